"""Prefix value trees: what fastest-cut-first saves alpha-beta, NegaScout and MTD(f), in nodes.

Trees have from 4 to 12 moves a node, each of which costs from 0 to 6; what a search sees at its end may be wrong by 4.
Searches deepen move by move, and what a pass has found orders the next. All keep what they have proven of a node during
a pass. Subjects are the searches; a case is a tree, searched with the plain order, with fastest-cut-first by what the
pass before has seen, and with the number of answers known for moves not yet looked at too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kiebitz import _core
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import ratio, spread

SEARCHES: Final = ("negascout", "mtd", "alpha-beta")
ORDERS: Final = ("plain", "cut first", "all sizes known")
CUT_FIRST: Final = 0.2  # points of value for each answer that a move allows: the best of some that were tried


def measure(subject: str, seed: int, number: int, *, depth: int) -> Iterator[Row]:
    """One tree."""
    tree = _core.PrefixTree(seed * 1_000_000 + number)
    yield {
        "plain": tree.visited(depth, subject),
        "cut first": tree.visited(depth, subject, CUT_FIRST),
        "all sizes known": tree.visited(depth, subject, CUT_FIRST, known=True),
    }


def report(found: Found) -> Iterator[Figure]:
    """What is saved at each depth, and how many nodes that is of."""
    for subject, rows in found.rows.items():
        for depth in range(found.settings["depth"] - 1, -1, -2):
            plain = [row["plain"][depth] for row in rows]
            for order in ORDERS[1:]:
                saved = [row["plain"][depth] - row[order][depth] for row in rows]
                yield ratio(f"{order}, saved at depth {depth + 1}", saved, plain, ".1%", subject)
        yield from spread("nodes, plain", [row["plain"][-1] for row in rows], subject=subject)


def plot(canvas: Any, found: Found) -> None:
    """Nodes by depth."""
    axes = canvas.subplots()
    for color, (subject, rows) in enumerate(found.rows.items()):
        for order, line in zip(ORDERS, ("-", "--", ":"), strict=True):
            means = [sum(column) / len(rows) for column in zip(*(row[order] for row in rows), strict=True)]
            axes.plot(range(1, len(means) + 1), means, line, color=f"C{color}", label=f"{subject}, {order}")
    axes.set_yscale("log")
    axes.set_xlabel("depth")
    axes.set_ylabel("nodes of all passes")
    axes.legend(fontsize=8)


EXPERIMENT: Final = Experiment(
    name="proof-order",
    measure=measure,
    report=report,
    size=500,
    unit="trees",
    chunk=5,
    quick=Quick(3, settings={"depth": 4}),
    subjects=SEARCHES,
    options=(Option("depth", 10),),
    source="Furtak's thesis, 3.8: 500 trees, depth 10: 35% NegaScout, 39% MTD(f)",
    plot=plot,
)
