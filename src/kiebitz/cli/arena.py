"""`kiebitz arena`: matches between players."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from kiebitz.cli.probe import probe

F = TypeVar("F", bound=Callable[..., Any])

# What plays matches is imported only where it is used: it needs numpy, for which nobody else should have to wait.


@click.group()
def arena() -> None:
    """Matches between players on the same deals with the same luck.

    Reports have an interval for every difference.
    """


class _ListLength(click.IntRange):
    """So many deals, two or more, or all of a match."""

    def __init__(self) -> None:
        super().__init__(2)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        return value if value == "all" else super().convert(value, param, ctx)


def _match_options(command: F) -> F:
    options = [
        click.argument("players", nargs=-1, required=True),
        click.option("--seed", default=1, show_default=True, help="Of the deals and of everything random."),
        click.option("--deals", type=click.IntRange(1), help="Stop after so many; 200 if no other end is set."),
        click.option("--seconds", type=click.FloatRange(0, min_open=True), help="Stop after so much time."),
        click.option(
            "--until-width",
            type=click.FloatRange(0, min_open=True),
            help="Stop when the 95% interval of the difference is no wider.",
        ),
        click.option(
            "--decide",
            nargs=2,
            type=float,
            metavar="LOW HIGH",
            help="Stop when it is decided (SPRT) whether the difference per 36 is rather LOW or HIGH.",
        ),
        click.option("--alpha", type=float, show_default="0.05", help="How often HIGH may be wrong."),
        click.option("--beta", type=float, show_default="0.05", help="How often LOW may be wrong."),
        click.option("--game-seconds", type=click.FloatRange(0, min_open=True), help="Time of a player for a game."),
        click.option("--pipma", is_flag=True, help="Count perfect-information mistakes."),
        click.option("--shorten", is_flag=True, help="End games whose result is certain; it stays the same."),
        click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="Keep the match, and resume it."),
        click.option("--jobs", "-j", type=click.IntRange(1), help="Processes; default one for each core."),
        click.option("--cluster", metavar="ADDRESS", help="Play on the Dask cluster with this scheduler."),
        click.option("--json", "as_json", is_flag=True, help="Print one JSON object."),
    ]
    for option in reversed(options):
        command = option(command)
    return command


@arena.command()
@_match_options
@click.option("--bidding", default="rules", show_default=True, help="The player that bids, declares and discards.")
@click.option("--roles", is_flag=True, help="Tell gains as declarer and in defence by a third game, B against two B.")
def cardplay(**options: Any) -> None:
    """Card play only: contracts given, every deal with sides swapped.

    PLAYERS are two names, or more for a round robin: kiebitz arena cardplay rules random
    """
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
    help="Let the same players stay for lists of so many deals, or for all.",
)
@click.option("--one", is_flag=True, help="The first player alone against two of another: ABB BAB BBA.")
def full(**options: Any) -> None:
    """Whole games, every deal in all arrangements of two players.

    The arrangements are ABB BAB BBA AAB ABA BAA. With --list the players stay for whole lists, deals come in order, and
    seats rotate as at a table.

    PLAYERS are two names, or more for a round robin: kiebitz arena full rules random
    """
    from kiebitz.arena.match import Mode
    from kiebitz.cli.arena_match import play_match

    play_match(Mode.FULL, **options)


@arena.command()
@click.argument("players", nargs=2)
@click.option(
    "--contracts",
    type=click.Path(exists=True, path_type=Path),
    help="Deals that were kept: by arena contracts, or an archive of records.",
)
@click.option("--bidding", default="rules", show_default=True, help="Without them: who bids, declares and discards.")
@click.option("--kind", type=click.Choice(["suit", "grand", "null"]), help="Only such games.")
@click.option("--deals", type=click.IntRange(1), help="So many; all that were kept, or 2000.")
@click.option("--seed", default=1, show_default=True, help="Of the deals and of everything random.")
@click.option("--threads", type=click.IntRange(1), help="Deals played at once; default one for each core.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def roles(**options: Any) -> None:
    """Card play by the core alone: gains by role and kind, in seconds.

    For two PLAYERS whose cards are decided there, such as policy, rules, kermit:40 or kiebitz. The games are those of
    arena cardplay --roles, but no record of them is kept.
    """
    from kiebitz.cli.arena_roles import play_roles

    play_roles(**options)


@arena.command()
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="The folder.")
@click.option("--bidding", default="rules", show_default=True, help="The player that bids, declares and discards.")
@click.option("--deals", type=click.IntRange(1), default=10_000, show_default=True, help="So many with a contract.")
@click.option("--seed", default=1, show_default=True, help="The same as in arena cardplay.")
@click.option("--jobs", "-j", type=click.IntRange(1), help="Processes; default one for each core.")
def contracts(**options: Any) -> None:
    """Bid deals and keep them for arena roles.

    Interrupted, the same command goes on where it was.
    """
    from kiebitz.cli.arena_roles import keep_contracts

    keep_contracts(**options)


@arena.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def show(folder: Path, as_json: bool) -> None:
    """Print the report of a match kept in FOLDER again."""
    from kiebitz.cli.arena_match import show_match

    show_match(folder, as_json=as_json)


@arena.command()
@click.argument("difference", type=click.FloatRange(0, min_open=True))
@click.option(
    "--like",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="A kept match whose deals spread alike.",
)
@click.option(
    "--mode",
    type=click.Choice(["cardplay", "full"]),
    default="cardplay",
    show_default=True,
    help="Without such a match: where the spread is the usual one.",
)
@click.option("--power", default=0.8, show_default=True, help="How often such a difference is to be noticed.")
@click.option("--size", default=0.05, show_default=True, help="How often one is noticed where there is none.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def plan(difference: float, like: Path | None, mode: str, power: float, size: float, as_json: bool) -> None:
    """Tell how many deals a DIFFERENCE in points per 36 needs.

    For example: kiebitz arena plan 50 --like matches/first
    """
    from kiebitz.cli.arena_plan import tell_plan

    tell_plan(difference, like, mode, power=power, size=size, as_json=as_json)


arena.add_command(probe)
