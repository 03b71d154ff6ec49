"""What tells French and German cards apart: signs, letters, figures of court cards with what they carry, aces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from kiebitz.cards import GERMAN_RANKS, Rank
from kiebitz.svg.style import Language, Suits

_ENGLISH: Final = ("7", "8", "9", "Q", "K", "10", "A", "J")
_OBER_AND_UNTER: Final = ("7", "8", "9", "O", "K", "10", "A", "U")


class Place(NamedTuple):
    """Where a sign stands, around the middle of the card, and how large."""

    x: float
    y: float
    scale: float


class Court(NamedTuple):
    """The figure of a court card, and where it carries the sign of its suit."""

    figure: str
    signs: tuple[Place, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """One kind of cards, made of what `parts.svg` holds.

    prefix     of the names of its halves, so that those of all decks can stand on one page
    signs      from diamonds to clubs
    letters    seven to ace, then the jack
    courts     king, queen, jack: what stands for them
    ace_twice  where the signs of an ace stand that come again upside down
    ace_once   and the others
    """

    prefix: str
    signs: tuple[str, str, str, str]
    letters: dict[Language, tuple[str, ...]]
    courts: dict[Rank, Court]
    ace_twice: tuple[Place, ...]
    ace_once: tuple[Place, ...]


_IN_FRAME: Final = Place(-19.6, -53, 0.66)

DECKS: Final[dict[Suits, Deck]] = {
    "french": Deck(
        prefix="",
        signs=("k-D", "k-H", "k-S", "k-C"),
        letters={"en": _ENGLISH, "de": GERMAN_RANKS},
        courts={  # the king has it on his sceptre and his robe too, the queen as a flower
            Rank.KING: Court("k-figure-K", (_IN_FRAME, Place(20.5, -50.6, 0.34), Place(0, -5.2, 0.34))),
            Rank.QUEEN: Court("k-figure-Q", (_IN_FRAME, Place(20, -48.6, 0.62))),
            Rank.JACK: Court("k-figure-J", (_IN_FRAME,)),
        },
        ace_twice=(),
        ace_once=(Place(0, 0, 3),),
    ),
    "german": Deck(
        prefix="ger-",
        signs=("k-bell", "k-heart", "k-leaf", "k-acorn"),
        letters={"en": _OBER_AND_UNTER, "de": _OBER_AND_UNTER},
        courts={
            Rank.KING: Court("k-figure-K", (_IN_FRAME, Place(0, -6, 0.42))),
            Rank.QUEEN: Court("k-figure-O", (Place(-18.4, -51, 0.8),)),  # the Ober holds it high
            Rank.JACK: Court("k-figure-U", (Place(-16.5, -6.6, 0.76),)),  # the Unter low, on his shield
        },
        ace_twice=(Place(0, -28.5, 2.6),),
        ace_once=(),
    ),
}
