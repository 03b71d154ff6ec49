"""The running server: one for a user, on a port of this machine, found again by a second start."""

from __future__ import annotations

import asyncio
import errno
import json
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn

from kiebitz.session import FILE_NAME, Store, UnreadableStore, take_over
from kiebitz.web.app import Setup, application
from kiebitz.web.keys import new_token
from kiebitz.web.protocols import HttpProtocol, SocketProtocol
from kiebitz.web.sparing_log import log_sparingly
from kiebitz.work.lock import Lock, Locked
from kiebitz.work.private import make_private_folder, replace_private

USUAL_PORT: Final = 7707
PORTS_TO_TRY: Final = 20
LONGEST_SOCKET_MESSAGE: Final = 1 << 20  # bytes; what is longer than a message may be, but not absurd, gets an answer
CALLS_AT_ONCE: Final = 128  # taken before anything else is done; more wait with the system
_ADDRESS_FILE: Final = "web-server.json"
_LOCK_FILE: Final = "web-server.lock"
_SECONDS_TO_END: Final = 3


class PortTaken(ValueError):
    """Another program listens on the port that was asked for."""

    def __init__(self, port: int) -> None:
        super().__init__(f"port {port} is taken")
        self.port = port


class CannotListen(ValueError):
    """The host that was asked for is not this machine, or its port is not for everybody."""

    def __init__(self, host: str, reason: str) -> None:
        super().__init__(f"cannot listen on {host}: {reason}")
        self.host = host
        self.reason = reason


class AlreadyServing(ValueError):
    """A server of this user is running; `url` leads to it, if it said where."""

    def __init__(self, url: str | None) -> None:
        super().__init__("a server is running already")
        self.url = url


@dataclass(frozen=True, slots=True)
class Address:
    """Where to listen: a host, and a port or with `None` the usual one or the next that is free."""

    host: str = "127.0.0.1"
    port: int | None = None

    @property
    def is_open(self) -> bool:
        """Whether other machines can connect."""
        return self.host not in ("127.0.0.1", "localhost", "::1")


def bound(address: Address) -> socket.socket:
    """A socket that listens there; `PortTaken` if that port was asked for and is not free, or `CannotListen`."""
    ports = [address.port] if address.port is not None else [*range(USUAL_PORT, USUAL_PORT + PORTS_TO_TRY), 0]
    for port in ports:
        family = socket.AF_INET6 if ":" in address.host else socket.AF_INET
        # Only where TCP is named does asyncio send small messages at once; else each may wait 40 ms for the one before.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((address.host, port))
            found.listen()  # on some systems a bound port can be bound again until somebody listens
        except OSError as error:
            found.close()
            if error.errno != errno.EADDRINUSE:
                raise CannotListen(address.host, error.strerror or str(error)) from None
        else:
            return found
    assert address.port is not None
    raise PortTaken(address.port)


def serve(setup: Setup, address: Address, when_ready: Callable[[str], None]) -> None:
    """Serve until the program is told to end; `when_ready` is called with the address to open.

    Ctrl-C raises `KeyboardInterrupt` as usual, but only when all tables are closed. `AlreadyServing`, `PortTaken` or
    `CannotListen` if it cannot begin; `StorageFault` or `OSError` if its folder is at fault.
    """
    folder = setup.folder
    lock = _lock(folder)
    log_sparingly()
    with (
        Store(folder / FILE_NAME, shares_syncs=setup.rooms is not None or setup.beside is not None) as store,
        bound(address) as listening,
    ):
        with suppress(UnreadableStore):  # it has been moved aside, where its reader finds it
            take_over(store)
        url = _url(address, listening, setup.token)
        _note(folder, url)
        config = uvicorn.Config(
            application(store, setup),
            log_level="warning",
            log_config=None,
            http=HttpProtocol,
            ws=SocketProtocol,
            backlog=CALLS_AT_ONCE,
            proxy_headers=False,  # anybody could claim to call from elsewhere
            ws_max_size=LONGEST_SOCKET_MESSAGE,
            server_header=False,
            timeout_graceful_shutdown=_SECONDS_TO_END,
        )
        server = _Server(config)
        with _ending_in_order(server):
            asyncio.run(_run(server, listening, lambda: when_ready(url)))
    lock.release()


class _Server(uvicorn.Server):
    """Leaves signals to `_ending_in_order`: at the second Ctrl-C uvicorn would leave tables as they are."""

    def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override]
        return nullcontext()


@contextmanager
def _ending_in_order(server: uvicorn.Server) -> Iterator[None]:
    """However often it is told to end by a signal, the server ends once; then the first signal does what it usually
    does."""
    told: list[int] = []

    def end(number: int, frame: FrameType | None) -> None:
        told.append(number)
        server.should_exit = True

    before = {number: signal.signal(number, end) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if told:
        signal.raise_signal(told[0])


def replace_token(folder: Path) -> str:
    """Another token for the servers to come; `AlreadyServing` if there is one, which goes by the old one."""
    lock = _lock(folder)
    try:
        return new_token(folder)
    finally:
        lock.release()


def _lock(folder: Path) -> Lock:
    make_private_folder(folder)
    try:
        return Lock(folder / _LOCK_FILE)
    except Locked:
        raise AlreadyServing(_url_of_other(folder)) from None


async def _run(server: uvicorn.Server, listening: socket.socket, when_started: Callable[[], None]) -> None:
    running = asyncio.create_task(server.serve([listening]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    if server.started:
        when_started()
    await running


def _url(address: Address, listening: socket.socket, token: str) -> str:
    """The address to open. The token stands behind the #, which no browser sends to anybody."""
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/#key={token}"


def _note(folder: Path, url: str) -> None:
    replace_private(folder / _ADDRESS_FILE, json.dumps({"url": url}))


def _url_of_other(folder: Path) -> str | None:
    try:
        return str(json.loads((folder / _ADDRESS_FILE).read_text())["url"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
