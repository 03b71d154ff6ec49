"""Random deals with open cards: null ouvert from the hand, and with the best of 66 ways to put, by the declarer's seat.

The paper's number with the skat is not that of one fixed declarer.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from kiebitz.cards import CardSet
from kiebitz.contract import Kind
from kiebitz.deals import SEATS, Deal, deal
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import share
from kiebitz.play import Position
from kiebitz.solver import Solver

_SEAT_NAMES: Final = ("forehand", "middlehand", "rearhand")
_WAYS: Final = ("from the hand", "with the skat")


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """Which seats win one deal."""
    solver, dealt = Solver(table_mb=16), deal(seed * 1_000_000 + number)
    yield {
        "from the hand": [_wins(solver, dealt, seat, dealt.hands[seat]) for seat in SEATS],
        "with the skat": [_wins_with_skat(solver, dealt, seat) for seat in SEATS],
    }


def _wins_with_skat(solver: Solver, dealt: Deal, seat: int) -> bool:
    cards = dealt.hands[seat] | dealt.skat
    return any(_wins(solver, dealt, seat, cards - CardSet(pair)) for pair in combinations(cards, 2))


def _wins(solver: Solver, dealt: Deal, seat: int, hand: CardSet) -> bool:
    hands = [(hand if other == seat else dealt.hands[other]).mask for other in SEATS]
    return solver.solve(Position(Kind.NULL, seat, (hands[0], hands[1], hands[2]))).value == 10


def report(found: Found) -> Iterator[Figure]:
    """The share that each seat wins."""
    for way in _WAYS:
        for seat, name in zip(SEATS, _SEAT_NAMES, strict=True):
            yield share(f"ouvert {way}, {name}", [row[way][seat] for row in found.all], ".2%")


EXPERIMENT: Final = Experiment(
    name="null-random",
    measure=measure,
    report=report,
    size=10_000,
    unit="deals",
    chunk=50,
    quick=Quick(3),
    source="Edelkamp, 9.3, 10,000 deals",
    published={"ouvert from the hand, forehand": 0.0113, "ouvert with the skat, forehand": 0.2773},
)
