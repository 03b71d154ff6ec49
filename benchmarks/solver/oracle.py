"""What better static bounds could save: Furtak's oracle (thesis, 5.2, Figs. 5.3 and 5.4) against our bounds.

The oracle knows the most that a side which leads can take without losing the lead to the other side; it finds that by a
search whose nodes are not counted. It is asked where a side's own bounds have no answer. So a row "oracle" has all that
our bounds find, also what they know of sides that do not lead, and whatever an analysis of leads could add. "side
suits" is the oracle of the thesis's outlook: no trump brings the lead from one defender to the other.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from kiebitz import Position
from kiebitz.lab.deals import positions
from kiebitz.scoring import POINTS_TO_WIN
from kiebitz.solve import DeclarerBound, DefenderOracle, Solution, Solver, TableKind, Techniques

KINDS: Final = ("suit", "suit+", "grand", "grand+")
DECLARERS: Final[dict[str, Callable[[Techniques], Techniques]]] = {
    "none": lambda techniques: replace(techniques, declarer_bound=DeclarerBound.NONE),
    "own": lambda techniques: techniques,
    "oracle": lambda techniques: replace(techniques, declarer_oracle=True),
}
DEFENDERS: Final[dict[str, Callable[[Techniques], Techniques]]] = {
    "none": lambda techniques: replace(techniques, defender_bound=False, sure_trumps=False),
    "own": lambda techniques: techniques,
    "side suits": lambda techniques: replace(techniques, defender_oracle=DefenderOracle.SIDE_SUITS),
    "oracle": lambda techniques: replace(techniques, defender_oracle=DefenderOracle.EXACT),
}
QUESTIONS: Final[dict[str, Callable[[Solver, Position], Solution]]] = {
    "exact": lambda solver, position: solver.solve(position),
    "61": lambda solver, position: solver.measure_at_least(position, POINTS_TO_WIN),
}
TABLES: Final = {  # what a table knows, and its size in megabytes
    "bare, 64 MB": (TableKind.BARE, 64),
    "canonical, 64 MB": (TableKind.CANONICAL, 64),
    "partition, 64 KB": (TableKind.PARTITION, 0.0625),
    "partition, 64 MB": (TableKind.PARTITION, 64),
}
_STANDARD_TABLE: Final = "partition, 64 MB"
_OWN: Final = ("own", "own")  # as the solver is by default


@dataclass(frozen=True, slots=True)
class Change:
    """By which share nodes became more or fewer than those of the reference, with its standard error over the deals."""

    share: float
    error: float

    def __str__(self) -> str:
        return f"{100 * self.share:+.1f}% (s.e. {100 * self.error:.1f})"


def change(nodes: Sequence[int], reference: Sequence[int]) -> Change:
    """Of totals, since that is what a user waits for; deals vary a lot, but both searches had the same ones."""
    ratio = sum(nodes) / sum(reference)
    squares = sum((one - ratio * other) ** 2 for one, other in zip(nodes, reference, strict=True))
    return Change(ratio - 1, math.sqrt(squares) / sum(reference))


def count_nodes(deals: Sequence[Position], question: str, declarer: str, defenders: str, table: str) -> list[int]:
    kind, megabytes = TABLES[table]
    techniques = DEFENDERS[defenders](DECLARERS[declarer](Techniques(table=kind)))
    return [QUESTIONS[question](Solver(megabytes, techniques), position).nodes for position in deals]


def combinations(count: int, seed: int) -> None:
    """Mean nodes for every combination of what declarer and defenders know, and the change from our own bounds."""
    for question, kind in product(QUESTIONS, KINDS):
        deals = positions(kind, count, seed)
        _compare(f"{kind:<7}{question:<6}", deals, question, _STANDARD_TABLE, list(product(DECLARERS, DEFENDERS)))


def by_table(count: int, seed: int) -> None:
    """What the defenders' oracles change with other tables, exact values."""
    for kind, table in product(KINDS, TABLES):
        deals = positions(kind, count, seed)
        rows = [("none", "none"), _OWN, ("own", "side suits"), ("own", "oracle")]
        _compare(f"{kind:<7}{table:<18}", deals, "exact", table, rows)


def _compare(what: str, deals: Sequence[Position], question: str, table: str, rows: list[tuple[str, str]]) -> None:
    reference = count_nodes(deals, question, *_OWN, table)
    for row in rows:
        nodes = reference if row == _OWN else count_nodes(deals, question, *row, table)
        declarer, defenders = row
        print(
            f"{what}declarer {declarer:<7}defenders {defenders:<11} mean nodes {sum(nodes) / len(nodes):>9,.0f}  "
            f" {change(nodes, reference)}",
            flush=True,
        )
