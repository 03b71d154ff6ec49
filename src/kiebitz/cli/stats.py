"""`kiebitz stats`: what one's games tell, on paper or as data."""

from __future__ import annotations

import datetime
import os
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from kiebitz.cli.faults import faults_told
from kiebitz.cli.plain import print_json
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenCommand
from kiebitz.contract import KIND_LETTERS, Kind
from kiebitz.formats.foreign_text import printable
from kiebitz.practice import own_data
from kiebitz.practice.comparison import Compared, compared, lost_by_theme, themes
from kiebitz.practice.levels import shipped_levels
from kiebitz.practice.statistics import Statistics, counted_games, statistics_of
from kiebitz.practice.tables_of_lines import csv_of, write_lines
from kiebitz.session import FILE_NAME, GroupedBy, Line, Query, Role, Store, data_folder

_NEW = click.Path(dir_okay=False, path_type=Path)


@click.command(cls=SpokenCommand)
@click.option("--name", default="")
@click.option("--role", type=click.Choice([role.value for role in Role]))
@click.option("--kind", type=click.Choice([*KIND_LETTERS]))
@click.option("--seat", type=click.IntRange(0, 2))
@click.option("--against", default="", metavar="NAME")
@click.option("--since", type=click.DateTime(["%Y-%m-%d"]), metavar="DATE")
@click.option("--until", type=click.DateTime(["%Y-%m-%d"]), metavar="DATE")
@click.option("--json", "as_json", is_flag=True)
@click.option("--csv", "as_csv", is_flag=True)
@click.option("--parquet", type=_NEW)
@click.option("--games", is_flag=True)
@click.option("--export-me", type=_NEW)
@click.option("--import-me", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--forget-me", is_flag=True)
@speaking
def stats(
    name: str,
    role: str | None,
    kind: str | None,
    seat: int | None,
    against: str,
    since: datetime.datetime | None,
    until: datetime.datetime | None,
    as_json: bool,
    as_csv: bool,
    parquet: Path | None,
    games: bool,
    export_me: Path | None,
    import_me: Path | None,
    forget_me: bool,
    speaker: Speaker,
) -> None:
    query = Query(
        name=name,
        role=None if role is None else Role(role),
        kind=None if kind is None else Kind(KIND_LETTERS.index(kind)),
        since=since,
        until=until,
        seat=seat,
        against=against,
    )
    with faults_told(), Store(data_folder(os.environ) / FILE_NAME) as store:
        if export_me is not None:
            _export(store, export_me, speaker)
            return
        if import_me is not None:
            click.echo(speaker.say("statistics-imported", games=own_data.import_me(store, import_me)))
            return
        if forget_me:
            if click.confirm(speaker.say("statistics-really-forget")):
                click.echo(speaker.say("statistics-forgotten", games=own_data.forget_me(store)))
            return
        if games:
            for record in store.games.export(counted_games(query)):
                click.echo(record)
            return
        found = statistics_of(store, query, datetime.datetime.now(datetime.UTC))
        if as_json:
            print_json(found.as_json())
        elif as_csv:
            click.echo(csv_of(found), nl=False)
        elif parquet is not None:
            write_lines(found, parquet)
        else:
            _show(found, speaker)


def _export(store: Store, path: Path, speaker: Speaker) -> None:
    if path.exists():
        raise click.ClickException(printable(speaker.say("store-copy-exists", path=str(path))))
    own_data.export_me(store, path, datetime.datetime.now(datetime.UTC))
    click.echo(printable(speaker.say("statistics-exported", path=str(path))))


def _show(found: Statistics, speaker: Speaker) -> None:
    console = Console(highlight=False)
    if not found.lines[GroupedBy.ALL]:
        console.print(speaker.say("statistics-none"))
        return
    for by in GroupedBy:
        if found.lines[by]:
            console.print(_table(by, found.lines[by], speaker))
    console.print(_comparison(compared(found, shipped_levels()), speaker))
    reviewed = found.reviewed
    console.print(speaker.say("statistics-reviewed", games=reviewed.games, left=found.to_review))
    if reviewed.games:
        told = speaker.say("statistics-given-away", points=speaker.wording.decimal(reviewed.lost))
        console.print(told)
        for given in reviewed.mistakes:
            theme = speaker.say_of("theme", given.theme)
            console.print(f"  {theme:<34}{given.number:>5}{speaker.wording.decimal(given.lost):>8}")
    if reviewed.called:
        worth, made = speaker.signed(reviewed.worth, 1), speaker.signed(reviewed.made, 1)
        console.print(speaker.say("statistics-luck", worth=worth, made=made, games=reviewed.called))


def _comparison(columns: list[Compared], speaker: Speaker) -> Table:
    """Oneself and the levels side by side, a line for each measure and each kind of mistake."""
    wording = speaker.wording
    title = speaker.say("statistics-compared")
    table = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for column in columns:
        table.add_column(speaker.say_of("statistics-compared-with", column.name), justify="right")
    lines = [column.line for column in columns]
    rows = {
        "games": ["" if line is None else str(line.games) for line in lines],
        "average": ["" if line is None else wording.decimal(line.average, 0) for line in lines],
        "declared": ["" if line is None else speaker.percent(line.declared / line.games) for line in lines],
        "won": [
            "" if line is None or not line.declared else speaker.percent(line.won / line.declared) for line in lines
        ],
        "lost": [wording.decimal(each.reviewed.lost) if each.reviewed.games else "" for each in columns],
    }
    for measure, texts in rows.items():
        table.add_row(speaker.say_of("statistics-column", measure), *texts)
    for theme in themes(columns):
        lost = [lost_by_theme(each.reviewed, theme) for each in columns]
        table.add_row(
            f"  {speaker.say_of('theme', theme)}", *("" if one is None else wording.decimal(one) for one in lost)
        )
    return table


def _table(by: GroupedBy, lines: list[Line], speaker: Speaker) -> Table:
    table = Table(title=speaker.say_of("statistics-by", by.value), title_justify="left", box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for column in ("games", "average", "declared", "won", "schneider"):
        table.add_column(speaker.say_of("statistics-column", column), justify="right")
    for line in lines:
        shares = [
            speaker.percent(line.declared / line.games),
            speaker.percent(line.won / line.declared) if line.declared else "",
            str(line.schneider),
        ]
        table.add_row(group_name(by, line, speaker), str(line.games), speaker.wording.decimal(line.average, 0), *shares)
    return table


def group_name(by: GroupedBy, line: Line, speaker: Speaker) -> str:
    """What a group is called."""
    if by in (GroupedBy.MONTH, GroupedBy.OPPONENT):
        return printable(line.name)
    if by is GroupedBy.SEAT:
        return speaker.seat(int(line.name))
    if by is GroupedBy.KIND and line.name in KIND_LETTERS:
        return speaker.kind(Kind(KIND_LETTERS.index(line.name)))
    return speaker.say_of("statistics-group", line.name)
