"""Games for the tests of reviews, and a reviewer that is quick."""

from __future__ import annotations

from functools import lru_cache

from kiebitz import Game, ask, create, deal
from kiebitz.review import Review, Reviewer


@lru_cache(maxsize=16)
def played_game(seed: int, player: str = "rules") -> Game:
    """A whole game of one player in all seats."""
    game = Game(deal(seed))
    players = [create(player, 3 * seed + seat) for seat in range(3)]
    while game.turn is not None:
        game.push(ask(players[game.turn], game.view(game.turn)))
    return game


def quick_reviewer(threads: int = 1) -> Reviewer:
    """One that looks at few worlds and plays few games on."""
    return Reviewer(worlds=24, games=2, threads=threads)


@lru_cache(maxsize=16)
def quick_review(seed: int) -> Review:
    """The review of such a game in few worlds."""
    return quick_reviewer().review(played_game(seed))
