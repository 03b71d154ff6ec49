"""The folder of a match, from which it can go on after any end.

match.json       the parameters; a match is never continued with others
deals.jsonl      a line for each finished deal with all its games, in the order in which they ended; only appended to
games.sgf        every game as an ISS record       } by deal, written from the lines above
results.parquet  the results as a table            }
"""

from __future__ import annotations

import json
import tempfile
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from kiebitz.arena.match import Match, Mode
from kiebitz.arena.results import COLUMNS, PlayedGame, from_json, table_row, to_json
from kiebitz.formats.rows import format_row, write_parquet

_MANIFEST: Final = "match.json"
_JOURNAL: Final = "deals.jsonl"
RECORDS: Final = "games.sgf"
RESULTS: Final = "results.parquet"
PLOT: Final = "plot.png"


class OtherMatch(ValueError):
    """The folder holds a match with other parameters."""


class MatchFolder:
    """A match and its finished deals, which are read when it is opened."""

    def __init__(self, path: Path, match: Match) -> None:
        """Open a folder, or make it; `OtherMatch` if it holds another match."""
        self.path = path
        self.match = match
        path.mkdir(parents=True, exist_ok=True)
        _check_manifest(path / _MANIFEST, match)
        self.finished: Final = _read_journal(path / _JOURNAL)

    @classmethod
    def load(cls, path: Path) -> MatchFolder:
        """Open the folder of a match that has begun."""
        if not (path / _MANIFEST).is_file():
            raise ValueError(f"there is no match in {path}")
        return cls(path, _match_of(_read_manifest(path / _MANIFEST)))

    def add(self, number: int, games: list[PlayedGame]) -> None:
        """Keep a finished deal, by one unbuffered write, so that Ctrl-C finds a whole line or none."""
        if number in self.finished:
            return
        line = json.dumps({"deal": number, "games": [to_json(game) for game in games]}, separators=(",", ":"))
        with (self.path / _JOURNAL).open("ab", buffering=0) as journal:
            journal.write(f"{line}\n".encode())
        self.finished[number] = games

    def deals(self) -> list[list[PlayedGame]]:
        """The games of the deals that count: from the first on as far as none is missing.

        Deals that end early are not picked out by that: how long one takes may have to do with how it ends.
        """
        deals: list[list[PlayedGame]] = []
        while (games := self.finished.get(len(deals))) is not None:
            deals.append(games)
        return deals

    def write_results(self) -> None:
        """Write the records and the table of the deals that count; each file appears complete."""
        games = [game for deal in self.deals() for game in deal]
        names = self.match.labels
        with tempfile.TemporaryDirectory(prefix=".writing-", dir=self.path) as writing:
            records, rows, table = (Path(writing) / name for name in (RECORDS, "rows.jsonl", RESULTS))
            records.write_text("".join(game.record + "\n" for game in games), encoding="utf-8")
            rows.write_text("".join(format_row(table_row(game, names)) + "\n" for game in games), encoding="utf-8")
            write_parquet(rows, table, COLUMNS)
            for file in (records, table):
                file.replace(self.path / file.name)


def _manifest_of(match: Match) -> dict[str, Any]:
    manifest = asdict(match) | {"mode": str(match.mode), "players": list(match.players), "kiebitz": version("kiebitz")}
    if match.mode is Mode.FULL:
        del manifest["bidding"]  # everybody bids for themselves
    return manifest


def _match_of(manifest: dict[str, Any]) -> Match:
    parameters = {name: value for name, value in manifest.items() if name != "kiebitz"}
    return Match(**parameters | {"mode": Mode(manifest["mode"]), "players": tuple(manifest["players"])})


def _check_manifest(file: Path, match: Match) -> None:
    wanted = _manifest_of(match)
    if not file.exists():
        file.write_text(json.dumps(wanted, indent=2) + "\n", encoding="utf-8")
        return
    found = _read_manifest(file)
    different = [
        f"{name} {found.get(name)!r} instead of {wanted.get(name)!r}"
        for name in sorted({*found, *wanted})
        if found.get(name) != wanted.get(name)
    ]
    if different:
        raise OtherMatch(f"{file.parent} holds another match, with {', '.join(different)}; choose another folder")


def _read_manifest(file: Path) -> dict[str, Any]:
    try:
        manifest = json.loads(file.read_text(encoding="utf-8"))
        _match_of(manifest)
    except (ValueError, TypeError, KeyError) as error:
        raise ValueError(f"{file} does not describe a match: {error}") from None
    assert isinstance(manifest, dict)
    return manifest


def _read_journal(file: Path) -> dict[int, list[PlayedGame]]:
    """The finished deals. A last line that was torn by a kill is cut off, and its deal will be played anew."""
    if not file.exists():
        return {}
    content = file.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if len(whole) < len(content):
        with file.open("r+b") as journal:
            journal.truncate(len(whole))
    finished: dict[int, list[PlayedGame]] = {}
    for number, line in enumerate(whole.splitlines(), start=1):
        try:
            entry = json.loads(line)
            finished.setdefault(entry["deal"], [from_json(row) for row in entry["games"]])
        except (ValueError, TypeError, KeyError) as error:
            raise ValueError(f"{file}, line {number}, is not a finished deal: {error}") from None
    return finished
