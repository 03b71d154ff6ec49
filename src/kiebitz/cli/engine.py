"""`kiebitz engine`: a player as a program that speaks the engine protocol."""

from __future__ import annotations

import sys

import click

from kiebitz.cli.completion import PLAYER
from kiebitz.cli.faults import UsageFault
from kiebitz.cli.spoken import SpokenCommand
from kiebitz.engine import serve
from kiebitz.players import create


@click.command(cls=SpokenCommand)
@click.argument("player", type=PLAYER)
@click.option(
    "--seed",
    default=0,
    show_default=True,
    type=click.IntRange(0),
)
def engine(player: str, seed: int) -> None:
    try:
        create(player, seed)
    except ValueError as error:
        raise UsageFault(error) from None
    serve(player, seed, sys.stdin.buffer, sys.stdout.buffer)
