"""`kiebitz review`: what could have been known and done better, game by game or over a whole archive."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

from kiebitz.bounds import MOST_THREADS, MOST_WORLDS
from kiebitz.cli.faults import faults_told
from kiebitz.cli.plain import print_json
from kiebitz.cli.progress import progress_bar
from kiebitz.cli.review_page import dearest_so_far, show_review
from kiebitz.cli.review_totals import review_table, show_totals, tell_collection
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenCommand
from kiebitz.cli.working import going_on_later, workers_for
from kiebitz.formats.iss import Archive, InvalidRecord, Record, map_records
from kiebitz.game import Game

if TYPE_CHECKING:
    from kiebitz.review import Review, Reviewer, Verdict

# What reviews is imported only where it is used, so that `kiebitz --help` does not wait for it.


@click.command(cls=SpokenCommand)
@click.argument("files", nargs=-1, type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option("--id", "game_id")
@click.option("--number", "-n", type=click.IntRange(1))
@click.option(
    "--worlds",
    default=320,
    show_default=True,
    type=click.IntRange(2, MOST_WORLDS),
)
@click.option("--games", default=24, show_default=True, type=click.IntRange(0, 100_000))
@click.option("--threads", default=2, show_default=True, type=click.IntRange(1, MOST_THREADS))
@click.option("--json", "as_json", is_flag=True)
@click.option("--table", type=click.IntRange(1))
@click.option("--collection", is_flag=True)
@click.option("--out", type=click.Path(file_okay=False, path_type=Path))
@click.option("--jobs", "-j", type=click.IntRange(1))
@click.option("--cluster", metavar="ADDRESS")
@speaking
@click.pass_context
def review(
    context: click.Context,
    files: tuple[str, ...],
    game_id: str | None,
    number: int | None,
    worlds: int,
    games: int,
    threads: int,
    as_json: bool,
    table: int | None,
    collection: bool,
    out: Path | None,
    jobs: int | None,
    cluster: str | None,
    speaker: Speaker,
) -> None:
    if sum((bool(files), table is not None, collection)) != 1:
        raise click.UsageError(speaker.say("review-choose"))
    broken = False
    with faults_told():
        if collection:
            tell_collection(as_json, speaker)
        elif table is not None:
            review_table(table, _reviewer(worlds, games, threads), as_json, speaker)
        elif out is None:
            broken = _review_games(_chosen(files, game_id, number), worlds, games, threads, as_json, speaker)
        else:
            broken = _review_archive(files, worlds, out, jobs, cluster, as_json, speaker)
    context.exit(1 if broken else 0)


def _chosen(
    files: tuple[str, ...], game_id: str | None, number: int | None
) -> Iterator[tuple[Record, Game] | InvalidRecord]:
    found = map_records([Archive(file) for file in files], lambda record, game: (record, game))
    for count, each in enumerate(found, start=1):
        if number is not None and count != number:
            continue
        if game_id is None or (not isinstance(each, InvalidRecord) and each[0].game_id == game_id):
            yield each


def _review_games(
    chosen: Iterator[tuple[Record, Game] | InvalidRecord],
    worlds: int,
    games: int,
    threads: int,
    as_json: bool,
    speaker: Speaker,
) -> bool:
    from kiebitz.review import row_of

    reviewer = _reviewer(worlds, games, threads)
    console = Console(highlight=False)
    broken = shown = False
    for found in chosen:
        if isinstance(found, InvalidRecord):
            broken = True
            click.echo(speaker.fault(found), err=True)
            continue
        record, game = found
        shown = True
        seen = _reviewed(reviewer, record, game, speaker)
        if as_json:
            print_json({"id": record.game_id, "date": record.date, **row_of(seen)})
        else:
            show_review(console, record, game, seen, speaker)
    if not (shown or broken):
        raise click.ClickException(speaker.say("record-not-there"))
    return broken


def _reviewer(worlds: int, games: int, threads: int) -> Reviewer:
    from kiebitz.review import Reviewer

    return Reviewer(worlds=worlds, games=games, threads=threads)


def _reviewed(reviewer: Reviewer, record: Record, game: Game, speaker: Speaker) -> Review:
    from kiebitz.review import count_decisions
    from kiebitz.review.records import known_seats

    found: list[Verdict] = []
    with progress_bar() as bar:
        under_way = speaker.say("review-under-way")
        task = bar.add_task(under_way, total=count_decisions(game))

        def watch(verdict: Verdict) -> None:
            found.append(verdict)
            bar.update(task, advance=1, description=dearest_so_far(game, found, speaker) or under_way)

        return reviewer.review(game, known_seats(record), watch)


def _review_archive(
    files: tuple[str, ...],
    worlds: int,
    out: Path,
    jobs: int | None,
    cluster: str | None,
    as_json: bool,
    speaker: Speaker,
) -> bool:
    from kiebitz.review.archive import VERDICTS, Plan, review_archive, totals
    from kiebitz.work.workers import check_cluster_is_possible

    if cluster is not None:
        check_cluster_is_possible()  # before all records are counted
    plan = Plan(files, worlds)
    pieces = plan.pieces
    with going_on_later(speaker), workers_for(jobs, cluster, pieces, speaker) as workers, progress_bar() as bar:
        task = bar.add_task(speaker.say("review-under-way"), total=pieces)
        faults = review_archive(workers, plan, out, lambda: bar.advance(task))
    for fault in faults:
        click.echo(speaker.fault(fault), err=True)
    show_totals(totals(out), as_json, speaker)
    if not as_json:
        click.echo(speaker.say("review-written", path=str(out / VERDICTS)))
    return bool(faults)
