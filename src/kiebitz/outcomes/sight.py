"""The cards of a seat in worlds that fit its view: how the game ends after each, and what follows from that."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from kiebitz import _core
from kiebitz.cards import CARDS, Card
from kiebitz.inference import load_inference
from kiebitz.null.specialist import null_putting
from kiebitz.outcomes.calibration import Calibration, Standing
from kiebitz.outcomes.ending import Ending, Outcome, expected, relative_points
from kiebitz.policy.network import policy_reading
from kiebitz.seats import observe
from kiebitz.view import View

_BLOCKS: Final = 20  # of worlds, each left out once, to tell how far a lead is luck


def foresight(threads: int = 1) -> _core.Foresight:
    """Open cards in likely worlds, by everything that `kiebitz` knows."""
    return _core.Foresight(_core.Sampler(load_inference(), policy_reading(), null_putting()), threads=threads)


@dataclass(frozen=True, slots=True)
class Votes:
    """Of some worlds on a card.

    shares  of their weight for each ending
    worths  what each ending is worth to the declarer, as a mean; 0 where it cannot come any more
    """

    shares: tuple[float, ...]
    worths: tuple[float, ...]


@dataclass(frozen=True)
class Sight:
    """What worlds say of every card that the seat in turn may play."""

    view: View
    found: _core.Outcomes
    calibration: Calibration

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Those that may be played."""
        return tuple(CARDS[card] for card in self.found.cards)

    @cached_property
    def rows(self) -> list[list[float]]:
        """List points of the seat, less the mean of the others', with open cards: card by card for each world."""
        points = [relative_points(each, is_declarer=self.view.is_declarer) for each in self.found.list_points]
        return [points[first : first + len(self.cards)] for first in range(0, len(points), len(self.cards))]

    def outcomes(self, card: Card) -> tuple[Outcome, ...]:
        """How the game may end after a card, the worst for the declarer first."""
        return self._outcomes(self.votes(card))

    def points(self, card: Card) -> float:
        """What is to be expected after a card."""
        return expected(self.outcomes(card))

    def best(self) -> Card:
        """The card after which most is to be expected."""
        return max(self.cards, key=self.points)

    def lead(self, best: Card, card: Card) -> tuple[float, float]:
        """Of a card over another, with its standard error; no error where all worlds were looked at."""
        lead = self.points(best) - self.points(card)
        blocks = [block for block in range(_BLOCKS) if sum(self._shares[card][block]) > 0]
        if self.found.is_full or len(blocks) < 2:
            return lead, 0.0
        without = [self._lead_without(block, best, card) for block in blocks]
        mean = sum(without) / len(blocks)
        return lead, math.sqrt((len(blocks) - 1) / len(blocks) * sum((each - mean) ** 2 for each in without))

    def votes(self, card: Card, without: int | None = None) -> Votes:
        """Of all worlds, or of all but those of one block."""
        kept = [block for block in range(_BLOCKS) if block != without]
        shares = _sums([self._shares[card][block] for block in kept])
        worths = _sums([self._worths[block] for block in kept])
        weights = _sums([self._weights[block] for block in kept])
        return Votes(
            shares=tuple(share / sum(shares) for share in shares),
            worths=tuple(worth / weight if weight else 0.0 for worth, weight in zip(worths, weights, strict=True)),
        )

    @cached_property
    def _shares(self) -> dict[Card, list[list[float]]]:
        """For each card and block the weight of each ending."""
        found = {card: [[0.0] * len(Ending) for _ in range(_BLOCKS)] for card in self.cards}
        points = iter(self.found.list_points)
        for number, (weight, worths) in enumerate(zip(self.found.weights, self.found.worths, strict=True)):
            for card in self.cards:
                found[card][number % _BLOCKS][_ending(worths, next(points))] += weight
        return found

    @cached_property
    def _worths(self) -> list[list[float]]:
        """For each block what each ending is worth, by weight."""
        return self._by_block(lambda worth: worth)

    @cached_property
    def _weights(self) -> list[list[float]]:
        """For each block the weight of the worlds in which each ending can come."""
        return self._by_block(lambda worth: worth != 0)

    def _by_block(self, counted: Callable[[int], float]) -> list[list[float]]:
        found = [[0.0] * len(Ending) for _ in range(_BLOCKS)]
        for number, (weight, worths) in enumerate(zip(self.found.weights, self.found.worths, strict=True)):
            block = found[number % _BLOCKS]
            for ending, worth in enumerate(worths):
                block[ending] += weight * counted(worth)
        return found

    def _lead_without(self, block: int, best: Card, card: Card) -> float:
        first, second = (expected(self._outcomes(self.votes(each, block))) for each in (best, card))
        return first - second

    def _outcomes(self, votes: Votes) -> tuple[Outcome, ...]:
        return outcomes_of(votes, self.calibration, Standing.of(self.view), is_declarer=self.view.is_declarer)


def outcomes_of(
    votes: Votes, calibration: Calibration, standing: Standing, *, is_declarer: bool
) -> tuple[Outcome, ...]:
    """What votes mean, for the declarer or for a defender."""
    chances = calibration.chances(standing, votes.shares, votes.worths)
    return tuple(
        Outcome(ending, chance, relative_points(worth, is_declarer=is_declarer))
        for ending, chance, worth in zip(Ending, chances, votes.worths, strict=True)
        if worth
    )


def see_cards(
    core: _core.Foresight, calibration: Calibration, view: View, worlds: int, seed: int, stop: _core.Stop | None = None
) -> Sight:
    """What so many worlds say of the cards of the seat in turn."""
    return Sight(view, core.of_cards(observe(view), worlds, seed, stop), calibration)


def _ending(worths: Sequence[int], points: int) -> int:
    """The one that is worth this; where a search was given up half way, the one that comes nearest."""
    if points in worths:
        return worths.index(points)
    possible = [ending for ending in Ending if worths[ending]]
    return min(possible, key=lambda ending: abs(worths[ending] - points))


def _sums(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) for column in zip(*rows, strict=True)]
