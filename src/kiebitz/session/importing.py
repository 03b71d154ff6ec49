"""Games from elsewhere, brought into the collection in the background, while tables are played at.

An archive is read in another process, unless it is small, and added in many short transactions. Whatever ends the
program loses only the last of them; importing the same archive again goes on from there, since no game is added twice.
"""

from __future__ import annotations

import logging
import shutil
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from enum import Enum
from io import BufferedReader
from itertools import islice
from pathlib import Path
from typing import BinaryIO, Final, cast

from kiebitz.formats.iss import Archive, InvalidRecord, map_records
from kiebitz.session.errors import StorageFault, UnreadableArchive
from kiebitz.session.game_row import GameRow, row_of_record
from kiebitz.session.store import Store
from kiebitz.work.workers import background_worker

FAULTS_KEPT: Final = 100
_GAMES_AT_ONCE: Final = 100  # in one transaction, for which whoever moves at a table may have to wait
_SMALL: Final = 200_000  # bytes; so little is read sooner than another process has started
_PAUSE: Final = 0.001  # seconds between transactions, so that whoever waits for the store comes first

_log: Final = logging.getLogger(__name__)


class ImportState(Enum):
    """How far an import has come."""

    RUNNING = "running"
    DONE = "done"
    CANCELLED = "cancelled"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Fault:
    """A record that cannot be read or replayed; line and column count from 1."""

    line: int
    column: int
    reason: str


@dataclass(frozen=True, slots=True)
class Progress:
    """What an import has done so far, or altogether.

    bytes_read, bytes_total  of the archive as it is, packed or not
    added    games that are new in the collection, or known for the first time with all cards
    known    games that it had already
    partial  how many of both are a seat's view, which hides cards
    broken   records that could not be read or replayed
    faults   the first hundred of them
    last     the game read last, new or known, by its number in the collection
    error    why it failed, if it did; what was added before stays
    """

    state: ImportState = ImportState.RUNNING
    bytes_read: int = 0
    bytes_total: int = 0
    added: int = 0
    known: int = 0
    partial: int = 0
    broken: int = 0
    faults: tuple[Fault, ...] = ()
    last: int | None = None
    error: Exception | None = None


class Import:
    """An import under way, or ended."""

    def __init__(self, store: Store, archive: Archive) -> None:
        self._store = store
        self._archive = archive
        self._progress = Progress(bytes_total=archive.size)
        self._is_cancelled = threading.Event()
        self._thread = threading.Thread(target=self._run, name="import", daemon=True)
        self._thread.start()

    @classmethod
    def begin(cls, store: Store, source: Path | str | BinaryIO) -> Import:
        """Import a file, a text that somebody pasted, or a stream, which is copied first; plain, gzip or bzip2.

        `UnreadableArchive` if there is no such file, or no room for the copy.
        """
        try:
            return cls(store, Archive(str(source)) if isinstance(source, Path) else _copied(source))
        except OSError as error:
            raise UnreadableArchive(f"the games cannot be read: {error.strerror or error}") from None

    @property
    def progress(self) -> Progress:
        """How far it has come; the last one is the report."""
        return self._progress

    def cancel(self) -> None:
        """Add no more games; those that have been added stay."""
        self._is_cancelled.set()

    def wait(self, seconds: float | None = None) -> Progress:
        """Wait for the end, but no longer than so many seconds, and tell how far it has come."""
        self._thread.join(seconds)
        return self._progress

    # -- in the background ---------------------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            was_read = self._read()
        except StorageFault as error:
            self._fail(error)
        except (OSError, BrokenProcessPool) as error:
            self._fail(UnreadableArchive(f"the games cannot be read: {error}"))
        except Exception as error:  # nobody would hear of it
            _log.exception("an import failed")
            self._fail(error)
        else:
            self._progress = replace(
                self._progress,
                state=ImportState.DONE if was_read else ImportState.CANCELLED,
                bytes_read=self._archive.size if was_read else self._progress.bytes_read,
            )

    def _fail(self, error: Exception) -> None:
        self._progress = replace(self._progress, state=ImportState.FAILED, error=error)

    def _read(self) -> bool:
        """Add the games of the archive; whether that came to its end."""
        with _reader(self._archive.size) as (executor, in_flight):
            found = map_records([self._archive], row_of_record, executor, in_flight)
            while batch := list(islice(found, _GAMES_AT_ONCE)):
                self._take(batch)
                if self._is_cancelled.wait(_PAUSE):
                    return False
        return True

    def _take(self, batch: list[GameRow | InvalidRecord]) -> None:
        rows = [found for found in batch if not isinstance(found, InvalidRecord)]
        faults = [Fault(found.line, found.column, found.reason) for found in batch if isinstance(found, InvalidRecord)]
        added = self._store.games.add(rows)
        so_far = self._progress
        self._progress = replace(
            so_far,
            bytes_read=self._archive.position,
            added=so_far.added + added,
            known=so_far.known + len(rows) - added,
            partial=so_far.partial + sum(row["is_partial"] for row in rows),
            broken=so_far.broken + len(faults),
            faults=(*so_far.faults, *faults)[:FAULTS_KEPT],
            last=self._store.games.number_of(rows[-1]) if rows else so_far.last,
        )


@contextmanager
def _reader(size: int) -> Iterator[tuple[Executor | None, int]]:
    if size <= _SMALL:
        yield None, 0
        return
    with background_worker() as workers:
        yield workers.executor, workers.in_flight


def _copied(source: str | BinaryIO) -> Archive:
    """An archive without a name, which is gone with the program at the latest."""
    with ExitStack() as stack:
        file = stack.enter_context(tempfile.TemporaryFile())
        if isinstance(source, str):
            file.write(source.encode(errors="replace"))
        else:
            shutil.copyfileobj(source, file)
        archive = Archive("", cast(BufferedReader, file))
        stack.pop_all()  # whoever reads it closes it
        return archive
