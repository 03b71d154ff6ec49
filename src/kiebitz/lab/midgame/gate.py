"""What midgame tables could save at most: an oracle answers the start of a trick with 3, 4 or 5 cards a hand.

It finds the value by a search that is not counted, and answers with the value, or with the value more or less an error.
Each question is asked twice: the second time the oracle only remembers, and that is timed, on the processor's clock, so
finding something in memory is part of it. "proofs" says besides which ranks and cards a value rests on, as a table of
proofs could; a table of values cannot, so what the search proves with its help holds for fewer other states.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from kiebitz import _core
from kiebitz.lab.deals import nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import mean, ratio
from kiebitz.lab.solver.searching import VALUE, WHO_WINS, disagreements, milliseconds, nodes, turned
from kiebitz.solver import Solver

SIZES: Final = (3, 4, 5)
ERRORS: Final = (0, 2, 5)
QUESTIONS: Final = {"exact": VALUE, "61": WHO_WINS}
NONE: Final = "none"


def _perfect(size: int, error: int, proofs: bool) -> _core.PerfectTables:
    return _core.PerfectTables(1 << size, error, proofs)


_TABLES: Final = {
    **{f"{size} cards" + (f", +-{error}" if error else ""): (size, error, False) for size in SIZES for error in ERRORS},
    **{f"{size} cards, proofs": (size, 0, True) for size in SIZES},
}


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """One deal without an oracle and with each."""
    kind, _, question = subject.partition(", ")
    position, asked = nth_position(kind, seed, number), QUESTIONS[question]
    row: Row = {"nodes": {}, "seconds": {}}
    answers = set()
    for name in turned((NONE, *_TABLES), number):
        oracle = _perfect(*_TABLES[name]) if name in _TABLES else None
        asked.ask(Solver(lookup=oracle), position)
        solver = Solver(lookup=oracle)
        start = time.thread_time()
        solution = asked.ask(solver, position)
        row["nodes"][name], row["seconds"][name] = solution.nodes, time.thread_time() - start
        answers.add(asked.answer(solution))
    yield row | {"agree": len(answers) == 1}


def report(found: Found) -> Iterator[Figure]:
    """Nodes and time left, as shares of those without."""
    for subject, rows in found.rows.items():
        yield mean("nodes", nodes(rows, NONE), ",.0f", subject)
        yield mean("ms", milliseconds(rows, NONE), ".2f", subject)
        for name in _TABLES:
            yield ratio(f"{name}: nodes left", nodes(rows, name), nodes(rows, NONE), ".1%", subject)
            time = milliseconds(rows, name), milliseconds(rows, NONE)
            yield ratio(f"{name}: time left", *time, ".1%", subject)
        yield disagreements(rows, subject)


EXPERIMENT: Final = Experiment(
    name="midgame-gate",
    measure=measure,
    report=report,
    size=2000,
    unit="deals of each kind",
    chunk=20,
    quick=Quick(2),
    subjects=tuple(f"{kind}, {question}" for question in QUESTIONS for kind in ("suit", "grand")),
    source="Furtak's thesis, 8.2, Fig. 8.1 (picture)",
)
