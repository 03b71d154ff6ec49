"""How a game ends, with the chance of it and what it is worth: points are what follows from these, never told apart."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from kiebitz.scoring import DEFENDER_BONUS, Result


class Ending(IntEnum):
    """From the worst for the declarer to the best."""

    LOST_SCHNEIDER = 0
    LOST = 1
    WON = 2
    SCHNEIDER = 3
    SCHWARZ = 4


WON_ENDINGS: Final = (Ending.WON, Ending.SCHNEIDER, Ending.SCHWARZ)


@dataclass(frozen=True, slots=True)
class Outcome:
    """An ending that can come.

    chance  of it
    points  that a seat gets then in the list, less the mean of the others'
    """

    ending: Ending
    chance: float
    points: float


def expected(outcomes: Iterable[Outcome]) -> float:
    """The points to be expected."""
    return sum(outcome.chance * outcome.points for outcome in outcomes)


def own_chance(outcomes: Iterable[Outcome], *, is_declarer: bool) -> float:
    """The chance that the declarer wins, or that the defenders do."""
    return sum(outcome.chance for outcome in outcomes if (outcome.ending in WON_ENDINGS) == is_declarer)


def ending_of(result: Result) -> Ending:
    """How a game has ended that was declared."""
    if not result.won:
        return Ending.LOST_SCHNEIDER if result.schneider else Ending.LOST
    if result.schwarz:
        return Ending.SCHWARZ
    return Ending.SCHNEIDER if result.schneider else Ending.WON


def relative_points(declarers: float, *, is_declarer: bool) -> float:
    """What a seat gets, less the mean of the others', where the declarer gets so much."""
    lead = declarers - (0 if declarers > 0 else DEFENDER_BONUS[3])
    # A defender has half of what separates the declarer from both: the partner gets the same.
    return lead if is_declarer else -lead / 2
