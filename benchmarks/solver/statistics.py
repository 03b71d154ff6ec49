"""Mean, standard deviation, median, 95th percentile and maximum: mean alone hides the slow deals."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Summary:
    total: float
    mean: float
    deviation: float
    median: float
    p95: float
    maximum: float

    def __str__(self) -> str:
        return (
            f"mean {self.mean:.4g}, s.d. {self.deviation:.4g}, median {self.median:.4g}, 95% {self.p95:.4g},"
            f" max {self.maximum:.4g}"
        )


def summarise(values: Sequence[float]) -> Summary:
    ordered = sorted(values)
    return Summary(
        total=sum(ordered),
        mean=statistics.fmean(ordered),
        deviation=statistics.stdev(ordered) if len(ordered) > 1 else 0.0,
        median=statistics.median(ordered),
        p95=ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))],
        maximum=ordered[-1],
    )
