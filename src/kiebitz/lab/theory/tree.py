"""Small games written down as trees, and what policies do in them, by name."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from kiebitz import _core

NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class End:
    """What each player gets."""

    payoffs: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Chance:
    """What luck may bring, and how likely."""

    outcomes: tuple[tuple[float, Node], ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A player's moves. `knows` is all that the player can tell of where it is."""

    player: int
    knows: Hashable
    moves: Mapping[str, Node]


Node: TypeAlias = End | Chance | Turn
Place: TypeAlias = tuple[int, Hashable]  # a player, and what it knows
Shares: TypeAlias = Mapping[str, float]  # of moves


def draw(*outcomes: Node) -> Chance:
    """Each as likely as the others."""
    return Chance(tuple((1 / len(outcomes), outcome) for outcome in outcomes))


@dataclass(frozen=True, slots=True)
class Tree:
    """A game of the core with the names of its places and moves."""

    game: _core.ExtensiveGame
    moves: Mapping[Place, tuple[str, ...]]

    def told(self, policy: _core.TreePolicy) -> dict[Place, dict[str, float]]:
        """What a policy does at every place."""
        shares = iter(policy.shares)
        return {place: {move: next(shares) for move in moves} for place, moves in self.moves.items()}

    def policy(self, said: Mapping[Place, Shares]) -> _core.TreePolicy:
        """One that does what is said; at other places all moves are alike."""
        shares: list[float] = []
        for place, moves in self.moves.items():
            here = said.get(place, dict.fromkeys(moves, 1 / len(moves)))
            shares.extend(here.get(move, 0.0) for move in moves)
        return _core.TreePolicy(shares)


def grow(players: int, root: Node) -> Tree:
    """The tree level by level, as the core wants it."""
    told: list[tuple[int, int, int, float]] = []
    payoffs: list[float] = []
    places: dict[Place, int] = {}
    moves: dict[Place, tuple[str, ...]] = {}
    level: list[tuple[int, float, Node]] = [(-1, 1.0, root)]
    while level:
        below: list[tuple[int, float, Node]] = []
        for parent, chance, node in level:
            number = len(told)
            match node:
                case End(paid):
                    told.append((parent, NOBODY, -1, chance))
                    payoffs.extend(paid)
                case Chance(outcomes):
                    told.append((parent, NOBODY, -1, chance))
                    below.extend((number, likely, outcome) for likely, outcome in outcomes)
                case Turn(player, knows, choices):
                    place = (player, knows)
                    told.append((parent, player, places.setdefault(place, len(places)), chance))
                    moves.setdefault(place, tuple(choices))
                    below.extend((number, 1.0, choice) for choice in choices.values())
        level = below
    return Tree(_core.ExtensiveGame(players, told, payoffs), moves)
