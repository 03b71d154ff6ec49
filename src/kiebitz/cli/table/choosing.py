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
    return [summary for summary in store.summaries() if not summary.is_over and summary.settings.people == (HUMAN,)]


def table_lines(store: Store, desk: Desk) -> list[Text]:
    """The unfinished tables, one a line."""
    phrases, found = desk.phrases, unfinished(store)
    if not found:
        return [Text(phrases.nothing_to_resume)]
    lines = [Text(phrases.tables_title, style="bold")]
    for summary in found:
        where = where_in_list(summary.settings, summary.number, phrases)
        others = ", ".join(place.name for place in summary.settings.places if place.player is not None)
        when = summary.changed.astimezone().strftime(phrases.time_format)
        note = f"  {phrases.being_played}" if _is_held(store, summary.id) else ""
        lines.append(Text(f"{summary.id:>5}  {where:<18}  {others:<20}  {when}{note}"))
    return [*lines, Text(), Text(phrases.how_to_resume)]


def resumed(store: Store, number: int, desk: Desk) -> Table:
    """The table of a number, or the one that was left last; `NoSuchTable` if that cannot be continued."""
    found = [summary.id for summary in unfinished(store)]
    if not found:
        raise NoSuchTable(desk.phrases.nothing_to_resume)
    if number not in (LATEST, *found):
        raise NoSuchTable(desk.phrases.no_such_table.format(number=number))
    table = _first_free(store, found if number == LATEST else [number], desk)
    if table is None:
        raise NoSuchTable(desk.phrases.table_is_held.format(number=number or found[0]))
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
        desk.tell(desk.wording.counted(desk.phrases.more_tables, others))
    if for_new:
        desk.tell(desk.phrases.only_for_new.format(options=for_new))
    where = where_in_list(table.settings, table.view(None).number, desk.phrases)
    try:
        if desk.ask_yes_or_no(desk.phrases.ask_continue.format(where=where), default=True):
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
            desk.tell(desk.phrases.table_is_held.format(number=number))
        except TableIsOver:  # another program has just finished it
            continue
    return None


def _is_held(store: Store, number: int) -> bool:
    try:
        store.hold(number).release()
    except TableIsHeld:
        return True
    return False
