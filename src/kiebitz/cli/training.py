"""What the commands that train have in common: what was called, progress, faults, and where it all went."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.progress import Progress

from kiebitz.cli.faults import faults_told
from kiebitz.cli.progress import progress_bar
from kiebitz.cli.words import ENGLISH
from kiebitz.cli.working import going_on_later


def command() -> str:
    """What was called, without what does not matter to the result: where it goes and who works."""
    words = iter(sys.argv[1:])
    kept = []
    for word in words:
        if word.partition("=")[0] in ("--out", "--jobs", "-j", "--cluster"):
            if "=" not in word:
                next(words, None)
        else:
            kept.append(word)
    return " ".join(["kiebitz", *kept])


class Bar:
    def __init__(self, bar: Progress, total: int) -> None:
        self._bar = bar
        self._task = bar.add_task("training", total=total)

    def say(self, what: str) -> None:
        self._bar.update(self._task, description=what)
        if not self._bar.console.is_terminal:
            click.echo(what, err=True)

    def advance(self) -> None:
        self._bar.advance(self._task)


@contextmanager
def watching(total: int) -> Iterator[Bar]:
    with progress_bar() as bar:
        yield Bar(bar, total)


@contextmanager
def training_faults_told() -> Iterator[None]:
    with going_on_later(ENGLISH), faults_told():
        yield


def tell_where(out: Path) -> None:
    click.echo(f"kept in {out}; `kiebitz ship {out}` puts it in place of the model that ships")
