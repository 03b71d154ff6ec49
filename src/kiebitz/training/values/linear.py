"""Furtak's linear estimators: sums of the weights of the features that a position has, by least squares.

There is one for each kind of game, leader and number of cards. Errors may be capped, as in the thesis: then those that
are far off pull no harder than others.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt
from scipy import sparse
from scipy.sparse.linalg import lsmr

from kiebitz.training.values.starts import Starts

Array: TypeAlias = npt.NDArray[np.float64]

_SHRINK: Final = 1.5  # how hard weights are held to 0: a feature seen once tells little
_ROUNDS: Final = 40  # of least squares
_CAPPED_ROUNDS: Final = 3
_CAP: Final = 4.0  # points


def linear_estimates(fitting: Starts, asked: Starts, *, capped: bool) -> Array:
    """What weights fitted to some positions say of others, all with the same leader and number of cards.

    A feature that has not been seen weighs nothing.
    """
    columns, places = _columns(fitting, asked)
    seen, new = _rows(places[: len(fitting)], columns), _rows(places[len(fitting) :], columns)
    wanted = fitting.values.astype(float)
    mean = float(np.median(wanted) if capped else wanted.mean())
    weights = _least_squares(seen, wanted - mean, np.ones(len(wanted)))
    for _ in range(_CAPPED_ROUNDS if capped else 0):
        off = np.abs(seen @ weights + mean - wanted)
        weights = _least_squares(seen, wanted - mean, np.sqrt(_CAP / np.maximum(off, _CAP)))
    return np.asarray(new @ weights + mean)


def _columns(*parts: Starts) -> tuple[int, npt.NDArray[np.int64]]:
    """How many different features there are, and for each position the numbers of its own."""
    features = np.concatenate([part.features() for part in parts]).astype(np.int64)
    features += np.arange(features.shape[1]) << 32  # each has a table of its own
    different, places = np.unique(features, return_inverse=True)
    return len(different), places.reshape(features.shape)


def _rows(places: npt.NDArray[np.int64], columns: int) -> sparse.csr_matrix:
    rows, each = places.shape
    ends = np.arange(0, rows * each + 1, each)
    return sparse.csr_matrix((np.ones(rows * each), places.ravel(), ends), shape=(rows, columns))


def _least_squares(rows: sparse.csr_matrix, wanted: Array, weights: Array) -> Array:
    weighed = sparse.diags(weights) @ rows
    return np.asarray(lsmr(weighed, weights * wanted, damp=_SHRINK, maxiter=_ROUNDS)[0])
