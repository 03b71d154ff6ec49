"""The learning curve of the shipped model: what the matches between the turns of its training showed."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

from kiebitz.models.loading import open_model


@dataclass(frozen=True, slots=True)
class Turn:
    """Games of one turn, and what the model corrected by them gains on the one that bid them, in points per 36."""

    deals: int
    passed_in: float
    won: float
    grand: float
    null: float
    gain: float
    low: float
    high: float


def read_turns() -> list[Turn]:
    return [
        Turn(
            row["deals"],
            row["passed in"],
            row["won"],
            row["grand"],
            row["null"],
            row["gain"]["mean"],
            row["gain"]["low"],
            row["gain"]["high"],
        )
        for row in open_model("bidding").manifest["turns"]
    ]


def told_turns(turns: list[Turn]) -> str:
    lines = [f"{'turn':<6}{'deals':>6}{'passed in':>11}{'won':>8}{'grand':>8}{'null':>7}   gain of the next model"]
    for number, turn in enumerate(turns, start=1):
        shape = f"{turn.passed_in:>11.1%}{turn.won:>8.1%}{turn.grand:>8.1%}{turn.null:>7.1%}"
        lines.append(
            f"{number:<6}{turn.deals:>6}{shape}   {turn.gain:+.0f} ({turn.low:+.0f} to {turn.high:+.0f}) per 36"
        )
    return "\n".join(lines)


def plot_turns(turns: list[Turn], file: Path) -> None:
    """Gains added up, with the interval of each step."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 4), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    sums = list(accumulate((turn.gain for turn in turns), initial=0.0))
    errors = [[turn.gain - turn.low for turn in turns], [turn.high - turn.gain for turn in turns]]
    axes.plot(range(len(sums)), sums, color="0.6", linewidth=1)
    axes.errorbar(range(1, len(sums)), sums[1:], yerr=errors, fmt="o", capsize=3)
    axes.plot([0], [0], "o", color="0.4")
    axes.set(
        xlabel="turns of games (0: open hands alone)", ylabel="points per 36 gained", xticks=list(range(len(sums)))
    )
    figure.savefig(file, dpi=110)
