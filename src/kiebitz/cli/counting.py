"""Numbers of things."""

from __future__ import annotations


def counted(number: int, thing: str) -> str:
    """`1 record`, `2 records`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
