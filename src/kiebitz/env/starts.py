"""Where games begin: with a new deal, or with the first card of a contract that some player has bid and declared."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from kiebitz._core import WholeGame
from kiebitz.deals import deal, random_deal
from kiebitz.env.actions import whole_game
from kiebitz.errors import checked_number, checked_seed
from kiebitz.game import Game
from kiebitz.players import ask, create
from kiebitz.view import Phase

Start: TypeAlias = Callable[[int], WholeGame]


def new_deal(seed: int) -> WholeGame:
    """A whole game on the deal of a seed, the same as that of `kiebitz.deal`."""
    return whole_game(Game(deal(seed)))


@dataclass(frozen=True, slots=True)
class CardPlay:
    """Card play alone: some player has bid, discarded and declared in all seats. What is passed in is left out."""

    bidder: str = "rules"

    def __call__(self, seed: int) -> WholeGame:
        """The first deal of a seed that is played, before its first card."""
        source = random.Random(checked_seed(seed))
        player = create(self.bidder, seed=seed)
        while True:
            game = Game(random_deal(source))
            while game.turn is not None and game.phase is not Phase.PLAY:
                game.push(ask(player, game.view(game.turn)))
            if game.phase is Phase.PLAY:
                return whole_game(game)


def several(start: Start, number: int, seed: int) -> list[WholeGame]:
    """So many starts, for a batch whose games begin with any of them."""
    source = random.Random(checked_seed(seed))
    return [start(source.getrandbits(63)) for _ in range(checked_number(number, "the number of starts", low=1))]
