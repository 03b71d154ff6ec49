"""Suit tables fitted to trials: the logarithms of the four chances add up to that of winning.

    chance of a trial = exp(-(danger of its four suits))

Dangers are at least 0, and 0 where a suit is safe. First every pattern has one danger, then each of its six cases
(leads or not, cards put away) one near it. Where a card is exchanged for a lower one the danger never grows.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize

from kiebitz.null.patterns import MOST_PUT, PATTERNS, SUITS, is_certain
from kiebitz.null.safety import pattern_of
from kiebitz.training.null.trials import Trials

Array: TypeAlias = npt.NDArray[np.float64]
Indices: TypeAlias = npt.NDArray[np.int64]

_CASES: Final = 2 * (MOST_PUT + 1)
_TIE: Final = 3.0  # how hard dangers are held to where they begin
_STEEPNESS: Final = 2000.0  # of the price for a lower card that seems more dangerous
_LEAST: Final = 1e-4  # no trial is taken to be surer than that
_FIRST: Final = 0.15  # danger for each step that a card stands too high
_PATTERN: Final = np.array([[pattern_of(suit << 8 * place, place) for suit in range(256)] for place in SUITS])


def fit(trials: Trials) -> Array:
    """Chances by lead, cards put away and pattern, from trials that are all closed or all ouvert."""
    rows, won = rows_of(trials), np.asarray(trials["won"], np.float64)
    coarse = _fitted(rows % PATTERNS, won, _first_dangers(), 1)
    fine = _fitted(rows, won, np.tile(coarse, _CASES), _CASES)
    return np.asarray(np.exp(-_in_order(fine.reshape(_CASES, PATTERNS))).reshape(2, MOST_PUT + 1, PATTERNS))


def rows_of(trials: Trials) -> Indices:
    """For each trial the cells of its four suits."""
    leads = (trials["seat"] == 0).astype(np.int64)
    rows = []
    for suit in SUITS:
        hand = trials["hand"] >> 8 * suit & 0xFF
        put = np.array([byte.bit_count() for byte in range(256)])[trials["put"] >> 8 * suit & 0xFF]
        rows.append((leads * (MOST_PUT + 1) + put) * PATTERNS + _PATTERN[suit][hand])
    return np.stack(rows, axis=1)


def _first_dangers() -> Array:
    """A guess from how many steps the cards of a suit stand too high."""
    dangers = np.zeros(PATTERNS)
    for pattern in range(PATTERNS):
        places = [place for place in range(8) if pattern >> place & 1]
        dangers[pattern] = _FIRST * sum(max(place - 2 * below, 0) for below, place in enumerate(places))
    return dangers


def _fitted(rows: Indices, won: Array, first: Array, cases: int) -> Array:
    certain = np.array(
        [is_certain(cell % PATTERNS, cell // PATTERNS >= _CASES // 2) for cell in range(cases * PATTERNS)]
    )
    lower, higher = (np.concatenate([pair + PATTERNS * case for case in range(cases)]) for pair in _ordered_pairs())

    def loss(dangers: Array) -> tuple[float, Array]:
        sums = np.maximum(dangers[rows].sum(axis=1), _LEAST)
        chances = np.exp(-sums)
        value = float((won * sums - (1 - won) * np.log1p(-chances)).sum())
        each = won - (1 - won) * chances / (1 - chances)
        slope: Array = np.zeros(len(dangers))
        np.add.at(slope, rows.ravel(), np.repeat(each, len(SUITS)))
        off = dangers - first
        wrong = np.maximum(dangers[lower] - dangers[higher], 0)
        slope += 2 * _TIE * off
        np.add.at(slope, lower, 2 * _STEEPNESS * wrong)
        np.add.at(slope, higher, -2 * _STEEPNESS * wrong)
        return value + float(_TIE * off @ off + _STEEPNESS * wrong @ wrong), slope

    bounds = [(0.0, 0.0) if sure else (0.0, 8.0) for sure in certain]
    start = np.where(certain, 0.0, np.maximum(first, 0.01))
    found: Any = minimize(loss, start, jac=True, method="L-BFGS-B", bounds=bounds, options={"maxiter": 300})
    return np.asarray(found.x)


def _ordered_pairs() -> tuple[Indices, Indices]:
    """Patterns and others in which one card has moved up by a place."""
    pairs = [
        (pattern, pattern ^ (3 << place))
        for pattern in range(PATTERNS)
        for place in range(7)
        if pattern >> place & 3 == 1
    ]
    return np.array([pair[0] for pair in pairs]), np.array([pair[1] for pair in pairs])


def _in_order(dangers: Array) -> Array:
    """With what little disorder is left taken away: nothing is more dangerous than with a higher card."""
    ordered = dangers.copy()
    for lower, higher in sorted(zip(*map(np.ndarray.tolist, _ordered_pairs()), strict=True)):
        ordered[:, higher] = np.maximum(ordered[:, higher], ordered[:, lower])
    return ordered
