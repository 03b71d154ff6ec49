"""Null diagrams of each size as they are made: states that are searched, nodes, and nodes if fine splits were merged.

All three leaders are one case. Of seven cards every 200th fine split is made, and all would take nearly 200 times as
long but less than 200 times the room, since they share nodes; these are not merged.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from kiebitz import _core
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import plain

EVERY: Final = {"4 cards": 1, "5 cards": 1, "6 cards": 1, "7 cards": 200}
_NODE: Final = 16  # bytes


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """A row for each leader, and what is merged on the last one's."""
    cards, every = int(subject.split()[0]), EVERY[subject]
    made = []
    for leader in range(3):
        start = time.thread_time()
        packed, splits, nodes, states, searched = _core.grow_null(cards, leader, every)
        row: Row = {"splits": splits, "nodes": nodes, "states": states, "searched": searched, "bytes": len(packed)}
        made.append(memoryview(packed))
        row["seconds"] = time.thread_time() - start
        row["merged"] = _core.merged_null(made) if every == 1 and leader == 2 else 0
        yield row


def report(found: Found) -> Iterator[Figure]:
    """Sums over the leaders."""
    for subject, rows in found.rows.items():
        states, searched = (sum(row[name] for row in rows) for name in ("states", "searched"))
        yield plain("fine splits", rows[0]["splits"], subject=subject)
        yield plain("states", states, subject=subject)
        yield plain("states searched", searched / states, ".1%", of=states, subject=subject)
        yield plain("nodes", sum(row["nodes"] for row in rows), subject=subject)
        yield plain("megabytes", sum(row["bytes"] for row in rows) / 2**20, ".1f", subject=subject)
        yield plain("seconds", sum(row["seconds"] for row in rows), ".0f", subject=subject)
        merged = sum(row["merged"] for row in rows)
        if merged:
            yield plain("nodes merged", merged, subject=subject)
            yield plain("megabytes merged", merged * _NODE / 2**20, ".1f", subject=subject)


EXPERIMENT: Final = Experiment(
    name="midgame-diagrams",
    measure=measure,
    report=report,
    size=1,
    unit="cases",
    quick=Quick(1, ("4 cards",)),
    subjects=tuple(EVERY),
    source="Furtak's thesis, 8.7; there 4 to 9 cards take 142 MB",
)
