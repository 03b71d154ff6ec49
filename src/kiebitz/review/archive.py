"""An archive of records reviewed on many workers, to a table of decisions: who gives away how much where."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

from kiebitz.formats.iss import Archive, InvalidRecord, check_record, parse_record
from kiebitz.formats.iss.archive import RawRecord
from kiebitz.formats.rows import format_row, write_parquet
from kiebitz.review.records import COLUMNS, known_seats, rows_of
from kiebitz.review.reviewing import Reviewer
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.workers import Workers

VERDICTS: Final = "verdicts.parquet"
_CHUNK: Final = 8  # games


@dataclass(frozen=True, slots=True)
class Plan:
    """What is reviewed and how; the same plan gives the same verdicts.

    worlds  for each decision, twice
    """

    files: tuple[str, ...]
    worlds: int
    seed: int = 0

    @property
    def pieces(self) -> int:
        """How many pieces of work that is."""
        return -(-sum(1 for _ in self.records()) // _CHUNK)

    def records(self) -> Iterator[RawRecord | InvalidRecord]:
        """What stands in the files, in order."""
        for file in self.files:
            yield from Archive(file)


def review_archive(workers: Workers, plan: Plan, out: Path, watch: Callable[[], None]) -> list[str]:
    """Review all records into a folder, from where it was interrupted on; what is returned names the broken ones."""
    with RunFolder(out, "review", asdict(plan)):
        folder = out / "games"
        names: list[str] = []
        do_missing(workers, _pieces(plan, names), folder, watch)
        lines, faults = out / "verdicts.jsonl", []
        with lines.open("w", encoding="utf-8") as file:
            for name in names:
                found = json.loads((folder / name).read_bytes())
                faults += found["faults"]
                file.writelines(format_row(row) + "\n" for row in found["rows"])
        write_parquet(lines, out / VERDICTS, COLUMNS)
        lines.unlink()
        return faults


def _pieces(plan: Plan, names: list[str]) -> Iterator[Piece]:
    """One after the other, so that an archive of any size is read as the work goes on; `names` are noted."""
    records = plan.records()
    while chunk := list(islice(records, _CHUNK)):
        names.append(f"{len(names):08}.json")
        yield Piece(names[-1], _review_chunk, (chunk, plan.worlds, plan.seed))


def _review_chunk(chunk: list[RawRecord | InvalidRecord], worlds: int, seed: int) -> bytes:
    reviewer = Reviewer(worlds=worlds, games=0, seed=seed)
    rows: list[dict[str, Any]] = []
    faults: list[str] = []
    for raw in chunk:
        try:
            rows += _review_record(reviewer, raw)
        except InvalidRecord as fault:
            faults.append(str(fault))
    return json.dumps({"rows": rows, "faults": faults}).encode()


def _review_record(reviewer: Reviewer, raw: RawRecord | InvalidRecord) -> list[dict[str, Any]]:
    if isinstance(raw, InvalidRecord):
        raise raw
    try:
        record = parse_record(raw.text)
        game = check_record(record, raw.text)
    except InvalidRecord as fault:
        raise InvalidRecord(fault.reason, raw.line + fault.line - 1, fault.column, raw.file) from None
    return list(rows_of(record, game, reviewer.review(game, known_seats(record))))


@dataclass(frozen=True, slots=True)
class Total:
    """What a player gives away in a role and a kind of game.

    games   in which the player had something to decide
    points  list points given away a game, by what could be known
    """

    player: str
    role: str
    kind: str
    games: int
    points: float
    inaccuracies: int
    mistakes: int
    blunders: int


def totals(out: Path) -> list[Total]:
    """By player, role and kind, those with most games first; an auction is one decision."""
    import duckdb

    table = str(out / VERDICTS).replace("'", "''")
    found = duckdb.execute(
        f"""
        WITH sure AS (
            SELECT id, date, player, role, coalesce(kind, 'passed in') AS kind, size,
                   CASE WHEN size IS NULL THEN 0 ELSE loss END AS lost, phase
            FROM '{table}'
        ), games AS (
            SELECT id, date, player, role, kind,
                   coalesce(max(lost) FILTER (phase = 'call'), 0)
                   + coalesce(sum(lost) FILTER (phase <> 'call'), 0) AS lost,
                   count(*) FILTER (size = 'inaccuracy') AS inaccuracies,
                   count(*) FILTER (size = 'mistake') AS mistakes,
                   count(*) FILTER (size = 'blunder') AS blunders
            FROM sure GROUP BY ALL
        )
        SELECT player, role, kind, count(*), avg(lost), sum(inaccuracies), sum(mistakes), sum(blunders)
        FROM games GROUP BY player, role, kind ORDER BY count(*) DESC, player, role, kind
        """
    )
    return [Total(row[0], row[1], row[2], row[3], row[4], *map(int, row[5:])) for row in found.fetchall()]
