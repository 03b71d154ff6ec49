"""What was agreed when the players sat down: kept with the table, and the same when it is continued."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from kiebitz.deals import SEATS
from kiebitz.errors import Fault
from kiebitz.players import parse_player
from kiebitz.scoring import DEFENDER_BONUS, LIST_LENGTHS, seated
from kiebitz.session.errors import NotAName

LONGEST_NAME: Final = 20
_SIGNS_IN_NAMES: Final = " -_'’."
_USUAL_NAMES: Final = ("Anna", "Bernd", "Clara", "David")
UNNAMED: Final = "Guest"  # a person of whom nobody has asked a name, as at a pipe
_PRONOUNS: Final = frozenset({"du", "you", "ich", "me"})  # whose are everybody's, and whose verbs are others


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
    seed      what deals, players and hints follow from, so that who knows or finds it knows all cards; `None` if nobody
              is to know beforehand
    practice  whether moves can be taken back
    save      the file that finished games are appended to, if any
    is_branch  whether a deal that was played before is tried again: no table to come back to
    follows   the table at which the same company sat before, if it goes on here
    room      the room of friends that the table stands in, if it does
    stand_in  who decides for people that are away or let a computer player finish; `None` for the strongest
    """

    places: tuple[Place, ...]
    deals: int = 36
    seat: int | None = None
    seed: int | None = None
    practice: bool = False
    save: Path | None = None
    is_branch: bool = False
    follows: int | None = None
    room: int | None = None
    stand_in: str | None = None

    def __post_init__(self) -> None:
        if len(self.places) not in DEFENDER_BONUS:
            raise Fault("table-places", given=str(len(self.places)))
        check_names([place.name for place in self.places])
        if self.seat is None and self.deals not in LIST_LENGTHS:
            raise Fault("table-deals", lengths=", ".join(map(str, LIST_LENGTHS)), given=str(self.deals))
        if self.seat is not None:
            _check_single(self)
        for spec in (*(place.player for place in self.places), self.stand_in):
            if spec is not None:
                parse_player(spec)

    @property
    def is_single(self) -> bool:
        """Whether one deal is played instead of a list."""
        return self.seat is not None

    @property
    def is_seeded(self) -> bool:
        """Whether the cards follow from a seed, which everybody at the table is told."""
        return self.seed is not None

    @property
    def people(self) -> tuple[int, ...]:
        """The places of people."""
        return tuple(number for number, place in enumerate(self.places) if place.player is None)

    def renamed(self, place: int, name: str) -> Settings:
        """The same with another name at a place; `ValueError` if somebody has that."""
        return self.reseated({place: replace(self.places[place], name=name)})

    def reseated(self, places: Mapping[int, Place]) -> Settings:
        """The same with others at some places; `ValueError` if they cannot sit at one table."""
        seated = [places.get(number, place) for number, place in enumerate(self.places)]
        return replace(self, places=tuple(seated))

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


def names_beside(name: str, count: int, *others: str) -> list[str]:
    """What computer players are called who sit down with a person of this name and others, never as one of these."""
    taken = {sounds_like(each) for each in (name, *others)}
    return [usual for usual in _USUAL_NAMES if sounds_like(usual) not in taken][:count]


def check_name(name: str) -> str:
    """The name, if it can stand on a line of a screen, in whatever language it is written."""
    if not 1 <= len(name) <= LONGEST_NAME:
        raise NotAName("name-length", name=name, most=LONGEST_NAME, count=len(name))
    if not name[0].isalpha() or name[-1] == " " or "  " in name:
        raise NotAName("name-start", name=name)
    if wrong := [sign for sign in name if not _may_stand_in_a_name(sign)]:
        raise NotAName("name-sign", name=name, text=wrong[0])
    return name


def check_persons_name(name: str) -> str:
    """The same for what a person wants to be called: no word that everybody calls himself or somebody else by."""
    if is_pronoun(check_name(name)):
        raise NotAName("name-pronoun", name=name)
    return name


def is_pronoun(name: str) -> bool:
    """Whether this is what earlier releases called a person who had told no name."""
    return sounds_like(name) in _PRONOUNS


def is_nameless(name: str) -> bool:
    """Whether somebody of this name at a table of ours has never told one."""
    return name == UNNAMED or is_pronoun(name)


def _may_stand_in_a_name(sign: str) -> bool:
    """Letters with their accents and digits of all languages, and what joins the parts of a name."""
    category = unicodedata.category(sign)
    return category[0] in "LM" or category == "Nd" or sign in _SIGNS_IN_NAMES


def sounds_like(name: str) -> str:
    """The same for names that differ only in capitals, or in how their accents are written."""
    return unicodedata.normalize("NFC", name).casefold()


def check_names(names: Sequence[str]) -> None:
    """Whether these can sit at one table; `ValueError` if not."""
    for name in names:
        check_name(name)
    if len(set(map(sounds_like, names))) < len(names):
        raise NotAName("names-alike", names=", ".join(names))


def _check_single(settings: Settings) -> None:
    if settings.seat not in SEATS:
        raise Fault("seat-unknown", given=str(settings.seat))
    if settings.deals != 1 or len(settings.places) != 3:
        raise Fault("table-seat-of-single-deal")
