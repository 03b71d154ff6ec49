"""`kiebitz train tables`: one file for each size and leader, complete or not there, so that the next call goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kiebitz import _core
from kiebitz.midgame import ENDING, VERSION, packed_null
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.workers import Workers

SMALLEST_NULL: Final = 4  # cards a hand; smaller states are searched faster than looked up
LARGEST_NULL: Final = 9
_SEATS: Final = range(3)


@dataclass(frozen=True, slots=True)
class Made:
    """A file that is there."""

    path: Path
    size: int  # bytes


def pieces(largest_null: int) -> list[Piece]:
    """All files up to a size."""
    return [
        Piece(f"null-{cards}-{leader}{ENDING}", null_file, (cards, leader))
        for cards in range(SMALLEST_NULL, largest_null + 1)
        for leader in _SEATS
    ]


def null_file(cards: int, leader: int) -> bytes:
    """The diagrams of null games with so many cards a hand, which one player leads."""
    payload, *_ = _core.grow_null(cards, leader)
    return packed_null(payload)


def learn(workers: Workers, wanted: list[Piece], out: Path, watch: Callable[[], None]) -> Iterator[Made]:
    """Make what is missing, and tell of all."""
    with RunFolder(out, "training", {"version": VERSION}):
        do_missing(workers, wanted, out, watch)
    for piece in wanted:
        path = out / piece.name
        yield Made(path, path.stat().st_size)
