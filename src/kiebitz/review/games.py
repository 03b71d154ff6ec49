"""A game as it stood before one of its moves."""

from __future__ import annotations

from kiebitz.game import Game


def game_after(game: Game, moves: int) -> Game:
    """The same deal after so many of its moves."""
    earlier = game.copy()
    while len(earlier.history) > moves:
        earlier.pop()
    return earlier
