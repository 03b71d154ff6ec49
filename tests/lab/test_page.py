"""docs/lab.md lists every experiment as it is, and its example is one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from kiebitz.lab import run
from kiebitz.lab.experiments import experiments
from kiebitz.lab.run import make_plan
from kiebitz.words import words
from kiebitz.work.workers import local_workers

PAGE = (Path(__file__).parents[2] / "docs/lab.md").read_text("utf-8")


def test_the_page_lists_every_experiment() -> None:
    listed = re.findall(r"^\| `([a-z-]+)` \| (.*) \| (.*) \|$", PAGE, flags=re.MULTILINE)
    asks = words("en").say_of
    assert listed == [(each.name, asks("lab-asks", each.name), each.source or "-") for each in experiments()]


def test_the_example_is_an_experiment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    module: dict[str, Any] = {"__name__": "jacks"}
    exec(example, module)
    monkeypatch.setattr(run, "find", {"deals-jacks": module["EXPERIMENT"]}.__getitem__)
    with local_workers(1) as workers:
        found = run.run(make_plan(module["EXPERIMENT"], size=200), workers, tmp_path)
    figures = list(module["EXPERIMENT"].report(found))
    assert [module["EXPERIMENT"].published_for(figure) for figure in figures] == [1.25] * 3
    assert all(figure.ours == pytest.approx(1.25, abs=0.3) for figure in figures)
