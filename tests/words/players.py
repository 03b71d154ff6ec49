"""The players, bidding systems and options that there are, and where the catalogue describes them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import kiebitz.engine  # noqa: F401 - enters its player
from kiebitz.arena.open_players import OPEN_PLAYERS
from kiebitz.engine.options import SEED
from kiebitz.players.described import option_codes
from kiebitz.players.options import Option
from kiebitz.players.registry import BIDDING_SYSTEMS, PLAYERS, Registry
from kiebitz.words import words

REGISTRIES: Final[tuple[Registry[Any], ...]] = (PLAYERS, BIDDING_SYSTEMS, OPEN_PLAYERS)


def shipped(registry: Registry[Any]) -> list[str]:
    """The names that come with the package: tests enter others, which say themselves what they are."""
    return sorted(name for name, entry in registry.entries.items() if not entry.summary)


def options() -> Iterator[tuple[str, Option]]:
    """Every option of all that ships."""
    for registry in REGISTRIES:
        for name in shipped(registry):
            yield from ((name, option) for option in registry.entry(name).options)


def code_of(name: str, option: Option, language: str) -> str | None:
    """Where an option is described, if it is."""
    speaker = words(language)
    return next((code for code in option_codes(name, option) if speaker.knows_of("player-option", code)), None)


PLAYER_FAMILIES: Final[Mapping[str, set[str]]] = {
    **{registry.family: set(shipped(registry)) for registry in REGISTRIES},
    "player-option": {SEED} | {code for name, option in options() if (code := code_of(name, option, "en"))},
}
