"""`kiebitz record audit`: who errs so seldom that hidden cards must have been known?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.cli.plain import print_json
from kiebitz.cli.record_files import FILES, JOBS, checked_records
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenCommand
from kiebitz.formats.foreign_text import printable
from kiebitz.formats.iss import InvalidRecord, Record
from kiebitz.game import Game

if TYPE_CHECKING:
    from kiebitz.review.audit import Audit, Judged, Suspicion

_SHOWN: Final = 20  # rows; the most suspicious ones come first


@click.command(cls=SpokenCommand)
@FILES
@JOBS
@click.option("--json", "as_json", is_flag=True)
@speaking
@click.pass_context
def audit(context: click.Context, files: tuple[str, ...], jobs: int, as_json: bool, speaker: Speaker) -> None:
    from kiebitz.review.audit import audit as audited  # the solver and the policy are loaded only here

    games: list[tuple[tuple[str, str, str], Judged | None]] = []
    broken = 0
    for found in checked_records(files, _judge, speaker, jobs):
        if isinstance(found, InvalidRecord):
            broken += 1
            click.echo(speaker.fault(found), err=True)
        else:
            games.append(found)
    report = audited(games)
    if as_json:
        print_json(_object(report, broken))
    else:
        _tell(report, speaker)
    context.exit(1 if broken else 0)


def _judge(record: Record, game: Game) -> tuple[tuple[str, str, str], Judged | None]:
    from kiebitz.review.audit import judge_openings

    return record.players, judge_openings(game)


def _object(report: Audit, broken: int) -> dict[str, Any]:
    return {
        "games": report.games,
        "skipped": report.skipped,
        "broken": broken,
        "peeking": [_row(one) for one in report.peeking],
        "collusion": [_row(one) for one in report.collusion],
        "people": [_row(one) for one in report.people],
        "pairs": [_row(one) for one in report.pairs],
    }


def _row(one: Suspicion) -> dict[str, Any]:
    return {**asdict(one), "is_raised": one.is_raised}


def _tell(report: Audit, speaker: Speaker) -> None:
    """The most suspicious first, then what is suspected, then what that means."""
    if report.people:
        Console(highlight=False).print(_table(_ordered([*report.people, *report.pairs])[:_SHOWN], speaker))
    for one in report.peeking:
        role = speaker.say_of("audit-as", one.role)
        click.echo(speaker.say("audit-peeking", name=printable(one.names[0]), role=role))
    for one in report.collusion:
        first, second = map(printable, one.names)
        click.echo(speaker.say("audit-collusion", first=first, second=second))
    if not report.peeking and not report.collusion:
        click.echo(speaker.say("audit-nothing"))
    click.echo(speaker.say("audit-games", games=report.games, skipped=report.skipped))
    click.echo(speaker.say("audit-what-it-is"))


def _ordered(people: Sequence[Suspicion]) -> list[Suspicion]:
    return sorted(
        people, key=lambda one: min((z for z in (one.z_of_rate, one.z_of_knowing) if z is not None), default=0.0)
    )


def _table(people: Sequence[Suspicion], speaker: Speaker) -> Table:
    table = Table(speaker.say("totals-player"), speaker.say("totals-role"), box=None, pad_edge=False)
    for heading in ("games", "openings", "mistakes", "traps", "deviation"):
        table.add_column(speaker.say_of("audit-column", heading), justify="right")
    for one in people:
        found = one.found
        table.add_row(
            Text(printable(" + ".join(one.names))),
            speaker.say_of("totals-role", one.role),
            str(found.games // len(one.names)),  # a pair's is counted for both
            str(found.number),
            str(found.errors),
            f"{found.trap_errors}/{found.traps}",
            _deviation(one, speaker),
        )
    return table


def _deviation(one: Suspicion, speaker: Speaker) -> str:
    """The lower of the two scores, which is what it is suspected by."""
    scores = [z for z in (one.z_of_rate, one.z_of_knowing) if z is not None]
    return speaker.wording.decimal(min(scores), 1) if scores else ""
