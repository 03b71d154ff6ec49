"""Finished games, appended one a line to a file of game records."""

from __future__ import annotations

import datetime

from kiebitz.cli.table.options import Options
from kiebitz.cli.table.table import HUMAN, Table
from kiebitz.formats.iss import format_record, record_of_game


def append_record(table: Table, now: datetime.datetime) -> None:
    """Append the current game; `OSError` if the file cannot be written."""
    names = record_names(table.options)
    first, second, third = (names[player] for player in table.seating())
    record = record_of_game(
        table.game,
        (first, second, third),
        place="Kiebitz",
        series="" if table.is_single else str(table.options.seed),
        game_id="" if table.is_single else str(table.number + 1),
        date=now.strftime("%Y-%m-%d/%H:%M:%S/UTC"),
    )
    path = table.options.save
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(format_record(record) + "\n")


def record_names(options: Options) -> list[str]:
    """The human's name and the computer players' registered names, numbered where they would be the same."""
    names = [options.name]
    for opponent in options.opponents:
        plain = "".join(letter for letter in opponent.partition(":")[0] if letter.isascii() and letter.isalnum())
        names.append(_distinct(plain, names))
    assert names[HUMAN] == options.name
    return names


def _distinct(name: str, taken: list[str]) -> str:
    number = 1
    while (numbered := f"{name[:7]}{number}") in taken:
        number += 1
    return numbered
