"""Forward pruning at the first card: what exact values cost, and how far off likely ones are, for five certainties.

An estimate of the position answers in place of a search where it lies far enough from what is asked; how far, the
certainty tells. Subjects are kinds of deals. The exact search and the pruned ones have tables of their own, and all are
empty before each deal. Who leads is told from the declarer on, as in the paper.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from kiebitz import _core
from kiebitz.lab.deals import nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean, plain, ratio
from kiebitz.solver import DEFAULT_TABLE_MB, core_position
from kiebitz.values import pruning_by

CERTAINTIES: Final = (0.1, 0.3, 0.5, 0.7, 0.9)
EXACT: Final = 1.0
LEADERS: Final = ("S", "D1", "D2")
_PUBLISHED: Final = {  # time fraction, correlation, standard deviation: of suit games and of grands
    "S": {
        0.1: (0.115, 1.00, 3.0, 0.001, 0.98, 3.9),
        0.3: (0.183, 0.99, 2.7, 0.001, 0.98, 3.7),
        0.5: (0.265, 0.99, 2.4, 0.002, 0.98, 3.6),
        0.7: (0.421, 0.99, 2.0, 0.027, 0.98, 3.4),
        0.9: (0.590, 1.00, 1.6, 0.134, 0.99, 3.1),
    },
    "D1": {
        0.1: (0.124, 0.98, 3.4, 0.001, 0.96, 5.3),
        0.3: (0.185, 0.99, 3.1, 0.001, 0.96, 5.2),
        0.5: (0.257, 0.99, 2.8, 0.002, 0.97, 5.1),
        0.7: (0.387, 0.99, 2.3, 0.057, 0.97, 4.7),
        0.9: (0.547, 0.99, 1.9, 0.194, 0.98, 4.0),
    },
    "D2": {
        0.1: (0.125, 0.98, 3.6, 0.001, 0.96, 5.4),
        0.3: (0.191, 0.99, 3.2, 0.001, 0.96, 5.4),
        0.5: (0.268, 0.99, 2.9, 0.002, 0.96, 5.2),
        0.7: (0.403, 0.99, 2.5, 0.066, 0.97, 4.8),
        0.9: (0.569, 0.99, 2.0, 0.216, 0.98, 4.0),
    },
}
_MEASURED: Final = ("time, of exact", "r", "s.d.")


def measure(subject: str, seed: int, number: int, *, model: str) -> Iterator[Row]:
    """One deal, exactly and with each certainty."""
    position = nth_position(subject, seed, number)
    asked = core_position(position)
    solver = _core.Solver(_core.Techniques(), DEFAULT_TABLE_MB << 20)
    found: dict[str, Row] = {}
    for certainty in (*CERTAINTIES, EXACT):
        pruning = None if certainty == EXACT else pruning_by(certainty, model)
        solver.clear()
        begin = time.thread_time()
        answer = solver.answer(asked, _core.Question("value", pruning=pruning))
        seconds = time.thread_time() - begin
        found[str(certainty)] = {"value": answer.lower, "seconds": seconds, "nodes": answer.nodes}
    yield {"leader": LEADERS[(position.leader - position.declarer) % len(LEADERS)], "found": found}


def report(found: Found) -> Iterator[Figure]:
    """For each leader and certainty: time and nodes of the exact search, correlation, error."""
    for kind, rows in found.rows.items():
        for leader in LEADERS:
            of_leader = [row["found"] for row in rows if row["leader"] == leader]
            for certainty in CERTAINTIES if of_leader else ():
                yield from _compared(of_leader, leader, certainty, kind)


def _compared(rows: list[Row], leader: str, certainty: float, kind: str) -> Iterator[Figure]:
    import numpy as np

    name = f"{leader} {certainty}"

    def both(what: str) -> tuple[list[float], list[float]]:
        return [row[str(certainty)][what] for row in rows], [row[str(EXACT)][what] for row in rows]

    values, exact = map(np.array, both("value"))
    yield ratio(f"{name}: time, of exact", *both("seconds"), ".3f", kind)
    yield ratio(f"{name}: nodes, of exact", *both("nodes"), ".3f", kind)
    yield mean(f"{name}: mean error", np.abs(values - exact).tolist(), ".2f", kind)
    yield plain(f"{name}: s.d.", float((values - exact).std()), ".2f", len(rows), kind)
    if values.std() > 0 and exact.std() > 0:
        yield plain(f"{name}: r", float(np.corrcoef(values, exact)[0, 1]), ".3f", len(rows), kind)


def _published() -> dict[str, float | str]:
    cells: dict[str, float | str] = {}
    for leader, by_certainty in _PUBLISHED.items():
        for certainty, figures in by_certainty.items():
            for at, what in enumerate(_MEASURED):
                cells[f"suit: {leader} {certainty}: {what}"] = figures[at]
                cells[f"grand: {leader} {certainty}: {what}"] = figures[at + len(_MEASURED)]
    return cells


EXPERIMENT: Final = Experiment(
    name="solver-probcut",
    measure=measure,
    report=report,
    size=1500,
    unit="deals of each kind",
    chunk=50,
    quick=Quick(6),
    subjects=("suit", "suit+", "grand", "grand+"),
    options=(Option("model", ""),),
    source="Furtak & Buro, Table 3; what is searched exactly there is another solver",
    published=_published(),
)
