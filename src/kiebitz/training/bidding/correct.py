"""The second stage's fits: corrections of open-hand odds, and the table of passing.

Odds that real games show are a line of those of open hands, moved by the seat and by how hard the auction was, for
every family, lane, and hand or not. Where games are few a correction stays near that of its elder: a hand game's near
that of the game after picking up.
"""

from __future__ import annotations

from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kiebitz.bidding.chances import CONTESTS, LANES, Model
from kiebitz.bidding.passing import BID_STEPS, STRENGTH_STEPS, Situation
from kiebitz.deals import SEATS
from kiebitz.training.bidding.fit import Floats, minimize, probabilities
from kiebitz.training.bidding.played import DeclaredGame, PassedHand, as_samples
from kiebitz.training.bidding.samples import Samples
from kiebitz.training.bidding.tables import NULL, lane_labels, select, taken_apart

# A correction is a row of numbers: the shift, the scale, then what each seat and each contest adds to the shift.
_SEAT, _CONTEST = 2, 2 + len(SEATS)
UNCORRECTED: Final[Floats] = np.array([0.0, 1.0] + [0.0] * (len(SEATS) + CONTESTS))
# How hard each of these is held where it is: after picking up, and where little is known, from the hand or ouvert.
_LOOSE: Final[Floats] = np.array([0.3, 3.0] + [10.0] * (len(SEATS) + CONTESTS))
_TIGHT: Final[Floats] = np.array([4.0, 20.0] + [40.0] * (len(SEATS) + CONTESTS))
_SHRINK: Final = 40.0  # passes that a class of them must see before it counts half


def correct(model: Model, games: list[DeclaredGame]) -> Model:
    """The model with corrections that fit the games; those it had before do not matter."""
    apart = taken_apart(model)
    elders: dict[tuple[int, int], Floats] = {}
    for hand, family, lane in product((False, True), range(3), range(LANES)):
        if family == NULL and lane > 1:
            continue
        mine = [game for game in games if (game.away == 0) == hand and _is_in(game, family, lane)]
        held = _TIGHT if hand or (family == NULL and lane == 1) else _LOOSE
        line = elders.get((family, lane), UNCORRECTED)
        if mine:
            samples = select(as_samples(mine), hand, family)
            odds = apart.odds(samples, hand, family, lane)
            line = fit_line(odds, samples, lane_labels(samples, 0 if family == NULL else lane), line, held)
        elders[family, lane] = line
        part = apart.parts[hand][family]
        part.shift[:, :, lane], part.scale[lane] = _shifts(line), line[1]
    return apart.model()


def _is_in(game: DeclaredGame, family: int, lane: int) -> bool:
    if family == NULL:
        return game.kind == 5 and game.ouvert == (lane == 1)
    return max(game.kind - 3, 0) == family


def _shifts(line: Floats) -> Floats:
    """The shift for each seat and contest."""
    shifts: Floats = line[0] + line[_SEAT:_CONTEST, None] + line[None, _CONTEST:]
    return shifts


def corrected(line: Floats, odds: Floats, samples: Samples) -> Floats:
    """The odds of games really played."""
    return np.asarray(_shifts(line)[samples["seat"], samples["contest"]] + line[1] * odds)


def fit_line(odds: Floats, samples: Samples, labels: NDArray[np.bool_], elder: Floats, held: Floats = _LOOSE) -> Floats:
    """The correction that makes the labels likeliest, held near its elder. A harder auction makes nothing better."""

    def loss(line: Floats) -> tuple[float, Floats]:
        real_odds = corrected(line, odds, samples)
        value = float(np.logaddexp(0, real_odds).sum() - real_odds[labels].sum())
        residual = probabilities(real_odds) - labels
        away = line - elder
        gradient = np.concatenate(
            [
                [residual.sum(), residual @ odds],
                np.bincount(samples["seat"], residual, len(SEATS)),
                np.bincount(samples["contest"], residual, CONTESTS),
            ]
        )
        return value + 0.5 * float(held @ away**2), gradient + held * away

    line = minimize(loss, elder, 200)
    line[1] = max(line[1], 0.2)
    line[_CONTEST:] = np.minimum.accumulate(line[_CONTEST:])
    return line


def passing_values(passes: list[PassedHand]) -> dict[str, float]:
    """The mean of every class of passes, drawn to that of all strengths together where it is rare."""
    values: dict[str, float] = {}
    for others, bids in product((1, 2), range(len(BID_STEPS) + 1)):
        mine = [passed for passed in passes if passed.others == others and passed.bids == bids]
        everybody = [passed.points for passed in passes if passed.others == others]
        overall = _shrunk([passed.points for passed in mine], _shrunk(everybody, 0.0))
        for strength in range(len(STRENGTH_STEPS) + 1):
            points = [passed.points for passed in mine if passed.strength == strength]
            values[str(Situation(others, bids, strength))] = round(_shrunk(points, overall), 2)
    return values


def _shrunk(points: list[float], towards: float) -> float:
    return (sum(points) + _SHRINK * towards) / (len(points) + _SHRINK)
