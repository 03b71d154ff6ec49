"""How many worlds and threads there may be: as many as the core takes, which is far more than helps."""

from __future__ import annotations

from kiebitz._core import MOST_THREADS, MOST_WORLDS
from kiebitz.errors import checked_number

__all__ = ["MOST_THREADS", "MOST_WORLDS", "checked_threads", "checked_worlds"]


def checked_worlds(number: int) -> int:
    """The number of worlds of a decision if it is one, else `ValueError`."""
    return checked_number(number, "the number of worlds", low=1, high=MOST_WORLDS)


def checked_threads(number: int) -> int:
    """The number of threads if it is one, else `ValueError`."""
    return checked_number(number, "the number of threads", low=1, high=MOST_THREADS)
