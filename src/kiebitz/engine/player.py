"""The player `exec:COMMAND`: any program that speaks the engine protocol, in whatever language.

The program starts with the first question and stays for as many games as there are, and where engines are kept
(`kept.py`) for the player after it. One that breaks down is started
again when the next game begins; until then every question fails at once, so that the referee ends the game against its
side. Whenever it starts, it is told of the games that its player has seen end, so that one that learns can go on.
"""

from __future__ import annotations

import re
import shlex
import threading
import time
import weakref
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, cast

from kiebitz.cards import Card
from kiebitz.engine.faults import InvalidMessage, shown
from kiebitz.engine.kept import kept_engines
from kiebitz.engine.messages import HAND_WORD, PICK_UP_WORD, GameOver, Introduction, NewGame, Settings, Subject
from kiebitz.engine.options import SEED, read_settings
from kiebitz.engine.process import QUIT_SECONDS, Engine, EngineFault, EngineTimeout
from kiebitz.engine.views import read_move
from kiebitz.moves import Call, Declare, Move
from kiebitz.players.options import InvalidOption
from kiebitz.players.player import Player
from kiebitz.players.registry import register
from kiebitz.stop import Cancelled
from kiebitz.view import View

SECONDS_PER_MOVE: Final = 60.0  # without the referee's clock a silent engine does not hold up a game for ever
SECONDS_TO_START: Final = 30.0
_SETTING: Final = re.compile(r"([A-Za-z_][\w-]*)=(.*)", re.DOTALL)


class ExecPlayer:
    """Puts each question to a process and waits for its answer.

    command   the program and its arguments
    settings  values for options of the engine, as somebody wrote them
    seed      goes to the option `seed`, if the engine has one and `settings` do not name it
    """

    def __init__(
        self, command: Sequence[str], settings: Mapping[str, str] = MappingProxyType({}), seed: int = 0
    ) -> None:
        self._command = list(command)
        self._settings = dict(settings)
        self._seed = seed
        self._engine: Engine | None = None
        self._introduction: Introduction | None = None  # of that engine
        self._last_view: View | None = None  # of the game under way
        self._seen: list[View] = []  # how the games before ended
        self._deadline: float | None = None  # of the next question
        self._stop = threading.Event()  # of the questions under way
        # A referee that does not wait any longer leaves its thread behind here, and may ask again from another.
        self._lock = threading.Lock()
        self._stop_at_the_end: weakref.finalize[[], ExecPlayer] | None = None

    @property
    def decides_elsewhere(self) -> bool:
        """The process does; here it is only waited for."""
        return True

    # -- a player's questions ------------------------------------------------------------------------------------

    def bid(self, view: View) -> Call:
        """The engine's call."""
        return cast(Call, self._move(Subject.BID, view))  # the referee judges whether it is one

    def picks_up(self, view: View) -> bool:
        """Whether the engine takes the skat."""
        word = self._ask(Subject.PICK_UP, view)
        if word not in (PICK_UP_WORD, HAND_WORD):
            raise EngineFault(f"the answer is {PICK_UP_WORD!r} or {HAND_WORD!r}, not {shown(word)}")
        return word == PICK_UP_WORD

    def declare(self, view: View) -> Declare:
        """The engine's declaration."""
        return cast(Declare, self._move(Subject.DECLARE, view))

    def play(self, view: View) -> Card:
        """The engine's card."""
        return cast(Card, self._move(Subject.PLAY, view))

    def set_time_left(self, seconds: float) -> None:
        """So much is left for the rest of the game; the engine is told with the next question."""
        self._deadline = time.monotonic() + seconds

    def cancel(self) -> None:
        """Nobody waits for the answer any more; when it comes, it is thrown away."""
        under_way, self._stop = self._stop, threading.Event()
        under_way.set()
        engine = self._engine
        if engine is not None:
            engine.wake()

    def game_over(self, view: View) -> None:
        """Tell the engine how the game ended."""
        with self._lock:
            if self._engine is not None and self._engine.broken is None:
                _tell_of(view, self._engine, has_begun=self._is_under_way(view))
            self._seen.append(view)
            self._last_view = None

    # -- the process ---------------------------------------------------------------------------------------------

    def introduction(self) -> Introduction:
        """Start the engine anew and hear who it is."""
        with self._lock:
            self._last_view = None
            self._start(None, self._stop)
            assert self._introduction is not None
            return self._introduction

    def close(self) -> None:
        """Ask the engine to quit, and see to it, or let it wait where engines are kept; the next question would start
        it again."""
        with self._lock:
            if self._leaves_engine_to_others():
                self._disown()
            self._stop_engine()
            self._last_view = None

    @property
    def engine(self) -> Engine | None:
        """The process, once there is one."""
        return self._engine

    def _move(self, subject: Subject, view: View) -> Move:
        assert view.seat is not None
        try:
            return read_move(self._ask(subject, view), view.seat)
        except InvalidMessage as error:
            raise EngineFault(str(error)) from None

    def _ask(self, subject: Subject, view: View) -> str:
        stop = self._stop
        with self._lock:
            deadline, self._deadline = self._deadline, None
            engine = self._engine_for(view, deadline, stop)
            left = None if deadline is None else max(0.0, deadline - time.monotonic())
            return engine.ask(subject, view, left, SECONDS_PER_MOVE, stop)

    def _engine_for(self, view: View, deadline: float | None, stop: threading.Event) -> Engine:
        is_new_game = not self._is_under_way(view)
        self._last_view = view
        if is_new_game:
            if self._engine is None or self._engine.broken is not None or self._engine.owes_answer:
                self._start(deadline, stop)
            assert self._engine is not None
            self._engine.tell(_beginning(view))
        if self._engine is None:
            raise EngineFault("the engine did not start in this game")
        if self._engine.broken is not None:
            raise EngineFault(f"the engine broke down earlier in this game: {self._engine.broken}")
        return self._engine

    def _is_under_way(self, view: View) -> bool:
        """Whether a view goes on from the last one. After moves were taken back it is as if a game began."""
        return self._last_view is not None and _continues(self._last_view, view)

    def _start(self, deadline: float | None, stop: threading.Event) -> None:
        """Begin with an engine that was kept, or with a new one; either has seen the games before."""
        self._stop_engine()
        latest = time.monotonic() + SECONDS_TO_START
        deadline = latest if deadline is None else min(deadline, latest)
        engine = self._kept_engine(deadline, stop) or self._new_engine(deadline, stop)
        for game in self._seen:
            _tell_of(game, engine, has_begun=False)

    def _kept_engine(self, deadline: float, stop: threading.Event) -> Engine | None:
        """One that another player has left, once it has begun anew; one that does not is ended."""
        kept = kept_engines()
        found = None if kept is None else kept.take(self._command)
        if kept is None or found is None:
            return None
        engine, self._introduction = self._owned(found[0]), found[1]
        try:
            engine.set_options(self._settings_for(self._introduction), deadline, stop)
        except EngineFault:
            kept.keep_no_more(self._command)
            self._stop_engine(0)
            return None
        except Cancelled:
            self._give_up()
            raise
        return engine

    def _new_engine(self, deadline: float, stop: threading.Event) -> Engine:
        engine = self._owned(Engine(self._command))
        try:
            self._introduction = engine.greet(deadline, stop)
            engine.set_options(self._settings_for(self._introduction), deadline, stop)
        except Cancelled:
            self._give_up()
            raise
        except (EngineFault, InvalidMessage) as error:
            self._stop_engine(0)
            kind = EngineTimeout if isinstance(error, TimeoutError) else EngineFault
            raise kind(str(error)) from None
        return engine

    def _give_up(self) -> None:
        """Nobody waits for the start any more; whoever asks again starts it again."""
        self._stop_engine(0)
        self._last_view = None

    def _owned(self, engine: Engine) -> Engine:
        self._engine = engine
        self._stop_at_the_end = weakref.finalize(self, engine.stop)
        return engine

    def _leaves_engine_to_others(self) -> bool:
        kept = kept_engines()
        if kept is None or self._engine is None or self._introduction is None:
            return False
        return kept.put(self._command, self._engine, self._introduction)

    def _disown(self) -> None:
        if self._stop_at_the_end is not None:
            self._stop_at_the_end.detach()
        self._engine = None

    def _stop_engine(self, seconds: float = QUIT_SECONDS) -> None:
        if self._engine is not None:
            self._engine.stop(seconds)
        self._disown()

    def _settings_for(self, introduction: Introduction) -> Settings:
        texts = dict(self._settings)
        if any(option.name == SEED for option in introduction.options):
            texts.setdefault(SEED, str(self._seed))
        return Settings(read_settings(texts, introduction.options))


def _beginning(view: View) -> NewGame:
    assert view.seat is not None
    return NewGame(view.seat, view.names)


def _tell_of(finished: View, engine: Engine, *, has_begun: bool) -> None:
    """Tell how a game ended, and first that it began if that is not known."""
    if not has_begun:
        engine.tell(_beginning(finished))
    engine.tell(GameOver(finished))


def _continues(earlier: View, later: View) -> bool:
    """Whether two views can be of one game: the same seats, and the later history goes on from the earlier one."""
    return (
        (earlier.seat, earlier.names) == (later.seat, later.names)
        and later.history[: len(earlier.history)] == earlier.history
        and (later.hand <= earlier.hand or earlier.hand <= later.hand)
    )


@register("exec", verbatim=True)
def _create(seed: int, argument: str) -> Player:
    try:
        words = shlex.split(argument)
    except ValueError as error:
        raise InvalidOption("engine-command-unreadable", detail=str(error)) from None
    settings: dict[str, str] = {}
    while words and (setting := _SETTING.fullmatch(words[0])):
        settings[setting[1]] = setting[2]
        words.pop(0)
    if not words:
        raise InvalidOption("engine-command-missing")
    return ExecPlayer(words, settings, seed)
