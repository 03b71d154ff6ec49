"""What a table or its store refuses, by type. Whatever is refused has changed nothing."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from kiebitz.errors import Fault


class Refused(Fault):
    """What was asked is not possible now; the table is as it was. Moves against the rules are an `IllegalMove`."""


class NotYourTurn(Refused):
    """The table waits for somebody else."""


class NotAsked(Refused):
    """An answer to a question that is not being asked."""


class AnsweredAlready(NotAsked):
    """The question was asked, and has been answered since, perhaps by the same person elsewhere."""


class Outdated(Refused):
    """Something else has happened since this was decided, perhaps by the same person elsewhere."""


class TooManyHints(Refused):
    """Enough are being thought about for this key."""


class NotInPractice(Refused):
    """Moves are taken back only where that was agreed."""


class NothingToTakeBack(Refused):
    """This place has decided nothing in the deal yet."""


class TableIsOver(Refused):
    """All deals have been played."""


class NotOver(Refused):
    """The table is still being played."""


class TableIsClosed(Refused):
    """This program has left the table."""


class NotAdmitted(Refused):
    """The link opens nothing in this room, or not what was asked for."""


class TooManyRooms(Refused):
    """No more rooms can be opened now."""


class NotAName(Fault):
    """Nobody at a table can be called so."""


class UnknownPerson(Fault):
    """Nothing is remembered of anybody of this name."""


class NoSuchMoment(Fault):
    """A game has not so many moves."""


class UnreadableArchive(Fault):
    """A file of games cannot be read."""


class ArchiveTooLarge(UnreadableArchive):
    """More comes out of a file of games than may."""


class ArchiveTooSlow(UnreadableArchive):
    """Reading a file of games takes longer than it may."""


class StorageFault(Fault):
    """The store cannot do what was asked; `path` is its file, `cause` says why."""

    sentence: ClassVar = "store-file"

    def __init__(self, path: Path, code: str, /, **values: str | float | Fault) -> None:
        self.path = path
        self.cause = Fault(code, **values)
        super().__init__(self.sentence, path=str(path), reason=self.cause)

    @property
    def reason(self) -> str:
        """Why, without the path, in English."""
        return str(self.cause)


class NotStored(StorageFault):
    """Something could not be made durable, so it did not happen: the disk is full, read-only, or fails."""


class StoreGone(NotStored):
    """The file was deleted or replaced while the program had it open, so nothing can be made durable."""

    sentence = "store-gone"


class NewerStore(StorageFault):
    """The store was written by a newer release; it is untouched."""

    sentence = "store-newer"


class UnreadableStore(StorageFault):
    """The file is no store, or what it holds cannot be understood."""

    sentence = "store-unreadable"


class NoStore(UnreadableStore):
    """There is no file to look at yet."""

    sentence = "store-not-there"


class ForeignStore(UnreadableStore):
    """The file belongs to another program; it is untouched."""

    sentence = "store-foreign"


class DamagedStore(UnreadableStore):
    """The file is a store, but damaged; it is as it was found."""

    sentence = "store-damaged"


class TableMovedOn(StorageFault):
    """The stored table is another than the one in memory: somebody else has gone on with it."""


class TableIsHeld(StorageFault):
    """Another program, or another part of this one, is playing at the table."""


class UnknownTable(StorageFault):
    """There is no table of this number."""


class UnknownGame(StorageFault):
    """There is no game of this number, or it has been deleted."""


class UnknownRoom(StorageFault):
    """There is no room of this number, or none any more."""
