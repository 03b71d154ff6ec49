"""What is wrong with what was given from outside, where no module of its own has an error for it."""

from __future__ import annotations


class WrongType(TypeError, ValueError):
    """An argument of a type that cannot be meant; whoever catches `ValueError` for bad input catches this too."""


def checked_text(text: object, what: str) -> str:
    """The text, or `WrongType` saying what is read from one."""
    if not isinstance(text, str):
        raise WrongType(f"{what} is read from a text, not from {text!r}")
    return text
