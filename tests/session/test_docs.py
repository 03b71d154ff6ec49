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
from kiebitz.session import FILE_NAME, Store, Table

PAGE = (Path(__file__).parents[2] / "docs" / "session.md").read_text()


def test_the_example_plays_a_list(folder: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    output, before = io.StringIO(), Path.cwd()
    os.chdir(folder)
    try:
        with contextlib.redirect_stdout(output):
            exec(example, {})
    finally:
        os.chdir(before)
    *moves, totals = output.getvalue().splitlines()
    assert all(line.startswith("Moved(") for line in moves)
    assert len(totals.split(",")) == 3
    with Store(folder / FILE_NAME) as store:
        assert len(store.load(1).state.entered) == 3


def test_every_call_and_error_that_is_named_exists() -> None:
    for call in re.findall(r"^\| `(\w+)\(", PAGE, flags=re.MULTILINE):
        assert hasattr(Table, call), call
    for name in re.findall(r"`([A-Z][a-zA-Z]+)`", PAGE):
        assert name.isupper() or any(hasattr(module, name) for module in (kiebitz.session, kiebitz, builtins)), name


def test_the_tables_of_the_store_are_those_of_the_page(folder: Path) -> None:
    Store(folder / FILE_NAME).close()
    connection = sqlite3.connect(folder / FILE_NAME)
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    told = set(re.findall(r"^\| `(\w+)` \|", PAGE, flags=re.MULTILINE))
    assert told == found - {"sqlite_sequence"}
