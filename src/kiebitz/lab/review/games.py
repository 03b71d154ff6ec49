"""Games of one player in all seats, to be reviewed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz.cards import Card
from kiebitz.deals import deal
from kiebitz.game import Game
from kiebitz.lab.seating import table_of
from kiebitz.moves import Move
from kiebitz.players import ask
from kiebitz.view import View

SEED: Final = 2026_11_16


def moves_of(player: str, seed: int, number: int) -> Iterator[tuple[Game, View, Move]]:
    """The game before each move, what the seat in turn sees, and the move that it makes."""
    game, players = Game(deal(seed + number)), table_of(player, 3 * number)
    while game.turn is not None:
        view = game.view(game.turn)
        move = ask(players[game.turn], view)
        yield game, view, move
        game.push(move)


def decisions(player: str, seed: int, number: int) -> Iterator[tuple[View, Card]]:
    """The views in which there is a choice of cards, with the card that is played."""
    for _, view, move in moves_of(player, seed, number):
        if isinstance(move, Card) and len(view.legal_cards()) > 1:
            yield view, move
