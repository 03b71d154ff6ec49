"""The computer players of a table: made when first asked, kept for the whole list, dismissed together.

A player made in the middle of a list, after a restart or when moves were taken back, is first told how the games before
ended, so that one that learns goes on as if it had been there. Its seed is one for the list.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import reduce
from typing import Final

from kiebitz.memory import Memory
from kiebitz.moves import Move
from kiebitz.players import (
    STRONGEST,
    Cancellable,
    Closes,
    DecidesElsewhere,
    MeetsPeople,
    Player,
    Remembers,
    Watcher,
    ask,
    create,
)
from kiebitz.players.claims import ask_or_claim
from kiebitz.players.referee import OutOfTime, answer_within, reason_of
from kiebitz.session.chance import Chance
from kiebitz.session.settings import Settings
from kiebitz.view import View

_LONGEST_FAULT: Final = 300  # characters; a player's complaint may be of any length
_SECONDS_TO_CANCEL: Final = 0.02
_FAULTS: Final = (Exception, SystemExit)  # what a player may raise where nothing depends on it any more


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player decided, or what it complained of, and how many seconds it took."""

    move: Move | None
    fault: str | None
    seconds: float
    is_timeout: bool = False


class Company:
    """The computer players at one table. They are asked one at a time, by whoever has the word.

    What was `known` of those at the table before the list is told to those who make use of it; nobody looks it up.
    `dismiss` waits for nobody: a decision under way is cancelled, and the players go when it has come back.
    """

    def __init__(self, settings: Settings, chance: Chance, patience: float, known: Memory) -> None:
        self._settings = settings
        self._patience = patience
        self._chance = chance
        self._known = known
        self._claims = bool(settings.people)  # whose time is saved; among themselves computer players play on
        self._players: dict[int, Player] = {}  # by place
        self._remembered: dict[int, tuple[int, Memory]] = {}  # by place: so many games of the list, and what they tell
        self._word = threading.Lock()
        self._asked: Player | None = None
        self._is_dismissed = False

    @contextmanager
    def word(self) -> Iterator[None]:
        """Have the word; to be held while a player is asked and its move is made."""
        try:
            with self._word:
                yield
        finally:
            self._go_if_dismissed()

    def decide(
        self, place: int, view: View, past: Sequence[View], give_way: Callable[[], None] = lambda: None
    ) -> Decision:
        """Ask the player at a place; `past` are the games of the list before, as it saw them end.

        One that exceeds the table's patience is left behind, and another is made when the place is asked again.
        """
        start = time.perf_counter()
        move = fault = None
        is_timeout = False
        try:
            self._asked = player = self._player(place, past)
            if _decides_elsewhere(player):
                give_way()
            if not self._is_dismissed:
                question = ask_or_claim if self._claims else ask
                move = answer_within(self._patience, lambda: question(player, view), lambda: _cancel(player))
        except KeyboardInterrupt:
            raise
        except OutOfTime as error:
            fault, is_timeout = _as_text(reason_of(error)), True
            self._leave_behind(place)
        except BaseException as error:  # a player is foreign code: whatever it raises is its fault, not ours
            fault = _as_text(reason_of(error))
        finally:
            self._asked = None
        return Decision(move, fault, time.perf_counter() - start, is_timeout)

    def game_over(self, views: dict[int, View]) -> None:
        """Show the players that are here how a game ended, each by the view of its place."""
        for place, view in views.items():
            if place in self._players:
                _tell_the_end(self._players[place], view)

    def dismiss(self) -> None:
        """Let all players go and end what they hold open; from any thread, and more than once."""
        self._is_dismissed = True
        if self._word.locked():
            threading.Thread(target=self._cancel, daemon=True).start()
        self._go_if_dismissed()

    def _cancel(self) -> None:
        """End the decision under way; again and again, since between two searches of a player nobody hears it."""
        while self._word.locked():
            _cancel(self._asked)
            time.sleep(_SECONDS_TO_CANCEL)

    def _leave_behind(self, place: int) -> None:
        """Let a player go that does not answer; closing it may take as long, and nobody waits for that."""
        player = self._players.pop(place)
        threading.Thread(target=_close, args=(player,), daemon=True).start()

    def _player(self, place: int, past: Sequence[View]) -> Player:
        if place not in self._players:
            player = create(self._spec(place), self._chance.player_seed(place))
            for view in past:
                _tell_the_end(player, view)
            self._players[place] = player
        self._introduce(place, past)
        return self._players[place]

    def _spec(self, place: int) -> str:
        return self._settings.places[place].player or self._settings.stand_in or STRONGEST

    def _introduce(self, place: int, past: Sequence[View]) -> None:
        """Tell whoever wants to know what was known of those at the table, and what the list has shown since."""
        player = self._players[place]
        if isinstance(player, MeetsPeople):
            player.meet_people(frozenset(self._settings.places[person].name for person in self._settings.people))
        if isinstance(player, Remembers):
            games, memory = self._remembered.get(place, (0, self._known))
            if len(past) < games:  # a game was taken back
                games, memory = 0, self._known
            self._remembered[place] = len(past), reduce(Memory.after, past[games:], memory)
            player.meet(self._remembered[place][1])

    def _go_if_dismissed(self) -> None:
        """Close the players unless somebody has the word; who has it comes here afterwards."""
        if self._is_dismissed and self._word.acquire(blocking=False):
            for player in self._players.values():
                _close_without_waiting(player)
            self._players.clear()
            self._word.release()


def _as_text(reason: str) -> str:
    """A complaint that can be stored, whatever is in it."""
    return reason[:_LONGEST_FAULT].encode(errors="replace").decode()


def _cancel(player: Player | None) -> None:
    with suppress(*_FAULTS):
        if isinstance(player, Cancellable):
            player.cancel()


def _close(player: Player) -> None:
    with suppress(*_FAULTS):
        if isinstance(player, Closes):
            player.close()


def _close_without_waiting(player: Player) -> None:
    """Close a player; another program may take its time to end, for which only the end of this one waits."""
    if _decides_elsewhere(player):
        threading.Thread(target=_close, args=(player,)).start()
    else:
        _close(player)


def _decides_elsewhere(player: Player) -> bool:
    return isinstance(player, DecidesElsewhere) and player.decides_elsewhere


def _tell_the_end(player: Player, view: View) -> None:
    with suppress(*_FAULTS):  # the game is over: nothing can be lost by it any more
        if isinstance(player, Watcher):
            player.game_over(view)
