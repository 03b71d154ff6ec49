"""Every technique of the solver changed alone, from the full configuration: nodes for an exact value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz.lab.deals import nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.solver.searching import compared, search
from kiebitz.solver import DeclarerBound, Ordering, Techniques

_FULL: Final = "everything"
CONFIGURATIONS: Final = {
    _FULL: Techniques(),
    "few-answers ordering": Techniques(ordering=Ordering.FEW_ANSWERS),
    "given order": Techniques(ordering=Ordering.GIVEN),
    "no table moves": Techniques(table_moves=False),
    "no merging of equals": Techniques(merge_equals=False),
    "dominated cards too": Techniques(drop_dominated=False),
    "with quasi-symmetry": Techniques(quasi_symmetry=True),
    "no declarer bound": Techniques(declarer_bound=DeclarerBound.NONE),
    "revalued declarer bound": Techniques(declarer_bound=DeclarerBound.REVALUED),
    "no defender bound": Techniques(defender_bound=False),
    "no sure trumps": Techniques(sure_trumps=False),
    "with child probes": Techniques(child_probes=True),
}


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """One deal with every change."""
    yield search(nth_position(subject, seed, number), CONFIGURATIONS)


def report(found: Found) -> Iterator[Figure]:
    """Nodes and time, and the share of those of the full configuration."""
    for kind, rows in found.rows.items():
        yield from compared(rows, _FULL, kind)


EXPERIMENT: Final = Experiment(
    name="solver-switches",
    measure=measure,
    report=report,
    size=100,
    unit="deals of each kind",
    chunk=10,
    quick=Quick(2),
    subjects=("suit+", "grand+"),
)
