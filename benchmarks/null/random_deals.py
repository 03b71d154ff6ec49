"""Random deals with open cards: null ouvert from the hand, and with the best of 66 ways to put, by the declarer's seat.

The paper has 113 of 10,000 from the hand; its 2,773 with the skat are not those of one fixed declarer.
"""

from __future__ import annotations

from itertools import combinations

from kiebitz import deal
from kiebitz.cards import CardSet
from kiebitz.contract import Kind
from kiebitz.deal import SEATS, Deal
from kiebitz.play import Position
from kiebitz.solve import Solver


def measure(deals: int, seed: int) -> None:
    """Print how many are won."""
    solver = Solver(table_mb=16)
    from_hand, with_skat = [0, 0, 0], [0, 0, 0]
    for number in range(deals):
        dealt = deal(seed * 1_000_000 + number)
        for seat in SEATS:
            from_hand[seat] += _wins(solver, dealt, seat, dealt.hands[seat])
            cards = dealt.hands[seat] | dealt.skat
            with_skat[seat] += any(_wins(solver, dealt, seat, cards - CardSet(pair)) for pair in combinations(cards, 2))
    print(f"{deals} deals, declarer in forehand, middlehand, rearhand: ouvert hand {from_hand}, with skat {with_skat}")


def _wins(solver: Solver, dealt: Deal, seat: int, hand: CardSet) -> bool:
    hands = [(hand if other == seat else dealt.hands[other]).mask for other in SEATS]
    return solver.solve(Position(Kind.NULL, seat, (hands[0], hands[1], hands[2]))).value == 10
