"""A contract and discard chosen with the skat in hand, played by one declarer against two of an opponent."""

from __future__ import annotations

from dataclasses import dataclass

from kiebitz.bidding import Option
from kiebitz.game import Game
from kiebitz.lab.seating import play_out, relative_points
from kiebitz.moves import Declare
from kiebitz.players import create


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: won or not, the declarer's list points, and those less the mean of the others'."""

    won: bool
    points: int
    relative: float


def play_contract(start: Game, option: Option, player: str, opponent: str, number: int) -> Outcome:
    """What comes of it."""
    game, declarer = start.copy(), start.turn
    assert declarer is not None
    game.push(Declare(option.contract, option.discard))
    play_out(game, [create(player if seat == declarer else opponent, 3 * number + seat) for seat in range(3)])
    return Outcome(game.result().won, game.result().list_points()[declarer], relative_points(game, declarer))
