"""The auction: middlehand bids to forehand, rearhand to whoever is left; the listener holds or passes.

An `Auction` is an immutable state; `after(call)` gives the next one, so going back is keeping the old one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kiebitz.contract import BID_VALUES
from kiebitz.deals import FOREHAND, MIDDLEHAND, REARHAND
from kiebitz.moves import HOLD, PASS, Bid, Call, Hold, IllegalMove, Pass

_LEGAL_VALUES: Final = frozenset(BID_VALUES)


@dataclass(frozen=True, slots=True)
class Auction:
    """Who speaks, who listens, and how high it has gone.

    bid       the highest number said and not yet left behind, 0 before the first
    bidder    the seat that says numbers
    listener  the seat that holds or passes; `None` when forehand alone may still bid after two passes
    turn      the seat that speaks now, `None` when the auction is over
    declarer  the seat that won, `None` while it runs and when all passed
    """

    bid: int = 0
    bidder: int = MIDDLEHAND
    listener: int | None = FOREHAND
    turn: int | None = MIDDLEHAND
    declarer: int | None = None

    @property
    def is_over(self) -> bool:
        """Whether nobody speaks any more."""
        return self.turn is None

    @property
    def is_holding(self) -> bool:
        """Whether the seat to speak answers a number rather than says one."""
        return self.turn is not None and self.turn == self.listener

    def legal_calls(self) -> list[Call]:
        """What the seat in turn may say."""
        if self.turn is None:
            return []
        if self.is_holding:
            return [HOLD, PASS]
        return [*(Bid(value) for value in BID_VALUES if value > self.bid), PASS]

    def next_bid(self) -> int | None:
        """The lowest number that may be said now, or `None` at the top of the scale."""
        return next((value for value in BID_VALUES if value > self.bid), None)

    def after(self, call: Call) -> Auction:
        """The auction after a call of the seat in turn."""
        turn = self.turn
        if turn is None:
            raise IllegalMove("auction-over")
        if type(call) is Bid:
            return self._after_bid(call.value)
        if type(call) is Hold:
            if turn != self.listener:
                raise IllegalMove("auction-nothing-to-hold", seat=turn)
            return Auction(self.bid, self.bidder, turn, self.bidder)
        if type(call) is Pass:
            return self._after_pass()
        raise IllegalMove("auction-not-a-call", text=str(call))

    def _after_bid(self, value: int) -> Auction:
        turn = self.turn
        if turn == self.listener:
            raise IllegalMove("auction-bid-of-listener", seat=turn or 0, bid=self.bid)
        if value <= self.bid:
            raise IllegalMove("auction-bid-too-low", value=value, bid=self.bid)
        if value not in _LEGAL_VALUES:
            raise IllegalMove("auction-no-such-value", value=value)
        if self.listener is None:
            return Auction(value, self.bidder, None, None, declarer=self.bidder)
        return Auction(value, self.bidder, self.listener, self.listener)

    def _after_pass(self) -> Auction:
        if self.listener is None:
            return Auction(0, self.bidder, None, None)
        survivor = self.bidder if self.turn == self.listener else self.listener
        if self.bidder == MIDDLEHAND:
            return Auction(self.bid, REARHAND, survivor, REARHAND)
        if self.bid:
            return Auction(self.bid, self.bidder, self.listener, None, declarer=survivor)
        return Auction(0, FOREHAND, None, FOREHAND)
