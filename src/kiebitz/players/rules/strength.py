"""How good ten cards are in a suit game or grand: the log odds of winning, added up from tables.

A hand is read suit by suit. A plain suit is worth what its ace, ten and king promise and costs what its small cards
concede; trumps are worth their number, and every jack has a worth of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from kiebitz.contract import TRUMPS, Kind

ACE, TEN, KING = 0x40, 0x20, 0x10
NO_JACK: Final = 0x7F


@dataclass(frozen=True, slots=True)
class Weights:
    """The log odds each feature of a hand adds, fitted to the player's own games."""

    even: float  # a hand with nothing in it
    lead: float  # to lead to the first trick
    skat_point: float  # each card point put away
    jacks: tuple[float, float, float, float]  # diamonds, hearts, spades, clubs
    length: tuple[float, ...]  # by the number of trumps, 0 to 11
    trump_ace: float
    trump_ten: float
    ace: float
    ten_with_ace: float
    ten_guarded: float
    ten_bare: float
    king_behind_honour: float
    void: float
    small: tuple[float, ...]  # by the number of plain cards below the ten in a suit, 0 to 5


SUIT: Final = Weights(
    even=-1.05, lead=0.15, skat_point=0.07, jacks=(0.15, 0.35, 0.7, 1.1),
    length=(-6.0, -5.0, -4.5, -3.5, -2.4, -1.1, 0.0, 1.0, 1.4, 1.7, 2.0, 2.3),
    trump_ace=0.75, trump_ten=0.65, ace=1.15, ten_with_ace=-0.1, ten_guarded=0.1, ten_bare=-0.8,
    king_behind_honour=0.1, void=0.7, small=(0.0, -0.75, -1.3, -2.0, -2.7, -3.2),
)  # fmt: skip
GRAND: Final = Weights(
    even=-1.8, lead=0.0, skat_point=0.07, jacks=(1.35, 1.35, 1.45, 2.0), length=(0.0,) * 12,
    trump_ace=0.0, trump_ten=0.0, ace=0.85, ten_with_ace=0.1, ten_guarded=0.05, ten_bare=-0.55,
    king_behind_honour=0.1, void=0.45, small=(0.0, -0.9, -1.6, -2.25, -2.85, -3.2),
)  # fmt: skip


def _plain_suit(byte: int, weights: Weights) -> float:
    """The worth of the cards of a plain suit."""
    cards = byte & NO_JACK
    value = weights.small[(cards & ~(ACE | TEN)).bit_count()]
    if not cards:
        return value + weights.void
    if cards & KING and cards & (ACE | TEN):
        value += weights.king_behind_honour
    if cards & ACE:
        return value + weights.ace + (weights.ten_with_ace if cards & TEN else 0)
    if cards & TEN:
        value += weights.ten_bare if cards == TEN else weights.ten_guarded
    return value


def _trump_suit(byte: int, weights: Weights) -> float:
    """The worth of ace and ten of trumps; the number of trumps counts apart."""
    return (weights.trump_ace if byte & ACE else 0) + (weights.trump_ten if byte & TEN else 0)


def _suit_table(kind: int, suit: int) -> tuple[float, ...]:
    weights = GRAND if kind == Kind.GRAND else SUIT
    worth = _trump_suit if kind == suit else _plain_suit
    return tuple(worth(byte, weights) + (weights.jacks[suit] if byte & 0x80 else 0) for byte in range(256))


_TABLES: Final = tuple(tuple(_suit_table(kind, suit) for suit in range(4)) for kind in range(5))


def log_odds(kind: int, hand: int, skat_points: int, leads: bool) -> float:
    """The log odds of winning with ten cards in the hand and so many points in the skat."""
    weights = GRAND if kind == Kind.GRAND else SUIT
    diamonds, hearts, spades, clubs = _TABLES[kind]
    cards = diamonds[hand & 255] + hearts[hand >> 8 & 255] + spades[hand >> 16 & 255] + clubs[hand >> 24]
    length = weights.length[(hand & TRUMPS[kind]).bit_count()]
    return weights.even + cards + length + weights.skat_point * skat_points + (weights.lead if leads else 0)


def probability(odds: float) -> float:
    """The chance of winning for log odds."""
    return 1.0 / (1.0 + exp(-odds))
