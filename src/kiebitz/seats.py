"""What one seat knows, as the core keeps it: from a `View` to an observation.

observe(view)               # what worlds are drawn from, and what players in the core decide on
limits_shown(view.history)  # for each seat: at least, and less than
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kiebitz import _core
from kiebitz.auction import Auction
from kiebitz.contract import Contract
from kiebitz.moves import Bid, Hold, Move, Pass, PickUp
from kiebitz.view import View

ENDLESS: Final = _core.Observation.endless

# At least the first number, less than the second.
Limit = tuple[int, int]


def observe(view: View) -> _core.Observation:
    """All that a view knows about cards; `ValueError` if no game can have been played like that."""
    return _core.Observation(
        seat=view.seat,
        hand=view.first_hand.mask,
        contract=None if view.contract is None else contract_flags(view.contract),
        declarer=view.declarer,
        skat=0 if view.skat is None or _skat_in_hand(view) else view.skat.mask,
        skat_holder=view.declarer if _skat_in_hand(view) else None,
        bid=view.auction.bid,
        limits=limits_shown(view.history),
        plays=view.plays,
        open_hand=None if view.open_hand is None else view.open_hand.mask,
    )


def contract_flags(contract: Contract) -> tuple[int, bool, bool, bool, bool]:
    """A contract as the core reads it."""
    return contract.kind, contract.hand, contract.schneider, contract.schwarz, contract.ouvert


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


def _skat_in_hand(view: View) -> bool:
    """Whether the declarer holds twelve cards: picked up, and nothing put away yet."""
    return view.contract is None and any(isinstance(move, PickUp) for _, move in view.history)
