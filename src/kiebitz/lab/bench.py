"""The signature of the solver: one node count that changes if and only if the search does."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from kiebitz import _core
from kiebitz.lab.deals import KINDS, positions
from kiebitz.solver import Solver

SEED = 20131
DEALS_PER_KIND = 20


@dataclass(frozen=True, slots=True)
class KindBench:
    """What solving the deals of one kind took: the exact value of each with a fresh table."""

    kind: str
    deals: int
    nodes: int
    seconds: float


def bench_solver(lookup: _core.Lookup | None = None) -> Iterator[KindBench]:
    """Solve a fixed set of deals of every kind, one kind after the other; perhaps with what is known beforehand."""
    for kind in KINDS:
        nodes = 0
        start = time.perf_counter()
        for position in positions(kind, DEALS_PER_KIND, SEED):
            nodes += Solver(lookup=lookup).solve(position).nodes
        yield KindBench(kind, DEALS_PER_KIND, nodes, time.perf_counter() - start)
