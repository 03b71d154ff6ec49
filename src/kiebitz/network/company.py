"""Who sits at a table of the protocol: people who speak it, and computer players."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from kiebitz.network.guests import Guest
from kiebitz.network.messages import Seat
from kiebitz.network.words import is_account
from kiebitz.players.registry import PLAYERS, parse_player
from kiebitz.session import Place
from kiebitz.session.records import record_name

MOST_OF_ONE: Final = 4  # seats of one computer player at a table


@dataclass(eq=False, slots=True)
class Occupant:
    """Who has a seat at a table.

    name    under which that one sits here
    guest   who speaks the protocol; `None` for computer players
    player  the spec of a computer player
    """

    name: str
    guest: Guest | None = None
    player: str | None = None
    three_or_four: bool = False
    practice: bool = False
    talk: bool = True
    ready: bool = False
    played: int = 0
    won: int = 0
    last: int = 0
    total: int = 0

    @property
    def place(self) -> Place:
        """The same as a place of a session's table."""
        return Place(self.name.replace(":", " "), self.player)

    @property
    def is_ready(self) -> bool:
        """Whether this one does not hold up the next game; only who speaks the protocol says so."""
        return self.ready or self.guest is None

    def seat(self, address: str, in_progress: bool) -> Seat:
        """What a state tells of it; the address is a sign that all have who call from the same one."""
        return Seat(
            self.name,
            address,
            self.played,
            self.won,
            self.last,
            self.total,
            self.three_or_four,
            self.practice,
            self.talk,
            self.is_ready and not in_progress,
        )


def bots(offered: Collection[str] = ()) -> dict[str, str]:
    """The computer players that can be invited: names as the protocol allows them, and specs.

    offered  further ones, such as programs
    """
    plain = [name for name, entry in sorted(PLAYERS.entries.items()) if not entry.verbatim and is_account(name)]
    found = {name: name for name in plain}
    for spec in offered:
        found[_free(record_name(_short(spec)), found)] = spec
    return found


def _short(spec: str) -> str:
    """What to call the player of a spec: a program by its file."""
    name = parse_player(spec).name
    _, colon, command = spec.partition(":")
    return (command.split() or [name])[0].rpartition("/")[2] if colon else name


def _free(name: str, taken: Collection[str]) -> str:
    return next(each for each in [name, *(f"{name[:7]}{number}" for number in range(2, 10))] if each not in taken)


def next_name(name: str, taken: Iterable[str]) -> str | None:
    """The name of one more seat of the same computer player; `None` if there are enough."""
    used = set(taken)
    names = [name, *(f"{name}:{number}" for number in range(2, MOST_OF_ONE + 1))]
    return next((each for each in names if each not in used), None)


def address_signs(seats: Iterable[Occupant | None]) -> list[str]:
    """For each seat `.` if nobody else calls from there, else a sign in common."""
    addresses = [_address(seat) for seat in seats]
    shared = [each for each in dict.fromkeys(addresses) if each is not None and addresses.count(each) > 1]
    signs: Mapping[str, str] = dict(zip(shared, "#*+", strict=False))
    return ["." if each is None else signs.get(each, ".") for each in addresses]


def _address(seat: Occupant | None) -> str | None:
    if seat is None:
        return None
    if seat.guest is not None:
        return seat.guest.address
    return "server" if seat.player is not None else None
