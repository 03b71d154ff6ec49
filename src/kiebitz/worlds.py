"""Worlds: the ways the cards can lie that fit what somebody at the table knows.

    count_worlds(view)                   # exactly
    sample_worlds(view, 160, seed=7)     # each drawn uniformly from all
    for world in enumerate_worlds(view): ...

A seat knows its own cards, those played, a hand laid open, and which suits others have shown not to hold. The skat is
known to a declarer who picked it up, as far as it was put away, and to nobody else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kiebitz import _core
from kiebitz.cards import CardSet
from kiebitz.errors import checked, checked_number
from kiebitz.game import Game
from kiebitz.play import Position
from kiebitz.seats import observe
from kiebitz.view import View

MOST_WORLDS: Final = 1_000_000  # at once: several hundred megabytes
_CHUNK: Final = 4096  # worlds taken from the core at a time while going through all


@dataclass(frozen=True, slots=True)
class World:
    """Where all cards not played yet are: the three hands now, and the skat.

    Between picking up the skat and declaring, the declarer holds twelve cards and the skat is empty.
    """

    hands: tuple[CardSet, CardSet, CardSet]
    skat: CardSet

    @classmethod
    def of_masks(cls, masks: list[int]) -> World:
        """The world of the masks of three hands and the skat."""
        first, second, third, skat = map(CardSet, masks)
        return cls((first, second, third), skat)

    @property
    def masks(self) -> list[int]:
        """The masks of three hands and the skat."""
        return [*(hand.mask for hand in self.hands), self.skat.mask]

    @classmethod
    def of_game(cls, game: Game) -> World:
        """The world that is true."""
        checked(game, Game, "the true world is that of a Game", "sample_worlds draws some that fit a view")
        if game.position is not None:
            return cls.of_masks([*game.position.hands, game.position.skat])
        skat = CardSet() if game.picked_up else game.deal.skat
        return cls((game.hand(0), game.hand(1), game.hand(2)), skat)

    def position(self, view: View) -> Position:
        """The open-hand position that a view in card play would be, were this the world."""
        checked(view, View, "a world is a position in a View", "game.view(seat) gives one")
        if view.contract is None or view.declarer is None:
            raise ValueError("there is no position before a contract is declared")
        first, second, third = (hand.mask for hand in self.hands)
        return Position(
            view.contract.kind,
            view.declarer,
            (first, second, third),
            self.skat.mask,
            view.leader,
            view.trick,
            view.points,
            view.tricks,
        )


def worlds_of(view: View) -> _core.Worlds:
    """All worlds of a view, kept in the core; `ValueError` if no deal fits it."""
    return _core.Worlds(observe(view))


def count_worlds(view: View) -> int:
    """How many worlds fit a view."""
    return worlds_of(view).size


def sample_worlds(view: View, number: int, seed: int, *, distinct: bool = False) -> list[World]:
    """So many worlds of a view, each drawn uniformly from all.

    With `distinct` no world comes twice, and where there are no more than `number` all of them come.
    """
    worlds = worlds_of(view)
    number = checked_number(number, "the number of worlds", low=0)
    number = min(number, worlds.size) if distinct else number
    if number > MOST_WORLDS:
        raise ValueError(f"at most {MOST_WORLDS} worlds are drawn at once, not {number}; enumerate_worlds has them all")
    drawn = worlds.sample(number, checked_number(seed, "a seed", low=0, high=2**64 - 1), bool(distinct))
    return [World.of_masks(masks) for masks in drawn.masks()]


def enumerate_worlds(view: View) -> Iterator[World]:
    """Every world of a view once."""
    return _every(worlds_of(view))


def _every(worlds: _core.Worlds) -> Iterator[World]:
    for first in range(0, worlds.size, _CHUNK):
        for masks in worlds.enumerate(first, _CHUNK).masks():
            yield World.of_masks(masks)
