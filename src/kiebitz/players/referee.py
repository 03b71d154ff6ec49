"""The referee: leads three players through a game and holds them to the rules and the clock.

A player that breaks a rule, raises or exceeds its time loses by the rules while the others' game goes on: in the
auction it passes; later the game ends against its side, and the next deal finds everybody at the table again.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from kiebitz.cards import Card
from kiebitz.deals import SEATS, Deal
from kiebitz.errors import WrongType, brief, checked, checked_seconds
from kiebitz.formats.foreign_text import printable
from kiebitz.formats.iss import Record, record_of_game
from kiebitz.game import Game
from kiebitz.moves import (
    PASS,
    PICK_UP,
    Bid,
    Claim,
    Declare,
    Hold,
    IllegalMove,
    Leave,
    Move,
    Pass,
    PickUp,
    Resign,
    Timeout,
)
from kiebitz.players.foregone import foregone
from kiebitz.players.player import Cancellable, Player, Timed, Watcher
from kiebitz.view import Phase, View

Names: TypeAlias = tuple[str, str, str]

_DECISIONS: Final = ("bid", "picks_up", "declare", "play")
_LONGEST_REMARK: Final = 300  # a player's complaint may be of any length


@dataclass(frozen=True, slots=True)
class Fault:
    """What a seat did wrong, and when."""

    seat: int
    move_number: int
    reason: str
    is_timeout: bool = False

    def __str__(self) -> str:
        return f"seat {self.seat}, move {self.move_number}: {self.reason}"


@dataclass(slots=True)
class RefereedGame:
    """A finished game, what went wrong in it, the seconds each seat used, and the names told to the players.

    foregone  how many of its last moves are the referee's, who ended it since its result was certain
    """

    game: Game
    faults: list[Fault] = field(default_factory=list)
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0, 0.0])
    names: Names | None = None
    foregone: int = 0

    def record(self, players: tuple[str, str, str], *, game_id: str = "", comment: str = "") -> Record:
        """The record of the game; the faults stand in its comment."""
        remarks = [comment, *(_remark(fault) for fault in self.faults)]
        return record_of_game(self.game, players, game_id=game_id, comment="; ".join(filter(None, remarks)))


def _remark(fault: Fault) -> str:
    """A fault in words that fit into a record, whatever the player said: one line, and no bracket that ends it."""
    return printable(str(fault)).replace("[", "(").replace("]", ")")[:_LONGEST_REMARK]


def referee(
    deal: Deal, players: Sequence[Player], seconds_per_game: float | None = None, names: Names | None = None
) -> RefereedGame:
    """Play one deal to its end. With a time limit, each seat has so many seconds for the whole game.

    The players see the `names` of the three seats in their views.
    """
    return continue_game(Game(deal), players, seconds_per_game, names)


def continue_game(
    game: Game,
    players: Sequence[Player],
    seconds_per_game: float | None = None,
    names: Names | None = None,
    *,
    shorten: bool = False,
) -> RefereedGame:
    """Lead a game on from where it stands, for instance from a contract that is given, to its end.

    Shortened, it ends as soon as its result is seen to be the same however it is played on.
    """
    checked(game, Game, "a referee leads a Game", "Game(deal) begins one")
    _check_table(players, seconds_per_game, names)
    refereed = RefereedGame(game, names=names)
    clocks = [_Clock(seconds_per_game) for _ in SEATS]
    while (seat := refereed.game.turn) is not None:
        if shorten and (ending := foregone(game)):
            refereed.foregone = len(ending)
            for move in ending:
                game.push(move)
            break
        _take_turn(refereed, seat, players[seat], clocks[seat])
    refereed.seconds = [clock.used for clock in clocks]
    tell_the_end(game, players, names)
    return refereed


def _check_table(players: Sequence[Player], seconds: float | None, names: Names | None) -> None:
    if not isinstance(players, Sequence) or len(players) != 3:
        raise WrongType(f"a game has a list of three players, not {brief(players)}")
    for player in players:
        _checked_player(player)
    if seconds is not None:
        checked_seconds(seconds, "the time for a game")
    if names is not None and (not isinstance(names, tuple) or len(names) != 3):
        raise WrongType(f"the names are a tuple of three texts, by seat, not {brief(names)}")


def _checked_player(player: Player) -> Player:
    if isinstance(player, type) or not all(callable(getattr(player, name, None)) for name in _DECISIONS):
        raise WrongType(
            f"a player decides in {', '.join(_DECISIONS)}, which {brief(player)} does not; create(name) makes one"
        )
    return player


def _take_turn(refereed: RefereedGame, seat: int, player: Player, clock: _Clock) -> None:
    game = refereed.game
    view = game.view(seat, refereed.names)
    try:
        if clock.left is not None and isinstance(player, Timed):
            player.set_time_left(clock.left)
        game.push(clock.run(lambda: check_answer(_answer(player, view), view), lambda: _cancel(player)))
    except TimeoutError as error:
        _punish(refereed, Fault(seat, len(game.history), reason_of(error), is_timeout=True))
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a player is foreign code: whatever it raises is its fault, not ours
        _punish(refereed, Fault(seat, len(game.history), reason_of(error)))


def tell_the_end(game: Game, players: Sequence[Player], names: Names | None) -> None:
    """Show the players at the three seats how a game ended, if they want to know."""
    for seat, player in enumerate(players):
        if isinstance(player, Watcher):
            with _faults_ignored():  # the game is over: nothing can be lost by it any more
                player.game_over(game.view(seat, names))


def _cancel(player: Player) -> None:
    """Nobody waits for the answer any more."""
    if isinstance(player, Cancellable):
        with _faults_ignored():
            player.cancel()


@contextmanager
def _faults_ignored() -> Iterator[None]:
    try:
        yield
    except KeyboardInterrupt:
        raise
    except BaseException:
        return


def reason_of(error: BaseException) -> str:
    """What a player's error says, as far as it lets itself be asked."""
    try:
        return str(error) if isinstance(error, IllegalMove | TimeoutError) else f"{type(error).__name__}: {error}"
    except KeyboardInterrupt:
        raise
    except BaseException:
        return type(error).__name__


def ask(player: Player, view: View) -> Move:
    """Put to a player the question that its view poses; `IllegalMove` if it answers another one.

    Only the seat in turn is asked: `ValueError` for the view of any other.
    """
    if not checked(
        view, View, "a player decides on a View", "game.view(game.turn) is that of the seat in turn"
    ).my_turn:
        raise ValueError(f"seat {view.seat} has nothing to decide here; ask with game.view(game.turn)")
    return check_answer(_answer(_checked_player(player), view), view)


def check_answer(move: Move, view: View) -> Move:
    """The move, if it is one that the seat in turn may think of; `IllegalMove` if it answers another question.

    In play the declarer may also lay the cards open, and everybody may resign, but only for the own seat.
    """
    if type(move) not in _ANSWERS[view.phase]:
        raise IllegalMove("move-of-other-phase", phase=view.phase.value, given=repr(move))
    if isinstance(move, Claim) and not view.is_declarer:
        raise IllegalMove("claim-of-defender")
    if isinstance(move, Resign) and move.seat != view.seat:
        raise IllegalMove("resigning-for-other", seat=view.seat or 0, other=move.seat)
    return move


_ANSWERS: Final[dict[Phase, tuple[type, ...]]] = {
    Phase.AUCTION: (Bid, Hold, Pass),
    Phase.SKAT: (PickUp, Declare),
    Phase.DECLARE: (Declare,),
    Phase.PLAY: (Card, Claim, Resign),
    Phase.OVER: (),
}


def _answer(player: Player, view: View) -> Move:
    if view.phase is Phase.AUCTION:
        return player.bid(view)
    if view.phase is Phase.SKAT and player.picks_up(view):
        return PICK_UP
    if view.phase is Phase.PLAY:
        return player.play(view)
    return player.declare(view)


def _punish(refereed: RefereedGame, fault: Fault) -> None:
    refereed.faults.append(fault)
    if refereed.game.phase is Phase.AUCTION:
        refereed.game.push(PASS)
    else:
        refereed.game.push(Timeout(fault.seat) if fault.is_timeout else Leave(fault.seat))


class OutOfTime(TimeoutError):
    """Nobody waits for the answer any longer."""


class _TimeExceeded(TimeoutError):
    """A seat has used up its time."""


class _Clock:
    """Counts the seconds of one seat, and with a limit stops waiting when they are spent."""

    def __init__(self, limit: float | None) -> None:
        self.used = 0.0
        self._limit = limit

    @property
    def left(self) -> float | None:
        return None if self._limit is None else max(0.0, self._limit - self.used)

    def run(self, decide: Callable[[], Move], cancel: Callable[[], None]) -> Move:
        start = time.perf_counter()
        try:
            return decide() if self._limit is None else self._run_limited(decide, cancel, self._limit)
        finally:
            self.used += time.perf_counter() - start

    def _run_limited(self, decide: Callable[[], Move], cancel: Callable[[], None], limit: float) -> Move:
        left = limit - self.used
        if left <= 0:
            raise _TimeExceeded(f"no time left of {limit:g} seconds for the game")
        try:
            return answer_within(left, decide, cancel)
        except OutOfTime:
            raise _TimeExceeded(f"no decision within {limit:g} seconds for the game") from None


def answer_within(seconds: float, decide: Callable[[], Move], cancel: Callable[[], None]) -> Move:
    """Decide on a thread of its own, which is cancelled and left behind if it does not answer in time."""
    answers: queue.SimpleQueue[Move | BaseException] = queue.SimpleQueue()

    def work() -> None:
        try:
            answers.put(decide())
        except KeyboardInterrupt as error:  # a real one reaches only the main thread
            answers.put(RuntimeError(reason_of(error)))
        except BaseException as error:
            answers.put(error)

    threading.Thread(target=work, daemon=True).start()
    try:
        answer = answers.get(timeout=seconds)
    except queue.Empty:
        cancel()
        raise OutOfTime(f"no decision within {seconds:g} seconds") from None
    except KeyboardInterrupt:
        cancel()
        raise
    if isinstance(answer, BaseException):
        raise answer
    return answer
