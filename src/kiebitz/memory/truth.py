"""Which cards win and which lose when all cards lie open: the yardstick of the open players and of mistakes."""

from __future__ import annotations

from kiebitz.cards import Card
from kiebitz.game import Game
from kiebitz.goal import Goal, goal_of
from kiebitz.play import Position
from kiebitz.solver import CardValue, Solver


def declarer_wins(solver: Solver, game: Game) -> dict[Card, bool]:
    """For every legal card whether the declarer wins the game after it, under best play by both sides from there."""
    position, goal = _position(game), goal_of_game(game)
    if goal is None:
        return dict.fromkeys(position.legal_moves(), False)
    return {card: bool(reached) for card, reached in solver.cards_reaching(position, goal).items()}


def card_values(solver: Solver, game: Game) -> list[CardValue]:
    """The value of every legal card: the declarer's card points, in null the tricks survived."""
    return solver.solve_cards(_position(game))


def goal_of_game(game: Game) -> Goal | None:
    """What wins the game as it was bid and announced; `None` if nothing does."""
    if game.contract is None:
        raise ValueError("no contract has been declared")
    return goal_of(game.contract, game.matadors(), game.auction.bid)


def _position(game: Game) -> Position:
    if game.position is None:
        raise ValueError("card play has not begun")
    return game.position
