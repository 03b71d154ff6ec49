"""What happens in a room beside its table, and the room as everybody in it may see it: nothing here knows a card."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from kiebitz.session.chance import Contribution
from kiebitz.session.room_rows import Agreement
from kiebitz.session.settings import Place
from kiebitz.session.shuffle import Stage

LONGEST_CHAT: Final = 200  # characters


class Phrase(Enum):
    """What can be said at every table."""

    HELLO = "hello"
    MOMENT = "one moment"
    WELL_PLAYED = "well played"
    BAD_LUCK = "bad luck"
    SORRY = "sorry"
    THANKS = "thanks"
    ONE_MORE = "one more list"
    GOODBYE = "goodbye"


@dataclass(frozen=True, slots=True)
class Spoke:
    """Somebody said a phrase, or wrote a text where the room allows that."""

    place: int
    phrase: Phrase | None
    text: str = ""


@dataclass(frozen=True, slots=True)
class Shuffling:
    """A deal in the making.

    commitment     what the server is bound to
    contributions  what the places are bound to by now
    missing        those that are waited for
    """

    stage: Stage
    commitment: str
    contributions: tuple[Contribution, ...]
    missing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoomView:
    """A room at one moment.

    places      who is to sit there from the next deal on
    sitting     who sits at the table now; as `places` where none is played at
    here        the places of those who look, each once; `onlookers` are the others
    table       the one in the room, `None` before the first list
    is_playing  whether a list is being played
    silent      who kept the last shuffle from being finished, and had no part in the deal
    """

    number: int
    agreement: Agreement
    places: tuple[Place, ...]
    sitting: tuple[Place, ...]
    here: tuple[int, ...]
    onlookers: int
    table: int | None
    is_playing: bool
    shuffling: Shuffling | None
    silent: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LinkVoid:
    """The link of a place, or of onlookers, opens nothing any more. Who came by it hears this, and nothing after it."""

    place: int | None


RoomEvent: TypeAlias = RoomView | Spoke | LinkVoid
