"""Tables fitted by maximum likelihood: plain numpy, small steps over shuffled batches (Adam)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

Array: TypeAlias = npt.NDArray[np.float64]
Indices: TypeAlias = npt.NDArray[np.int64]
# The gradient of the mean log-likelihood of some examples at given cells.
Gradient: TypeAlias = Callable[[Array, Indices], Array]

_BATCH: Final = 4096
_RATE: Final = 0.05
_DECAY: Final = 1e-5  # of cells without evidence, towards 0


def maximise(cells: int, examples: int, gradient: Gradient, *, epochs: int, seed: int) -> Array:
    """Cells under which the examples are likely."""
    table, mean, square = np.zeros(cells), np.zeros(cells), np.zeros(cells)
    batches = list(_batches(examples, epochs, np.random.default_rng(seed)))
    for step, batch in enumerate(batches, start=1):
        slope = gradient(table, batch) - _DECAY * table
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope**2 - square)
        rate = _RATE * (1 - (step - 1) / len(batches))
        table += rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return table


def _batches(examples: int, epochs: int, source: np.random.Generator) -> Iterator[Indices]:
    for _ in range(epochs):
        order = source.permutation(examples)
        for first in range(0, examples, _BATCH):
            yield order[first : first + _BATCH]


def softmax(scores: Array) -> Array:
    """Along the last axis."""
    shares = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return np.asarray(shares / shares.sum(axis=-1, keepdims=True))


def summed(rows: Indices, values: Array, cells: int) -> Array:
    """What falls on each row."""
    return np.bincount(rows.ravel(), weights=values.ravel(), minlength=cells).astype(np.float64)
