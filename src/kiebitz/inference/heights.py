"""How high hands go in an auction, drawn by the same tables that weigh worlds by what was bid."""

from __future__ import annotations

import random
from array import array
from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final

from kiebitz import _core
from kiebitz.cards import CardSet
from kiebitz.inference.tables import TABLES
from kiebitz.models.loading import load_learned
from kiebitz.seats import ENDLESS, Limit

_CLASSES: Final = _core.Likelihood.classes


class Heights:
    """Draws how high hands go; heights are told in classes of numbers, which `reaches` compares."""

    def __init__(self, cells: Sequence[float]) -> None:
        table = cells[: _core.Likelihood.auction_rows * _CLASSES]
        self._rows = [list(table[start : start + _CLASSES]) for start in range(0, len(table), _CLASSES)]

    @classmethod
    def load(cls, content: bytes) -> Heights:
        """Read what training has written for the core."""
        cells = array("f")
        cells.frombytes(content)
        return cls(cells)

    def draw(self, hands: Sequence[CardSet], limit: Limit, luck: random.Random) -> list[int]:
        """For each of these hands a height, within what its seat has shown so far."""
        low, high = limit
        first = _core.Likelihood.class_of(low)
        last = _CLASSES - 1 if high == ENDLESS else _core.Likelihood.class_of(high - 1)
        classes = range(first, last + 1)
        return [
            luck.choices(classes, [exp(sum(self._rows[row][at] for row in rows)) for at in classes])[0]
            for rows in _core.auction_rows([hand.mask for hand in hands])
        ]


def reaches(height: int, number: int) -> bool:
    """Whether somebody who goes so high goes along with a number."""
    return _core.Likelihood.class_of(number) <= height


@cache
def load_heights() -> Heights:
    """By the tables that ship with the package."""
    return load_learned("inference", TABLES, Heights.load)
