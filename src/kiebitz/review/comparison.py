"""Cards set side by side: in worlds that fit a view, weighed as `kiebitz` weighs them, by all that was bid, declared,
put away and played.

The best card is chosen in some worlds, and what the others lose against it is measured in others. In the same worlds
the best of several cards would look better than it is, and luck would be called a mistake.
"""

from __future__ import annotations

import random
from typing import Final

from kiebitz.bounds import checked_threads, checked_worlds
from kiebitz.cards import Card
from kiebitz.outcomes.calibration import Calibration, Question, Standing
from kiebitz.outcomes.sight import Sight, foresight, see_cards
from kiebitz.review.verdict import Foresight, Option
from kiebitz.seats import observe
from kiebitz.stop import Calls
from kiebitz.view import View
from kiebitz.worlds import World

WORLDS: Final = 320  # to choose in, and as many to measure in
GLANCE: Final = 32  # to see quickly where a mistake may be
VOTERS: Final = 160  # to see how a game stands; the calibration was learned with as many


Costs = list[tuple[World, float]]  # of a card against the best: list points in each world, times its weight


class Comparer:
    """Judges cards, and how a game stands, by what one seat knows. The same seed and view give the same verdict."""

    def __init__(self, calibration: Calibration, *, worlds: int = WORLDS, threads: int = 1, seed: int = 0) -> None:
        self._calibration = calibration
        self._worlds = checked_worlds(worlds)
        self._seed = seed
        self._core = foresight(checked_threads(threads))
        self._calls = Calls()
        self._measured: Sight | None = None  # the last one, for whoever asks what it costs where

    def cancel(self) -> None:
        """End what is under way on another thread; it raises `Cancelled`."""
        self._calls.cancel()

    def compare(self, view: View, played: Card) -> Foresight:
        """What the seat in turn could know about its cards, and about the one it played."""
        choosing, measuring = (self._sight(view, which) for which in ("choose", "measure"))
        self._measured = measuring
        best = choosing.best()
        loss, error = measuring.lead(best, played)
        options = [Option.of_card(card, measuring.outcomes(card), view) for card in measuring.cards]
        wins = {option.move: option.win or 0.0 for option in options}
        return Foresight(
            options=tuple(sorted(options, key=lambda option: (option.move != best, -option.points))),
            best=best if loss > 0 else played,
            loss=max(loss, 0.0),
            error=error if loss > 0 else 0.0,
            win_loss=max(wins[best] - wins[played], 0.0) if loss > 0 else 0.0,
            worlds=len(measuring.rows),
        )

    def glance(self, view: View, played: Card) -> float:
        """What the card played seems to give away, in list points, by few worlds."""
        found = self._sight(view, "glance", min(GLANCE, self._worlds))
        return found.points(found.best()) - found.points(played)

    def costs(self, view: View, played: Card, best: Card) -> Costs:
        """What the card played costs against the best one, world by world, in those in which `compare` measured it."""
        if self._measured is None or self._measured.view is not view:
            self._measured = self._sight(view, "measure")
        return costs_in(self._measured, played, best)

    def chance(self, view: View) -> float:
        """The chance that the declarer wins, as the seat of a view in card play can see it."""
        with self._calls.begin() as stop:
            share = self._core.declarer_share(observe(view), VOTERS, self._luck(view, "stand"), stop)
        return self._calibration.chance(Question.STANDS, Standing.of(view), share)

    def _sight(self, view: View, which: str, worlds: int | None = None) -> Sight:
        with self._calls.begin() as stop:
            return see_cards(self._core, self._calibration, view, worlds or self._worlds, self._luck(view, which), stop)

    def _luck(self, view: View, which: str) -> int:
        return random.Random(f"{self._seed} {view.seat} {len(view.history)} {which}").getrandbits(64)


def costs_in(sight: Sight, played: Card, best: Card) -> Costs:
    """What a card costs against the best one in each world that was seen."""
    first, second = sight.cards.index(best), sight.cards.index(played)
    return [
        (World.of_masks(masks), weight * (row[first] - row[second]))
        for masks, weight, row in zip(sight.found.worlds.masks(), sight.found.weights, sight.rows, strict=True)
    ]
