"""Players by name: `create("rules", seed=7)`, or with an argument after a colon, `create("name:argument")`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from kiebitz.players.player import Player

Factory: TypeAlias = Callable[[str, int], Player]


class UnknownPlayer(ValueError):
    """No player is registered under this name."""


@dataclass(frozen=True, slots=True)
class Registration:
    """How to make a player from its argument (the text after the colon, or "") and a seed."""

    factory: Factory
    summary: str


_registered: dict[str, Registration] = {}


def register(name: str, summary: str) -> Callable[[Factory], Factory]:
    """Decorator: enter a factory under a name."""

    def enter(factory: Factory) -> Factory:
        if name in _registered:
            raise ValueError(f"a player named {name!r} is registered already")
        _registered[name] = Registration(factory, summary)
        return factory

    return enter


def create(spec: str, seed: int = 0) -> Player:
    """Make the player of a spec `name` or `name:argument`; the same seed gives the same decisions."""
    name, _, argument = spec.partition(":")
    if name not in _registered:
        raise UnknownPlayer(f"unknown player {name!r}; known: {', '.join(sorted(_registered))}")
    return _registered[name].factory(argument, seed)


def summaries() -> dict[str, str]:
    """Every registered name with a line about the player."""
    return {name: entry.summary for name, entry in sorted(_registered.items())}


def no_argument(name: str, argument: str) -> None:
    """Refuse an argument where a player takes none."""
    if argument:
        raise ValueError(f"the player {name!r} takes no argument, but was given {argument!r}")
