"""Synthetic trees with the parameters of Skat: open cards and random moves against the equilibrium.

Correlation is 0.9, disambiguation 0.6; subjects are the biases of the thesis's pictures, 0.75 of the loss and 0.5 of
the gain. It says that sets of worlds fall into halves whenever a player is to move, and measures in games what a player
has learned since it was last to move. These differ at the first move: `told later` are trees in which nothing is
learned before it. A case is a tree.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz import _core
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import mean
from kiebitz.lab.theory.synthetic import ENOUGH, score, tree_seed

SUBJECTS: Final = {
    "bias 0.5": (0.5, 0),
    "bias 0.75": (0.75, 0),
    "bias 0.5, told later": (0.5, 1),
    "bias 0.75, told later": (0.75, 1),
}
CORRELATION: Final = 0.9
DISAMBIGUATION: Final = 0.6
_TURNS: Final = 1000


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """One tree."""
    bias, blind = SUBJECTS[subject]
    luck = tree_seed(seed, number)
    game = _core.ExtensiveGame.synthetic(bias, CORRELATION, DISAMBIGUATION, luck, blind=blind)
    best = game.equilibrium(_TURNS, ENOUGH)
    yield {"pimc": score(game, game.open_cards(), best), "random": score(game, game.uniform(), best)}


def report(found: Found) -> Iterator[Figure]:
    """Against the equilibrium, and what is gained over random play."""
    for subject, rows in found.rows.items():
        yield mean("open cards", [row["pimc"] for row in rows], "+.3f", subject)
        yield mean("random", [row["random"] for row in rows], "+.3f", subject)
        yield mean("open cards less random", [row["pimc"] - row["random"] for row in rows], "+.3f", subject)


EXPERIMENT: Final = Experiment(
    name="theory-corner",
    measure=measure,
    report=report,
    size=400,
    unit="trees",
    chunk=20,
    quick=Quick(4),
    subjects=tuple(SUBJECTS),
    source="Long's thesis, 5.4.3: read off Figs. 5.5(b), bias 0.75, and 5.7(b), bias 0.5",
    published={f"{subject}: open cards": -0.1 for subject in SUBJECTS if "0.75" in subject}
    | {f"{subject}: open cards less random": 0.4 for subject in SUBJECTS if "0.5" in subject},
)
