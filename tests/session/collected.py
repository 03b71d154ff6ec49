"""Records for the tests of the collection of games, and games put into it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

from kiebitz import Record, check_record, format_record, parse_record, record_of_game
from kiebitz.session import Store
from kiebitz.session.game_row import row_of_record
from tests.games import finished_game

SAMPLES = (Path(__file__).parents[2] / "data/records/iss_sample.sgf").read_text().splitlines()
GOOD = [line for line in SAMPLES if "ID[18358]" not in line]


Names: TypeAlias = tuple[str, str, str]


def game_record(number: int, *, date: str | None = None, players: Names = ("foo", "bar", "zoot")) -> Record:
    """The record of a random game; they are played one a minute, in the order of their numbers."""
    minute = f"2020-01-01/{number // 60:02}:{number % 60:02}:00/UTC"
    record = record_of_game(finished_game(number), players, series="7", game_id=str(number))
    return replace(record, date=minute if date is None else date)


def line(number: int) -> str:
    return format_record(game_record(number))


def put(store: Store, *records: Record | str) -> int:
    """Add games by their records; how many were new."""
    parsed = [parse_record(each) if isinstance(each, str) else each for each in records]
    return store.games.add([row_of_record(record, check_record(record)) for record in parsed])
