"""Reading a card that a person typed: a name in full, its number in the hand, or as little of it as is unique."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kiebitz.cards import GERMAN_RANKS, RANK_LETTERS, SUIT_LETTERS, SUIT_SYMBOLS, Card, parse_card
from kiebitz.cli.table.wording import Wording

_GERMAN_SUITS: Final = (("ka", "k", "karo"), ("h", "he", "herz"), ("p", "pi", "pik"), ("kr", "k", "kreuz"))
_ENGLISH_SUITS: Final = ("diamonds", "hearts", "spades", "clubs")
_RANK_WORDS: Final = (
    ("seven", "sieben"),
    ("eight", "acht"),
    ("nine", "neun"),
    ("queen", "dame"),
    ("king", "könig"),
    ("ten", "zehn"),
    ("ace", "as", "ass"),
    ("jack", "bube"),
)


class Unclear(ValueError):
    """What was typed is no possible answer; the text says why, in the user's language."""


def read_card(text: str, hand: Sequence[Card], legal: Sequence[Card], wording: Wording) -> Card:
    """The card meant by `text`.

    hand   the cards in the order in which they are numbered on the screen, from 1
    legal  among these an abbreviation must be unique; the others are no answer, whatever they are called
    """
    if text.isdecimal():
        return _numbered(int(text), hand, wording)
    if (exact := _exact(text)) is not None:
        return _held(exact, hand, wording)
    return _abbreviated(text, hand, legal, wording)


def _abbreviated(text: str, hand: Sequence[Card], legal: Sequence[Card], wording: Wording) -> Card:
    phrases = wording.phrases
    held = [card for card in hand if text in _short_names(card)]
    found = [card for card in held if card in legal] or held
    if not found:
        raise Unclear(phrases.not_a_card.format(text=text))
    if len(found) == 1:
        return found[0]
    if found[0] not in legal:
        may = wording.cards(card for card in hand if card in legal)
        raise Unclear(phrases.none_follows.format(cards=wording.cards(found), legal=may))
    raise Unclear(phrases.several_cards.format(text=text, cards=wording.cards(found)))


def _numbered(number: int, hand: Sequence[Card], wording: Wording) -> Card:
    if not 1 <= number <= len(hand):
        raise Unclear(wording.phrases.no_card_number.format(number=number, count=len(hand)))
    return hand[number - 1]


def _held(card: Card, hand: Sequence[Card], wording: Wording) -> Card:
    if card not in hand:
        raise Unclear(wording.phrases.not_held.format(card=wording.card(card)))
    return card


def _exact(text: str) -> Card | None:
    try:
        return parse_card(text.upper())
    except ValueError:
        return _LONG_NAMES.get(text)


def _suit_names(card: Card) -> tuple[str, ...]:
    return (
        SUIT_LETTERS[card.suit].lower(),
        SUIT_SYMBOLS[card.suit],
        _ENGLISH_SUITS[card.suit],
        *_GERMAN_SUITS[card.suit],
    )


def _rank_names(card: Card) -> tuple[str, ...]:
    return (RANK_LETTERS[card.rank].lower(), GERMAN_RANKS[card.rank].lower(), *_RANK_WORDS[card.rank])


def _short_names(card: Card) -> set[str]:
    """Names that several cards may share: a suit alone, a rank alone, or `kb`, which may be Kreuz or Karo."""
    suits, ranks = _suit_names(card), _rank_names(card)
    return {*suits, *ranks, *(suit + rank for suit in suits for rank in ranks)}


def _long_names() -> dict[str, Card]:
    """Names with a German suit that only one card has, such as `krb` and `pa`."""
    names: dict[str, set[Card]] = {}
    for card in map(Card, range(32)):
        for name in _short_names(card):
            names.setdefault(name, set()).add(card)
    return {name: cards.pop() for name, cards in names.items() if len(cards) == 1}


_LONG_NAMES: Final = _long_names()
