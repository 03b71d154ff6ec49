"""The other side of the protocol: any registered player as an engine that somebody else's program can run."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib.metadata import version
from typing import IO

from kiebitz.engine.faults import InvalidMessage
from kiebitz.engine.messages import (
    HAND_WORD,
    LONGEST_LINE,
    PICK_UP_WORD,
    Answer,
    Complaint,
    EngineMessage,
    GameOver,
    Greeting,
    HostMessage,
    Introduction,
    Question,
    Quit,
    Ready,
    Settings,
    Subject,
    decode_from_host,
    encode,
)
from kiebitz.engine.options import SEED
from kiebitz.engine.views import move_word
from kiebitz.players import Player, Timed, Watcher, create, parse_player
from kiebitz.players.described import meaning_of
from kiebitz.players.options import Option, OptionValue
from kiebitz.players.player import Closes
from kiebitz.players.referee import reason_of
from kiebitz.players.registry import PLAYERS, PlayerSpec
from kiebitz.view import View
from kiebitz.words import words


def serve(spec: str, seed: int, reading: IO[bytes], writing: IO[bytes]) -> None:
    """Answer for a player until the host quits or goes away. What the player prints goes to standard error."""
    served = _Served(spec, seed)
    with contextlib.redirect_stdout(sys.stderr):
        for line in _lines(reading):
            try:
                message = decode_from_host(line)
                if isinstance(message, Quit):
                    return
                reply = served.reply(message)
            except InvalidMessage as error:
                reply = Complaint(str(error))
            if reply is not None:
                writing.write(encode(reply))
                writing.flush()


def _lines(stream: IO[bytes]) -> Iterator[bytes]:
    """Every line, but of one that is too long only as much as shows that it is: the rest is not kept."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE)
        yield line


class _Served:
    """A player behind the protocol. It stays from game to game, so that one that learns goes on learning."""

    def __init__(self, spec: str, seed: int) -> None:
        self._name = f"Kiebitz {version('kiebitz')} {spec}"
        self._spec = parse_player(spec)
        self._options = (Option(SEED, "integer", seed, low=0), *_options_of(self._spec))
        self._player: Player = create(self._spec, seed)

    def reply(self, message: HostMessage) -> EngineMessage | None:
        """What to say to a message, `None` if nothing."""
        match message:
            case Greeting():
                return Introduction(self._name, "The Kiebitz developers", self._described())
            case Settings(values):
                return self._set(values)
            case Question():
                return self._answer(message)
            case GameOver(view):
                self._see_the_end(view)
        return None

    def _described(self) -> tuple[Option, ...]:
        """The options, each with what it does."""
        english, name = words("en"), self._spec.name
        return tuple(replace(option, meaning=meaning_of(name, option, english)) for option in self._options)

    def _set(self, values: dict[str, OptionValue]) -> EngineMessage:
        """Make the player anew, with these values in place of those it was named with."""
        offered = {option.name: option for option in self._options}
        if unknown := values.keys() - offered.keys():
            return Complaint(f"there is no option {min(unknown)!r}")
        try:
            wanted = {name: offered[name].check(value) for name, value in values.items()}
            seed = wanted.pop(SEED, offered[SEED].default)
            assert isinstance(seed, int)
            spec = replace(self._spec, options={**self._spec.options, **wanted})
            PLAYERS.check(spec)
            player = create(spec, seed)
        except ValueError as fault:
            return Complaint(str(fault))
        if isinstance(self._player, Closes):
            self._player.close()
        self._player = player
        return Ready()

    def _answer(self, question: Question) -> EngineMessage:
        try:
            if question.seconds_left is not None and isinstance(self._player, Timed):
                self._player.set_time_left(question.seconds_left)
            return Answer(question.id, _ANSWERS[question.subject](self._player, question))
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # a player is foreign code: the host must hear of whatever it raises
            return Complaint(reason_of(error), question.id)

    def _see_the_end(self, view: View) -> None:
        try:
            if isinstance(self._player, Watcher):
                self._player.game_over(view)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # nobody awaits an answer, and the next game may go well
            print(reason_of(error), file=sys.stderr)


def _options_of(spec: PlayerSpec) -> Iterator[Option]:
    """What may be set of a player; what it was named with holds if nothing is, and rules out what it excludes."""
    entry = PLAYERS.entry(spec.name)
    for option in entry.options:
        if entry.clash({*spec.options, option.name}) is None:
            yield replace(option, default=spec.options.get(option.name, option.default))


_ANSWERS: dict[Subject, Callable[[Player, Question], str]] = {
    Subject.BID: lambda player, question: move_word(player.bid(question.view)),
    Subject.PICK_UP: lambda player, question: PICK_UP_WORD if player.picks_up(question.view) else HAND_WORD,
    Subject.DECLARE: lambda player, question: move_word(player.declare(question.view)),
    Subject.PLAY: lambda player, question: move_word(player.play(question.view)),
}
