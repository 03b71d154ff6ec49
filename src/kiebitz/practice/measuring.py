"""The levels measured as people are: their games counted and some of them reviewed, in pieces that many workers share
and that can be resumed."""

from __future__ import annotations

import datetime
import json
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from math import sqrt
from pathlib import Path
from statistics import stdev
from typing import Any, Final

import msgspec

from kiebitz.deals import SEATS, deal
from kiebitz.formats.iss import check_record, format_record, parse_record, record_of_game
from kiebitz.game import Game
from kiebitz.players import STRONGEST, ask, create
from kiebitz.players.levels import LEVELS
from kiebitz.practice.levels import SHIPPED, Measured, Measurement
from kiebitz.practice.statistics import reviewed_of
from kiebitz.review import Reviewer
from kiebitz.review.sums import format_sums, parse_sums, seat_sum
from kiebitz.session import FILE_NAME, GroupedBy, Query, Store
from kiebitz.session.game_row import row_of_record
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.workers import Workers

_CHUNK: Final = 20  # games
_MEASURED: Final = "measured"  # what the level is called in its games; the others sit to the left and right
_OTHERS: Final = "left", "right"

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is played; the same plan measures the same.

    games     of each level, on the same deals, at each seat in turn
    reviewed  the first so many of them are reviewed
    worlds    that a review looks at
    company   against whom
    """

    games: int = 1000
    reviewed: int = 200
    worlds: int = 320
    company: str = f"{STRONGEST}:level=3"
    seed: int = 1

    @property
    def pieces(self) -> int:
        """How many pieces of work that is."""
        return len(LEVELS) * -(-self.games // _CHUNK)


def measure_levels(workers: Workers, plan: Plan, out: Path, watch: Callable[[], None], command: str) -> Measurement:
    """Measure all levels and keep that in a folder, from where it was interrupted on."""
    with RunFolder(out, "levels", asdict(replace(plan, games=0))):  # more games add to those there are
        folder, names = out / "games", dict[str, int]()
        do_missing(workers, _pieces(plan, names), folder, watch)
        rows: dict[int, list[Row]] = {level: [] for level in LEVELS}
        for name, level in names.items():
            rows[level] += map(json.loads, (folder / name).read_text("utf-8").splitlines())
        found = Measurement(
            command, plan.company, tuple(_measured(level, rows[level][: plan.games]) for level in LEVELS)
        )
        (out / SHIPPED).write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        return found


def _pieces(plan: Plan, names: dict[str, int]) -> Iterator[Piece]:
    for first in range(0, plan.games, _CHUNK):
        for level in LEVELS:
            name = f"{level}-{first:06}.jsonl"
            names[name] = level
            yield Piece(name, _games, (plan, level, first))


def _games(plan: Plan, level: int, first: int) -> bytes:
    reviewer = Reviewer(worlds=plan.worlds)
    rows = (_game(plan, level, number, reviewer) for number in range(first, first + _CHUNK))
    return "".join(f"{json.dumps(row)}\n" for row in rows).encode()


def _game(plan: Plan, level: int, number: int, reviewer: Reviewer) -> Row:
    """One game of a level, and what its review comes to."""
    own = number % len(SEATS)
    game = _played(plan, level, number, own)
    first, second, third = (_MEASURED if seat == own else _OTHERS[(seat - own) % 3 - 1] for seat in SEATS)
    sums = None
    if number < plan.reviewed:
        sums = format_sums((seat_sum(game, own, reviewer.verdicts_of(game, own)),))
    record = record_of_game(game, (first, second, third), series=str(level), game_id=str(number))
    return {"record": format_record(record), "sums": sums}


def _played(plan: Plan, level: int, number: int, own: int) -> Game:
    game = Game(deal(plan.seed * 1_000_003 + number))
    specs = [f"{STRONGEST}:level={level}" if seat == own else plan.company for seat in SEATS]
    players = [create(spec, len(SEATS) * number + seat) for seat, spec in enumerate(specs)]
    while game.turn is not None and not game.is_over:
        game.push(ask(players[game.turn], game.view(game.turn)))
    return game


def _measured(level: int, rows: list[Row]) -> Measured:
    """Counted as the games of a person are, by a store of its own."""
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / FILE_NAME) as store:
        records = (parse_record(row["record"]) for row in rows)
        store.games.add([row_of_record(record, check_record(record)) for record in records])
        query = Query(name=_MEASURED)
        (line,) = store.statistics.lines(query, datetime.datetime.now(datetime.UTC))[GroupedBy.ALL]
        points = store.statistics.course(query, len(rows))
    sums = [parse_sums(row["sums"])[0] for row in rows if row["sums"] is not None]
    return Measured(
        level,
        replace(line, name=str(level)),
        error=36 * _error([scored.points for scored in points]),
        reviewed=reviewed_of(sums),
        lost_error=_error([each.lost for each in sums]),
    )


def _error(values: Sequence[float]) -> float:
    """Standard error of their mean; 0 where there are too few to tell."""
    return round(stdev(values) / sqrt(len(values)), 3) if len(values) > 1 else 0.0
