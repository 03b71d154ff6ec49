"""The lines of statistics as one table: CSV to read, Parquet for programs."""

from __future__ import annotations

import csv
import io
import json
import tempfile
from pathlib import Path

from kiebitz.formats.rows import write_parquet
from kiebitz.practice.statistics import COLUMNS, Statistics


def csv_of(found: Statistics) -> str:
    """All lines under their header. Names are as others wrote them, but none begins as a formula does."""
    text = io.StringIO()
    writer = csv.DictWriter(text, [*COLUMNS], lineterminator="\n")
    writer.writeheader()
    writer.writerows(row | {"name": _harmless(row["name"])} for row in found.rows())
    return text.getvalue()


def write_lines(found: Statistics, path: Path) -> None:
    """All lines as Parquet; `MissingExtra` without DuckDB."""
    with tempfile.TemporaryDirectory() as folder:
        lines = Path(folder) / "lines.jsonl"
        lines.write_text("".join(f"{json.dumps(row)}\n" for row in found.rows()), "utf-8")
        write_parquet(lines, path, COLUMNS)


def _harmless(name: str) -> str:
    """What a spreadsheet takes for a text and not for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name
