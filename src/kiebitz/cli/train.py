"""`kiebitz train`: learn the models anew."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from kiebitz.cli.completion import PLAYER
from kiebitz.cli.faults import faults_told
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenGroup
from kiebitz.cli.train_report import (
    Bar,
    tell_bidding,
    tell_glem,
    tell_inference,
    tell_null,
    tell_policy,
    tell_reinforced,
    tell_review,
    tell_tables,
    tell_values,
    tell_where,
    watching,
)
from kiebitz.cli.working import going_on_later, workers_for
from kiebitz.formats.foreign_text import printable
from kiebitz.players import STRONGEST

if TYPE_CHECKING:
    from kiebitz.work.workers import Workers

F = TypeVar("F", bound=Callable[..., Any])

# What trains is imported only where it is used: it needs numpy, for which nobody else should have to wait.

train = SpokenGroup("train")


def _work_options(command: F) -> F:
    """Where the model goes, and who works."""
    for option in (
        click.option("--cluster", metavar="ADDRESS"),
        click.option("--jobs", "-j", type=click.IntRange(1)),
        click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True),
    ):
        command = option(command)
    return command


@train.command()
@click.option("--quick", is_flag=True)
@click.option("--outcomes", is_flag=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--player", type=PLAYER)
@click.option("--games", type=click.IntRange(1))
@click.option("--turns", type=click.IntRange(1))
@click.option(
    "--start",
    type=click.Path(exists=True, file_okay=False),
)
@_work_options
@speaking
def bidding(
    quick: bool,
    outcomes: bool,
    seed: int,
    player: str | None,
    games: int | None,
    turns: int | None,
    start: str | None,
    out: Path,
    jobs: int | None,
    cluster: str | None,
    speaker: Speaker,
) -> None:
    from kiebitz.arena.seats import check_players
    from kiebitz.training.bidding.learn import COURSES, learn

    course = COURSES[outcomes, quick]
    if player is not None:
        course = replace(course, player=player)
    course = replace(course, games=(games or course.games[0],) * (turns or len(course.games)), start=start or "")
    with _faults_told(speaker):
        check_players([course.player])
        with _at_work(jobs, cluster, course.pieces, speaker) as (workers, watch):
            manifest = learn(workers, course, seed, out, watch, called())
    tell_bidding(manifest, speaker)
    tell_where(out, speaker)


@train.command()
@click.option(
    "--bidder",
    "bidders",
    multiple=True,
    default=("kermit", "rules"),
    show_default=True,
)
@click.option("--deals", default=60_000, show_default=True, type=click.IntRange(1000))
@click.option("--counted", is_flag=True)
@click.option("--test-games", default=400, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True)
@_work_options
@speaking
def inference(
    bidders: tuple[str, ...],
    deals: int,
    counted: bool,
    test_games: int,
    seed: int,
    out: Path,
    jobs: int | None,
    cluster: str | None,
    speaker: Speaker,
) -> None:
    from kiebitz.arena.seats import check_players
    from kiebitz.training.inference.learn import Plan, learn

    plan = Plan(bidders=bidders, deals=deals, counted=counted, test_games=test_games, seed=seed)
    with _faults_told(speaker):
        check_players(bidders)
        with _at_work(jobs, cluster, plan.pieces, speaker) as (workers, watch):
            watch.begin("bidding")
            manifest = learn(workers, plan, out, watch.advance, called())
    tell_inference(manifest["held_out"], speaker)
    tell_where(out, speaker)


@train.command()
@click.option("--player", default=f"{STRONGEST}:40", show_default=True, type=PLAYER)
@click.option("--games", default=4000, show_default=True, type=click.IntRange(1))
@click.option("--test-games", default=2000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True)
@_work_options
@speaking
def review(
    player: str,
    games: int,
    test_games: int,
    seed: int,
    out: Path,
    jobs: int | None,
    cluster: str | None,
    speaker: Speaker,
) -> None:
    from kiebitz.arena.seats import check_players
    from kiebitz.training.review.learn import LEAST_GAMES, Plan, learn

    plan = Plan(player=player, games=games, test_games=test_games, seed=seed)
    with _faults_told(speaker):
        check_players([player])
        with _at_work(jobs, cluster, plan.pieces, speaker) as (workers, watch):
            watch.begin("playing")
            manifest = learn(workers, plan, out, watch.advance, called())
    tell_review(manifest["held_out"], LEAST_GAMES, speaker)
    tell_where(out, speaker)


@train.command()
@click.option("--quick", is_flag=True)
@click.option("--reinforce", is_flag=True)
@click.option("--games", type=click.IntRange(1))
@click.option("--deals", type=click.IntRange(100))
@click.option("--kermit-deals", type=click.IntRange(1))
@click.option("--kermit-share", type=click.FloatRange(0, 1))
@click.option("--anchor", type=click.FloatRange(0))
@click.option("--rate", type=click.FloatRange(0, min_open=True))
@click.option("--teacher", default="", metavar="PLAYER", type=PLAYER)
@click.option(
    "--start",
    type=click.Path(exists=True, file_okay=False),
)
@click.option("--test-games", type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True)
@_work_options
@speaking
def policy(
    quick: bool,
    reinforce: bool,
    games: int | None,
    deals: int | None,
    kermit_deals: int | None,
    kermit_share: float | None,
    anchor: float | None,
    rate: float | None,
    teacher: str,
    start: str | None,
    test_games: int | None,
    seed: int,
    out: Path,
    jobs: int | None,
    cluster: str | None,
    speaker: Speaker,
) -> None:
    if reinforce:
        given = {
            "games": games,
            "deals": deals,
            "kermit_deals": kermit_deals,
            "kermit_share": kermit_share,
            "anchor": anchor,
            "rate": rate,
            "start": start,
            "seed": seed,
        }
        _reinforce(given, quick, out, jobs=jobs, cluster=cluster, speaker=speaker)
        return
    from kiebitz.training.policy.learn import QUICK, Plan, learn
    from kiebitz.training.policy.styles import teacher_of

    plan = replace(QUICK if quick else Plan(), seed=seed, teacher=teacher, start=start or "")
    plan = replace(plan, deals=deals or plan.deals, test_games=test_games or plan.test_games)
    if start:
        plan = replace(plan, lesson=plan.lesson.to_go_on())
    with _faults_told(speaker):
        if teacher:
            teacher_of(teacher)
    with _at_work(jobs, cluster, plan.pieces, speaker) as (workers, watch):
        watch.begin("playing")
        manifest = learn(workers, plan, out, watch.advance, called())
    tell_policy(manifest, speaker)
    tell_where(out, speaker)


def _reinforce(
    given: dict[str, Any], quick: bool, out: Path, *, jobs: int | None, cluster: str | None, speaker: Speaker
) -> None:
    from kiebitz.cores import cores
    from kiebitz.training.policy.deals import pieces
    from kiebitz.training.policy.plan import QUICK, Plan
    from kiebitz.training.policy.reinforce import reinforce

    plan = replace(QUICK if quick else Plan(), **{name: value for name, value in given.items() if value is not None})
    with _at_work(jobs, cluster, len(pieces(plan)), speaker, turns=plan.turns) as (workers, watch):
        manifest = reinforce(workers, plan, out, watch, called(), threads=jobs or cores())
    tell_reinforced(manifest["held_out"], speaker)
    tell_where(out, speaker)


@train.command()
@click.option("--quick", is_flag=True)
@click.option("--trials", type=click.IntRange(1))
@click.option("--games", type=click.IntRange(2))
@click.option("--seed", default=1, show_default=True)
@_work_options
@speaking
def null(
    quick: bool,
    trials: int | None,
    games: int | None,
    seed: int,
    out: Path,
    jobs: int | None,
    cluster: str | None,
    speaker: Speaker,
) -> None:
    from kiebitz.training.null.learn import QUICK, Plan, learn

    plan = replace(QUICK if quick else Plan(), seed=seed)
    plan = replace(plan, trials=trials or plan.trials, games=games or plan.games)
    with _at_work(jobs, cluster, plan.pieces, speaker) as (workers, watch):
        watch.begin("playing")
        manifest = learn(workers, plan, out, watch.advance, called())
    tell_null(manifest["held_out"], speaker)
    tell_where(out, speaker)


@train.command()
@click.argument("files", nargs=-1, type=click.Path(exists=True, dir_okay=False))
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1))
@click.option("--number", default=500, show_default=True, type=click.IntRange(1))
@click.option("--player", default="policy", show_default=True, type=PLAYER)
@click.option("--seed", default=1, show_default=True)
@_work_options
@speaking
def puzzles(
    files: tuple[str, ...],
    games: int,
    number: int,
    player: str,
    seed: int,
    out: Path,
    jobs: int | None,
    cluster: str | None,
    speaker: Speaker,
) -> None:
    from kiebitz.practice.making import Plan, counts, make_puzzles
    from kiebitz.practice.puzzle import SHIPPED

    plan = Plan(files, games, number, player, seed)
    with _at_work(jobs, cluster, plan.pieces, speaker) as (workers, watch):
        kept = make_puzzles(workers, plan, out, watch.advance)
    for theme, count in counts(kept).most_common():
        click.echo(f"  {speaker.say_of('theme', theme):<40}{count:>4}")
    click.echo(printable(speaker.say("practice-made", count=len(kept), path=str(out / SHIPPED))))


@train.command()
@click.option("--games", default=1000, show_default=True, type=click.IntRange(10))
@click.option("--reviewed", default=200, show_default=True, type=click.IntRange(0))
@click.option("--seed", default=1, show_default=True)
@_work_options
@speaking
def levels(
    games: int, reviewed: int, seed: int, out: Path, jobs: int | None, cluster: str | None, speaker: Speaker
) -> None:
    from kiebitz.practice.levels import SHIPPED
    from kiebitz.practice.measuring import Plan, measure_levels

    plan = Plan(games=games, reviewed=reviewed, seed=seed)
    with _at_work(jobs, cluster, plan.pieces, speaker) as (workers, watch):
        watch.begin("playing")
        found = measure_levels(workers, plan, out, watch.advance, called())
    for measured in found.levels:
        points, error = speaker.wording.decimal(measured.line.average, 0), speaker.wording.decimal(measured.error, 0)
        lost = speaker.wording.decimal(measured.reviewed.lost)
        click.echo(speaker.say("levels-measured", level=measured.level, points=points, error=error, lost=lost))
    click.echo(printable(speaker.say("levels-written", path=str(out / SHIPPED))))


@train.command()
@click.option("--null", "largest_null", default=5, show_default=True, type=click.IntRange(4, 9))
@click.option("--trumps", default=0, show_default=True, type=click.IntRange(0, 5))
@click.option("--only", type=click.Choice(["suit", "grand"]))
@click.option("--budget", metavar="MB", type=click.FloatRange(0, min_open=True))
@click.option("--weights", type=click.Choice(["none", "rows", "valuations", "both"]), default="rows", show_default=True)
@_work_options
@speaking
def tables(
    largest_null: int,
    trumps: int,
    only: str | None,
    budget: float | None,
    weights: str,
    out: Path,
    jobs: int | None,
    cluster: str | None,
    speaker: Speaker,
) -> None:
    from kiebitz.training.tables.learn import FAMILIES, Budget, cut, learn, pieces, pieces_to_cut

    families = (only,) if only else tuple(FAMILIES)
    wanted = pieces(largest_null, trumps, families)
    within = Budget(budget, weights) if budget and trumps else None
    number = len(wanted) + (pieces_to_cut(trumps, families) if within else 0)
    with _at_work(jobs, cluster, number, speaker) as (workers, watch):
        watch.begin("computing")
        made = list(learn(workers, wanted, out, watch.advance))
        made_within = list(cut(workers, out, trumps, within, watch.advance, families)) if within else []
    tell_tables(made, out, speaker)
    if within:
        tell_tables(made_within, out / within.folder, speaker)


@train.command()
@click.option("--quick", is_flag=True)
@click.option("--chunks", type=click.IntRange(2))
@click.option("--seed", default=1, show_default=True)
@_work_options
@speaking
def values(
    quick: bool,
    chunks: int | None,
    seed: int,
    out: Path,
    jobs: int | None,
    cluster: str | None,
    speaker: Speaker,
) -> None:
    from kiebitz.training.values.learn import QUICK, Plan, learn

    plan = replace(QUICK if quick else Plan(), seed=seed)
    plan = replace(plan, chunks=chunks or plan.chunks)
    with _at_work(jobs, cluster, plan.pieces, speaker) as (workers, watch):
        manifest = learn(workers, plan, out, watch, called())
    tell_values(manifest["held_out"], speaker)
    tell_where(out, speaker)


@train.command()
@click.option("--quick", is_flag=True)
@click.option("--games", type=click.IntRange(10))
@click.option("--seed", default=1, show_default=True)
@_work_options
@speaking
def glem(
    quick: bool,
    games: int | None,
    seed: int,
    out: Path,
    jobs: int | None,
    cluster: str | None,
    speaker: Speaker,
) -> None:
    from kiebitz.training.glem.learn import QUICK, Plan, learn

    plan = replace(QUICK if quick else Plan(), seed=seed)
    plan = replace(plan, chunks=games or plan.chunks)
    with _at_work(jobs, cluster, plan.chunks, speaker) as (workers, watch):
        watch.begin("playing")
        manifest = learn(workers, plan, out, watch.advance, called())
    tell_glem(manifest["held_out"], speaker)
    tell_where(out, speaker)


def called() -> str:
    """What was called, without what does not matter to the result: where it goes, who works and what is said."""
    words = iter(sys.argv[1:])
    kept = []
    for word in words:
        if word.partition("=")[0] in ("--out", "--jobs", "-j", "--cluster", "--lang"):
            if "=" not in word:
                next(words, None)
        else:
            kept.append(word)
    return " ".join(["kiebitz", *kept])


@contextmanager
def _faults_told(speaker: Speaker) -> Iterator[None]:
    with going_on_later(speaker), faults_told():
        yield


@contextmanager
def _at_work(
    jobs: int | None, cluster: str | None, pieces: int, speaker: Speaker, turns: int = 0
) -> Iterator[tuple[Workers, Bar]]:
    """Those who work on the pieces, and a bar that knows of what is done here afterwards too."""
    with (
        _faults_told(speaker),
        workers_for(jobs, cluster, pieces, speaker) as workers,
        watching(pieces + turns, speaker) as bar,
    ):
        yield workers, bar
