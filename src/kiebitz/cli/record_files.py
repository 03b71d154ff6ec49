"""The files of `kiebitz record`: every record through some work, with a progress bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import chain, islice
from math import ceil
from typing import TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from kiebitz.cli.speaker import Speaker
from kiebitz.cores import cores
from kiebitz.formats.iss import Archive, InvalidRecord, Record, map_records
from kiebitz.formats.iss.archive import BATCH
from kiebitz.game import Game
from kiebitz.work.workers import local_workers

T = TypeVar("T")

FILES = click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, allow_dash=True))
JOBS = click.option("--jobs", "-j", default=1, show_default=True, type=click.IntRange(1))


def checked_records(
    files: tuple[str, ...],
    work: Callable[[Record, Game], T],
    speaker: Speaker,
    jobs: int = 1,
    *,
    progress: bool = True,
) -> Iterator[T | InvalidRecord]:
    """Every record of the files through `work`, with a progress bar on a terminal."""
    archives = [Archive(file) for file in files]
    records = chain.from_iterable(archives)
    first = list(islice(records, BATCH * min(jobs, cores())))  # as many as tell whether there is work for all
    total = sum(archive.size for archive in archives)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with ExitStack() as stack:
        workers = stack.enter_context(local_workers(jobs, pieces=ceil(len(first) / BATCH)))
        bar = stack.enter_context(
            Progress(*columns, console=console, disable=not (progress and console.is_terminal), transient=True)
        )
        task = bar.add_task(speaker.say("record-reading"), total=total or None)
        results = map_records([first, records], work, workers.executor, workers.in_flight)
        for count, found in enumerate(results, start=1):
            if count % 500 == 0:
                read = sum(archive.position for archive in archives)
                bar.update(task, completed=read, description=speaker.say("record-read", records=count))
            yield found
