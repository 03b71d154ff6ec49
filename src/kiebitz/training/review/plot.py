"""The reliability diagram: chances that were given, and how often the declarer won."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from pathlib import Path

from kiebitz.extras import require
from kiebitz.training.review.fit import Bin


def check_plot_is_possible() -> None:
    """`MissingExtra` without the library that it needs."""
    require("matplotlib", "matplotlib", "diagram", "lab")


def plot(bins: Sequence[Bin], file: Path) -> None:
    """Draw the bins that hold games, with 95% intervals as if each game had voted once."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    shown = [found for found in bins if found.games]
    errors = [1.96 * sqrt(max(found.won * (1 - found.won), 1e-4) / found.games) for found in shown]
    figure = Figure(figsize=(4.8, 4.8), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], color="0.7", linewidth=1)
    axes.errorbar([found.chance for found in shown], [found.won for found in shown], yerr=errors, fmt="o", capsize=3)
    for found in shown:
        axes.annotate(f"{found.games:,}", (found.chance, found.won), (6, -12), textcoords="offset points", fontsize=8)
    axes.set(xlabel="the declarer's chance", ylabel="won", xlim=(0, 1.02), ylim=(0, 1.02))
    axes.set_aspect("equal")
    figure.savefig(file, dpi=110)
