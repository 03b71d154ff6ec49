"""Logistic regression on table entries: more weights than the data can tell apart, so weights lean on each other.

The weight of an entry is a part of its own plus those of the coarser groups it belongs to: the same cards in another
context, or all patterns with the same length and high cards. Parts are drawn towards zero, fine ones harder than coarse
ones, so a pattern seen rarely is judged by its group. All that is left in the end is the sum.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int32]

GROUP_PENALTY: Final = 6.0
_MEMORY: Final = 8  # steps by which the curvature is known
_SMALLEST_GAIN: Final = 1e-8  # of a step, as a share of the loss; less ends the search


@dataclass(frozen=True, slots=True)
class Groups:
    """How the entries of a family hang together.

    penalties  how hard the own part of each entry is drawn to zero
    parents    for each way to group, the group of every entry, -1 for none
    """

    penalties: Floats
    parents: tuple[Ints, ...]


def fit(places: Ints, labels: NDArray[np.bool_], groups: Groups, *, base: Floats | None = None, steps: int) -> Floats:
    """The weights of all entries; `places` has a row of entries for each sample.

    With a base only the differences to its weights are drawn to zero: it is right where nothing is known.
    """
    offset = np.zeros(len(labels)) if base is None else log_odds(places, base)
    problem = _Problem(places, labels.astype(np.float64), groups, offset)
    weights = problem.weights(minimize(problem.loss, np.zeros(problem.size), steps))
    return weights if base is None else base + weights


def log_odds(places: Ints, weights: Floats) -> Floats:
    odds: Floats = weights[places].sum(axis=1)
    return odds


def probabilities(odds: Floats) -> Floats:
    return np.asarray(0.5 + 0.5 * np.tanh(0.5 * odds))


def log_loss(chances: Floats, labels: NDArray[np.bool_]) -> float:
    """The mean negative log likelihood, in nats."""
    likelihood = np.where(labels, chances, 1 - chances)
    return float(-np.log(np.clip(likelihood, 1e-9, 1)).mean())


class _Problem:
    """The penalised loss of parameters: the own parts of all entries, then the parts of the groups.

    Each parameter is measured in its own unit, by which the loss is about equally curved in all of them: entries that
    are seen often would else be found long before rare ones.
    """

    def __init__(self, places: Ints, labels: Floats, groups: Groups, offset: Floats) -> None:
        self._columns = [np.ascontiguousarray(column, np.intp) for column in places.T]
        self._labels = labels
        self._offset = offset
        self._entries = len(groups.penalties)
        self._parents = [np.where(parent < 0, parent.max() + 1, parent) for parent in groups.parents]
        self._sizes = [int(parent.max()) + 1 for parent in self._parents]
        self.size = self._entries + sum(self._sizes)
        self._penalties = np.concatenate([groups.penalties, np.full(sum(self._sizes), GROUP_PENALTY)])

        self._units = 1.0 / np.sqrt(self._penalties + 0.15 * self._spread(self._seen()))

    def _seen(self) -> Floats:
        """How often each entry comes."""
        seen = np.zeros(self._entries)
        for column in self._columns:
            seen += np.bincount(column, minlength=self._entries)
        return seen

    def _spread(self, own: Floats) -> Floats:
        """Numbers of the entries, then their sums over each group."""
        groups = [np.bincount(parent, own, size) for parent, size in zip(self._parents, self._sizes, strict=True)]
        return np.concatenate([own, *groups])

    def weights(self, parameters: Floats) -> Floats:
        parameters = parameters * self._units
        weights = parameters[: self._entries].copy()
        start = self._entries
        for parent, size in zip(self._parents, self._sizes, strict=True):
            weights += parameters[start : start + size][parent]
            start += size
        return weights

    def loss(self, parameters: Floats) -> tuple[float, Floats]:
        weights = self.weights(parameters)
        odds = self._offset.copy()
        for column in self._columns:
            odds += weights[column]
        loss = float(np.logaddexp(0, odds).sum()) - _dot(self._labels, odds)
        in_units = self._units * parameters
        loss += 0.5 * _dot(self._penalties * in_units, in_units)
        residual = probabilities(odds) - self._labels
        own = np.zeros(self._entries)
        for column in self._columns:
            own += np.bincount(column, residual, self._entries)
        return loss, (self._spread(own) + self._penalties * in_units) * self._units


def minimize(loss: Callable[[Floats], tuple[float, Floats]], start: Floats, steps: int) -> Floats:
    """The point at which a smooth convex loss, given with its gradient, is least, as far as so many steps lead."""
    from scipy.optimize import minimize as search  # takes a moment to import

    options = {"maxiter": steps, "maxcor": _MEMORY, "ftol": _SMALLEST_GAIN, "gtol": 0.0}
    found: Floats = search(loss, start, jac=True, method="L-BFGS-B", options=options).x
    return found


def _dot(one: Floats, other: Floats) -> float:
    """The scalar product without the linear algebra library, whose threads wait for each other on a busy machine."""
    return float(np.einsum("i,i->", one, other))
