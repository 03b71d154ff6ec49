"""Players at their seats: the registered ones, and those that see all cards, which only the arena lets in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from kiebitz.arena.open_players import OPEN_PLAYERS, OpenPlayer
from kiebitz.cards import Card
from kiebitz.deals import deal
from kiebitz.engine.kept import keeping_engines, kept_engines
from kiebitz.errors import Fault
from kiebitz.game import Game
from kiebitz.players import Closes, Player, UnknownPlayer, ask, create
from kiebitz.players.referee import reason_of
from kiebitz.view import View
from kiebitz.work.workers import end_of_work


@contextmanager
def seated(specs: Sequence[str], seeds: Sequence[int]) -> Iterator[list[Player]]:
    """Players for one game or several; whatever they hold open is closed afterwards. `show` begins a game.

    Programs are kept by a worker for the players after them, who begin anew with them.
    """
    end = end_of_work()
    if end is not None and kept_engines() is None:
        end.enter_context(keeping_engines())
    with ExitStack() as stack:
        players = []
        for spec, seed in zip(specs, seeds, strict=True):
            player = _create(spec, seed)
            if isinstance(player, Closes):
                stack.callback(player.close)
            players.append(player)
        yield players


def show(players: Sequence[Player], game: Game) -> None:
    """Show a game to those that may see it before it is played on; they see how it goes on, too."""
    for player in players:
        if isinstance(player, _Shown):
            player.game = game


def check_players(specs: Sequence[str]) -> None:
    """Raise `ValueError` saying what is wrong with a spec that makes no player, or one that does not answer.

    Each is asked for a first call, so that no match begins with a program that is not there.
    """
    with seated(specs, [0] * len(specs)) as players:
        for spec, player in zip(specs, players, strict=True):
            _check_answers(spec, player)


def _check_answers(spec: str, player: Player) -> None:
    game = Game(deal(0))
    try:
        game.push(ask(player, game.view(game.turn)))
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a player is foreign code, as for the referee
        raise Fault("player-does-not-bid", name=str(spec), reason=reason_of(error)) from None


def _create(spec: str, seed: int) -> Player:
    if OPEN_PLAYERS.knows(spec):
        return _Shown(OPEN_PLAYERS.make(OPEN_PLAYERS.parse(spec), seed))
    try:
        return create(spec, seed)
    except UnknownPlayer as error:
        open_players = ", ".join(sorted(OPEN_PLAYERS.entries))
        raise UnknownPlayer("player-unknown-in-arena", reason=error, known=open_players) from None


class _Shown:
    """An open player in the manner of an ordinary one, so that the referee can lead it."""

    game: Game

    def __init__(self, player: OpenPlayer) -> None:
        self.bid = player.bid
        self.picks_up = player.picks_up
        self.declare = player.declare
        self._player = player

    def play(self, view: View) -> Card:
        assert view.seat is not None
        return self._player.play_open(self.game.copy(), view.seat)
