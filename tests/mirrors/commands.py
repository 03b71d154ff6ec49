"""The page that has the help of every command, as `kiebitz COMMAND --help` says it, and the list of players."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any, Final

import click

from kiebitz.arena.open_players import OPEN_PLAYERS
from kiebitz.cli.main import cli
from kiebitz.cli.spoken import help_text, option_row, options_of
from kiebitz.players.described import summary_of
from kiebitz.players.registry import BIDDING_SYSTEMS, PLAYERS, Registry
from kiebitz.words import words
from tests.words.commands import Path, commands
from tests.words.players import shipped

_HEAD: Final = """# Commands

What `kiebitz COMMAND --help` says, made from the [catalogue of words](words.md) by `make mirrors`. Every command has
`--lang`, and speaks the language of the locale without it; `--help` does too.
"""
_WIDTH: Final = 120
_AS_WRITTEN: Final = "\b\n"
_REGISTRIES: Final[dict[str, Registry[Any]]] = {
    "Players": PLAYERS,
    "Bidding systems": BIDDING_SYSTEMS,
    "Players that see all cards, in the arena only": OPEN_PLAYERS,
}


def page() -> str:
    """In English."""
    return "\n".join([_HEAD, *_commands(), *_players()]).rstrip() + "\n"


def _commands() -> Iterator[str]:
    for path, command in commands():
        yield f"## {' '.join(('kiebitz', *path))}\n"
        yield from (_paragraph(text) + "\n" for text in help_text(path, "en").split("\n\n"))
        yield from _options(path, command)


def _paragraph(text: str) -> str:
    if text.startswith(_AS_WRITTEN):
        return textwrap.indent(text.removeprefix(_AS_WRITTEN), "    ")
    return textwrap.fill(text, _WIDTH, break_long_words=False, break_on_hyphens=False)


def _options(path: Path, command: click.Command) -> Iterator[str]:
    context = _context(path)
    everywhere = {"--help", "--lang"}
    own = [option for option in options_of(command, context) if not everywhere & set(option.opts)]
    if own:
        yield "| option | |\n|---|---|"
        for option in own:
            written, told = option_row(option, context, words("en"))
            yield f"| `{_cell(written)}` | {_cell(told)} |"
        yield ""


def _context(path: Path) -> click.Context:
    command: click.Command = cli
    context = click.Context(cli, info_name="kiebitz")
    for name in path:
        assert isinstance(command, click.Group)
        command = command.commands[name]
        context = click.Context(command, parent=context, info_name=name)
    return context


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", r"\|")


def _players() -> Iterator[str]:
    for title, registry in _REGISTRIES.items():
        yield f"## {title}\n\n| name | |\n|---|---|"
        for name in shipped(registry):
            yield f"| `{name}` | {_cell(summary_of(registry, name, words('en')))} |"
        yield ""
