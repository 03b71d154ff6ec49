"""Keys: random and nearly right ones, guests' at other places, one-time keys again and late.

Nothing gets in but the token, a guest's key at its own place, and a one-time key once and in time; these do.
"""

from __future__ import annotations

import secrets
import string
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

from kiebitz.web.keys import Keys
from kiebitz.web.one_time import SECONDS_GOOD, OneTimeKeys

USUAL: Final = 10_000
THOROUGH: Final = 100_000

_SIGNS: Final = string.ascii_letters + string.digits + "-_ \0\n\"'\\é€😀\ud800"
_TABLES: Final = 1000
_PLACES: Final = 4


class _Doors:
    """Everything that checks keys, by a clock that the attack sets."""

    def __init__(self) -> None:
        self.keys = Keys(secrets.token_urlsafe(24))
        self.now = 0.0
        self.one_time = OneTimeKeys(lambda: self.now)

    def opened_by(self, key: str, table: int) -> list[str]:
        """What a key opens at a table; a one-time key is used up by it."""
        found = [f"place {place}" for place in range(_PLACES) if self.keys.opens(key, table, place)]
        if self.keys.is_owner(key) or self.one_time.use(key):
            found.append("owner")
        assert self.keys.opens_table(key, table) == (self.keys.is_owner(key) or any("place" in each for each in found))
        return found


def attack(source: Random, count: int) -> Counter[str]:
    """Try so many keys."""
    outcomes: Counter[str] = Counter()
    for number in range(count):
        if number % 1000 == 0:
            doors = _Doors()
        kind = source.choice(list(_KINDS))
        _KINDS[kind](doors, source)
        outcomes[kind] += 1
    return outcomes


def _refused(doors: _Doors, key: str, table: int) -> None:
    opened = doors.opened_by(key, table)
    assert not opened, f"{key!r} opens {opened} at table {table}"


def _random(doors: _Doors, source: Random) -> None:
    key = "".join(source.choices(_SIGNS, k=source.choice((0, 1, 31, 32, 33, 64, 200))))
    _refused(doors, key, source.randrange(_TABLES))


def _nearly_right(doors: _Doors, source: Random) -> None:
    table = source.randrange(_TABLES)
    right = source.choice(
        (doors.keys.token, doors.keys.key_of(table, source.randrange(_PLACES)), doors.one_time.draw())
    )
    _refused(doors, _altered(right, source), table)


def _altered(key: str, source: Random) -> str:
    """Something close to a key that is not the key."""
    at = source.randrange(len(key))
    other = source.choice([sign for sign in _SIGNS if sign != key[at]])
    tries = (
        key[:at] + other + key[at + 1 :],
        key[:at] + key[at + 1 :],
        key[:at],
        key + other,
        f" {key}",
        key.swapcase(),
    )
    return source.choice([each for each in tries if each != key])


def _elsewhere(doors: _Doors, source: Random) -> None:
    """A guest's key opens its own place, and at any other table nothing."""
    table, place = source.randrange(_TABLES), source.randrange(_PLACES)
    key = doors.keys.key_of(table, place)
    assert doors.opened_by(key, table) == [f"place {place}"]
    _refused(doors, key, table + source.randrange(1, _TABLES))


def _again(doors: _Doors, source: Random) -> None:
    key = doors.one_time.draw()
    doors.now += source.uniform(0, SECONDS_GOOD * 0.999)
    assert doors.opened_by(key, 1) == ["owner"]
    for _ in range(source.randint(1, 3)):
        doors.now += source.choice((0.0, source.uniform(0, 2 * SECONDS_GOOD)))
        _refused(doors, key, 1)


def _late(doors: _Doors, source: Random) -> None:
    key = doors.one_time.draw()
    doors.now += SECONDS_GOOD + source.choice((0.0, 0.001, source.uniform(0, 1e6)))
    if source.random() < 0.5:
        doors.one_time.draw()  # whatever is drawn meanwhile
    _refused(doors, key, 1)


def _of_another(doors: _Doors, source: Random) -> None:
    """Keys of another server, and those from before the token was replaced."""
    before, table = _Doors(), source.randrange(_TABLES)
    for key in (before.keys.token, before.keys.key_of(table, source.randrange(_PLACES)), before.one_time.draw()):
        _refused(doors, key, table)


_KINDS: Final[dict[str, Callable[[_Doors, Random], None]]] = {
    "random": _random,
    "nearly right": _nearly_right,
    "elsewhere": _elsewhere,
    "used again": _again,
    "late": _late,
    "of another server": _of_another,
}
