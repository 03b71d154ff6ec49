"""Which table: the one that was left last, one by its number, or a new one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.text import Text

from kiebitz.cli.table.desk import Desk
from kiebitz.cli.table.naming import HUMAN, where_in_list
from kiebitz.session import Store, Summary, Table, TableIsHeld, TableIsOver

LATEST = 0  # stands for the number of the table that was left last


class NoSuchTable(Exception):
    """The table asked for cannot be continued; the text says why, in the human's language."""


def unfinished(store: Store) -> list[Summary]:
    """The tables that can be continued at a terminal, where one person plays, the one left last first."""
    return [
        summary
        for summary in store.summaries()
        if not summary.is_over and not summary.settings.is_branch and summary.settings.people == (HUMAN,)
    ]


def table_lines(store: Store, desk: Desk) -> list[Text]:
    """The unfinished tables, one a line."""
    wording, found = desk.wording, unfinished(store)
    if not found:
        return [Text(wording.say("tables-none"))]
    lines = [Text(wording.say("tables-unfinished"), style="bold")]
    for summary in found:
        where = where_in_list(summary.settings, summary.number, wording)
        others = ", ".join(place.name for place in summary.settings.places if place.player is not None)
        when = summary.changed.astimezone().strftime(wording.say("tables-time-format"))
        note = f"  {wording.say('tables-being-played')}" if _is_held(store, summary.id) else ""
        lines.append(Text(f"{summary.id:>5}  {where:<18}  {others:<20}  {when}{note}"))
    return [*lines, Text(), Text(wording.say("tables-how-to-resume"))]


def resumed(store: Store, number: int, desk: Desk) -> Table:
    """The table of a number, or the one that was left last; `NoSuchTable` if that cannot be continued."""
    found = [summary.id for summary in unfinished(store)]
    if not found:
        raise NoSuchTable(desk.wording.say("tables-none"))
    if number not in (LATEST, *found):
        raise NoSuchTable(desk.wording.say("tables-no-such", number=number))
    table = _first_free(store, found if number == LATEST else [number], desk)
    if table is None:
        raise NoSuchTable(desk.wording.say("tables-held", number=number or found[0]))
    return table


def offered(store: Store, desk: Desk, for_new: str) -> Table | None:
    """The table that was left last, if there is one and the human wants to continue it.

    for_new  the options that were given and would then not count
    """
    found = [summary.id for summary in unfinished(store)]
    table = _first_free(store, found, desk)
    if table is None:
        return None
    if others := len(found) - 1:
        desk.tell(desk.wording.say("tables-more", count=others))
    if for_new:
        desk.tell(desk.wording.say("play-for-new", options=for_new))
    where = where_in_list(table.settings, table.view(None).number, desk.wording)
    try:
        if desk.ask_yes_or_no(desk.wording.say("ask-continue", where=where), default=True):
            return table
    except BaseException:
        table.close()
        raise
    table.close()
    return None


def _first_free(store: Store, numbers: Sequence[int], desk: Desk) -> Table | None:
    """The first of some tables that no other program is playing at; of those before it the human is told."""
    for number in numbers:
        try:
            return desk.durably(partial(Table.resume, store, number))
        except TableIsHeld:
            desk.tell(desk.wording.say("tables-held", number=number))
        except TableIsOver:  # another program has just finished it
            continue
    return None


def _is_held(store: Store, number: int) -> bool:
    try:
        store.hold(number).release()
    except TableIsHeld:
        return True
    return False
