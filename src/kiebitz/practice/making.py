"""Puzzles made of games of an archive or of self-play, in pieces that many workers share and that can be resumed."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any, Final

from kiebitz.deals import deal
from kiebitz.formats.iss import Archive, InvalidRecord, check_record
from kiebitz.formats.iss.record import RawRecord, read_record
from kiebitz.game import Game
from kiebitz.players import ask, create
from kiebitz.practice.finding import find_puzzles
from kiebitz.practice.grading import grade_of
from kiebitz.practice.puzzle import SHIPPED, row_of_puzzle
from kiebitz.practice.themes import theme_of
from kiebitz.review.reason import ReasonKind
from kiebitz.solver import Solver
from kiebitz.view import Phase
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.workers import Workers

_CHUNK: Final = 10  # games
_EVERY_CALL: Final = 6  # auctions take longest, so one game in so many is looked at for calls
_EVERY_DECLARATION: Final = 2
_OF_A_GAME: Final = 2  # puzzles at most
_SEATS: Final = 3

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Plan:
    """Of which games puzzles are made; the same plan makes the same puzzles.

    files   records; without any, games of a player with itself
    games   of self-play
    number  puzzles to keep in the end, as many of each theme and grade as there are
    """

    files: tuple[str, ...] = ()
    games: int = 100
    number: int = 500
    player: str = "policy"
    seed: int = 0

    @property
    def pieces(self) -> int:
        """How many pieces of work that is."""
        return -(-(sum(1 for _ in _records(self.files)) if self.files else self.games) // _CHUNK)


def make_puzzles(workers: Workers, plan: Plan, out: Path, watch: Callable[[], None]) -> list[Row]:
    """Make puzzles and keep them in a folder, from where it was interrupted on; the rows that are kept."""
    with RunFolder(out, "puzzles", asdict(replace(plan, number=0, games=0))):  # more games add to those there are
        folder = out / "games"
        names: list[str] = []
        do_missing(workers, _pieces(plan, names), folder, watch)
        found = [json.loads(line) for name in names for line in (folder / name).read_text("utf-8").splitlines()]
        kept = choose(found, plan.number)
        (out / SHIPPED).write_text("".join(f"{line_of(row)}\n" for row in kept), "utf-8")
        return kept


def line_of(row: Row) -> str:
    """A puzzle as a line of a file."""
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


def choose(rows: Iterable[Row], number: int) -> list[Row]:
    """So many of them, one of a theme and grade after the other, so that what is common leaves room for the rest."""
    groups: defaultdict[tuple[str, int], list[Row]] = defaultdict(list)
    for row in rows:
        groups[theme_of(ReasonKind(row["reason"]["kind"])).value, row["grade"]].append(row)
    turns = ((place, key, row) for key, group in groups.items() for place, row in enumerate(group))
    chosen = [row for _, _, row in sorted(turns, key=lambda turn: turn[:2])[:number]]
    return sorted(chosen, key=lambda row: str(row["name"]))


def counts(rows: Iterable[Row]) -> Counter[str]:
    """How many there are of each theme."""
    return Counter(theme_of(ReasonKind(row["reason"]["kind"])).value for row in rows)


def _records(files: Iterable[str]) -> Iterator[RawRecord | InvalidRecord]:
    for file in files:
        yield from Archive(file)


def _pieces(plan: Plan, names: list[str]) -> Iterator[Piece]:
    if not plan.files:
        for first in range(0, plan.games, _CHUNK):
            names.append(f"{first:08}.jsonl")
            yield Piece(names[-1], _of_self_play, (plan.player, plan.seed, first, min(_CHUNK, plan.games - first)))
        return
    records = _records(plan.files)
    while chunk := list(islice(records, _CHUNK)):
        names.append(f"{len(names) * _CHUNK:08}.jsonl")
        yield Piece(names[-1], _of_records, (chunk, (len(names) - 1) * _CHUNK))


def _of_self_play(player: str, seed: int, first: int, games: int) -> bytes:
    numbers = range(first, first + games)
    return _made((number, _played(player, seed, number)) for number in numbers)


def _of_records(chunk: list[RawRecord | InvalidRecord], first: int) -> bytes:
    """Records that hide cards, or are broken, have no puzzles."""
    return _made(_readable(chunk, first))


def _readable(chunk: list[RawRecord | InvalidRecord], first: int) -> Iterator[tuple[int, Game]]:
    for number, raw in enumerate(chunk, start=first):
        if not isinstance(raw, InvalidRecord):
            try:
                yield number, check_record(read_record(raw))
            except InvalidRecord:
                continue


def _played(player: str, seed: int, number: int) -> Game:
    game = Game(deal(seed * 1_000_003 + number))
    players = [create(player, _SEATS * number + seat) for seat in range(_SEATS)]
    while game.turn is not None and not game.is_over:
        game.push(ask(players[game.turn], game.view(game.turn)))
    return game


def _made(games: Iterable[tuple[int, Game]]) -> bytes:
    solver = Solver()
    return "".join(f"{line_of(row)}\n" for number, game in games for row in _of_game(solver, number, game)).encode()


def _of_game(solver: Solver, number: int, game: Game) -> Iterator[Row]:
    phases = [Phase.PLAY]
    phases += [Phase.AUCTION] if number % _EVERY_CALL == 0 else []
    phases += [Phase.DECLARE] if number % _EVERY_DECLARATION == 0 else []
    for place, found in enumerate(islice(find_puzzles(game, phases), _OF_A_GAME)):
        puzzle = found.named(f"{number}-{place + 1}", solver)
        if puzzle is not None and (grade := grade_of(found)) is not None:
            yield row_of_puzzle(replace(puzzle, grade=grade))
