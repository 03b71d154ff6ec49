"""The second stage's fits: corrections of open-hand odds, and the table of passing.

Odds that real games show are a + b * the odds of open hands, for every family, lane, and hand or not. Where games are
few the correction stays near that of its elder: a hand game's near that of the game after picking up.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kiebitz.bidding.chances import LANES, Model
from kiebitz.bidding.passing import BID_STEPS, STRENGTH_STEPS, Situation
from kiebitz.training.bidding.fit import Floats, log_odds, minimize, probabilities
from kiebitz.training.bidding.played import DeclaredGame, PassedHand, as_samples
from kiebitz.training.bidding.tables import NULL, Tables, lane_labels, places_of, select

_LOOSE: Final = (0.3, 3.0)  # how hard shift and scale are held where they are, after picking up
_TIGHT: Final = (4.0, 20.0)  # and where little is known: from the hand, ouvert
_SHRINK: Final = 40.0  # passes that a class of them must see before it counts half


@dataclass(frozen=True, slots=True)
class Line:
    """Odds of games as a line of the odds of open hands."""

    shift: float = 0.0
    scale: float = 1.0


def correct(model: Model, games: list[DeclaredGame]) -> Model:
    """The model with corrections that fit the games; those it had before do not matter."""
    tables = Tables.of(model)
    for hand in (False, True):
        for family in range(3):
            part = tables.parts[hand][family]
            for lane in range(LANES):
                if family == NULL and lane > 1:
                    continue
                elder = Line() if not hand else _line(tables, family, lane)
                mine = [game for game in games if (game.away == 0) == hand and _is_in(game, family, lane)]
                held = _TIGHT if hand or (family == NULL and lane == 1) else _LOOSE
                line = _fit_line(tables, mine, hand, family, lane, elder, held)
                part.shift[lane], part.scale[lane] = line.shift, line.scale
    return tables.model()


def _is_in(game: DeclaredGame, family: int, lane: int) -> bool:
    if family == NULL:
        return game.kind == 5 and game.ouvert == (lane == 1)
    return max(game.kind - 3, 0) == family


def _line(tables: Tables, family: int, lane: int) -> Line:
    part = tables.parts[False][family]
    return Line(float(part.shift[lane]), float(part.scale[lane]))


def _fit_line(
    tables: Tables,
    games: list[DeclaredGame],
    hand: bool,
    family: int,
    lane: int,
    elder: Line,
    held: tuple[float, float],
) -> Line:
    if not games:
        return elder
    samples = select(as_samples(games), hand, family)
    odds = log_odds(places_of(samples, family), tables.parts[hand][family].entries[:, lane])
    labels = lane_labels(samples, 0 if family == NULL else lane)
    return fit_line(odds, labels, elder, held)


def fit_line(odds: Floats, labels: NDArray[np.bool_], elder: Line, held: tuple[float, float] = _LOOSE) -> Line:
    """The line that makes the labels likeliest, held near its elder."""
    target, penalty = np.array([elder.shift, elder.scale]), np.array(held)

    def loss(line: Floats) -> tuple[float, Floats]:
        corrected = line[0] + line[1] * odds
        value = float(np.logaddexp(0, corrected).sum() - corrected[labels].sum())
        residual = probabilities(corrected) - labels
        away = line - target
        gradient = np.array([residual.sum(), residual @ odds]) + penalty * away
        return value + 0.5 * float(penalty @ away**2), gradient

    shift, scale = minimize(loss, target, 100)
    return Line(float(shift), float(max(scale, 0.2)))


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
