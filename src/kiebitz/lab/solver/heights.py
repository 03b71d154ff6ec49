"""What payoff similarity saves by height, that is, cards a hand.

Random deals are played on with random cards, and at the start of every trick the exact value is found with a table that
knows states by their very cards (bare), with one that knows them by relative ranks, card points within bounds
(canonical), and with the one that is used (partition).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

from kiebitz.lab.deals import nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import mean, plain, ratio
from kiebitz.lab.solver.searching import milliseconds, nodes, search
from kiebitz.lab.solver.tables import CONFIGURATIONS
from kiebitz.play import Position

KINDS: Final = ("suit", "grand")
HEIGHTS: Final = range(2, 11)
_BARE: Final = "bare"
_SAVING: Final = tuple(name for name in CONFIGURATIONS if name != _BARE)
_TABLE_MB: Final = 8  # as usual; emptying a larger one would be most of the time of an ending


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """One deal at every height."""
    source = random.Random(f"heights {subject} {seed} {number}")
    position = nth_position(subject, seed, number)
    for height in reversed(HEIGHTS):
        position = _played_to(height, position, source)
        yield {"height": height} | search(position, CONFIGURATIONS, table_mb=_TABLE_MB)


def _played_to(height: int, position: Position, source: random.Random) -> Position:
    while position.cards_left > height or position.trick:
        position = position.after(source.choice(position.legal_moves()))
    return position


def _at(height: int, rows: list[Row]) -> list[Row]:
    return [row for row in rows if row["height"] == height]


def report(found: Found) -> Iterator[Figure]:
    """Nodes with a bare table, and what the others need of its nodes and time."""
    for kind, all_rows in found.rows.items():
        for height in HEIGHTS:
            rows = _at(height, all_rows)
            yield mean(f"{height} cards, {_BARE}: nodes", nodes(rows, _BARE), ",.0f", kind)
            for name in _SAVING:
                label = f"{height} cards, {name}"
                yield ratio(f"{label}: nodes", nodes(rows, name), nodes(rows, _BARE), ".1%", kind)
                yield ratio(f"{label}: time", milliseconds(rows, name), milliseconds(rows, _BARE), ".1%", kind)
        yield plain("positions on which they disagree", sum(not row["agree"] for row in all_rows), subject=kind)


def plot(canvas: Any, found: Found) -> None:
    """Nodes at each height, of those with a bare table: times depend on what else a machine does."""
    axes = canvas.subplots()
    for kind, all_rows in found.rows.items():
        by_height = [_at(height, all_rows) for height in HEIGHTS]
        for name in _SAVING:
            shares = [sum(nodes(rows, name)) / sum(nodes(rows, _BARE)) for rows in by_height]
            axes.plot(HEIGHTS, shares, marker="o", label=f"{kind}, {name}")
    axes.set(xlabel="cards a hand", ylabel="nodes, of those with a bare table", ylim=(0, None))
    axes.legend(fontsize=8)


EXPERIMENT: Final = Experiment(
    name="solver-heights",
    measure=measure,
    report=report,
    size=500,
    unit="deals of each kind",
    chunk=20,
    quick=Quick(2),
    subjects=KINDS,
    source="Furtak's thesis, 7.3, Fig. 7.1, 10,000 positions a height",
    published={"suit: 10 cards, canonical: time": 0.15, "grand: 10 cards, canonical: time": 0.23},
    plot=plot,
)
