"""The folder of a match, from which it can go on after any end.

match.json       the parameters; a match is never continued with others
test.json        the sequential test that ends it, if there is one; it is never changed on the way
deals.jsonl      a line for each finished deal with all its games, or, of lists, for each game at a table, in the order
                 in which they ended; only appended to
games.sgf        every game as an ISS record                            } by deal, written from the lines above
results.parquet  the results as a table, a row for each game            }
scores.parquet   points per 36 and gains by role of every deal or list  }
"""

from __future__ import annotations

import json
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, Self

from kiebitz.arena.match import Match, Mode, Table
from kiebitz.arena.results import COLUMNS, PlayedGame, from_json, table_row, to_json
from kiebitz.arena.scores import SCORE_COLUMNS, score_rows
from kiebitz.errors import Fault, fault_of
from kiebitz.formats.rows import format_row, write_parquet
from kiebitz.work.run_folder import RunFolder, keep_parameters, read_parameters
from kiebitz.work.sequential import SequentialTest

_MANIFEST: Final = "match.json"
_TEST: Final = "test.json"
_JOURNAL: Final = "deals.jsonl"
RECORDS: Final = "games.sgf"
RESULTS: Final = "results.parquet"
SCORES: Final = "scores.parquet"
PLOT: Final = "plot.png"


class FinishedMatch:
    """A match as far as it has been played.

    finished   the games of units, deals or lists, by their number
    under_way  the games of lists that are not finished, by table and in order
    test       the sequential test that ends it, if there is one
    """

    def __init__(self, match: Match, test: SequentialTest | None = None) -> None:
        self.match: Final = match
        self.finished: Final[dict[int, list[PlayedGame]]] = {}
        self.under_way: Final[dict[Table, list[PlayedGame]]] = defaultdict(list)
        self.test = test

    @classmethod
    def load(cls, path: Path) -> FinishedMatch:
        """Read the folder of a match, which somebody may be playing on."""
        if not (path / _MANIFEST).is_file():
            raise Fault("match-not-there", path=str(path))
        found = cls(_read_match(path / _MANIFEST), _read_test(path / _TEST))
        found._read_journal(path / _JOURNAL, _whole_lines(path / _JOURNAL))
        return found

    def units(self) -> list[list[PlayedGame]]:
        """The games of the units that count: from the first on as far as none is missing.

        Deals that end early are not picked out by that: how long one takes may have to do with how it ends.
        """
        units: list[list[PlayedGame]] = []
        while (games := self.finished.get(len(units))) is not None:
            units.append(games)
        return units

    def _read_journal(self, file: Path, lines: bytes) -> None:
        for number, line in enumerate(lines.splitlines(), start=1):
            try:
                self._enter(json.loads(line))
            except (ValueError, TypeError, KeyError) as error:
                raise Fault("match-line", path=str(file), line=str(number), reason=fault_of(error)) from None

    def _enter(self, entry: dict[str, Any]) -> None:
        if "game" in entry:
            game = from_json(entry["game"])
            self._enter_game(Table(entry["list"], game.pairing, entry["places"]), game)
        else:
            self.finished.setdefault(entry["deal"], [from_json(row) for row in entry["games"]])

    def _enter_game(self, table: Table, game: PlayedGame) -> None:
        """Put the next game of a table to those before, and take the list, or the deal, that it completes."""
        games, tables = self.under_way[table], self.match.tables(table.number)
        if game.deal != table.number * self.match.deals_in_unit + len(games):
            raise Fault("match-order-of-deals")
        games.append(game)
        if not all(len(self.under_way[one]) >= len(games) for one in tables):
            return
        if self.match.list_length == "all":
            self.finished[game.deal] = [self.under_way[one][game.deal] for one in tables]
        elif len(games) == self.match.list_length:
            self.finished[table.number] = [game for one in tables for game in self.under_way.pop(one)]


class MatchFolder(FinishedMatch):
    """A match that is being played, and its folder, in which nobody else works until it is closed."""

    def __init__(self, path: Path, match: Match) -> None:
        """Take a folder, or make it; `OtherRun` if it holds another match, `FolderInUse` if somebody plays in it."""
        self.path = path
        self._run = RunFolder(path, "match", _manifest_of(match), _MANIFEST)
        super().__init__(match, _read_test(path / _TEST))
        self._read_journal(path / _JOURNAL, _cut_torn_line(path / _JOURNAL))

    def close(self) -> None:
        """Let others play in the folder."""
        self._run.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def keep_test(self, test: SequentialTest) -> None:
        """Say which test ends the match; `OtherRun` if it was another: its errors would not be those it promises."""
        keep_parameters(self.path / _TEST, "test", asdict(test))
        self.test = test

    def add(self, number: int, games: list[PlayedGame]) -> None:
        """Keep a finished deal."""
        if number not in self.finished:
            self._write({"deal": number, "games": [to_json(game) for game in games]})
            self.finished[number] = games

    def add_game(self, table: Table, game: PlayedGame) -> None:
        """Keep the next game of a table."""
        self._write({"list": table.number, "places": table.arrangement, "game": to_json(game)})
        self._enter_game(table, game)

    def _write(self, entry: dict[str, Any]) -> None:
        """Append a line by one unbuffered write, so that Ctrl-C finds a whole one or none."""
        line = json.dumps(entry, separators=(",", ":"))
        with (self.path / _JOURNAL).open("ab", buffering=0) as journal:
            journal.write(f"{line}\n".encode())

    def write_results(self) -> None:
        """Write the records and tables of the units that count; each file appears complete."""
        games = [game for unit in self.units() for game in unit]
        with tempfile.TemporaryDirectory(prefix=".writing-", dir=self.path) as writing:
            records, results, scores = (Path(writing) / name for name in (RECORDS, RESULTS, SCORES))
            records.write_text("".join(game.dated_record + "\n" for game in games), encoding="utf-8")
            _write_table(results, COLUMNS, (table_row(game, self.match) for game in games))
            _write_table(scores, SCORE_COLUMNS, score_rows(self.match, self.units()))
            for file in (records, results, scores):
                file.replace(self.path / file.name)


def _write_table(file: Path, columns: dict[str, str], rows: Iterable[dict[str, Any]]) -> None:
    lines = file.with_suffix(".jsonl")
    lines.write_text("".join(format_row(row) + "\n" for row in rows), encoding="utf-8")
    write_parquet(lines, file, columns)


def _manifest_of(match: Match) -> dict[str, Any]:
    manifest = asdict(match) | {"mode": str(match.mode), "players": list(match.players), "kiebitz": version("kiebitz")}
    if match.mode is Mode.FULL:
        del manifest["bidding"]  # everybody bids for themselves
    for name in (
        "roles",
        "list_length",
        "shorten",
        "one",
    ):  # unknown to matches that were begun before there was such a thing
        if not manifest[name]:
            del manifest[name]
    return manifest


def _match_of(manifest: dict[str, Any]) -> Match:
    parameters = {name: value for name, value in manifest.items() if name != "kiebitz"}
    return Match(**parameters | {"mode": Mode(manifest["mode"]), "players": tuple(manifest["players"])})


def _read_match(file: Path) -> Match:
    try:
        return _match_of(read_parameters(file, "match"))
    except (TypeError, KeyError) as error:
        raise Fault("file-describes-nothing", path=str(file), what="match", reason=fault_of(error)) from None


def _read_test(file: Path) -> SequentialTest | None:
    try:
        return SequentialTest(**read_parameters(file, "test")) if file.exists() else None
    except TypeError as error:
        raise Fault("file-describes-nothing", path=str(file), what="test", reason=fault_of(error)) from None


def _whole_lines(file: Path) -> bytes:
    """The journal without a last line that was torn by a kill, or is being written: its deal will be played anew."""
    content = file.read_bytes() if file.exists() else b""
    return content[: content.rfind(b"\n") + 1]


def _cut_torn_line(file: Path) -> bytes:
    whole = _whole_lines(file)
    if file.exists() and file.stat().st_size > len(whole):
        with file.open("r+b") as journal:
            journal.truncate(len(whole))
    return whole
