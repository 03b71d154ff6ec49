"""Every experiment of the lab: it runs, shows what was published, and finds the same however its work is cut."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from kiebitz.lab.experiment import Found, Row
from kiebitz.lab.experiments import NAMES, find
from kiebitz.lab.plot import draw
from kiebitz.lab.run import Plan, make_plan, run
from kiebitz.work.workers import local_workers


def tiny_plan(name: str) -> Plan:
    """A case a file, so that there is something to stop between; one subject will do."""
    experiment = replace(find(name), chunk=1)
    return make_plan(experiment, quick=True, subjects=(experiment.quick.subjects or experiment.subjects)[:1])


def measured(plan: Plan, folder: Path, jobs: int = 1) -> Found:
    with local_workers(jobs) as workers:
        return run(plan, workers, folder)


@cache
def found_by(name: str) -> tuple[Plan, Found, dict[str, bytes]]:
    """The experiment once, in one go, and the files that it has left."""
    plan = tiny_plan(name)
    with TemporaryDirectory() as folder:
        found = measured(plan, Path(folder))
        files = {str(path.relative_to(folder)): path.read_bytes() for path in sorted(Path(folder).rglob("*.json*"))}
    return plan, found, files


def without_times(value: Any) -> Any:
    """Rows as they are in every run."""
    if isinstance(value, dict):
        return {name: without_times(inner) for name, inner in value.items() if not name.endswith("seconds")}
    return value


def repeatable(found: Found) -> dict[str, list[Row]]:
    return {subject: [without_times(row) for row in rows] for subject, rows in found.rows.items()}


@pytest.mark.parametrize("name", NAMES)
def test_it_runs_and_tells_figures(name: str) -> None:
    plan, found, _ = found_by(name)
    assert plan.experiment.name == name
    assert plan.experiment.explanation
    assert found.all
    figures = list(plan.experiment.report(found))
    assert len({figure.name for figure in figures}) == len(figures) > 0
    for figure in figures:
        format(figure.ours, figure.form)


@pytest.mark.parametrize("name", NAMES)
def test_every_published_figure_stands_beside_one_of_ours(name: str) -> None:
    plan, found, _ = found_by(name)
    experiment = plan.experiment
    assert bool(experiment.source) >= bool(experiment.published)
    names = {figure.name for figure in experiment.report(found)}
    others = tuple(f"{subject}: " for subject in experiment.subjects if subject not in plan.subjects)
    assert {each for each in experiment.published if not each.startswith(others)} <= names


@pytest.mark.parametrize("name", NAMES)
def test_it_goes_on_where_it_was_stopped(name: str, tmp_path: Path) -> None:
    plan, found, files = found_by(name)
    *kept, lost = sorted(name for name in files if name.endswith(".jsonl"))
    for file in ("run.json", *kept):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_bytes(files[file])
    assert repeatable(measured(plan, tmp_path)) == repeatable(found)
    assert (tmp_path / lost).exists()


@pytest.mark.parametrize("name", [*(name for name in NAMES if find(name).plot is not None), "solver-tail"])
def test_its_picture_is_drawn_however_little_there_is(name: str, tmp_path: Path) -> None:
    plan, found, _ = found_by(name)
    draw(plan.experiment, found, tmp_path / "plot.png")
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", ["solver-tail", "null-play", "recursive-soloists"])
def test_any_number_of_workers_finds_the_same(name: str, tmp_path: Path) -> None:
    plan, found, _ = found_by(name)
    assert repeatable(measured(plan, tmp_path, jobs=2)) == repeatable(found)


@pytest.mark.parametrize("name", NAMES)
def test_its_quick_trial_is_one_of_it(name: str) -> None:
    experiment = find(name)
    assert 0 < experiment.quick.size <= experiment.size
    make_plan(experiment, quick=True, subjects=experiment.quick.subjects)  # which it can measure
    assert set(experiment.quick.settings) <= {option.name for option in experiment.options}
