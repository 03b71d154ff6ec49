"""Null deals, won or lost: a search with a transposition table and none of the other techniques, that of Kupferschmid &
Helmert with their three features, and the full one.

Furtak's thesis has 22 over the solver of its day.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz.lab.deals import nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import ratio, spread
from kiebitz.lab.solver.searching import FEATURES, Question, disagreements, milliseconds, nodes, search, with_features
from kiebitz.solver import DEFAULT_TABLE_MB, Techniques

_TEXTBOOK, _THEIRS, _FULL = "textbook", "Kupferschmid & Helmert", "full"
CONFIGURATIONS: Final = {_TEXTBOOK: with_features(()), _THEIRS: with_features(FEATURES), _FULL: Techniques()}
_ALL_TRICKS: Final = Question(10)  # that the declarer survives


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """Both searches on one deal."""
    yield search(nth_position(subject, seed, number), CONFIGURATIONS, _ALL_TRICKS, DEFAULT_TABLE_MB)


def report(found: Found) -> Iterator[Figure]:
    """The ratio of total times and nodes, and how the times spread."""
    for kind, rows in found.rows.items():
        textbook, theirs, full = ([1000 * each for each in milliseconds(rows, name)] for name in CONFIGURATIONS)
        yield ratio("times the time", textbook, full, ".0f", kind)
        yield ratio("times the nodes", nodes(rows, _TEXTBOOK), nodes(rows, _FULL), ".0f", kind)
        yield ratio("times the time, over Kupferschmid & Helmert", theirs, full, ".1f", kind)
        yield ratio(
            "times the nodes, over Kupferschmid & Helmert", nodes(rows, _THEIRS), nodes(rows, _FULL), ".1f", kind
        )
        yield from spread("textbook, us", textbook, ",.1f", kind)
        yield from spread("full, us", full, ",.1f", kind)
        yield disagreements(rows, kind)


EXPERIMENT: Final = Experiment(
    name="solver-null",
    measure=measure,
    report=report,
    size=400,
    unit="deals of each kind",
    chunk=50,
    quick=Quick(5),
    subjects=("null", "null+"),
    source="Furtak's thesis, 1.2, over the solver of its day",
    published={"null: times the time, over Kupferschmid & Helmert": 22},
)
