"""What the defenders' oracles change where the transposition table is another, for exact values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz.lab.deals import nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import mean, ratio
from kiebitz.lab.solver.oracle import KINDS, OWN, with_bounds
from kiebitz.lab.solver.searching import nodes, search
from kiebitz.solver import TableKind, Techniques

TABLES: Final = {  # what a table knows, and its size in megabytes
    "bare, 64 MB": (TableKind.BARE, 64),
    "canonical, 64 MB": (TableKind.CANONICAL, 64),
    "partition, 64 KB": (TableKind.PARTITION, 0.0625),
    "partition, 64 MB": (TableKind.PARTITION, 64),
}
_BOUNDS: Final = {
    f"declarer {declarer}, defenders {defenders}": (declarer, defenders)
    for declarer, defenders in (("none", "none"), ("own", "own"), ("own", "side suits"), ("own", "oracle"))
}


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """One deal with each table."""
    position = nth_position(subject, seed, number)
    for table, (kind, megabytes) in TABLES.items():
        configurations = {name: with_bounds(*bounds, Techniques(table=kind)) for name, bounds in _BOUNDS.items()}
        yield {"table": table} | search(position, configurations, table_mb=megabytes)


def report(found: Found) -> Iterator[Figure]:
    """Mean nodes, and as a share of those with our own bounds and the same table."""
    for kind, all_rows in found.rows.items():
        for table in TABLES:
            rows = [row for row in all_rows if row["table"] == table]
            for name in _BOUNDS:
                yield mean(f"{table}, {name}: nodes", nodes(rows, name), ",.0f", kind)
                yield ratio(f"{table}, {name}: of own", nodes(rows, name), nodes(rows, OWN), ".1%", kind)


EXPERIMENT: Final = Experiment(
    name="solver-oracle-tables",
    measure=measure,
    report=report,
    size=500,
    unit="deals of each kind",
    chunk=20,
    quick=Quick(2),
    subjects=KINDS,
)
