"""The page on seats shows what comes out."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "seats.md").read_text()


def test_the_worked_decision_prints_what_the_page_says() -> None:
    examples = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    names: dict[str, object] = {}
    for example in examples:
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            exec(example, names)
        assert output.getvalue().splitlines() == re.findall(r"^# (.*)$", example, flags=re.MULTILINE)
    assert len(examples) == 5


def test_every_file_it_names_exists() -> None:
    ours = {"cpp/seats/dear_player.hpp"}
    named = set(re.findall(r"`((?:cpp|src|tests)/[\w/.]+)`", PAGE)) - ours
    assert len(named) > 10
    for name in named:
        assert (ROOT / name).exists(), name
