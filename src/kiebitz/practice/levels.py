"""What the five levels make at a table of the usual one, by the same measures as one's own games."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from kiebitz.practice.statistics import Reviewed
from kiebitz.session import Line

SHIPPED: Final = "levels.json"


@dataclass(frozen=True, slots=True)
class Measured:
    """What a level makes.

    line      its games, against two of the company
    error     standard error of the list points in 36 games
    reviewed  what the reviews of some of these games tell; lost_error  standard error of what is given away in one
    """

    level: int
    line: Line
    error: float
    reviewed: Reviewed
    lost_error: float


@dataclass(frozen=True, slots=True)
class Measurement:
    """All levels, each on the same deals against two of the `company`, and the command that measured them."""

    command: str
    company: str
    levels: tuple[Measured, ...]


@cache
def shipped_levels() -> Measurement:
    """What has been measured of the levels of this package."""
    return msgspec.json.decode(files(__package__).joinpath(SHIPPED).read_bytes(), type=Measurement)
