"""Random cards in games of a player that lose a blunder's worth by a long search: does a review find them?

Every fifth decision is tried, with a card by lot. Subjects are the players.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import share
from kiebitz.lab.review.games import SEED, decisions
from kiebitz.lab.seating import check_player
from kiebitz.outcomes.calibration import shipped_calibration
from kiebitz.review import Size
from kiebitz.review.comparison import WORLDS, Comparer
from kiebitz.review.verdict import LEAST
from kiebitz.work.streams import stream

_TRIED: Final = 0.2  # of the decisions


def measure(subject: str, seed: int, number: int, *, worlds: int, long_search: int) -> Iterator[Row]:
    """The blunders planted in one game, and what they are called."""
    comparer = Comparer(shipped_calibration(), worlds=worlds)
    searcher = Comparer(shipped_calibration(), worlds=long_search, seed=1)
    luck = random.Random(stream(seed, "planted", number))
    for view, _ in decisions(subject, seed, number):
        if luck.random() > _TRIED:
            continue
        card = luck.choice(view.legal_cards())
        if searcher.compare(view, card).loss >= LEAST[Size.BLUNDER]:
            size = comparer.compare(view, card).size
            yield {"size": None if size is None else size.value}


def report(found: Found) -> Iterator[Figure]:
    """In all and by size."""
    for player, rows in found.rows.items():
        yield share("found", [row["size"] is not None for row in rows], subject=player)
        for size in Size:
            yield share(f"found as {size.value}", [row["size"] == size.value for row in rows], subject=player)


EXPERIMENT: Final = Experiment(
    name="review-planted",
    measure=measure,
    report=report,
    size=300,
    unit="blunders",
    seed=SEED,
    chunk=2,
    counts=lambda row: True,
    quick=Quick(2, ("rules",), {"worlds": 4, "long_search": 8}),
    subjects=("kermit:40",),
    check_subject=check_player,
    options=(
        Option("worlds", WORLDS),
        Option("long_search", 2000),
    ),
)
