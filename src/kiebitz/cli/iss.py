"""`kiebitz iss`: players at tables of a server that speaks the protocol of the International Skat Server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TextIO

import click

from kiebitz.cli.completion import PLAYER
from kiebitz.cli.faults import Fault, UsageFault
from kiebitz.cli.program import INTERRUPTED
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenGroup
from kiebitz.errors import Fault as Wrong
from kiebitz.formats.foreign_text import printable
from kiebitz.network.accounts import FileAccounts
from kiebitz.network.client import PORT, Client, NotLetIn, Orders
from kiebitz.network.commands import Command
from kiebitz.network.messages import AtTable, Ended, Message, Refusal, TableRefusal, Welcome
from kiebitz.players import create
from kiebitz.players.recipes import STRONGEST

iss = SpokenGroup("iss")


@iss.command()
@click.argument("host")
@click.option("--port", type=click.IntRange(1, 65535), default=PORT, show_default=True)
@click.option("--player", type=PLAYER, default=STRONGEST, show_default=True)
@click.option("--name", required=True)
@click.option("--password-file", type=click.File("r"))
@click.option("--table", type=click.Choice(["3", "4"]))
@click.option("--invite", "invited", multiple=True)
@click.option("--join", metavar="TABLE")
@click.option("--ticket", default="")
@click.option("--games", type=click.IntRange(1))
@click.option("--seconds", type=click.FloatRange(0, min_open=True))
@click.option("--log", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True)
@click.option("--dry-run", is_flag=True)
@speaking
def connect(
    host: str,
    port: int,
    player: str,
    name: str,
    password_file: TextIO | None,
    table: str | None,
    invited: tuple[str, ...],
    join: str | None,
    ticket: str,
    games: int | None,
    seconds: float | None,
    log: Path | None,
    seed: int,
    dry_run: bool,
    speaker: Speaker,
) -> None:
    try:
        create(player, seed)
        password = "" if dry_run else _password(password_file, speaker)
        joined = None if join is None else (join, ticket)
        places = int(table or 0)
        orders = Orders(host, port, name, password, player, places, invited, joined, games, seconds, log, seed)
    except ValueError as error:
        raise UsageFault(error) from None
    if dry_run:
        click.echo(printable(speaker.say("iss-dry-run", host=host, port=str(port), name=name, player=player)))
        for command in orders.first_commands():
            click.echo(f"  {command}")
        return
    _run(orders, speaker)


def _password(file: TextIO | None, speaker: Speaker) -> str:
    """From a file, whose first line it is, or asked for; never on the command line, which others can read."""
    if file is not None:
        return file.readline().rstrip("\r\n")
    return str(click.prompt(speaker.say("iss-password"), hide_input=True))


def _run(orders: Orders, speaker: Speaker) -> None:
    def tell(said: Message | Command) -> None:
        if isinstance(said, Welcome | Refusal) or (
            isinstance(said, AtTable) and isinstance(said.event, Ended | TableRefusal)
        ):
            click.echo(printable(str(said)))

    try:
        played = asyncio.run(Client(orders, tell).run())
    except NotLetIn as fault:
        raise Fault(fault) from None
    except OSError as error:
        said = speaker.say("iss-no-line", host=orders.host, port=str(orders.port), reason=str(error))
        raise click.ClickException(printable(said)) from None
    except KeyboardInterrupt:
        raise click.exceptions.Exit(INTERRUPTED) from None
    click.echo(speaker.say("iss-done", games=played))


@iss.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.argument("name")
@click.option("--password-file", type=click.File("r"))
@speaking
def user(file: Path, name: str, password_file: TextIO | None, speaker: Speaker) -> None:
    try:
        FileAccounts(file).add(name, _password(password_file, speaker))
    except Wrong as fault:
        raise Fault(fault) from None
    click.echo(printable(speaker.say("iss-user-added", name=name, path=str(file))))
