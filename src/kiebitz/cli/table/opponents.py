"""The computer players' part: their moves, their mistakes, and their answer to a claim."""

from __future__ import annotations

from dataclasses import dataclass

from kiebitz.cli.table.options import Options
from kiebitz.cli.table.seeds import derived_seed
from kiebitz.deal import SEATS
from kiebitz.game import Game
from kiebitz.moves import PASS, Leave
from kiebitz.players import ask, create
from kiebitz.players.claims import claim_holds
from kiebitz.players.referee import reason_of
from kiebitz.view import Phase


@dataclass(frozen=True, slots=True)
class Mistake:
    """What a computer player did wrong."""

    seat: int
    reason: str


def computer_move(game: Game, options: Options, deal_number: int, player: int) -> Mistake | None:
    """Let the computer player in turn move. One that fails passes in the auction and leaves the game later on.

    The player is made anew for each decision, with a seed of its own: then a decision depends only on the view, and
    comes out the same after taking back or continuing another day.

    player  the number of the player in the list, 1 for the first computer player
    """
    seat = game.turn
    assert seat is not None
    seed = derived_seed(options.seed, "player", deal_number, player, len(game.history))
    try:
        game.push(ask(create(options.opponents[player - 1], seed), game.view(seat)))
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a player is foreign code: whatever it raises is its fault, not ours
        game.push(PASS if game.phase is Phase.AUCTION else Leave(seat))
        return Mistake(seat, reason_of(error))
    return None


def computers_accept(game: Game) -> bool:
    """Whether both defenders are sure that the declarer's claim is right, each by what it sees."""
    return all(claim_holds(game.view(seat)) for seat in SEATS if seat != game.declarer)
