"""Questions to a board: what open cards say, what a seat would do by what it knows, and how the computers go on."""

from __future__ import annotations

from typing import Final

from kiebitz.board.standing import Standing
from kiebitz.errors import Fault
from kiebitz.hints import Adviser, Hint
from kiebitz.moves import Move
from kiebitz.players import KIEBITZ, ask
from kiebitz.solver import Solution, Solver, check_solvable

_SECONDS: Final = 20.0
_SEED: Final = 37


def solve(standing: Standing) -> Solution:
    """What the cards are worth with best play by all, for every card of whoever is in turn."""
    position = standing.position
    if position is None:
        raise Fault("board-nothing-to-solve")
    if standing.is_over:
        raise Fault("board-over")
    return Solver().measure_cards(check_solvable(position), time_limit=_SECONDS)


def advise(standing: Standing) -> Hint:
    """What the seat in turn would do, and why, by what it knows alone."""
    game = standing.known_game()
    if game.turn is None:
        raise Fault("board-over")
    return Adviser(_SEED).hint(game.view(game.turn))


def next_move(standing: Standing) -> Move:
    """What the strongest player does in turn; where it is not known how it came about, best play with open cards."""
    if standing.is_over:
        raise Fault("board-over")
    if standing.game is None:
        assert standing.position is not None
        return Solver().best_line(standing.position, time_limit=_SECONDS)[0]
    assert standing.game.turn is not None
    player = KIEBITZ.player(_SEED)
    return ask(player, standing.game.view(standing.game.turn))
