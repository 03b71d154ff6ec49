"""The tables by which the core weighs worlds: how often hands like these bid so, declare so and put such cards away."""

from __future__ import annotations

from array import array
from functools import cache
from typing import Final

from kiebitz import _core
from kiebitz.models.loading import load_learned

TABLES: Final = "inference.f32"


@cache
def load_inference(folder: str = "") -> _core.Likelihood:
    """The inference that ships with the package, or that training has left in a folder."""
    return load_learned("inference", TABLES, likelihood_of, folder)


def likelihood_of(content: bytes) -> _core.Likelihood:
    """The core's reading of the cells that training has written."""
    cells = array("f")
    cells.frombytes(content)
    return _core.Likelihood(cells)
