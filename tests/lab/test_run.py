"""What all experiments have in common: plans, folders, cases that are looked for, figures."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from kiebitz.lab import experiments, run
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean, plain, ratio, share
from kiebitz.lab.run import NothingFound, UnknownSubject, make_plan
from kiebitz.work.run_folder import OtherRun
from kiebitz.work.workers import local_workers


def measure(subject: str, seed: int, number: int, *, step: int) -> Iterator[Row]:
    """Every third case has what is looked for."""
    yield {"value": seed + step * number, "is_third": number % 3 == 0}


def report(found: Found) -> Iterator[Figure]:
    yield mean("value", [row["value"] for row in found.all])


MADE_UP = Experiment(
    name="made-up",
    measure=measure,
    report=report,
    size=10,
    unit="cases",
    quick=Quick(3, settings={"step": 5}),
    chunk=4,
    subjects=("one", "two"),
    options=(Option("step", 1),),
)
LOOKED_FOR = Experiment(
    name="looked-for",
    measure=measure,
    report=report,
    size=3,
    unit="thirds",
    quick=Quick(1),
    chunk=2,
    counts=lambda row: bool(row["is_third"]),
    options=(Option("step", 1),),
)


@pytest.fixture(autouse=True)
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {experiment.name: experiment for experiment in (MADE_UP, LOOKED_FOR)}
    monkeypatch.setattr(run, "find", known.__getitem__)


def values(plan: run.Plan, folder: Path) -> dict[str, list[int]]:
    with local_workers(1) as workers:
        found = run.run(plan, workers, folder)
    return {subject: [row["value"] for row in rows] for subject, rows in found.rows.items()}


def test_a_quick_plan_has_its_own_size_and_settings_unless_they_are_said() -> None:
    assert (make_plan(MADE_UP).size, make_plan(MADE_UP).settings["step"]) == (10, 1)
    assert (make_plan(MADE_UP, quick=True).size, make_plan(MADE_UP, quick=True).settings["step"]) == (3, 5)
    said = make_plan(MADE_UP, quick=True, size=7, settings={"step": 2})
    assert (said.size, said.settings["step"]) == (7, 2)


def test_an_unknown_subject_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownSubject, match="it has: one, two"):
        make_plan(MADE_UP, subjects=("three",))


def test_more_cases_and_subjects_are_added_to_a_folder(tmp_path: Path) -> None:
    assert values(make_plan(MADE_UP, size=3, subjects=("one",)), tmp_path) == {"one": [1, 2, 3]}
    assert values(make_plan(MADE_UP, size=6), tmp_path) == {"one": [1, 2, 3, 4, 5, 6], "two": [1, 2, 3, 4, 5, 6]}
    assert values(make_plan(MADE_UP, size=2, subjects=("two",)), tmp_path) == {"two": [1, 2]}


def test_what_is_kept_is_not_measured_again(tmp_path: Path) -> None:
    plan = make_plan(MADE_UP, subjects=("one",))
    values(plan, tmp_path)
    (tmp_path / "one/0000004-4.jsonl").write_text('{"number": 4, "value": -1}\n')
    assert values(plan, tmp_path) == {"one": [1, 2, 3, 4, -1, 9, 10]}


def test_a_folder_belongs_to_one_seed_and_setting(tmp_path: Path) -> None:
    values(make_plan(MADE_UP, size=1), tmp_path)
    for other in (make_plan(MADE_UP, size=1, seed=2), make_plan(MADE_UP, size=1, settings={"step": 2})):
        with pytest.raises(OtherRun):
            values(other, tmp_path)


@pytest.mark.parametrize(("size", "found"), [(1, [1]), (2, [1, 2, 3, 4]), (3, [1, 2, 3, 4, 5, 6, 7])])
def test_cases_are_tried_until_enough_rows_count(size: int, found: list[int], tmp_path: Path) -> None:
    assert values(make_plan(LOOKED_FOR, size=size), tmp_path) == {"all": found}
    assert values(make_plan(LOOKED_FOR, size=size), tmp_path) == {"all": found}


def test_an_experiment_that_finds_nothing_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = replace(MADE_UP, measure=lambda *case, **settings: [])
    monkeypatch.setattr(run, "find", {"made-up": nothing}.__getitem__)
    with pytest.raises(NothingFound, match="none of 10 cases has what is looked for"):
        values(make_plan(nothing), tmp_path)


def test_an_unknown_experiment_is_refused() -> None:
    with pytest.raises(experiments.UnknownExperiment, match="nonsense"):
        experiments.find("nonsense")


def test_figures_have_intervals_where_there_are_enough_observations() -> None:
    found = share("won", [True] * 8 + [False] * 2)
    assert found.ours == 0.8
    assert found.interval == pytest.approx((0.490, 0.943), abs=0.001)
    assert share("never", [False] * 20).interval == pytest.approx((0.0, 0.161), abs=0.001)
    assert math.isnan(share("nothing", []).ours)
    assert math.isnan(mean("nothing", []).ours)
    assert mean("few", [1.0, 2.0]).interval is None
    assert mean("some", [1.0, 2.0, 3.0, 4.0, 5.0]).interval == pytest.approx((1.037, 4.963), abs=0.001)
    assert ratio("twice", [2, 4, 6], [1, 2, 3]).interval == (2.0, 2.0)
    assert plain("count", 3).interval is None
