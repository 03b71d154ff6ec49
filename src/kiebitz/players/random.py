"""The player that takes any legal move: a baseline, and a source of strange games for tests."""

from __future__ import annotations

import random

from kiebitz.cards import Card, CardSet
from kiebitz.moves import HOLD, PASS, Bid, Call, Declare
from kiebitz.players.player import Player
from kiebitz.players.registry import register
from kiebitz.view import Phase, View, allowed_contracts


class RandomPlayer:
    """Bids now and then by the smallest step, declares and plays anything that is allowed.

    A decision depends on the seed and the view alone, not on what was asked before.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def bid(self, view: View) -> Call:
        """Pass half of the time, else the smallest step."""
        if self._source(view).random() < 0.5:
            return PASS
        if view.auction.is_holding:
            return HOLD
        value = view.auction.next_bid()
        return PASS if value is None else Bid(value)

    def picks_up(self, view: View) -> bool:
        """Mostly."""
        return self._source(view).random() < 0.8

    def declare(self, view: View) -> Declare:
        """Any contract that the bid allows, and any two cards."""
        hand_game = view.phase is Phase.SKAT
        source = self._source(view)
        contract = source.choice(allowed_contracts(view.auction.bid, hand=hand_game))
        discard = None if hand_game else CardSet(source.sample(list(view.hand), 2))
        return Declare(contract, discard)

    def play(self, view: View) -> Card:
        """Any legal card."""
        return self._source(view).choice(view.legal_cards())

    def _source(self, view: View) -> random.Random:
        """Another one for every hand and every decision of a game."""
        return random.Random(f"{self._seed} {view.hand.mask} {len(view.history)}")


@register("random")
def _create(seed: int) -> Player:
    return RandomPlayer(seed)
