"""What players and their options are, in words: those of the catalogue, or their own.

An option is described for one player (`player-option-rk-worlds`), or for all that have it (`player-option-worlds`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kiebitz.players.options import Option
from kiebitz.players.registry import Registry
from kiebitz.words import Words


def summary_of(registry: Registry[Any], name: str, words: Words) -> str:
    """What stands under a name of a registry; empty if nobody says."""
    own, family = registry.entry(name).summary, registry.family
    return own or (words.say_of(family, name) if words.knows_of(family, name) else "")


def meaning_of(name: str, option: Option, words: Words) -> str:
    """What an option of the player of this name does; empty if nobody says."""
    known = (code for code in option_codes(name, option) if words.knows_of("player-option", code))
    code = None if option.meaning else next(known, None)
    return option.meaning if code is None else words.say_of("player-option", code)


def option_codes(name: str, option: Option) -> Iterator[str]:
    """Where an option may be described."""
    yield f"{name} {option.name}"
    yield option.name
