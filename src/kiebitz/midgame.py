"""Midgame tables: values of states with few cards left, computed once, looked up by the solver where its bounds fail.

    tables = open_tables(folder)            # of files that `kiebitz train tables` made
    Solver(lookup=tables.lookup).solve(position)   # the same values, found with fewer nodes

A file has a head (what it is, its version, its length, the hash of the rest) and is mapped, so that processes share it.
What is cut short, of another version or changed is refused with the reason; a solver needs none of it.
"""

from __future__ import annotations

import hashlib
import mmap
import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kiebitz import _core
from kiebitz.contract import Kind
from kiebitz.errors import Fault

ENDING: Final = ".midgame"
VERSION: Final = 2
_MAGIC: Final = b"Kiebitz midgame\n"
_FAMILIES: Final = {"null": Kind.NULL, "suit": Kind.CLUBS, "grand": Kind.GRAND}
_HEAD: Final = struct.Struct("<16sIIQ32s")  # magic, version, what it holds, length and hash of the rest
_NULL, _TRUMP = 0, 1  # what it holds


class TablesRefused(Fault):
    """A file that is no midgame table of this version, or not as it was made."""


def null_file(cards: int, leader: int) -> bytes:
    """The file of null games with so many cards a hand, which a player leads who sits so far from the declarer."""
    payload, *_ = _core.grow_null(cards, leader)
    return _file(_NULL, payload)


def trump_files(kind: Kind, cards: int) -> int:
    """How many splits there are, each with a file."""
    return len(_core.trump_splits(kind, cards))


def trump_file(kind: Kind, cards: int, number: int) -> bytes:
    """The file of one split of suit games or of grand."""
    payload, _ = _core.grow_rows(kind, cards, number)
    return _file(_TRUMP, payload)


@dataclass(frozen=True, slots=True)
class Weights:
    """What a value counts where not all can be kept.

    by_rows        as often as its row is met among all ownerships, not once
    by_valuations  as many sets of cards as its valuation stands for, not once
    """

    by_rows: bool
    by_valuations: bool


def trump_payload(path: Path) -> memoryview:
    """The rows of a split that are in a file."""
    what, payload = _mapped(path)
    if what != _TRUMP:
        raise TablesRefused("tables-foreign", path=str(path))
    return payload


def tentpoles_in(payload: memoryview) -> int:
    """How many values the rows of a split keep."""
    return int.from_bytes(payload[36:40], "little")


def cut_file(path: Path, weights: Weights, price: float) -> bytes:
    """The file of a split, with those tentpoles only that save more than a price each (`training.tables.budgets`)."""
    (payload,) = _core.cut_rows(trump_payload(path), weights.by_rows, weights.by_valuations, [price])
    return _file(_TRUMP, payload)


def _file(what: int, payload: bytes) -> bytes:
    return _HEAD.pack(_MAGIC, VERSION, what, len(payload), hashlib.sha256(payload).digest()) + payload


@dataclass(frozen=True, slots=True)
class MidgameTables:
    """What a solver may look up, and which files were refused, for which reason."""

    lookup: _core.Lookup
    sizes: Mapping[str, tuple[int, ...]]  # of hands that are known of null, suit games, grand
    refused: tuple[TablesRefused, ...] = ()

    def __bool__(self) -> bool:
        """Whether there is anything to look up."""
        return any(self.sizes.values())


def open_tables(folder: Path, *, largest: int = 10, tells_ranks: bool = True) -> MidgameTables:
    """All tables in a folder, of hands up to so many cards. What is not in order is left out, and said.

    tells_ranks  whether an answer says which cards it rests on, so that what is proven with it holds for other states
    """
    tables = _core.MidgameTables(tells_ranks)
    refused: list[TablesRefused] = []
    for path in sorted(folder.glob(f"*{ENDING}")):
        try:
            what, payload = _mapped(path)
            if _size_of(what, payload) <= largest:
                _add(tables, path, what, payload)
        except TablesRefused as fault:
            refused.append(fault)
    sizes = {name: tuple(_numbers(tables.sizes(kind))) for name, kind in _FAMILIES.items()}
    return MidgameTables(tables, sizes, tuple(refused))


def _mapped(path: Path) -> tuple[int, memoryview]:
    """What a file holds, and what follows its head, once that is seen to be right."""
    try:
        with path.open("rb") as file:
            mapped = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    except (OSError, ValueError):  # nothing can be mapped of an empty file
        raise TablesRefused("tables-unreadable", path=str(path)) from None
    if len(mapped) < _HEAD.size or bytes(mapped[: len(_MAGIC)]) != _MAGIC:
        raise TablesRefused("tables-foreign", path=str(path))
    _, version, what, length, digest = _HEAD.unpack_from(mapped)
    if version != VERSION:
        raise TablesRefused("tables-version", path=str(path), found=version, wanted=VERSION)
    payload = mapped[_HEAD.size :]
    if len(payload) != length:
        raise TablesRefused("tables-length", path=str(path), found=len(payload), wanted=length)
    if hashlib.sha256(payload).digest() != digest:
        raise TablesRefused("tables-changed", path=str(path))
    return what, payload


def _size_of(what: int, payload: memoryview) -> int:
    """How many cards a hand its states have."""
    start = 4 if what == _TRUMP else 0
    return int.from_bytes(payload[start : start + 4], "little")


def _add(tables: _core.MidgameTables, path: Path, what: int, payload: memoryview) -> None:
    try:
        (tables.add_trump if what == _TRUMP else tables.add_null)(payload)
    except ValueError:
        raise TablesRefused("tables-foreign", path=str(path)) from None


def _numbers(bits: int) -> Iterator[int]:
    return (number for number in range(bits.bit_length()) if bits >> number & 1)
