"""The protocol's messages as they stand on the line, member by member; docs/engine-protocol.md tells what they mean.

What is declared here is what a reader demands and what the published schema says, and nothing else is. Members that are
not known are passed over. What only the rules can tell is checked in `views.py` and `messages.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from kiebitz.engine.faults import InvalidMessage, shown
from kiebitz.players.options import OptionValue

T = TypeVar("T")

LONGEST_LINE: Final = 65_536  # bytes, the end of the line included

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=2, description="0 forehand, 1 middlehand, 2 rearhand")]
Seconds: TypeAlias = Annotated[float, Meta(ge=0)]
Names: TypeAlias = tuple[str, str, str]


class Made(Struct):
    """A move, and the seat that made it."""

    seat: Seat
    move: str


class ResultTold(Struct):
    """How a game ended."""

    declarer: Seat | None
    won: bool
    value: int
    matadors: int
    overbid: bool
    points: int
    tricks: int
    schneider: bool
    schwarz: bool
    penalty: Seat | None
    left: Seat | None
    timed_out: Seat | None
    resigned: bool


class ViewTold(Struct):
    """What a seat may know."""

    seat: Seat
    phase: Literal["auction", "skat", "declare", "play", "over"]
    turn: Seat | None
    hand: list[str]
    skat: list[str] | None
    open_hand: list[str] | None
    bid: int
    declarer: Seat | None
    contract: str | None
    history: list[Made]
    leader: Seat
    trick: list[str]
    points: int
    tricks: int
    result: ResultTold | None
    names: Names | None = None


class OptionTold(Struct, omit_defaults=True):
    """An option that an engine offers."""

    name: str
    type: Literal["integer", "number", "boolean", "choice", "text"]
    default: OptionValue | None
    min: int | float | None = None
    max: int | float | None = None
    choices: list[str] | None = None
    meaning: str | None = None


class _Message(Struct, tag_field="type"):
    pass


class HostHello(_Message, tag="hello"):
    """The host opens the session."""

    protocol: int


class OptionsSet(_Message, tag="options"):
    """Options are set; those not named keep their defaults."""

    values: dict[str, OptionValue]


class GameBegun(_Message, tag="new_game"):
    """A game begins."""

    seat: Seat
    names: Names | None = None


class Asked(_Message, kw_only=True):
    """A decision is asked for."""

    id: int
    view: ViewTold
    legal: list[str] | UnsetType = UNSET
    seconds_left: Seconds | None = None
    seconds_per_move: Seconds


class BidAsked(Asked, tag="bid"):
    """A call."""


class PickUpAsked(Asked, tag="pick_up"):
    """The skat, or a hand game."""


class DeclareAsked(Asked, tag="declare"):
    """A contract, and the discard."""


class PlayAsked(Asked, tag="play"):
    """A card."""


class GameEnded(_Message, tag="game_over"):
    """A game has ended."""

    view: ViewTold


class QuitTold(_Message, tag="quit"):
    """The session ends."""


class EngineHello(_Message, tag="hello"):
    """The engine greets back."""

    protocol: int
    name: str
    author: str | None = None
    options: list[OptionTold] | None = None


class ReadyTold(_Message, tag="ready"):
    """The options are taken."""


class Answered(_Message, tag="answer"):
    """The decision on the question of this id."""

    id: int
    move: str


class ErrorTold(_Message, tag="error"):
    """The engine cannot do what it was asked."""

    message: str
    id: int | None = None


FromHost: TypeAlias = (
    HostHello | OptionsSet | GameBegun | BidAsked | PickUpAsked | DeclareAsked | PlayAsked | GameEnded | QuitTold
)
FromEngine: TypeAlias = EngineHello | ReadyTold | Answered | ErrorTold

HOST_READER: Final[msgspec.json.Decoder[FromHost]] = msgspec.json.Decoder(FromHost)
ENGINE_READER: Final[msgspec.json.Decoder[FromEngine]] = msgspec.json.Decoder(FromEngine)
_WRITER: Final = msgspec.json.Encoder()


def write(message: FromHost | FromEngine) -> bytes:
    """The line of a message, its end included."""
    try:
        return _WRITER.encode(message) + b"\n"
    except UnicodeEncodeError:  # half a sign, which no encoding knows; somebody's name may have one
        return _WRITER.encode(_encodable(msgspec.to_builtins(message))) + b"\n"


def read(line: bytes, reader: msgspec.json.Decoder[T]) -> T:
    """The message of a line; `InvalidMessage` says what is wrong with it."""
    if len(line) > LONGEST_LINE:
        raise InvalidMessage(f"a line longer than {LONGEST_LINE} bytes")
    try:
        return reader.decode(line)
    except msgspec.ValidationError as error:
        raise InvalidMessage(_short(str(error))) from None
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise InvalidMessage(f"not a line of JSON: {shown(line.decode(errors='replace').strip())}") from None


def _short(text: str) -> str:
    return text if len(text) <= 200 else text[:197] + "..."


def _encodable(value: Any) -> Any:
    if isinstance(value, str):
        return value.encode(errors="replace").decode()
    if isinstance(value, dict):
        return {_encodable(name): _encodable(part) for name, part in value.items()}
    return [_encodable(part) for part in value] if isinstance(value, list | tuple) else value


def schema() -> dict[str, Any]:
    """The JSON schema of the protocol: a line of the host, and a line of the engine."""
    told, parts = msgspec.json.schema_components([FromHost, FromEngine], ref_template="#/$defs/{name}")
    host, engine = told
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The engine protocol of Kiebitz, version 1",
        "anyOf": [{"$ref": "#/$defs/FromHost"}, {"$ref": "#/$defs/FromEngine"}],
        "$defs": {"FromHost": host, "FromEngine": engine, **dict(sorted(parts.items()))},
    }
