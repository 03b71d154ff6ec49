"""Faults of the input, told in a line instead of a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import click

from kiebitz.formats.foreign_text import printable


class Fault(click.ClickException):
    """What is wrong; the reason may quote what others wrote."""

    def __init__(self, reason: Exception) -> None:
        super().__init__(printable(str(reason)))


@contextmanager
def faults_told() -> Iterator[None]:
    try:
        yield
    except ValueError as fault:
        raise Fault(fault) from None
