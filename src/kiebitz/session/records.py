"""Finished games, appended one a line to a file of game records, each exactly once."""

from __future__ import annotations

import datetime
from pathlib import Path

from kiebitz.formats.iss import format_record, record_of_game
from kiebitz.players import parse_player
from kiebitz.session.settings import Settings
from kiebitz.session.state import TableState


def append_record(state: TableState, number: int, table: int, entered: datetime.datetime) -> None:
    """Append the game of a deal, unless it stands in the file already; `OSError` if that cannot be written.

    It may stand there already when a program was ended before it could note that; the same game of the same table
    gives the same line.
    """
    settings = state.settings
    assert settings.save is not None
    names = record_names(settings)
    first, second, third = (names[place] for place in settings.seating(number))
    record = record_of_game(
        state.rounds[number].game,
        (first, second, third),
        place="Kiebitz",
        series=str(table),
        game_id=str(number + 1),
        date=entered.strftime("%Y-%m-%d/%H:%M:%S/UTC"),
    )
    _append_line(settings.save, format_record(record))


def _append_line(path: Path, line: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+", encoding="utf-8", errors="replace") as file:
        file.seek(0)
        last = "\n"
        for last in file:
            if last == line + "\n":
                return
        file.write(("" if last.endswith("\n") else "\n") + line + "\n")


def record_names(settings: Settings) -> list[str]:
    """People's names and the computer players' registered names, numbered where they would be the same."""
    people = [place.name for place in settings.places if place.player is None]
    found: list[str] = []
    for place in settings.places:
        if place.player is None:
            found.append(place.name)
            continue
        name = parse_player(place.player).name
        plain = "".join(letter for letter in name if letter.isascii() and letter.isalnum())
        found.append(_distinct(plain, [*people, *found]))
    return found


def _distinct(name: str, taken: list[str]) -> str:
    number = 1
    while (numbered := f"{name[:7]}{number}") in taken:
        number += 1
    return numbered
