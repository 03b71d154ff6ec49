"""Synthetic trees like trick-taking games: every level of recursion against every other, and who knows it.

Bias is 0.75, correlation 0.9, disambiguation 0.6. R0 opens the cards; each further level finishes games with the one
before. Gains are of a pair of games, one from each seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

from kiebitz import _core
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import mean
from kiebitz.lab.theory.corner import CORRELATION, DISAMBIGUATION
from kiebitz.lab.theory.synthetic import exploitability, recursive_policies, score, tree_seed

BIAS: Final = 0.75
LEVELS: Final = 8


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """One tree."""
    game = _core.ExtensiveGame.synthetic(BIAS, CORRELATION, DISAMBIGUATION, tree_seed(seed, number))
    policies = recursive_policies(game, LEVELS)
    row = {f"BR over R{level}": exploitability(game, policy) for level, policy in enumerate(policies)}
    for lower, higher in combinations(range(LEVELS + 1), 2):
        row[f"R{higher} over R{lower}"] = 2 * score(game, policies[higher], policies[lower])
    yield row


def report(found: Found) -> Iterator[Figure]:
    """Best responses first, then the levels one by one."""
    names = [name for name in found.all[0] if name != "number"]
    return (mean(name, [row[name] for row in found.all], "+.3f") for name in names)


def plot(canvas: Any, found: Found) -> None:
    """How far each level can be exploited."""
    figures = [figure for figure in report(found) if figure.what.startswith("BR")]
    axes = canvas.subplots()
    half = [0.0 if figure.interval is None else figure.interval[1] - figure.ours for figure in figures]
    axes.errorbar(range(len(figures)), [figure.ours for figure in figures], half, fmt="o-", capsize=3)
    axes.set_xticks(range(len(figures)), [figure.what.removeprefix("BR over ") for figure in figures])
    axes.set_ylim(bottom=0)
    axes.set_ylabel("exploited in a pair of games")


EXPERIMENT: Final = Experiment(
    name="theory-levels",
    measure=measure,
    report=report,
    size=400,
    unit="trees",
    chunk=20,
    quick=Quick(3),
    source="Furtak's thesis, Fig. 9.2 (a picture)",
    plot=plot,
)
