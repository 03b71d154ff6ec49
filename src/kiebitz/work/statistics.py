"""Means with their doubt: standard errors and intervals over deals, or over whatever else is one observation.

The games of a deal hang together, so a deal is one observation. Where players are compared, on the same deals, the
differences are formed deal by deal first.

An interval is Student's, with as many degrees of freedom as deals differ from 0, less one: a deal on which two players
come to the same says nothing about how far they lie apart when they differ. It covers the truth in 93 to 97% of cases
from five such deals on, of normal values as of recorded matches; below that there is none. `docs/arena.md` says what
else was tried.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kiebitz.errors import Fault

Values: TypeAlias = NDArray[np.float64]

FEWEST: Final = 5  # values other than 0 that an interval needs
_HIGH_QUANTILE: Final = 0.975  # of an interval that holds 95%
_REACH: Final = 1.96  # standard errors of such an interval of many observations


@dataclass(frozen=True, slots=True)
class Interval:
    """Where the truth lies with 95% confidence."""

    low: float
    high: float

    @property
    def width(self) -> float:
        """From end to end."""
        return self.high - self.low

    def __str__(self) -> str:
        return f"{self.low:+.1f} to {self.high:+.1f}"


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals with its standard error, unknown of a single deal, and its interval, if enough differ."""

    mean: float
    error: float | None
    interval: Interval | None

    @property
    def half_width(self) -> float:
        """How far the interval reaches to either side; no number if there is none, which plots leave out."""
        return math.nan if self.interval is None else self.interval.width / 2

    def times(self, factor: float) -> Estimate:
        """The same in another unit, a factor above 0."""
        error = None if self.error is None else factor * self.error
        ends = None if self.interval is None else Interval(factor * self.interval.low, factor * self.interval.high)
        return Estimate(factor * self.mean, error, ends)

    def __str__(self) -> str:
        return f"{self.mean:+.1f} [{self.interval or f'no interval, fewer than {FEWEST} differ'}]"


def estimate_mean(values: Values) -> Estimate:
    """The mean of one value a deal."""
    _check(values)
    mean, error, differing = float(values.mean()), standard_error(values), np.count_nonzero(values)
    if error is None or differing < FEWEST:
        return Estimate(mean, error, None)
    half = error * float(_student(differing))
    return Estimate(mean, error, Interval(mean - half, mean + half))


def share_interval(times: int, number: int) -> Interval:
    """Where the share lies of what happened so many times out of a number; Wilson's, which holds near 0 and 1 too."""
    part, square = times / number, _REACH**2
    middle = (part + square / (2 * number)) / (1 + square / number)
    half = _REACH / (1 + square / number) * math.sqrt(part * (1 - part) / number + square / (4 * number**2))
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def standard_error(values: Values) -> float | None:
    """Of the mean; unknown for a single value."""
    return float(values.std(ddof=1) / np.sqrt(len(values))) if len(values) > 1 else None


def running_means(values: Values) -> tuple[Values, Values]:
    """After each deal the mean so far and half the width of its interval, which is no number while there is none."""
    _check(values)
    count, differing = np.arange(1, len(values) + 1), np.cumsum(values != 0)
    mean = values.cumsum() / count
    spread = np.maximum((values**2).cumsum() / count - mean**2, 0.0)
    half = np.sqrt(spread / np.maximum(count - 1, 1)) * _student(np.maximum(differing, FEWEST))
    return mean, np.where(differing < FEWEST, np.nan, half)


def _student(differing: Any) -> Any:
    """How many standard errors an interval reaches to either side."""
    from scipy.special import stdtrit  # nobody should wait for it who asks for no interval

    return stdtrit(differing - 1, _HIGH_QUANTILE)


def _check(values: Values) -> None:
    if not len(values):
        raise Fault("match-no-deal-finished")
