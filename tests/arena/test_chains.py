"""Lists of any length for players that remember, which go on in the middle whatever has interrupted them."""

from __future__ import annotations

import hashlib
import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from click.testing import CliRunner

from kiebitz import PASS, Call, View, __version__, register
from kiebitz.arena.chains import play_next
from kiebitz.arena.folder import RESULTS, FinishedMatch, MatchFolder
from kiebitz.arena.match import Match
from kiebitz.arena.report import report
from kiebitz.arena.run import Budget, End, run
from kiebitz.cards import Card
from kiebitz.cli.main import cli
from kiebitz.formats.rows import read_parquet
from kiebitz.players import Player
from kiebitz.players.rules import RulesPlayer
from kiebitz.work.run_folder import OtherRun
from kiebitz.work.workers import local_workers
from tests.arena.matches import full, run_in, without_times

KEPT = Path(__file__).parent / "kept"


class Elephant(RulesPlayer):
    """Bids and plays by all that it has ever been told, to the last letter."""

    def __init__(self, seed: int) -> None:
        self.memory = hashlib.sha256(str(seed).encode())

    def bid(self, view: View) -> Call:
        return PASS if self._draw(view) % 3 == 0 else super().bid(view)

    def play(self, view: View) -> Card:
        cards = [card for card in view.legal_moves() if isinstance(card, Card)]
        return cards[self._draw(view) % len(cards)]

    def game_over(self, view: View) -> None:
        told = (view.seat, view.names, view.hand, view.history, view.result)
        self.memory.update(repr(told).encode())

    def _draw(self, view: View) -> int:
        memory = self.memory.copy()
        memory.update(repr(view.history).encode())
        return int.from_bytes(memory.digest()[:8], "big")


@register("test-elephant", "forgets nothing")
def _elephant(seed: int) -> Player:
    return Elephant(seed)


def elephants(**parameters: Any) -> Match:
    return full("test-elephant", "rules", **parameters)


def kill_in_the_middle(path: Path, length: str, jobs: int, *, lines: int) -> None:
    """Begin a match in another process and kill that when so many games are kept."""
    program = "import tests.arena.test_chains; from kiebitz.cli.main import cli; cli()"
    arguments = ["arena", "full", "test-elephant", "rules", "--list", length, "--deals", "9000", "--jobs", str(jobs)]
    match = subprocess.Popen([sys.executable, "-c", program, *arguments, "--out", str(path)])
    journal = path / "deals.jsonl"
    while not journal.exists() or journal.read_bytes().count(b"\n") < lines:
        assert match.poll() is None
        time.sleep(0.02)
    match.kill()
    match.wait()


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("length", ["all", "25"])
def test_a_list_killed_in_the_middle_goes_on_from_the_last_finished_deal(
    tmp_path: Path, length: str, jobs: int
) -> None:
    kill_in_the_middle(tmp_path / "killed", length, jobs, lines=40)
    journal = tmp_path / "killed" / "deals.jsonl"
    before = journal.read_bytes()
    kept, match = FinishedMatch.load(tmp_path / "killed"), elephants(list_length=length if length == "all" else 25)
    played = max((len(games) for games in kept.under_way.values()), default=0)
    deals = played + 4 if length == "all" else 25 * (len(kept.finished) + 1)
    run_in(tmp_path / "killed", match, deals)
    run_in(tmp_path / "whole", match, deals)
    assert journal.read_bytes().startswith(before[: before.rfind(b"\n") + 1])  # nothing was played again
    assert without_times(tmp_path / "killed") == without_times(tmp_path / "whole")


def test_memory_matters(tmp_path: Path) -> None:
    """Otherwise the test above would show nothing: told another game, the elephant plays differently."""
    match = elephants(list_length="all")
    folder = run_in(tmp_path, match, 8)
    table = match.tables(0)[0]
    past = [game.record for game in folder.under_way[table]]
    told = [play_next(match, table, 8, records) for records in (past, past[::-1])]
    assert told[0].record != told[1].record


@pytest.mark.parametrize("length", ["all", 5])
def test_jobs_and_stops_change_nothing(tmp_path: Path, length: Any) -> None:
    match = elephants(list_length=length)
    run_in(tmp_path / "one", match, 10)
    run_in(tmp_path / "two", match, 10, jobs=2)
    for deals in (3, 6, 10):
        run_in(tmp_path / "stops", match, deals)
    assert without_times(tmp_path / "one") == without_times(tmp_path / "two") == without_times(tmp_path / "stops")


def test_ctrl_c_ends_in_the_middle_of_a_list_and_nothing_is_lost(tmp_path: Path) -> None:
    match, games = elephants(list_length=30), 0

    def interrupt() -> None:
        nonlocal games
        games += 1
        if games == 7:
            signal.raise_signal(signal.SIGINT)

    with MatchFolder(tmp_path / "stopped", match) as folder, local_workers(1) as workers:
        assert run(folder, workers, Budget(deals=30), interrupt) is End.INTERRUPTED
    assert sum(len(games) for games in FinishedMatch.load(tmp_path / "stopped").under_way.values()) == 7
    run_in(tmp_path / "stopped", match, 30)
    run_in(tmp_path / "whole", match, 30)
    assert without_times(tmp_path / "stopped") == without_times(tmp_path / "whole")


def test_a_single_list_has_deals_for_observations(tmp_path: Path) -> None:
    match = elephants(list_length="all")
    folder = run_in(tmp_path, match, 7)
    found = report(match, folder.units())
    assert (found.list_length, found.lists, found.deals, found.games) == ("all", None, 7, 42)
    assert len(folder.units()) == 7
    assert {row["list"] for row in read_parquet(tmp_path / RESULTS)} == {0}


def test_a_single_list_with_a_time_to_its_end_has_finished_deals(tmp_path: Path) -> None:
    with MatchFolder(tmp_path, elephants(list_length="all")) as folder, local_workers(1) as workers:
        assert run(folder, workers, Budget(seconds=0.3)) is End.SECONDS
        lengths = [len(folder.under_way[table]) for table in folder.match.tables(0)]
    assert max(lengths) - min(lengths) <= 1


def test_one_that_remembers_meets_two_others_for_all_deals(tmp_path: Path) -> None:
    folder = run_in(tmp_path, elephants(list_length="all", one=True), 6)
    assert [len(games) for games in folder.units()] == [3] * 6


def kept_match(folder: Path, name: str) -> Path:
    """A match as 0.1.0 has left it."""
    return Path(copytree(KEPT / name, folder / "kept"))


@pytest.mark.parametrize("name", ["lists", "cardplay"])
def test_matches_in_the_shape_of_earlier_versions_are_shown_and_go_on(tmp_path: Path, name: str) -> None:
    kept = kept_match(tmp_path, name)
    assert CliRunner().invoke(cli, ["arena", "show", str(kept)]).exit_code == 0
    match, units = FinishedMatch.load(kept).match, FinishedMatch.load(kept).units()
    file = kept / "match.json"
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | {"kiebitz": __version__}), encoding="utf-8")
    deals = (len(units) + 1) * match.deals_in_unit
    run_in(kept, match, deals)
    run_in(tmp_path / "new", match, deals)
    assert without_times(kept) == without_times(tmp_path / "new")


@pytest.mark.parametrize("name", ["lists", "cardplay"])
def test_a_match_does_not_go_on_with_the_engine_of_another_version(tmp_path: Path, name: str) -> None:
    kept = kept_match(tmp_path, name)
    with pytest.raises(OtherRun, match=re.escape(f"kiebitz '0.1.0' instead of '{__version__}'")):
        run_in(kept, FinishedMatch.load(kept).match, 100)


def test_games_of_a_table_out_of_order_are_a_clear_error(tmp_path: Path) -> None:
    run_in(tmp_path, elephants(list_length="all"), 2)
    journal = tmp_path / "deals.jsonl"
    journal.write_bytes(b"".join(reversed(journal.read_bytes().splitlines(keepends=True))))
    with pytest.raises(ValueError, match="come in order"):
        FinishedMatch.load(tmp_path)


@pytest.mark.parametrize("length", ["all", "7"])
def test_lists_of_any_length_are_played_from_the_command_line(length: str) -> None:
    arguments = ["arena", "full", "rules", "random", "--list", length, "--deals", "7", "--jobs", "1"]
    result = CliRunner().invoke(cli, arguments)
    assert "list, 7 deals, 42 games" in result.stdout
    assert ("intervals are over its deals" in result.stdout) == (length == "all")
    found = json.loads(CliRunner().invoke(cli, [*arguments, "--json"]).stdout)
    assert found["list_length"] == (length if length == "all" else 7)


@pytest.mark.parametrize("length", ["1", "0", "some"])
def test_what_is_no_length_is_told(length: str) -> None:
    result = CliRunner().invoke(cli, ["arena", "full", "rules", "random", "--list", length])
    assert result.exit_code == 2
    assert "--list" in result.stderr
