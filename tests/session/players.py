"""Computer players for the tests: one learns, one waits, one does not end, one tells its cards when it breaks down."""

from __future__ import annotations

import threading
from typing import ClassVar

from kiebitz import Call, Card, Player, View, register
from kiebitz.memory import Memory
from kiebitz.players.random import RandomPlayer
from kiebitz.view import Phase
from tests.endless import Endless

LEARNING, WAITING, STUBBORN, TELLTALE = "test-learning", "test-waiting", "test-stubborn", "test-telltale"
REMEMBERING, ENDLESS = "test-remembering", "test-endless"


class Learning(RandomPlayer):
    """Plays by what it has learned: its decisions follow from the games it was told, so that one more changes them."""

    made: ClassVar[list[Learning]] = []

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed = seed
        self.told: list[str] = []
        self.is_closed = False
        self.made.append(self)

    def play(self, view: View) -> Card:
        self._seen(view)
        return sorted(view.legal_cards())[len("".join(self.told)) % len(view.legal_cards())]

    def game_over(self, view: View) -> None:
        assert view.phase is Phase.OVER
        self._seen(view)
        self.told.append(f"{view.seat} {view.names} {view.result} {len(view.history)}")

    def close(self) -> None:
        self.is_closed = True

    def _seen(self, view: View) -> None:
        assert not self.is_closed
        assert view.names is not None


class Remembering(RandomPlayer):
    """Keeps what it is told of those at the table."""

    met: ClassVar[list[Memory]] = []

    def meet(self, memory: Memory) -> None:
        self.met.append(memory)


@register(REMEMBERING, "keeps what it is told of others")
def _remembering(seed: int) -> Player:
    return Remembering(seed)


class Waiting(RandomPlayer):
    """Thinks until it is told to go on."""

    is_thinking: ClassVar[threading.Event] = threading.Event()
    go_on: ClassVar[threading.Event] = threading.Event()

    def bid(self, view: View) -> Call:
        self.is_thinking.set()
        assert self.go_on.wait(60)
        return super().bid(view)


class Stubborn(RandomPlayer):
    """Lets others think for it, who do not end before they may."""

    decides_elsewhere = True
    is_closing: ClassVar[threading.Event] = threading.Event()
    may_end: ClassVar[threading.Event] = threading.Event()

    def close(self) -> None:
        self.is_closing.set()
        self.may_end.wait(60)
        self.may_end.set()


class Telltale(RandomPlayer):
    """Complains in the auction, and tells its cards by it."""

    def bid(self, view: View) -> Call:
        raise RuntimeError(f"I hold {' '.join(map(str, view.hand))} \udcff\x1b[2J")


@register(LEARNING, "learns from the games it is told")
def _learning(seed: int) -> Player:
    return Learning(seed)


@register(WAITING, "thinks until it is told to go on")
def _waiting(seed: int) -> Player:
    return Waiting(seed)


@register(STUBBORN, "does not end before it may")
def _stubborn(seed: int) -> Player:
    return Stubborn(seed)


@register(TELLTALE, "tells its cards when it breaks down")
def _telltale(seed: int) -> Player:
    return Telltale(seed)


@register(ENDLESS, "thinks until it is cancelled")
def _endless(_seed: int) -> Player:
    return Endless()
