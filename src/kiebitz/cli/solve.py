"""`kiebitz solve`: the value of an open-hand position, of every card, and the line of best play."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final, TextIO

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.bounds import MOST_THREADS
from kiebitz.cards import Card, CardSet
from kiebitz.cli.faults import faults_told
from kiebitz.cli.plain import print_json
from kiebitz.cli.progress import progress_bar
from kiebitz.cli.solve_batch import Batch, Row
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenCommand
from kiebitz.contract import Kind
from kiebitz.formats.position_text import format_position, parse_position
from kiebitz.guarantees import guarantee, guaranteed_points
from kiebitz.play import Position
from kiebitz.solver import DEFAULT_TABLE_MB, CardValue, Solution, Solver, check_solvable, lost_in_trick, points_to_win

_ANSWERS: Final = {True: "yes", False: "no", None: "open"}  # as sentences choose by them


@dataclass(frozen=True)
class _Limits:
    nodes: int | None
    seconds: float | None


@click.command(cls=SpokenCommand)
@click.argument("text", metavar="POSITION", required=False)
@click.option("--points", type=click.IntRange(0, 121))
@click.option("--guarantee", "asks_guarantee", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@click.option("--batch", type=click.File(errors="replace"))
@click.option("--cards", is_flag=True)
@click.option(
    "--threads",
    default=1,
    show_default=True,
    type=click.IntRange(1, MOST_THREADS),
)
@click.option("--node-limit", type=click.IntRange(0))
@click.option("--time-limit", type=click.FloatRange(0))
@click.option("--table-mb", default=DEFAULT_TABLE_MB, show_default=True, type=click.FloatRange(0))
@speaking
@click.pass_context
def solve(
    context: click.Context,
    text: str | None,
    points: int | None,
    asks_guarantee: bool,
    as_json: bool,
    batch: TextIO | None,
    cards: bool,
    threads: int,
    node_limit: int | None,
    time_limit: float | None,
    table_mb: float,
    speaker: Speaker,
) -> None:
    if (text is None) == (batch is None):
        raise click.UsageError(speaker.say("solving-position-or-batch"))
    if batch is not None and points is not None:
        raise click.UsageError(speaker.say("solving-points-of-one"))
    if asks_guarantee and (batch is not None or points is not None):
        raise click.UsageError(speaker.say("solving-guarantee-of-one"))
    if batch is None and cards:
        raise click.UsageError(speaker.say("solving-cards-of-batch"))
    limits = _Limits(node_limit, time_limit)
    with faults_told():
        if batch is not None:
            all_good = _solve_batch(batch, speaker, cards=cards, threads=threads, limits=limits, table_mb=table_mb)
            context.exit(0 if all_good else 1)
        position = check_solvable(parse_position(text or ""))
        if asks_guarantee:
            _guarantee_one(position, limits, speaker, as_json=as_json)
        elif points is None:
            _solve_one(Solver(table_mb), position, limits, speaker, as_json=as_json)
        else:
            _ask_one(Solver(table_mb), position, points, limits, speaker, as_json=as_json)


# One position


def _solve_one(solver: Solver, position: Position, limits: _Limits, speaker: Speaker, *, as_json: bool) -> None:
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
        print_json(row)
        return
    console = Console(highlight=False)
    console.print(_heading(position, speaker))
    if cards:
        console.print(_card_table(solution, cards, speaker))
    console.print(Text(f"{speaker.say('solving-value')}  ") + Text(_worth(position, solution, speaker), "bold"))
    if line:
        console.print(_line_table(position, line, speaker))
    console.print(Text(speaker.say("solving-effort", nodes=solution.nodes, seconds=solution.seconds), "dim"))


def _ask_one(
    solver: Solver, position: Position, points: int, limits: _Limits, speaker: Speaker, *, as_json: bool
) -> None:
    answer = solver.at_least(position, points, node_limit=limits.nodes, time_limit=limits.seconds)
    if as_json:
        print_json({"position": format_position(position), "points": points, "at_least": answer})
    else:
        click.echo(speaker.say("solving-at-least", answer=_ANSWERS[answer]))


def _guarantee_one(position: Position, limits: _Limits, speaker: Speaker, *, as_json: bool) -> None:
    found = guarantee(position, nodes=limits.nodes, seconds=limits.seconds)
    is_null = position.kind == Kind.NULL
    points = None if is_null else guaranteed_points(position, nodes=limits.nodes, seconds=limits.seconds)
    if as_json:
        row = {"position": format_position(position), "is_sure": found.is_sure, "points": points}
        print_json(row | {"keeping": [str(card) for card in found.keeping]})
        return
    console = Console(highlight=False)
    console.print(_heading(position, speaker))
    if points is not None:
        console.print(Text(speaker.say("solving-guaranteed-points", reaches=_between(*points, speaker))))
    console.print(Text(speaker.say("solving-guarantee", answer=_ANSWERS[found.is_sure]), "bold"))
    if found.keeping:
        console.print(Text(speaker.say("solving-keeping") + " ") + speaker.cards(CardSet(found.keeping)))


def _heading(position: Position, speaker: Speaker) -> Text:
    game, declarer = speaker.kind(position.kind), speaker.seat(position.declarer)
    if position.is_over:
        return Text(speaker.say("solving-heading-of-end", game=game, declarer=declarer))
    return Text(speaker.say("solving-heading", game=game, declarer=declarer, turn=speaker.seat(position.turn)))


def _worth(position: Position, bounds: Solution | CardValue, speaker: Speaker) -> str:
    """A value in words, or what is known of it."""
    won = bounds.reaches(points_to_win(position))
    outcome = "open" if won is None else "won" if won else "lost"
    if position.kind != Kind.NULL:
        reaches = _between(bounds.lower, bounds.upper, speaker)
        return speaker.say("solving-points", reaches=reaches, outcome=outcome)
    if won is False and bounds.is_exact:
        return speaker.say("solving-lost-in-trick", trick=lost_in_trick(position, bounds.value) or 0)
    return speaker.say("solving-outcome", outcome=outcome)


def _between(low: int, high: int, speaker: Speaker) -> str:
    """A number, or the two between which it lies."""
    return str(low) if low == high else speaker.say("solving-bounds", lower=low, upper=high)


def _card_table(solution: Solution, cards: list[CardValue], speaker: Speaker) -> Table:
    position, headings = solution.position, (speaker.say("solving-card"), speaker.say("solving-value"))
    best = speaker.say("solving-best")
    table = Table(*headings, "", box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for card in reversed(cards):
        is_best = card.is_exact and solution.is_exact and card.value == solution.value
        worth = _worth(position, card, speaker)
        table.add_row(speaker.card(card.card), worth, best if is_best else "", style="bold" * is_best)
    return table


def _line_table(position: Position, line: list[Card], speaker: Speaker) -> Table:
    """The tricks of a line, each with its cards in playing order and what the declarer gains by it."""
    headings = (
        speaker.say("solving-trick"),
        speaker.say("solving-led-by"),
        speaker.say("solving-cards"),
        speaker.say("solving-declarer"),
    )
    table = Table(*headings, box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for card in line:
        after = position.after(card)
        if len(position.trick) == 2 or after.is_over:
            gain = _gain(position, after, speaker)
            table.add_row(*_trick_cells(position, (*position.trick, card), speaker), gain)
        position = after
    if position.trick:
        table.add_row(*_trick_cells(position, position.trick, speaker), "")
    return table


def _gain(position: Position, after: Position, speaker: Speaker) -> str:
    """What the declarer has got from the trick that lies between two positions."""
    if after.tricks == position.tricks:
        return ""
    return speaker.say("solving-takes-it") if position.kind == Kind.NULL else f"+{after.points - position.points}"


def _trick_cells(position: Position, cards: tuple[Card, ...], speaker: Speaker) -> tuple[str, str, Text]:
    return str(11 - position.cards_left), speaker.seat(position.leader), speaker.cards(cards)


# JSON


def _solution_object(solution: Solution) -> Row:
    row: Row = {"position": format_position(solution.position)}
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


def _solve_batch(
    source: TextIO, speaker: Speaker, *, cards: bool, threads: int, limits: _Limits, table_mb: float
) -> bool:
    """Write a JSON line for each position, in order; whether all lines were good."""

    def answer(solver: Solver, position: Position) -> Row:
        ask = solver.measure_cards if cards else solver.solve
        solution = ask(position, node_limit=limits.nodes, time_limit=limits.seconds)
        row = _solution_object(solution)
        return row | {"cards": _cards_object(solution.cards)} if cards else row

    with progress_bar() as bar:
        task = bar.add_task(speaker.say("solving-at-work"), total=None)
        batch = Batch(threads, table_mb, answer, sys.stdout, lambda: bar.advance(task))
        batch.run(source)
    return batch.all_good
