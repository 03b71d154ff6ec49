"""`kiebitz train`: learn the models anew."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from kiebitz.cli.counting import counted
from kiebitz.cli.train_policy import policy
from kiebitz.cli.training import command, tell_where, training_faults_told, watching
from kiebitz.cli.working import workers_for
from kiebitz.players import STRONGEST

# What trains is imported only where it is used: it needs numpy, for which nobody else should have to wait.


@click.group()
def train() -> None:
    """Learn the models that come with the package anew."""


train.add_command(policy)


@train.command()
@click.option("--quick", is_flag=True, help="A small model in under two minutes, to see that everything works.")
@click.option("--seed", default=1, show_default=True, help="Of everything random.")
@click.option("--player", help="The card player whose games correct the model; default kermit:20, --quick rules.")
@click.option("--games", type=click.IntRange(1), help="Chunks of 40 deals to play in each turn.")
@click.option("--turns", type=click.IntRange(1), help="At most; default 4, --quick 1.")
@click.option(
    "--start",
    type=click.Path(exists=True, file_okay=False),
    help="The folder of a model to go on from: its tables of open hands are kept, and only games are played.",
)
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="Where the model goes.")
@click.option("--jobs", "-j", type=click.IntRange(1), help="Processes; default one for each core.")
@click.option("--cluster", metavar="ADDRESS", help="Work on the Dask cluster with this scheduler.")
def bidding(
    quick: bool,
    seed: int,
    player: str | None,
    games: int | None,
    turns: int | None,
    start: str | None,
    out: Path,
    jobs: int | None,
    cluster: str | None,
) -> None:
    """Learn the bidding from the solver and from games.

    Hands are labelled by the solver, tables fitted, games played, the tables corrected, and games played again.

    The same command goes on where it was interrupted.
    """
    from kiebitz.arena.seats import check_players
    from kiebitz.training.bidding.learn import FULL_COURSE, QUICK_COURSE, learn

    course = QUICK_COURSE if quick else FULL_COURSE
    if player is not None:
        course = replace(course, player=player)
    course = replace(course, games=(games or course.games[0],) * (turns or len(course.games)), start=start or "")
    with training_faults_told():
        check_players([course.player])
        with workers_for(jobs, cluster, course.pieces) as workers, watching(course.pieces) as watch:
            manifest = learn(workers, course, seed, out, watch, command())
    _tell(manifest, out)


@train.command()
@click.option(
    "--bidder",
    "bidders",
    multiple=True,
    default=("kermit", "rules"),
    show_default=True,
    help="A player whose bids, contracts and discards are learned; may be given more than once.",
)
@click.option("--deals", default=60_000, show_default=True, type=click.IntRange(1000), help="Deals of each bidder.")
@click.option(
    "--test-games", default=400, show_default=True, type=click.IntRange(1), help="Games of each to measure on."
)
@click.option("--seed", default=1, show_default=True, help="Of everything random.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="Where the tables go.")
@click.option("--jobs", "-j", type=click.IntRange(1), help="Processes; default one for each core.")
@click.option("--cluster", metavar="ADDRESS", help="Work on the Dask cluster with this scheduler.")
def inference(
    bidders: tuple[str, ...], deals: int, test_games: int, seed: int, out: Path, jobs: int | None, cluster: str | None
) -> None:
    """Learn which hidden cards fit bids, contracts and discards.

    Deals are bid, tables fitted to what happened, and measured on games.

    The same command goes on where it was interrupted.
    """
    from kiebitz.arena.seats import check_players
    from kiebitz.training.inference.learn import Plan, learn

    plan = Plan(bidders=bidders, deals=deals, test_games=test_games, seed=seed)
    with training_faults_told():
        check_players(bidders)
        with workers_for(jobs, cluster, plan.pieces) as workers, watching(plan.pieces) as watch:
            watch.say("bidding")
            manifest = learn(workers, plan, out, watch.advance, command())
    click.echo("how often the weight of the truth is a doubling of chance, by trick:")
    for bidder, by_role in manifest["held_out"]["bits_above_chance"].items():
        for role, bits in by_role.items():
            click.echo(f"  {bidder:<9}{role:<9}" + "".join(f"{value:6.2f}" for value in bits.values()))
    tell_where(out)


@train.command()
@click.option("--player", default=f"{STRONGEST}:40", show_default=True, help="Who plays, in all seats.")
@click.option("--games", default=4000, show_default=True, type=click.IntRange(1), help="To learn from.")
@click.option("--test-games", default=2000, show_default=True, type=click.IntRange(1), help="To check on.")
@click.option("--seed", default=1, show_default=True, help="Of everything random.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="Where the numbers go.")
@click.option("--jobs", "-j", type=click.IntRange(1), help="Processes; default one for each core.")
@click.option("--cluster", metavar="ADDRESS", help="Work on the Dask cluster with this scheduler.")
def review(
    player: str, games: int, test_games: int, seed: int, out: Path, jobs: int | None, cluster: str | None
) -> None:
    """Learn how often games are won whose worlds are won open.

    Games are played, chances fitted to how they ended, and checked on others.

    The same command goes on where it was interrupted.
    """
    from kiebitz.arena.seats import check_players
    from kiebitz.training.review.learn import LEAST_GAMES, Plan, learn

    plan = Plan(player=player, games=games, test_games=test_games, seed=seed)
    with training_faults_told():
        check_players([player])
        with workers_for(jobs, cluster, plan.pieces) as workers, watching(plan.pieces) as watch:
            watch.say("playing")
            manifest = learn(workers, plan, out, watch.advance, command())
    click.echo("the declarer's chance, and how often the game was won, in games held out:")
    for found in manifest["held_out"]["reliability"]:
        click.echo(f"  {found['chance']:6.1%}  {found['won']:6.1%}   {counted(found['games'], 'game')}")
    if (gap := manifest["held_out"]["largest_gap"]) is not None:
        click.echo(f"largest gap with {LEAST_GAMES} games or more: {gap:.3f}")
    tell_where(out)


@train.command()
@click.option("--quick", is_flag=True, help="Poor tables within a minute, to see that everything works.")
@click.option("--trials", type=click.IntRange(1), help="Chunks of 2,000 forced trials; default 200.")
@click.option("--games", type=click.IntRange(2), help="Chunks of 50 games; default 60.")
@click.option("--seed", default=1, show_default=True, help="Of everything random.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="Where the tables go.")
@click.option("--jobs", "-j", type=click.IntRange(1), help="Processes; default one for each core.")
@click.option("--cluster", metavar="ADDRESS", help="Work on the Dask cluster with this scheduler.")
def null(
    quick: bool, trials: int | None, games: int | None, seed: int, out: Path, jobs: int | None, cluster: str | None
) -> None:
    """Learn what the cards of a suit are worth in null.

    Null is declared by force and played out, tables are fitted, and measured on games.

    The same command goes on where it was interrupted.
    """
    from kiebitz.training.null.learn import QUICK, Plan, learn

    plan = replace(QUICK if quick else Plan(), seed=seed)
    plan = replace(plan, trials=trials or plan.trials, games=games or plan.games)
    with training_faults_told(), workers_for(jobs, cluster, plan.pieces) as workers, watching(plan.pieces) as watch:
        watch.say("playing")
        manifest = learn(workers, plan, out, watch.advance, command())
    for game in ("closed", "ouvert"):
        for name, found in manifest["held_out"][game].items():
            if "log_loss" in found:
                click.echo(f"  {game:<7}{name:<40}log-loss {found['log_loss']:.4f}, largest gap {found['largest_gap']}")
    tell_where(out)


def _tell(manifest: dict[str, Any], out: Path) -> None:
    click.echo(f"{manifest['samples']:,} hands labelled; on hands held out:")
    for row in manifest["held_out"]:
        click.echo(f"  {row['part']:<11} log-loss {row['log_loss']:.3f}, of the mean {row['constant']:.3f}")
    for number, turn in enumerate(manifest["turns"], start=1):
        shape = ", ".join(f"{name} {turn[name]:.1%}" for name in ("passed in", "won", "grand", "null", "hand"))
        click.echo(f"turn {number}, {counted(turn['deals'], 'deal')}: {shape}")
        if "gain" in turn:
            click.echo(_gain(turn["gain"]))
    tell_where(out)


def _gain(found: dict[str, float]) -> str:
    ends = "{low:+.0f} to {high:+.0f}" if "low" in found else "too few deals differ for an interval"
    return f"  what it taught gains {{mean:+.0f}} points per 36 ({ends})".format_map(found)
