"""`policy`, the player without search: it plays the card that the policy takes to be the likeliest."""

from __future__ import annotations

from typing import Final

from kiebitz import _core
from kiebitz.bidding import Bidder, Value, shipped_model, shipped_passing
from kiebitz.cards import CARDS, Card
from kiebitz.players.bids_like import BidsLike
from kiebitz.players.options import Option
from kiebitz.players.player import Player
from kiebitz.players.registry import register
from kiebitz.policy.network import load_policy
from kiebitz.seats import observe
from kiebitz.view import View

_MODEL: Final = Option("model", "text", "", is_folder=True, meaning="the folder of another policy")


class PolicyPlayer(BidsLike):
    """Bids and declares like `kermit`; the same view gives the same decision."""

    def __init__(self, policy: _core.Policy) -> None:
        self._core = _core.PolicyPlayer(policy)
        super().__init__(Bidder(shipped_model(), Value(shipped_passing())))

    def play(self, view: View) -> Card:
        """The likeliest card."""
        return CARDS[self._core.choose(observe(view), seed=0)]  # it leaves nothing to chance


@register("policy", "plays what a learned network takes to be played most; no search", options=(_MODEL,), main="model")
def _create(seed: int, model: str) -> Player:
    return PolicyPlayer(load_policy(model))
