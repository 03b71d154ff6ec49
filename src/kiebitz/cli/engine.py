"""`kiebitz engine`: a player as a program that speaks the engine protocol."""

from __future__ import annotations

import sys

import click

from kiebitz.cli.faults import UsageFault
from kiebitz.engine import serve
from kiebitz.players import create


@click.command()
@click.argument("player")
@click.option(
    "--seed",
    default=0,
    show_default=True,
    type=click.IntRange(0),
    help="Seed of the player, unless the host sets the option seed.",
)
def engine(player: str, seed: int) -> None:
    """Let PLAYER, such as rules, speak the engine protocol.

    It listens on standard input and answers on standard output. The host may set the options of the player.
    """
    try:
        create(player, seed)
    except ValueError as error:
        raise UsageFault(error) from None
    serve(player, seed, sys.stdin.buffer, sys.stdout.buffer)
