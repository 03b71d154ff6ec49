"""Measurements of the bidding.

python -m benchmarks.bidding speed                 the full decision for a ten-card hand
python -m benchmarks.bidding self-play --out DIR   shape, calibration and open-hand estimates, with a plot
python -m benchmarks.bidding curve                 what each turn of training gained, from the shipped manifest
python -m benchmarks.bidding borderline            contracts chosen by a small lead, and the next best, both played
python -m benchmarks.bidding grands                grand beside a suit game that promises about as much, both played
python -m benchmarks.bidding trial --out DIR       declaring by trial where tables declare otherwise, both played
"""

from __future__ import annotations

from pathlib import Path

import click

from benchmarks.bidding.borderline import play_borderline, told_borderline
from benchmarks.bidding.curve import plot_turns, read_turns, told_turns
from benchmarks.bidding.grands import play_grands, told_grands
from benchmarks.bidding.report import plot, told
from benchmarks.bidding.self_play import play
from benchmarks.bidding.speed import measure_speed
from benchmarks.bidding.trial import measure


@click.group(help=__doc__)
def main() -> None:
    pass


@main.command()
@click.option("--hands", default=300, show_default=True, type=click.IntRange(1))
def speed(hands: int) -> None:
    measure_speed(hands)


@main.command()
@click.option("--player", default="kermit:20", show_default=True)
@click.option("--deals", default=12_000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=11, show_default=True)
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="Keeps and resumes it.")
@click.option("--plot", "picture", type=click.Path(dir_okay=False, path_type=Path), help="Where the plot goes.")
def self_play(player: str, deals: int, seed: int, out: Path, picture: Path | None) -> None:
    """Three of a player bid and play for themselves."""
    games = play(player, deals, seed, out)
    click.echo(told(games, deals))
    if picture is not None:
        plot(games, picture)


@main.command()
@click.option("--plot", "picture", type=click.Path(dir_okay=False, path_type=Path), help="Where the plot goes.")
def curve(picture: Path | None) -> None:
    """The learning curve: every turn's model against the one before."""
    turns = read_turns()
    click.echo(told_turns(turns))
    if picture is not None:
        plot_turns(turns, picture)


@main.command()
@click.option("--player", default="kermit:10", show_default=True, help="Who bids, declares and plays as declarer.")
@click.option("--opponent", "opponents", multiple=True, default=("kermit:10", "rules", "book"), show_default=True)
@click.option("--deals", default=2000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True)
def borderline(player: str, opponents: tuple[str, ...], deals: int, seed: int) -> None:
    """Contracts chosen by less than 10 list points, and the next best, both played against the same."""
    click.echo(told_borderline(play_borderline(player, opponents, deals, seed)))


@main.command()
@click.option("--player", default="kermit:10", show_default=True, help="Who plays as declarer.")
@click.option("--opponent", "opponents", multiple=True, default=("kermit:10", "rules", "book"), show_default=True)
@click.option("--deals", default=5000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=501, show_default=True)
@click.option("--changed-only", is_flag=True, help="Only deals on which another contract is declared now.")
def grands(player: str, opponents: tuple[str, ...], deals: int, seed: int, changed_only: bool) -> None:
    """Grand and a suit game that promise about the same, both played against the same."""
    cases = list(play_grands(player, opponents, deals, seed, changed_only=changed_only))
    click.echo(told_grands(cases, opponents))


@main.command()
@click.option("--deals", default=600, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=2, show_default=True, type=click.IntRange(1))
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="Keeps and resumes it.")
def trial(deals: int, seed: int, jobs: int, out: Path) -> None:
    """What declaring by games on trial brings more than declaring by tables."""
    click.echo(measure(out, deals, seed, jobs))


if __name__ == "__main__":
    main()
