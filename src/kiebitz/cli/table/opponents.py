"""The computer players' part: their moves, their mistakes, and their answer to a claim."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass

from kiebitz.cli.table.seeds import derived_seed
from kiebitz.cli.table.table import Table
from kiebitz.deal import SEATS
from kiebitz.game import Game
from kiebitz.moves import PASS, Leave
from kiebitz.players import Closes, Player, Watcher, ask, create
from kiebitz.players.claims import claim_holds
from kiebitz.players.referee import reason_of
from kiebitz.view import Phase

FAULTS = (Exception, SystemExit)  # what a player may raise where nothing depends on it any more


@dataclass(frozen=True, slots=True)
class Mistake:
    """What a computer player did wrong."""

    seat: int
    reason: str


class Opponents:
    """The computer players at a table. Each is kept from its first decision in a deal until the deal is over.

    Its seed is that of the deal. A player's decision depends on its seed and its view alone, so it comes out the same
    after taking back or continuing another day with a player made anew.
    """

    def __init__(self) -> None:
        self._players: dict[int, Player] = {}  # by their numbers in the list

    def move(self, table: Table) -> Mistake | None:
        """Let the player in turn move and note how long it took; one that fails passes, after the auction it leaves."""
        number, start = len(table.game.history), time.perf_counter()
        mistake = self._push_move(table)
        table.thinking[number] = time.perf_counter() - start
        return mistake

    def _push_move(self, table: Table) -> Mistake | None:
        game = table.game
        seat = game.turn
        assert seat is not None
        try:
            game.push(ask(self._player(table, table.seating()[seat]), game.view(seat)))
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # a player is foreign code: whatever it raises is its fault, not ours
            game.push(PASS if game.phase is Phase.AUCTION else Leave(seat))
            return Mistake(seat, reason_of(error))
        return None

    def end_deal(self, table: Table) -> None:
        """Show the players how the game ended, and let them go."""
        for number, player in self._players.items():
            with suppress(*FAULTS):  # the game is over: nothing can be lost by it any more
                if isinstance(player, Watcher):
                    player.game_over(table.game.view(table.seating().index(number)))
        self.close()

    def close(self) -> None:
        """Let the players go, and end what they hold open."""
        for player in self._players.values():
            with suppress(*FAULTS):
                if isinstance(player, Closes):
                    player.close()
        self._players.clear()

    def _player(self, table: Table, number: int) -> Player:
        if number not in self._players:
            seed = derived_seed(table.options.seed, "player", table.number, number)
            self._players[number] = create(table.options.opponents[number - 1], seed)
        return self._players[number]


def computers_accept(game: Game) -> bool:
    """Whether both defenders are sure that the declarer's claim is right, each by what it sees."""
    return all(claim_holds(game.view(seat)) for seat in SEATS if seat != game.declarer)
