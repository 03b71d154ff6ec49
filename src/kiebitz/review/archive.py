"""An archive of records reviewed on many workers, to a table of decisions: who gives away how much where."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Final

from kiebitz.errors import Fault
from kiebitz.formats.faults import fault_of_row, row_of_fault
from kiebitz.formats.iss import Archive, InvalidRecord, check_record
from kiebitz.formats.iss.record import RawRecord, read_record
from kiebitz.formats.rows import format_row, read_parquet, write_parquet
from kiebitz.review.records import COLUMNS, known_seats, rows_of
from kiebitz.review.reviewing import Reviewer
from kiebitz.review.totals import Tally, Total
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


def review_archive(workers: Workers, plan: Plan, out: Path, watch: Callable[[], None]) -> list[Fault]:
    """Review all records into a folder, from where it was interrupted on; what is returned names the broken ones."""
    with RunFolder(out, "review", asdict(plan)):
        folder = out / "games"
        names: list[str] = []
        do_missing(workers, _pieces(plan, names), folder, watch)
        faults: list[Fault] = []
        _write_verdicts(out, _games((folder / name for name in names), faults))
        return faults


def _games(files: Iterable[Path], faults: list[Fault]) -> Iterator[list[dict[str, Any]]]:
    """The decisions of one game after the other; `faults` are noted."""
    for file in files:
        found = json.loads(file.read_bytes())
        faults += map(fault_of_row, found["faults"])
        yield from found["games"]


def _write_verdicts(out: Path, games: Iterable[list[dict[str, Any]]]) -> None:
    lines = out / "verdicts.jsonl"
    with lines.open("w", encoding="utf-8") as file:
        for number, rows in enumerate(games):
            file.writelines(format_row({"game": number, **row}) + "\n" for row in rows)
    write_parquet(lines, out / VERDICTS, COLUMNS)
    lines.unlink()


def _pieces(plan: Plan, names: list[str]) -> Iterator[Piece]:
    """One after the other, so that an archive of any size is read as the work goes on; `names` are noted."""
    records = plan.records()
    while chunk := list(islice(records, _CHUNK)):
        names.append(f"{len(names):08}.json")
        yield Piece(names[-1], _review_chunk, (chunk, plan.worlds, plan.seed))


def _review_chunk(chunk: list[RawRecord | InvalidRecord], worlds: int, seed: int) -> bytes:
    reviewer = Reviewer(worlds=worlds, games=0, seed=seed)
    games: list[list[dict[str, Any]]] = []
    faults: list[dict[str, Any]] = []
    for raw in chunk:
        try:
            games.append(_review_record(reviewer, raw))
        except InvalidRecord as fault:
            faults.append(row_of_fault(fault))
    return json.dumps({"games": games, "faults": faults}).encode()


def _review_record(reviewer: Reviewer, raw: RawRecord | InvalidRecord) -> list[dict[str, Any]]:
    if isinstance(raw, InvalidRecord):
        raise raw
    record = read_record(raw)
    game = check_record(record)
    return list(rows_of(record, game, reviewer.review(game, known_seats(record))))


def totals(out: Path) -> list[Total]:
    """By player, role and kind, those with most games first."""
    tally = Tally()
    for _, rows in groupby(read_parquet(out / VERDICTS), key=lambda row: row["game"]):
        tally.add(rows)
    return tally.totals()
