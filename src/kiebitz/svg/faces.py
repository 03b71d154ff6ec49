"""Card faces and the back, as symbols around the middle of the card.

A symbol is called after language, colours and card, `k-en-CJ` or with four colours `k-en4-CJ`. The same name is always
the same drawing, so that many pictures can stand on one page.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

from kiebitz.cards import CARDS, GERMAN_RANKS, Card, Rank
from kiebitz.svg.markup import use
from kiebitz.svg.style import PAINTS, Language, Style

WIDTH: Final = 100
HEIGHT: Final = 150
BACK: Final = "k-back"

_LETTERS: Final[dict[Language, tuple[str, ...]]] = {
    "en": ("7", "8", "9", "Q", "K", "10", "A", "J"),
    "de": GERMAN_RANKS,
}

# Where the signs of number cards stand: those that come again upside down, and those that come once.
_PIP_SCALE: Final = 0.9
_CORNERS: Final = ((-15, -48), (15, -48))
_FOUR: Final = (*_CORNERS, (-15, -16), (15, -16))
_BESIDE: Final = ((-15, 0), (15, 0))
_TWICE: Final = {
    Rank.SEVEN: _CORNERS,
    Rank.EIGHT: (*_CORNERS, (0, -24)),
    Rank.NINE: _FOUR,
    Rank.TEN: (*_FOUR, (0, -32)),
}
_ONCE: Final = {Rank.SEVEN: (*_BESIDE, (0, -24)), Rank.EIGHT: _BESIDE, Rank.NINE: ((0, 0),), Rank.TEN: ()}

# Where court cards carry the sign, and how large: in the frame; sceptre and robe of the king; the queen's flower.
_IN_FRAME: Final = (-19.6, -53, 0.66)
_CARRIED: Final = {
    Rank.KING: (_IN_FRAME, (20.5, -50.6, 0.34), (0, -5.2, 0.34)),
    Rank.QUEEN: (_IN_FRAME, (20, -48.6, 0.62)),
    Rank.JACK: (_IN_FRAME,),
}

_PART: Final = re.compile(r'<\w+ id="([\w-]+)"')
_REFERENCE: Final = re.compile(r'="(?:url\()?#(k-[\w-]+)')


def symbol_name(card: Card, *, style: Style) -> str:
    """The name of a card's symbol in `deck` and in every picture."""
    return f"k-{style.language}{'4' * style.four_colours}-{card}"


def definitions(drawing: str, style: Style) -> str:
    """Every part that a drawing refers to, and all that these refer to, once each."""
    parts = _parts(style)
    found: dict[str, str] = {}
    unread = [drawing]
    while unread:
        for name in _REFERENCE.findall(unread.pop()):
            if name not in found:
                found[name] = parts[name]
                unread.append(parts[name])
    return f"<defs>{''.join(found[name] for name in sorted(found))}</defs>"


@cache
def _parts(style: Style) -> dict[str, str]:
    faces = {symbol_name(card, style=style): _face(card, style) for card in CARDS}
    halves = {f"k-half-{card}": _court_half(card) for card in CARDS if card.rank in _CARRIED}
    return _drawn_parts() | _surfaces() | halves | faces


def _drawn_parts() -> dict[str, str]:
    """The parts that were drawn by hand, from the file beside this one."""
    text = (resources.files(__package__) / "parts.svg").read_text(encoding="utf-8")
    paragraphs = ("".join(line.strip() for line in part.splitlines()) for part in text.split("\n\n"))
    return {found[1]: part for part in paragraphs if (found := _PART.match(part))}


def _surfaces() -> dict[str, str]:
    return {
        f"k-{surface}": f'<radialGradient id="k-{surface}" cy=".45" r=".75"><stop stop-color="{paint.middle}"/>'
        f'<stop offset="1" stop-color="{paint.rim}"/></radialGradient>'
        for surface, paint in PAINTS.items()
    }


def _court_half(card: Card) -> str:
    signs = "".join(use(f"k-{card.suit}", x, y, scale=scale) for x, y, scale in _CARRIED[card.rank])
    return f'<g id="k-half-{card}" clip-path="url(#k-upper)"><use href="#k-figure-{card.rank}"/>{signs}</g>'


def _face(card: Card, style: Style) -> str:
    """A blank card with a half that comes again upside down, and what stands in the middle."""
    name, colour = symbol_name(card, style=style), style.colour(card.suit)
    twice, once = _middle(card)
    return (
        f'<symbol id="{name}" viewBox="-50 -75 100 150"><use href="#k-blank"/><g color="{colour}" fill="{colour}">'
        f'<g id="half-{name}">{_index(card, style.language)}{twice}</g>'
        f'<use href="#half-{name}" transform="rotate(180)"/>{once}</g></symbol>'
    )


def _index(card: Card, language: Language) -> str:
    letter = use(f"k-rank-{_LETTERS[language][card.rank]}", -37.6, -56.5, scale=1.1)
    return letter + use(f"k-{card.suit}", -37.6, -32, scale=0.78)


def _middle(card: Card) -> tuple[str, str]:
    """What comes twice, above and upside down below, and what comes once."""
    suit, rank = f"k-{card.suit}", card.rank
    if rank == Rank.ACE:
        return "", use(suit, 0, 0, scale=3)
    if rank in _CARRIED:
        return f'<use href="#k-half-{card}"/>', '<use href="#k-frame"/>'
    twice, once = ("".join(use(suit, x, y, scale=_PIP_SCALE) for x, y in places[rank]) for places in (_TWICE, _ONCE))
    return twice, once
