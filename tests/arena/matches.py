"""Small matches for the tests, played in this process."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from kiebitz.arena.chains import play_next
from kiebitz.arena.folder import RECORDS, RESULTS, MatchFolder
from kiebitz.arena.match import Match, Mode
from kiebitz.arena.play import play_deal
from kiebitz.arena.report import Report, report
from kiebitz.arena.results import PlayedGame
from kiebitz.arena.run import Budget, End, run
from kiebitz.formats.rows import read_parquet
from kiebitz.work.workers import local_workers


def cardplay(*players: str, **parameters: Any) -> Match:
    return Match(mode=Mode.CARDPLAY, players=players, **parameters)


def full(*players: str, **parameters: Any) -> Match:
    return Match(mode=Mode.FULL, players=players, **parameters)


def play(match: Match, units: int) -> list[list[PlayedGame]]:
    return [play_deal(match, number) if match.unit == "deal" else play_list(match, number) for number in range(units)]


def play_list(match: Match, number: int) -> list[PlayedGame]:
    return [
        play_next(match, table, deal, None if deal else [])
        for table in match.tables(number)
        for deal in range(match.deals_in_unit)
    ]


def report_of(match: Match, units: int) -> Report:
    return report(match, play(match, units))


def run_in(path: Path, match: Match, deals: int, jobs: int = 1) -> MatchFolder:
    """Play a match in a folder to its end."""
    with MatchFolder(path, match) as folder, local_workers(jobs) as workers:
        assert run(folder, workers, Budget(deals=deals)) is End.DEALS
        folder.write_results()
    return folder


def without_times(path: Path) -> tuple[bytes, list[dict[str, Any]]]:
    """What a match must always come to: its records, byte by byte but for the dates, and its results but for times."""
    rows = [
        {name: value for name, value in row.items() if not name.startswith(("seconds", "ended"))}
        for row in read_parquet(path / RESULTS)
    ]
    return re.sub(rb"DT\[[^]]*]", b"DT[]", (path / RECORDS).read_bytes()), rows
