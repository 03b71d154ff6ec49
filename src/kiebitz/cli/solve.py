"""`kiebitz solve`: the value of an open-hand position, of every card, and the line of best play."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TextIO

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from kiebitz.cards import Card
from kiebitz.cli.faults import faults_told
from kiebitz.cli.show import card_text
from kiebitz.contract import Kind
from kiebitz.formats.position_text import format_position, parse_position
from kiebitz.play import Position
from kiebitz.solve import (
    DEFAULT_TABLE_MB,
    CardValue,
    Solution,
    Solver,
    check_solvable,
    lost_in_trick,
    points_to_win,
    solve_many,
)

_SEAT_NAMES = ("forehand", "middlehand", "rearhand")


@dataclass(frozen=True)
class _Limits:
    nodes: int | None
    seconds: float | None


@click.command()
@click.argument("text", metavar="POSITION", required=False)
@click.option("--points", type=click.IntRange(0, 121), help="Only ask whether the value is at least so much.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option(
    "--batch", type=click.File(errors="replace"), help="Solve a file of positions, one a line (- is standard input)."
)
@click.option("--cards", is_flag=True, help="With --batch: the value of every legal card too.")
@click.option("--threads", default=1, show_default=True, type=click.IntRange(1), help="With --batch: threads to use.")
@click.option("--node-limit", type=click.IntRange(0), help="States to search for one answer; bounds if it takes more.")
@click.option("--time-limit", type=click.FloatRange(0), help="Seconds for one answer; bounds if it takes more.")
@click.option(
    "--table-mb", default=DEFAULT_TABLE_MB, show_default=True, type=click.FloatRange(0), help="Memory, for each thread."
)
@click.pass_context
def solve(
    context: click.Context,
    text: str | None,
    points: int | None,
    as_json: bool,
    batch: TextIO | None,
    cards: bool,
    threads: int,
    node_limit: int | None,
    time_limit: float | None,
    table_mb: float,
) -> None:
    """Solve an open-hand POSITION: every legal card with its value, and the line of best play.

    \b
    A position is written  HANDS KIND DECLARER [LEADER:TRICK [POINTS:TRICKS]]
    HANDS are forehand/middlehand/rearhand/skat, KIND a letter of D H S C G N, DECLARER a seat 0 1 2:
      kiebitz solve "CJAT.SK7/CQ9.SJ.HKT/SAT8.HA7/DK8 G 0"

    Values are the declarer's card points in all, the skat and the tricks taken included.
    """
    if (text is None) == (batch is None):
        raise click.UsageError("name a POSITION or a file with --batch")
    if batch is not None and points is not None:
        raise click.UsageError("--points goes with a single POSITION")
    if batch is None and cards:
        raise click.UsageError("--cards goes with --batch; a single POSITION always shows them")
    limits = _Limits(node_limit, time_limit)
    with _interruptible(), faults_told():
        if batch is not None:
            all_good = _solve_batch(batch, cards=cards, threads=threads, limits=limits, table_mb=table_mb)
            context.exit(0 if all_good else 1)
        elif points is None:
            _solve_one(Solver(table_mb), parse_position(text or ""), limits, as_json=as_json)
        else:
            _ask_one(Solver(table_mb), parse_position(text or ""), points, limits, as_json=as_json)


@contextmanager
def _interruptible() -> Iterator[None]:
    try:
        yield
    except KeyboardInterrupt:
        raise click.Abort from None


# One position


def _solve_one(solver: Solver, position: Position, limits: _Limits, *, as_json: bool) -> None:
    solution = solver.solve(position, node_limit=limits.nodes, time_limit=limits.seconds)
    cards = solver.solve_cards(
        position,
        guess=solution.value if solution.is_exact else None,
        node_limit=limits.nodes,
        time_limit=limits.seconds,
    )
    line = solver.best_line(position, node_limit=limits.nodes, time_limit=limits.seconds)
    if as_json:
        row = _solution_object(solution)
        row["cards"] = _cards_object(cards)
        row["line"] = [str(card) for card in line]
        click.echo(json.dumps(row))
        return
    console = Console(highlight=False)
    console.print(_heading(position))
    if cards:
        console.print(_card_table(solution, cards))
    console.print(Text("value  ") + Text(_worth(position, solution), "bold"))
    if line:
        console.print(_line_table(position, line))
    console.print(Text(f"{solution.nodes:,} nodes, {solution.seconds:.3f} s", "dim"))


def _ask_one(solver: Solver, position: Position, points: int, limits: _Limits, *, as_json: bool) -> None:
    answer = solver.at_least(position, points, node_limit=limits.nodes, time_limit=limits.seconds)
    if as_json:
        click.echo(json.dumps({"position": format_position(position), "points": points, "at_least": answer}))
    else:
        click.echo("open, the limit came first" if answer is None else "yes" if answer else "no")


def _heading(position: Position) -> Text:
    kind = "null" if position.kind == Kind.NULL else "grand" if position.kind == Kind.GRAND else None
    game = kind or Kind(position.kind).name.lower()
    turn = "" if position.is_over else f", {_SEAT_NAMES[position.turn]} to play"
    return Text(f"{game} by {_SEAT_NAMES[position.declarer]}{turn}")


def _worth(position: Position, bounds: Solution | CardValue) -> str:
    """A value in words, or what is known of it."""
    won = bounds.reaches(points_to_win(position))
    outcome = "open" if won is None else "won" if won else "lost"
    if position.kind != Kind.NULL:
        value = str(bounds.lower) if bounds.is_exact else f"{bounds.lower} to {bounds.upper}"
        return f"{value} points, {outcome}"
    if won is False and bounds.is_exact:
        return f"lost in trick {lost_in_trick(position, bounds.value)}"
    return outcome


def _card_table(solution: Solution, cards: list[CardValue]) -> Table:
    position = solution.position
    table = Table("card", "value", "", box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for card in reversed(cards):
        is_best = card.is_exact and solution.is_exact and card.value == solution.value
        table.add_row(card_text(card.card), _worth(position, card), "best" if is_best else "", style="bold" * is_best)
    return table


def _line_table(position: Position, line: list[Card]) -> Table:
    """The tricks of a line, each with its cards in playing order and the points of the declarer after it."""
    table = Table("trick", "led by", "cards", "declarer", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.header_style = "dim"
    for card in line:
        after = position.after(card)
        if len(position.trick) == 2 or after.is_over:
            _add_trick(table, position, card, after)
        position = after
    if position.trick:
        table.add_row(*_trick_cells(position, position.trick), "")
    return table


def _add_trick(table: Table, position: Position, card: Card, after: Position) -> None:
    taken = after.tricks > position.tricks
    gain = "takes it" if position.kind == Kind.NULL else f"+{after.points - position.points}"
    table.add_row(*_trick_cells(position, (*position.trick, card)), gain if taken else "")


def _trick_cells(position: Position, cards: tuple[Card, ...]) -> tuple[str, str, Text]:
    number = 11 - position.cards_left
    return str(number), _SEAT_NAMES[position.leader], Text(" ").join(card_text(card) for card in cards)


# JSON


def _solution_object(solution: Solution) -> dict[str, object]:
    row: dict[str, object] = {"position": format_position(solution.position)}
    row |= {"lower": solution.lower, "upper": solution.upper, "won": solution.won}
    row["value"] = solution.value if solution.is_exact else None
    if solution.position.kind == Kind.NULL:
        row["lost_in_trick"] = solution.lost_in_trick if solution.is_exact else None
    row |= {"nodes": solution.nodes, "seconds": round(solution.seconds, 6)}
    return row


def _cards_object(cards: tuple[CardValue, ...] | list[CardValue]) -> dict[str, int | list[int]]:
    """The value of each card, or its two bounds where a limit came first."""
    return {str(card.card): card.value if card.is_exact else [card.lower, card.upper] for card in cards}


# Batches


def _solve_batch(source: TextIO, *, cards: bool, threads: int, limits: _Limits, table_mb: float) -> bool:
    """Write a JSON line for each position, in order; whether all lines were good."""
    read = [(number, _read_line(line)) for number, line in enumerate(source, start=1) if _holds_position(line)]
    good = [entry for _, entry in read if isinstance(entry, Position)]
    solutions = solve_many(
        good,
        cards=cards,
        threads=threads,
        node_limit=limits.nodes,
        time_limit=limits.seconds,
        table_mb=table_mb,
    )
    with _progress(len(read)) as bar:
        for number, entry in read:
            row: dict[str, object] = {"line": number}
            if isinstance(entry, Position):
                solution = next(solutions)
                row |= _solution_object(solution)
                if cards:
                    row["cards"] = _cards_object(solution.cards)
            else:
                row["error"] = entry
            sys.stdout.write(json.dumps(row) + "\n")
            bar.advance(bar.task_ids[0])
    return len(good) == len(read)


def _holds_position(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")


def _read_line(line: str) -> Position | str:
    """The position, or what is wrong with it."""
    try:
        return check_solvable(parse_position(line))
    except ValueError as fault:
        return str(fault)


@contextmanager
def _progress(total: int) -> Iterator[Progress]:
    console = Console(stderr=True)
    columns = (TextColumn("solving"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        bar.add_task("solving", total=total)
        yield bar
