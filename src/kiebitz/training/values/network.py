"""The network of values in numpy: what the core computes (`cpp/evaluate/value_net.hpp`), and its slope, to learn by.

Many positions of a batch have suits that lie alike, so each pattern of a group is worked out once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt
from scipy import sparse

from kiebitz import _core
from kiebitz.training.values.labels import SIZES
from kiebitz.training.values.starts import Starts

Array: TypeAlias = npt.NDArray[np.float32]
Indices: TypeAlias = npt.NDArray[np.int64]
Numbers: TypeAlias = dict[str, Array]

POINTS_OF_ONE: Final = 10.0  # values are learned in tens of points
_LEAST_ERROR: Final = 0.02
_PLAYERS: Final = 3
_MOST_CARDS: Final = 7  # of a group
_GROUP_BITS: Final = _PLAYERS * _MOST_CARDS + _PLAYERS
_CONTEXTS: Final = _PLAYERS * len(SIZES)
_FEELERS, _HIDDEN, _DEEP = _core.ValueEstimator.feelers, _core.ValueEstimator.hidden, _core.ValueEstimator.deep
_PRICE_OF_DOUBT: Final = 0.15  # what the likelihood of an error counts beside its size

# How many groups of each kind there are, side suits first, and their cards: of suit games and of grand.
GROUPS: Final = (((3, 7), (1, 7), (1, 6)), ((4, 7), (1, 4)))

SHAPES: Final[dict[str, tuple[int, ...]]] = {  # in the order in which the core reads them
    "rows": (3, _GROUP_BITS, _FEELERS),
    "bias": (3, _FEELERS),
    "sums": (3, _FEELERS, _HIDDEN),
    "context": (_CONTEXTS, _HIDDEN),
    "deep": (_HIDDEN, _DEEP),
    "deep_bias": (_DEEP,),
    "heads": (2, _DEEP),
    "head_bias": (8,),
}
_SIZES_AT_FIRST: Final = {
    "rows": 8**-0.5,
    "sums": (2.5 * _FEELERS) ** -0.5,
    "deep": (_HIDDEN / 2) ** -0.5,
    "heads": 0.05,
}


def first_numbers(seed: int, mean: float) -> Numbers:
    """Where learning begins: random numbers, and the mean of the values."""
    source = np.random.default_rng(seed)
    numbers = {
        name: np.asarray(source.standard_normal(shape) * _SIZES_AT_FIRST.get(name, 0), np.float32)
        for name, shape in SHAPES.items()
    }
    numbers["head_bias"][0] = mean
    return numbers


def flat(numbers: Numbers) -> Array:
    """All numbers of a net in one row, as the core reads them."""
    return np.concatenate([numbers[name].ravel() for name in SHAPES])


@dataclass(frozen=True, slots=True)
class Inputs:
    """Positions of one family as its net reads them."""

    patterns: tuple[Indices, ...]  # of each kind of group, a row a position, with the leader in the highest bits
    context: Indices

    @classmethod
    def of(cls, starts: Starts) -> Inputs:
        """From starts of tricks of one kind."""
        leaders = starts.leaders.astype(np.int64)
        found = _core.value_patterns(starts.kind, starts.hands.tobytes(), starts.leaders.tobytes())
        patterns = np.frombuffer(found, "<i4").reshape(len(leaders), -1).astype(np.int64)
        parts, first = [], 0
        for number, cards in GROUPS[starts.family]:
            parts.append(patterns[:, first : first + number] + (leaders[:, None] << 2 * cards))
            first += number
        return cls(tuple(parts), leaders * len(SIZES) + (max(SIZES) - starts.sizes))

    def __getitem__(self, rows: Indices) -> Inputs:
        return Inputs(tuple(part[rows] for part in self.patterns), self.context[rows])

    def __len__(self) -> int:
        return len(self.context)


@dataclass(frozen=True, slots=True)
class _Group:
    """The groups of a kind in a batch: each pattern once, and which positions have it how often."""

    number: int
    bits: Array
    feelers: Array
    having: sparse.csr_matrix


class Pass:
    """Some positions on their way through the net of a family, and back."""

    def __init__(self, numbers: Numbers, family: int, inputs: Inputs) -> None:
        self._numbers, self._inputs = numbers, inputs
        self._groups = [self._group(at, cards, inputs.patterns[at]) for at, (_, cards) in enumerate(GROUPS[family])]
        self._sum: Array = numbers["context"][inputs.context]
        for group in self._groups:
            self._sum = self._sum + group.having @ (group.feelers @ numbers["sums"][group.number])
        self._hidden = np.maximum(self._sum, 0)
        self._deep = np.maximum(self._hidden @ numbers["deep"] + numbers["deep_bias"], 0)
        found = self._deep @ numbers["heads"].T + numbers["head_bias"][:2]
        self.values: Array = found[:, 0]
        self._doubts: Array = found[:, 1]
        self._roots = np.sqrt(self._doubts**2 + 1)
        self.errors: Array = np.asarray(_LEAST_ERROR + (self._doubts + self._roots) / POINTS_OF_ONE, np.float32)

    def slope(self, wanted: Array) -> Numbers:
        """By how much each number, made larger, makes the mean loss larger: the error, and how unlikely it was."""
        numbers, count = self._numbers, np.float32(len(wanted))
        off = self.values - wanted
        to_heads = np.empty((len(wanted), 2), np.float32)
        to_heads[:, 0] = np.sign(off) * (1 + _PRICE_OF_DOUBT / self.errors)
        unlikely = (1 - np.abs(off) / self.errors) / self.errors
        to_heads[:, 1] = _PRICE_OF_DOUBT * unlikely * (1 + self._doubts / self._roots) / POINTS_OF_ONE
        to_heads /= count
        to_deep = (to_heads @ numbers["heads"]) * (self._deep > 0)
        to_sum = (to_deep @ numbers["deep"].T) * (self._sum > 0)
        slope = {name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()}
        slope["heads"] = to_heads.T @ self._deep
        slope["head_bias"][:2] = to_heads.sum(axis=0)
        slope["deep"], slope["deep_bias"] = self._hidden.T @ to_deep, to_deep.sum(axis=0)
        slope["context"] = _incidence(self._inputs.context[:, None], _CONTEXTS).T @ to_sum
        for group in self._groups:
            to_pattern = group.having.T @ to_sum
            to_feelers = (to_pattern @ numbers["sums"][group.number].T) * (group.feelers > 0)
            slope["sums"][group.number] = group.feelers.T @ to_pattern
            slope["rows"][group.number] = group.bits.T @ to_feelers
            slope["bias"][group.number] = to_feelers.sum(axis=0)
        return slope

    def _group(self, number: int, cards: int, patterns: Indices) -> _Group:
        different, places = np.unique(patterns, return_inverse=True)
        bits = _bits_of(different, cards)
        feelers = np.maximum(bits @ self._numbers["rows"][number] + self._numbers["bias"][number], 0)
        return _Group(number, bits, feelers, _incidence(places.reshape(patterns.shape), len(different)))


def _bits_of(patterns: Indices, cards: int) -> Array:
    """A row for each pattern: who holds each card, and who leads."""
    bits = np.zeros((len(patterns), _GROUP_BITS), np.float32)
    rows = np.arange(len(patterns))
    for card in range(cards):
        owner = (patterns >> card & 1) + 2 * (patterns >> (cards + card) & 1)
        held = owner > 0
        bits[rows[held], _PLAYERS * card + owner[held] - 1] = 1
    bits[rows, _PLAYERS * _MOST_CARDS + (patterns >> 2 * cards)] = 1
    return bits


def _incidence(places: Indices, columns: int) -> sparse.csr_matrix:
    rows, each = places.shape
    ends = np.arange(0, rows * each + 1, each)
    return sparse.csr_matrix((np.ones(rows * each, np.float32), places.ravel(), ends), shape=(rows, columns))
