"""Imports that the page has begun, by their numbers, while the program runs."""

from __future__ import annotations

import itertools
import threading
from typing import BinaryIO, Final, Literal, TypeAlias

from msgspec import Struct

from kiebitz.formats.foreign_text import printable
from kiebitz.session import (
    ArchiveTooLarge,
    ArchiveTooSlow,
    Fault,
    Import,
    ImportState,
    Refused,
    StorageFault,
    Store,
    UnreadableArchive,
)
from kiebitz.web.causes import Cause, cause_seen

SECONDS_TO_END: Final = 3.0

FaultName: TypeAlias = Literal["too large", "too slow", "unreadable", "not stored"]


class FaultSeen(Struct, frozen=True, rename="camel"):
    """A record that could not be read or replayed; `reason` is English, `cause` what the page has words for."""

    line: int
    column: int
    reason: str
    cause: Cause


class ImportSeen(Struct, frozen=True, rename="camel"):
    """How far an import has come, as `Progress` has it; `fault` is the kind of its error, if there are words for it."""

    id: int
    state: ImportState
    bytes_read: int
    bytes_total: int
    added: int
    known: int
    partial: int
    broken: int
    faults: list[FaultSeen]
    last: int | None
    fault: FaultName | None
    error: str | None


# The kinds of failures that the page has words for; the first that fits counts.
_FAULTS: Final[tuple[tuple[type[Exception], FaultName], ...]] = (
    (ArchiveTooLarge, "too large"),
    (ArchiveTooSlow, "too slow"),
    (UnreadableArchive, "unreadable"),
    (StorageFault, "not stored"),
)


class UnknownImport(Refused):
    """There is no import of this number, or it was begun before the program was started again."""


class Imports:
    """All imports since the program started."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._numbers = itertools.count(1)
        self._lock = threading.Lock()
        self._imports: dict[int, Import] = {}

    def begin(self, file: BinaryIO) -> int:
        """Import a file, of which a copy is made; the number to ask for it by."""
        begun = Import.begin(self._store, file)
        with self._lock:
            number = next(self._numbers)
            self._imports[number] = begun
        return number

    def running(self) -> list[int]:
        """The numbers of those that go on."""
        with self._lock:
            return [number for number, each in self._imports.items() if each.progress.state is ImportState.RUNNING]

    def get(self, number: int) -> ImportSeen:
        """How far one has come."""
        progress = self._import(number).progress
        return ImportSeen(
            id=number,
            state=progress.state,
            bytes_read=progress.bytes_read,
            bytes_total=progress.bytes_total,
            added=progress.added,
            known=progress.known,
            partial=progress.partial,
            broken=progress.broken,
            faults=[_seen(fault) for fault in progress.faults],
            last=progress.last,
            fault=_fault_of(progress.error),
            error=None if progress.error is None else printable(str(progress.error)),
        )

    def cancel(self, number: int) -> None:
        """Stop one; what has been added stays."""
        self._import(number).cancel()

    def close(self) -> None:
        """Stop all, since the program ends."""
        for number in self.running():
            self._import(number).cancel()
        for number in self.running():
            self._import(number).wait(SECONDS_TO_END)

    def _import(self, number: int) -> Import:
        with self._lock:
            if number not in self._imports:
                raise UnknownImport("import-unknown", number=str(number))
            return self._imports[number]


def _seen(fault: Fault) -> FaultSeen:
    return FaultSeen(fault.line, fault.column, printable(fault.reason), cause_seen(fault.cause))


def _fault_of(error: Exception | None) -> FaultName | None:
    return next((name for kind, name in _FAULTS if isinstance(error, kind)), None)
