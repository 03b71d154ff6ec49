"""The player by rules of thumb: a decent club beginner, quick and without any search."""

from __future__ import annotations

from typing import Final

from kiebitz import _core
from kiebitz.cards import CARDS, Card
from kiebitz.moves import Call, Declare
from kiebitz.players.player import Player
from kiebitz.players.registry import register
from kiebitz.players.rules.bidding import call
from kiebitz.players.rules.declaring import declare_hand_game, declare_with_skat, picks_up
from kiebitz.seats import observe
from kiebitz.view import Phase, View

_CARD_PLAY: Final = _core.RulesPlayer()


class RulesPlayer:
    """Counts its cards to bid and weighs each card by its trick to play; the same view gives the same decision."""

    leaves_claims: Final = True

    @property
    def in_core(self) -> _core.SeatPlayer | None:
        """Those who are made of this one may play otherwise."""
        return _CARD_PLAY if type(self) is RulesPlayer else None

    def bid(self, view: View) -> Call:
        """As high as the cards are counted worth."""
        return call(view)

    def picks_up(self, view: View) -> bool:
        """Unless a hand game is counted worth more."""
        return picks_up(view)

    def declare(self, view: View) -> Declare:
        """The contract and discard counted worth most."""
        return declare_hand_game(view) if view.phase is Phase.SKAT else declare_with_skat(view)

    def play(self, view: View) -> Card:
        """The card whose trick is worth most, less what the card itself is worth."""
        return CARDS[_CARD_PLAY.choose(observe(view), seed=0)]  # it leaves nothing to chance


@register("rules")
def _create(seed: int) -> Player:
    return RulesPlayer()
