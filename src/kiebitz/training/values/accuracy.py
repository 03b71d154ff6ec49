"""How far estimates are from the solver: mean absolute error and standard deviation, beside the thesis's Table 7.3."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from kiebitz import _core
from kiebitz.training.values.labels import SIZES
from kiebitz.training.values.linear import linear_estimates
from kiebitz.training.values.starts import Starts

Numbers: TypeAlias = npt.NDArray[np.floating[Any]]

FAMILIES: Final = ("suit", "grand")
LEADERS: Final = ("declarer", "first defender", "second defender")
DEALS: Final = ("random", "worth bidding")


def rows(fitting: Starts, held_out: Starts, estimator: _core.ValueEstimator) -> Iterator[dict[str, Any]]:
    """One for each number of cards and leader: the linear estimators of the thesis and the network."""
    for size in SIZES:
        for leader, name in enumerate(LEADERS):
            seen, asked = (_part(starts, size, leader) for starts in (fitting, held_out))
            yield {
                "game": FAMILIES[held_out.family],
                "cards": size,
                "leader": name,
                **{
                    deals: _row(seen, asked[asked.labels["played"] == played], estimator)
                    for played, deals in enumerate(DEALS)
                },
            }


def _part(starts: Starts, size: int, leader: int) -> Starts:
    return starts[(starts.sizes == size) & (starts.leaders == leader)]


def _row(fitting: Starts, asked: Starts, estimator: _core.ValueEstimator) -> dict[str, Any]:
    if not len(asked) or not len(fitting):
        return {"positions": 0}
    bounds = asked.bounds()
    plain, capped = (linear_estimates(fitting, asked, capped=capped) for capped in (False, True))
    network = asked.estimates(estimator)
    return {
        "positions": len(asked),
        "LR": _errors(plain, asked),
        "LR+SA": _errors(_clipped(plain, bounds), asked),
        "LRbdd+SA": _errors(_clipped(capped, bounds), asked),
        "network": _errors(network[:, 0], asked),
        "network+SA": _errors(_clipped(network[:, 0], bounds), asked),
        "in doubt": round(float(network[:, 1].mean()), 2),
    }


def _clipped(estimates: Numbers, bounds: npt.NDArray[np.int32]) -> Numbers:
    return np.clip(estimates, bounds[:, 0], bounds[:, 1])


def _errors(estimates: Numbers, asked: Starts) -> list[float]:
    """Mean absolute error and standard deviation."""
    off = estimates - asked.values
    return [round(float(np.abs(off).mean()), 2), round(float(off.std()), 2)]
