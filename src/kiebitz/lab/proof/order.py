"""Prefix value trees: what fastest-cut-first saves alpha-beta, NegaScout and MTD(f), in nodes.

Trees have from 4 to 12 moves a node, each of which costs from 0 to 6; what a search sees at its end may be wrong by 4.
Searches deepen move by move, and what a pass has found orders the next. All keep what they have proven of a node during
a pass. Subjects are the searches; a case is a tree, searched in several orders: plain and with fastest-cut-first by
what earlier passes have searched, with the number of answers known of all moves, and both once more if whoever expands
a node looks at all its moves, so that estimates and answers of each are known. There fastest-cut-first is compared with
the plain order that knows as much.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kiebitz import _core
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import ratio, spread

SEARCHES: Final = ("negascout", "mtd", "alpha-beta")
CUT_FIRST: Final = 0.2  # points of value for each answer that a move allows: the best of some that were tried
_CUT_FIRST_OF_ALL: Final = 0.8  # the same where all moves are looked at
ORDERS: Final[dict[str, tuple[float, str]]] = {
    "plain": (0, "nothing"),
    "cut first": (CUT_FIRST, "nothing"),
    "all sizes known": (CUT_FIRST, "answers"),
    "moves looked at, plain": (0, "moves"),
    "moves looked at, cut first": (_CUT_FIRST_OF_ALL, "moves"),
}
_SAVED_OF: Final = {
    "cut first": "plain",
    "all sizes known": "plain",
    "moves looked at, cut first": "moves looked at, plain",
}


def measure(subject: str, seed: int, number: int, *, depth: int) -> Iterator[Row]:
    """One tree."""
    tree = _core.PrefixTree(seed * 1_000_000 + number)
    yield {order: tree.visited(depth, subject, cut_first, sight) for order, (cut_first, sight) in ORDERS.items()}


def report(found: Found) -> Iterator[Figure]:
    """What is saved at each depth, and how many nodes that is of."""
    for subject, rows in found.rows.items():
        for depth in range(found.settings["depth"] - 1, -1, -2):
            for order, usual in _SAVED_OF.items():
                plain = [row[usual][depth] for row in rows]
                saved = [row[usual][depth] - row[order][depth] for row in rows]
                yield ratio(f"{order}, saved at depth {depth + 1}", saved, plain, ".1%", subject)
        yield from spread("nodes, plain", [row["plain"][-1] for row in rows], subject=subject)


def plot(canvas: Any, found: Found) -> None:
    """Nodes by depth."""
    axes = canvas.subplots()
    for color, (subject, rows) in enumerate(found.rows.items()):
        for order, line in zip(ORDERS, ("-", "--", ":", "-.", (0, (5, 5))), strict=True):
            means = [sum(column) / len(rows) for column in zip(*(row[order] for row in rows), strict=True)]
            axes.plot(range(1, len(means) + 1), means, ls=line, color=f"C{color}", label=f"{subject}, {order}")
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
