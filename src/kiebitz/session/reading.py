"""Archives read and replayed by another process, which takes only the time that is left and can be ended at any moment.

Starting it takes longer than reading what somebody pasted, so one that has come to the end of its archive is kept for
the next. It is started afresh and not as a copy of this one, whose threads may hold locks just then, nor as the program
that asks for it, whose work is not to be done twice.
"""

from __future__ import annotations

import atexit
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from io import BufferedReader
from itertools import islice
from multiprocessing.connection import Connection
from multiprocessing.reduction import recv_handle, send_handle
from typing import Any, Final

from kiebitz.formats.iss import Archive, InvalidRecord, TooMuchUnpacked, map_records
from kiebitz.session.errors import ArchiveTooLarge, ArchiveTooSlow, UnreadableArchive
from kiebitz.session.game_row import GameRow, row_of_record
from kiebitz.work.workers import become_background_worker, put_behind_others

MOST_UNPACKED: Final = 10_000_000_000  # bytes of one archive: some six million games
MOST_SECONDS: Final = 3600.0  # for one archive
_FOLD: Final = 100  # so many times its own size may come out of an archive; records that are packed give 4 to 10
_ALWAYS_UNPACKED: Final = 10_000_000  # bytes that may come out of the smallest

_AT_ONCE: Final = (
    100  # records, which are stored in one transaction, for which whoever moves at a table may have to wait
)
_SECONDS_TO_END: Final = 5.0  # after a kill
# What the new process does: look for modules where this one does, and read.
_START: Final = "import sys; sys.path[:] = sys.argv[3:]; from kiebitz.session.reading import read_for; read_for()"


@dataclass(frozen=True, slots=True)
class Source:
    """Where records are: at a path, or in a file without a name, which is closed by whoever reads it."""

    path: str
    file: BufferedReader | None
    size: int

    @property
    def most_unpacked(self) -> int:
        """How many bytes may come out of it."""
        return min(MOST_UNPACKED, max(_ALWAYS_UNPACKED, _FOLD * self.size))


@dataclass(frozen=True, slots=True)
class Batch:
    """Some of the records in their order, and how many bytes of the archive have been read by then."""

    found: list[GameRow | InvalidRecord]
    position: int


class Reader:
    """A process that reads one archive after the other."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-c", _START, str(theirs.fileno()), str(os.getpid()), *sys.path],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                pass_fds=(theirs.fileno(),),
                start_new_session=True,  # Ctrl-C is for this program, also before the other can ignore it
            )
        self._connection = Connection(ours.detach())
        put_behind_others(self._process.pid)

    def read(self, source: Source, deadline: float) -> Iterator[Batch]:
        """All records of an archive; `UnreadableArchive` if that fails, takes too long or too much comes out."""
        try:
            self._ask(source)
            while (said := self._hear(deadline)) is not None:
                yield said
        except (EOFError, ConnectionError):
            raise UnreadableArchive("archive-reader-broken") from None

    def _ask(self, source: Source) -> None:
        self._connection.send((source.path, source.file is not None, source.most_unpacked))
        if source.file is not None:
            with source.file as file:
                send_handle(self._connection, file.fileno(), self._process.pid)

    def _hear(self, deadline: float) -> Batch | None:
        if not self._connection.poll(max(0.0, deadline - time.monotonic())):
            raise ArchiveTooSlow("archive-too-slow")
        said = self._connection.recv()
        if isinstance(said, UnreadableArchive):
            raise said
        assert said is None or isinstance(said, Batch)
        return said

    @property
    def is_alive(self) -> bool:
        """Whether it can read."""
        return self._process.poll() is None

    def kill(self) -> None:
        """End it at once, whatever it does; who waits for it hears that it has broken down."""
        self._process.kill()

    def end(self) -> None:
        """End it and forget it."""
        self.kill()
        self._process.wait(_SECONDS_TO_END)
        self._connection.close()


# -- readers kept for the next archive -------------------------------------------------------------------------------

_kept: Final[list[Reader]] = []  # at most one
_keeping: Final = threading.Lock()


def take_reader() -> Reader:
    """One that is ready, or a new one."""
    with _keeping:
        while _kept:
            if (reader := _kept.pop()).is_alive:
                return reader
    return Reader()


def keep_reader(reader: Reader) -> None:
    """Keep one that has come to the end of its archive, unless there is one already."""
    with _keeping:
        if not _kept:
            _kept.append(reader)
            return
    reader.end()


def _end_kept() -> None:
    while _kept:
        _kept.pop().end()


atexit.register(_end_kept)
os.register_at_fork(after_in_child=_kept.clear)  # they read for the parent


# -- in the other process --------------------------------------------------------------------------------------------


def read_for() -> None:
    """Read what the program asks for that has started this one, until it does not any more."""
    connection, leader = Connection(int(sys.argv[1])), int(sys.argv[2])
    become_background_worker(leader)
    with suppress(EOFError, ConnectionError):
        while True:
            _answer(connection, *connection.recv())


def _answer(connection: Connection, path: str, is_handed_over: bool, most_unpacked: int) -> None:
    file: Any = os.fdopen(recv_handle(connection), "rb") if is_handed_over else None
    try:
        archive = Archive(path, file, most_unpacked)
        found = map_records([archive], row_of_record)
        while batch := list(islice(found, _AT_ONCE)):
            connection.send(Batch(batch, archive.position))
    except TooMuchUnpacked as error:
        connection.send(ArchiveTooLarge(error.code, **error.values))
    except ConnectionError:
        raise
    except OSError as error:
        connection.send(UnreadableArchive("archive-unreadable", detail=error.strerror or str(error)))
    else:
        connection.send(None)
