"""Cards of a strong player that a review calls mistakes by what could be known. Subjects are the players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import share
from kiebitz.lab.review.games import SEED, decisions
from kiebitz.lab.seating import check_player
from kiebitz.outcomes.calibration import shipped_calibration
from kiebitz.review import Size
from kiebitz.review.comparison import WORLDS, Comparer


def measure(subject: str, seed: int, number: int, *, worlds: int) -> Iterator[Row]:
    """The decisions of one game, and what they are called."""
    comparer = Comparer(shipped_calibration(), worlds=worlds)
    for view, card in decisions(subject, seed, number):
        size = comparer.compare(view, card).size
        yield {"size": None if size is None else size.value}


def report(found: Found) -> Iterator[Figure]:
    """In all and by size."""
    for player, rows in found.rows.items():
        yield share("called mistakes", [row["size"] is not None for row in rows], ".2%", player)
        for size in Size:
            yield share(size.value, [row["size"] == size.value for row in rows], ".2%", player)


EXPERIMENT: Final = Experiment(
    name="review-own",
    measure=measure,
    report=report,
    size=300,
    unit="games of each player",
    seed=SEED,
    chunk=2,
    quick=Quick(1, ("rules",), {"worlds": 4}),
    subjects=("kiebitz:640",),
    check_subject=check_player,
    options=(Option("worlds", WORLDS),),
)
