"""The commands and options that there are, and where their help stands in the catalogue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Final

import click

from kiebitz.cli.lab import lab
from kiebitz.cli.main import cli
from kiebitz.cli.spoken import option_codes, options_of
from kiebitz.words import words

Path = tuple[str, ...]


def commands(command: click.Command = cli, path: Path = ()) -> Iterator[tuple[Path, click.Command]]:
    """Every command and group, with the words that lead to it."""
    yield path, command
    if isinstance(command, click.Group):
        for name, inner in command.commands.items():
            yield from commands(inner, (*path, name))


def experiments() -> Iterator[tuple[Path, click.Command]]:
    """Those of the lab: commands that are made when they are asked for, and whose help is their question."""
    context = click.Context(lab, info_name=lab.name)
    names = [name for name in lab.list_commands(context) if name not in lab.commands]
    return ((("lab", name), lab.get_command(context, name)) for name in names)


def options() -> Iterator[tuple[Path, click.Option]]:
    """Every option of every command."""
    for path, command in chain(commands(), experiments()):
        for option in options_of(command, click.Context(command, info_name=command.name)):
            yield path, option


def code_of(path: Path, option: click.Option, language: str) -> str | None:
    """Where the help of an option stands, if it does."""
    return next((code for code in option_codes(path, option) if words(language).knows_of("option", code)), None)


HELP_FAMILIES: Final[Mapping[str, set[str]]] = {
    "help": {"-".join(path) or "kiebitz" for path, _ in commands()},
    "option": {code for path, option in options() if (code := code_of(path, option, "en"))},
    "program-type": {option.type.name for _, option in options() if not option.is_flag and option.metavar is None}
    - {"choice"},
}
