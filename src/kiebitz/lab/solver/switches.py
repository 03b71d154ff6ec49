"""Every technique of the solver changed alone, from the full configuration: nodes for an exact value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz.lab.deals import nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.solver.searching import compared, search
from kiebitz.solver import Approach, DeclarerBound, Method, Ordering, QuasiSymmetry, TableKind, Techniques

_FULL: Final = "everything"
CONFIGURATIONS: Final = {
    _FULL: Techniques(),
    "few-answers ordering": Techniques(ordering=Ordering.FEW_ANSWERS),
    "given order": Techniques(ordering=Ordering.GIVEN),
    "without the answer count": Techniques(ordering=Ordering.LIKELY_CUT),
    "without history": Techniques(history=False),
    "without both": Techniques(ordering=Ordering.LIKELY_CUT, history=False),
    "no table moves": Techniques(table_moves=False),
    "no merging of equals": Techniques(merge_equals=False),
    "dominated cards too": Techniques(drop_dominated=False),
    "with quasi-symmetry": Techniques(quasi_symmetry=QuasiSymmetry.ANY),
    "with quasi-symmetry, difference 1": Techniques(quasi_symmetry=QuasiSymmetry.CLOSE),
    "no declarer bound": Techniques(declarer_bound=DeclarerBound.NONE),
    "revalued declarer bound": Techniques(declarer_bound=DeclarerBound.REVALUED),
    "no defender bound": Techniques(defender_bound=False),
    "no sure trumps": Techniques(sure_trumps=False),
    "with child probes": Techniques(child_probes=True),
    "exchange of side suits": Techniques(exchange_suits=True),
    "from 0 in steps of 1": Techniques(approach=Approach.FROM_BELOW),
    "canonical table": Techniques(table=TableKind.CANONICAL),
    "canonical table, full window": Techniques(table=TableKind.CANONICAL, method=Method.FULL_WINDOW),
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
    subjects=("suit", "suit+", "grand", "grand+"),
    source="Furtak's thesis, Table 3.1, 4,000 human openings; the solver of 2009",
    published={"suit+: without the answer count: nodes, of everything": 396386 / 243090},
)
