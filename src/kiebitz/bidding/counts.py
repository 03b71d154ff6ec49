"""Hands as a few counts: the features of the older systems, for many hands at once.

Kupferschmid and Helmert, and Keller and Kupferschmid, name features such as the number of jacks, the length of suits
and card points without a full list; these are such counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kiebitz.cards import JACKS, card_points
from kiebitz.contract import TRUMPS, Kind

Masks: TypeAlias = NDArray[np.integer[Any]]
Counts: TypeAlias = NDArray[np.float32]

_ACES: Final = 0x40404040
_TENS: Final = 0x20202020
_KINGS: Final = 0x10101010
_NUMBER: Final = np.array([byte.bit_count() for byte in range(256)], np.int16)
_POINTS: Final = np.array([card_points(byte) for byte in range(256)], np.int16)
# Ranks as they stand in a byte of a mask (7 8 9 Q K T A J), grouped for null.
_LOW: Final = 0x03030303  # 7 8
_MIDDLE: Final = 0x24242424  # 9 T
_HIGH: Final = ~(_LOW | _MIDDLE) & 0xFFFFFFFF


def counts_of(kind: int, hands: Masks, aways: Masks, leads: bool) -> Counts:
    """A row of counts for each hand with the two cards put away."""
    return _null_counts(hands, leads) if kind == Kind.NULL else _trump_counts(kind, hands, aways, leads)


def _trump_counts(kind: int, hands: Masks, aways: Masks, leads: bool) -> Counts:
    trumps = TRUMPS[kind]
    plain = ~np.uint32(trumps)
    bare_tens = _each_suit(hands & plain, lambda cards: (cards & 0x7F) == 0x20)
    voids = _each_suit(hands & plain, lambda cards: cards == 0) - (kind != Kind.GRAND)
    columns = [
        _number(hands & JACKS),
        hands >> 31 & 1,
        hands >> 23 & 1,
        _number(hands & trumps),
        _number(hands & trumps & (_ACES | _TENS)),
        _number(hands & plain & _ACES),
        _number(hands & plain & _TENS),
        _number(hands & plain & _KINGS),
        bare_tens,
        voids,
        _longest(hands & plain),
        _points(hands),
        _points(aways),
        np.full(len(hands), leads),
    ]
    return np.stack([np.asarray(column, np.float32) for column in columns], axis=1)


def _null_counts(hands: Masks, leads: bool) -> Counts:
    columns = [
        _number(hands & _LOW),
        _number(hands & _HIGH),
        _each_suit(hands, lambda cards: cards == 0),
        _each_suit(hands, lambda cards: (cards != 0) & (cards & 1 == 0)),
        _each_suit(hands, lambda cards: (cards != 0) & (cards & 3 == 0)),
        _each_suit(hands, lambda cards: (_NUMBER[cards] == 1) & (cards & 3 == 0)),
        _longest(hands),
        np.full(len(hands), leads),
    ]
    return np.stack([np.asarray(column, np.float32) for column in columns], axis=1)


def _suits(cards: Masks) -> Masks:
    return np.stack([cards >> 8 * suit & 0xFF for suit in range(4)])


def _each_suit(cards: Masks, holds: Callable[[Masks], NDArray[np.bool_]]) -> NDArray[np.int64]:
    """In how many suits something holds."""
    return np.asarray(holds(_suits(cards)).sum(axis=0))


def _number(cards: Masks) -> NDArray[np.int64]:
    return np.asarray(_NUMBER[_suits(cards)].sum(axis=0))


def _longest(cards: Masks) -> NDArray[np.int16]:
    return np.asarray(_NUMBER[_suits(cards)].max(axis=0))


def _points(cards: Masks) -> NDArray[np.int64]:
    return np.asarray(_POINTS[_suits(cards)].sum(axis=0))
