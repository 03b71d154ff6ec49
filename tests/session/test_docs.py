"""The page on tables shows what works."""

from __future__ import annotations

import builtins
import contextlib
import io
import os
import re
import sqlite3
from pathlib import Path

import kiebitz.session
from kiebitz.session import FILE_NAME, Games, Store, Table

PAGE = (Path(__file__).parents[2] / "docs" / "session.md").read_text()


def test_the_examples_play_a_list_search_it_keep_a_review_and_import_it_again(folder: Path) -> None:
    playing, searching, reviewing, importing = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    names: dict[str, object] = {}
    before = Path.cwd()
    os.chdir(folder)
    try:
        *moves, totals = said_by(playing, names)
        totals_found, *records = said_by(searching, names)
        (judge,) = said_by(reviewing, names)
        (report,) = said_by(importing, names)
    finally:
        os.chdir(before)
    assert all(line.startswith("Moved(") for line in moves)
    assert len(totals.split(",")) == 3
    with Store(folder / FILE_NAME) as store:
        assert len(store.load(1).state.entered) == 3
    assert judge == "kermit 1.0"
    assert report == "ImportState.DONE 0 3 0"
    assert totals_found.startswith(f"Totals(games={len(records)}, won=0")


def said_by(example: str, names: dict[str, object]) -> list[str]:
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(example, names)
    return output.getvalue().splitlines()


def test_every_call_and_error_that_is_named_exists() -> None:
    for call in re.findall(r"^\| `(\w+)\(", PAGE, flags=re.MULTILINE):
        assert hasattr(Table, call), call
    for call in re.findall(r"^\| `games\.(\w+)\(", PAGE, flags=re.MULTILINE):
        assert hasattr(Games, call), call
    for name in re.findall(r"`([A-Z][a-zA-Z]+)`", PAGE):
        assert name.isupper() or any(hasattr(module, name) for module in (kiebitz.session, kiebitz, builtins)), name


def test_the_tables_of_the_store_are_those_of_the_page(folder: Path) -> None:
    Store(folder / FILE_NAME).close()
    connection = sqlite3.connect(folder / FILE_NAME)
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    told = set(re.findall(r"^\| `(\w+)` \|", PAGE, flags=re.MULTILINE))
    assert told == found - {"sqlite_sequence"}
