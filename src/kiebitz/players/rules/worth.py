"""What a card is worth in the hand, in card points: the price of playing it now.

A high card or a trump will win a trick later, a bare ten will be lost, a small plain card only concedes a trick.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kiebitz.cards import RANK_POINTS
from kiebitz.players.rules.deduction import Deduction

TEN: Final = 5
KING: Final = 4
JACK: Final = 7


@dataclass(frozen=True, slots=True)
class Prices:
    """The prices of one side, found by playing many deals with each number changed a little."""

    trump: float  # any trump
    trump_jack: float  # on top of it for a jack
    trump_high: float  # on top of it when no stronger trump is out
    trump_honour: float  # ace and ten of trumps that a jack may still catch: better brought home
    high: float  # a plain card that nothing in its suit beats
    high_points: float  # the share of its points that such a card will bring
    guarded_ten: float
    bare_ten: float
    guarded_king: float
    low: float
    last_low: float  # the only card of a plain suit
    smear: float  # points the last player is expected to add to a trick of his own side
    least: float  # points he adds to a trick that the other side takes


DECLARER: Final = Prices(
    trump=6.5, trump_jack=0, trump_high=3.5, trump_honour=1.5, high=5, high_points=0.7,
    guarded_ten=4, bare_ten=-4, guarded_king=-1, low=-3.3, last_low=-4, smear=1.2, least=1.5,
)  # fmt: skip
DEFENDER: Final = Prices(
    trump=3, trump_jack=5.6, trump_high=4, trump_honour=3, high=4.2, high_points=0.8,
    guarded_ten=4, bare_ten=-2, guarded_king=1, low=2, last_low=-3.5, smear=6, least=1.5,
)  # fmt: skip


def prices_of(known: Deduction) -> Prices:
    """What cards are worth to a seat's side."""
    return DECLARER if known.is_declarer else DEFENDER


def worth(known: Deduction, card: int) -> float:
    """The price of a card for the seat in turn."""
    prices = prices_of(known)
    if known.trumps >> card & 1:
        return _trump_worth(known, card, prices)
    return _plain_worth(known, card, prices)


def _trump_worth(known: Deduction, card: int, prices: Prices) -> float:
    price = prices.trump
    if card & 7 == JACK:
        price += prices.trump_jack + 0.5 * (card >> 3)
    elif known.out & known.above[card]:
        return price + (prices.trump_honour if card & 7 >= TEN else 0.1 * (card & 7))
    return price + (0 if known.out & known.above[card] else prices.trump_high)


def _plain_worth(known: Deduction, card: int, prices: Prices) -> float:
    rank, suit = card & 7, known.follow[card]
    if not known.out & known.above[card]:
        return (prices.high + prices.high_points * RANK_POINTS[rank]) * known.stands(card)
    guarded = (known.hand & suit).bit_count() > 1
    if rank == TEN:
        return prices.guarded_ten if guarded else prices.bare_ten
    if rank == KING and guarded:
        return prices.guarded_king
    return (prices.low if guarded else prices.last_low) + 0.1 * rank
