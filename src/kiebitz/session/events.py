"""What happens at a table, as data. A viewer is told of it once it is stored, and only what its place may know."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

from kiebitz.moves import Declare, Move
from kiebitz.scoring import Result
from kiebitz.session.state import Mark


@dataclass(frozen=True, slots=True)
class Dealt:
    """The deal of this number, counted from 0, begins; `seating` are the places at the three seats."""

    number: int
    seating: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat made the move of this number in the deal; `seconds` is what a computer player took for it."""

    number: int
    seat: int
    move: Move
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Failed:
    """A computer player broke down or broke the rules, and `Moved` tells what was done in its place.

    What it complained of may tell its cards, so that is found in the table's view when the deal is over.
    """

    seat: int


@dataclass(frozen=True, slots=True)
class ClaimRefused:
    """The defenders want to see it; play goes on with the declarer's cards open."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """All moves of the deal from this number on were taken back by the person at a place."""

    number: int
    place: int


@dataclass(frozen=True, slots=True)
class Marked:
    """The person at a place took help in this deal."""

    place: int
    mark: Mark


@dataclass(frozen=True, slots=True)
class Renamed:
    """The person at a place has said what to be called."""

    place: int


@dataclass(frozen=True, slots=True)
class WentAway:
    """The person at a place is not there, and is played for from now on."""

    place: int


@dataclass(frozen=True, slots=True)
class CameBack:
    """The person at a place is there again, and decides from now on."""

    place: int


@dataclass(frozen=True, slots=True)
class Reseated:
    """Others sit at these places from the next deal on: people for computer players, or the other way round."""

    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealOver:
    """The deal has ended, and its cards are open to everybody."""

    number: int
    result: Result


@dataclass(frozen=True, slots=True)
class Entered:
    """The result of a deal stands in the list for good."""

    number: int


@dataclass(frozen=True, slots=True)
class NotRecorded:
    """Finished games are stored, but could not be appended to the file of records; it is tried again later."""

    path: Path
    reason: str


@dataclass(frozen=True, slots=True)
class TableOver:
    """All deals have been played."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The program has left the table; nothing more will be told."""


Event: TypeAlias = (
    Dealt
    | Moved
    | Failed
    | ClaimRefused
    | TakenBack
    | Marked
    | Renamed
    | WentAway
    | CameBack
    | Reseated
    | DealOver
    | Entered
    | NotRecorded
    | TableOver
    | Closed
)


def as_heard(event: Event, seat: int | None) -> Event:
    """An event as a seat, or an onlooker, hears it: only the declarer knows what was put away."""
    if isinstance(event, Moved) and isinstance(event.move, Declare) and event.seat != seat:
        return replace(event, move=Declare(event.move.contract))
    return event
