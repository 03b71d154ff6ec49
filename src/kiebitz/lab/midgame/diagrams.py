"""Null diagrams of each size as they are made: states that are searched, nodes, and nodes if fine splits were merged.

A case is a leader. Of seven cards every 40th fine split is made, and what all would take is 40 times as much of what
does not overlap; they are not merged.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from kiebitz import _core
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import plain

EVERY: Final = {"4 cards": 1, "5 cards": 1, "6 cards": 1, "7 cards": 40}
_SAMPLED: Final = 7
_NODE: Final = 16  # bytes


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """The diagrams of one leader; the last one merges those of all."""
    cards, every = int(subject.split()[0]), EVERY[subject]
    start = time.thread_time()
    packed, splits, nodes, states, searched = _core.grow_null(cards, number, every)
    row: Row = {"splits": splits, "nodes": nodes, "states": states, "searched": searched, "bytes": len(packed)}
    yield row | {"seconds": time.thread_time() - start, "merged": _merged(cards, packed, number)}


def _merged(cards: int, packed: bytes, leader: int) -> int:
    """Nodes of all leaders' diagrams once their fine splits are merged, told by the last leader; 0 by others."""
    if cards >= _SAMPLED or leader < 2:
        return 0
    return _core.merged_null([*(memoryview(_core.grow_null(cards, other)[0]) for other in (0, 1)), memoryview(packed)])


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
    size=3,
    unit="leaders",
    quick=Quick(3, ("4 cards",)),
    subjects=tuple(EVERY),
    source="Furtak's thesis, 8.7; there 4 to 9 cards take 142 MB",
)
