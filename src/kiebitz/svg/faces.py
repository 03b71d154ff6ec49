"""Card faces and the back, as symbols around the middle of the card.

A symbol is called after language, colours and card, `k-en-CJ` or with four colours `k-en4-CJ`; German cards, which look
the same in every language, are called `k-ger-CJ`. The same name is always the same drawing, so that many pictures can
stand on one page.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

from kiebitz.cards import CARDS, Card, Rank, Suit
from kiebitz.svg.decks import DECKS, Deck, Place
from kiebitz.svg.markup import use
from kiebitz.svg.style import PAINTS, Style

WIDTH: Final = 100
HEIGHT: Final = 150
BACK: Final = "k-back"

# Where the signs of number cards stand: those that come again upside down, and those that come once.
_PIP: Final = 0.9
_CORNERS: Final = (Place(-15, -48, _PIP), Place(15, -48, _PIP))
_FOUR: Final = (*_CORNERS, Place(-15, -16, _PIP), Place(15, -16, _PIP))
_BESIDE: Final = (Place(-15, 0, _PIP), Place(15, 0, _PIP))
_BETWEEN: Final = Place(0, -24, _PIP)
_TWICE: Final = {
    Rank.SEVEN: _CORNERS,
    Rank.EIGHT: (*_CORNERS, _BETWEEN),
    Rank.NINE: _FOUR,
    Rank.TEN: (*_FOUR, Place(0, -32, _PIP)),
}
_ONCE: Final = {Rank.SEVEN: (*_BESIDE, _BETWEEN), Rank.EIGHT: _BESIDE, Rank.NINE: (Place(0, 0, _PIP),), Rank.TEN: ()}

_PART: Final = re.compile(r'<\w+ id="([\w-]+)"')
_REFERENCE: Final = re.compile(r'="(?:url\()?#(k-[\w-]+)')


def symbol_name(card: Card, *, style: Style) -> str:
    """The name of a card's symbol in `deck` and in every picture."""
    if style.suits == "german":
        return f"k-ger-{card}"
    return f"k-{style.language}{'4' * style.four_colours}-{card}"


def sign_name(suit: Suit, style: Style) -> str:
    """The name of the part that is the sign of a suit."""
    return DECKS[style.suits].signs[suit]


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
    deck = DECKS[style.suits]
    halves = {_half_name(card, deck): _court_half(card, deck) for card in CARDS if card.rank in deck.courts}
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


def _half_name(card: Card, deck: Deck) -> str:
    return f"k-half-{deck.prefix}{card}"


def _court_half(card: Card, deck: Deck) -> str:
    court, sign = deck.courts[card.rank], deck.signs[card.suit]
    carried = _signs(sign, court.signs)
    return f'<g id="{_half_name(card, deck)}" clip-path="url(#k-upper)"><use href="#{court.figure}"/>{carried}</g>'


def _face(card: Card, style: Style) -> str:
    """A blank card with a half that comes again upside down, and what stands in the middle."""
    name, colour = symbol_name(card, style=style), style.colour(card.suit)
    twice, once = _middle(card, DECKS[style.suits])
    return (
        f'<symbol id="{name}" viewBox="-50 -75 100 150"><use href="#k-blank"/><g color="{colour}" fill="{colour}">'
        f'<g id="half-{name}">{_index(card, style)}{twice}</g>'
        f'<use href="#half-{name}" transform="rotate(180)"/>{once}</g></symbol>'
    )


def _index(card: Card, style: Style) -> str:
    letter = DECKS[style.suits].letters[style.language][card.rank]
    return use(f"k-rank-{letter}", -37.6, -56.5, scale=1.1) + use(sign_name(card.suit, style), -37.6, -32, scale=0.78)


def _middle(card: Card, deck: Deck) -> tuple[str, str]:
    """What comes twice, above and upside down below, and what comes once."""
    sign, rank = deck.signs[card.suit], card.rank
    if rank == Rank.ACE:
        places = deck.ace_twice, deck.ace_once
    elif rank in deck.courts:
        return f'<use href="#{_half_name(card, deck)}"/>', '<use href="#k-frame"/>'
    else:
        places = _TWICE[rank], _ONCE[rank]
    twice, once = (_signs(sign, some) for some in places)
    return twice, once


def _signs(sign: str, places: tuple[Place, ...]) -> str:
    return "".join(use(sign, x, y, scale=scale) for x, y, scale in places)
