"""What browser and server say to each other over a socket, one JSON object a message.

A browser's first message is `hello`. Every message of it carries an `id`, and is answered by `done`, `hint` or
`refused` with that id. What happens at the table comes as `told`, whoever made it happen. Decisions name the `at` at
which they were made, the deal and the number of its moves, so that one sent twice, or from a second tab, is made once.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from kiebitz.session.room_events import LONGEST_CHAT, Phrase
from kiebitz.web.advice import HintSeen
from kiebitz.web.room_sight import RoomSeen
from kiebitz.web.sight import Sight

LONGEST_MESSAGE: Final = 4096  # characters of what a browser says

At: TypeAlias = tuple[int, int]
Id: TypeAlias = Annotated[int, Meta(ge=0)]
ShortText: TypeAlias = Annotated[str, Meta(max_length=40)]


class Fault(Enum):
    """Why something was refused. The page has the words; nothing at the table has changed."""

    MALFORMED = "malformed"
    TOO_LONG = "too long"
    TOO_FREQUENT = "too frequent"
    TOO_MANY = "too many"
    NOT_ALLOWED = "not allowed"
    UNKNOWN_TABLE = "unknown table"
    HELD = "held"
    OUTDATED = "outdated"
    NOT_YOUR_TURN = "not your turn"
    ILLEGAL = "illegal"
    NOT_POSSIBLE = "not possible"
    NOT_A_NAME = "not a name"
    FINISHED = "finished"
    NOT_STORED = "not stored"
    STORE_GONE = "store gone"
    FAILED = "failed"


# -- from the browser --------------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """Sit down at a table: with the owner's token, or the key of a place."""

    id: Id
    key: Annotated[str, Meta(max_length=128)]
    table: Annotated[int, Meta(ge=1)]


class MakeMove(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """A call, a declaration, a card, `SC` to claim, `RE` to resign.

    With `coach` the person wants to be told where the move gives away so much chance to win, or more.
    """

    id: Id
    at: At
    move: ShortText
    coach: Annotated[float, Meta(gt=0, le=1)] | None = None


class AnswerClaim(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Whether the declarer may have the rest."""

    id: Id
    at: At
    accepts: bool


class NextDeal(Struct, frozen=True, tag="next", forbid_unknown_fields=True):
    """The result has been looked at."""

    id: Id
    at: At


class TakeBack(Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """Back to the last own decision."""

    id: Id
    at: At


class LetFinish(Struct, frozen=True, tag="finish", forbid_unknown_fields=True):
    """Let the computer play this deal to its end."""

    id: Id
    at: At


class AskHint(Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    """What would the strongest player do?"""

    id: Id
    at: At


class CallMe(Struct, frozen=True, tag="call", forbid_unknown_fields=True):
    """What the person at this place wants to be called, at whatever moment."""

    id: Id
    at: At
    name: ShortText


class Enter(Struct, frozen=True, tag="enter", forbid_unknown_fields=True):
    """Come into a room, by the key of its link; a page that cannot hash, as without TLS, has no part in shuffles."""

    id: Id
    key: Annotated[str, Meta(max_length=128)]
    room: Annotated[int, Meta(ge=1)]
    contributes: bool = True


class SitDown(Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take the own place in the room under a name."""

    id: Id
    name: ShortText


class StandUp(Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Leave a place to a computer player: the own, or for who opened the room any."""

    id: Id
    place: Annotated[int, Meta(ge=0, le=3)]


class BeginList(Struct, frozen=True, tag="begin", forbid_unknown_fields=True):
    """Begin a list with those who sit there."""

    id: Id


class Commit(Struct, frozen=True, tag="commit", forbid_unknown_fields=True):
    """What this place will contribute to the deal in the making, as a hash; `promised` is the server's own."""

    id: Id
    commitment: Annotated[str, Meta(max_length=64)]
    promised: Annotated[str, Meta(max_length=64)]


class Reveal(Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """What it contributes."""

    id: Id
    value: Annotated[str, Meta(max_length=32)]


class SayPhrase(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """One of the phrases that can be said everywhere."""

    id: Id
    phrase: Phrase


class Write(Struct, frozen=True, tag="write", forbid_unknown_fields=True):
    """A text, where the room allows that."""

    id: Id
    text: Annotated[str, Meta(max_length=LONGEST_CHAT)]


Act: TypeAlias = MakeMove | AnswerClaim | NextDeal | TakeBack | LetFinish | AskHint | CallMe
RoomAct: TypeAlias = SitDown | StandUp | BeginList | Commit | Reveal | SayPhrase | Write
Request: TypeAlias = Hello | Enter | Act | RoomAct


# -- to the browser ----------------------------------------------------------------------------------------------------


class Happened(Struct, frozen=True, rename="camel", omit_defaults=True):
    """An event: `what` is its name; the other fields as far as they belong to it."""

    what: str
    seat: int | None = None
    place: int | None = None
    number: int | None = None
    move: str | None = None
    is_computer: bool | None = None
    mark: str | None = None


class Told(Struct, frozen=True, tag="told"):
    """How the table looks, and what has just happened if anything has."""

    sight: Sight
    event: Happened | None = None


class Here(Struct, frozen=True, tag="here"):
    """The places of people who look at the table now, told where several people play."""

    places: list[int]


class RoomTold(Struct, frozen=True, tag="room"):
    """The room as it is now."""

    room: RoomSeen


class Spoken(Struct, frozen=True, tag="spoken"):
    """Somebody in the room said something; a text is as it was written."""

    place: int
    phrase: Phrase | None
    text: str


class KeyGiven(Struct, frozen=True, tag="key"):
    """The new key of a place, told to whoever left it to a computer: the old one opens nothing any more."""

    place: int
    key: str


class Coached(Struct, frozen=True, tag="coach"):
    """What the coach says of a move that was made at a moment: what was better, and the chance to win that it cost."""

    at: At
    move: str
    best: str
    cost: float


class Done(Struct, frozen=True, tag="done"):
    """It has been done, and is on disk."""

    id: int


class HintGiven(Struct, frozen=True, tag="hint"):
    """The hint that was asked for."""

    id: int
    hint: HintSeen


class RefusedIt(Struct, frozen=True, tag="refused"):
    """It has not been done. `id` is `None` where the message could not be read."""

    id: int | None
    fault: Fault
    detail: str = ""


Reply: TypeAlias = Told | Here | Coached | RoomTold | Spoken | KeyGiven | Done | HintGiven | RefusedIt

_decoder: Final = msgspec.json.Decoder(Request)
_encoder: Final = msgspec.json.Encoder()


class Unreadable(ValueError):
    """A message that is none; `id` is its number, where it has one."""

    def __init__(self, fault: Fault, detail: str, number: int | None = None) -> None:
        super().__init__(detail)
        self.fault = fault
        self.id = number


def read(text: str | bytes) -> Request:
    """What a browser said; `Unreadable` if that is nothing it can say."""
    if len(text) > LONGEST_MESSAGE:
        raise Unreadable(Fault.TOO_LONG, f"a message has at most {LONGEST_MESSAGE} characters, not {len(text)}")
    try:
        request: Request = _decoder.decode(text)
        return request
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable(Fault.MALFORMED, str(error), number_of(text)) from None


def written(message: Reply) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


def number_of(text: str | bytes) -> int | None:
    """The number of a message that is not read otherwise, if it has one."""
    if len(text) > LONGEST_MESSAGE:
        return None
    try:
        return msgspec.json.decode(text, type=_Numbered).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class _Numbered(Struct):
    id: Id
