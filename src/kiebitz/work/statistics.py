"""Means with their doubt: standard errors, and bootstrap intervals that draw whole deals.

The games of a deal hang together, so a deal is one observation. Where players are compared, on the same deals, the
differences are formed deal by deal before anything is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Values: TypeAlias = NDArray[np.float64]

RESAMPLES: Final = 2000
_CONFIDENCE: Final = 95.0
_NORMAL_QUANTILE: Final = 1.959964
_SEED: Final = 0  # the same values always get the same interval
_DRAWN_AT_ONCE: Final = 2_000_000  # numbers held in memory


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
    """A mean over deals with its standard error and interval, of which a single deal tells nothing."""

    mean: float
    error: float | None
    interval: Interval | None

    def __str__(self) -> str:
        return f"{self.mean:+.1f}" + ("" if self.interval is None else f" [{self.interval}]")


def bootstrap(values: Values) -> Estimate:
    """The mean of one value a deal, with the interval that resampled deals give."""
    _check(values)
    if len(values) == 1:
        return Estimate(float(values[0]), None, None)
    source = np.random.default_rng(_SEED)
    count = len(values)
    rows = max(1, _DRAWN_AT_ONCE // count)
    means = [
        values[source.integers(0, count, size=(min(rows, RESAMPLES - start), count))].mean(axis=1)
        for start in range(0, RESAMPLES, rows)
    ]
    tail = (100 - _CONFIDENCE) / 2
    low, high = np.percentile(np.concatenate(means), [tail, 100 - tail])
    return Estimate(float(values.mean()), standard_error(values), Interval(float(low), float(high)))


def quick_estimate(values: Values) -> Estimate:
    """The same with the normal interval, for a figure that changes every moment."""
    _check(values)
    mean, error = float(values.mean()), standard_error(values)
    if error is None:
        return Estimate(mean, None, None)
    half = _NORMAL_QUANTILE * error
    return Estimate(mean, error, Interval(mean - half, mean + half))


def standard_error(values: Values) -> float | None:
    """Of the mean; unknown for a single value."""
    return float(values.std(ddof=1) / np.sqrt(len(values))) if len(values) > 1 else None


def running_means(values: Values) -> tuple[Values, Values]:
    """After each deal the mean so far and half the width of its normal interval."""
    _check(values)
    count = np.arange(1, len(values) + 1)
    mean = values.cumsum() / count
    spread = np.maximum((values**2).cumsum() / count - mean**2, 0.0)
    return mean, _NORMAL_QUANTILE * np.sqrt(spread / np.maximum(count - 1, 1))


def _check(values: Values) -> None:
    if not len(values):
        raise ValueError("no deal has been finished")
