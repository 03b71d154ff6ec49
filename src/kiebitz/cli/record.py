"""`kiebitz record`: check, show, convert and audit game records of the International Skat Server."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TextIO

import click
from rich.console import Console

from kiebitz.cli.plain import print_json
from kiebitz.cli.record_audit import audit
from kiebitz.cli.record_files import FILES, JOBS, checked_records
from kiebitz.cli.show import show_game
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenGroup
from kiebitz.formats.foreign_text import printable
from kiebitz.formats.iss import InvalidRecord, Record, as_seen_by, format_record
from kiebitz.formats.rows import format_row, row_of, write_parquet
from kiebitz.game import Game

SHOWN_ERRORS = 20


record = SpokenGroup("record")


@record.command()
@FILES
@JOBS
@click.option("--all-errors", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@speaking
@click.pass_context
def check(
    context: click.Context, files: tuple[str, ...], jobs: int, all_errors: bool, as_json: bool, speaker: Speaker
) -> None:
    good = 0
    errors: list[InvalidRecord] = []
    broken = 0
    for found in checked_records(files, _nothing, speaker, jobs):
        if isinstance(found, InvalidRecord):
            broken += 1
            if all_errors or broken <= SHOWN_ERRORS:
                errors.append(found)
        else:
            good += 1
    if as_json:
        print_json({"good": good, "broken": broken, "errors": [_error_object(error) for error in errors]})
    else:
        _print_check(good, broken, errors, speaker)
    context.exit(1 if broken else 0)


def _nothing(record: Record, game: Game) -> None:
    """Checking is all there is to do."""


def _error_object(error: InvalidRecord) -> dict[str, str | int]:
    return {"file": error.file, "line": error.line, "column": error.column, "reason": error.reason}


def _print_check(good: int, broken: int, errors: list[InvalidRecord], speaker: Speaker) -> None:
    for error in errors:
        click.echo(speaker.fault(error))
    if broken > len(errors):
        click.echo(speaker.say("record-more-broken", records=broken - len(errors)))
    click.echo(speaker.say("record-checked", records=good + broken, good=good, broken=broken))


@record.command()
@FILES
@click.option("--id", "game_id")
@click.option("--number", "-n", type=click.IntRange(1))
@speaking
@click.pass_context
def show(
    context: click.Context, files: tuple[str, ...], game_id: str | None, number: int | None, speaker: Speaker
) -> None:
    console = Console(highlight=False)
    shown = broken = 0
    for count, found in enumerate(checked_records(files, _keep, speaker, progress=False), start=1):
        if number is not None and count != number:
            continue
        if isinstance(found, InvalidRecord):
            if game_id is None:
                broken += 1
                click.echo(speaker.fault(found), err=True)
        elif game_id is None or found[0].game_id == game_id:
            shown += 1
            show_game(console, *found, speaker)
        if count == number:
            break
    if not (shown or broken) and (game_id is not None or number is not None):
        raise click.ClickException(speaker.say("record-not-there"))
    context.exit(1 if broken else 0)


def _keep(record: Record, game: Game) -> tuple[Record, Game]:
    return record, game


def _as_json(record: Record, game: Game) -> str:
    return format_row(row_of(record, game))


def _as_iss(record: Record, game: Game, view: int | None) -> str:
    return format_record(record if view is None else as_seen_by(record, view))


@record.command()
@FILES
@JOBS
@click.option("--to", "form", type=click.Choice(["jsonl", "parquet", "iss"]))
@click.option("--output", "-o", type=click.Path(dir_okay=False), default="-")
@click.option("--view", type=click.IntRange(0, 3))
@speaking
@click.pass_context
def convert(
    context: click.Context,
    files: tuple[str, ...],
    jobs: int,
    form: str | None,
    output: str,
    view: int | None,
    speaker: Speaker,
) -> None:
    form = form or {".jsonl": "jsonl", ".parquet": "parquet", ".sgf": "iss"}.get(Path(output).suffix)
    if form is None:
        raise click.UsageError(speaker.say("record-which-form"))
    if form == "parquet" and output == "-":
        raise click.UsageError(speaker.say("record-parquet-to-file"))
    if view is not None and form != "iss":
        raise click.UsageError(speaker.say("record-view-of-iss"))
    write: Callable[[Record, Game], str] = partial(_as_iss, view=view) if form == "iss" else _as_json
    good = broken = 0
    with _output(output, form, speaker) as out:
        for found in checked_records(files, write, speaker, jobs, progress=output != "-"):
            if isinstance(found, InvalidRecord):
                broken += 1
                click.echo(printable(str(found)), err=True)
            else:
                good += 1
                out.write(found + "\n")
    click.echo(speaker.say("record-written", records=good, broken=broken), err=True)
    context.exit(1 if broken else 0)


@contextmanager
def _output(output: str, form: str, speaker: Speaker) -> Iterator[TextIO]:
    """Where the lines go; a file appears under its name only when it is complete."""
    if output == "-":
        yield sys.stdout
        sys.stdout.flush()  # before anybody says that it is written
        return
    target = Path(output).resolve()
    if target.exists() and not target.is_file():  # a device or a pipe is written to, never replaced by a file
        if form == "parquet":
            raise click.UsageError(speaker.say("record-parquet-to-plain-file"))
        with target.open("w", encoding="utf-8") as out:
            yield out
        return
    if not target.parent.is_dir():
        raise click.ClickException(printable(speaker.say("record-no-folder", folder=str(target.parent))))
    with tempfile.TemporaryDirectory(prefix=".kiebitz-", dir=target.parent) as folder:
        lines = Path(folder) / "lines"
        with lines.open("w", encoding="utf-8") as out:
            yield out
        if form == "parquet":
            packed = Path(folder) / "packed"
            write_parquet(lines, packed)
            packed.replace(target)
        else:
            lines.replace(target)


record.add_command(audit)
