"""How high each seat would have gone, as far as its calls show."""

from __future__ import annotations

from collections.abc import Iterable

from kiebitz import _core
from kiebitz.auction import Auction
from kiebitz.moves import Bid, Hold, Move, Pass

ENDLESS = _core.Likelihood.endless

# At least the first number, less than the second.
Limit = tuple[int, int]


def limits_shown(history: Iterable[tuple[int, Move]]) -> list[Limit]:
    """For each seat the highest number said or held, and the number refused by passing (`ENDLESS` if it never did)."""
    limits: list[Limit] = [(0, ENDLESS)] * 3
    auction = Auction()
    for seat, move in history:
        if not isinstance(move, Bid | Hold | Pass):
            break
        low, _ = limits[seat]
        if isinstance(move, Pass):
            refused = auction.bid if auction.is_holding else auction.next_bid()
            limits[seat] = (low, ENDLESS if refused is None else refused)
        else:
            limits[seat] = (move.value if isinstance(move, Bid) else auction.bid, ENDLESS)
        auction = auction.after(move)
    return limits
