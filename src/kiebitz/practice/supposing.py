"""Games for what one seat knows: as the cards could lie where nobody knows how they lay."""

from __future__ import annotations

from typing import Final

from kiebitz.bidding.played_hands import shipped_hands
from kiebitz.cards import CardSet
from kiebitz.deals import Deal
from kiebitz.engine.fitting import replay_on
from kiebitz.game import Game
from kiebitz.moves import Bid
from kiebitz.view import Phase, View
from kiebitz.worlds import World, sample_worlds

_SEED: Final = 1


def game_in(view: View, world: World) -> Game:
    """The game that a view has seen, were this the world."""
    hands, skat = list(world.hands), world.skat
    for seat, card in view.plays:
        hands[seat] |= CardSet(card.mask)
    if view.phase is Phase.DECLARE:  # the skat is among twelve cards
        assert view.skat is not None
        assert view.declarer is not None
        hands[view.declarer] -= view.skat
        skat = view.skat
    return replay_on(Deal((hands[0], hands[1], hands[2]), skat), view.history)


def likely_games(view: View, number: int) -> list[Game]:
    """So many games that a view may have seen, in which who goes along gets the game, as likely as the bids make them;
    once the skat is picked up, each as likely as every other."""
    if view.phase is Phase.AUCTION:
        going = [move.value for move in view.auction.legal_calls() if isinstance(move, Bid)]
        found = shipped_hands().worlds(view, min(going, default=view.auction.bid), number)
    elif view.phase is Phase.SKAT:
        found = shipped_hands().worlds_so_far(view, number)
    else:
        found = [world.masks for world in sample_worlds(view, number, _SEED)]
    return [game_in(view, World.of_masks(masks)) for masks in found]
