"""`kiebitz arena` as people and programs use it."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner, Result

from kiebitz.cli.main import cli


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
        "plot.png",
    }
    assert arena("show", folder).stdout == second.stdout
    assert json.loads(arena("show", folder, "--json").stdout)["deals"] == 3


def test_a_folder_of_another_match_is_refused(tmp_path: Path) -> None:
    arena("full", "rules", "random", "--deals", "1", "--jobs", "1", "--out", tmp_path)
    result = arena("full", "rules", "random", "--deals", "1", "--seed", "2", "--out", tmp_path)
    assert result.exit_code == 1
    assert "holds another match, with seed 1 instead of 2" in result.stderr


def test_an_unknown_player_is_a_clear_error(tmp_path: Path) -> None:
    for arguments in (["nobody", "rules"], ["rules", "rules", "--bidding", "nobody"]):
        result = arena("cardplay", *arguments, "--out", tmp_path / "match")
        assert result.exit_code == 1
        assert "unknown player 'nobody'" in result.stderr
    assert not (tmp_path / "match").exists()


def test_one_player_is_no_match() -> None:
    result = arena("full", "rules")
    assert result.exit_code == 1
    assert "two players" in result.stderr


def test_showing_a_folder_without_a_match_is_a_clear_error(tmp_path: Path) -> None:
    result = arena("show", tmp_path)
    assert result.exit_code == 1
    assert "no match" in result.stderr
