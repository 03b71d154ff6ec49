"""`kiebitz arena`: matches between players."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from kiebitz.cli.completion import PLAYER
from kiebitz.cli.probe import probe
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenGroup

F = TypeVar("F", bound=Callable[..., Any])

# What plays matches is imported only where it is used: it needs numpy, for which nobody else should have to wait.


arena = SpokenGroup("arena")


class _ListLength(click.IntRange):
    """So many deals, two or more, or all of a match."""

    def __init__(self) -> None:
        super().__init__(2)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        return value if value == "all" else super().convert(value, param, ctx)


def _match_options(command: F) -> F:
    options = [
        click.argument("players", nargs=-1, required=True, type=PLAYER),
        click.option("--seed", default=1, show_default=True),
        click.option("--deals", type=click.IntRange(1)),
        click.option("--seconds", type=click.FloatRange(0, min_open=True)),
        click.option(
            "--until-width",
            type=click.FloatRange(0, min_open=True),
        ),
        click.option(
            "--decide",
            nargs=2,
            type=float,
            metavar="LOW HIGH",
        ),
        click.option("--alpha", type=float, show_default="0.05"),
        click.option("--beta", type=float, show_default="0.05"),
        click.option("--game-seconds", type=click.FloatRange(0, min_open=True)),
        click.option("--pipma", is_flag=True),
        click.option("--shorten", is_flag=True),
        click.option("--out", type=click.Path(file_okay=False, path_type=Path)),
        click.option("--jobs", "-j", type=click.IntRange(1)),
        click.option("--cluster", metavar="ADDRESS"),
        click.option("--json", "as_json", is_flag=True),
    ]
    command = speaking(command)
    for option in reversed(options):
        command = option(command)
    return command


@arena.command()
@_match_options
@click.option("--bidding", default="rules", show_default=True)
@click.option("--roles", is_flag=True)
def cardplay(**options: Any) -> None:
    from kiebitz.arena.match import Mode
    from kiebitz.cli.arena_match import play_match

    play_match(Mode.CARDPLAY, **options)


@arena.command()
@_match_options
@click.option(
    "--list",
    "list_length",
    type=_ListLength(),
    metavar="N|all",
)
@click.option("--one", is_flag=True)
def full(**options: Any) -> None:
    from kiebitz.arena.match import Mode
    from kiebitz.cli.arena_match import play_match

    play_match(Mode.FULL, **options)


@arena.command()
@click.argument("players", nargs=2, type=PLAYER)
@click.option("--contracts", type=click.Path(exists=True, path_type=Path))
@click.option("--bidding", default="rules", show_default=True)
@click.option("--kind", type=click.Choice(["suit", "grand", "null"]))
@click.option("--deals", type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True)
@click.option("--threads", type=click.IntRange(1))
@click.option("--json", "as_json", is_flag=True)
@speaking
def roles(**options: Any) -> None:
    from kiebitz.cli.arena_roles import play_roles

    play_roles(**options)


@arena.command()
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True)
@click.option("--bidding", default="rules", show_default=True)
@click.option("--deals", type=click.IntRange(1), default=10_000, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", "-j", type=click.IntRange(1))
@speaking
def contracts(**options: Any) -> None:
    from kiebitz.cli.arena_roles import keep_contracts

    keep_contracts(**options)


@arena.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True)
@speaking
def show(folder: Path, as_json: bool, speaker: Speaker) -> None:
    from kiebitz.cli.arena_match import show_match

    show_match(folder, speaker, as_json=as_json)


@arena.command()
@click.argument("difference", type=click.FloatRange(0, min_open=True))
@click.option(
    "--like",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="FOLDER",
)
@click.option(
    "--mode",
    type=click.Choice(["cardplay", "full"]),
    default="cardplay",
    show_default=True,
)
@click.option("--power", default=0.8, show_default=True)
@click.option("--size", default=0.05, show_default=True)
@click.option("--json", "as_json", is_flag=True)
@speaking
def plan(
    difference: float, like: Path | None, mode: str, power: float, size: float, as_json: bool, speaker: Speaker
) -> None:
    from kiebitz.cli.arena_plan import tell_plan

    tell_plan(difference, like, mode, speaker, power=power, size=size, as_json=as_json)


arena.add_command(probe)
