"""The server: lines of text over TCP, one connection a guest, each read and answered in its own time."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Final

from kiebitz.errors import Fault
from kiebitz.network.accounts import Accounts, checked_account
from kiebitz.network.commands import is_heard_by_others, parse_command
from kiebitz.network.guests import Guest
from kiebitz.network.hall import Hall, HallSetup
from kiebitz.network.messages import Message, PasswordWanted, Refusal, Welcome
from kiebitz.network.telling import Denied
from kiebitz.network.words import LONGEST_LINE, NotALine
from kiebitz.session import Club, Store
from kiebitz.session.rooms import Rooms

MINOR_VERSION: Final = 11033
SECONDS_TO_LOG_IN: Final = 30.0
SECONDS_OF_SILENCE: Final = 3600.0  # after which a line is thought to be dead, if TCP has not found out
MOST_UNREAD: Final = 1 << 20  # bytes that a guest may leave unread
MOST_STRANGERS: Final = 100  # lines that have not logged in yet; the oldest makes room for a new one
LOUD_AT_ONCE: Final = 10  # things that others hear, said one after the other
LOUD_A_SECOND: Final = 2.0
THREADS: Final = 8
_KEEP_ALIVE: Final = {"TCP_KEEPIDLE": 30, "TCP_KEEPINTVL": 10, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 60_000}

_log: Final = logging.getLogger(__name__)


class TooLong(Fault):
    """A line that does not end."""


class Connection:
    """One line to a guest. Nothing is waited for when something is said: who does not read is cut off."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.address = str((writer.get_extra_info("peername") or ["?"])[0])
        _notice_death(writer)

    def send(self, message: Message) -> None:
        """Say something, unless far too much has not been read."""
        transport = self._writer.transport
        if transport.is_closing():
            return
        self._writer.write(f"{message}\n".encode())
        if transport.get_write_buffer_size() > MOST_UNREAD:
            transport.abort()

    def close(self) -> None:
        """End the line once what was said is sent."""
        self._writer.close()

    async def hear(self, seconds: float) -> str | None:
        """The next line, `None` if there are no more; `TooLong` or `TimeoutError` if it does not end."""
        try:
            async with asyncio.timeout(seconds):
                line = await self._reader.readuntil(b"\n")
        except asyncio.IncompleteReadError:
            return None
        except asyncio.LimitOverrunError:
            raise TooLong("iss-line-too-long", most=LONGEST_LINE) from None
        return line.decode("utf-8", errors="replace").rstrip("\r\n")


def _notice_death(writer: asyncio.StreamWriter) -> None:
    """Let TCP find out when the other side is gone without a word, and send small lines at once."""
    line = writer.get_extra_info("socket")
    with suppress(OSError):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for name, value in _KEEP_ALIVE.items():
            if hasattr(socket, name):  # not every system has all of them
                line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


class Server:
    """Listens, lets guests in, and hands what they say to the hall."""

    def __init__(self, hall: Hall, accounts: Accounts, doorkeeper: ThreadPoolExecutor) -> None:
        self.hall = hall
        self._accounts = accounts
        self._doorkeeper = doorkeeper
        self._strangers: dict[Connection, None] = {}  # the oldest first
        self._lines: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one line until it ends."""
        task = asyncio.current_task()
        assert task is not None
        self._lines.add(task)
        connection = Connection(reader, writer)
        try:
            guest = await self._log_in(connection)
            if guest is not None:
                await self._converse(guest, connection)
        except (TooLong, TimeoutError):
            connection.send(Refusal("_line_too_long_or_late"))
        except (ConnectionError, OSError):
            pass  # gone: nobody is to be told
        except asyncio.CancelledError:
            pass  # the server ends
        except Exception:
            _log.exception("a line of the protocol failed")
        finally:
            self._lines.discard(task)
            connection.close()

    async def _log_in(self, connection: Connection) -> Guest | None:
        if len(self._strangers) >= MOST_STRANGERS:
            oldest = next(iter(self._strangers))
            del self._strangers[oldest]
            oldest.close()
        self._strangers[connection] = None
        try:
            name = await connection.hear(SECONDS_TO_LOG_IN)
            connection.send(PasswordWanted())
            password = await connection.hear(SECONDS_TO_LOG_IN)
            if name is None or password is None:
                return None
            if not await self._is_admitted(name, password):
                connection.send(Refusal("_id_pw_mismatch"))
                return None
        finally:
            self._strangers.pop(connection, None)
        connection.send(Welcome(name, MINOR_VERSION))
        try:
            return await self.hall.enter(name, connection, self._accounts.proof(name))
        except Denied as denied:
            connection.send(Refusal(denied.reason))
            return None

    async def _is_admitted(self, name: str, password: str) -> bool:
        try:
            checked_account(name)
        except Fault:
            return False
        if self.hall.is_reserved(name):
            return False
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._doorkeeper, self._accounts.admits, name, password)

    async def _converse(self, guest: Guest, connection: Connection) -> None:
        allowance = _Allowance()
        try:
            while (said := await connection.hear(SECONDS_OF_SILENCE)) is not None and guest.line is connection:
                try:
                    command = parse_command(said)
                except NotALine:
                    guest.send(Refusal("_unknown_command"))
                else:
                    if is_heard_by_others(command):
                        await allowance.wait()
                    await self.hall.do(guest, command)
                await asyncio.sleep(0)  # however much one says, the others are heard
        finally:
            self.hall.leave(guest, connection)

    async def close(self) -> None:
        """End all lines."""
        self.hall.close()
        for line in list(self._lines):
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)
        await self.hall.settle()


class _Allowance:
    """How much of what others hear somebody may say: more waits, and with it all that this one says after it."""

    def __init__(self) -> None:
        self._left = float(LOUD_AT_ONCE)
        self._since = asyncio.get_running_loop().time()

    async def wait(self) -> None:
        """Use up one; wait until there is one."""
        now = asyncio.get_running_loop().time()
        self._left = min(LOUD_AT_ONCE, self._left + (now - self._since) * LOUD_A_SECOND) - 1
        self._since = now
        if self._left < 0:
            await asyncio.sleep(-self._left / LOUD_A_SECOND)


@asynccontextmanager
async def serving(
    store: Store,
    rooms: Rooms,
    listening: socket.socket,
    accounts: Accounts,
    setup: HallSetup,
    club: Club | None = None,
) -> AsyncIterator[Server]:
    """A server on a socket that listens, until the context is left. With a club its rooms can be joined by links."""
    threads, doorkeeper = ThreadPoolExecutor(THREADS, "protocol"), ThreadPoolExecutor(1, "doorkeeper")
    server = Server(Hall(store, rooms, threads, setup, club), accounts, doorkeeper)
    for name, proof in (await server.hall.resume()).items():
        accounts.recall(name, proof)
    listener = await asyncio.start_server(server.serve, sock=listening, limit=LONGEST_LINE)
    try:
        yield server
    finally:
        listener.close()
        await server.close()
        for pool in (threads, doorkeeper):
            pool.shutdown(wait=False, cancel_futures=True)
