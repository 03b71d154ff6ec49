"""Which cards win and which lose when all cards lie open: the yardstick of the open players and of mistakes."""

from __future__ import annotations

from typing import Final

from kiebitz.cards import Card
from kiebitz.game import Game
from kiebitz.play import Position
from kiebitz.scoring import game_value
from kiebitz.solve import POINTS_TO_WIN, CardValue, Side, Solver

_SCHNEIDER: Final = 90
_ALL_TRICKS: Final = 121  # more than card points can say


def declarer_wins(solver: Solver, game: Game) -> dict[Card, bool]:
    """For every legal card whether the declarer wins the game after it, under best play by both sides from there."""
    position, needed = _position(game), points_needed(game)
    if needed is None:
        return dict.fromkeys(position.legal_moves(), False)
    if needed == _ALL_TRICKS:
        return {card: _takes_all(solver, position.after(card)) for card in position.legal_moves()}
    return {value.card: bool(value.reaches(needed)) for value in solver.solve_cards(position, points=needed)}


def card_values(solver: Solver, game: Game) -> list[CardValue]:
    """The value of every legal card: the declarer's card points, in null the tricks survived."""
    return solver.solve_cards(_position(game))


def points_needed(game: Game) -> int | None:
    """The value that wins the game as it was bid and announced; `None` if nothing does.

    Mostly 61. An announcement asks for more, and so does a bid that is worth more than the plain game.
    """
    contract = game.contract
    if contract is None:
        raise ValueError("no contract has been declared")
    if contract.is_null:
        return _position(game).cards_left
    matadors, bid = game.matadors(), game.auction.bid
    announced = 2 if contract.schwarz else 1 if contract.schneider else 0
    for step, points in enumerate((POINTS_TO_WIN, _SCHNEIDER, _ALL_TRICKS)):
        if step >= announced and game_value(contract, matadors, schneider=step >= 1, schwarz=step >= 2) >= bid:
            return points
    return None


def _takes_all(solver: Solver, position: Position) -> bool:
    if position.defender_tricks:
        return False
    return position.is_over or bool(solver.takes_all_tricks(position, Side.DECLARER))


def _position(game: Game) -> Position:
    if game.position is None:
        raise ValueError("card play has not begun")
    return game.position
