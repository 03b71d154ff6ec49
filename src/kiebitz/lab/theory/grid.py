"""Synthetic trees over bias, correlation and disambiguation: open cards and random moves against the equilibrium.

Two parameters go from 0 to 1, the subject is what the third is fixed at. A case is a tree at every point. Equilibria
are by CFR+, as near as the option says; expectations are exact.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence
from typing import Any, Final

from kiebitz import _core
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import plain
from kiebitz.lab.theory.heat import averages, draw_heat, standard_errors
from kiebitz.lab.theory.synthetic import GRID, grid, score, tree_seed

PARAMETERS: Final = ("bias", "correlation", "disambiguation")
SLICES: Final = {
    "disambiguation 0.3": ("disambiguation", 0.3),
    "bias 0.75": ("bias", 0.75),
    "correlation 0.5": ("correlation", 0.5),
    "bias 0.5": ("bias", 0.5),
    "correlation 0.75": ("correlation", 0.75),
}
_PANELS: Final = {"pimc": "open cards", "random": "random", "gain": "open cards less random"}


def axes_of(subject: str) -> tuple[str, str]:
    """The two parameters that vary, in the order of the columns x and y."""
    one, other = (name for name in PARAMETERS if name != SLICES[subject][0])
    return one, other


def measure(subject: str, seed: int, number: int, *, steps: int, turns: int) -> Iterator[Row]:
    """One tree at every point."""
    fixed, value = SLICES[subject]
    for point in grid(steps):
        parameters: dict[str, Any] = dict(zip(axes_of(subject), point, strict=True)) | {fixed: value}
        game = _core.ExtensiveGame.synthetic(**parameters, seed=tree_seed(seed, number))
        best = game.equilibrium(turns)
        pimc, random = (score(game, policy, best) for policy in (game.open_cards(), game.uniform()))
        yield {"x": point[0], "y": point[1], "pimc": pimc, "random": random, "gain": pimc - random}


def report(found: Found) -> Iterator[Figure]:
    """Where it is worst and best, and how sure that is."""
    for subject, rows in found.rows.items():
        for column, name in _PANELS.items():
            points = averages(rows, column)
            for told, chosen in (("least", min), ("most", max)):
                place = chosen(points, key=points.__getitem__)
                yield plain(f"{name}, {told}", points[place], "+.3f", len(rows) // len(points), subject)
                yield from _where(f"{name}, {told}", axes_of(subject), place, subject)
            yield plain(f"{name}, mean of all points", statistics.fmean(points.values()), "+.3f", None, subject)
            yield plain(f"{name}, largest standard error", standard_errors(rows, column), ".3f", None, subject)


def _where(told: str, axes: Sequence[str], place: Sequence[float], subject: str) -> Iterator[Figure]:
    for axis, at in zip(axes, place, strict=True):
        yield plain(f"{told}: its {axis}", at, ".1f", None, subject)


def plot(canvas: Any, found: Found) -> None:
    """A column for each subject, a row for each player and one for the gain."""
    canvas.set_size_inches(3.2 * len(found.rows), 8.5)
    panels = canvas.subplots(len(_PANELS), len(found.rows), squeeze=False)
    for across, (subject, rows) in enumerate(found.rows.items()):
        for down, (column, name) in enumerate(_PANELS.items()):
            reach = (0, 1) if column == "gain" else (-1, 0)
            draw_heat(panels[down][across], averages(rows, column), axes_of(subject), reach, f"{name}, {subject}")


EXPERIMENT: Final = Experiment(
    name="theory-grid",
    measure=measure,
    report=report,
    size=100,
    unit="trees at each point",
    quick=Quick(2, ("disambiguation 0.3",), {"steps": 2, "turns": 20}),
    subjects=tuple(SLICES),
    options=(Option("steps", GRID), Option("turns", 60)),
    source="Long's thesis, Figs. 5.5 to 5.7 (pictures)",
    plot=plot,
)
