"""What only the owner may ask: routes that check the key, answer as JSON, and name what went wrong.

A fault is `{"fault": NAME, "detail": TEXT, "cause": CAUSE}` with a status above 400: the text is English, and the
cause, if there is one, a `Cause`, for which the page has words.
"""

from __future__ import annotations

import tempfile
from collections.abc import Awaitable, Callable
from typing import Any, BinaryIO, Final, TypeAlias, TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from kiebitz.session import (
    NotAdmitted,
    NotAName,
    Refused,
    StorageFault,
    StoreGone,
    TableIsHeld,
    TooManyRooms,
    UnknownGame,
    UnknownRoom,
    UnknownTable,
)
from kiebitz.web.causes import Cause, cause_of
from kiebitz.web.keys import Keys
from kiebitz.web.lines import TooMany, recognise
from kiebitz.web.tables import NoSuchPlace, NotOffered

LONGEST_REQUEST: Final = 16384  # bytes
LONGEST_UPLOAD: Final = 500_000_000  # bytes; an archive of some 300,000 games, or packed of several million
Wanted = TypeVar("Wanted")
Respond: TypeAlias = Callable[[Request], Awaitable[Any]]


class ApiFault(ValueError):
    """Something that is answered with a fault."""

    def __init__(self, status: int, fault: str, detail: str = "", cause: Cause | None = None) -> None:
        super().__init__(detail)
        self.status = status
        self.fault = fault
        self.cause = cause

    def told(self) -> dict[str, str | Cause]:
        """What is answered."""
        answer: dict[str, str | Cause] = {"fault": self.fault, "detail": str(self)}
        return answer if self.cause is None else answer | {"cause": self.cause}


class OwnerRoutes:
    """Makes routes for whoever has the token."""

    def __init__(self, keys: Keys) -> None:
        self._keys = keys

    def route(self, path: str, method: str, answer: Callable[[Request, bytes], Any]) -> Route:
        """A route whose answer, made on a thread, is sent as JSON, unless it is a response."""

        async def respond(request: Request) -> Any:
            return await run_in_threadpool(answer, request, await body_of(request))

        return self._guarded(path, method, respond)

    def upload(self, path: str, answer: Callable[[BinaryIO], Any]) -> Route:
        """A route for a long body, which is put into a file while it comes."""

        async def respond(request: Request) -> Any:
            with tempfile.TemporaryFile() as file:
                await _receive(request, file)
                return await run_in_threadpool(answer, file)

        return self._guarded(path, "POST", respond)

    def _guarded(self, path: str, method: str, respond: Respond) -> Route:
        async def respond_to_owner(request: Request) -> Any:
            key = key_of(request)
            if not self._keys.is_owner(key):
                raise not_the_owner()
            recognise(request.state, key, is_owner=True)
            return await respond(request)

        return answered(path, method, respond_to_owner)


def answered(path: str, method: str, respond: Respond) -> Route:
    """A route whose answer is sent as JSON, and so is what went wrong."""

    async def handle(request: Request) -> Response:
        try:
            answer = await respond(request)
            return answer if isinstance(answer, Response) else _as_json(answer)
        except (ValueError, OverflowError) as error:  # a day may lie beyond the calendar
            fault = _fault_of(error)
            return _as_json(fault.told(), fault.status)
        except ClientDisconnect:
            return Response(status_code=400)  # to nobody

    return Route(path, handle, methods=[method])


def key_of(request: Request) -> str:
    """The key that a request carries, or an empty one, which opens nothing."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key if scheme == "Bearer" else ""


def not_the_owner() -> ApiFault:
    """What is answered to everybody else."""
    return ApiFault(401, "not allowed", "open the page by the link that kiebitz serve shows")


def wanted(body: bytes, kind: type[Wanted]) -> Wanted:
    """What a request asks for."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ApiFault(400, "malformed", str(error)) from None


async def body_of(request: Request) -> bytes:
    """The request's body, read only as far as it may go."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LONGEST_REQUEST:
            raise ApiFault(413, "too long", f"a request has at most {LONGEST_REQUEST} bytes")
    return body


async def _receive(request: Request, file: BinaryIO) -> None:
    """Write the request's body to a file and go back to its start."""
    length = 0
    async for part in request.stream():
        length += len(part)
        if length > LONGEST_UPLOAD:
            raise ApiFault(413, "too long", f"a file has at most {LONGEST_UPLOAD} bytes; pack or split it")
        try:
            await run_in_threadpool(file.write, part)
        except OSError as error:
            raise ApiFault(507, "not stored", str(error)) from None
    file.seek(0)


# The first that fits counts, so the special stand before the general.
FAULTS: Final[tuple[tuple[type[Exception], int, str], ...]] = (
    (UnknownTable, 404, "unknown table"),
    (UnknownGame, 404, "unknown game"),
    (UnknownRoom, 404, "unknown table"),
    (TableIsHeld, 409, "held"),
    (StoreGone, 507, "store gone"),
    (StorageFault, 507, "not stored"),
    (TooMany, 503, "too many"),
    (NotAName, 400, "not a name"),
    (NotOffered, 403, "not offered"),
    (NoSuchPlace, 401, "not allowed"),
    (NotAdmitted, 401, "not allowed"),
    (TooManyRooms, 503, "too many"),
    (Refused, 409, "not possible"),
    (Exception, 400, "not possible"),
)


def _fault_of(error: ValueError | OverflowError) -> ApiFault:
    if isinstance(error, ApiFault):
        return error
    status, fault = next((status, fault) for kind, status, fault in FAULTS if isinstance(error, kind))
    detail = error.reason if isinstance(error, StorageFault) else str(error)
    return ApiFault(status, fault, detail, cause_of(error))


def _as_json(answer: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(answer), status, headers, media_type="application/json")
