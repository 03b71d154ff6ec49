"""Engines that write nonsense, floods, foreign answers or nothing, break off, and leave others behind.

Each attack is one answer. A game must come to its end whatever an engine does, with a fault for every answer that is
none, at its seat alone; and no process may be left.
"""

from __future__ import annotations

import shlex
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import TypeVar

from kiebitz import Call, Card, Deal, Declare, Game, View, create, parse_contract
from kiebitz.deals import random_deal
from kiebitz.engine import EngineFault, ExecPlayer
from kiebitz.engine.kept import keeping_engines
from kiebitz.players import Player, continue_game
from kiebitz.players.random import RandomPlayer
from tests.engine.processes import await_that
from tests.games import game_with_contract

USUAL = 500
THOROUGH = 4_000

_PROGRAM = Path(__file__).parents[1] / "hostile_engine.py"
_GAMES_OF_A_PLAYER = 20  # a new one begins with an engine that was kept
_TIMED = 0.0005  # the share of games with a clock, in which an engine may be silent
_SECONDS = 0.5

Answer = TypeVar("Answer")


def attack(source: Random, count: int) -> Counter[str]:
    outcomes: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        numbers = Path(folder) / "numbers"
        with keeping_engines():
            while outcomes.total() < count:
                _meet(source, numbers, count, outcomes)
        await_that(lambda: not _alive(numbers))
    return outcomes


def _meet(source: Random, numbers: Path, count: int, outcomes: Counter[str]) -> None:
    """Some games with one engine."""
    words = (sys.executable, "-I", "-S", str(_PROGRAM), str(numbers))
    player = create(f"exec:{shlex.join(words)}", source.getrandbits(32))
    assert isinstance(player, ExecPlayer)
    for _ in range(_GAMES_OF_A_PLAYER):
        if outcomes.total() < count:
            _play(source, _Tried(player, outcomes, count), is_timed=source.random() < _TIMED)
    player.close()


def _play(source: Random, tried: _Tried, *, is_timed: bool) -> None:
    seat = source.randrange(3)
    players: list[Player] = [RandomPlayer(source.getrandbits(32)) for _ in range(3)]
    players[seat] = tried
    game = _opening(source, random_deal(source))
    refereed = continue_game(game, players, _SECONDS if is_timed else None)
    assert refereed.game.is_over
    assert {fault.seat for fault in refereed.faults} <= {seat}
    assert len(refereed.faults) >= tried.failed


def _opening(source: Random, deal: Deal) -> Game:
    """A game from its start, or from the first card on."""
    if source.random() < 0.5:
        return Game(deal)
    return game_with_contract(parse_contract(source.choice(["G", "C", "N", "GO"])), source.randrange(3), deal)


class _Tried:
    """An engine at a seat, whose answers are counted by what became of them; `failed` are those that were none."""

    def __init__(self, player: ExecPlayer, outcomes: Counter[str], count: int) -> None:
        self._player, self._outcomes, self._count = player, outcomes, count
        self.failed = 0
        self.set_time_left, self.cancel = player.set_time_left, player.cancel
        self.game_over = player.game_over

    def bid(self, view: View) -> Call:
        return self._counted(lambda: self._player.bid(view))

    def picks_up(self, view: View) -> bool:
        return self._counted(lambda: self._player.picks_up(view))

    def declare(self, view: View) -> Declare:
        return self._counted(lambda: self._player.declare(view))

    def play(self, view: View) -> Card:
        return self._counted(lambda: self._player.play(view))

    def _counted(self, asked: Callable[[], Answer]) -> Answer:
        try:
            answer = asked()
        except EngineFault as fault:
            self.failed += 1
            self._note("timeouts" if isinstance(fault, TimeoutError) else "faults told by the engine's player")
            raise
        self._note("answers left to the rules")
        return answer

    def _note(self, outcome: str) -> None:
        if self._outcomes.total() < self._count:
            self._outcomes[outcome] += 1


def _alive(numbers: Path) -> list[int]:
    """Which of the processes, or of the groups they led, are there."""
    started = set(map(int, numbers.read_text().split()))
    return [number for number, group in _processes() if {number, group} & started]


def _processes() -> Iterator[tuple[int, int]]:
    """All that run here, with their groups."""
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            state, _, group = path.read_text().rpartition(")")[2].split()[:3]
            if state != "Z":
                yield int(path.parent.name), int(group)
