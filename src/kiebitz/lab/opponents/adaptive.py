"""Is `adaptive` a fair partner? Somebody of each level plays list after list against two of it, and is remembered.

The person is simulated by a level, starts as a stranger, and is known by name from one list of 36 deals to the next, as
the session's store keeps it. Fair is about a third of the lists for each of three.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kiebitz.deals import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick
from kiebitz.lab.figures import plain, share
from kiebitz.memory import Memory
from kiebitz.players import continue_game, create, parse_player
from kiebitz.players.adaptive import Adaptive
from kiebitz.players.levels import strength
from kiebitz.work.streams import stream

GAMES: Final = 36
LISTS: Final = 4  # in a row
_NAMES: Final = ("person", "one", "other")


@dataclass(frozen=True, slots=True)
class ListPlayed:
    """A list of a series: the points of the person and of the two others, the level that these played at on average,
    and what the person was taken for at its end."""

    number: int
    list: int
    person: int
    others: tuple[int, int]
    level: float
    taken_for: float

    @property
    def is_first(self) -> bool:
        """Whether the person has more points than either."""
        return self.person > max(self.others)


def measure(subject: str, seed: int, number: int) -> Iterator[ListPlayed]:
    """A series of lists."""
    memory = Memory()
    for each in range(LISTS):
        played, memory = _play_list(subject, seed, number, each, memory)
        yield played


def _play_list(person: str, seed: int, number: int, each: int, memory: Memory) -> tuple[ListPlayed, Memory]:
    places = [Adaptive(stream(seed, "adaptive", number, each, place)) for place in (1, 2)]
    points, levels = [0, 0, 0], []
    for deal in range(GAMES):
        luck = stream(seed, "adaptive", number, each, "deal", deal)
        for adaptive in places:
            adaptive.meet(memory)
            adaptive.meet_people(frozenset({_NAMES[0]}))
        players = [create(person, luck), *places]
        order = [(deal + seat) % len(SEATS) for seat in SEATS]
        names = _NAMES[order[0]], _NAMES[order[1]], _NAMES[order[2]]
        game = Game(random_deal(random.Random(luck)))
        levels += [places[0].level(game.view(order.index(1), names)), places[1].level(game.view(order.index(2), names))]
        continue_game(game, [players[place] for place in order], names=names)
        for place, got in zip(order, game.result().list_points(), strict=True):
            points[place] += got
        for seat, place in enumerate(order):
            if place:
                places[place - 1].game_over(game.view(seat, names))
        memory = memory.after(game.view(None, names))
    taken_for = strength(memory.of(_NAMES[0]))
    return ListPlayed(number, each, points[0], (points[1], points[2]), statistics.fmean(levels), taken_for), memory


def report(found: Found) -> Iterator[Figure]:
    """How often the person finishes first, in all lists and in the first of a series."""
    for subject in found.rows:
        lists = found.each(ListPlayed, subject)
        yield share("finishes first", [each.is_first for each in lists], subject=subject)
        yield share("finishes first as a stranger", [each.is_first for each in lists if not each.list], subject=subject)
        ahead = [each.person - statistics.fmean(each.others) for each in lists]
        yield plain("points ahead of the mean other", statistics.fmean(ahead), ",.0f", len(lists), subject)
        yield plain("level of the others", statistics.fmean(each.level for each in lists), ".2f", len(lists), subject)
        last = [each.taken_for for each in lists if each.list == LISTS - 1]
        if last:
            yield plain("taken for at the end", statistics.fmean(last), ".2f", len(last), subject)


EXPERIMENT: Final = Experiment(
    name="opponents-adaptive",
    measure=measure,
    report=report,
    size=13,
    unit="series of four lists",
    quick=Quick(1, ("kiebitz:level=2",)),
    subjects=tuple(f"kiebitz:level={level}" for level in (1, 2, 3, 4)),
    check_subject=parse_player,
    source="Long's thesis, 9.2.5",
)
