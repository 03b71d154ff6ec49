"""How many worlds and threads there may be: as many as the core takes, which is far more than helps."""

from __future__ import annotations

from kiebitz._core import MOST_THREADS, MOST_WORLDS
from kiebitz.errors import WrongType

__all__ = ["MOST_THREADS", "MOST_WORLDS", "checked_threads", "checked_worlds"]


def checked_worlds(number: int) -> int:
    """The number of worlds of a decision if it is one, else `ValueError`."""
    return _checked(number, MOST_WORLDS, "worlds")


def checked_threads(number: int) -> int:
    """The number of threads if it is one, else `ValueError`."""
    return _checked(number, MOST_THREADS, "threads")


def _checked(number: int, most: int, what: str) -> int:
    if not isinstance(number, int):
        raise WrongType(f"the number of {what} is a whole number, not {number!r}")
    if not 1 <= number <= most:
        raise ValueError(f"the number of {what} is from 1 to {most}, not {number}")
    return number
