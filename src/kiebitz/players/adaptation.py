"""What is made of those at the table, by what is remembered of them: numbers that a recipe is changed by.

Each way stands alone, so that what it brings can be measured alone. Of strangers, and as long as too little is known,
nothing changes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum
from typing import Final, TypeAlias

from kiebitz.memory import Impression
from kiebitz.memory.impression import USUAL_RATE
from kiebitz.players.levels import LEVELS, advised_level, strength

Known: TypeAlias = tuple[Impression | None, Impression | None, Impression | None]  # by seat; `None` for the own one
Experts: TypeAlias = tuple[float, float, float]

NOBODY: Final[Known] = (None, None, None)
EVEN: Final[Experts] = (0.5, 0.5, 0.5)
_STRONGEST: Final = max(LEVELS)
_CARDS: Final = 30  # from which it is said whose cards somebody plays
_WEIGHED: Final = 20  # of them count; cards of one player have much in common
_EXPERTS: Final = (0.1, 0.5, 0.9)  # in steps, so that few readings are needed
_SHARE: Final = 0.25  # of games beside open cards against the strongest level
_SHARE_PER_LEVEL: Final = 0.1
_STAKES: Final = 150.0  # list points between a game won and one lost, about
_STEP: Final = 5.0  # of what is asked of declaring


class Adapts(StrEnum):
    """What changes.

    RULES        games by rules judge cards, against two who play by rules
    READING      cards are read as those of an expert or of somebody else, as they were foreseen so far
    TEMPERATURE  in the declarer's games that judge cards the defenders err like the level that they are taken for
    SHARE        these games count the more, the weaker that level is
    WORTH        declaring is asked for less against those who err often, and for more against those who hardly do
    """

    RULES = "rules"
    READING = "reading"
    TEMPERATURE = "temperature"
    SHARE = "share"
    WORTH = "worth"


ALL: Final = frozenset(Adapts)


def play_by_rules(others: Sequence[Impression]) -> bool:
    """Whether all of them are known to play nearly as rules say, if there are any."""
    return bool(others) and all(other.foresight.is_ruled for other in others)


def experts_among(known: Known) -> Experts:
    """How likely an expert sits at each seat."""
    first, second, third = map(_expert, known)
    return first, second, third


def _expert(known: Impression | None) -> float:
    lead = None if known is None or known.foresight.cards < _CARDS else known.foresight.expertness
    if lead is None:
        return 0.5
    share = 1 / (1 + math.exp(-_WEIGHED * lead))
    return min(_EXPERTS, key=lambda step: abs(step - share))


def level_of(others: Sequence[Impression]) -> int | None:
    """The level that two are taken for together; `None` for the strongest, and while it is not sure of both."""
    if not others or any(advised_level(other) is None for other in others):
        return None
    level = round(sum(map(strength, others)) / len(others))
    return level if level < _STRONGEST else None


def share_against(level: int) -> float:
    """What games count beside open cards against defenders of a level."""
    return round(_SHARE + _SHARE_PER_LEVEL * (_STRONGEST - level), 2)


def offset_for(rate: float) -> float:
    """Equation 7.2 of Long's thesis: so much is added to the threshold against two who err at this rate."""
    return USUAL_RATE - rate if rate <= USUAL_RATE else (USUAL_RATE - rate) / 2


def bolder_against(others: Sequence[Impression]) -> float:
    """So many list points less are asked of declaring, by the offset of the Count."""
    if not others:
        return 0.0
    rate = sum(other.mistake_rate for other in others) / len(others)
    return _STEP * round(-_STAKES * offset_for(rate) / _STEP) + 0.0
