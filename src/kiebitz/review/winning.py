"""Could it be won? With open cards there is a line; if not, games played on tell how often it is won at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kiebitz.cards import Card
from kiebitz.contract import Contract
from kiebitz.game import Game
from kiebitz.goal import Goal, goal_of
from kiebitz.inference import load_inference
from kiebitz.null.specialist import null_specialist
from kiebitz.play import Position
from kiebitz.policy.network import policy_reading
from kiebitz.review.games import game_after
from kiebitz.seats import MonteCarloPlayer, Sampler, SeatGame, SeatPlayer, finish_games, observe
from kiebitz.solver import Side, Solver
from kiebitz.worlds import World

GAMES: Final = 24
_WORLDS: Final = 40  # of the players who play on


@dataclass(frozen=True, slots=True)
class Winning:
    """How the side that lost could have won.

    side    who lost
    number  from which place in the history on: with a line, the last one at which the game could still be won
    line    best play by both sides with open cards, to the end; empty where it does not win
    won     of `games` that players of full strength who see only their own cards played on, so many were won
    """

    side: Side
    number: int
    line: tuple[Card, ...] = ()
    won: int = 0
    games: int = 0


def find_winning(solver: Solver, game: Game, *, games: int = GAMES, threads: int = 1, seed: int = 0) -> Winning | None:
    """For a finished game with at least one card played; `None` otherwise, and where nothing could win."""
    first = next((number for number, move in enumerate(game.moves) if isinstance(move, Card)), None)
    if first is None or game.contract is None or not game.is_over:
        return None
    goal = goal_of(game.contract, game.matadors(), game.auction.bid)
    side = Side.DEFENDERS if game.result().won else Side.DECLARER
    if goal is None:
        return None
    last = _last_chance(solver, game, goal, side, first)
    if last is not None:
        return Winning(side, last, tuple(_line(solver, game_after(game, last), goal)))
    if games == 0:
        return None
    played = _played_on(game_after(game, first), _strongest(game.contract, threads), games, seed)
    won = sum(found.result().won == (side is Side.DECLARER) for found in played)
    return Winning(side, first, won=won, games=games)


def _last_chance(solver: Solver, game: Game, goal: Goal, side: Side, first: int) -> int | None:
    """The last moment, from the end on, at which the side could still win with open cards."""
    for number in range(len(game.history) - 1, first - 1, -1):
        if isinstance(game.history[number][1], Card) and _wins(solver, game_after(game, number), goal, side):
            return number
    return None


def _wins(solver: Solver, game: Game, goal: Goal, side: Side) -> bool:
    position = _position(game)
    reached = solver.cards_reaching(position, goal).values()
    declarer_wins = any(reached) if position.turn == position.declarer else all(reached)
    return declarer_wins == (side is Side.DECLARER)


def _line(solver: Solver, game: Game, goal: Goal) -> list[Card]:
    """Best play for points; where every trick is the goal, cards that reach it or prevent it, one after the other."""
    if goal is not Goal.SCHWARZ:
        return solver.best_line(_position(game))
    line = []
    position = _position(game)
    while not position.is_over:
        reached = solver.cards_reaching(position, goal)
        declares = position.turn == position.declarer
        card = next((card for card, reaches in reached.items() if reaches == declares), next(iter(reached)))
        line.append(card)
        position = position.after(card)
    return line


def _strongest(contract: Contract, threads: int) -> SeatPlayer:
    """Who plays on, as `kiebitz` does."""
    if contract.is_null:
        return null_specialist()
    return MonteCarloPlayer(_WORLDS, Sampler(load_inference(), policy_reading()), threads=threads)


def _played_on(game: Game, player: SeatPlayer, number: int, seed: int) -> list[SeatGame]:
    games = [SeatGame(observe(game.view(None)), World.of_game(game).masks) for _ in range(number)]
    finish_games(games, [player] * 3, seed)
    return games


def _position(game: Game) -> Position:
    assert game.position is not None
    return game.position
