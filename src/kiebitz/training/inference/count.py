"""Histograms of what hands hold, by what they have bid at least: the inference of Kermit as it was published.

How often a hand of a class has each row is counted, and how often any hand has it; nothing is fitted. That somebody
went on to declare is not told by these, since declarers are judged by their contract.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from kiebitz import _core
from kiebitz.training.inference.ascent import Array
from kiebitz.training.inference.data import BidDeal

_UNSEEN: Final = 5.0  # hands of every class that are taken to have been like any

_LEAST: Final = 0.01  # hands with a row that nobody had


def count_histograms(deals: Sequence[BidDeal]) -> Array:
    """How many times as often as any hand those of a class have a row, class by class."""
    rows = np.array(_core.counted_rows([hand for deal in deals for hand in deal.hands]))
    classes = np.array([_core.Likelihood.class_of(low) for deal in deals for low, _ in deal.limits])
    seen = np.zeros((_core.Likelihood.classes, _core.CountedInference.rows))
    np.add.at(seen, (classes[:, None], rows), 1)
    usual = (seen.sum(axis=0) + _LEAST) / len(classes)
    hands = np.bincount(classes, minlength=len(seen))[:, None]
    return np.asarray((seen + _UNSEEN * usual) / ((hands + _UNSEEN) * usual)).ravel()
