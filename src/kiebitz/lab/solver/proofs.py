"""Proof-number search (df-pn) beside the zero window, where a question has two answers: 61 points or not, null won or
lost. Both with a table by relative ranks, since a proof of the partition table comes from one line of search, and the
zero window as it is by default.

Kupferschmid & Helmert (section 7) name it as future work; Edelkamp (footnote 5) found it slower in null.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz.lab.deals import nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.solver.searching import WHO_WINS, Question, compared, search
from kiebitz.solver import DEFAULT_TABLE_MB, Method, TableKind, Techniques

_FULL: Final = "everything"
CONFIGURATIONS: Final = {
    _FULL: Techniques(),
    "canonical table": Techniques(table=TableKind.CANONICAL),
    "proof numbers": Techniques(table=TableKind.CANONICAL, method=Method.PROOF_NUMBER),
}
_ALL_TRICKS: Final = Question(10)  # that the declarer survives


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """One deal, won or lost."""
    question = _ALL_TRICKS if subject.startswith("null") else WHO_WINS
    yield search(nth_position(subject, seed, number), CONFIGURATIONS, question, DEFAULT_TABLE_MB)


def report(found: Found) -> Iterator[Figure]:
    """Nodes and time, and the share of those of the usual search."""
    for kind, rows in found.rows.items():
        yield from compared(rows, _FULL, kind)


EXPERIMENT: Final = Experiment(
    name="solver-proofs",
    measure=measure,
    report=report,
    size=200,
    unit="deals of each kind",
    chunk=10,
    quick=Quick(2),
    subjects=("suit", "suit+", "grand", "grand+", "null", "null+"),
)
