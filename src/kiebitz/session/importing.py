"""Games from elsewhere, brought into the collection in the background, while tables are played at.

An archive is read in another process and added in many short transactions. Whatever ends the program loses only the
last of them; importing the same archive again goes on from there, since no game is added twice.
"""

from __future__ import annotations

import logging
import shutil
import tempfile
import threading
import time
from contextlib import ExitStack
from dataclasses import dataclass, replace
from enum import Enum
from io import BufferedReader
from pathlib import Path
from typing import BinaryIO, Final, cast

from kiebitz import errors
from kiebitz.formats.iss import InvalidRecord
from kiebitz.session.errors import StorageFault, UnreadableArchive
from kiebitz.session.reading import MOST_SECONDS, Batch, Reader, Source, keep_reader, take_reader
from kiebitz.session.store import Store
from kiebitz.stop import Cancelled

FAULTS_KEPT: Final = 100
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
    cause: errors.Fault

    @property
    def reason(self) -> str:
        """What is wrong there, in English."""
        return str(self.cause)


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

    def __init__(self, store: Store, source: Source, seconds: float) -> None:
        self._store = store
        self._source = source
        self._deadline = time.monotonic() + seconds
        self._progress = Progress(bytes_total=source.size)
        self._is_cancelled = threading.Event()
        self._lock = threading.Lock()
        self._reader: Reader | None = None
        self._thread = threading.Thread(target=self._run, name="import", daemon=True)
        self._thread.start()

    @classmethod
    def begin(cls, store: Store, source: Path | str | BinaryIO, *, seconds: float = MOST_SECONDS) -> Import:
        """Import a file, a text that somebody pasted, or a stream, which is copied first; plain, gzip or bzip2.

        It fails with `ArchiveTooSlow` after so many seconds. `UnreadableArchive` if there is no such file, or no room
        for the copy.
        """
        try:
            return cls(store, _at(source) if isinstance(source, Path) else _copied(source), seconds)
        except OSError as error:
            raise UnreadableArchive("archive-unreadable", detail=error.strerror or str(error)) from None

    @property
    def progress(self) -> Progress:
        """How far it has come; the last one is the report."""
        return self._progress

    def cancel(self) -> None:
        """Add no more games, and end whoever reads them; those that have been added stay."""
        with self._lock:
            self._is_cancelled.set()
            if self._reader is not None:
                self._reader.kill()

    def wait(self, seconds: float | None = None) -> Progress:
        """Wait for the end, but no longer than so many seconds, and tell how far it has come."""
        self._thread.join(seconds)
        return self._progress

    # -- in the background ---------------------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            self._read()
        except (Cancelled, StorageFault, UnreadableArchive) as error:
            self._fail(error)
        except Exception as error:  # nobody would hear of it
            _log.exception("an import failed")
            self._fail(error)
        else:
            self._progress = replace(self._progress, state=ImportState.DONE, bytes_read=self._source.size)

    def _fail(self, error: Exception) -> None:
        """Note why it has ended; one that was cancelled has only done what it was told."""
        if self._is_cancelled.is_set() and not isinstance(error, StorageFault):
            self._progress = replace(self._progress, state=ImportState.CANCELLED)
        else:
            self._progress = replace(self._progress, state=ImportState.FAILED, error=error)

    def _read(self) -> None:
        reader = take_reader()
        try:
            self._is_read_by(reader)
            for batch in reader.read(self._source, self._deadline):
                self._take(batch)
                if self._is_cancelled.wait(_PAUSE):
                    break
            self._is_read_by(None)
        except BaseException:
            reader.end()
            raise
        keep_reader(reader)

    def _is_read_by(self, reader: Reader | None) -> None:
        """Let whoever cancels know whom to end; `Cancelled` if somebody has."""
        with self._lock:
            self._reader = reader
            if self._is_cancelled.is_set():
                raise Cancelled("the import was cancelled")

    def _take(self, batch: Batch) -> None:
        rows = [found for found in batch.found if not isinstance(found, InvalidRecord)]
        broken = [found for found in batch.found if isinstance(found, InvalidRecord)]
        faults = [Fault(found.line, found.column, found.cause) for found in broken]
        added = self._store.games.add(rows)
        so_far = self._progress
        self._progress = replace(
            so_far,
            bytes_read=batch.position,
            added=so_far.added + added,
            known=so_far.known + len(rows) - added,
            partial=so_far.partial + sum(row["is_partial"] for row in rows),
            broken=so_far.broken + len(faults),
            faults=(*so_far.faults, *faults)[:FAULTS_KEPT],
            last=self._store.games.number_of(rows[-1]) if rows else so_far.last,
        )


def _at(path: Path) -> Source:
    """An archive by its name from the root, wherever who reads it may be."""
    return Source(str(path.absolute()), None, path.stat().st_size)


def _copied(source: str | BinaryIO) -> Source:
    """An archive without a name, which is gone with the program at the latest."""
    with ExitStack() as stack:
        file = stack.enter_context(tempfile.TemporaryFile())
        if isinstance(source, str):
            file.write(source.encode(errors="replace"))
        else:
            shutil.copyfileobj(source, file)
        file.flush()
        stack.pop_all()  # whoever reads it closes it
        return Source("", cast(BufferedReader, file), file.tell())
