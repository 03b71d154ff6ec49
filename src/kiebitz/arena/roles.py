"""Matches in card play that the core plays alone, from the contract to the result: gains by role and kind, no records.

On the deals of a match, and with its seed, they come to what `kiebitz arena cardplay --roles` comes to, hundreds of
times as fast where nobody searches. Both players must be such whose cards the core decides (`PlaysInCore`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from kiebitz import _core
from kiebitz.arena.contracts import Contracted, contracted, kinds_of, start_of_row
from kiebitz.arena.match import Match, opening
from kiebitz.arena.results import KINDS
from kiebitz.arena.scores import DECLARER, DEFENDER, LIST, ROLES, PairScores
from kiebitz.deals import SEATS
from kiebitz.errors import Fault
from kiebitz.game import Game
from kiebitz.players import PlaysInCore, create
from kiebitz.seats import SeatPlayer, play_roles
from kiebitz.seeds import seed_of_move
from kiebitz.work.statistics import Estimate, Values, estimate_mean
from kiebitz.work.streams import stream

CARDS_OF_GAME: Final = 30
_AT_ONCE: Final = 2000  # deals played without a look at the clock, where nobody searches
_AT_ONCE_SEARCHING: Final = 50

Luck: TypeAlias = list[list[int]]  # for each seat and number of a card, the seed of the decision


@dataclass(frozen=True, slots=True)
class Start:
    """A deal before the first card, its kind as a place in `KINDS`, and how many moves were made before."""

    game: _core.SeatGame
    kind: int
    moves: int


@dataclass(frozen=True, slots=True)
class Played:
    """What the games of all deals brought.

    points  list points of the declarer and of each defender, by deal and game: the first player declares, the second
            does, the second among themselves
    kinds   of every deal, as places in `KINDS`
    """

    points: npt.NDArray[np.int16]
    kinds: npt.NDArray[np.int8]

    def scores(self) -> PairScores:
        """By deal, as a match in the arena has them."""
        parts = np.zeros((len(self.points), 2, len(ROLES), len(KINDS) + 1))
        deals, points = np.arange(len(self.points)), self.points * (LIST / 2)
        for declaring, defending in ((0, 1), (1, 0)):
            parts[deals, declaring, DECLARER, self.kinds] = points[:, declaring, DECLARER]
            parts[deals, defending, DEFENDER, self.kinds] = points[:, declaring, DEFENDER]
        return PairScores(parts, points[:, 2, DECLARER] - points[:, 2, DEFENDER])

    def of_kind(self, kind: str) -> Played:
        """The deals of a kind alone."""
        chosen = self.kinds == KINDS.index(kind)
        return Played(self.points[chosen], self.kinds[chosen])


@dataclass(frozen=True, slots=True)
class Gains:
    """Points per 36 of the first player less those of the second on some deals, and its gains in either role."""

    deals: int
    difference: Estimate
    as_declarer: Estimate
    in_defence: Estimate


def gains(played: Played) -> dict[str, Gains]:
    """Of all deals, and of those of every kind there is by themselves."""
    parts = {"all": played, **{kind: played.of_kind(kind) for kind in KINDS}}
    return {name: _gains(part) for name, part in parts.items() if len(part.kinds)}


def _gains(played: Played) -> Gains:
    scores = played.scores()
    return Gains(
        len(played.kinds),
        estimate_mean(scores.difference()),
        estimate_mean(_there(scores.gain_as_declarer())),
        estimate_mean(_there(scores.gain_in_defence())),
    )


def _there(values: Values | None) -> Values:
    assert values is not None
    return values


def in_core(spec: str) -> SeatPlayer:
    """Who decides a player's cards in the core; `ValueError` where somebody else has a say."""
    player = create(spec)
    found = player.in_core if isinstance(player, PlaysInCore) else None
    if found is None:
        raise Fault("arena-not-in-core", name=spec)
    return found


def starts_of_match(match: Match, deals: int) -> Iterator[Start]:
    """The deals of a match, bid as it says."""
    return (start_of_game(opening(match, number)) for number in range(deals))


def start_of_game(game: Game) -> Start:
    """A game before the first card."""
    rows = contracted([game])
    return Start(start_of_row(rows[0]), int(kinds_of(rows)[0]), len(game.history))


def starts_of_contracts(deals: Contracted) -> Iterator[Start]:
    """Deals that were kept."""
    return (Start(start_of_row(row), int(kind), 0) for row, kind in zip(deals, kinds_of(deals), strict=True))


def play(
    starts: Iterable[Start],
    first: SeatPlayer,
    second: SeatPlayer,
    seed: int,
    *,
    threads: int = 1,
    watch: Callable[[int], None] = lambda number: None,
) -> Played:
    """Play all deals; the number of threads changes nothing. `watch` is told how many are played."""
    needs_luck = first.leaves_to_chance or second.leaves_to_chance
    remaining, points, kinds = iter(starts), [np.zeros((0, 3, 2), np.int16)], list[int]()
    while some := list(islice(remaining, _AT_ONCE_SEARCHING if needs_luck else _AT_ONCE)):
        numbers = range(len(kinds), len(kinds) + len(some))
        luck = [luck_of(seed, number, start) for number, start in zip(numbers, some, strict=True)] if needs_luck else []
        points.append(_points(play_roles([start.game for start in some], first, second, luck, threads=threads)))
        kinds += [start.kind for start in some]
        watch(len(kinds))
    return Played(np.concatenate(points), np.array(kinds, np.int8))


def luck_of(seed: int, number: int, start: Start) -> Luck:
    """What the players at the seats of a deal would draw from at the referee's table."""
    seats = [stream(seed, "seat", number, seat) for seat in SEATS]
    return [[seed_of_move(seats[seat], seat, start.moves + card) for card in range(CARDS_OF_GAME)] for seat in SEATS]


def _points(results: Sequence[Sequence[_core.Result]]) -> npt.NDArray[np.int16]:
    rows = [[(game.declarer_points, game.defender_points) for game in games] for games in results]
    return np.array(rows, np.int16)
