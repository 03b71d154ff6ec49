"""A partner to learn with: it plays as one of the levels could, the one at which the people at its table have an even
game.

It never sees a card, and says openly what it does. Which level it plays follows from what is remembered of the people,
and from how the list stands; it changes between deals only.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final

from kiebitz.cards import Card
from kiebitz.memory import Memory
from kiebitz.moves import Call, Declare
from kiebitz.players.core_player import CorePlayer
from kiebitz.players.levels import LEVELS, strength
from kiebitz.players.recipes import STRONGEST, recipe_of
from kiebitz.players.registry import register
from kiebitz.view import View

_POINTS_PER_LEVEL: Final = 600.0  # in the list: whoever leads by so much is given opponents one level stronger
_MOST_FOR_POINTS: Final = 1.0  # levels up or down by how the list stands


class Adaptive:
    """Plays at the strength of the people at its table; among programs alone, at that of all others."""

    leaves_claims: Final = True

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._memory = Memory()
        self._people: frozenset[str] = frozenset()
        self._points: dict[str, int] = {}
        self._games = 0
        self._players: dict[int, CorePlayer] = {}

    # -- what it is told ---------------------------------------------------------------------------------------------

    def meet(self, memory: Memory) -> None:
        """What is known of those at the table."""
        self._memory = memory

    def meet_people(self, names: frozenset[str]) -> None:
        """Who of them is a person."""
        self._people = names

    def game_over(self, view: View) -> None:
        """How the list stands now."""
        self._games += 1
        if view.names is not None and view.result is not None:
            for name, points in zip(view.names, view.result.list_points(), strict=True):
                self._points[name] = self._points.get(name, 0) + points

    # -- which level -------------------------------------------------------------------------------------------------

    def level(self, view: View) -> int:
        """The level at which it plays this deal. Between two levels it plays some deals at the one, some at the
        other."""
        others = [name for seat, name in enumerate(view.names or ()) if seat != view.seat]
        people = [name for name in others if name in self._people] or others
        aim = self._strength_of(people) + self._for_points(people)
        luck = Random(f"{self._seed} level {self._games}").random()
        return min(max(math.floor(aim + luck), min(LEVELS)), max(LEVELS))

    def _strength_of(self, people: Sequence[str]) -> float:
        """The mean of what they are taken for."""
        return sum(strength(self._memory.of(name)) for name in people) / len(people) if people else float(max(LEVELS))

    def _for_points(self, people: Sequence[str]) -> float:
        """So many levels more, the further the first of the people is ahead of the first of the others in the list."""
        theirs = [points for name, points in self._points.items() if name in people]
        ours = [points for name, points in self._points.items() if name not in people]
        if not theirs or not ours:
            return 0.0
        ahead = max(theirs) - max(ours)
        return min(max(ahead / _POINTS_PER_LEVEL, -_MOST_FOR_POINTS), _MOST_FOR_POINTS)

    def _player(self, view: View) -> CorePlayer:
        level = self.level(view)
        if level not in self._players:
            self._players[level] = recipe_of(f"{STRONGEST}:level={level}").player(self._seed)
        player = self._players[level]
        player.seed = Random(f"{self._seed} deal {self._games}").getrandbits(64)  # who draws cards draws anew each deal
        return player

    # -- playing -----------------------------------------------------------------------------------------------------

    def bid(self, view: View) -> Call:
        """As its level does."""
        return self._player(view).bid(view)

    def picks_up(self, view: View) -> bool:
        """As its level does."""
        return self._player(view).picks_up(view)

    def declare(self, view: View) -> Declare:
        """As its level does."""
        return self._player(view).declare(view)

    def play(self, view: View) -> Card:
        """As its level does."""
        return self._player(view).play(view)

    def set_time_left(self, seconds: float) -> None:
        """The clock is the same for every level."""
        for player in self._players.values():
            player.set_time_left(seconds)

    def cancel(self) -> None:
        """End a decision under way on another thread."""
        for player in list(self._players.values()):
            player.cancel()


@register("adaptive")
def _adaptive(seed: int) -> Adaptive:
    return Adaptive(seed)
