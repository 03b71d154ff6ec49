"""Reading cards that a person typed: a name in full, in one word or two, a number in the hand, or as little as is
unique."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from kiebitz.cards import GERMAN_RANKS, RANK_LETTERS, SUIT_LETTERS, SUIT_SYMBOLS, Card, CardSet, parse_card
from kiebitz.cli.table.wording import Wording

_GERMAN_SUITS: Final = (("ka", "k", "karo"), ("h", "he", "herz"), ("p", "pi", "pik"), ("kr", "k", "kreuz"))
_ENGLISH_SUITS: Final = ("diamonds", "hearts", "spades", "clubs")
_RANK_WORDS: Final = (
    ("seven", "sieben"),
    ("eight", "acht"),
    ("nine", "neun"),
    ("queen", "dame"),
    ("king", "könig", "koenig"),
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


def joined_names(words: Sequence[str]) -> list[str]:
    """The words with the name of a suit and the rank after it as one: `kreuz bube` is `kreuzbube`."""
    joined: list[str] = []
    for word in words:
        if joined and joined[-1] in _SUIT_WORDS and word in _RANKS:
            joined[-1] += word
        else:
            joined.append(word)
    return joined


def cards_in_words(text: str) -> CardSet | None:
    """Cards whose names are written out, such as `Kreuz Bube, Herz As`; `None` if one is none, or comes twice."""
    cards = [_exact(name) for name in joined_names(words_of(text.lower()))]
    found = {card for card in cards if card is not None}
    return CardSet(found) if len(found) == len(cards) else None


def words_of(text: str) -> list[str]:
    """What stands between blanks and punctuation."""
    return [word for word in re.split(r"[\s.,;/-]+", text) if word]


def _abbreviated(text: str, hand: Sequence[Card], legal: Sequence[Card], wording: Wording) -> Card:
    held = [card for card in hand if text in _short_names(card)]
    found = [card for card in held if card in legal] or held
    if not found:
        raise Unclear(wording.say("answer-not-a-card", text=text))
    if len(found) == 1:
        return found[0]
    if found[0] not in legal:
        may = wording.cards(card for card in hand if card in legal)
        raise Unclear(wording.say("answer-none-follows", cards=wording.cards(found), legal=may))
    raise Unclear(wording.say("answer-several-cards", text=text, cards=wording.cards(found)))


def _numbered(number: int, hand: Sequence[Card], wording: Wording) -> Card:
    if not 1 <= number <= len(hand):
        raise Unclear(wording.say("answer-no-card-number", number=str(number), count=len(hand)))
    return hand[number - 1]


def _held(card: Card, hand: Sequence[Card], wording: Wording) -> Card:
    if card not in hand:
        raise Unclear(wording.say("answer-not-held", card=wording.card(card)))
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
_SUIT_WORDS: Final = frozenset((*_ENGLISH_SUITS, *(names[-1] for names in _GERMAN_SUITS)))
_RANKS: Final = frozenset(name for card in map(Card, range(8)) for name in _rank_names(card))
