"""Synthetic trees of other shapes: early ends, more moves than two, worlds that are alike. Does open-card play suffer?

Bias, correlation and disambiguation are those of Skat. Subjects are the shapes; depth is 6, as wide trees grow fast.
How far players can be exploited is told of those who open the cards (R0), finish games so (R1), or grow trees (UCT).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kiebitz import _core
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean
from kiebitz.lab.theory.corner import CORRELATION, DISAMBIGUATION
from kiebitz.lab.theory.levels import BIAS
from kiebitz.lab.theory.recursion import EXPLORATION
from kiebitz.lab.theory.synthetic import ENOUGH, exploitability, recursive_policies, score, tree_seed

SHAPES: Final[dict[str, dict[str, Any]]] = {
    "regular": {},
    "early ends": {"early": 0.2},
    "two or three moves": {"most_moves": 3},
    "worlds alike": {"alike": 0.5},
    "all of it": {"early": 0.2, "most_moves": 3, "alike": 0.5},
}
_DEPTH: Final = 6
_TURNS: Final = 1000
_COLUMNS: Final = {
    "pimc": "open cards",
    "random": "random",
    "r0": "R0, exploited",
    "r1": "R1, exploited",
    "uct": "UCT, exploited",
}


def measure(subject: str, seed: int, number: int, *, playouts: int) -> Iterator[Row]:
    """One tree."""
    luck = tree_seed(seed, number)
    shape = SHAPES[subject]
    game = _core.ExtensiveGame.synthetic(BIAS, CORRELATION, DISAMBIGUATION, luck, depth=_DEPTH, **shape)
    best = game.equilibrium(_TURNS, ENOUGH)
    r0, r1 = recursive_policies(game, 1)
    yield {
        "pimc": score(game, r0, best),
        "random": score(game, game.uniform(), best),
        "r0": exploitability(game, r0),
        "r1": exploitability(game, r1),
        "uct": exploitability(game, game.uct(playouts, EXPLORATION, luck)),
    }


def report(found: Found) -> Iterator[Figure]:
    """Shape by shape."""
    for subject, rows in found.rows.items():
        for column, name in _COLUMNS.items():
            yield mean(name, [row[column] for row in rows], "+.3f", subject)
        yield mean("open cards less random", [row["pimc"] - row["random"] for row in rows], "+.3f", subject)


EXPERIMENT: Final = Experiment(
    name="theory-shapes",
    measure=measure,
    report=report,
    size=200,
    unit="trees",
    chunk=20,
    quick=Quick(2, ("regular", "all of it"), {"playouts": 500}),
    subjects=tuple(SHAPES),
    options=(Option("playouts", 10_000),),
    source="Long's thesis, 9.2.4 (an open question)",
)
