"""What is wrong with what was given from outside, where no module of its own has an error for it.

The functions here give back what they were given, or raise an error that says in one sentence what is wanted.
"""

from __future__ import annotations

from operator import index
from reprlib import Repr
from typing import Final, SupportsIndex, TypeVar

Wanted = TypeVar("Wanted")

_REPR: Final = Repr()
_REPR.maxstring = _REPR.maxother = 80  # whole games have been given where a number was wanted


class WrongType(TypeError, ValueError):
    """An argument of a type that cannot be meant; whoever catches `ValueError` for bad input catches this too."""


def brief(given: object) -> str:
    """What was given, as a sentence can hold it, even if it cannot be written."""
    return _REPR.repr(given)


def checked(given: object, wanted: type[Wanted], rule: str, remedy: str) -> Wanted:
    """What was given if it is of the wanted type, else `WrongType` with the rule and how to get the right thing."""
    if not isinstance(given, wanted):
        raise WrongType(f"{rule}, not {brief(given)}; {remedy}")
    return given


def checked_text(text: object, what: str) -> str:
    """The text, or `WrongType` saying what is read from one."""
    if not isinstance(text, str):
        raise WrongType(f"{what} is read from a text, not from {brief(text)}")
    return text


def checked_number(number: SupportsIndex, what: str, low: int | None = None, high: int | None = None) -> int:
    """The whole number, or `WrongType`, or `ValueError` if it is not within its bounds. `True` is not meant as 1."""
    try:
        whole = index(number)
    except TypeError:
        raise WrongType(f"{what} is a whole number, not {brief(number)}") from None
    if isinstance(number, bool):
        raise WrongType(f"{what} is a whole number, not {number}")
    if (low is not None and whole < low) or (high is not None and whole > high):
        raise ValueError(f"{what} is {_range(low, high)}, not {brief(number)}")
    return whole


def checked_seed(seed: SupportsIndex) -> int:
    """The seed of something random. Python's generator ignores the sign, so -1 would be the same as 1."""
    return checked_number(seed, "a seed", low=0)


def checked_seconds(seconds: object, what: str) -> float:
    """The time, or `WrongType`, or `ValueError` if time cannot be so long."""
    if isinstance(seconds, bool) or not isinstance(seconds, int | float):
        raise WrongType(f"{what} is a number of seconds, not {brief(seconds)}")
    if not seconds >= 0:
        raise ValueError(f"{what} is at least 0 seconds, not {seconds}")
    return seconds


def _range(low: int | None, high: int | None) -> str:
    if low is None:
        return f"at most {high}"
    return f"at least {low}" if high is None else f"from {low} to {high}"
