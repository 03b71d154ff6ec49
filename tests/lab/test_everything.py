"""`kiebitz lab all` shares its time out, and goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path

from click.testing import CliRunner

from kiebitz.cli.main import cli
from kiebitz.lab.everything import PARTS, Part, go_on, measured
from kiebitz.work.workers import local_workers

RULES = Part("published-bidders", "rules", {"player": "rules"})
ENDS = Part("published-bidders", "threshold:1", {"player": "rules"})
BOTH = (RULES, ENDS)


def ticking() -> Callable[[], float]:
    """A clock that goes on by a second whenever it is read."""
    ticks = count()
    return lambda: float(next(ticks))


def cases(folder: Path) -> dict[str, int]:
    return {name: had["cases"] for name, had in json.loads((folder / "spent.json").read_text()).items()}


def test_every_part_is_one_that_can_be_measured() -> None:
    for part in PARTS:
        assert part.plan(1).subjects == (part.subject,)
    assert len({part.name for part in PARTS}) == len(PARTS)


def test_parts_of_an_experiment_share_a_folder_since_their_settings_are_the_same() -> None:
    settings = {part.experiment: part.plan(1).settings for part in PARTS}
    assert all(part.plan(1).settings == settings[part.experiment] for part in PARTS)


def test_the_time_is_shared_out_and_what_is_kept_is_not_measured_again(tmp_path: Path) -> None:
    with local_workers(1) as workers:
        go_on(workers, tmp_path, 7, ticking(), parts=BOTH)
        first = cases(tmp_path)
        files = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.jsonl")}
        go_on(workers, tmp_path, 7, ticking(), parts=BOTH)
        found = list(measured(workers, tmp_path, BOTH))
    assert first == {RULES.name: 20, ENDS.name: 20}
    assert cases(tmp_path) == {RULES.name: 40, ENDS.name: 40}
    assert [len(part.found.all) for part in found] == [40, 40]
    assert all(file.stat().st_mtime_ns == when for file, when in files.items())


def test_nothing_is_measured_in_no_time(tmp_path: Path) -> None:
    with local_workers(1) as workers:
        go_on(workers, tmp_path, 0, ticking(), parts=(RULES,))
        assert list(measured(workers, tmp_path, (RULES,))) == []


def test_the_command_tells_all_that_was_found_with_its_date(tmp_path: Path) -> None:
    told = CliRunner().invoke(cli, ["lab", "all", "--hours", "0", "--out", str(tmp_path), "--json", "-j", "1"])
    assert told.exit_code == 0
    assert json.loads(told.stdout).keys() == {"date", "version", "experiments"}
