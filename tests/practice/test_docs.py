"""The page on practice shows what works, and names every request and option."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

from kiebitz.cli.practice import practice
from kiebitz.session import FILE_NAME, Store
from kiebitz.web.keys import Keys
from kiebitz.web.owner import OwnerRoutes
from kiebitz.web.practice import PracticeRoom
from kiebitz.web.practice_api import PracticeApi
from tests.practice.practised import with_reviewed_game

PAGE = (Path(__file__).parents[2] / "docs" / "practice.md").read_text()


def test_the_example_asks_and_keeps_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    monkeypatch.chdir(tmp_path)
    with Store(tmp_path / FILE_NAME) as store:
        with_reviewed_game(store, 1)
    exec(example, {})
    assert re.fullmatch(r"Asked\.\w+ True \d{4}-.*\n", capsys.readouterr().out)
    with Store(tmp_path / FILE_NAME) as store:
        assert len(store.practice.answers()) == 1


def test_every_request_is_named() -> None:
    routes = PracticeApi(cast(PracticeRoom, None)).routes(OwnerRoutes(cast(Keys, None)))
    for route in routes:
        (method,) = (route.methods or set()) - {"HEAD"}
        assert f"| `{method} {route.path}" in PAGE


def test_every_option_is_named() -> None:
    options = [name for option in practice.params for name in option.opts if name not in ("--lang", "--help")]
    assert [name for name in options if name not in PAGE] == []
