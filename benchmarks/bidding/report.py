"""What self-play shows, in tables and a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Final

from benchmarks.bidding.self_play import Declared
from kiebitz.contract import Kind

_BINS: Final = 10
_SHOWN: Final = 20  # games of a bin that is shown
_COUNTED: Final = 100  # games of a bin whose gap counts


@dataclass(frozen=True, slots=True)
class Bin:
    """Games that were predicted about alike."""

    games: int
    predicted: float
    won: float

    @property
    def gap(self) -> float:
        return abs(self.predicted - self.won)


def bins_of(games: list[Declared]) -> Iterator[Bin]:
    """Ten equal steps of the prediction, those with enough games to look at."""
    for number in range(_BINS):
        mine = [game for game in games if min(int(game.predicted * _BINS), _BINS - 1) == number]
        if len(mine) >= _SHOWN:
            yield Bin(len(mine), _mean(game.predicted for game in mine), _mean(game.won for game in mine))


def told(games: list[Declared], deals: int) -> str:
    """Shape, estimates against outcomes, calibration."""
    share = {name: _mean(is_it(game) for game in games) for name, is_it in _KINDS.items()}
    lines = [
        f"{deals} deals, {len(games)} games: passed in {1 - len(games) / deals:.1%}, "
        f"won {_mean(game.won for game in games):.1%}, "
        + ", ".join(f"{name} {part:.1%}" for name, part in share.items())
        + f", hand {_mean(game.hand for game in games):.1%}",
        "",
        f"{'kind':<12}{'games':>7}{'open hands':>12}{'predicted':>11}{'won':>8}",
    ]
    for name, is_it in _KINDS.items():
        mine = [game for game in games if is_it(game)]
        if mine:
            columns = (_mean(g.open_hand for g in mine), _mean(g.predicted for g in mine), _mean(g.won for g in mine))
            lines.append(f"{name:<12}{len(mine):>7}{columns[0]:>12.1%}{columns[1]:>11.1%}{columns[2]:>8.1%}")
    for name, mine in _parts(games):
        bins = list(bins_of(mine))
        gaps = [one.gap for one in bins if one.games >= _COUNTED]
        worst = f"largest gap {max(gaps, default=0):.3f} over {len(gaps)} bins with {_COUNTED} games or more"
        lines += ["", f"calibration, {name}: {worst}"]
        lines += [f"  {one.games:>6} games  predicted {one.predicted:.3f}  won {one.won:.3f}" for one in bins]
    return "\n".join(lines)


def plot(games: list[Declared], file: Path) -> None:
    """The reliability diagram of trump games and null."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4.5), layout="constrained")
    FigureCanvasAgg(figure)
    for axes, (name, mine) in zip(figure.subplots(1, 2), _parts(games), strict=True):
        bins = list(bins_of(mine))
        errors = [1.96 * sqrt(max(one.won * (1 - one.won), 1e-4) / one.games) for one in bins]
        axes.plot([0, 1], [0, 1], color="0.7", linewidth=1)
        axes.errorbar([one.predicted for one in bins], [one.won for one in bins], yerr=errors, fmt="o", capsize=3)
        for one in bins:
            axes.annotate(f"{one.games:,}", (one.predicted, one.won), (6, -12), textcoords="offset points", fontsize=8)
        axes.set(title=f"{name}, {len(mine):,} games", xlabel="predicted", ylabel="won", xlim=(0, 1.02), ylim=(0, 1.02))
        axes.set_aspect("equal")
    figure.savefig(file, dpi=110)


def _parts(games: list[Declared]) -> list[tuple[str, list[Declared]]]:
    return [
        ("trump games", [game for game in games if game.kind != Kind.NULL]),
        ("null", [game for game in games if game.kind == Kind.NULL]),
    ]


_KINDS: Final[dict[str, Callable[[Declared], bool]]] = {
    "suit": lambda game: game.kind < Kind.GRAND,
    "grand": lambda game: game.kind == Kind.GRAND,
    "null": lambda game: game.kind == Kind.NULL and not game.ouvert,
    "null ouvert": lambda game: game.kind == Kind.NULL and game.ouvert,
}


def _mean(values: Iterable[float]) -> float:
    numbers = list(values)
    return sum(numbers) / len(numbers) if numbers else 0.0
