"""The tour through the library runs, and prints what it says it does."""

from __future__ import annotations

import pkgutil
import re
from pathlib import Path

import pytest

import kiebitz

PAGE = Path(__file__).parents[2] / "docs/library.md"


def test_the_examples_print_what_stands_beside_them(capsys: pytest.CaptureFixture[str]) -> None:
    examples = "".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(), flags=re.DOTALL))
    exec(examples, {})
    printed = capsys.readouterr().out
    for told in re.findall(r"(?:^# .*\n)+", examples, flags=re.MULTILINE):
        assert re.sub(r"^# ?", "", told, flags=re.MULTILINE) in printed


def test_no_module_has_the_name_of_a_function_of_the_package() -> None:
    """`import kiebitz.x` would give the one or the other, as it happens."""
    modules = {module.name for module in pkgutil.iter_modules(kiebitz.__path__)}
    assert {name for name in kiebitz.__all__ if name in modules} == set()
