"""Faults of the input, told in a line instead of a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import click


@contextmanager
def faults_told() -> Iterator[None]:
    try:
        yield
    except ValueError as fault:
        raise click.ClickException(str(fault)) from None
