"""Players by name: `create("rules", seed=7)`, or with an argument after a colon, `create("name:argument")`.

Bidding systems have names as well: `create("knn+rules")` is a player who bids by `knn` and plays cards like `rules`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from kiebitz.players.combined import Combined
from kiebitz.players.player import BiddingSystem, Player

Factory: TypeAlias = Callable[[str, int], Player]
BiddingFactory: TypeAlias = Callable[[str, int], BiddingSystem]


class UnknownPlayer(ValueError):
    """No player is registered under this name."""


@dataclass(frozen=True, slots=True)
class Registration:
    """How to make a player from its argument (the text after the colon, or "") and a seed."""

    factory: Factory
    summary: str


@dataclass(frozen=True, slots=True)
class BiddingRegistration:
    """The same for a bidding system."""

    factory: BiddingFactory
    summary: str


_registered: dict[str, Registration] = {}
_bidding: dict[str, BiddingRegistration] = {}


def register(name: str, summary: str) -> Callable[[Factory], Factory]:
    """Decorator: enter a factory under a name."""

    def enter(factory: Factory) -> Factory:
        if name in _registered:
            raise ValueError(f"a player named {name!r} is registered already")
        _registered[name] = Registration(factory, summary)
        return factory

    return enter


def register_bidding(name: str, summary: str) -> Callable[[BiddingFactory], BiddingFactory]:
    """Decorator: enter a factory of a bidding system under a name."""

    def enter(factory: BiddingFactory) -> BiddingFactory:
        if name in _bidding:
            raise ValueError(f"a bidding system named {name!r} is registered already")
        _bidding[name] = BiddingRegistration(factory, summary)
        return factory

    return enter


def create(spec: str, seed: int = 0) -> Player:
    """Make the player of a spec `name`, `name:argument` or `system+player`; the same seed gives the same decisions."""
    system, plus, player = spec.partition("+")
    if plus and _name_of(system) in _bidding:
        return Combined(create_bidding(system, seed), create(player, seed))
    name, _, argument = spec.partition(":")
    if name not in _registered:
        raise UnknownPlayer(f"unknown player {name!r}; known: {', '.join(sorted(_registered))}")
    return _registered[name].factory(argument, seed)


def create_bidding(spec: str, seed: int = 0) -> BiddingSystem:
    """Make the bidding system of a spec `name`, `name:argument` or `name@folder`."""
    name = _name_of(spec)
    if name not in _bidding:
        raise UnknownPlayer(f"unknown bidding system {name!r}; known: {', '.join(sorted(_bidding))}")
    return _bidding[name].factory(spec[len(name) :].removeprefix(":"), seed)


def _name_of(system: str) -> str:
    """The name of a bidding system in its spec, which ends before a colon or an `@`."""
    return system.partition(":")[0].partition("@")[0]


def bidding_summaries() -> dict[str, str]:
    """Every bidding system with a line about it."""
    return {name: entry.summary for name, entry in sorted(_bidding.items())}


def summaries() -> dict[str, str]:
    """Every registered name with a line about the player."""
    return {name: entry.summary for name, entry in sorted(_registered.items())}


def no_argument(name: str, argument: str) -> None:
    """Refuse an argument where a player takes none."""
    if argument:
        raise ValueError(f"the player {name!r} takes no argument, but was given {argument!r}")
