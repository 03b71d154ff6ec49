"""Checks of a player before it is trusted in a match: does it keep to the rules, the clock and what it may know?

Hidden cards never reach a player, since it only gets views. Whether a decision depends on them all the same, through
whatever back door, is seen by shuffling them: the same view and the same seed must give the same move.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from kiebitz.contract import ALL_CONTRACTS, Contract
from kiebitz.deals import deal
from kiebitz.engine.faults import shown
from kiebitz.engine.fitting import Knowledge, fitting_game
from kiebitz.engine.messages import Introduction
from kiebitz.engine.player import ExecPlayer
from kiebitz.engine.process import QUIT_SECONDS
from kiebitz.engine.views import move_word
from kiebitz.formats.game_text import format_game, parse_game
from kiebitz.game import Game
from kiebitz.moves import PASS, PICK_UP, Bid, Declare, Leave, Move
from kiebitz.players import Player, Timed, Watcher, ask, create
from kiebitz.players.referee import reason_of
from kiebitz.view import View
from kiebitz.words import Value, Words, words

_REPEATED_GAMES: Final = 6  # of each kind, twice for each seat
_BROKEN_OFF: Final = 4
_POSITIONS: Final = 100  # of those that come up in them
CHECKS: Final = (
    "handshake",
    "whole games",
    "declaring",
    "every contract",
    "broken-off games",
    "same seed, same moves",
    "hidden cards do not matter",
    "quits when asked",
    "one answer a question",
    "in time",
)
_BIDS: Final = (18, 24, 40, 60, 120, 264)  # at some of which null games are not worth the bid


class Finding:
    """What was seen: a code, and the values that belong to it."""

    def __init__(self, code: str, **values: Value) -> None:
        self.code = code
        self.values = values

    def told(self, words: Words) -> str:
        return words.say_of("probe-found", self.code, **self.values)


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at; `passed` is `None` where it does not apply to this player."""

    name: str
    passed: bool | None
    finding: Finding

    @property
    def detail(self) -> str:
        """What was seen, in English."""
        return self.finding.told(words("en"))


def probe_player(spec: str, games: int = 12, seed: int = 0, seconds: float = 10.0) -> Iterator[Check]:
    """Check the player of a spec, which has so many seconds for a move. Ends early if it cannot even be started."""
    probing = _Probing(spec, games, seed, seconds)
    handshake = _checked(CHECKS[0], probing.handshake)
    yield handshake
    if handshake.passed is False:
        return
    looks = (
        probing.whole_games,
        probing.declaring,
        probing.every_contract,
        probing.broken_off_games,
        probing.same_moves,
        probing.hidden_cards_do_not_matter,
        probing.quits,
        probing.one_answer_a_question,
        probing.in_time,
    )
    for name, look in zip(CHECKS[1:], looks, strict=True):
        yield _checked(name, look)


class _NotPassed(Exception):
    def __init__(self, code: str, **values: Value) -> None:
        super().__init__(code)
        self.finding = Finding(code, **values)


class _Failed(_NotPassed):
    """A check was not passed."""


class _DoesNotApply(_NotPassed):
    """A check says nothing about this player."""


def _checked(name: str, look: Callable[[], Finding]) -> Check:
    try:
        return Check(name, True, look())
    except _DoesNotApply as reason:
        return Check(name, None, reason.finding)
    except _Failed as reason:
        return Check(name, False, reason.finding)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a player is foreign code: whatever it raises is a finding
        return Check(name, False, Finding("fault", reason=reason_of(error)))


@dataclass(slots=True)
class _Notes:
    """What is noticed on the way."""

    moves: int = 0
    longest: float = 0.0
    discarded: int = 0
    stray: list[bytes] = field(default_factory=list)


class _Probed:
    """A fresh player under observation, in one seat after another."""

    def __init__(self, player: Player, seconds: float, notes: _Notes) -> None:
        self._player = player
        self._seconds = seconds
        self._notes = notes

    def move(self, view: View) -> Move:
        if isinstance(self._player, Timed):
            self._player.set_time_left(self._seconds)
        start = time.perf_counter()
        try:
            return ask(self._player, view)
        finally:
            self._notes.moves += 1
            self._notes.longest = max(self._notes.longest, time.perf_counter() - start)

    def see_the_end(self, view: View) -> None:
        if isinstance(self._player, Watcher):
            self._player.game_over(view)

    def close(self) -> None:
        if not isinstance(self._player, ExecPlayer):
            return
        engine = self._player.engine
        self._player.close()
        if engine is not None:
            self._notes.discarded += engine.discarded
            self._notes.stray += engine.stray


class _Probing:
    """All checks of one player. Each gives a line about what was seen, or raises."""

    def __init__(self, spec: str, games: int, seed: int, seconds: float) -> None:
        self._spec = spec
        self._games = games
        self._seed = seed
        self._seconds = seconds
        self._notes = _Notes()
        self._introduction: Introduction | None = None

    def handshake(self) -> Finding:
        player = create(self._spec, self._seed)
        if not isinstance(player, ExecPlayer):
            raise _DoesNotApply("inside")
        try:
            self._introduction = player.introduction()
        finally:
            player.close()
        options = ", ".join(f"{option.name}={option.default}" for option in self._introduction.options)
        name, author = self._introduction.name, self._introduction.author or "none"
        return Finding("introduction", name=name, author=author, options=options or "none")

    def whole_games(self) -> Finding:
        declared = 0
        with self._probed() as probed:
            for number in range(self._games):
                game, seat = Game(deal(self._seed + number)), number % 3
                self._play_out(game, seat, probed, number)
                declared += game.declarer == seat
        return Finding("games", games=self._games, declared=declared)

    def declaring(self) -> Finding:
        """The auction is won at some bid; once with the choice of the skat, once with the skat in hand."""
        with self._probed() as probed:
            for number, bid in enumerate(_BIDS):
                for picked_up in (False, True):
                    game = _won_auction(number % 3, bid, self._seed + number, picked_up=picked_up)
                    self._play_out(game, number % 3, probed, number)
        return Finding("auctions", bids=", ".join(map(str, _BIDS)))

    def every_contract(self) -> Finding:
        with self._probed() as probed:
            for number, contract in enumerate(ALL_CONTRACTS):
                for declarer in (number % 3, (number + 1) % 3):
                    game = _opening(contract, declarer, self._seed + number)
                    self._play_out(game, number % 3, probed, number)
        return Finding("contracts", contracts=len(ALL_CONTRACTS))

    def broken_off_games(self) -> Finding:
        """Some games break off with a word about it, some without; the next one is played to its end."""
        with self._probed() as probed:
            for number in range(_BROKEN_OFF):
                game = _opening(ALL_CONTRACTS[0], 2, self._seed + number)
                probed.move(game.view(0))
                game.push(Leave(1))
                if number % 2:
                    probed.see_the_end(game.view(0))
            self._play_out(Game(deal(self._seed)), 1, probed, 0)
        return Finding("broken off", games=_BROKEN_OFF)

    def same_moves(self) -> Finding:
        first, second = self._decisions(), self._decisions()
        if first == second:
            return Finding("twice", decisions=len(first))
        difference = _first_difference(first, second)
        if not self._takes_a_seed():
            raise _DoesNotApply("differs without seed", **difference)
        raise _Failed("differs", **difference)

    def hidden_cards_do_not_matter(self) -> Finding:
        if not self._takes_a_seed() and self._decisions() != self._decisions():
            raise _DoesNotApply("undecided without seed")
        real, shuffled = self._decisions(), self._decisions(random.Random(self._seed))
        if real != shuffled:
            raise _Failed("differs by hidden cards", **_first_difference(real, shuffled))
        return Finding("shuffled", decisions=len(real))

    def quits(self) -> Finding:
        player = create(self._spec, self._seed)
        if not isinstance(player, ExecPlayer):
            raise _DoesNotApply("inside")
        player.introduction()
        engine = player.engine
        assert engine is not None
        start = time.perf_counter()
        player.close()
        seconds = time.perf_counter() - start
        if engine.exit_status != 0:
            raise _Failed("quit badly", status=str(engine.exit_status), seconds=seconds, allowed=QUIT_SECONDS)
        return Finding("quit", seconds=seconds)

    def one_answer_a_question(self) -> Finding:
        if self._introduction is None:
            raise _DoesNotApply("inside")
        if self._notes.stray:
            raise _Failed("stray", text=shown(self._notes.stray[0].decode(errors="replace")))
        if self._notes.discarded:
            raise _Failed("discarded", answers=self._notes.discarded)
        return Finding("decisions", decisions=self._notes.moves)

    def in_time(self) -> Finding:
        if self._notes.longest > self._seconds:
            raise _Failed("too slow", seconds=self._notes.longest, allowed=self._seconds)
        return Finding("longest", seconds=self._notes.longest)

    # -- how it is done ------------------------------------------------------------------------------------------

    @contextmanager
    def _probed(self) -> Iterator[_Probed]:
        player = create(self._spec, self._seed)
        if isinstance(player, ExecPlayer):
            player.introduction()  # now, so that starting does not count as thinking
        probed = _Probed(player, self._seconds, self._notes)
        try:
            yield probed
        finally:
            probed.close()

    def _takes_a_seed(self) -> bool:
        return self._introduction is None or any(option.name == "seed" for option in self._introduction.options)

    def _play_out(self, game: Game, seat: int, probed: _Probed, number: int) -> None:
        """Play to the end against chance."""
        others = create("random", number)
        while (turn := game.turn) is not None:
            try:
                game.push(probed.move(game.view(turn)) if turn == seat else ask(others, game.view(turn)))
            except Exception as error:
                reason, move = reason_of(error), len(game.history)
                raise _Failed("fault in game", game=number, seat=seat, move=move, reason=reason) from error
        probed.see_the_end(game.view(seat))

    def _decisions(self, source: random.Random | None = None) -> list[str]:
        """What a fresh player decides in some positions, with a source where the hidden cards have been shuffled."""
        with self._probed() as probed:
            return [_decision(probed, _with_hidden_cards(text, seat, source), seat) for text, seat in self._positions]

    @cached_property
    def _positions(self) -> list[tuple[str, int]]:
        """Games in all phases, each with the seat in turn; the next one has nothing to do with the one before."""
        found: list[tuple[str, int]] = []
        for number in range(_REPEATED_GAMES):
            seed, contract = self._seed + number, ALL_CONTRACTS[5 * number % len(ALL_CONTRACTS)]
            for game in (
                Game(deal(seed)),
                _won_auction(number % 3, 18, seed, picked_up=False),
                _won_auction(number % 3, 18, seed, picked_up=True),
                _opening(contract, number % 3, seed),
            ):
                found += _turns(game, number)
        return random.Random(self._seed).sample(found, _POSITIONS)


def _turns(game: Game, number: int) -> Iterator[tuple[str, int]]:
    """Every turn of a game from here to its end."""
    player = create("random", number)
    while (turn := game.turn) is not None:
        yield format_game(game), turn
        game.push(ask(player, game.view(turn)))


def _with_hidden_cards(text: str, seat: int, source: random.Random | None) -> Game:
    game = parse_game(text)
    return game if source is None else fitting_game(Knowledge.of(game.view(seat)), source)


def _decision(probed: _Probed, game: Game, seat: int) -> str:
    return move_word(probed.move(game.view(seat)))


def _won_auction(seat: int, bid: int, seed: int, *, picked_up: bool) -> Game:
    """A game in which a seat is about to declare."""
    game = Game(deal(seed))
    while (turn := game.auction.turn) is not None:
        game.push(Bid(bid) if turn == seat and not game.auction.bid else PASS)
    if picked_up:
        game.push(PICK_UP)
    return game


def _opening(contract: Contract, declarer: int, seed: int) -> Game:
    """A game in which a seat has declared a contract, with the skat put back where it was picked up."""
    game = _won_auction(declarer, 18, seed, picked_up=not contract.hand)
    game.push(Declare(contract, None if contract.hand else game.deal.skat))
    return game


def _first_difference(one: list[str], other: list[str]) -> dict[str, Value]:
    """Of decisions in the same positions that are not all the same."""
    pairs = enumerate(zip(one, other, strict=True), start=1)
    number, (first, second) = next((number, pair) for number, pair in pairs if pair[0] != pair[1])
    return {"number": number, "first": first, "second": second}
