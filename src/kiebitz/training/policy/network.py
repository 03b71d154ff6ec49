"""The policy's network in numpy: what the core computes (`cpp/evaluate/policy.hpp`), and its slope, to learn by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from kiebitz import _core
from kiebitz.training.policy.decisions import Inputs

Array: TypeAlias = npt.NDArray[np.float32]
Numbers: TypeAlias = dict[str, Array]

_CORE: Final = _core.Policy
_TYPES: Final = 2  # of groups: the trumps, and the others
_TRUMPS: Final = 0
_SIDE: Final = 1

# In the order in which the core reads them.
SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "rows": (_TYPES, _CORE.group_bits, _CORE.feelers),
    "context_rows": (_TYPES, _CORE.context_bits, _CORE.feelers),
    "sums": (_TYPES, _CORE.feelers, _CORE.hidden),
    "context_sums": (_CORE.context_bits, _CORE.hidden),
    "query": (_CORE.hidden, _CORE.key),
    "query_bias": (_CORE.key,),
    "keys": (_TYPES, _CORE.places, _CORE.feelers, _CORE.key),
    "key_bias": (_TYPES, _CORE.places, _CORE.key),
    "outcome": (_CORE.hidden,),
}
# Learning begins with random numbers of the size of one over the square root of these. Where bits are rarely set they
# must be small: what is never learned away stays as noise.
_SMALLNESS: Final = {"rows": 400, "context_rows": 100, "sums": 96, "context_sums": 400, "query": 64, "keys": 64}
_FORBIDDEN: Final = -1e9
# What the squared error of an outcome counts beside the logarithm of a card's chance: the cards are what matters.
_OUTCOMES: Final = 0.3

# The groups that each family of nets has: suit games, grand, null.
GROUPS: Final = ((0, 1, 2, 3), (0, 1, 2, 3, 4), (1, 2, 3, 4))


def first_numbers(seed: int) -> Numbers:
    """Where learning begins."""
    source = np.random.default_rng(seed)
    return {
        name: (source.standard_normal(shape) / np.sqrt(_SMALLNESS[name])).astype(np.float32)
        if name in _SMALLNESS
        else np.zeros(shape, np.float32)
        for name, shape in SHAPES.items()
    }


def flat(numbers: Numbers) -> Array:
    """All numbers of a net in one row, as the core reads them."""
    return np.concatenate([numbers[name].ravel() for name in SHAPES])


@dataclass(frozen=True, slots=True)
class _Card:
    """A card of a group, and the decisions in which it is legal."""

    group: int
    place: int
    row: npt.NDArray[np.int64]

    @property
    def type(self) -> int:
        return _type_of(self.group)

    @property
    def output(self) -> int:
        return self.group * _CORE.places + self.place


def nets_of(packed: bytes) -> list[Numbers]:
    """The numbers of all nets, from the bytes that the core reads."""
    _CORE(packed)  # it refuses what is no network
    nets = np.frombuffer(packed, "<f4").reshape(_CORE.nets, -1)
    ends = np.cumsum([np.prod(shape) for shape in SHAPES.values()])
    return [
        {
            name: part.reshape(shape).copy()
            for (name, shape), part in zip(SHAPES.items(), np.split(net, ends[:-1]), strict=True)
        }
        for net in nets
    ]


class Pass:
    """Some decisions on their way through a net of a family, and back."""

    def __init__(self, numbers: Numbers, family: int, inputs: Inputs) -> None:
        self._numbers, self._inputs = numbers, inputs
        self._groups = GROUPS[family]
        self._feelers = {group: self._feelers_of(group) for group in self._groups}
        self._hidden = self._hidden_of()
        self._query = self._hidden @ numbers["query"] + numbers["query_bias"]
        self._cards = self._legal_cards()
        self._keys = [self._keys_of(card) for card in self._cards]
        self.log_chances = self._log_chances()
        self.outcomes: Array = self._hidden @ numbers["outcome"]

    def losses(self) -> Array:
        """How unlikely each target was taken to be, and how far off the outcome is."""
        unlikely = -np.where(self._inputs.legal, self._inputs.targets * self.log_chances, 0).sum(axis=1)
        return np.asarray(unlikely + _OUTCOMES / 2 * self._outcome_errors() ** 2)

    def slope(self) -> Numbers:
        """By how much each number, made larger, makes the mean loss larger."""
        inputs, numbers = self._inputs, self._numbers
        slope = {name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()}
        wrong = np.where(inputs.legal, np.exp(self.log_chances) - inputs.targets, 0).astype(np.float32)
        wrong /= np.float32(len(wrong))
        to_feelers = {group: np.zeros_like(feelers) for group, feelers in self._feelers.items()}
        to_query = np.zeros_like(self._query)
        for card, keys in zip(self._cards, self._keys, strict=True):
            self._back_through_card(card, keys, wrong, slope, to_feelers, to_query)
        slope["query"] = self._hidden.T @ to_query
        slope["query_bias"] = to_query.sum(axis=0)
        off = np.float32(_OUTCOMES / len(wrong)) * self._outcome_errors()
        slope["outcome"] = self._hidden.T @ off
        to_hidden = (to_query @ numbers["query"].T + np.outer(off, numbers["outcome"])) * (self._hidden > 0)
        slope["context_sums"] = inputs.context.T @ to_hidden
        for group, feelers in self._feelers.items():
            type_ = _type_of(group)
            slope["sums"][type_] += feelers.T @ to_hidden
            to_feelers[group] += to_hidden @ numbers["sums"][type_].T
            to_feelers[group] *= feelers > 0
            slope["rows"][type_] += inputs.groups[:, group].T @ to_feelers[group]
            slope["context_rows"][type_] += inputs.context.T @ to_feelers[group]
        return slope

    def _outcome_errors(self) -> Array:
        return np.asarray(self.outcomes - self._inputs.outcomes)

    def _feelers_of(self, group: int) -> Array:
        type_ = _type_of(group)
        sums = self._inputs.groups[:, group] @ self._numbers["rows"][type_]
        sums += self._inputs.context @ self._numbers["context_rows"][type_]
        return np.asarray(np.maximum(sums, 0, out=sums))

    def _hidden_of(self) -> Array:
        sums = self._inputs.context @ self._numbers["context_sums"]
        for group, feelers in self._feelers.items():
            sums += feelers @ self._numbers["sums"][_type_of(group)]
        return np.asarray(np.maximum(sums, 0, out=sums))

    def _legal_cards(self) -> list[_Card]:
        cards = [
            _Card(group, place, np.flatnonzero(self._inputs.legal[:, group * _CORE.places + place]))
            for group in self._groups
            for place in range(_CORE.places)
        ]
        return [card for card in cards if len(card.row)]

    def _keys_of(self, card: _Card) -> Array:
        keys = self._feelers[card.group][card.row] @ self._numbers["keys"][card.type, card.place]
        return np.asarray(keys + self._numbers["key_bias"][card.type, card.place])

    def _log_chances(self) -> Array:
        scores = np.full(self._inputs.legal.shape, _FORBIDDEN, np.float32)
        for card, keys in zip(self._cards, self._keys, strict=True):
            scores[card.row, card.output] = np.einsum("nd,nd->n", keys, self._query[card.row])
        scores -= scores.max(axis=1, keepdims=True)
        return np.asarray(scores - np.log(np.exp(scores).sum(axis=1, keepdims=True)))

    def _back_through_card(
        self, card: _Card, keys: Array, wrong: Array, slope: Numbers, to_feelers: dict[int, Array], to_query: Array
    ) -> None:
        amount = wrong[card.row, card.output][:, None]
        to_query[card.row] += amount * keys
        to_keys = amount * self._query[card.row]
        slope["key_bias"][card.type, card.place] += to_keys.sum(axis=0)
        slope["keys"][card.type, card.place] += self._feelers[card.group][card.row].T @ to_keys
        to_feelers[card.group][card.row] += to_keys @ self._numbers["keys"][card.type, card.place].T


def _type_of(group: int) -> int:
    return _TRUMPS if group == 0 else _SIDE
