"""docs/env.md says what is so: its examples run, and its tables are those of the core."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

from kiebitz.env import INFORMATION, MEANINGS, PUBLIC

PAGE = (Path(__file__).parents[2] / "docs" / "env.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
NEEDS = "kiebitz.env.aec"  # the example that needs what is an extra


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_says_what_it_shows(example: str) -> None:
    if NEEDS in example:
        pytest.importorskip("pettingzoo")
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(example, {})
    assert told.getvalue().splitlines() == [line[2:] for line in example.splitlines() if line.startswith("# ")]


def test_every_bit_is_described() -> None:
    row = r"^\| `(\w+)` \| (\d+) \| (\d*) \| (\d+) x (\d+) \|"
    told = [(name, *map(int, rest)) for name, *rest in re.findall(row.replace(r"(\d*)", r"\d*"), PAGE, re.MULTILINE)]
    assert told == [(name, INFORMATION[name].start, *INFORMATION.shapes[name]) for name in INFORMATION]
    public = [(name, int(start)) for name, _, start, *_ in re.findall(row, PAGE, re.MULTILINE) if start]
    assert public == [(name, PUBLIC[name].start) for name in PUBLIC]
    assert f"has {INFORMATION.size} bits" in PAGE
    assert f"the last {PUBLIC.size} of them" in PAGE


def test_every_action_is_in_the_list() -> None:
    told = [
        int(number)
        for row in re.findall(r"^\| (\d+(?: to \d+)?) \|", PAGE, re.MULTILINE)
        for number in row.split(" to ")
    ]
    assert told == [0, 31, 32, 33, 34, 35, 97, 98, 122, 123, len(MEANINGS) - 1]
    assert [str(MEANINGS[number]) for number in told] == "D7 CJ p y s 18 264 D GO N NOH".split()
