"""Which table entries are akin: the coarser groups that a rare pattern is judged by.

The tables are those of `cpp/evaluate/features.hpp`. In a pattern each card of a suit is a digit to the base of three,
lowest card first: 0 elsewhere, 1 in the hand, 2 put away.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Final

import numpy as np

from kiebitz import _core
from kiebitz.bidding.chances import FAMILIES, table_size
from kiebitz.training.bidding.fit import Groups, Ints

FINE_PENALTY: Final = 60.0
CROSS_PENALTY: Final = 10.0
_TEN, _ACE = 5, 6


@lru_cache(maxsize=3)
def groups_of(family: int) -> Groups:
    """The groups of a family's tables."""
    size = table_size(family)
    penalties = np.full(size, CROSS_PENALTY)
    parents: list[Ints] = []
    for name, offset, entries, contexts in _core.bidding_tables(FAMILIES[family]):
        if name in _KEYS:
            penalties[offset : offset + entries * contexts] = FINE_PENALTY
            parents += [_grouped(key, size, offset, entries, contexts) for key in _KEYS[name]]
    return Groups(penalties, tuple(parents))


Key = Callable[[int, int], Hashable]


def _grouped(key: Key, size: int, offset: int, entries: int, contexts: int) -> Ints:
    """The group of each entry by its key of context and pattern; entries of other tables have none."""
    numbers: dict[Hashable, int] = {}
    parent = np.full(size, -1, np.int32)
    for context in range(contexts):
        for entry in range(entries):
            group = numbers.setdefault(key(context, entry), len(numbers))
            parent[offset + context * entries + entry] = group
    return parent


def _digits(pattern: int, count: int) -> tuple[int, ...]:
    return tuple(pattern // 3**place % 3 for place in range(count))


def _same_cards(context: int, entry: int) -> Hashable:
    return entry


def _length_and_tops(context: int, entry: int) -> Hashable:
    """How many cards of a plain suit are held and put away, and where ace, ten and king are."""
    digits = _digits(entry, 7)
    return context, digits.count(1), digits.count(2), digits[4:]


def _length(context: int, entry: int) -> Hashable:
    digits = _digits(entry, 7)
    return context, digits.count(1), digits[_ACE], digits[_TEN]


def _trump_length(context: int, entry: int) -> Hashable:
    """The jacks and the number of other trumps."""
    return entry >> 7, (entry & 0x7F).bit_count()


def _trump_tops(context: int, entry: int) -> Hashable:
    """How many jacks and other trumps, and whether ace and ten are among them."""
    return context, (entry >> 7).bit_count(), (entry & 0x7F).bit_count(), entry >> _TEN & 3


def _null_hand(context: int, entry: int) -> Hashable:
    """The cards of the hand, whatever was put away."""
    return context, tuple(digit == 1 for digit in _digits(entry, 8))


def _null_lows(context: int, entry: int) -> Hashable:
    """The length and the three lowest cards."""
    held = [place for place, digit in enumerate(_digits(entry, 8)) if digit == 1]
    return len(held), tuple(held[:3])


_KEYS: Final[dict[str, tuple[Key, ...]]] = {
    "trumps": (_same_cards, _trump_length, _trump_tops),
    "side suit": (_same_cards, _length_and_tops, _length),
    "suit": (_same_cards, _null_hand, _null_lows),
}
