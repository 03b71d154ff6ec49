"""The lines that lead here: how many there may be in all, from an address and with a key, so that nobody is shut out.

Every call is taken. Where there are too many lines then, the oldest over which no key has come makes room: lines that
are left idle, however many, keep nobody from calling. A line with a key stays, and there are only so many for each.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from starlette.datastructures import State

from kiebitz.session import Refused

MOST_LINES: Final = 512
OF_AN_ADDRESS: Final = 2  # half of all; behind a proxy a household has one address
OF_GUESTS: Final = 2
OF_GUESTS_OF_AN_ADDRESS: Final = 4
OF_THE_OWNER: Final = 8  # these and those of guests leave some to strangers, in all and at every address
LINES_OF_A_GUEST: Final = 8
_DESCRIPTORS_WANTED: Final = 8  # for a line, what we should like to have
_DESCRIPTORS_A_LINE: Final = 4  # the store, engines, imports and lines that just come or go need some too

STATE: Final = "lines"  # where an application's state has them
LINE: Final = "line"  # where a request's has its own


class TooMany(Refused):
    """One more line with this key is too much."""


@dataclass(eq=False, slots=True)
class Line:
    """A connection of somebody; `key` is what has come over it, if anything has."""

    address: str
    close: Callable[[], None]
    key: str | None = None
    is_of_owner: bool = False


class Lines:
    """All lines that are open; they are known by one thread."""

    def __init__(self, most: int = MOST_LINES, *, is_behind_proxy: bool = False) -> None:
        """So many at most; behind a proxy, from which all seem to call, that one counts addresses."""
        self._most = most
        self._is_behind_proxy = is_behind_proxy
        self._strangers: dict[str, dict[Line, None]] = {}  # by address, and the oldest first
        self._known: set[Line] = set()

    def __len__(self) -> int:
        return len(self._known) + sum(map(len, self._strangers.values()))

    def take(self, address: str, close: Callable[[], None]) -> Line:
        """Take a call, for which another line may be closed."""
        if not self._is_behind_proxy and self._count_of(address) >= self._most // OF_AN_ADDRESS:
            self._make_room(address)
        elif len(self) >= self._most:
            self._make_room(max(self._strangers, key=lambda each: len(self._strangers[each])))
        line = Line(address, close)
        self._strangers.setdefault(address, {})[line] = None
        return line

    def recognise(self, line: Line, key: str, is_owner: bool) -> None:
        """Know a line by its key from now on; `TooMany` if there are enough of that kind.

        A proxy may use one line for several people, one after the other: then the last key counts.
        """
        if line.key == key or not self._is_open(line):
            return
        if self._is_enough(line, key, is_owner):
            raise TooMany("connections-too-many")
        self._forget_stranger(line)
        line.key, line.is_of_owner = key, is_owner
        self._known.add(line)

    def forget(self, line: Line) -> None:
        """It has ended."""
        self._known.discard(line)
        self._forget_stranger(line)

    def _is_open(self, line: Line) -> bool:
        return line in self._known or line in self._strangers.get(line.address, ())

    def _is_enough(self, line: Line, key: str, is_owner: bool) -> bool:
        if is_owner:
            return self._count(lambda each: each.is_of_owner) >= self._most // OF_THE_OWNER
        return (
            self._count(lambda each: each.key == key) >= LINES_OF_A_GUEST
            or self._count(lambda each: not each.is_of_owner) >= self._most // OF_GUESTS
            or (not self._is_behind_proxy and self._is_enough_of_address(line.address))
        )

    def _is_enough_of_address(self, address: str) -> bool:
        guests = self._count(lambda each: not each.is_of_owner and each.address == address)
        return guests >= self._most // OF_GUESTS_OF_AN_ADDRESS

    def _count(self, is_one: Callable[[Line], bool]) -> int:
        return sum(map(is_one, self._known))

    def _count_of(self, address: str) -> int:
        return len(self._strangers.get(address, ())) + self._count(lambda line: line.address == address)

    def _make_room(self, address: str) -> None:
        oldest = next(iter(self._strangers[address]))
        self._forget_stranger(oldest)
        oldest.close()

    def _forget_stranger(self, line: Line) -> None:
        of_address = self._strangers.get(line.address, {})
        of_address.pop(line, None)
        if not of_address:
            self._strangers.pop(line.address, None)


def recognise(state: State, key: str, is_owner: bool) -> None:
    """Know the line of a request by its key, if it came over one; `TooMany` if that is one too many."""
    if hasattr(state, LINE):
        getattr(state, STATE).recognise(getattr(state, LINE), key, is_owner)


def affordable_lines(most: int = MOST_LINES) -> int:
    """How many lines the system's limit of open files allows, which is raised as far as it can be and helps."""
    if sys.platform == "win32":  # there is none that matters
        return most
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    descriptors = _DESCRIPTORS_WANTED * most
    wanted = descriptors if hard == resource.RLIM_INFINITY else min(descriptors, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return most if soft == resource.RLIM_INFINITY else min(most, soft // _DESCRIPTORS_A_LINE)
