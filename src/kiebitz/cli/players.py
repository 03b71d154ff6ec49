"""`kiebitz players`: who can play, and what can be set."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.cli.plain import print_json
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenCommand
from kiebitz.players.described import meaning_of, summary_of
from kiebitz.players.options import Option, format_value
from kiebitz.players.registry import BIDDING_SYSTEMS, PLAYERS, Registry
from kiebitz.words import Words, words

_KEYS: Final = {"players": "players", "systems": "bidding_systems", "open": "open_players"}


@click.command(cls=SpokenCommand)
@click.option("--json", "as_json", is_flag=True)
@speaking
def players(as_json: bool, speaker: Speaker) -> None:
    if as_json:
        print_json(_all(words(speaker.language)))
        return
    console = Console(highlight=False)
    for group, registry in _groups().items():
        console.print(_table(speaker.say("player-heading", group=group), registry, speaker))
        console.print()


def _groups() -> dict[str, Registry[Any]]:
    from kiebitz.arena.open_players import OPEN_PLAYERS

    return {"players": PLAYERS, "systems": BIDDING_SYSTEMS, "open": OPEN_PLAYERS}


def _all(speaker: Words) -> dict[str, Any]:
    """What JSON tells; its keys are the same in every language."""
    return {_KEYS[group]: _plain(registry, speaker) for group, registry in _groups().items()}


def _plain(registry: Registry[Any], words: Words) -> dict[str, Any]:
    return {
        name: {
            "summary": summary_of(registry, name, words),
            "main": entry.main,
            "options": [asdict(option) | {"meaning": meaning_of(name, option, words)} for option in entry.options],
        }
        for name, entry in sorted(registry.entries.items())
    }


def _table(title: str, registry: Registry[Any], speaker: Speaker) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for name, entry in sorted(registry.entries.items()):
        table.add_row(Text(name, style="bold"), Text(summary_of(registry, name, words(speaker.language))))
        for option in entry.options:
            described = _described(name, option, option.name == entry.main, speaker)
            table.add_row(Text(f"  {option.name}"), Text(described, style="dim"))
    return table


def _described(name: str, option: Option, is_main: bool, speaker: Speaker) -> str:
    """What an option means, what it can be and what it is if not said."""
    is_choice = option.type == "choice"
    allowed = ", ".join(option.choices) if is_choice else speaker.say("player-type", type=option.type)
    default = "" if option.default in (None, "") else f" [{format_value(option.default)}]"
    alone = f"; {speaker.say('player-needs-no-name')}" if is_main else ""
    return f"{meaning_of(name, option, words(speaker.language))}: {allowed}{default}{alone}"
