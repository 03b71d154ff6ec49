"""The tables by which the core weighs worlds: how often hands like these bid so, declare so and put such cards away.

Two kinds are learned: tables fitted to all of that together, and histograms, counted one by one as those of Kermit were
(Long's thesis, 4.3). Their folders say which they are.
"""

from __future__ import annotations

from array import array
from functools import cache
from typing import Final

from kiebitz import _core
from kiebitz.bidding.glem import load_glem
from kiebitz.models.loading import load_learned, model_named

TABLES: Final = "inference.f32"
COUNTED: Final = "counted"  # the histograms, as a name for those that ship
HISTOGRAMS: Final = "histograms.f32"
LEAST: Final = 0.5  # chance to win with which somebody declares, as Kermit takes it


@cache
def load_inference(folder: str = "") -> _core.Inference:
    """The inference that ships with the package, the counted one that does, or what training has left in a folder."""
    if folder == COUNTED:
        return load_learned(COUNTED, HISTOGRAMS, counted_of)
    if folder and model_named(folder) == COUNTED:
        return load_learned(COUNTED, HISTOGRAMS, counted_of, folder)
    return load_learned("inference", TABLES, likelihood_of, folder)


def likelihood_of(content: bytes) -> _core.Likelihood:
    """The core's reading of the cells that training has written."""
    return _core.Likelihood(_cells(content))


def counted_of(content: bytes) -> _core.CountedInference:
    """The same of histograms; how good a declarer's hand is tells the evaluation that ships."""
    return _core.CountedInference(_cells(content), load_glem().evaluator, LEAST)


def _cells(content: bytes) -> array[float]:
    cells = array("f")
    cells.frombytes(content)
    return cells
