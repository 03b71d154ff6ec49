"""Records as flat rows: JSON lines for programs, Parquet for tables of millions of games.

The first columns hold the record itself and lead back to it; the others are what its replay found.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from kiebitz.contract import Contract
from kiebitz.deals import format_deal
from kiebitz.errors import Fault, checked, checked_text
from kiebitz.extras import require_module
from kiebitz.formats.iss.dates import parse_date
from kiebitz.formats.iss.notes import format_notes
from kiebitz.formats.iss.record import Record, format_moves, parse_record
from kiebitz.formats.iss.replay import known_result
from kiebitz.game import Game
from kiebitz.scoring import Result

# Name and DuckDB type of every column, in order.
COLUMNS = {
    "place": "VARCHAR",
    "series": "VARCHAR",
    "id": "VARCHAR",
    "date": "VARCHAR",
    "view": "TINYINT",
    "comment": "VARCHAR",
    "player0": "VARCHAR",
    "player1": "VARCHAR",
    "player2": "VARCHAR",
    "rating0": "VARCHAR",
    "rating1": "VARCHAR",
    "rating2": "VARCHAR",
    "extra": "VARCHAR",
    "notes": "VARCHAR",
    "moves": "VARCHAR",
    "result": "VARCHAR",
    "deal": "VARCHAR",
    "declarer": "TINYINT",
    "contract": "VARCHAR",
    "kind": "VARCHAR",
    "hand": "BOOLEAN",
    "ouvert": "BOOLEAN",
    "announced": "VARCHAR",
    "bid": "SMALLINT",
    "played_at": "TIMESTAMP",
    "elo0": "DOUBLE",
    "elo1": "DOUBLE",
    "elo2": "DOUBLE",
    "won": "BOOLEAN",
    "value": "SMALLINT",
    "matadors": "TINYINT",
    "overbid": "BOOLEAN",
    "points": "TINYINT",
    "tricks": "TINYINT",
    "schneider": "BOOLEAN",
    "schwarz": "BOOLEAN",
    "list0": "SMALLINT",
    "list1": "SMALLINT",
    "list2": "SMALLINT",
}


def row_of(record: Record, game: Game) -> dict[str, Any]:
    """The row of a checked record and its replayed game."""
    checked(record, Record, "a row is made of a Record", "parse_record reads one")
    checked(game, Game, "a row is made of a replayed Game", "check_record gives one")
    row: dict[str, Any] = {
        "place": record.place,
        "series": record.series,
        "id": record.game_id,
        "date": record.date,
        "view": record.view,
        "comment": record.comment,
        **{f"player{seat}": name for seat, name in enumerate(record.players)},
        **{f"rating{seat}": rating for seat, rating in enumerate(record.ratings)},
        "extra": "".join(f"{name}[{value}]" for name, value in record.extra),
        "notes": format_notes(record.notes) or None,
        "moves": format_moves(record),
        "result": str(record.result),
        "deal": format_deal(game.deal) if "??" not in record.deal else None,
        "declarer": game.declarer,
        "contract": None if game.contract is None else str(game.contract),
        **({} if game.contract is None else _contract_columns(game.contract)),
        "bid": game.auction.bid,
        "played_at": None if (when := parse_date(record.date)) is None else when.replace(tzinfo=None).isoformat(),
        **{f"elo{seat}": _number(rating) for seat, rating in enumerate(record.ratings)},
    }
    result = known_result(record, game)
    return row | ({} if result is None else _result_columns(result))


def _contract_columns(contract: Contract) -> dict[str, Any]:
    announced = "schwarz" if contract.schwarz else "schneider" if contract.schneider else None
    kind = contract.kind.name.lower()
    return {"kind": kind, "hand": contract.hand, "ouvert": contract.ouvert, "announced": announced}


def _number(rating: str) -> float | None:
    """A rating as a number; `None` where there is none, or a word."""
    try:
        number = float(rating)
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def _result_columns(result: Result) -> dict[str, Any]:
    names = ("won", "value", "matadors", "overbid", "points", "tricks", "schneider", "schwarz")
    points = {f"list{seat}": got for seat, got in enumerate(result.list_points())}
    return {name: getattr(result, name) for name in names} | points


def record_of_row(row: dict[str, Any]) -> Record:
    """The record that a row was made from."""
    checked(row, dict, "a row is a dict of columns", "parse_row reads one")
    try:
        return parse_record(_text_of_row(row))
    except KeyError as column:
        raise Fault("row-lacks-column", column=str(column.args[0])) from None


def _text_of_row(row: dict[str, Any]) -> str:
    optional = {"CO": row["comment"], "OW": row["view"]}
    properties = {
        "GM": "Skat",
        "PC": row["place"],
        "SE": row["series"],
        "ID": row["id"],
        "DT": row["date"],
        **{name: value for name, value in optional.items() if value is not None},
        **{f"P{seat}": row[f"player{seat}"] for seat in range(3)},
        **{f"R{seat}": row[f"rating{seat}"] for seat in range(3)},
    }
    head = "".join(f"{name}[{value}]" for name, value in properties.items())
    notes = f"NT[{row['notes']}]" if row.get("notes") else ""  # rows of earlier releases have no such column
    return f"(;{head}{row['extra']}{notes}MV[{row['moves']}]R[{row['result']}] ;)"


def format_row(row: dict[str, Any]) -> str:
    """Write a row as a line of JSON; the inverse of `parse_row`."""
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


def parse_row(line: str) -> dict[str, Any]:
    """Read a line of JSON."""
    row = json.loads(checked_text(line, "a row"))
    if not isinstance(row, dict):
        raise Fault("row-no-object")
    return row


def write_parquet(json_lines: Path, parquet: Path, columns: Mapping[str, str] = COLUMNS) -> None:
    """Turn a file of JSON lines into Parquet; DuckDB streams it, so size does not matter."""
    require_module("duckdb")
    import duckdb

    types = ", ".join(f"'{name}': '{kind}'" for name, kind in columns.items())
    source = f"read_json({_quoted(json_lines)}, format='newline_delimited', columns={{{types}}})"
    duckdb.execute(f"COPY (SELECT * FROM {source}) TO {_quoted(parquet)} (FORMAT parquet, COMPRESSION zstd)")


def read_parquet(parquet: Path) -> Iterable[dict[str, Any]]:
    """The rows of a Parquet file, one after another."""
    require_module("duckdb")
    import duckdb

    found = duckdb.execute(f"SELECT * FROM {_quoted(parquet)}")
    names = [column[0] for column in found.description or []]
    while batch := found.fetchmany(1000):
        for values in batch:
            yield dict(zip(names, values, strict=True))


def _quoted(path: Path) -> str:
    return "'" + str(path).replace("'", "''") + "'"
