"""The tour through the library runs, and prints what it says it does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs/library.md"


def test_the_examples_print_what_stands_beside_them(capsys: pytest.CaptureFixture[str]) -> None:
    examples = "".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(), flags=re.DOTALL))
    exec(examples, {})
    printed = capsys.readouterr().out
    for told in re.findall(r"(?:^# .*\n)+", examples, flags=re.MULTILINE):
        assert re.sub(r"^# ?", "", told, flags=re.MULTILINE) in printed
