"""What was agreed when the players sat down: kept with the table, and the same when it is continued."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kiebitz.deal import SEATS
from kiebitz.players import parse_player
from kiebitz.scoring import DEFENDER_BONUS, LIST_LENGTHS, seated

_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]{2,7}")  # as game records allow
_USUAL_NAMES: Final = ("Anna", "Bernd", "Clara", "David")


@dataclass(frozen=True, slots=True)
class Place:
    """Who has a place at the table: a person, or the computer player of this spec in the registry."""

    name: str
    player: str | None = None


@dataclass(frozen=True, slots=True)
class Settings:
    """How a table plays.

    places    who plays, in the order of the list: the first deals first
    deals     the length of the list; 1 for a single deal
    seat      in a single deal, where the first place sits, the others follow; `None` for a list, whose seats rotate
    seed      what deals, players and hints follow from; `None` if nobody is to know beforehand
    practice  whether moves can be taken back
    save      the file that finished games are appended to, if any
    """

    places: tuple[Place, ...]
    deals: int = 36
    seat: int | None = None
    seed: int | None = None
    practice: bool = False
    save: Path | None = None

    def __post_init__(self) -> None:
        if len(self.places) not in DEFENDER_BONUS:
            raise ValueError(f"a table has 3 or 4 places, not {len(self.places)}")
        _check_names([place.name for place in self.places])
        if self.seat is None and self.deals not in LIST_LENGTHS:
            raise ValueError(f"a list has {', '.join(map(str, LIST_LENGTHS))} deals, not {self.deals}")
        if self.seat is not None:
            _check_single(self)
        for place in self.places:
            if place.player is not None:
                parse_player(place.player)

    @property
    def is_single(self) -> bool:
        """Whether one deal is played instead of a list."""
        return self.seat is not None

    @property
    def people(self) -> tuple[int, ...]:
        """The places of people."""
        return tuple(number for number, place in enumerate(self.places) if place.player is None)

    def dealer(self, number: int) -> int:
        """The place that deals the deal of this number, counted from 0."""
        return (number if self.seat is None else -self.seat - 1) % len(self.places)

    def seating(self, number: int) -> tuple[int, int, int]:
        """The places at forehand, middlehand and rearhand."""
        return seated(self.dealer(number), len(self.places))

    def seat_of(self, place: int | None, number: int) -> int | None:
        """Where a place sits in a deal; `None` for the dealer at a table of four and for onlookers."""
        seating = self.seating(number)
        return seating.index(place) if place in seating else None

    def names(self, number: int) -> tuple[str, str, str]:
        """Who sits at forehand, middlehand and rearhand."""
        first, second, third = (self.places[place].name for place in self.seating(number))
        return first, second, third


def names_beside(name: str, count: int) -> list[str]:
    """What computer players are called who sit down with a person of this name, never as that person is."""
    return [other for other in _USUAL_NAMES if other.lower() != name.lower()][:count]


def check_name(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise ValueError(f"a name has 3 to 8 letters, digits, '_' or '-' and starts with a letter, not {name!r}")
    return name


def _check_names(names: list[str]) -> None:
    for name in names:
        check_name(name)
    if len({name.lower() for name in names}) < len(names):
        raise ValueError(f"two at the table have the same name: {', '.join(names)}")


def _check_single(settings: Settings) -> None:
    if settings.seat not in SEATS:
        raise ValueError(f"no seat {settings.seat}; seats are 0 forehand, 1 middlehand, 2 rearhand")
    if settings.deals != 1 or len(settings.places) != 3:
        raise ValueError("a given seat is for a single deal at a table of three")
