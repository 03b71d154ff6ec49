"""How much the evidence of worlds counts in every standing, so that votes become chances; and how well they do."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kiebitz.outcomes.calibration import ALL_STANDINGS, UNCHANGED, Calibration, Cell, Question, evidence
from kiebitz.training.review.votes import Vote

BINS: Final = 10
# Towards all tricks of a kind of game and role, and of these towards shares taken at their word: in votes on what is
# open. One on what is nearly certain counts for a fiftieth of that, so a strong pull would make sure games unsure.
_PULL_OF_TRICK: Final = 2.0
_PULL_OF_KIND: Final = 0.2
_ROUNDS: Final = 30
_SMALL: Final = 1e-6  # of a step, below which it changes nothing


@dataclass(frozen=True, slots=True)
class Bin:
    """Votes that were given about the same chance: how many games and votes, what they were given, and what came."""

    games: int
    votes: int
    chance: float
    won: float

    @property
    def gap(self) -> float:
        """How far off the chance is."""
        return abs(self.chance - self.won)


def fit(votes: Sequence[Vote]) -> Calibration:
    """How much the evidence counts for each question in each standing; where votes are few, as in all tricks of its
    game and role."""
    groups: dict[tuple[Question, str, str], list[Vote]] = defaultdict(list)
    cells: dict[Cell, list[Vote]] = defaultdict(list)
    for vote in votes:
        groups[vote.question, vote.standing.family, vote.standing.role].append(vote)
        cells[vote.question, str(vote.standing)].append(vote)
    unchanged = np.array(UNCHANGED)
    wider = {group: _logistic(members, unchanged, _PULL_OF_KIND) for group, members in groups.items()}
    found = {}
    for question, standing in product(Question, ALL_STANDINGS):
        towards = wider.get((question, standing.family, standing.role), unchanged)
        numbers = _logistic(cells[question, str(standing)], towards, _PULL_OF_TRICK)
        found[question, str(standing)] = tuple(map(float, numbers))
    return Calibration(found)


def _logistic(votes: Sequence[Vote], towards: NDArray[np.float64], pull: float) -> NDArray[np.float64]:
    """Newton's method for the likeliest numbers, pulled towards some others; a step too far is halved."""
    odds = np.array([evidence(vote.share) for vote in votes]).reshape(-1, len(towards))
    came = np.array([vote.came for vote in votes], dtype=float)

    def worse(numbers: NDArray[np.float64]) -> float:
        against = np.logaddexp(0, odds @ numbers) - came * (odds @ numbers)
        return float(against.sum() + pull / 2 * ((numbers - towards) ** 2).sum())

    numbers = towards.copy()
    for _ in range(_ROUNDS):
        chances = 1 / (1 + np.exp(-odds @ numbers))
        slope = odds.T @ (came - chances) - pull * (numbers - towards)
        curve = odds.T @ (odds * (chances * (1 - chances))[:, None]) + pull * np.eye(len(towards))
        step = np.linalg.solve(curve, slope)
        while worse(numbers + step) > worse(numbers) and np.abs(step).max() > _SMALL:
            step = step / 2
        numbers = _never_falling(numbers + step)
    return numbers


def _never_falling(numbers: NDArray[np.float64]) -> NDArray[np.float64]:
    """The nearest numbers by which a greater share is no smaller chance."""
    shift, scale, every, none = numbers
    return np.array([shift, max(scale, 0.0), max(every, 0.0), min(none, 0.0)])


def reliability(calibration: Calibration, votes: Sequence[Vote]) -> list[Bin]:
    """Ten bins of chances, from never to always, and how often it came true there."""
    members: list[list[tuple[Vote, float]]] = [[] for _ in range(BINS)]
    for vote in votes:
        chance = calibration.chance(vote.question, vote.standing, vote.share)
        members[min(int(chance * BINS), BINS - 1)].append((vote, chance))
    return [_bin(found) for found in members]


def log_loss(calibration: Calibration, votes: Sequence[Vote]) -> float:
    """How surprising the results are to somebody who was given these chances, on average over the votes."""
    chances = (calibration.chance(vote.question, vote.standing, vote.share) for vote in votes)
    told = (chance if vote.came else 1 - chance for chance, vote in zip(chances, votes, strict=True))
    return -sum(map(log, told)) / len(votes)


def _bin(found: list[tuple[Vote, float]]) -> Bin:
    if not found:
        return Bin(0, 0, 0.0, 0.0)
    games = len({vote.game for vote, _ in found})
    chance = sum(chance for _, chance in found) / len(found)
    return Bin(games, len(found), chance, sum(vote.came for vote, _ in found) / len(found))
