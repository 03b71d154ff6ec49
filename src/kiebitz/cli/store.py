"""`kiebitz store`: copy, check and compact the store of tables and games."""

from __future__ import annotations

import json
import os
from pathlib import Path

import click

from kiebitz.cli.faults import faults_told
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.formats.foreign_text import printable
from kiebitz.session import FILE_NAME, DamagedStore, Health, back_up, compact_store, data_folder, examine

_JSON = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
_MEGABYTE = 1_000_000


@click.group()
def store() -> None:
    """Copy, check and compact the store.

    All tables and games are in it, kiebitz.sqlite in the data folder. This may be done while tables are played at.
    """


@store.command()
@click.argument("file", type=click.Path(path_type=Path))
@speaking
def backup(file: Path, speaker: Speaker) -> None:
    """Copy the store to FILE, which must not be there yet.

    To go back to it, end all programs, move kiebitz.sqlite and what stands beside it with -wal and -shm away, and put
    FILE in its place.
    """
    with faults_told():
        if file.exists():
            raise click.ClickException(printable(speaker.words.copy_exists.format(path=file)))
        back_up(_path(), file)
    click.echo(printable(speaker.words.store_copied.format(path=file, size=_size(file.stat().st_size, speaker))))


@store.command()
@_JSON
@speaking
def check(as_json: bool, speaker: Speaker) -> None:
    """Look for damage in the whole store.

    What is wrong is told, and the exit code is 1 if anything is.
    """
    with faults_told():
        health = examine(_path())
    if as_json:
        click.echo(json.dumps(_object(health)))
    else:
        _tell(health, speaker)
    if health.problems:
        raise SystemExit(1)


@store.command()
@_JSON
@speaking
def compact(as_json: bool, speaker: Speaker) -> None:
    """Write the store anew without the room of deleted games."""
    with faults_told():
        before, after = compact_store(_path())
    if as_json:
        click.echo(json.dumps({"path": str(_path()), "before": before, "after": after}))
    else:
        sizes = {"before": _size(before, speaker), "after": _size(after, speaker)}
        click.echo(printable(speaker.words.store_compacted.format(path=_path(), **sizes)))


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
    if not health.problems:
        counts = {"tables": health.tables, "games": health.games, "size": _size(health.size, speaker)}
        click.echo(printable(speaker.words.store_sound.format(path=_path(), **counts)))
        return
    for problem in health.problems:
        click.echo(printable(problem))
    click.echo(speaker.fault(DamagedStore(_path(), health.problems[0])), err=True)


def _size(size: int, speaker: Speaker) -> str:
    return f"{speaker.wording.decimal(size / _MEGABYTE, 1)} MB"
