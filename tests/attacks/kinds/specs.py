"""Random and nearly right names of players: each is a player, or refused with a reason.

Names are made of the words of the grammar, of real ones with their letters changed, and of whatever else there is.
Those that would run a program or read a folder are only read, not made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any, Final

from kiebitz import create, format_player, parse_player
from kiebitz.players import PLAYERS
from kiebitz.players.options import Option, format_value
from kiebitz.players.registry import BIDDING_SYSTEMS, Entry, reaches_machine

USUAL: Final = 5_000
THOROUGH: Final = 60_000

_VALUES: Final = (
    *("", "0", "1", "2", "3", "10", "-1", "0.5", "1e3", "1e400", "nan", "inf", "9" * 25, "0x10", "1_0", "٣", "160x10"),
    *("true", "false", "none", "policy", "both", "declarer", "rules", "worlds", "kh", "\0", "ä", " ", "a" * 300),
)
_SIGNS: Final = ":,=@+ \0xZ0"
_BIGGEST: Final = 1000  # worlds and the like in players that are made, so that none takes long


def attack(source: Random, count: int) -> Counter[str]:
    """Read so many names and make the players that they name."""
    return Counter(_outcome(_spec(source), source.randrange(100)) for _ in range(count))


def _outcome(spec: str, seed: int) -> str:
    try:
        found = parse_player(spec)
        assert parse_player(format_player(found)) == found, spec
        if reaches_machine(found):
            return "read"
        create(found, seed)
    except ValueError as error:
        assert str(error).strip(), spec
        return type(error).__name__
    except Exception as error:
        raise AssertionError(f"{spec!r} gave {type(error).__name__}: {error}") from error
    return "a player"


def _spec(source: Random) -> str:
    spec = _named(source, PLAYERS.entries)
    if not source.randrange(3):
        spec = f"{_named(source, BIDDING_SYSTEMS.entries)}+{spec}"
    return spec if source.randrange(4) else _spoilt(spec, source)


def _named(source: Random, entries: Mapping[str, Entry[Any]]) -> str:
    """A name with options of its own, and now and then of others."""
    name = source.choice([*entries])
    strangers = [option for entry in entries.values() for option in entry.options]
    options = [
        source.choice((entries[name].options if source.randrange(8) else ()) or strangers)
        for _ in range(source.choice([0, 0, 1, 1, 2, 3]))
    ]
    folder = f"@{source.choice(_VALUES)}" if not source.randrange(20) else ""
    return name + (":" + ",".join(_written(option, source) for option in options) if options else "") + folder


def _written(option: Option, source: Random) -> str:
    value = _right(option, source) if source.randrange(3) else source.choice(_VALUES)
    return value if not source.randrange(8) else option.name if not source.randrange(12) else f"{option.name}={value}"


def _right(option: Option, source: Random) -> str:
    if option.choices:
        return source.choice(option.choices)
    if option.low is not None and option.high is not None:
        high = min(option.high, _BIGGEST)
        return str(source.choice([option.low, high, (option.low + high) // 2]))
    return format_value(option.default) if option.default is not None else "1"


def _spoilt(spec: str, source: Random) -> str:
    """With a letter more, less or other than it should be."""
    place = source.randrange(len(spec) + 1)
    sign: str = source.choice(["", *_SIGNS])
    return spec[:place] + sign + spec[place + source.randrange(2) :]
