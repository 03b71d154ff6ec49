"""`kiebitz train`: learn the models anew."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
from rich.progress import Progress

from kiebitz.cli.counting import counted
from kiebitz.cli.faults import faults_told
from kiebitz.cli.progress import progress_bar
from kiebitz.cli.words import ENGLISH
from kiebitz.cli.working import going_on_later, workers_for
from kiebitz.players import STRONGEST

# What trains is imported only where it is used: it needs numpy, for which nobody else should have to wait.


@click.group()
def train() -> None:
    """Learn the models that come with the package anew."""


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
    with _faults_told():
        check_players([course.player])
        with workers_for(jobs, cluster, course.pieces) as workers, _watching(course.pieces) as watch:
            manifest = learn(workers, course, seed, out, watch, _command())
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
    with _faults_told():
        check_players(bidders)
        with workers_for(jobs, cluster, plan.pieces) as workers, _watching(plan.pieces) as watch:
            watch.say("bidding")
            manifest = learn(workers, plan, out, watch.advance, _command())
    click.echo("how often the weight of the truth is a doubling of chance, by trick:")
    for bidder, by_role in manifest["held_out"]["bits_above_chance"].items():
        for role, bits in by_role.items():
            click.echo(f"  {bidder:<9}{role:<9}" + "".join(f"{value:6.2f}" for value in bits.values()))
    _tell_where(out)


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
    with _faults_told():
        check_players([player])
        with workers_for(jobs, cluster, plan.pieces) as workers, _watching(plan.pieces) as watch:
            watch.say("playing")
            manifest = learn(workers, plan, out, watch.advance, _command())
    click.echo("the declarer's chance, and how often the game was won, in games held out:")
    for found in manifest["held_out"]["reliability"]:
        click.echo(f"  {found['chance']:6.1%}  {found['won']:6.1%}   {counted(found['games'], 'game')}")
    if (gap := manifest["held_out"]["largest_gap"]) is not None:
        click.echo(f"largest gap with {LEAST_GAMES} games or more: {gap:.3f}")
    _tell_where(out)


@train.command()
@click.option("--quick", is_flag=True, help="A poor network within a minute, to see that everything works.")
@click.option("--deals", type=click.IntRange(100), help="To play; default 100,000.")
@click.option("--teacher", default="", metavar="PLAYER", help="Whose evidence is learned; default kermit:10.")
@click.option(
    "--start",
    type=click.Path(exists=True, file_okay=False),
    help="The folder of a policy to go on from, with half of the lessons in smaller steps.",
)
@click.option("--test-games", type=click.IntRange(1), help="Deals of each player to measure on; default 200.")
@click.option("--seed", default=1, show_default=True, help="Of everything random.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="Where the network goes.")
@click.option("--jobs", "-j", type=click.IntRange(1), help="Processes; default one for each core.")
@click.option("--cluster", metavar="ADDRESS", help="Work on the Dask cluster with this scheduler.")
def policy(
    quick: bool,
    deals: int | None,
    teacher: str,
    start: str | None,
    test_games: int | None,
    seed: int,
    out: Path,
    jobs: int | None,
    cluster: str | None,
) -> None:
    """Learn which cards strong and weak players play.

    Games are played, a network fitted to their cards, and measured on others.

    The same command goes on where it was interrupted.
    """
    from kiebitz.training.policy.learn import QUICK, Plan, learn
    from kiebitz.training.policy.styles import teacher_of

    plan = replace(QUICK if quick else Plan(), seed=seed, teacher=teacher, start=start or "")
    plan = replace(plan, deals=deals or plan.deals, test_games=test_games or plan.test_games)
    if start:
        plan = replace(plan, lesson=plan.lesson.to_go_on())
    with _faults_told():
        if teacher:
            teacher_of(teacher)
    with _faults_told(), workers_for(jobs, cluster, plan.pieces) as workers, _watching(plan.pieces) as watch:
        watch.say("playing")
        manifest = learn(workers, plan, out, watch.advance, _command())
    _tell_policy(manifest)
    _tell_where(out)


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
    with _faults_told(), workers_for(jobs, cluster, plan.pieces) as workers, _watching(plan.pieces) as watch:
        watch.say("playing")
        manifest = learn(workers, plan, out, watch.advance, _command())
    for game in ("closed", "ouvert"):
        for name, found in manifest["held_out"][game].items():
            if "log_loss" in found:
                click.echo(f"  {game:<7}{name:<40}log-loss {found['log_loss']:.4f}, largest gap {found['largest_gap']}")
    _tell_where(out)


def _tell_policy(manifest: dict[str, Any]) -> None:
    click.echo(f"{manifest['decisions']:,} decisions of {counted(manifest['games'], 'game')}; on games held out:")
    for name, found in {"all": manifest["held_out"], **manifest["by_style"]}.items():
        click.echo(f"  {name:<22}log-loss {found['log_loss']:.3f}, agreement {found['agreement']:.1%}")
    for found in manifest["learning_curve"]:
        click.echo(f"  with {found['games']:,} games: log-loss {found['log_loss']:.3f}")
    click.echo("doublings that cards add to bids, by trick:")
    for name, by_role in manifest["bits"].items():
        for role, bits in by_role.items():
            click.echo(f"  {name:<11}{role:<9}" + "".join(f"{added:6.2f}" for _, added, _ in bits.values()))


def _command() -> str:
    """What was called, without what does not matter to the result: where it goes and who works."""
    words = iter(sys.argv[1:])
    kept = []
    for word in words:
        if word.partition("=")[0] in ("--out", "--jobs", "-j", "--cluster"):
            if "=" not in word:
                next(words, None)
        else:
            kept.append(word)
    return " ".join(["kiebitz", *kept])


class _Bar:
    def __init__(self, bar: Progress, total: int) -> None:
        self._bar = bar
        self._task = bar.add_task("training", total=total)

    def say(self, what: str) -> None:
        self._bar.update(self._task, description=what)
        if not self._bar.console.is_terminal:
            click.echo(what, err=True)

    def advance(self) -> None:
        self._bar.advance(self._task)


@contextmanager
def _watching(total: int) -> Iterator[_Bar]:
    with progress_bar() as bar:
        yield _Bar(bar, total)


@contextmanager
def _faults_told() -> Iterator[None]:
    with going_on_later(ENGLISH), faults_told():
        yield


def _tell(manifest: dict[str, Any], out: Path) -> None:
    click.echo(f"{manifest['samples']:,} hands labelled; on hands held out:")
    for row in manifest["held_out"]:
        click.echo(f"  {row['part']:<11} log-loss {row['log_loss']:.3f}, of the mean {row['constant']:.3f}")
    for number, turn in enumerate(manifest["turns"], start=1):
        shape = ", ".join(f"{name} {turn[name]:.1%}" for name in ("passed in", "won", "grand", "null", "hand"))
        click.echo(f"turn {number}, {counted(turn['deals'], 'deal')}: {shape}")
        if "gain" in turn:
            click.echo(_gain(turn["gain"]))
    _tell_where(out)


def _gain(found: dict[str, float]) -> str:
    ends = "{low:+.0f} to {high:+.0f}" if "low" in found else "too few deals differ for an interval"
    return f"  what it taught gains {{mean:+.0f}} points per 36 ({ends})".format_map(found)


def _tell_where(out: Path) -> None:
    click.echo(f"kept in {out}; `kiebitz ship {out}` puts it in place of the model that ships")
