"""Players at the table of an experiment, by name: those who bid, and those who play cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from kiebitz.arena.open_players import OPEN_PLAYERS
from kiebitz.cards import Card
from kiebitz.game import Game
from kiebitz.players import Player, ask, create
from kiebitz.view import Phase

CardPlayer: TypeAlias = Callable[[Game, int], Card]  # plays a card of the seat in turn


def bid_with(player: Player, game: Game) -> bool:
    """Let one player decide for all seats up to the first card; whether there is a game."""
    while game.phase not in (Phase.PLAY, Phase.OVER):
        assert game.turn is not None
        game.push(ask(player, game.view(game.turn)))
    return game.phase is Phase.PLAY


def card_player(name: str, seed: int) -> CardPlayer:
    """Any player, or one that sees all cards; a case needs a new one, since some remember the luck they had."""
    if OPEN_PLAYERS.knows(name):
        return OPEN_PLAYERS.make(OPEN_PLAYERS.parse(name), seed).play_open
    player = create(name, seed)
    return lambda game, seat: player.play(game.view(seat))


def check_player(name: str) -> None:
    """`ValueError` if nobody can play cards by this name."""
    card_player(name, 0)


def play_cards(game: Game, declarer: CardPlayer, defenders: CardPlayer) -> None:
    """To the end."""
    while (seat := game.turn) is not None:
        game.push((declarer if seat == game.declarer else defenders)(game, seat))


def play_out(game: Game, players: list[Player]) -> None:
    """Whatever is left to decide, each seat by its player."""
    while game.turn is not None:
        game.push(ask(players[game.turn], game.view(game.turn)))


def table_of(name: str, first_seed: int) -> list[Player]:
    """Three of one player, each with luck of its own."""
    return [create(name, first_seed + seat) for seat in range(3)]


def relative_points(game: Game, seat: int) -> float:
    """List points of a seat in a finished game, less the mean of the others'."""
    points = game.result().list_points()
    return points[seat] - (sum(points) - points[seat]) / 2
