"""Synthetic trees: how far can those be exploited who open the cards (R0), finish games so (R1), or grow trees?

Subjects are disambiguations; correlation and bias go from 0 to 1. Worlds are all taken, each as likely as the others,
equal moves are split. UCT has random playouts, and information sets as nodes. A case is a tree at every point.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kiebitz import _core
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean, plain
from kiebitz.lab.theory.heat import averages, draw_heat, standard_errors
from kiebitz.lab.theory.synthetic import GRID, exploitability, grid, recursive_policies, tree_seed

DISAMBIGUATIONS: Final = {f"disambiguation {value:g}": value for value in (0.0, 0.3, 0.6, 0.8)}
PLAYERS: Final = {"r0": "R0", "r1": "R1", "uct": "UCT"}
EXPLORATION: Final = 1.4
_MOST: Final = 1.6  # of the published scale


def measure(subject: str, seed: int, number: int, *, steps: int, playouts: int) -> Iterator[Row]:
    """One tree at every point."""
    luck = tree_seed(seed, number)
    for correlation, bias in grid(steps):
        game = _core.ExtensiveGame.synthetic(bias, correlation, DISAMBIGUATIONS[subject], luck)
        policies = [*recursive_policies(game, 1), game.uct(playouts, EXPLORATION, luck)]
        found = (exploitability(game, policy) for policy in policies)
        yield {"x": correlation, "y": bias, **dict(zip(PLAYERS, found, strict=True))}


def report(found: Found) -> Iterator[Figure]:
    """Means over the grid, and what each further way of thinking changes."""
    for subject, rows in found.rows.items():
        for column, name in PLAYERS.items():
            yield mean(f"{name}, exploited", by_tree(rows, column), ".3f", subject)
        for column in ("r1", "uct"):
            more = [one - other for one, other in zip(by_tree(rows, column), by_tree(rows, "r0"), strict=True)]
            yield mean(f"{PLAYERS[column]} less R0", more, "+.3f", subject)
        worse = [averages(rows, "r1")[point] > value for point, value in averages(rows, "r0").items()]
        yield plain("share of points at which R1 is worse", sum(worse) / len(worse), ".0%", len(worse), subject)
        yield plain("largest standard error", standard_errors(rows, "r1"), ".3f", None, subject)


def by_tree(rows: list[Row], column: str) -> list[float]:
    """The mean over the grid of each case."""
    cases: dict[int, list[float]] = {}
    for row in rows:
        cases.setdefault(row["number"], []).append(row[column])
    return [sum(values) / len(values) for values in cases.values()]


def plot(canvas: Any, found: Found) -> None:
    """A row for each subject, a column for each player."""
    canvas.set_size_inches(9, 2.7 * len(found.rows))
    panels = canvas.subplots(len(found.rows), len(PLAYERS), squeeze=False)
    for down, (subject, rows) in enumerate(found.rows.items()):
        for across, (column, name) in enumerate(PLAYERS.items()):
            title = f"{name}, {subject}"
            draw_heat(panels[down][across], averages(rows, column), ("correlation", "bias"), (0, _MOST), title)


EXPERIMENT: Final = Experiment(
    name="theory-recursion",
    measure=measure,
    report=report,
    size=100,
    unit="trees at each point",
    quick=Quick(2, ("disambiguation 0", "disambiguation 0.6"), {"steps": 2, "playouts": 500}),
    subjects=tuple(DISAMBIGUATIONS),
    options=(Option("steps", GRID), Option("playouts", 10_000)),
    source="Furtak's thesis, Fig. 9.1 (pictures)",
    plot=plot,
)
