"""Starts of tricks of one kind of game, many side by side, and what the core knows of all of them at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kiebitz import _core
from kiebitz.contract import Kind
from kiebitz.training.values.labels import KINDS, Labels

_PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class Starts:
    """Positions, and the values that the solver has found; `family` is the place of their kind in `KINDS`."""

    family: int
    labels: Labels

    @classmethod
    def of(cls, labels: Labels, family: int) -> Starts:
        """Those of one kind of game."""
        return cls(family, labels[labels["kind"] == family])

    def __getitem__(self, rows: npt.NDArray[Any] | slice) -> Starts:
        return Starts(self.family, self.labels[rows])

    def __len__(self) -> int:
        return len(self.labels)

    @property
    def kind(self) -> Kind:
        return KINDS[self.family]

    @property
    def hands(self) -> npt.NDArray[np.uint32]:
        return np.ascontiguousarray(self.labels["hands"])

    @property
    def leaders(self) -> npt.NDArray[np.uint8]:
        return np.ascontiguousarray(self.labels["leader"])

    @property
    def sizes(self) -> npt.NDArray[np.int64]:
        return self.labels["size"].astype(np.int64)

    @property
    def values(self) -> npt.NDArray[np.float32]:
        return self.labels["value"].astype(np.float32)

    def bounds(self) -> npt.NDArray[np.int32]:
        """What static analysis proves of each value, at least and at most."""
        found = _core.value_bounds(self.kind, self.hands.tobytes(), self.leaders.tobytes())
        return np.frombuffer(found, "<i4").reshape(-1, _PAIR)

    def features(self) -> npt.NDArray[np.int32]:
        """What Furtak's linear estimators look at."""
        found = _core.value_features(self.kind, self.hands.tobytes(), self.leaders.tobytes())
        return np.frombuffer(found, "<i4").reshape(len(self), -1)

    def estimates(self, estimator: _core.ValueEstimator) -> npt.NDArray[np.float32]:
        """Value and mean error of each, by the core."""
        found = estimator.estimates(self.kind, self.hands.tobytes(), self.leaders.tobytes())
        return np.frombuffer(found, "<f4").reshape(-1, _PAIR)
