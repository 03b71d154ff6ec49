"""What open positions are worth at a glance: the estimator that ships, and starts of tricks as the core reads many."""

from __future__ import annotations

from functools import cache
from typing import Final

from kiebitz import _core
from kiebitz.models.loading import load_learned

NETWORKS: Final = "values.f32"


@cache
def load_estimator(folder: str = "") -> _core.ValueEstimator:
    """The estimator that ships with the package, or one that training has left in a folder."""
    return load_learned("values", NETWORKS, _core.ValueEstimator, folder)


@cache
def pruning_by(confidence: float, folder: str = "") -> _core.Pruning:
    """Cuts by the estimator that are right with a chance of about so much."""
    return _core.Pruning(load_estimator(folder), confidence)
