"""Grids of two parameters: means at every point, and their picture."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from kiebitz.lab.experiment import Row

Point: TypeAlias = tuple[float, float]


def at_points(rows: Sequence[Row], column: str) -> dict[Point, list[float]]:
    """All that was measured at every point."""
    found: dict[Point, list[float]] = {}
    for row in rows:
        found.setdefault((row["x"], row["y"]), []).append(row[column])
    return found


def averages(rows: Sequence[Row], column: str) -> dict[Point, float]:
    """The mean at every point."""
    return {point: statistics.fmean(values) for point, values in at_points(rows, column).items()}


def standard_errors(rows: Sequence[Row], column: str) -> float:
    """The largest of all points."""
    samples = at_points(rows, column).values()
    return max(statistics.stdev(some) / math.sqrt(len(some)) if len(some) > 1 else math.nan for some in samples)


def draw_heat(axes: Any, points: Mapping[Point, float], names: Sequence[str], reach: Point, title: str) -> None:
    """Dark is low. The first name goes to the right, the second up."""
    across, up = (sorted({point[axis] for point in points}) for axis in (0, 1))
    image = [[points[x, y] for x in across] for y in up]
    shown = axes.imshow(image, origin="lower", extent=(0, 1, 0, 1), cmap="gray", vmin=reach[0], vmax=reach[1])
    axes.figure.colorbar(shown, ax=axes, shrink=0.7)
    axes.set_xlabel(names[0], fontsize=8)
    axes.set_ylabel(names[1], fontsize=8)
    axes.set_title(title, fontsize=8)
