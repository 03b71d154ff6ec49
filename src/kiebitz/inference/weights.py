"""Worlds weighed by tables: how often hands like these bid so, declare so and put such cards away."""

from __future__ import annotations

from array import array
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from kiebitz import _core
from kiebitz.seats import observe
from kiebitz.view import View

TABLES: Final = "inference.f32"


class TableInference:
    """Weights from tables of the core; see `Inference` in `players.monte_carlo` for what is asked of it."""

    def __init__(self, tables: _core.Likelihood) -> None:
        self._tables = tables

    def weights(self, view: View, worlds: _core.WorldList) -> list[float]:
        """How likely each world is compared with the others: the likeliest has 1."""
        return self._tables.weigh(worlds, observe(view))


@cache
def load_inference(folder: str = "") -> TableInference:
    """The inference that ships with the package, or that training has left in a folder."""
    place = Path(folder) if folder else files("kiebitz.models")
    cells = array("f")
    try:
        cells.frombytes((place / TABLES).read_bytes())
        return TableInference(_core.Likelihood(cells))
    except (OSError, ValueError) as error:
        raise ValueError(f"there are no tables of inference in {folder!r}: {error}") from None
