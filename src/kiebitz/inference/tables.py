"""The tables by which the core weighs worlds: how often hands like these bid so, declare so and put such cards away."""

from __future__ import annotations

from array import array
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from kiebitz import _core

TABLES: Final = "inference.f32"


@cache
def load_inference(folder: str = "") -> _core.Likelihood:
    """The inference that ships with the package, or that training has left in a folder."""
    place = Path(folder) if folder else files("kiebitz.models")
    cells = array("f")
    try:
        cells.frombytes((place / TABLES).read_bytes())
        return _core.Likelihood(cells)
    except (OSError, ValueError) as error:
        raise ValueError(f"there are no tables of inference in {folder!r}: {error}") from None
