"""Suit games and grands solved with sparse tables of the sizes that `kiebitz train tables --trumps` made, beside none.

Without `--tables` those of two cards a hand are made here in seconds; they save nothing, since the search has code of
its own for the last two tricks.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from kiebitz import _core
from kiebitz.contract import Kind
from kiebitz.lab.deals import nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean, ratio
from kiebitz.lab.midgame.gate import NONE, QUESTIONS
from kiebitz.lab.solver.searching import disagreements, milliseconds, nodes, turned
from kiebitz.midgame import ENDING, MidgameTables, open_tables, trump_file, trump_files
from kiebitz.solver import Solver

TABLES: Final = "tables"


@cache
def tables_in(folder: str) -> MidgameTables:
    """Those of a folder, or of two cards."""
    if folder:
        return open_tables(Path(folder))
    with TemporaryDirectory() as made:
        for kind in (Kind.CLUBS, Kind.GRAND):
            for number in range(trump_files(kind, 2)):
                (Path(made) / f"{kind.name}-{number}{ENDING}").write_bytes(trump_file(kind, 2, number))
        return open_tables(Path(made))


def measure(subject: str, seed: int, number: int, tables: str) -> Iterator[Row]:
    """One deal without and with tables."""
    kind, _, question = subject.partition(", ")
    position, asked = nth_position(kind, seed, number), QUESTIONS[question]
    lookups: dict[str, _core.Lookup | None] = {NONE: None, TABLES: tables_in(tables).lookup}
    row: Row = {"nodes": {}, "seconds": {}}
    answers = {asked.answer(asked.ask(Solver(), position))}  # and the first to search would be slower
    for name in turned(lookups, number):
        solver = Solver(lookup=lookups[name])
        start = time.thread_time()
        solution = asked.ask(solver, position)
        row["nodes"][name], row["seconds"][name] = solution.nodes, time.thread_time() - start
        answers.add(asked.answer(solution))
    yield row | {"agree": len(answers) == 1}


def report(found: Found) -> Iterator[Figure]:
    """What is left of nodes and time."""
    for subject, rows in found.rows.items():
        yield mean("nodes", nodes(rows, NONE), ",.0f", subject)
        yield ratio("nodes left", nodes(rows, TABLES), nodes(rows, NONE), ".1%", subject)
        yield ratio("time left", milliseconds(rows, TABLES), milliseconds(rows, NONE), ".1%", subject)
        yield disagreements(rows, subject)


EXPERIMENT: Final = Experiment(
    name="midgame-trumps",
    measure=measure,
    report=report,
    size=2000,
    unit="deals of each kind",
    chunk=20,
    quick=Quick(2),
    subjects=tuple(f"{kind}, {question}" for question in QUESTIONS for kind in ("suit", "grand")),
    options=(Option("tables", ""),),
    source="Furtak's thesis, 8.4, Fig. 8.4 (picture); there 4 cards leave 62% and 53% of the time",
)
