"""What tricks brought, by the cards that the declarer held and put away.

A trick belongs to each suit of which a card fell in it, and to trumps if one did. It brings its card points to who wins
it, and one for itself and for each ace and ten: those are counted for the declarer less those for the others. Cards put
away are brought as well. Cells that were seen seldom are drawn to the mean of those like them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kiebitz import _core
from kiebitz.cards import card_points
from kiebitz.contract import TRUMPS, Kind
from kiebitz.training.glem.games import Games

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

PLAIN_PATTERNS: Final = 3**7
_SUITS: Final = range(4)
_TRUST: Final = 20.0  # games of cells alike that weigh as much as those of a cell
_FULL: Final = np.array([rank in (5, 6) for rank in range(8)])  # tens and aces, as ranks stand in a byte
_POINTS: Final = np.array([card_points(1 << rank) for rank in range(8)])
_TRUMP_RANK: Final = 100
_JACK_RANK: Final = 200
_JACK: Final = 7
_NULL_PRIOR: Final = 0.6  # of cards of a suit that nobody had in null,
_NULL_TRUST: Final = 5.0  # as if so many games told it
_NULL_ROUNDS: Final = 100
_NULL_STEP: Final = 0.25  # of the way, since four suits move at once
_NULL_LEAST: Final = 0.001
_STEP: Final = 32  # cells are kept in 32nds, which pack well


@dataclass(frozen=True, slots=True)
class Counted:
    """The four tables of suit games or of grand: points and tricks of side suits, points and tricks of trumps."""

    sides: tuple[Floats, Floats]
    trumps: tuple[Floats, Floats]

    def features(self, places: Ints) -> Floats:
        """The four of each holding."""
        found = places[:, :4] >= 0
        sides = [np.where(found, table[places[:, :4]], 0).sum(axis=1) for table in self.sides]
        return np.stack([*sides, *(table[places[:, 4]] for table in self.trumps)], axis=1)


def places_of(games: Games, grand: bool) -> Ints:
    """A place for each suit, and one for trumps."""
    found = np.zeros((len(games), 5), np.int64)
    for kind in np.unique(games["kind"]):
        mine = np.flatnonzero(games["kind"] == kind)
        holdings = [(int(row["hand"]), int(row["away"]), int(row["declarer"])) for row in games[mine]]
        assert grand == (kind == Kind.GRAND)
        found[mine] = np.frombuffer(_core.glem_places(int(kind), holdings), np.int32).reshape(-1, 5)
    return found


def count(games: Games, places: Ints, grand: bool) -> Counted:
    """The tables of games that were played to the last trick."""
    brought = _brought(games)
    sides, trumps = _core.glem_cells(grand)
    coarse = _groups_of_sides(grand), _groups_of_trumps(grand)
    held = places[:, :4] >= 0
    side_tables = [_means(places[:, :4][held], values[:, :4][held], sides, coarse[0]) for values in brought]
    trump_tables = [_means(places[:, 4], values[:, 4], trumps, coarse[1]) for values in brought]
    return Counted((side_tables[0], side_tables[1]), (trump_tables[0], trump_tables[1]))


def _brought(games: Games) -> tuple[Floats, Floats]:
    """Points, and tricks with full cards, that each suit and trumps brought the declarer."""
    cards = games["cards"].astype(np.int64).reshape(-1, 10, 3)
    seats = games["seats"].reshape(-1, 10, 3)
    trumps = np.array([TRUMPS[Kind(kind)] for kind in games["kind"]], np.int64)
    is_trump = (trumps[:, None, None] >> cards & 1).astype(bool)
    takes = np.take_along_axis(seats, _winners(cards, is_trump)[:, :, None], axis=2)[:, :, 0]
    signs = np.where(takes == games["declarer"][:, None], 1, -1)
    points = signs * _POINTS[cards & 7].sum(axis=2)
    tricks = signs * (1 + _FULL[cards & 7].sum(axis=2))
    belongs = [(~is_trump & (cards >> 3 == suit)).any(axis=2) for suit in _SUITS] + [is_trump.any(axis=2)]
    columns = [np.stack([(of_tricks * mine).sum(axis=1) for mine in belongs], axis=1) for of_tricks in (points, tricks)]
    return columns[0] + _put_away(games, trumps, _POINTS), columns[1] + _put_away(games, trumps, _FULL)


def _winners(cards: Ints, is_trump: NDArray[np.bool_]) -> Ints:
    """Which of the three cards of each trick."""
    ranks, suits = cards & 7, cards >> 3
    follows = ~is_trump & (suits == suits[:, :, :1]) & ~is_trump[:, :, :1]
    strength = np.where(follows, ranks, -1)
    strength = np.where(is_trump, np.where(ranks == _JACK, _JACK_RANK + suits, _TRUMP_RANK + ranks), strength)
    return np.asarray(strength.argmax(axis=2))


def _put_away(games: Games, trumps: Ints, worth: NDArray[np.generic]) -> Floats:
    found = np.zeros((len(games), 5))
    away = games["away"].astype(np.int64)
    for card in range(32):
        lies = (away >> card & 1).astype(bool)
        is_trump = (trumps >> card & 1).astype(bool)
        found[:, card >> 3] += worth[card & 7] * (lies & ~is_trump)
        found[:, 4] += worth[card & 7] * (lies & is_trump)
    return found


def _means(places: Ints, values: Floats, cells: int, groupings: tuple[Ints, ...]) -> Floats:
    """The mean of each cell, drawn to those of the groups it belongs to, the coarsest first."""
    sums = np.bincount(places, values, cells)
    seen = np.bincount(places, minlength=cells)
    means: Floats = np.full(cells, sums.sum() / max(1, seen.sum()))
    for group in (*groupings, np.arange(cells)):
        of_groups = np.bincount(group, sums)[group], np.bincount(group, seen)[group]
        means = (of_groups[0] + _TRUST * means) / (of_groups[1] + _TRUST)
    return in_steps(means)


def in_steps(numbers: Floats) -> Floats:
    """As they are kept."""
    return np.asarray(np.round(numbers * _STEP) / _STEP)


def _groups_of_sides(grand: bool) -> tuple[Ints, ...]:
    """Patterns alike in length and full cards; the same with as many jacks, at the same place."""
    pattern = np.arange(PLAIN_PATTERNS)
    digits = np.stack([pattern // 3**rank % 3 for rank in range(7)], axis=1)  # 1 in the hand, 2 put away
    alike = (digits == 1).sum(axis=1) * 9 + digits[:, 5] * 3 + digits[:, 6]
    contexts = np.arange(_core.glem_cells(grand)[0] // PLAIN_PATTERNS)
    coarse = contexts // 16 * 5 + np.array([int(at).bit_count() for at in contexts % 16]) if grand else contexts
    groups = (coarse[:, None] * 100 + alike).ravel()
    return (groups, (coarse[:, None] * PLAIN_PATTERNS + pattern).ravel())


def _groups_of_trumps(grand: bool) -> tuple[Ints, ...]:
    """As many jacks and trumps, with the same targets; the same jacks, length and full cards."""
    cell = np.arange(_core.glem_cells(grand)[1])
    counts = 25 if grand else 12  # of targets and cards that are vulnerable
    held, rest = cell // counts, cell % counts
    jacks = held if grand else held >> 7
    plain = np.zeros_like(held) if grand else held & 127
    number = np.array([int(one).bit_count() for one in jacks]) * 8 + np.array([int(one).bit_count() for one in plain])
    return (number * counts + rest, ((jacks * 8 + number % 8) * 4 + (plain >> 5)) * counts + rest)


def null_cells(games: Games) -> Floats:
    """For each way to play null and each set of cards of a suit, the share of games that are won if nothing else can
    lose them: what, multiplied over the suits, makes as many wins as there were."""
    cells = np.full((2, 256), _NULL_PRIOR)
    hands = np.stack([games["hand"].astype(np.int64) >> 8 * suit & 255 for suit in _SUITS], axis=1)
    ways, won = games["ouvert"].astype(np.int64)[:, None], games["won"].astype(float)[:, None]
    for _ in range(_NULL_ROUNDS):
        each = cells[ways, hands]
        expected, happened = np.full((2, 256), _NULL_TRUST), np.full((2, 256), _NULL_TRUST * _NULL_PRIOR)
        np.add.at(expected, (ways, hands), each.prod(axis=1, keepdims=True) / each)
        np.add.at(happened, (ways, hands), np.broadcast_to(won, hands.shape))
        cells = np.clip(cells * (happened / (expected * cells)) ** _NULL_STEP, _NULL_LEAST, 1)
    return cells
