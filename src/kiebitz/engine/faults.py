"""What is wrong with what a foreign program wrote."""

from __future__ import annotations

from typing import Final

_SHOWN: Final = 80  # of a foreign value in a complaint about it


class InvalidMessage(ValueError):
    """A line that is no message of the protocol, or a message that contradicts itself."""


def shown(value: object) -> str:
    """A foreign value, short enough to be quoted."""
    text = repr(value)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."
