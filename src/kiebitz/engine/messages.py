"""The messages of the engine protocol: one JSON object a line, as docs/engine-protocol.md tells them.

`encode` writes a message of either side; `decode_from_host` and `decode_from_engine` read what the other side wrote and
raise `InvalidMessage` for anything that is no message.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, NoReturn, TypeAlias, TypeVar

from kiebitz.engine.fields import Fields, InvalidMessage, shown
from kiebitz.engine.options import decode_option, encode_option
from kiebitz.engine.views import decode_names, decode_view, encode_names, encode_view, move_word
from kiebitz.players.options import Option, OptionValue
from kiebitz.players.referee import Names
from kiebitz.view import Phase, View, allowed_contracts

PROTOCOL: Final = 1
LONGEST_LINE: Final = 65_536  # bytes, the end of the line included
PICK_UP_WORD, HAND_WORD = "pick up", "hand"


class Subject(Enum):
    """What a question is about; also its type on the line."""

    BID = "bid"
    PICK_UP = "pick_up"
    DECLARE = "declare"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class Greeting:
    """The host opens the session."""

    protocol: int = PROTOCOL


@dataclass(frozen=True, slots=True)
class Settings:
    """The host sets options; those not named keep their defaults."""

    values: dict[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game begins; the engine sits at this seat, among these players if they are known."""

    seat: int
    names: Names | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A decision is asked for.

    seconds_left      for all of this seat's decisions in the rest of the game, `None` without such a limit
    seconds_per_move  for this answer
    """

    subject: Subject
    id: int
    view: View
    seconds_left: float | None
    seconds_per_move: float

    def legal(self) -> list[str]:
        """The answers that the rules allow; in a declaration the contracts, without the discard."""
        if self.subject is Subject.PICK_UP:
            return [PICK_UP_WORD, HAND_WORD]
        if self.subject is Subject.DECLARE:
            return [str(it) for it in allowed_contracts(self.view.auction.bid, hand=self.view.phase is Phase.SKAT)]
        return [move_word(move) for move in self.view.legal_moves()]


@dataclass(frozen=True, slots=True)
class GameOver:
    """A game has ended; the view has its result."""

    view: View


@dataclass(frozen=True, slots=True)
class Quit:
    """The host ends the session."""


@dataclass(frozen=True, slots=True)
class Introduction:
    """The engine answers the greeting."""

    name: str
    author: str = ""
    options: tuple[Option, ...] = ()
    protocol: int = PROTOCOL


@dataclass(frozen=True, slots=True)
class Ready:
    """The engine has taken its options."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The engine's decision on the question of this id, in the words of the protocol."""

    id: int
    move: str


@dataclass(frozen=True, slots=True)
class Complaint:
    """The engine cannot do what it was asked; `id` is the question's, `None` if it is about something else."""

    message: str
    id: int | None = None


HostMessage: TypeAlias = Greeting | Settings | NewGame | Question | GameOver | Quit
EngineMessage: TypeAlias = Introduction | Ready | Answer | Complaint
Message = TypeVar("Message")


def encode(message: HostMessage | EngineMessage) -> bytes:
    """The line of a message, its end included."""
    return json.dumps(_told(message), separators=(",", ":")).encode() + b"\n"


def _told(message: HostMessage | EngineMessage) -> dict[str, Any]:
    match message:
        case Greeting(protocol):
            return {"type": "hello", "protocol": protocol}
        case Settings(values):
            return {"type": "options", "values": values}
        case NewGame(seat, names):
            return {"type": "new_game", "seat": seat, "names": encode_names(names)}
        case Question():
            return {
                "type": message.subject.value,
                "id": message.id,
                "view": encode_view(message.view),
                "legal": message.legal(),
                "seconds_left": message.seconds_left,
                "seconds_per_move": message.seconds_per_move,
            }
        case GameOver(view):
            return {"type": "game_over", "view": encode_view(view)}
        case Quit():
            return {"type": "quit"}
        case Introduction(name, author, options, protocol):
            offered = [encode_option(option) for option in options]
            return {"type": "hello", "protocol": protocol, "name": name, "author": author, "options": offered}
        case Ready():
            return {"type": "ready"}
        case Answer(number, move):
            return {"type": "answer", "id": number, "move": move}
        case Complaint(text, number):
            return {"type": "error", "id": number, "message": text}


def decode_from_host(line: bytes) -> HostMessage:
    """Read a line that a host wrote."""
    return _decode(line, _FROM_HOST)


def decode_from_engine(line: bytes) -> EngineMessage:
    """Read a line that an engine wrote."""
    return _decode(line, _FROM_ENGINE)


def _decode(line: bytes, readers: dict[str, Callable[[Fields], Message]]) -> Message:
    if len(line) > LONGEST_LINE:
        raise InvalidMessage(f"a line longer than {LONGEST_LINE} bytes")
    told = Fields(_json(line), "a message")
    kind = told.text("type")
    if kind not in readers:
        raise InvalidMessage(f"unknown type of message: {shown(kind)}")
    told.what = f"the message {kind!r}"
    return readers[kind](told)


def _json(line: bytes) -> object:
    try:
        return json.loads(line.decode(), parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise InvalidMessage(f"not a line of JSON: {shown(line.decode(errors='replace').strip())}") from None


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is not JSON")


def _read_greeting(told: Fields) -> Greeting:
    return Greeting(_read_protocol(told))


def _read_introduction(told: Fields) -> Introduction:
    options = () if told.is_null("options") else tuple(decode_option(option) for option in told.items("options"))
    author = "" if told.is_null("author") else told.text("author")
    return Introduction(told.text("name"), author, options, _read_protocol(told))


def _read_protocol(told: Fields) -> int:
    if (protocol := told.integer("protocol")) != PROTOCOL:
        raise InvalidMessage(f"protocol {protocol} is spoken, but only {PROTOCOL} is understood")
    return protocol


def _read_settings(told: Fields) -> Settings:
    values = Fields(told.value("values"), "'values'")
    for name in values.names():
        if not isinstance(values.value(name), bool | int | float | str):
            raise InvalidMessage(f"the option {shown(name)} cannot be {shown(values.value(name))}")
    return Settings({name: values.value(name) for name in values.names()})


def _read_question(subject: Subject) -> Callable[[Fields], Question]:
    def read(told: Fields) -> Question:
        view = decode_view(told.value("view"))
        if not view.my_turn or view.phase not in _PHASES[subject]:
            raise InvalidMessage(f"the question {subject.value!r} does not arise in this view")
        seconds_left = None if told.is_null("seconds_left") else _read_seconds(told, "seconds_left")
        return Question(subject, told.integer("id"), view, seconds_left, _read_seconds(told, "seconds_per_move"))

    return read


_PHASES: Final = {
    Subject.BID: (Phase.AUCTION,),
    Subject.PICK_UP: (Phase.SKAT,),
    Subject.DECLARE: (Phase.SKAT, Phase.DECLARE),
    Subject.PLAY: (Phase.PLAY,),
}


def _read_seconds(told: Fields, name: str) -> float:
    seconds = told.number(name)
    if not 0 <= seconds < math.inf:
        raise InvalidMessage(f"{name!r} cannot be {seconds}")
    return seconds


def _read_game_over(told: Fields) -> GameOver:
    view = decode_view(told.value("view"))
    if view.phase is not Phase.OVER:
        raise InvalidMessage("the game in this view is not over")
    return GameOver(view)


def _read_complaint(told: Fields) -> Complaint:
    return Complaint(told.text("message"), None if told.is_null("id") else told.integer("id"))


_FROM_HOST: Final[dict[str, Callable[[Fields], HostMessage]]] = {
    "hello": _read_greeting,
    "options": _read_settings,
    "new_game": lambda told: NewGame(told.seat("seat"), decode_names(told)),
    **{subject.value: _read_question(subject) for subject in Subject},
    "game_over": _read_game_over,
    "quit": lambda told: Quit(),
}
_FROM_ENGINE: Final[dict[str, Callable[[Fields], EngineMessage]]] = {
    "hello": _read_introduction,
    "ready": lambda told: Ready(),
    "answer": lambda told: Answer(told.integer("id"), told.text("move")),
    "error": _read_complaint,
}
