"""`kiebitz train tables`: a file for each null size and leader, and each split of the others; what is there is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kiebitz.contract import Kind
from kiebitz.midgame import ENDING, VERSION, null_file, trump_file, trump_files
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.workers import Workers

SMALLEST_NULL: Final = 4  # cards a hand; smaller states are searched faster than looked up
_SEATS: Final = range(3)


@dataclass(frozen=True, slots=True)
class Made:
    """A file that is there."""

    path: Path
    size: int  # bytes


def pieces(largest_null: int, trumps: int) -> list[Piece]:
    """All files: null up to a size, suit games and grand of one size, if any."""
    return [
        *(
            Piece(f"null-{cards}-{leader}{ENDING}", null_file, (cards, leader))
            for cards in range(SMALLEST_NULL, largest_null + 1)
            for leader in _SEATS
        ),
        *(
            Piece(f"{name}-{trumps}-{number:03}{ENDING}", trump_file, (kind, trumps, number))
            for name, kind in (("suit", Kind.CLUBS), ("grand", Kind.GRAND))
            for number in range(trump_files(kind, trumps) if trumps else 0)
        ),
    ]


def learn(workers: Workers, wanted: list[Piece], out: Path, watch: Callable[[], None]) -> Iterator[Made]:
    """Make what is missing, and tell of all."""
    with RunFolder(out, "training", {"version": VERSION}):
        do_missing(workers, wanted, out, watch)
    for piece in wanted:
        path = out / piece.name
        yield Made(path, path.stat().st_size)
