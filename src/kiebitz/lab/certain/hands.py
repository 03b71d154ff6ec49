"""Hands with known skat that the evaluation gives a chance of 0.9 or more: is it proven that they cannot be lost, and
how long does that take? Two million nodes, about half a second, are the most. Times are processor time.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from kiebitz import _core
from kiebitz.lab.certain.holdings import confident_holdings
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import share, spread

HALF_A_SECOND: Final = 2_000_000  # nodes
_ANSWERS: Final = {True: "proven", False: "refuted", None: "cut off"}


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """The hands of one deal."""
    guarantor = _core.Guarantor()
    for holding in confident_holdings(seed, number):
        start = time.process_time()
        answer = guarantor.ask(holding.seen, 61, nodes=HALF_A_SECOND)
        yield {"answer": _ANSWERS[answer], "seconds": time.process_time() - start}


def report(found: Found) -> Iterator[Figure]:
    """What was answered, and the times."""
    for answer in _ANSWERS.values():
        yield share(answer, [row["answer"] == answer for row in found.all])
    yield from spread("ms", [1000 * row["seconds"] for row in found.all], ".2f")


EXPERIMENT: Final = Experiment(
    name="certain-hands",
    measure=measure,
    report=report,
    size=400,
    unit="hands",
    chunk=20,
    counts=lambda row: True,
    quick=Quick(3),
)
