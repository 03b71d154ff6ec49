"""What passing is worth: mostly somebody else plays and wins, sometimes loses, sometimes nobody plays.

The table is learned from our own games. It goes by how many others are still in the auction, by how high they have
gone, and by how good the own hand is, since a good hand is hard to play against.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Final, Self

from kiebitz.auction import Auction
from kiebitz.bidding.chances import model_in
from kiebitz.deals import MIDDLEHAND
from kiebitz.models.loading import load_learned
from kiebitz.models.numbers import finite_row

PASSING_FILE: Final = "passing.json"
BID_STEPS: Final = (18, 22, 27, 35, 44, 54)  # where a new class of bids begins
STRENGTH_STEPS: Final = (0.25, 0.4, 0.5, 0.6, 0.7)  # of the chance to win as declarer at 18


@dataclass(frozen=True, slots=True)
class Situation:
    """Somebody about to pass.

    others    how many may still become declarer
    bids      the class of the highest number said, 0 for none
    strength  the class of the own hand
    """

    others: int
    bids: int
    strength: int

    def __str__(self) -> str:
        return f"{self.others}/{self.bids}/{self.strength}"


ALL_SITUATIONS: Final = tuple(
    Situation(others, bids, strength)
    for others, bids, strength in product((1, 2), range(len(BID_STEPS) + 1), range(len(STRENGTH_STEPS) + 1))
)


def situation_of(auction: Auction, win: float) -> Situation:
    """The situation of the seat in turn, whose hand wins so often as declarer at 18."""
    return Situation(others_left(auction), _class_of(auction.bid, BID_STEPS), _class_of(win, STRENGTH_STEPS))


def others_left(auction: Auction) -> int:
    """How many may still become declarer if the seat in turn passes."""
    if auction.listener is None:
        return 0
    return 2 if auction.bidder == MIDDLEHAND else 1


def _class_of(value: float, steps: tuple[float, ...]) -> int:
    return sum(value >= step for step in steps)


class PassingTable:
    """The points that passing brings, less the mean of the others'."""

    def __init__(self, values: Mapping[str, float]) -> None:
        self.values: Final = dict(values)

    @classmethod
    def load(cls, content: bytes) -> Self:
        """Read what training has written."""
        rows = json.loads(content)
        return cls({str(each): finite_row([rows[str(each)]], 1)[0] for each in ALL_SITUATIONS})

    def value(self, situation: Situation) -> float:
        """Nothing if the deal is passed in; else what the table says."""
        return self.values[str(situation)] if situation.others else 0.0


@lru_cache(maxsize=1)
def shipped_passing() -> PassingTable:
    """The table that comes with the package."""
    return load_passing()


def load_passing(folder: str | Path = "") -> PassingTable:
    """The table that comes with the package, or that training has left in a folder."""
    return load_learned(model_in(folder), PASSING_FILE, PassingTable.load, folder)
