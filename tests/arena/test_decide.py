"""Matches that stop when they are decided."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kiebitz.arena import match as matching
from kiebitz.arena.folder import FinishedMatch, MatchFolder
from kiebitz.arena.report import report
from kiebitz.arena.run import Budget, End, run
from kiebitz.cli.main import cli
from kiebitz.work.run_folder import OtherRun
from kiebitz.work.sequential import Decision, SequentialTest, Verdict
from kiebitz.work.workers import local_workers
from tests.arena.matches import cardplay, run_in, without_times

MATCH = cardplay("rules", "random")
TEST = SequentialTest(low=0, high=1500)


@pytest.fixture(autouse=True)
def _look_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matching, "DEALS_BETWEEN_CHECKS", 5)


def arena(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, ["arena", *map(str, arguments)])


def decided(path: Path, jobs: int = 1, test: SequentialTest = TEST, match: matching.Match = MATCH) -> Decision:
    with MatchFolder(path, match) as folder, local_workers(jobs) as workers:
        folder.keep_test(test)
        assert run(folder, workers, Budget(test=test, deals=400)) is End.DECIDED
        folder.write_results()
        (difference,) = report(folder.match, folder.units(), folder.test).differences
        assert difference.decision is not None
        assert difference.decision.after == len(folder.finished)
        return difference.decision


def test_a_match_ends_when_it_is_decided_with_any_number_of_processes_and_after_any_interruption(
    tmp_path: Path,
) -> None:
    one = decided(tmp_path / "one")
    assert one.verdict is Verdict.HIGH
    assert one.after % 5 == 0
    run_in(tmp_path / "interrupted", MATCH, one.after - 3)
    assert decided(tmp_path / "two", jobs=2) == decided(tmp_path / "interrupted") == one
    assert without_times(tmp_path / "one") == without_times(tmp_path / "two") == without_times(tmp_path / "interrupted")


def test_deals_that_are_there_already_are_not_needed_for_a_decision_before_them(tmp_path: Path) -> None:
    after = decided(tmp_path / "first").after
    run_in(tmp_path / "longer", MATCH, after + 3)
    with MatchFolder(tmp_path / "longer", MATCH) as folder, local_workers(1) as workers:
        assert run(folder, workers, Budget(test=TEST)) is End.DECIDED
        assert len(folder.finished) == after + 3
        (difference,) = report(MATCH, folder.units(), TEST).differences
    assert difference.decision is not None
    assert difference.decision.after == after


def test_equal_players_are_found_equal(tmp_path: Path) -> None:
    assert decided(tmp_path, match=cardplay("rules", "rules")).verdict is Verdict.LOW


def test_every_difference_must_be_decided(tmp_path: Path) -> None:
    match = cardplay("rules", "random", "rules")
    with MatchFolder(tmp_path, match) as folder, local_workers(1) as workers:
        assert run(folder, workers, Budget(test=TEST, deals=400)) is End.DECIDED
        verdicts = [
            found.decision and found.decision.verdict for found in report(match, folder.units(), TEST).differences
        ]
    assert verdicts == [Verdict.HIGH, Verdict.LOW, Verdict.LOW]  # rules - random, rules - rules, random - rules


def test_the_test_of_a_match_is_not_changed_on_the_way(tmp_path: Path) -> None:
    decided(tmp_path)
    assert FinishedMatch.load(tmp_path).test == TEST
    with MatchFolder(tmp_path, MATCH) as folder, pytest.raises(OtherRun, match="holds another test, with high 1500"):
        folder.keep_test(SequentialTest(low=0, high=2000))


def test_the_report_says_what_was_decided_and_when(tmp_path: Path) -> None:
    command = ("cardplay", "rules", "random", "--decide", "0", "1500", "--jobs", "1", "--out", tmp_path)
    result = arena(*command)
    assert result.exit_code == 0
    assert "it is decided" in result.stderr
    assert "rather +1500 or more, decided after" in result.stdout
    assert "interval that is too narrow" in result.stdout
    assert arena("show", tmp_path).stdout == result.stdout
    found = json.loads(arena("show", tmp_path, "--json").stdout)
    assert found["test"] == {"low": 0, "high": 1500, "alpha": 0.05, "beta": 0.05}
    assert found["differences"][0]["decision"]["verdict"] == "high"
    assert found["differences"][0]["decision"]["after"] == found["deals"]


def test_a_match_that_ends_before_says_that_it_is_undecided() -> None:
    result = arena("cardplay", "rules", "random", "--decide", "2700", "2701", "--deals", "6", "--jobs", "1")
    assert "undecided after 6 deals" in result.stdout
    assert "too narrow" not in result.stdout


def test_errors_without_a_test_are_refused() -> None:
    result = arena("cardplay", "rules", "random", "--alpha", "0.1")
    assert result.exit_code == 2
    assert "belong to --decide" in result.stderr


@pytest.mark.parametrize("options", [["--decide", "5", "5"], ["--decide", "0", "5", "--alpha", "0"]])
def test_a_test_that_makes_no_sense_is_refused(options: list[str]) -> None:
    result = arena("cardplay", "rules", "random", *options)
    assert result.exit_code == 1
    assert "Traceback" not in result.stderr
