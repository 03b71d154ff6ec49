"""Exact values of the same random deals by two searches: that of Kupferschmid & Helmert, with their three features and
a table on the bare state, and ours. Furtak's thesis has the speed-up over the solver of its day.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz.lab.deals import nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import ratio, spread
from kiebitz.lab.solver.searching import FEATURES, disagreements, milliseconds, nodes, search, with_features
from kiebitz.solver import Techniques

_THEIRS, _OURS = "Kupferschmid & Helmert", "now"
CONFIGURATIONS: Final = {_THEIRS: with_features(FEATURES), _OURS: Techniques()}


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """Both searches on one deal."""
    yield search(nth_position(subject, seed, number), CONFIGURATIONS)


def report(found: Found) -> Iterator[Figure]:
    """How many times the time and the nodes the older search takes."""
    for kind, rows in found.rows.items():
        theirs, ours = (milliseconds(rows, name) for name in CONFIGURATIONS)
        yield ratio("times the time", theirs, ours, ".1f", kind)
        yield ratio("times the nodes", nodes(rows, _THEIRS), nodes(rows, _OURS), ".1f", kind)
        for name, times in ((_THEIRS, theirs), (_OURS, ours)):
            yield from spread(f"{name}, ms", times, ".2f", kind)
        yield disagreements(rows, kind)


EXPERIMENT: Final = Experiment(
    name="solver-total",
    measure=measure,
    report=report,
    size=200,
    unit="deals of each kind",
    chunk=20,
    quick=Quick(3),
    subjects=("suit", "grand"),
    source="Furtak's thesis, 1.2, over the solver of its day",
    published={"suit: times the time": 45, "grand: times the time": 58},
)
