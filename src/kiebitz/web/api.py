"""What the page asks for besides its table: the lobby, new tables, links for guests. Only the owner may ask.

Answers are JSON; a fault is `{"fault": NAME, "detail": TEXT}` with a status above 400.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kiebitz.session import NotAName, Refused, StorageFault, TableIsHeld, UnknownTable
from kiebitz.web.keys import Keys
from kiebitz.web.rooms import Rooms
from kiebitz.web.tables import NotOffered, Tables, TableWanted

LONGEST_REQUEST: Final = 16384  # bytes
Wanted = TypeVar("Wanted")


class ApiFault(ValueError):
    """Something that is answered with a fault."""

    def __init__(self, status: int, fault: str, detail: str = "") -> None:
        super().__init__(detail)
        self.status = status
        self.fault = fault


class AgainWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Play a deal again, from a seat, after so many of its moves."""

    deal: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=2)]
    moves: Annotated[int, Meta(ge=0)] | None = None


class Api:
    """The handlers, with what they need."""

    def __init__(self, tables: Tables, rooms: Rooms, keys: Keys) -> None:
        self._tables = tables
        self._rooms = rooms
        self._keys = keys

    def routes(self) -> list[Route]:
        """Where what is answered."""
        return [
            self.route("/api/lobby", "GET", self._lobby),
            self.route("/api/tables", "POST", self._begin),
            self.route("/api/tables/{table:int}", "DELETE", self._delete),
            self.route("/api/tables/{table:int}/guests", "GET", self._guests),
            self.route("/api/tables/{table:int}/again", "POST", self._again),
        ]

    def route(self, path: str, method: str, answer: Callable[[Request, bytes], Any]) -> Route:
        """A route for the owner whose answer, made on a thread, is sent as JSON."""

        async def handle(request: Request) -> Response:
            try:
                self._check_owner(request)
                body = await _body_of(request)
                return _as_json(await run_in_threadpool(answer, request, body))
            except ValueError as error:
                fault = _fault_of(error)
                return _as_json({"fault": fault.fault, "detail": str(fault)}, fault.status)

        return Route(path, handle, methods=[method])

    def _check_owner(self, request: Request) -> None:
        scheme, _, key = request.headers.get("authorization", "").partition(" ")
        if scheme != "Bearer" or not self._keys.is_owner(key):
            raise ApiFault(401, "not allowed", "open the page by the link that kiebitz serve shows")

    # -- tables ------------------------------------------------------------------------------------------------------

    def _lobby(self, _request: Request, _body: bytes) -> Any:
        return self._tables.lobby()

    def _begin(self, _request: Request, body: bytes) -> Any:
        return {"table": self._tables.begin(wanted(body, TableWanted))}

    def _delete(self, request: Request, _body: bytes) -> Any:
        table = request.path_params["table"]
        self._rooms.close_table(table)
        self._tables.delete(table)
        return {}

    def _guests(self, request: Request, _body: bytes) -> Any:
        return self._tables.guests(request.path_params["table"])

    def _again(self, request: Request, body: bytes) -> Any:
        asked = wanted(body, AgainWanted)
        return {"table": self._tables.again(request.path_params["table"], asked.deal, asked.seat, asked.moves)}


def wanted(body: bytes, kind: type[Wanted]) -> Wanted:
    """What a request asks for."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ApiFault(400, "malformed", str(error)) from None


async def _body_of(request: Request) -> bytes:
    """The request's body, read only as far as it may go."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LONGEST_REQUEST:
            raise ApiFault(413, "too long", f"a request has at most {LONGEST_REQUEST} bytes")
    return body


def _fault_of(error: ValueError) -> ApiFault:
    if isinstance(error, ApiFault):
        return error
    if isinstance(error, UnknownTable):
        return ApiFault(404, "unknown table", error.reason)
    if isinstance(error, TableIsHeld):
        return ApiFault(409, "held", error.reason)
    if isinstance(error, StorageFault):
        return ApiFault(507, "not stored", error.reason)
    if isinstance(error, NotAName):
        return ApiFault(400, "not a name", str(error))
    if isinstance(error, NotOffered):
        return ApiFault(403, "not offered", str(error))
    return ApiFault(409 if isinstance(error, Refused) else 400, "not possible", str(error))


def _as_json(answer: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(answer), status, headers, media_type="application/json")
