"""Kermit's bidding as it was published: four features counted from tricks, see `cpp/evaluate/glem.hpp`."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from kiebitz.bidding.bidder import Bidder
from kiebitz.bidding.chances import Model
from kiebitz.bidding.outlook import best_option, learned_options, outlook_of
from kiebitz.models.loading import load_learned
from kiebitz.moves import Declare
from kiebitz.view import Phase, View

GLEM: Final = "glem"
GLEM_FILE: Final = "glem.bin"


@lru_cache(maxsize=4)
def load_glem(folder: str = "") -> Model:
    """The one that ships, or that training has left in a folder. Nothing is proven: it is the evaluation alone."""
    return replace(load_learned(GLEM, GLEM_FILE, Model.load, folder), proves=False)


class GlemBidder(Bidder):
    """Declares what the evaluation promises, with nothing set right: from the hand what is won likeliest."""

    def declare(self, view: View) -> Declare:
        """The likeliest hand game, or the contract and discard of which the most points are expected."""
        assert view.seat is not None
        bid = view.auction.bid
        if view.phase is Phase.SKAT:
            games = outlook_of(self.model, view.hand, view.seat).hand_games(bid)
            return Declare(max(games, key=lambda option: (option.prospect.win, option.prospect.points)).contract)
        best = best_option(learned_options(self.model, view.hand, view.seat, bid))
        return Declare(best.contract, best.discard)
