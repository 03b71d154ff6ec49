"""`kiebitz play`: play Skat at the terminal."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import click
from click.core import ParameterSource
from rich.text import Text

from kiebitz.cli.completion import PLAYER
from kiebitz.cli.faults import Fault, UsageFault
from kiebitz.cli.program import INTERRUPTED
from kiebitz.cli.speaker import language_in
from kiebitz.cli.spoken import SpokenCommand
from kiebitz.cli.table.agreement import SEAT_NAMES, SINGLE, Agreement
from kiebitz.cli.table.choosing import LATEST, NoSuchTable, offered, resumed, table_lines
from kiebitz.cli.table.desk import Desk, LeftTable, LeftUnkept
from kiebitz.cli.table.host import Host
from kiebitz.cli.table.introducing import ask_for_name
from kiebitz.cli.table.naming import company
from kiebitz.cli.table.terminal import Terminal
from kiebitz.cli.table.wording import Wording
from kiebitz.formats.foreign_text import printable
from kiebitz.players.levels import LEVELS
from kiebitz.scoring import LIST_LENGTHS
from kiebitz.session import (
    FILE_NAME,
    NewerStore,
    StorageFault,
    Store,
    Table,
    TableMovedOn,
    UnreadableStore,
    data_folder,
    take_over,
)
from kiebitz.words import LANGUAGES

LENGTHS = [str(length) for length in (SINGLE, *LIST_LENGTHS)]
LEVEL = click.IntRange(min(LEVELS), max(LEVELS))
FILE = click.Path(dir_okay=False, path_type=Path)
FOR_EVERY_TABLE = ("lang", "new", "resume", "tables")


@click.command("play", cls=SpokenCommand)
@click.option("--lang", type=click.Choice(sorted(LANGUAGES)))
@click.option("--level", type=LEVEL)
@click.option("--opponent", "opponents", metavar="PLAYER", multiple=True, type=PLAYER)
@click.option("--players", type=click.Choice(["3", "4"]), default="3", show_default=True)
@click.option("--deals", type=click.Choice(LENGTHS))
@click.option("--seed", type=click.IntRange(min=0))
@click.option("--position", metavar="TEXT")
@click.option("--seat", type=click.Choice(SEAT_NAMES))
@click.option("--practice", is_flag=True)
@click.option("--name")
@click.option("--save", type=FILE)
@click.option("--new", is_flag=True)
@click.option(
    "--resume",
    type=click.IntRange(min=LATEST),
    is_flag=False,
    flag_value=LATEST,
    metavar="[NUMBER]",
)
@click.option("--tables", is_flag=True)
@click.pass_context
def play(
    context: click.Context,
    lang: str | None,
    level: int | None,
    opponents: tuple[str, ...],
    players: str,
    deals: str | None,
    seed: int | None,
    position: str | None,
    seat: str | None,
    practice: bool,
    name: str | None,
    save: Path | None,
    new: bool,
    resume: int | None,
    tables: bool,
) -> None:
    terminal, folder = Terminal(), data_folder(os.environ)
    language = lang or language_in(context)
    desk = Desk(terminal, Wording(language, terminal.shows_symbols))
    if new and resume is not None:
        raise click.UsageError(desk.wording.say("play-new-and-resume"))
    for_new = _given_for_new(context)
    if for_new and resume is not None:
        raise click.UsageError(desk.wording.say("play-not-for-resumed", options=for_new))
    agreement = Agreement(
        level=level,
        opponents=opponents,
        players=int(players),
        deals=int(deals) if deals else None,
        seed=seed,
        position=position,
        seat=seat,
        practice=practice,
        name=name,
        save=save or folder / "games.sgf",
    )
    with _leaving_quietly(desk), closing(desk.durably(lambda: Store(folder / FILE_NAME))) as store:
        _take_over(store, desk, is_fatal=resume is not None)
        if tables:
            terminal.write(table_lines(store, desk))
            return
        table = resumed(store, resume, desk) if resume is not None else None if new else offered(store, desk, for_new)
        greeting = desk.wording.say("start-continued") if table else desk.wording.say("start-welcome")
        if table is None and name is None:
            ask_for_name(store, desk)
        with table or desk.durably(lambda: _begun(agreement, store, desk.wording)) as table:
            Host(table, desk).run([greeting, *company(table.settings, desk.wording)])


def _given_for_new(context: click.Context) -> str:
    """The options given that say how a new table plays; one that goes on keeps what was agreed."""
    return ", ".join(
        parameter.opts[0]
        for parameter in context.command.params
        if parameter.name not in FOR_EVERY_TABLE
        and parameter.name is not None
        and context.get_parameter_source(parameter.name) is ParameterSource.COMMANDLINE
    )


def _begun(agreement: Agreement, store: Store, wording: Wording) -> Table:
    """Begin a table; options that do not fit together are reported as such."""
    try:
        return agreement.begin(store, wording)
    except StorageFault:
        raise
    except ValueError as fault:
        raise UsageFault(fault) from None


def _take_over(store: Store, desk: Desk, *, is_fatal: bool) -> None:
    """Take over a table that was left with the first release; one that is damaged is moved aside, and told."""
    try:
        desk.durably(lambda: take_over(store))
    except UnreadableStore as fault:
        said = desk.wording.say("storing-damaged", reason=fault.reason, path=str(fault.path))
        if is_fatal:
            raise click.ClickException(printable(said)) from None
        desk.tell(said)


@contextmanager
def _leaving_quietly(desk: Desk) -> Iterator[None]:
    """However the human leaves: say what is kept and how to come back, and return what a shell expects."""
    wording = desk.wording
    try:
        yield
    except (LeftTable, EOFError):
        desk.terminal.write([Text(), Text(wording.say("end-left"))])
    except KeyboardInterrupt:
        desk.terminal.write([Text(), Text(wording.say("end-interrupted"))])
        raise SystemExit(INTERRUPTED) from None
    except LeftUnkept:
        desk.terminal.write([Text(), Text(wording.say("end-unkept"))])
        raise SystemExit(1) from None
    except NoSuchTable as fault:
        raise click.ClickException(str(fault)) from None
    except TableMovedOn:
        raise click.ClickException(wording.say("end-moved-on")) from None
    except (NewerStore, UnreadableStore) as fault:
        raise Fault(fault) from None
