"""Prefix value trees: how many times the nodes of a minimum proof do searches visit?

The minimum is that of MPT_SIZE over the whole tree down to a depth. Searches are those of `proof-order`, and their
nodes are those of all passes up to that depth. A case is a tree.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz import _core
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean
from kiebitz.lab.proof.order import CUT_FIRST, SEARCHES


def measure(subject: str, seed: int, number: int, *, depth: int) -> Iterator[Row]:
    """One tree."""
    tree = _core.PrefixTree(seed * 1_000_000 + number)
    row: Row = {"minimum": tree.minimum_proof(depth)}
    for search in SEARCHES:
        row[search] = tree.visited(depth, search)[-1]
        row[f"{search}, cut first"] = tree.visited(depth, search, CUT_FIRST)[-1]
    yield row


def report(found: Found) -> Iterator[Figure]:
    """Means of the trees' ratios."""
    rows = found.all
    yield mean("minimum proof, nodes", [row["minimum"] for row in rows], ",.0f")
    for search in SEARCHES:
        for order in (search, f"{search}, cut first"):
            yield mean(f"{order}, times the minimum", [row[order] / row["minimum"] for row in rows], ".2f")


EXPERIMENT: Final = Experiment(
    name="proof-ratio",
    measure=measure,
    report=report,
    size=50,
    unit="trees",
    quick=Quick(2, settings={"depth": 4}),
    options=(Option("depth", 8),),
    source="Furtak's thesis, Fig. 3.5 (a picture: 2 to 14)",
)
