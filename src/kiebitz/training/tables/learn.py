"""`kiebitz train tables`: a file for each null size and leader, and each split of the others; what is there is kept.

Suit games and grands are made whole, since only then it is known what may be left out, and then cut to a budget in a
folder of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from kiebitz.contract import Kind
from kiebitz.errors import Fault
from kiebitz.midgame import (
    ENDING,
    VERSION,
    Weights,
    cut_file,
    null_file,
    tentpoles_in,
    trump_file,
    trump_files,
    trump_payload,
)
from kiebitz.training.tables.budgets import curves_of, gains, price_within
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.workers import Workers

SMALLEST_NULL: Final = 4  # cards a hand; smaller states are searched faster than looked up
WEIGHTS: Final = {  # thesis, 8.5
    "none": Weights(by_rows=False, by_valuations=False),
    "rows": Weights(by_rows=True, by_valuations=False),
    "valuations": Weights(by_rows=False, by_valuations=True),
    "both": Weights(by_rows=True, by_valuations=True),
}
FAMILIES: Final = {"suit": Kind.CLUBS, "grand": Kind.GRAND}
_SEATS: Final = range(3)
_BYTES: Final = 4  # of a value that is kept, with where it stands


@dataclass(frozen=True, slots=True)
class Budget:
    """How large the files of suit games may be in all, and those of grands, and what a value counts."""

    megabytes: float
    weights: str

    @property
    def folder(self) -> str:
        """Where the files lie within the folder of those that are whole."""
        return f"{self.megabytes:g}-MB-{self.weights}"


@dataclass(frozen=True, slots=True)
class Made:
    """A file that is there."""

    path: Path
    size: int  # bytes


def pieces(largest_null: int, trumps: int, families: Iterable[str] = FAMILIES) -> list[Piece]:
    """All files: null up to a size, suit games and grand of one size, if any."""
    return [
        *(
            Piece(f"null-{cards}-{leader}{ENDING}", null_file, (cards, leader))
            for cards in range(SMALLEST_NULL, largest_null + 1)
            for leader in _SEATS
        ),
        *(
            Piece(f"{family}-{trumps}-{number:03}{ENDING}", trump_file, (FAMILIES[family], trumps, number))
            for family in families
            for number in range(trump_files(FAMILIES[family], trumps) if trumps else 0)
        ),
    ]


def pieces_to_cut(trumps: int, families: Iterable[str] = FAMILIES) -> int:
    """How many pieces of work it is to cut all suit games and grands of one size."""
    return 2 * sum(trump_files(FAMILIES[family], trumps) for family in families)


def learn(workers: Workers, wanted: list[Piece], out: Path, watch: Callable[[], None]) -> Iterator[Made]:
    """Make what is missing, and tell of all."""
    with RunFolder(out, "training", {"version": VERSION}):
        do_missing(workers, wanted, out, watch)
    for piece in wanted:
        path = out / piece.name
        yield Made(path, path.stat().st_size)


def cut(
    workers: Workers,
    whole: Path,
    trumps: int,
    budget: Budget,
    watch: Callable[[], None],
    families: Iterable[str] = FAMILIES,
) -> Iterator[Made]:
    """Of suit games and grands that are whole, what a budget has room for."""
    out, names = whole / budget.folder, []
    with RunFolder(out, "training", {"version": VERSION}):
        for family in families:
            paths = sorted(whole.glob(f"{family}-{trumps}-*{ENDING}"))
            weighed = [Piece(_gains_of(path), gains_file, (path, WEIGHTS[budget.weights])) for path in paths]
            do_missing(workers, weighed, out, watch)
            found = np.concatenate([np.frombuffer((out / piece.name).read_bytes()) for piece in weighed])
            price = price_within(np.sort(found)[::-1], _room(paths, budget))
            pieces = [Piece(path.name, cut_file, (path, WEIGHTS[budget.weights], price)) for path in paths]
            do_missing(workers, pieces, out, watch)
            names += [piece.name for piece in pieces]
    for name in names:
        yield Made(out / name, (out / name).stat().st_size)


def gains_file(path: Path, weights: Weights) -> bytes:
    """What each value in a file brings, the most first."""
    return gains(curves_of(trump_payload(path), weights)).tobytes()


def _gains_of(path: Path) -> str:
    return path.with_suffix(".gains").name


def _room(paths: list[Path], budget: Budget) -> int:
    """How many values there is room for beside what has to be in the files anyway."""
    least = sum(path.stat().st_size - _BYTES * tentpoles_in(trump_payload(path)) for path in paths)
    room = int(budget.megabytes * 2**20) - least
    if room < 0:
        raise Fault("tables-budget", megabytes=budget.megabytes, least=-(-least // 2**20))
    return room // _BYTES
