"""What a transposition table knows: states by their very cards (bare), up to payoff similarity (canonical), and with
the lowest winning rank (partition). All other techniques are on; exact values, tables of 64 MB.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz.lab.deals import nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.solver.searching import compared, search
from kiebitz.solver import TableKind, Techniques

TABLES: Final = (TableKind.BARE, TableKind.CANONICAL, TableKind.PARTITION)
CONFIGURATIONS: Final = {table.name.lower(): Techniques(table=table) for table in TABLES}


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """One deal with each table."""
    yield search(nth_position(subject, seed, number), CONFIGURATIONS)


def report(found: Found) -> Iterator[Figure]:
    """Nodes and time with each table, and the share of those with a bare one."""
    for kind, rows in found.rows.items():
        yield from compared(rows, "bare", kind)


EXPERIMENT: Final = Experiment(
    name="solver-tables",
    measure=measure,
    report=report,
    size=100,
    unit="deals of each kind",
    chunk=10,
    quick=Quick(2),
    subjects=("suit", "suit+", "grand", "grand+", "null", "null+"),
    source="Furtak's thesis, 7.3, Fig. 7.1",
    published={"suit: canonical: time, of bare": 0.15, "grand: canonical: time, of bare": 0.23},
)
