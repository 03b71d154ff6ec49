"""What was given away over many games: in an archive, over the list of a table, in the collection."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.cli.plain import print_json
from kiebitz.cli.progress import progress_bar
from kiebitz.cli.review_page import MARKS
from kiebitz.cli.speaker import Speaker
from kiebitz.formats.foreign_text import printable
from kiebitz.session import FILE_NAME, Store, data_folder

if TYPE_CHECKING:
    from kiebitz.review import Reviewer
    from kiebitz.review.totals import Total

_MOST: Final = 10  # players named in a line


def review_table(number: int, reviewer: Reviewer, as_json: bool, speaker: Speaker) -> None:
    """Review the deals of a table that have no review yet, keep that, and tell of the whole list."""
    from kiebitz.review.kept import deals_of, keep_review, totals_of

    with _store() as store, progress_bar() as bar:
        deals = deals_of(store, number)
        missing = [deal for deal in deals if deal.review is None]
        task = bar.add_task(speaker.say("review-under-way"), total=len(missing))
        for deal in missing:
            keep_review(store, deal.subject, reviewer.review(deal.subject.game, deal.seats))
            bar.advance(task)
        found = totals_of(deals_of(store, number))
    show_totals(found, as_json, speaker)
    if not as_json:
        click.echo(speaker.say("reviewed-deals", reviewed=len(deals), deals=len(deals)))


def tell_collection(as_json: bool, speaker: Speaker) -> None:
    """Tell of all games of the collection that have a review."""
    from kiebitz.review.kept import reviewed_games, totals_of

    with _store() as store:
        show_totals(totals_of(reviewed_games(store)), as_json, speaker)


def show_totals(found: Sequence[Total], as_json: bool, speaker: Speaker) -> None:
    """Print a table by player, role and kind of game, and what each player gave away in all; or JSON."""
    if as_json:
        print_json({"totals": [asdict(row) for row in found]})
    elif not found:
        click.echo(speaker.say("reviewed-games", games=0))
    else:
        Console(highlight=False).print(_table(found, speaker))
        click.echo("   ".join(f"{mark} {speaker.say_of('size', size.value)}" for size, mark in MARKS.items()))
        click.echo(_in_all(found, speaker))


def _table(found: Sequence[Total], speaker: Speaker) -> Table:
    told = speaker.say("totals-player"), speaker.say("totals-role"), speaker.say("totals-kind")
    counted = speaker.say("totals-games"), speaker.say("totals-lost-a-game")
    table = Table(*told, box=None, pad_edge=False)
    for heading in (*counted, *MARKS.values()):
        table.add_column(heading, justify="right")
    for row in found:
        figures = row.games, speaker.wording.decimal(row.lost_a_game, 1), row.inaccuracies, row.mistakes, row.blunders
        role, kind = speaker.say_of("totals-role", row.role), speaker.say_of("totals-kind", row.kind)
        table.add_row(Text(printable(row.player)), role, kind, *map(str, figures))
    return table


def _in_all(found: Sequence[Total], speaker: Speaker) -> str:
    lost = defaultdict[str, float](float)
    for row in found:
        lost[row.player] += row.lost
    dearest = sorted(lost, key=lambda player: -lost[player])[:_MOST]
    told = "   ".join(f"{printable(player)} {speaker.wording.decimal(lost[player], 0)}" for player in dearest)
    return speaker.say("given-away-points", points=told)


def _store() -> Store:
    return Store(data_folder(os.environ) / FILE_NAME)
