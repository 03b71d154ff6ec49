"""What a server says, as values: `parse_message` and `format_message` are each other's inverse.

Lines are read strictly by the number of their words. A line that begins with a word not known here is `Other`, which
clients pass over, as the protocol wants it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from kiebitz.network.scoresheet import Scoresheet, parse_scoresheet
from kiebitz.network.words import (
    NotALine,
    at_least,
    decimal,
    exactly,
    flag,
    flags,
    in_turn,
    integer,
    line,
    one_of,
    seconds,
    split,
    text,
    written,
)

PASSWORD_WANTED: Final = "password:"
MAJOR_VERSION: Final = 14
_SEATS: Final = 4  # a state always tells of four
_BLOCK: Final = 10


@dataclass(frozen=True, slots=True)
class PasswordWanted:
    """The name has been read."""

    def __str__(self) -> str:
        return PASSWORD_WANTED


@dataclass(frozen=True, slots=True)
class Welcome:
    """Somebody has come in, under this name."""

    me: str
    minor: int
    greeting: str = "to Kiebitz"

    def __str__(self) -> str:
        greeting = [self.greeting] if self.greeting else []
        return line("Welcome", self.me, *greeting, "version", f"{MAJOR_VERSION}.{self.minor}")


@dataclass(frozen=True, slots=True)
class ClientHere:
    """Somebody is in the lobby, or something about that one has changed."""

    name: str
    permission: int = 0
    languages: str = "E"
    games: int = 0
    rating: float = 0.0
    disconnects: int = 0
    timeouts: int = 0
    group: int = 0
    clones: int = 0

    def __str__(self) -> str:
        numbers = self.disconnects, self.timeouts, self.group, self.clones
        rating = seconds(self.rating)
        return line("clients +", self.name, self.permission, self.languages, self.games, rating, *numbers)


@dataclass(frozen=True, slots=True)
class ClientGone:
    """Somebody has left."""

    name: str

    def __str__(self) -> str:
        return line("clients -", self.name)


@dataclass(frozen=True, slots=True)
class TableHere:
    """A table, who sits there, and how many games they have played; `.` is an empty seat."""

    table: str
    games: int
    names: tuple[str, ...]
    most_games: int = -1

    def __str__(self) -> str:
        return line("tables +", self.table, len(self.names), self.games, *self.names, self.most_games)


@dataclass(frozen=True, slots=True)
class TableGone:
    """A table is no more."""

    table: str

    def __str__(self) -> str:
        return line("tables -", self.table)


@dataclass(frozen=True, slots=True)
class Created:
    """You sit at a table, or with `.` look on."""

    table: str
    me: str
    sheet: Scoresheet
    blocks: int = -1

    def __str__(self) -> str:
        return line("create", self.table, self.me, len(self.sheet.names), self.blocks, self.sheet)


@dataclass(frozen=True, slots=True)
class Destroyed:
    """You are at a table no more."""

    table: str
    me: str

    def __str__(self) -> str:
        return line("destroy", self.table, self.me)


@dataclass(frozen=True, slots=True)
class Invited:
    """Somebody wants you at a table."""

    host: str
    table: str
    ticket: str

    def __str__(self) -> str:
        return line("invite", self.host, self.table, self.ticket)


@dataclass(frozen=True, slots=True)
class Said:
    """A text: `yell` to all, `tell` to you, `text` and `finger` about somebody."""

    verb: str
    name: str
    said: str

    def __str__(self) -> str:
        return line(self.verb, self.name, written(self.said))


@dataclass(frozen=True, slots=True)
class Time:
    """Date and time of the server."""

    date: str
    time: str

    def __str__(self) -> str:
        return line("time", self.date, self.time)


@dataclass(frozen=True, slots=True)
class Refusal:
    """What you said could not be done; a text that begins with `_` is a key of words."""

    reason: str

    def __str__(self) -> str:
        return line("error", written(self.reason))


@dataclass(frozen=True, slots=True)
class Seat:
    """One of the four blocks of a state: who sits there, the numbers of that one's list, and what that one has set."""

    name: str = "."
    address: str = "."
    played: int = 0
    won: int = 0
    last: int = 0
    total: int = 0
    three_or_four: bool = False
    practice: bool = False
    talk: bool = False
    ready: bool = False

    def __str__(self) -> str:
        signs = self.three_or_four, self.practice, self.talk, self.ready
        return line(self.name, self.address, self.played, self.won, self.last, self.total, flags(signs))


@dataclass(frozen=True, slots=True)
class State:
    """Who sits at a table; its number of games is not told by old servers."""

    places: int
    seats: tuple[Seat, ...]
    in_progress: bool
    games: int | None

    def __str__(self) -> str:
        told = [] if self.games is None else [self.games]
        names = [seat.name for seat in self.seats]
        return line("state", self.places, *names, *self.seats, str(self.in_progress).lower(), *told)


@dataclass(frozen=True, slots=True)
class Start:
    """A game begins with these at forehand, middlehand and rearhand, and so many seconds for each.

    mode    `!` if you go on with a game, `p` if you look on, `w` if you sit out; empty if you play from the start
    record  the game so far as you may see it, for a mode
    """

    number: int
    names: tuple[str, str, str]
    seconds: tuple[float, float, float]
    mode: str = ""
    record: str = ""

    def __str__(self) -> str:
        told = [f"{name} {seconds(left)}" for name, left in zip(self.names, self.seconds, strict=True)]
        return line("start", self.number, *told, *([self.mode, self.record] if self.mode else []))


@dataclass(frozen=True, slots=True)
class Go:
    """Play begins."""

    def __str__(self) -> str:
        return "go"


@dataclass(frozen=True, slots=True)
class Played:
    """A move in your view, by a seat or `w` for the server, and the seconds left to the three seats."""

    who: str
    move: str
    seconds: tuple[float, float, float]

    def __str__(self) -> str:
        return line("play", self.who, self.move, *map(seconds, self.seconds))


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over; its record shows all cards."""

    record: str

    def __str__(self) -> str:
        return line("end", self.record)


@dataclass(frozen=True, slots=True)
class TableSaid:
    """Somebody talks at the table."""

    name: str
    said: str

    def __str__(self) -> str:
        return line("tell", self.name, written(self.said))


@dataclass(frozen=True, slots=True)
class TableRefusal:
    """What you wanted to do at the table could not be done."""

    command: str
    reason: str

    def __str__(self) -> str:
        return line("error", self.command, ":", written(self.reason))


@dataclass(frozen=True, slots=True)
class OtherEvent:
    """Something at a table that is not known here."""

    words: tuple[str, ...]

    def __str__(self) -> str:
        return line(*self.words)


Event: TypeAlias = State | Start | Go | Played | Ended | TableSaid | TableRefusal | OtherEvent


@dataclass(frozen=True, slots=True)
class AtTable:
    """Something happened at a table, told to you under the name that you have there; `.` if you look on."""

    table: str
    me: str
    event: Event

    def __str__(self) -> str:
        return line("table", self.table, self.me, self.event)


@dataclass(frozen=True, slots=True)
class Stopped:
    """A table has stopped."""

    table: str

    def __str__(self) -> str:
        return line("table", self.table, "stop")


@dataclass(frozen=True, slots=True)
class Other:
    """A line that is not known here."""

    said: str = field()

    def __str__(self) -> str:
        return self.said


Message: TypeAlias = (
    PasswordWanted
    | Welcome
    | ClientHere
    | ClientGone
    | TableHere
    | TableGone
    | Created
    | Destroyed
    | Invited
    | Said
    | Time
    | Refusal
    | AtTable
    | Stopped
    | Other
)


def format_message(message: Message) -> str:
    """The line of a message, without the sign that ends it."""
    return str(message)


def parse_message(said: str) -> Message:
    """Read a line of a server; `NotALine` if it has a known first word but not what must follow it."""
    if said == PASSWORD_WANTED:
        return PasswordWanted()
    read = _MESSAGES.get(said.partition(" ")[0])
    return Other(said) if read is None else read(split(said))


def _welcome(words: Sequence[str]) -> Welcome:
    at_least(words, 4)
    one_of(words[-2], "version")
    major, _, minor = words[-1].partition(".")
    if integer(major) != MAJOR_VERSION:
        raise NotALine(" ".join(words))
    return Welcome(words[1], integer(minor.partition(".")[0]), " ".join(words[2:-2]))


def _clients(words: Sequence[str]) -> ClientHere | ClientGone:
    at_least(words, 2)
    if one_of(words[1], "+", "-") == "-":
        exactly(words, 3)
        return ClientGone(words[2])
    exactly(words, 11)
    permission, games = integer(words[3]), integer(words[5])
    disconnects, timeouts, group, clones = map(integer, words[7:])
    return ClientHere(words[2], permission, words[4], games, decimal(words[6]), disconnects, timeouts, group, clones)


def _tables(words: Sequence[str]) -> TableHere | TableGone:
    at_least(words, 2)
    if one_of(words[1], "+", "-") == "-":
        exactly(words, 3)
        return TableGone(words[2])
    at_least(words, 9)
    exactly(words, 6 + int(one_of(words[3], "3", "4")))
    return TableHere(words[2], integer(words[4]), tuple(words[5:-1]), integer(words[-1]))


def _create(words: Sequence[str]) -> Created:
    at_least(words, 6)
    one_of(words[3], words[5])
    return Created(words[1], words[2], parse_scoresheet(words[5:]), integer(words[4]))


def _destroy(words: Sequence[str]) -> Destroyed:
    exactly(words, 3)
    return Destroyed(words[1], words[2])


def _invite(words: Sequence[str]) -> Invited:
    exactly(words, 4)
    return Invited(words[1], words[2], words[3])


def _said(words: Sequence[str]) -> Said:
    at_least(words, 3)
    return Said(words[0], words[1], text(words[2:]))


def _time(words: Sequence[str]) -> Time:
    exactly(words, 3)
    return Time(words[1], words[2])


def _error(words: Sequence[str]) -> Refusal:
    return Refusal(text(words[1:]))


def _table(words: Sequence[str]) -> AtTable | Stopped:
    at_least(words, 3)
    if len(words) == 3:
        one_of(words[2], "stop")
        return Stopped(words[1])
    return AtTable(words[1], words[2], _EVENTS.get(words[3], _other_event)(words[3:]))


def _other_event(words: Sequence[str]) -> OtherEvent:
    return OtherEvent(tuple(words))


def _state(words: Sequence[str]) -> State:
    count = 2 + _SEATS * (1 + _BLOCK) + 1
    exactly(words, count, count + 1)
    seats = in_turn(words[2 + _SEATS : count - 1], _BLOCK, _seat)
    for name, seat in zip(words[2:], seats, strict=False):
        one_of(name, seat.name)
    games = integer(words[count]) if len(words) > count else None
    in_progress = one_of(words[count - 1], "true", "false") == "true"
    return State(int(one_of(words[1], "3", "4")), seats, in_progress, games)


def _seat(words: Sequence[str]) -> Seat:
    played, won, last, total = map(integer, words[2:6])
    three_or_four, practice, talk, ready = map(flag, words[6:])
    return Seat(words[0], words[1], played, won, last, total, three_or_four, practice, talk, ready)


def _start(words: Sequence[str]) -> Start:
    at_least(words, 8)
    first, second, third = words[2:8:2]
    left, middle, right = map(decimal, words[3:8:2])
    mode, record = "", ""
    if len(words) > 8:
        at_least(words, 10)
        mode, record = one_of(words[8], "!", "p", "w"), " ".join(words[9:])
    return Start(integer(words[1]), (first, second, third), (left, middle, right), mode, record)


def _go(words: Sequence[str]) -> Go:
    exactly(words, 1)
    return Go()


def _play(words: Sequence[str]) -> Played:
    exactly(words, 6)
    first, second, third = map(decimal, words[3:])
    return Played(one_of(words[1], "w", "0", "1", "2"), words[2], (first, second, third))


def _end(words: Sequence[str]) -> Ended:
    at_least(words, 2)
    return Ended(" ".join(words[1:]))


def _table_tell(words: Sequence[str]) -> TableSaid:
    at_least(words, 3)
    return TableSaid(words[1], text(words[2:]))


def _table_error(words: Sequence[str]) -> TableRefusal:
    at_least(words, 4)
    one_of(words[2], ":")
    return TableRefusal(words[1], text(words[3:]))


_MESSAGES: Final[dict[str, Callable[[Sequence[str]], Message]]] = {
    "Welcome": _welcome,
    "clients": _clients,
    "tables": _tables,
    "create": _create,
    "destroy": _destroy,
    "invite": _invite,
    "yell": _said,
    "tell": _said,
    "text": _said,
    "finger": _said,
    "time": _time,
    "error": _error,
    "table": _table,
}
_EVENTS: Final[dict[str, Callable[[Sequence[str]], Event]]] = {
    "state": _state,
    "start": _start,
    "go": _go,
    "play": _play,
    "end": _end,
    "tell": _table_tell,
    "error": _table_error,
}
