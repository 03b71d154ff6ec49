"""Exact values of many random suit deals: how far the slowest lies from the mean, in nodes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz.lab.deals import nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import plain, spread
from kiebitz.solver import Solver


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """One deal, as everybody solves it."""
    solution = Solver().solve(nth_position("suit", seed, number))
    yield {"nodes": solution.nodes, "seconds": solution.seconds}


def report(found: Found) -> Iterator[Figure]:
    """The slowest by the mean, and how both spread."""
    nodes = [row["nodes"] for row in found.all]
    yield plain("slowest / mean, in nodes", max(nodes) * len(nodes) / sum(nodes), ".1f", len(nodes))
    yield from spread("nodes", nodes)
    yield from spread("ms", [1000 * row["seconds"] for row in found.all], ".2f")


EXPERIMENT: Final = Experiment(
    name="solver-tail",
    measure=measure,
    report=report,
    size=1000,
    unit="deals",
    chunk=50,
    quick=Quick(20),
)
