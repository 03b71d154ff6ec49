"""A net fitted to decisions: small steps over shuffled batches (Adam), which get smaller to the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from kiebitz.training.policy.decisions import OUTPUTS, Decisions, Inputs
from kiebitz.training.policy.network import Array, Numbers, Pass, first_numbers

_STEADY: Final = 0.9  # how much of the last slopes a step keeps
_STEADY_SQUARES: Final = 0.999
_TINY: Final = 1e-8


@dataclass(frozen=True, slots=True)
class Lesson:
    """How a net is taught. The same lesson and decisions give the same numbers.

    rate   the length of the first steps
    decay  how fast numbers without evidence shrink towards 0, against the rate
    """

    epochs: int = 12
    batch: int = 512
    rate: float = 2e-3
    decay: float = 1.0
    seed: int = 1

    def to_go_on(self) -> Lesson:
        """For a net that has learned before: half of the epochs, in steps half as long."""
        return replace(self, epochs=-(-self.epochs // 2), rate=self.rate / 2)


def fit(decisions: Decisions, family: int, lesson: Lesson, start: Numbers | None = None) -> Numbers:
    """Numbers under which what was played in the decisions is likely, found from random ones or others."""
    numbers = first_numbers(lesson.seed) if start is None else {name: array.copy() for name, array in start.items()}
    steps = _Steps(numbers, lesson, len(decisions))
    for epoch in range(lesson.epochs):
        for batch in _batches(len(decisions), lesson, epoch):
            steps.take(Pass(numbers, family, Inputs.of(decisions[batch])).slope())
    return numbers


def answers(decisions: Decisions, numbers: Numbers, family: int) -> tuple[Array, Array]:
    """In every decision the logarithm of each output's chance, and the outcome."""
    passes = [
        Pass(numbers, family, Inputs.of(decisions[first : first + 4096])) for first in range(0, len(decisions), 4096)
    ]
    return (
        np.concatenate([np.zeros((0, OUTPUTS), np.float32), *(one.log_chances for one in passes)]),
        np.concatenate([np.zeros(0, np.float32), *(one.outcomes for one in passes)]),
    )


class _Steps:
    """Changes numbers in place, step by step."""

    def __init__(self, numbers: Numbers, lesson: Lesson, decisions: int) -> None:
        self._numbers, self._lesson = numbers, lesson
        self._total = lesson.epochs * -(-decisions // lesson.batch)
        self._taken = 0
        self._means = {name: np.zeros_like(array) for name, array in numbers.items()}
        self._squares = {name: np.zeros_like(array) for name, array in numbers.items()}

    def take(self, slope: Numbers) -> None:
        rate = self._lesson.rate * (1 - self._taken / self._total)
        self._taken += 1
        for name, array in self._numbers.items():
            mean, square = self._means[name], self._squares[name]
            mean += (1 - _STEADY) * (slope[name] - mean)
            square += (1 - _STEADY_SQUARES) * (slope[name] ** 2 - square)
            step = mean / (1 - _STEADY**self._taken)
            step /= np.sqrt(square / (1 - _STEADY_SQUARES**self._taken)) + _TINY
            array -= np.float32(rate) * (step + np.float32(self._lesson.decay) * array)


def _batches(examples: int, lesson: Lesson, epoch: int) -> Iterator[npt.NDArray[np.int64]]:
    order = np.random.default_rng((lesson.seed, epoch)).permutation(examples)
    for first in range(0, examples, lesson.batch):
        yield order[first : first + lesson.batch]
