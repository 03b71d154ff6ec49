"""The player by rules of thumb: a decent club beginner, quick and without any search."""

from __future__ import annotations

from kiebitz.cards import CARDS, Card
from kiebitz.moves import Call, Declare
from kiebitz.play import legal_cards
from kiebitz.players.player import Player
from kiebitz.players.registry import register
from kiebitz.players.rules.bidding import call
from kiebitz.players.rules.declaring import declare_hand_game, declare_with_skat, picks_up
from kiebitz.players.rules.deduction import Deduction
from kiebitz.players.rules.following import follow
from kiebitz.players.rules.leading import lead
from kiebitz.players.rules.nullplay import null_card
from kiebitz.view import Phase, View


class RulesPlayer:
    """Counts its cards to bid and weighs each card by its trick to play; the same view gives the same decision."""

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
        assert view.contract is not None
        legal = legal_cards(view.contract.kind, view.hand.mask, view.trick)
        if legal & (legal - 1) == 0:
            return CARDS[legal.bit_length() - 1]  # nothing to think about
        known = Deduction(view)
        if view.contract.is_null:
            return CARDS[null_card(known)]
        return CARDS[follow(known) if known.trick else lead(known)]


@register("rules", "plays by rules of thumb: counts its cards to bid, weighs each trick to play")
def _create(seed: int) -> Player:
    return RulesPlayer()
