"""`kiebitz arena` as people and programs use it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import kiebitz
from kiebitz import PASS, Call, Card, View
from kiebitz.arena.folder import FinishedMatch, MatchFolder
from kiebitz.cli.main import cli
from kiebitz.players import PLAYERS
from kiebitz.players.random import RandomPlayer


class OnlyFirstCall(RandomPlayer):
    """Answers the question before the match, and none in it."""

    def bid(self, view: View) -> Call:
        self._fail(view)
        return PASS

    def play(self, view: View) -> Card:
        self._fail(view)
        return min(view.hand)

    def _fail(self, view: View) -> None:
        if view.names is not None:  # only a match has some
            raise RuntimeError("out of order")


class Revoking(RandomPlayer):
    """Plays any card that it holds."""

    def play(self, view: View) -> Card:
        return min(view.hand)


@pytest.fixture(autouse=True)
def made_up_players() -> Iterator[None]:
    kiebitz.register("only-first-call", "for tests")(OnlyFirstCall)
    kiebitz.register("revoking", "for tests")(Revoking)
    yield
    for name in ("only-first-call", "revoking"):
        del PLAYERS.entries[name]


def arena(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, ["arena", *map(str, arguments)])


def test_json_is_one_object_with_every_figure() -> None:
    result = arena("cardplay", "rules", "random", "--deals", "5", "--jobs", "1", "--pipma", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert (found["mode"], found["deals"], found["games"], found["bidding"]) == ("cardplay", 5, 10, "rules")
    assert [player["name"] for player in found["players"]] == ["rules", "random"]
    assert found["players"][0]["as_declarer"]["all"]["games"] == 5
    assert 0 <= found["players"][1]["mistake_rate"] <= 1
    assert set(found["differences"][0]["kinds"]) == {"suit", "grand", "null"}


def test_a_kept_match_is_resumed_and_shown_again(tmp_path: Path) -> None:
    folder = tmp_path / "match"
    first = arena("full", "rules", "random", "--deals", "2", "--jobs", "1", "--out", folder)
    assert first.exit_code == 0
    assert f"kept in {folder}" in first.stderr
    second = arena("full", "rules", "random", "--deals", "3", "--jobs", "1", "--out", folder)
    assert "3 deals, 18 games" in second.stdout
    assert {file.name for file in folder.iterdir()} == {
        "match.json",
        "deals.jsonl",
        "games.sgf",
        "results.parquet",
        "scores.parquet",
        "plot.png",
        ".lock",
    }
    assert arena("show", folder).stdout == second.stdout
    assert json.loads(arena("show", folder, "--json").stdout)["deals"] == 3


def test_a_folder_of_another_match_is_refused(tmp_path: Path) -> None:
    arena("full", "rules", "random", "--deals", "1", "--jobs", "1", "--out", tmp_path)
    result = arena("full", "rules", "random", "--deals", "1", "--seed", "2", "--out", tmp_path)
    assert result.exit_code == 1
    assert "holds another match, with seed 1 instead of 2" in result.stderr


@pytest.mark.parametrize("arguments", [("rules", "exec:/nonexistent"), ("rules", "rules", "--bidding", "exec:false")])
def test_a_player_that_does_not_answer_is_told_before_the_first_deal(tmp_path: Path, arguments: tuple[str]) -> None:
    result = arena("cardplay", *arguments, "--out", tmp_path / "match")
    assert result.exit_code == 1
    assert f"the player '{arguments[-1]}' does not bid: EngineFault" in result.stderr
    assert not result.stdout
    assert not (tmp_path / "match").exists()


def test_a_player_at_fault_in_every_game_is_told_after_the_report() -> None:
    for mode in ("full", "cardplay"):
        result = arena(mode, "rules", "only-first-call", "--deals", "2", "--jobs", "1", "--json")
        assert json.loads(result.stdout)["players"][1]["faults"] > 0
        assert result.exit_code == 1
        assert "at fault in every game, so that the figures tell nothing: only-first-call" in result.stderr


def test_a_player_at_fault_now_and_then_is_counted_only() -> None:
    result = arena("full", "rules", "revoking", "--deals", "3", "--jobs", "1", "--json")
    assert json.loads(result.stdout)["players"][1]["faults"] > 0
    assert result.exit_code == 0


def test_an_unknown_player_is_a_clear_error(tmp_path: Path) -> None:
    for arguments in (["nobody", "rules"], ["rules", "rules", "--bidding", "nobody"]):
        result = arena("cardplay", *arguments, "--out", tmp_path / "match")
        assert result.exit_code == 1
        assert "unknown player 'nobody'" in result.stderr
    assert not (tmp_path / "match").exists()


def test_every_command_explains_itself() -> None:
    for command in ("cardplay", "full", "show", "plan"):
        assert arena(command, "--help").exit_code == 0


def test_one_player_is_no_match() -> None:
    result = arena("full", "rules")
    assert result.exit_code == 1
    assert "two players" in result.stderr


def test_showing_a_folder_without_a_match_is_a_clear_error(tmp_path: Path) -> None:
    result = arena("show", tmp_path)
    assert result.exit_code == 1
    assert "no match" in result.stderr


def test_one_deal_has_no_interval() -> None:
    result = arena("cardplay", "rules", "random", "--deals", "1", "--jobs", "1", "--roles")
    assert result.exit_code == 0
    assert "gain as declarer" in result.stdout
    assert " to " not in result.stdout
    found = json.loads(arena("cardplay", "rules", "random", "--deals", "1", "--jobs", "1", "--json").stdout)
    assert found["differences"][0]["per_36"]["interval"] is None


def test_lists_are_played_from_the_command_line() -> None:
    result = arena("full", "rules", "random", "--list", "3", "--deals", "6", "--jobs", "1")
    assert "2 lists, 6 deals, 36 games" in result.stdout


def test_a_folder_in_use_is_told(tmp_path: Path) -> None:
    arguments = ("full", "rules", "random", "--deals", "1", "--jobs", "1", "--out", tmp_path)
    assert arena(*arguments).exit_code == 0
    with MatchFolder(tmp_path, FinishedMatch.load(tmp_path).match):
        result = arena(*arguments)
    assert result.exit_code == 1
    assert "another process" in result.stderr


def test_ctrl_c_with_one_job_finishes_the_deal(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kiebitz", "arena", "full", "rules", "rules", "--deals", "100000"]
    match = subprocess.Popen([*command, "--jobs", "1", "--out", str(tmp_path)], stderr=subprocess.PIPE, text=True)
    journal = tmp_path / "deals.jsonl"
    while not journal.exists():  # it plays
        assert match.poll() is None
        time.sleep(0.05)
    match.send_signal(signal.SIGINT)
    _, said = match.communicate()
    assert match.returncode == 130
    assert "finishing the deals under way" in said
    assert "the same command goes on from here" in said
    finished = len(FinishedMatch.load(tmp_path).units())
    assert f"{finished} deal{'s' * (finished != 1)} finished" in said
