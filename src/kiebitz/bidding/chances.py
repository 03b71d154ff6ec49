"""The learned chances of ten cards and the two put away, and how a model stands in a file.

A model is a row of 32-bit floats, compressed: for games after picking up, then for hand games, and in each of them for
suit, grand and null, the table entries with their four lanes, then what corrects open-hand odds: a shift for each seat
and contest, and the scale. A contest is how hard the auction was, in three classes. The core knows the tables; see
`cpp/evaluate/features.hpp`.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final

from kiebitz import _core
from kiebitz.contract import Kind
from kiebitz.deals import SEATS
from kiebitz.models.loading import load_learned

LANES: Final = 4
CONTESTS: Final = 3
_FLOAT: Final = 4  # bytes
FAMILIES: Final = (Kind.CLUBS, Kind.GRAND, Kind.NULL)  # a kind of each family: suit, grand, null
FAMILY_NAMES: Final = ("suit", "grand", "null")
TABLES_FILE: Final = "tables.bin"


def family_of(kind: int) -> int:
    """The number of the family of a kind of game, an index of `FAMILIES`."""
    return max(kind - 3, 0)


def table_size(family: int) -> int:
    """How many entries the tables of a family have."""
    _, offset, entries, contexts = _core.bidding_tables(FAMILIES[family])[-1]
    return offset + entries * contexts


def model_size() -> int:
    """How many bytes all numbers of a model have."""
    rows = sum(table_size(family) + len(SEATS) * CONTESTS + 1 for family in range(len(FAMILIES)))
    return 2 * rows * LANES * _FLOAT


@dataclass(frozen=True)
class Model:
    """All numbers of the evaluation, and whether likely wins are searched for proofs that they are certain."""

    numbers: bytes
    proves: bool = True

    @cached_property
    def evaluator(self) -> _core.Evaluator:
        """The evaluator of the core."""
        return _core.Evaluator(self.numbers)

    def save(self, file: Path) -> None:
        """Write the tables to a file."""
        file.write_bytes(zlib.compress(self.numbers, 9))

    @classmethod
    def load(cls, content: bytes) -> Model:
        """Read what `save` has written."""
        numbers = zlib.decompress(content)
        if len(numbers) != model_size():
            raise ValueError("these are not the tables of a bidding model")
        return cls(numbers)


@lru_cache(maxsize=1)
def shipped_model() -> Model:
    """The model that comes with the package."""
    return load_model()


def load_model(folder: str | Path = "") -> Model:
    """The tables that come with the package, or that training has left in a folder."""
    return load_learned("bidding", TABLES_FILE, Model.load, folder)
