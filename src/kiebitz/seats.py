"""Seats in the core: what one of them knows, who plays there, and games at full speed; see docs/seats.md.

observe(view)               # what worlds are drawn from, and what players in the core decide on
limits_shown(view.history)  # for each seat: at least, and less than
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kiebitz._core import (
    AchievingPlayer,
    JudgingPlayer,
    Jury,
    MonteCarloPlayer,
    Observation,
    RandomPlayer,
    RelayPlayer,
    RulesPlayer,
    Sampler,
    SeatGame,
    SeatPlayer,
    UctPlayer,
    finish_games,
    play_roles,
)
from kiebitz.auction import Auction
from kiebitz.contract import Contract
from kiebitz.errors import checked
from kiebitz.moves import Bid, Hold, Move, Pass, PickUp
from kiebitz.view import View

__all__ = [
    "ENDLESS",
    "AchievingPlayer",
    "JudgingPlayer",
    "Jury",
    "Limit",
    "MonteCarloPlayer",
    "Observation",
    "RandomPlayer",
    "RelayPlayer",
    "RulesPlayer",
    "Sampler",
    "SeatGame",
    "SeatPlayer",
    "UctPlayer",
    "contract_flags",
    "finish_games",
    "limits_shown",
    "observe",
    "play_roles",
]

ENDLESS: Final = Observation.endless

# At least the first number, less than the second.
Limit = tuple[int, int]


def observe(view: View) -> Observation:
    """All that a view knows about cards; `ValueError` if no game can have been played like that."""
    checked(view, View, "a View is observed", "game.view(seat) gives one")
    return Observation(
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
    bid, is_asked = 0, False  # the number that stands, and whether it was just said and is to be held
    for seat, move in history:
        if isinstance(move, Bid | Hold):
            bid = move.value if isinstance(move, Bid) else bid
            limits[seat] = (bid, ENDLESS)
        elif isinstance(move, Pass):
            refused = bid if is_asked else Auction(bid).next_bid()
            limits[seat] = (limits[seat][0], ENDLESS if refused is None else refused)
        else:
            break
        is_asked = isinstance(move, Bid)
    return limits


def _skat_in_hand(view: View) -> bool:
    """Whether the declarer holds twelve cards: picked up, and nothing put away yet."""
    return view.contract is None and any(isinstance(move, PickUp) for _, move in view.history)
