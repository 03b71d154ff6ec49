"""Levels of a player: a weaker one plays without search, and the weaker it is the less it tells cards apart.

Nobody blunders on purpose and nobody sees cards: a level draws its card from what experts play, heated, so that the
second best card is taken the more often for the best one. The strongest level is the player itself.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from kiebitz.memory import Impression
from kiebitz.memory.foresight import Foresight
from kiebitz.memory.mistakes import MistakeCount


@dataclass(frozen=True, slots=True)
class Level:
    """How cards are chosen.

    temperature  of the policy that chooses them; `None` for the player itself, with all that it has
    mistakes     how often it errs with open cards, of the times it could, as declarer and as defender (docs/players.md)
    mastery      how well experts foresee its cards (`Foresight.mastery`)
    """

    temperature: float | None
    mistakes: tuple[float, float]
    mastery: float


USUAL_COMPANY: Final = ("kiebitz", "kermit", "rules", "adaptive")  # whom to play with; the others are experiments

LEVELS: Final = {
    1: Level(temperature=9.2, mistakes=(0.169, 0.287), mastery=0.02),
    2: Level(temperature=6.8, mistakes=(0.139, 0.240), mastery=0.13),
    3: Level(temperature=5.1, mistakes=(0.109, 0.209), mastery=0.23),
    4: Level(temperature=3.0, mistakes=(0.088, 0.188), mastery=0.35),
    5: Level(temperature=None, mistakes=(0.04, 0.145), mastery=0.37),
}

_USUAL: Final = 2.5  # what a stranger is taken for
_SPREAD: Final = 3.0  # of strangers around that, in levels: hardly anything is known of them
_MANNER: Final = 0.1  # how far the mastery of people who play equally well differs, since each has an own way
_CARD: Final = 0.85  # how far that of a single card does
_SURE: Final = 0.9  # that the level is right or next to right


def belief(known: Impression) -> dict[int, float]:
    """How likely somebody plays as each of the levels, by their mistakes with open cards in either role, and by how
    well experts foresee their cards."""
    counts = known.counted("declarer"), known.counted("defender")
    logs = {
        number: _log_normal(number - _USUAL, _SPREAD)
        + sum(map(_log_likelihood, counts, level.mistakes))
        + _log_of_mastery(known.foresight, level.mastery)
        for number, level in LEVELS.items()
    }
    most = max(logs.values())
    weights = {number: math.exp(log - most) for number, log in logs.items()}
    return {number: weight / sum(weights.values()) for number, weight in weights.items()}


def strength(known: Impression) -> float:
    """At which level somebody plays, on average over what is likely. What is likelier counts more than by its share: a
    plain mean would lie too near the middle."""
    weights = {number: share**2 for number, share in belief(known).items()}
    return sum(number * weight for number, weight in weights.items()) / sum(weights.values())


def advised_level(known: Impression) -> int | None:
    """The level that somebody has an even game with; `None` while it may as well be one two levels away."""
    shares = belief(known)
    best = max(shares, key=lambda number: shares[number])
    return best if sum(shares.get(number, 0.0) for number in (best - 1, best, best + 1)) >= _SURE else None


def _log_of_mastery(shown: Foresight, mastery: float) -> float:
    if shown.mastery is None:
        return 0.0
    return _log_normal(shown.mastery - mastery, math.hypot(_MANNER, _CARD / math.sqrt(shown.cards)))


def _log_normal(distance: float, spread: float) -> float:
    return -((distance / spread) ** 2) / 2


def _log_likelihood(count: MistakeCount, rate: float) -> float:
    return count.mistakes * math.log(rate) + (count.opportunities - count.mistakes) * math.log(1 - rate)
