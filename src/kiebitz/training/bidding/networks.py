"""A model of networks taken apart: what corrects their odds can be replaced, the networks stay as they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kiebitz import _core
from kiebitz.bidding.chances import CONTESTS, FAMILIES, LANES, Model
from kiebitz.deals import SEATS
from kiebitz.training.bidding.fit import Floats
from kiebitz.training.bidding.openings import opened
from kiebitz.training.bidding.samples import Samples

_FLOAT: Final = 4  # bytes
_SHIFTS: Final = (len(SEATS), CONTESTS, LANES)
_CORRECTION: Final = (len(SEATS) * CONTESTS + 1) * LANES
_CORRECTIONS: Final = 2 * len(FAMILIES) * _CORRECTION


def is_of_networks(model: Model) -> bool:
    """Whether a model has networks instead of tables."""
    return len(model.numbers) == len(_core.OpeningLearner(0).numbers())


def uncorrected(model: Model) -> Model:
    """As the networks were learned, before any auction."""
    apart = Networks.of(model)
    for row in apart.parts:
        for part in row:
            part.shift[:], part.scale[:] = 0, 1
    return apart.model()


@dataclass
class Correction:
    """What corrects one part."""

    shift: Floats  # for each seat and contest, a row of lanes
    scale: Floats


@dataclass
class Networks:
    """A model taken apart: `parts[is_hand_game][family]`."""

    numbers: bytes  # of the networks alone
    parts: list[list[Correction]]

    @classmethod
    def of(cls, model: Model) -> Networks:
        """Networks first, then the corrections."""
        start = len(model.numbers) - _CORRECTIONS * _FLOAT
        rows = np.frombuffer(model.numbers[start:], "<f4").astype(np.float64).reshape(2, len(FAMILIES), _CORRECTION)
        parts = [[Correction(row[:-LANES].reshape(_SHIFTS), row[-LANES:]) for row in family] for family in rows]
        return cls(model.numbers[:start], parts)

    def odds(self, samples: Samples, is_hand_game: bool, family: int, lane: int) -> Floats:
        """Of samples of one part, before they are corrected."""
        found = _core.evaluate_openings(self.model().evaluator, opened(samples), corrected=False)
        rows: NDArray[np.float32] = np.frombuffer(found, "<f4").reshape(-1, LANES)
        return rows[:, lane].astype(np.float64)

    def model(self) -> Model:
        """Put together again."""
        rows = [block.ravel() for row in self.parts for part in row for block in (part.shift, part.scale)]
        return Model(self.numbers + np.concatenate(rows).astype("<f4").tobytes())
