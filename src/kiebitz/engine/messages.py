"""The messages of the engine protocol: one JSON object a line, as docs/engine-protocol.md tells them.

`encode` writes a message of either side; `decode_from_host` and `decode_from_engine` read what the other side wrote and
raise `InvalidMessage` for anything that is no message.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final, TypeAlias

from kiebitz.engine import wire
from kiebitz.engine.faults import InvalidMessage
from kiebitz.engine.options import decode_option, encode_option
from kiebitz.engine.views import decode_view, encode_view, move_word
from kiebitz.engine.wire import LONGEST_LINE as LONGEST_LINE
from kiebitz.players.options import Option, OptionValue
from kiebitz.players.referee import Names
from kiebitz.view import Phase, View, allowed_contracts

PROTOCOL: Final = 1
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


def encode(message: HostMessage | EngineMessage) -> bytes:
    """The line of a message, its end included."""
    return wire.write(_told(message))


def _told(message: HostMessage | EngineMessage) -> wire.FromHost | wire.FromEngine:
    match message:
        case Greeting(protocol):
            return wire.HostHello(protocol)
        case Settings(values):
            return wire.OptionsSet(values)
        case NewGame(seat, names):
            return wire.GameBegun(seat, names)
        case Question():
            return _ASKED[message.subject](
                id=message.id,
                view=encode_view(message.view),
                legal=message.legal(),
                seconds_left=message.seconds_left,
                seconds_per_move=message.seconds_per_move,
            )
        case GameOver(view):
            return wire.GameEnded(encode_view(view))
        case Quit():
            return wire.QuitTold()
        case Introduction(name, author, options, protocol):
            return wire.EngineHello(protocol, name, author, [encode_option(option) for option in options])
        case Ready():
            return wire.ReadyTold()
        case Answer(number, move):
            return wire.Answered(number, move)
        case Complaint(text, number):
            return wire.ErrorTold(text, number)


def decode_from_host(line: bytes) -> HostMessage:
    """Read a line that a host wrote."""
    match told := wire.read(line, wire.HOST_READER):
        case wire.HostHello(protocol=protocol):
            return Greeting(_checked_protocol(protocol))
        case wire.OptionsSet(values=values):
            return Settings(values)
        case wire.GameBegun(seat=seat, names=names):
            return NewGame(seat, names)
        case wire.GameEnded(view=view):
            return _game_over(decode_view(view))
        case wire.QuitTold():
            return Quit()
    return _question(told)


def decode_from_engine(line: bytes) -> EngineMessage:
    """Read a line that an engine wrote."""
    match wire.read(line, wire.ENGINE_READER):
        case wire.EngineHello(protocol=protocol, name=name, author=author, options=options):
            offered = tuple(decode_option(option) for option in options or ())
            return Introduction(name, author or "", offered, _checked_protocol(protocol))
        case wire.Answered(id=number, move=move):
            return Answer(number, move)
        case wire.ErrorTold(message=text, id=about):
            return Complaint(text, about)
    return Ready()


def _checked_protocol(protocol: int) -> int:
    if protocol != PROTOCOL:
        raise InvalidMessage(f"protocol {protocol} is spoken, but only {PROTOCOL} is understood")
    return protocol


def _question(told: wire.Asked) -> Question:
    subject, view = _SUBJECTS[type(told)], decode_view(told.view)
    if not view.my_turn or view.phase not in _PHASES[subject]:
        raise InvalidMessage(f"the question {subject.value!r} does not arise in this view")
    return Question(subject, told.id, view, told.seconds_left, told.seconds_per_move)


def _game_over(view: View) -> GameOver:
    if view.phase is not Phase.OVER:
        raise InvalidMessage("the game in this view is not over")
    return GameOver(view)


_ASKED: Final[dict[Subject, type[wire.BidAsked | wire.PickUpAsked | wire.DeclareAsked | wire.PlayAsked]]] = {
    Subject.BID: wire.BidAsked,
    Subject.PICK_UP: wire.PickUpAsked,
    Subject.DECLARE: wire.DeclareAsked,
    Subject.PLAY: wire.PlayAsked,
}
_SUBJECTS: Final[dict[type[wire.Asked], Subject]] = {asked: subject for subject, asked in _ASKED.items()}
_PHASES: Final = {
    Subject.BID: (Phase.AUCTION,),
    Subject.PICK_UP: (Phase.SKAT,),
    Subject.DECLARE: (Phase.SKAT, Phase.DECLARE),
    Subject.PLAY: (Phase.PLAY,),
}
