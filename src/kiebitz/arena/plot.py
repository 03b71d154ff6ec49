"""The picture of a match: how the difference settled, and which kinds of game it comes from."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from kiebitz.arena.match import Match
from kiebitz.arena.report import Report
from kiebitz.arena.results import KINDS, PlayedGame
from kiebitz.arena.scores import pair_scores
from kiebitz.extras import require
from kiebitz.formats.foreign_text import printable
from kiebitz.words import Words
from kiebitz.work.statistics import running_means

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_SHORTEST_RUN = 10  # before that the interval would set the scale


def check_plot_is_possible() -> None:
    """`MissingExtra` without the library that it needs."""
    require("matplotlib", "matplotlib", "plot", "lab")


def plot(match: Match, units: Sequence[Sequence[PlayedGame]], found: Report, file: Path, words: Words) -> None:
    """Write the plot as PNG; `MissingExtra` says how to get the library that it needs."""
    check_plot_is_possible()
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 4.5), layout="constrained")
    FigureCanvasAgg(figure)
    running, bars = figure.subplots(1, 2, width_ratios=[2, 1])
    _plot_running(running, match, units, words)
    _plot_kinds(bars, found, words)
    figure.savefig(file, dpi=110)


def _plot_running(axes: Axes, match: Match, units: Sequence[Sequence[PlayedGame]], words: Words) -> None:
    for first, second in match.pairings:
        mean, half = running_means(pair_scores(match, (first, second), units).difference())
        start = min(_SHORTEST_RUN, len(mean)) - 1
        numbers = np.arange(1, len(mean) + 1)[start:]
        axes.plot(numbers, mean[start:], label=_plain(f"{match.labels[first]} - {match.labels[second]}"))
        axes.fill_between(numbers, (mean - half)[start:], (mean + half)[start:], alpha=0.2)
    axes.axhline(0, color="grey", linewidth=0.8)
    counted, points = words.say("arena-plot-units", unit=match.unit), words.say("arena-points-per-36")
    axes.set(title=words.say("arena-plot-running"), xlabel=counted, ylabel=points)
    axes.legend()


def _plain(names: str) -> str:
    """Names as they are: between dollar signs a formula would be read."""
    return printable(names).replace("$", r"\$")


def _plot_kinds(axes: Axes, found: Report, words: Words) -> None:
    width = 0.8 / len(found.differences)
    for number, difference in enumerate(found.differences):
        estimates = [difference.kinds[kind] for kind in KINDS]
        means = np.array([estimate.mean for estimate in estimates])
        axes.bar(
            np.arange(len(KINDS)) + number * width,
            means,
            width,
            yerr=[estimate.half_width for estimate in estimates],
            capsize=3,
            label=f"{difference.first} - {difference.second}",
        )
    axes.axhline(0, color="grey", linewidth=0.8)
    kinds = [words.say("arena-kind", kind=kind) for kind in KINDS]
    axes.set_xticks(np.arange(len(KINDS)) + (0.8 - width) / 2, kinds)
    axes.set(title=words.say("arena-plot-kinds"))
