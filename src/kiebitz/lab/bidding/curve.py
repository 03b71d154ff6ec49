"""The learning curve of the shipped bidding model: what the matches between the turns of its training showed.

Nothing is played: the manifest of the model tells it. A gain is that of the model which a turn has corrected over the
one that bid its games, in points per 36.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Any, Final

from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import plain
from kiebitz.models.loading import open_model

_SHAPE: Final = ("passed in", "won", "grand", "null")


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """One turn, if there was one."""
    yield from open_model("bidding").manifest["turns"][number : number + 1]


def report(found: Found) -> Iterator[Figure]:
    """The shape of the games of each turn, and what they taught."""
    for turn in found.all:
        name = f"turn {turn['number'] + 1}"
        for what in _SHAPE:
            yield plain(f"{name}: {what}", turn[what], ".1%", turn["deals"])
        gain = turn["gain"]
        yield Figure(f"{name}: gain of the next model", gain["mean"], "+.0f", None, (gain["low"], gain["high"]))


def plot(canvas: Any, found: Found) -> None:
    """Gains added up, with the interval of each step."""
    axes, gains = canvas.subplots(), [turn["gain"] for turn in found.all]
    sums = list(accumulate((gain["mean"] for gain in gains), initial=0.0))
    errors = [[gain["mean"] - gain["low"] for gain in gains], [gain["high"] - gain["mean"] for gain in gains]]
    axes.plot(range(len(sums)), sums, color="0.6", linewidth=1)
    axes.errorbar(range(1, len(sums)), sums[1:], yerr=errors, fmt="o", capsize=3)
    axes.plot([0], [0], "o", color="0.4")
    axes.set(xlabel="turns of games (0: open hands alone)", ylabel="points per 36 gained", xticks=range(len(sums)))


EXPERIMENT: Final = Experiment(
    name="bidding-curve",
    measure=measure,
    report=report,
    size=4,
    unit="turns",
    quick=Quick(2),
    plot=plot,
)
