"""`kiebitz play`: play Skat at the terminal."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import click
from rich.text import Text

from kiebitz.cli.table.commands import NO, YES, Command, read_command
from kiebitz.cli.table.host import Host, LeftTable
from kiebitz.cli.table.language import LANGUAGES, language_of
from kiebitz.cli.table.options import DEFAULT_LEVEL, DEFAULT_NAME, USUAL_OPPONENT, Options, seated_opponents
from kiebitz.cli.table.phrases import Phrases
from kiebitz.cli.table.store import DamagedSession, data_folder, load_table
from kiebitz.cli.table.table import Table, new_table
from kiebitz.cli.table.terminal import Terminal
from kiebitz.cli.table.wording import Wording
from kiebitz.contract import KIND_LETTERS
from kiebitz.deal import FOREHAND
from kiebitz.formats.game_text import parse_game
from kiebitz.formats.position_text import parse_position, start_of_play
from kiebitz.players import parse_player
from kiebitz.players.levels import LEVELS
from kiebitz.scoring import LIST_LENGTHS

DEFAULT_DEALS = {"3": 36, "4": 48}
SESSION = "table.json"
LENGTHS = [str(length) for length in LIST_LENGTHS]
LEVEL = click.IntRange(min(LEVELS), max(LEVELS))
FILE = click.Path(dir_okay=False, path_type=Path)
SEAT_NAMES = ("forehand", "middlehand", "rearhand")
INTERRUPTED = 130  # what shells report for a program ended by Ctrl-C


@click.command("play")
@click.option("--lang", type=click.Choice(sorted(LANGUAGES)), help="Language of the table [default: the locale's].")
@click.option("--level", type=LEVEL, help=f"How strong the computer plays [default: {DEFAULT_LEVEL}].")
@click.option("--opponents", metavar="A,B", multiple=True, help="Other computer players; one name stands for all.")
@click.option("--players", type=click.Choice(["3", "4"]), default="3", show_default=True, help="Players at the table.")
@click.option("--deals", type=click.Choice(LENGTHS), help="Length of the list [default: 36, with 4 players 48].")
@click.option(
    "--seed", type=click.IntRange(min=0), help="What deals and computer players follow from [default: random]."
)
@click.option("--position", metavar="TEXT", help="Play a deal FH/MH/RH/SKAT, a position, or go on with a game.")
@click.option(
    "--seat", type=click.Choice(SEAT_NAMES), help="Your seat with --position [default: forehand, or in turn]."
)
@click.option("--practice", is_flag=True, help="Moves can be taken back, and card points are shown.")
@click.option("--name", default=DEFAULT_NAME, show_default=True, help="Your name, 3 to 8 characters.")
@click.option("--save", type=FILE, help="Where finished games are appended [default: games.sgf in the data folder].")
@click.option("--resume/--new", default=None, help="Continue the unfinished table, or begin a new one [default: ask].")
def play(
    lang: str | None,
    level: int | None,
    opponents: tuple[str, ...],
    players: str,
    deals: str | None,
    seed: int | None,
    position: str | None,
    seat: str | None,
    practice: bool,
    name: str,
    save: Path | None,
    resume: bool | None,
) -> None:
    """Play Skat with computer players.

    A table that is left, with quit, Ctrl-C or Ctrl-D, is kept and can be continued. Type ? at the table for help.
    """
    phrases = LANGUAGES[lang or language_of(os.environ)]
    folder = data_folder(os.environ)
    terminal = Terminal()

    def begin() -> Table:
        options = Options(
            seed=secrets.randbelow(10**6) if seed is None else seed,
            opponents=seated_opponents(_opponents(opponents, level), int(players)),
            deals=int(deals) if deals else DEFAULT_DEALS[players],
            name=name,
            practice=practice,
            save=(save or folder / "games.sgf").absolute(),
        )
        return new_table(options) if position is None else _single_deal(options, position, seat)

    with _leaving_quietly(terminal, phrases):
        table = None if resume is False else _unfinished(folder / SESSION, resume, terminal, phrases)
        greeting = [phrases.continued if table else phrases.welcome]
        table = table or _usage_errors_told(begin)
        wording = Wording(phrases, terminal.shows_symbols)
        Host(table, terminal, wording, folder / SESSION).run([*greeting, _company(table, phrases)])


def _opponents(named: tuple[str, ...], level: int | None) -> tuple[str, ...]:
    if named and level is not None:
        raise ValueError("--level is for the usual players; with --opponents write, for instance, kermit:level=2")
    return named or (f"{USUAL_OPPONENT}:level={level or DEFAULT_LEVEL}",)


@contextmanager
def _leaving_quietly(terminal: Terminal, phrases: Phrases) -> Iterator[None]:
    """However the human leaves, the table has been kept; say how to come back."""
    try:
        yield
    except (LeftTable, EOFError):
        terminal.write([Text(), Text(phrases.left)])
    except KeyboardInterrupt:
        terminal.write([Text(), Text(phrases.interrupted)])
        raise SystemExit(INTERRUPTED) from None


def _usage_errors_told(begin: Callable[[], Table]) -> Table:
    """Begin a table; options that do not fit together are reported as such."""
    try:
        return begin()
    except ValueError as error:
        raise click.UsageError(str(error)) from None


def _single_deal(options: Options, position: str, seat: str | None) -> Table:
    game = start_of_play(parse_position(position)) if _is_position(position) else parse_game(position)
    if game.turn is None:
        raise ValueError("the game given with --position is over")
    if len(options.opponents) != 2:
        raise ValueError("a given position is played at a table of three")
    chosen = SEAT_NAMES.index(seat) if seat else game.turn if game.history else FOREHAND
    return Table(replace(options, seat=chosen), game, given_moves=len(game.history))


def _is_position(text: str) -> bool:
    """Tells `HANDS KIND DECLARER` from `DEAL MOVE MOVE ...`: no move is written like the letter of a kind."""
    words = text.split()
    return len(words) > 1 and words[1] in tuple(KIND_LETTERS)


def _unfinished(session: Path, resume: bool | None, terminal: Terminal, phrases: Phrases) -> Table | None:
    """The table to be continued, if there is one and the human wants to."""
    try:
        table = load_table(session)
    except DamagedSession as error:
        said = phrases.session_damaged.format(reason=error, path=error.moved_to)
        if resume:
            raise click.ClickException(said) from None
        terminal.write([Text(said)])
        return None
    except OSError as error:
        raise click.ClickException(f"{session}: {error.strerror or error}") from None
    if resume:
        if table is None:
            raise click.ClickException(phrases.nothing_to_resume)
        return table
    return table if table and _wants_to_continue(table, terminal, phrases) else None


def _wants_to_continue(table: Table, terminal: Terminal, phrases: Phrases) -> bool:
    where = phrases.single_deal
    if not table.is_single:
        where = phrases.deal_number.format(number=table.number + 1, length=table.options.deals)
    while True:
        answer = terminal.ask(phrases.ask_continue.format(where=where)).lower()
        if read_command(answer) is Command.QUIT:
            raise LeftTable
        if not answer or answer in YES or answer in NO:
            return answer not in NO
        terminal.write([Text(phrases.say_yes_or_no)])


def _company(table: Table, phrases: Phrases) -> str:
    """Who the computer players are, and the seed that brings the same table again."""
    names: dict[str, list[str]] = {}
    for name, player in zip(table.options.computer_names(), table.options.opponents, strict=True):
        names.setdefault(_described(player, phrases), []).append(name)
    players = ", ".join(f"{', '.join(alike)} ({player})" for player, alike in names.items())
    return phrases.opponents_play.format(players=players, seed=table.options.seed)


def _described(player: str, phrases: Phrases) -> str:
    """A player's name, with its level in words if it has one."""
    spec = parse_player(player)
    level = spec.options.get("level")
    return f"{spec.name}, {phrases.levels[level - 1]}" if isinstance(level, int) else player
