"""Random null deals solved with diagrams of each size, beside lowest winning ranks alone, which are always on here.

"values" looks the same diagrams up as one diagram for all fine splits has to: it does not know which cards a value
rests on. Larger diagrams than of four cards are looked up where `--tables` names the folder that `kiebitz train tables`
made.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from kiebitz import _core
from kiebitz.lab.deals import nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean, ratio
from kiebitz.lab.solver.searching import disagreements, milliseconds, nodes, turned
from kiebitz.midgame import ENDING, MidgameTables, null_file, open_tables
from kiebitz.solver import Solver

NONE: Final = "none"
SMALLEST: Final = 4


@cache
def tables_in(folder: str, largest: int = 10, *, tells_ranks: bool = True) -> MidgameTables:
    """Those of a folder; without one, of four cards, made here in a second."""
    if folder:
        return open_tables(Path(folder), largest=largest, tells_ranks=tells_ranks)
    with TemporaryDirectory() as made:
        for leader in range(3):
            (Path(made) / f"null-{SMALLEST}-{leader}{ENDING}").write_bytes(null_file(SMALLEST, leader))
        return open_tables(Path(made), largest=largest, tells_ranks=tells_ranks)


def measure(_: str, seed: int, number: int, tables: str) -> Iterator[Row]:
    """One deal without diagrams, and with those of each size and below."""
    position = nth_position("null", seed, number)
    lookups: dict[str, _core.Lookup | None] = {NONE: None}
    for size in tables_in(tables).sizes["null"]:
        lookups[f"{size} cards"] = tables_in(tables, size).lookup
        lookups[f"{size} cards, values"] = tables_in(tables, size, tells_ranks=False).lookup
    row: Row = {"nodes": {}, "seconds": {}}
    values = {Solver().solve(position).value}  # and the first to search would be slower
    for name in turned(lookups, number):
        solver = Solver(lookup=lookups[name])
        start = time.thread_time()
        solution = solver.solve(position)
        row["nodes"][name], row["seconds"][name] = solution.nodes, time.thread_time() - start
        values.add(solution.value)
    yield row | {"agree": len(values) == 1}


def report(found: Found) -> Iterator[Figure]:
    """Nodes and time, and the share of those without."""
    rows = found.all
    for name in sorted(rows[0]["nodes"], key=lambda name: (name != NONE, name)):
        yield mean(f"{name}: nodes", nodes(rows, name), ",.1f")
        yield mean(f"{name}: us", [1000 * each for each in milliseconds(rows, name)], ".1f")
        if name != NONE:
            yield ratio(f"{name}: nodes left", nodes(rows, name), nodes(rows, NONE), ".2f")
            yield ratio(f"{name}: time left", milliseconds(rows, name), milliseconds(rows, NONE), ".2f")
    yield disagreements(rows)


EXPERIMENT: Final = Experiment(
    name="midgame-null",
    measure=measure,
    report=report,
    size=4000,
    unit="deals",
    chunk=200,
    quick=Quick(20),
    options=(Option("tables", ""),),
    source="Furtak's thesis, 8.7, Table 8.3; beside lowest winning ranks",
    published={"4 cards: nodes left": 0.89, "4 cards: time left": 0.90},  # of larger ones the page tells
)
