"""Whether a solver that looks up finds what search finds: on deals, and on endings of 3 to 8 cards a hand.

Without `--tables` it looks up null games of four cards, suit games and grands of two.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from kiebitz.cards import CARDS
from kiebitz.contract import Kind
from kiebitz.lab.deals import nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import plain
from kiebitz.lab.midgame import null, trumps
from kiebitz.play import Position
from kiebitz.solver import Solver

ENDINGS: Final = 40  # for each deal
KINDS: Final = {"null": Kind.NULL, "suit": Kind.HEARTS, "grand": Kind.GRAND}


def measure(subject: str, seed: int, number: int, tables: str) -> Iterator[Row]:
    """One deal and its share of endings, by two solvers that keep what they find."""
    source = random.Random(f"endings {subject} {seed} {number}")
    known = null.tables_in(tables) if subject == "null" else trumps.tables_in(tables)
    searching, looking = Solver(), Solver(lookup=known.lookup)
    asked = [nth_position(subject, seed, number), *(_ending(KINDS[subject], source) for _ in range(ENDINGS))]
    differ = [searching.solve(position).value != looking.solve(position).value for position in asked]
    yield {"deals": 1, "endings": ENDINGS, "deals differ": sum(differ[:1]), "endings differ": sum(differ[1:])}


def _ending(kind: Kind, source: random.Random) -> Position:
    cards = source.randrange(3, 9)
    deck = source.sample(CARDS, 3 * cards)
    first, second, third = (sum(card.mask for card in deck[seat::3]) for seat in range(3))
    return Position(kind, source.randrange(3), (first, second, third), leader=source.randrange(3))


def report(found: Found) -> Iterator[Figure]:
    """How many differ: none, or the tables are wrong."""
    for subject, rows in found.rows.items():
        for what in ("deals", "endings"):
            of = sum(row[what] for row in rows)
            yield plain(f"{what} that differ", sum(row[f"{what} differ"] for row in rows), of=of, subject=subject)


EXPERIMENT: Final = Experiment(
    name="midgame-same",
    measure=measure,
    report=report,
    size=5000,
    unit="deals of each kind",
    chunk=100,
    quick=Quick(5),
    subjects=tuple(KINDS),
    options=(Option("tables", ""),),
)
