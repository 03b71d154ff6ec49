"""`kiebitz lab all`: everything measured once more on the players that ship, within some hours, in one table."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import click
from rich.console import Console

from kiebitz.cli.faults import faults_told
from kiebitz.cli.plain import print_json
from kiebitz.cli.progress import progress_bar
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenCommand
from kiebitz.cli.working import going_on_later, workers_for

_SECONDS = 3600.0


@speaking
def _all(hours: float, out: Path, jobs: int | None, cluster: str | None, as_json: bool, speaker: Speaker) -> None:
    from kiebitz.cli.lab_report import as_plain, print_all
    from kiebitz.lab.everything import go_on, measured

    with faults_told(), going_on_later(speaker), workers_for(jobs, cluster, None, speaker) as workers:
        with progress_bar() as bar:
            task = bar.add_task("all", total=hours * _SECONDS)
            go_on(workers, out, hours * _SECONDS, time.monotonic, lambda spent: bar.update(task, completed=spent))
        parts = list(measured(workers, out))
    today, build = datetime.now(UTC).date().isoformat(), version("kiebitz")
    if as_json:
        found = [as_plain(part.plan, part.found, speaker) for part in parts]
        print_json({"date": today, "version": build, "experiments": found})
    else:
        print_all(Console(), [(part.plan, part.found) for part in parts], today, build, speaker)


lab_all = SpokenCommand(
    "all",
    callback=_all,
    params=[
        click.Option(["--hours"], type=click.FloatRange(0), default=2.0, show_default=True),
        click.Option(["--out"], type=click.Path(file_okay=False, path_type=Path), required=True),
        click.Option(["--jobs", "-j"], type=click.IntRange(1)),
        click.Option(["--cluster"], metavar="ADDRESS"),
        click.Option(["--json", "as_json"], is_flag=True),
    ],
)
