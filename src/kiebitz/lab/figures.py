"""Figures from observations, with their intervals: means, shares, ratios of totals, and how far values spread.

numpy is loaded by those who call, so that listing experiments does not wait for it.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator, Sequence

from kiebitz.lab.experiment import ALL, Figure

_REACH = 1.96  # standard errors of a 95% interval of many observations


def mean(what: str, values: Sequence[float], form: str = "+.1f", subject: str = ALL) -> Figure:
    """With Student's interval, where enough observations differ from 0."""
    import numpy as np

    from kiebitz.work.statistics import estimate_mean

    if not values:
        return Figure(what, math.nan, form, 0, None, subject)
    found = estimate_mean(np.array(values, float))
    ends = None if found.interval is None else (found.interval.low, found.interval.high)
    return Figure(what, found.mean, form, len(values), ends, subject)


def share(what: str, happened: Sequence[bool], form: str = ".1%", subject: str = ALL) -> Figure:
    """How often something happened, with Wilson's interval, which holds near 0 and 1 too."""
    from kiebitz.work.statistics import share_interval

    if not happened:
        return Figure(what, math.nan, form, 0, None, subject)
    times, number = sum(happened), len(happened)
    ends = share_interval(times, number)
    return Figure(what, times / number, form, number, (ends.low, ends.high), subject)


def ratio(
    what: str, values: Sequence[float], reference: Sequence[float], form: str = ".2f", subject: str = ALL
) -> Figure:
    """Of totals over the same cases, since that is what a user waits for; cases vary a lot, but both had the same."""
    total = sum(reference)
    found = sum(values) / total
    squares = sum((one - found * other) ** 2 for one, other in zip(values, reference, strict=True))
    half = _REACH * math.sqrt(squares) / total
    return Figure(what, found, form, len(values), (found - half, found + half), subject)


def plain(what: str, value: float, form: str = ",.0f", of: int | None = None, subject: str = ALL) -> Figure:
    """A count, or whatever else has no interval."""
    return Figure(what, value, form, of, None, subject)


def spread(what: str, values: Sequence[float], form: str = ",.0f", subject: str = ALL) -> Iterator[Figure]:
    """Mean, standard deviation, median, 95th percentile and maximum: mean alone hides the slow cases."""
    ordered = sorted(values)
    if not ordered:
        return
    figures = {
        "mean": statistics.fmean(ordered),
        "s.d.": statistics.stdev(ordered) if len(ordered) > 1 else 0.0,
        "median": statistics.median(ordered),
        "95%": ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))],
        "largest": ordered[-1],
    }
    for name, value in figures.items():
        yield Figure(f"{what}, {name}", value, form, len(ordered), None, subject)
