"""`kiebitz players`: who can play, and what can be set."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.cli.spoken import SpokenCommand
from kiebitz.players.options import Option, format_value
from kiebitz.players.registry import BIDDING_SYSTEMS, PLAYERS, Entry, Registry


@click.command(cls=SpokenCommand)
@click.option("--json", "as_json", is_flag=True)
def players(as_json: bool) -> None:
    groups = _groups()
    if as_json:
        click.echo(json.dumps({title: _plain(registry.entries) for title, registry in groups.items()}))
        return
    console = Console(highlight=False)
    for title, registry in groups.items():
        console.print(_table(title, registry.entries))
        console.print()


def _groups() -> dict[str, Registry[Any]]:
    from kiebitz.arena.open_players import OPEN_PLAYERS

    return {"players": PLAYERS, "bidding systems": BIDDING_SYSTEMS, "see all cards, in the arena only": OPEN_PLAYERS}


def _plain(entries: Mapping[str, Entry[Any]]) -> dict[str, Any]:
    return {
        name: {"summary": entry.summary, "main": entry.main, "options": [asdict(option) for option in entry.options]}
        for name, entry in sorted(entries.items())
    }


def _table(title: str, entries: Mapping[str, Entry[Any]]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for name, entry in sorted(entries.items()):
        table.add_row(Text(name, style="bold"), Text(entry.summary))
        for option in entry.options:
            table.add_row(Text(f"  {option.name}"), Text(_described(option, option.name == entry.main), style="dim"))
    return table


def _described(option: Option, is_main: bool) -> str:
    """What an option means, what it can be and what it is if not said."""
    allowed = ", ".join(option.choices) if option.type == "choice" else option.type
    default = "" if option.default in (None, "") else f" [{format_value(option.default)}]"
    alone = "; needs no name" if is_main else ""
    return f"{option.meaning}: {allowed}{default}{alone}"
