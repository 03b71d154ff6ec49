"""The learned chances of ten cards and the two put away, and how a model stands in a file.

A model is a row of 32-bit floats, compressed: for games after picking up, then for hand games, and in each of them for
suit, grand and null, the table entries with their four lanes, then what corrects open-hand odds: a shift for each seat
and contest, and the scale. A contest is how hard the auction was, in three classes. A model that was learned from games
on any hand has three small networks instead of the entries, and then the corrections. The core knows the tables and the
networks; see `cpp/evaluate/features.hpp` and `cpp/evaluate/opening_net.hpp`.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final

from kiebitz import _core
from kiebitz.contract import Kind
from kiebitz.models.loading import load_learned, model_named

LANES: Final = 4
CONTESTS: Final = 3
FAMILIES: Final = (Kind.CLUBS, Kind.GRAND, Kind.NULL)  # a kind of each family: suit, grand, null
FAMILY_NAMES: Final = ("suit", "grand", "null")
TABLES_FILE: Final = "tables.bin"
NETWORKS_FILE: Final = "networks.bin"
OUTCOMES: Final = "outcomes"  # the model that was learned from games on any hand


def family_of(kind: int) -> int:
    """The number of the family of a kind of game, an index of `FAMILIES`."""
    return max(kind - 3, 0)


def table_size(family: int) -> int:
    """How many entries the tables of a family have."""
    _, offset, entries, contexts = _core.bidding_tables(FAMILIES[family])[-1]
    return offset + entries * contexts


@dataclass(frozen=True)
class Model:
    """All numbers of the evaluation, and whether likely wins are searched for proofs that they are certain."""

    numbers: bytes
    proves: bool = True

    @cached_property
    def evaluator(self) -> _core.Evaluator:
        """The evaluator of the core."""
        return _core.Evaluator(self.numbers)

    def __reduce__(self) -> tuple[type[Model], tuple[bytes, bool]]:
        """Another process makes its own evaluator."""
        return Model, (self.numbers, self.proves)

    def save(self, file: Path) -> None:
        """Write the tables to a file."""
        file.write_bytes(zlib.compress(self.numbers, 9))

    @classmethod
    def load(cls, content: bytes) -> Model:
        """Read what `save` has written."""
        model = cls(zlib.decompress(content))
        assert model.evaluator  # the core refuses what is none
        return model


@lru_cache(maxsize=1)
def shipped_model() -> Model:
    """The model that comes with the package."""
    return load_model()


def load_model(folder: str | Path = "") -> Model:
    """The tables that come with the package, or what training has left in a folder."""
    name = model_in(folder)
    return load_learned(name, NETWORKS_FILE if name == OUTCOMES else TABLES_FILE, Model.load, folder)


def model_in(folder: str | Path) -> str:
    """Which bidding model a folder holds: one that was learned from outcomes says so."""
    return OUTCOMES if folder and model_named(folder) == OUTCOMES else "bidding"
