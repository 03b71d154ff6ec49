"""What players have in common who decide about cards only: somebody else bids, picks up and declares for them."""

from __future__ import annotations

from kiebitz.moves import Call, Declare
from kiebitz.players.player import BiddingSystem
from kiebitz.view import View


class BidsLike:
    """Leaves everything before the first card to a bidding system."""

    def __init__(self, bidder: BiddingSystem) -> None:
        self._bidder = bidder

    def bid(self, view: View) -> Call:
        """As the bidding system says."""
        return self._bidder.bid(view)

    def picks_up(self, view: View) -> bool:
        """As the bidding system says."""
        return self._bidder.picks_up(view)

    def declare(self, view: View) -> Declare:
        """As the bidding system says."""
        return self._bidder.declare(view)
