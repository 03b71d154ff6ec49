"""Games up to the first card: as a player bids and declares, or any contract on any deal, so that rare ones occur."""

from __future__ import annotations

import random

from kiebitz import ALL_CONTRACTS, CardSet, Game, Phase, ask, create, deal
from tests.games import game_with_contract


def bid_by(name: str, seed: int) -> Game:
    """The same player at all three seats bids and declares; where everybody passes, the game is over."""
    game, player = Game(deal(seed)), create(name, seed)
    while game.phase not in (Phase.PLAY, Phase.OVER):
        assert game.turn is not None
        game.push(ask(player, game.view(game.turn)))
    return game


def declared_anyhow(seed: int, source: random.Random) -> Game:
    """Any contract of any seat, with any two cards put away."""
    contract = source.choice(ALL_CONTRACTS)
    declarer, dealt = source.randrange(3), deal(seed)
    discard = None if contract.hand else CardSet(source.sample(list(dealt.hands[declarer] | dealt.skat), 2))
    return game_with_contract(contract, declarer, dealt, discard)
