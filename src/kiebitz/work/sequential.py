"""Tests that stop when they know: which of two values a mean has, by as few observations as it takes.

The generalised sequential probability ratio test, as in engine testing: observations are taken to be normal, and their
spread is estimated along with the mean. Two bounds on the likelihood ratio keep the shares of wrong decisions.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import numpy as np

from kiebitz.errors import Fault
from kiebitz.work.statistics import Values

FEWEST_TO_DECIDE: Final = 10  # observations; the spread of fewer is too uncertain


class Verdict(StrEnum):
    """Which of the two values it is."""

    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True, slots=True, kw_only=True)
class SequentialTest:
    """Whether a mean is rather `low`, or less, or rather `high`, or more.

    alpha  how often `high` may be found where it is `low`
    beta   how often `low` may be found where it is `high`
    """

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not -math.inf < self.low < self.high < math.inf:
            raise Fault("test-bounds", low=str(self.low), high=str(self.high))
        for name in ("alpha", "beta"):
            if not 0 < getattr(self, name) < 0.5:
                raise Fault("test-share", name=name)

    @property
    def bounds(self) -> tuple[float, float]:
        """The evidence at which it is decided for `low`, and for `high`."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def evidence(self, values: Values) -> float:
        """The logarithm of how much likelier `high` makes the values than `low` does, each with the spread it needs."""
        with np.errstate(divide="ignore"):  # values that are all alike may prove one of them
            spreads = np.log([np.mean((values - self.low) ** 2), np.mean((values - self.high) ** 2)])
        return float(len(values) / 2 * (spreads[0] - spreads[1]))

    def verdict(self, values: Values) -> Verdict | None:
        """What the values decide; `None` while it is open."""
        if len(values) < FEWEST_TO_DECIDE:
            return None
        low, high = self.bounds
        evidence = self.evidence(values)
        return Verdict.LOW if evidence <= low else Verdict.HIGH if evidence >= high else None

    def expected(self, spread: float) -> float:
        """About how many observations it takes if the mean is `high`, by Wald's approximation."""
        low, high = self.bounds
        gain = (1 - self.beta) * high + self.beta * low
        return gain * 2 * (spread / (self.high - self.low)) ** 2


@dataclass(frozen=True, slots=True)
class Decision:
    """What was decided, if anything, after how many observations, and the evidence then."""

    verdict: Verdict | None
    after: int
    evidence: float


def decide(test: SequentialTest, values: Values, step: int) -> Decision:
    """The first verdict of a test that looks after every `step` values; open after all of them if there is none."""
    for after in range(step, len(values) + 1, step):
        if verdict := test.verdict(values[:after]):
            return Decision(verdict, after, test.evidence(values[:after]))
    return Decision(None, len(values), test.evidence(values))
