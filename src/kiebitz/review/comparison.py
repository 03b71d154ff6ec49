"""Cards set side by side: in worlds that fit a view, weighed as `kiebitz` weighs them, by all that was bid, declared,
put away and played.

The best card is chosen in some worlds, and what the others lose against it is measured in others. In the same worlds
the best of several cards would look better than it is, and luck would be called a mistake.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kiebitz import _core
from kiebitz.bounds import checked_threads, checked_worlds
from kiebitz.cards import CARDS, Card
from kiebitz.inference import load_inference
from kiebitz.null.specialist import null_putting
from kiebitz.policy.network import policy_reading
from kiebitz.review.calibration import Calibration, Standing
from kiebitz.review.verdict import Foresight, Option
from kiebitz.scoring import DEFENDER_BONUS
from kiebitz.seats import observe
from kiebitz.stop import Calls
from kiebitz.view import View
from kiebitz.worlds import World

WORLDS: Final = 320  # to choose in, and as many to measure in
GLANCE: Final = 32  # to see quickly where a mistake may be
VOTERS: Final = 160  # to see how a game stands; the calibration was learned with as many


Costs = list[tuple[World, float]]  # of a card against the best: list points in each world, times its weight


@dataclass(frozen=True, slots=True)
class _Table:
    """List points of the seat in turn, card by card for each world, and the worlds' weights."""

    cards: tuple[Card, ...]
    worlds: _core.WorldList
    weights: Sequence[float]
    rows: list[list[float]]
    is_full: bool

    def mean(self, card: Card) -> float:
        place = self.cards.index(card)
        return sum(weight * row[place] for weight, row in zip(self.weights, self.rows, strict=True))

    def best(self) -> Card:
        return max(self.cards, key=self.mean)

    def lead(self, best: Card, card: Card) -> tuple[float, float]:
        """The mean lead of a card over another, with its standard error; no error where all worlds were looked at."""
        first, second = self.cards.index(best), self.cards.index(card)
        leads = [row[first] - row[second] for row in self.rows]
        mean = sum(weight * lead for weight, lead in zip(self.weights, leads, strict=True))
        if self.is_full:
            return mean, 0.0
        squares = (weight**2 * (lead - mean) ** 2 for weight, lead in zip(self.weights, leads, strict=True))
        return mean, math.sqrt(sum(squares))


def foresight(threads: int = 1) -> _core.Foresight:
    """Open cards in likely worlds, by everything that `kiebitz` knows."""
    return _core.Foresight(_core.Sampler(load_inference(), policy_reading(), null_putting()), threads=threads)


class Comparer:
    """Judges cards, and how a game stands, by what one seat knows. The same seed and view give the same verdict."""

    def __init__(self, calibration: Calibration, *, worlds: int = WORLDS, threads: int = 1, seed: int = 0) -> None:
        self._calibration = calibration
        self._worlds = checked_worlds(worlds)
        self._seed = seed
        self._core = foresight(checked_threads(threads))
        self._calls = Calls()
        self._measured: tuple[View, _Table] | None = None  # the last one, for whoever asks what it costs where

    def cancel(self) -> None:
        """End what is under way on another thread; it raises `Cancelled`."""
        self._calls.cancel()

    def compare(self, view: View, played: Card) -> Foresight:
        """What the seat in turn could know about its cards, and about the one it played."""
        choosing, measuring = (self._table(view, which) for which in ("choose", "measure"))
        self._measured = view, measuring
        best = choosing.best()
        loss, error = measuring.lead(best, played)
        chances = {card: self._chance(view, measuring, card) for card in measuring.cards}
        options = [Option(card, measuring.mean(card), chances[card]) for card in measuring.cards]
        return Foresight(
            options=tuple(sorted(options, key=lambda option: (option.move != best, -option.points))),
            best=best if loss > 0 else played,
            loss=max(loss, 0.0),
            error=error if loss > 0 else 0.0,
            win_loss=max(chances[best] - chances[played], 0.0) if loss > 0 else 0.0,
            worlds=len(measuring.rows),
        )

    def glance(self, view: View, played: Card) -> float:
        """What the card played seems to give away, in list points, by few worlds."""
        found = self._table(view, "glance", min(GLANCE, self._worlds))
        return found.lead(found.best(), played)[0]

    def costs(self, view: View, played: Card, best: Card) -> Costs:
        """What the card played costs against the best one, world by world, in those in which `compare` measured it."""
        if self._measured is None or self._measured[0] is not view:
            self._measured = view, self._table(view, "measure")
        table = self._measured[1]
        first, second = table.cards.index(best), table.cards.index(played)
        return [
            (World.of_masks(masks), weight * (row[first] - row[second]))
            for masks, weight, row in zip(table.worlds.masks(), table.weights, table.rows, strict=True)
        ]

    def chance(self, view: View) -> float:
        """The chance that the declarer wins, as the seat of a view in card play can see it."""
        with self._calls.begin() as stop:
            share = self._core.declarer_share(observe(view), VOTERS, self._luck(view, "stand"), stop)
        return self._calibration.chance(Standing.of(view), share)

    def _table(self, view: View, which: str, worlds: int | None = None) -> _Table:
        with self._calls.begin() as stop:
            found = self._core.of_cards(observe(view), worlds or self._worlds, self._luck(view, which), stop)
        cards = tuple(CARDS[card] for card in found.cards)
        worth = _relative_to_others if view.is_declarer else _relative_for_defender
        points = [worth(declarers) for declarers in found.list_points]
        rows = [points[first : first + len(cards)] for first in range(0, len(points), len(cards))]
        return _Table(cards, found.worlds, found.weights, rows, found.is_full)

    def _chance(self, view: View, table: _Table, card: Card) -> float:
        """Of the side in turn."""
        place = table.cards.index(card)
        won = sum(weight for weight, row in zip(table.weights, table.rows, strict=True) if row[place] > 0)
        declarers = won if view.is_declarer else 1 - won
        chance = self._calibration.chance(Standing.of(view), declarers)
        return chance if view.is_declarer else 1 - chance

    def _luck(self, view: View, which: str) -> int:
        return random.Random(f"{self._seed} {view.seat} {len(view.history)} {which}").getrandbits(64)


def _relative_to_others(declarers: int) -> float:
    """The declarer's list points less the mean of the others'."""
    return declarers - (0 if declarers > 0 else DEFENDER_BONUS[3])


def _relative_for_defender(declarers: int) -> float:
    """A defender's list points less the mean of the declarer's and the partner's."""
    own = 0 if declarers > 0 else DEFENDER_BONUS[3]
    return own - (declarers + own) / 2
