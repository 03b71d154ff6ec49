"""What a client says once it is in, as values: `parse_command` and `format_command` are each other's inverse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from kiebitz.network.words import NotALine, at_least, exactly, line, one_of, split, text, written

_SHORT: Final = {
    "r": "ready",
    "p": "play",
    "t": "tell",
    "i": "invite",
    "g": "gametalk",
    "prac": "practice",
    "l": "leave",
}
_TOGGLES: Final = ("ready", "gametalk", "34", "practice", "leave")


@dataclass(frozen=True, slots=True)
class Create:
    """A new table of three or four; with a name it is private, and a password lets others in."""

    places: int
    name: str = ""
    password: str = ""

    def __str__(self) -> str:
        return line("create /", self.places, *([self.name, self.password] if self.name else []))


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down at a table, with the password or a ticket if it wants one."""

    table: str
    ticket: str = ""

    def __str__(self) -> str:
        return line("join", self.table, *([self.ticket] if self.ticket else []))


@dataclass(frozen=True, slots=True)
class Observe:
    """Look on at a table."""

    table: str

    def __str__(self) -> str:
        return line("observe", self.table)


@dataclass(frozen=True, slots=True)
class Yell:
    """Talk to all; `report` is for those who run the server."""

    said: str
    verb: str = "yell"

    def __str__(self) -> str:
        return line(self.verb, written(self.said))


@dataclass(frozen=True, slots=True)
class Tell:
    """Talk to somebody."""

    name: str
    said: str

    def __str__(self) -> str:
        return line("tell", self.name, written(self.said))


@dataclass(frozen=True, slots=True)
class Finger:
    """Who somebody is; without a name, who you are."""

    name: str = ""

    def __str__(self) -> str:
        return line("finger", *([self.name] if self.name else []))


@dataclass(frozen=True, slots=True)
class AskTime:
    """What time it is; also what keeps a line alive."""

    def __str__(self) -> str:
        return "time"


@dataclass(frozen=True, slots=True)
class Languages:
    """What you speak, as letters."""

    letters: str

    def __str__(self) -> str:
        return line("languages", self.letters)


@dataclass(frozen=True, slots=True)
class Toggle:
    """At a table, change `ready`, `gametalk`, `34` or `practice`, or `leave`."""

    what: str

    def __str__(self) -> str:
        return self.what


@dataclass(frozen=True, slots=True)
class Play:
    """At a table, make a move."""

    move: str

    def __str__(self) -> str:
        return line("play", self.move)


@dataclass(frozen=True, slots=True)
class Talk:
    """At a table, talk."""

    said: str

    def __str__(self) -> str:
        return line("tell", written(self.said))


@dataclass(frozen=True, slots=True)
class Invite:
    """At a table, ask others to it."""

    names: tuple[str, ...]

    def __str__(self) -> str:
        return line("invite", *self.names)


Deed: TypeAlias = Toggle | Play | Talk | Invite


@dataclass(frozen=True, slots=True)
class At:
    """Do something at a table, under the name that you have there."""

    table: str
    me: str
    deed: Deed

    def __str__(self) -> str:
        return line("table", self.table, self.me, self.deed)


Command: TypeAlias = Create | Join | Observe | Yell | Tell | Finger | AskTime | Languages | At


def is_heard_by_others(command: Command) -> bool:
    """Whether others are told something when this is done, but for moves, whose number the rules limit."""
    if isinstance(command, At):
        return not isinstance(command.deed, Play)
    return not isinstance(command, Finger | AskTime | Observe)


def format_command(command: Command) -> str:
    """The line of a command, without the sign that ends it."""
    return str(command)


def parse_command(said: str) -> Command:
    """Read a line of a client; `NotALine` if there is no such command, or not with such words."""
    words = split(said)
    read = _COMMANDS.get(words[0])
    if read is None:
        raise NotALine(said)
    return read(words)


def _create(words: Sequence[str]) -> Create:
    exactly(words, 3, 5)
    one_of(words[1], "/")
    return Create(int(one_of(words[2], "3", "4")), *words[3:])


def _join(words: Sequence[str]) -> Join:
    exactly(words, 2, 3)
    return Join(*words[1:])


def _observe(words: Sequence[str]) -> Observe:
    exactly(words, 2)
    return Observe(words[1])


def _yell(words: Sequence[str]) -> Yell:
    return Yell(text(words[1:]), words[0])


def _tell(words: Sequence[str]) -> Tell:
    at_least(words, 3)
    return Tell(words[1], text(words[2:]))


def _finger(words: Sequence[str]) -> Finger:
    exactly(words, 1, 2)
    return Finger(*words[1:])


def _time(words: Sequence[str]) -> AskTime:
    exactly(words, 1)
    return AskTime()


def _languages(words: Sequence[str]) -> Languages:
    exactly(words, 2)
    return Languages(words[1])


def _at(words: Sequence[str]) -> At:
    at_least(words, 4)
    verb, rest = _SHORT.get(words[3], words[3]), words[4:]
    return At(words[1], words[2], _deed(verb, rest))


def _deed(verb: str, rest: Sequence[str]) -> Deed:
    if verb == "play":
        exactly(rest, 1)
        return Play(rest[0])
    if verb == "tell":
        return Talk(text(rest))
    if verb == "invite":
        at_least(rest, 1)
        return Invite(tuple(rest))
    exactly(rest, 0)
    return Toggle(one_of(verb, *_TOGGLES))


_COMMANDS: Final[dict[str, Callable[[Sequence[str]], Command]]] = {
    "create": _create,
    "join": _join,
    "observe": _observe,
    "yell": _yell,
    "report": _yell,
    "tell": _tell,
    "finger": _finger,
    "time": _time,
    "languages": _languages,
    "table": _at,
}
