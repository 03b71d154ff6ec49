"""Somebody who bids, picks up and declares by the learned chances; card players let it speak for them."""

from __future__ import annotations

from kiebitz.bidding.chances import Model
from kiebitz.bidding.outlook import best_option, options_with_skat, outlook_of
from kiebitz.bidding.policy import Policy
from kiebitz.moves import HOLD, PASS, Bid, Call, Declare
from kiebitz.view import Phase, View


class Bidder:
    """Goes along in the smallest steps as long as its policy wants to, then plays what promises most points."""

    def __init__(self, model: Model, policy: Policy) -> None:
        self.model = model
        self.policy = policy

    def bid(self, view: View) -> Call:
        """Say or hold a number while the policy wants it."""
        assert view.seat is not None
        auction = view.auction
        number = auction.bid if auction.is_holding else auction.next_bid()
        if number is None or not self.policy.wants(outlook_of(self.model, view.hand, view.seat), auction, number):
            return PASS
        return HOLD if auction.is_holding else Bid(number)

    def picks_up(self, view: View) -> bool:
        """Whether more points are expected with the skat than from the best hand game."""
        assert view.seat is not None
        outlook, bid = outlook_of(self.model, view.hand, view.seat), view.auction.bid
        return outlook.with_skat(bid).points >= outlook.best_hand_game(bid).prospect.points

    def declare(self, view: View) -> Declare:
        """The contract and discard of which the most points are expected."""
        assert view.seat is not None
        bid = view.auction.bid
        if view.phase is Phase.SKAT:
            return Declare(outlook_of(self.model, view.hand, view.seat).best_hand_game(bid).contract)
        best = best_option(options_with_skat(self.model, view.hand, view.seat, bid))
        return Declare(best.contract, best.discard)
