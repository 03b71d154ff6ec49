"""The network fitted to labels: small steps over shuffled batches (Adam), which get smaller to the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from kiebitz.training.values.network import POINTS_OF_ONE, Inputs, Numbers, Pass, first_numbers
from kiebitz.training.values.starts import Starts

_STEADY: Final = 0.9  # how much of the last slopes a step keeps
_STEADY_SQUARES: Final = 0.999
_TINY: Final = 1e-8
_WARMING: Final = 100  # steps until the first full one


@dataclass(frozen=True, slots=True)
class Lesson:
    """How a net is taught. The same lesson and labels give the same numbers.

    rate  the length of the first steps
    """

    epochs: int = 40
    batch: int = 1024
    rate: float = 6e-3
    seed: int = 1


def fit(starts: Starts, lesson: Lesson, watch: Callable[[], None] = lambda: None) -> Numbers:
    """Numbers under which the errors are small; `watch` is called after each epoch."""
    inputs = Inputs.of(starts)
    wanted = starts.values / np.float32(POINTS_OF_ONE)
    numbers = first_numbers(lesson.seed, float(np.median(wanted)))
    steps = _Steps(numbers, lesson, len(inputs))
    for epoch in range(lesson.epochs):
        order = np.random.default_rng((lesson.seed, epoch)).permutation(len(inputs))
        for first in range(0, len(order), lesson.batch):
            rows = order[first : first + lesson.batch]
            steps.take(Pass(numbers, starts.family, inputs[rows]).slope(wanted[rows]))
        watch()
    return numbers


class _Steps:
    """Changes numbers in place, step by step."""

    def __init__(self, numbers: Numbers, lesson: Lesson, positions: int) -> None:
        self._numbers, self._lesson = numbers, lesson
        self._total = lesson.epochs * -(-positions // lesson.batch)
        self._taken = 0
        self._means = {name: np.zeros_like(array) for name, array in numbers.items()}
        self._squares = {name: np.zeros_like(array) for name, array in numbers.items()}

    def take(self, slope: Numbers) -> None:
        rate = self._lesson.rate * (1 - self._taken / self._total)
        self._taken += 1
        rate *= min(1.0, self._taken / _WARMING)
        for name, array in self._numbers.items():
            mean, square = self._means[name], self._squares[name]
            mean += (1 - _STEADY) * (slope[name] - mean)
            square += (1 - _STEADY_SQUARES) * (slope[name] ** 2 - square)
            step = mean / (1 - _STEADY**self._taken)
            step /= np.sqrt(square / (1 - _STEADY_SQUARES**self._taken)) + _TINY
            array -= np.float32(rate) * step
