"""How pictures look: the letters on the cards, their colours, and what lies under them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from kiebitz.cards import Suit
from kiebitz.errors import Fault

Language = Literal["en", "de"]
Suits = Literal["french", "german"]
Surface = Literal["green", "light", "dark", "none"]

INK: Final = "#1d2730"
PAPER: Final = "#fffdf9"
_RED: Final = "#c8293b"
_TWO_COLOURS: Final = (_RED, _RED, INK, INK)
_FOUR_COLOURS: Final = ("#d26f00", _RED, "#1c7a44", INK)  # as in German tournaments, after bells and leaves
_GERMAN_COLOURS: Final = ("#b97700", _RED, "#1c7a44", "#6b4420")  # bells, hearts, leaves, acorns


@dataclass(frozen=True, slots=True)
class Paint:
    """The colours around the cards: a gradient from the middle to the rim, and what is written on it."""

    middle: str
    rim: str
    text: str
    muted: str
    accent: str


PAINTS: Final[dict[Surface, Paint]] = {
    "green": Paint("#3f7f6a", "#2b5f50", "#f4f8f5", "#bfd8cd", "#f3c552"),
    "light": Paint("#f4f7f4", "#e0e9e4", "#1d2730", "#5a6a65", "#c48a14"),
    "dark": Paint("#2a3835", "#1a2324", "#e9efec", "#98a9a3", "#e8b84a"),
    "none": Paint("none", "none", "#687672", "#7a8783", "#c98f1b"),  # readable on white and on black
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """Choices for every picture.

    language      `en` or `de`: the letters on the cards (J Q K or B D K) and the words around them
    suits         `french`, or `german` with acorns, leaves, hearts and bells, in whichever language U O K
    four_colours  green spades and yellow diamonds, as on the cards of German tournaments; for French suits only
    surface       what lies under the cards: `green`, `light`, `dark`, or `none` for a transparent picture
    """

    language: Language = "en"
    suits: Suits = "french"
    four_colours: bool = False
    surface: Surface = "green"

    def __post_init__(self) -> None:
        if self.language not in get_args(Language):
            raise Fault("picture-language", text=self.language)
        if self.suits not in get_args(Suits):
            raise Fault("picture-suits", text=self.suits)
        if self.surface not in get_args(Surface):
            raise Fault("picture-surface", text=self.surface)

    @property
    def paint(self) -> Paint:
        """The colours of the surface."""
        return PAINTS[self.surface]

    def colour(self, suit: Suit) -> str:
        """The colour of a suit."""
        if self.suits == "german":
            return _GERMAN_COLOURS[suit]
        return (_FOUR_COLOURS if self.four_colours else _TWO_COLOURS)[suit]


PLAIN: Final = Style()
