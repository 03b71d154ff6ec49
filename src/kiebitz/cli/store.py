"""`kiebitz store`: copy, check and compact the store of tables and games."""

from __future__ import annotations

import os
from pathlib import Path

import click

from kiebitz.cli.faults import faults_told
from kiebitz.cli.plain import print_json
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenGroup
from kiebitz.formats.foreign_text import printable
from kiebitz.session import FILE_NAME, DamagedStore, Health, back_up, compact_store, data_folder, examine

_JSON = click.option("--json", "as_json", is_flag=True)
_MEGABYTE = 1_000_000


store = SpokenGroup("store")


@store.command()
@click.argument("file", type=click.Path(path_type=Path))
@speaking
def backup(file: Path, speaker: Speaker) -> None:
    with faults_told():
        if file.exists():
            raise click.ClickException(printable(speaker.say("store-copy-exists", path=str(file))))
        back_up(_path(), file)
    size = file.stat().st_size / _MEGABYTE
    click.echo(printable(speaker.say("store-copied", path=str(file), megabytes=size)))


@store.command()
@_JSON
@speaking
def check(as_json: bool, speaker: Speaker) -> None:
    with faults_told():
        health = examine(_path())
    if as_json:
        print_json(_object(health))
    else:
        _tell(health, speaker)
    if health.problems:
        raise SystemExit(1)


@store.command()
@_JSON
@speaking
def compact(as_json: bool, speaker: Speaker) -> None:
    with faults_told():
        before, after = compact_store(_path())
    if as_json:
        print_json({"path": str(_path()), "before": before, "after": after})
    else:
        path, before_it, now = str(_path()), before / _MEGABYTE, after / _MEGABYTE
        click.echo(printable(speaker.say("store-compacted", path=path, before=before_it, after=now)))


def _path() -> Path:
    return data_folder(os.environ) / FILE_NAME


def _object(health: Health) -> dict[str, object]:
    return {
        "path": str(_path()),
        "bytes": health.size,
        "tables": health.tables,
        "games": health.games,
        "problems": list(health.problems),
    }


def _tell(health: Health, speaker: Speaker) -> None:
    path, size = str(_path()), health.size / _MEGABYTE
    if not health.problems:
        sound = speaker.say(
            "store-sound", path=path, tables=health.tables or 0, games=health.games or 0, megabytes=size
        )
        click.echo(printable(sound))
        return
    for problem in health.problems:
        click.echo(printable(problem))
    click.echo(speaker.fault(DamagedStore(_path(), health.problems[0])), err=True)
