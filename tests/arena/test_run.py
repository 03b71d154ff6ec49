"""Matches that can be stopped anywhere, resumed, and always come to the same."""

from __future__ import annotations

import signal
from datetime import UTC
from pathlib import Path

import pytest

from kiebitz.arena import match as matching
from kiebitz.arena.folder import RECORDS, RESULTS, SCORES, FinishedMatch, MatchFolder
from kiebitz.arena.match import Match
from kiebitz.arena.results import COLUMNS, from_json, to_json
from kiebitz.arena.run import Budget, End, run
from kiebitz.formats.iss import parse_date, read_records
from kiebitz.formats.rows import read_parquet
from kiebitz.work.run_folder import FolderInUse, OtherRun
from kiebitz.work.workers import local_workers
from tests.arena.matches import cardplay, full, play, run_in, without_times

MATCH = cardplay("rules", "random", pipma=True)


@pytest.mark.parametrize("cut", [1, 700, 5000])
def test_after_a_kill_a_match_goes_on_as_if_nothing_had_happened(tmp_path: Path, cut: int) -> None:
    run_in(tmp_path / "whole", MATCH, 8)
    run_in(tmp_path / "killed", MATCH, 6)
    journal = tmp_path / "killed" / "deals.jsonl"
    content = journal.read_bytes()
    journal.write_bytes(content[:-cut])
    run_in(tmp_path / "killed", MATCH, 8)
    assert without_times(tmp_path / "killed") == without_times(tmp_path / "whole")
    assert len(journal.read_bytes().splitlines()) == 8


def test_finished_deals_are_not_played_again(tmp_path: Path) -> None:
    run_in(tmp_path, MATCH, 4)
    before = (tmp_path / "deals.jsonl").read_bytes()
    run_in(tmp_path, MATCH, 5)
    assert (tmp_path / "deals.jsonl").read_bytes().startswith(before)


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    match = full("rules", "random")
    run_in(tmp_path / "one", match, 6)
    run_in(tmp_path / "two", match, 6, jobs=2)
    assert without_times(tmp_path / "one") == without_times(tmp_path / "two")


@pytest.mark.parametrize("other", [cardplay("rules", "random"), cardplay("rules", "random", pipma=True, seed=2)])
def test_a_folder_is_not_continued_with_another_match(tmp_path: Path, other: Match) -> None:
    MatchFolder(tmp_path, MATCH)
    with pytest.raises(OtherRun, match=r"holds another match, with (pipma True|seed 1) instead of"):
        MatchFolder(tmp_path, other)


def test_a_folder_knows_its_match(tmp_path: Path) -> None:
    for name, match in (("cards", MATCH), ("full", full("rules", "random", "rules"))):
        MatchFolder(tmp_path / name, match)
        assert FinishedMatch.load(tmp_path / name).match == match


def test_a_folder_without_a_match_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no match in"):
        FinishedMatch.load(tmp_path)


def test_a_broken_line_in_the_middle_is_a_clear_error(tmp_path: Path) -> None:
    run_in(tmp_path, MATCH, 2)
    journal = tmp_path / "deals.jsonl"
    journal.write_bytes(b"{}\n" + journal.read_bytes())
    with pytest.raises(ValueError, match="line 1, is not a finished deal"):
        FinishedMatch.load(tmp_path)


def test_deals_after_a_gap_do_not_count_yet(tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path, MATCH)
    deals = play(MATCH, 3)
    folder.add(2, deals[2])
    assert folder.units() == []
    folder.add(0, deals[0])
    assert folder.units() == deals[:1]
    folder.add(1, deals[1])
    assert FinishedMatch.load(tmp_path).units() == deals


def test_records_and_results_tell_of_the_same_games(tmp_path: Path) -> None:
    folder = run_in(tmp_path, MATCH, 3)
    rows = list(read_parquet(tmp_path / RESULTS))
    assert list(rows[0]) == list(COLUMNS)
    records = [record for record in read_records(str(tmp_path / RECORDS)) if not isinstance(record, Exception)]
    assert len(rows) == len(records) == 6
    assert [parse_date(record.date) for record in records] == [row["ended"].replace(tzinfo=UTC) for row in rows]
    games = [game for deal in folder.units() for game in deal]
    assert [row["id"] for row in rows] == [game.id for game in games]
    assert [row["list_points0"] for row in rows] == [game.list_points[0] for game in games]
    assert [row["mistakes2"] for row in rows] == [game.mistakes[2] for game in games if game.mistakes]


def test_a_game_survives_json() -> None:
    for game in play(MATCH, 1)[0]:
        assert from_json(to_json(game)) == game


def test_a_match_stops_when_the_interval_is_tight(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matching, "DEALS_BETWEEN_CHECKS", 5)
    for name, jobs in (("one", 1), ("two", 2)):
        folder = MatchFolder(tmp_path / name, cardplay("rules", "random"))
        with local_workers(jobs) as workers:
            assert run(folder, workers, Budget(width=4000, deals=200)) is End.WIDTH
        assert len(folder.finished) % 5 == 0
        folder.write_results()
    assert without_times(tmp_path / "one") == without_times(tmp_path / "two")


def test_a_match_stops_when_its_time_is_spent(tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path, cardplay("rules", "random"))
    with local_workers(1) as workers:
        assert run(folder, workers, Budget(seconds=0.05)) is End.SECONDS
    assert folder.units()


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_is_finished(tmp_path: Path, jobs: int) -> None:
    folder = MatchFolder(tmp_path, MATCH)

    def interrupt() -> None:
        if len(folder.finished) == 3:
            signal.raise_signal(signal.SIGINT)

    told: list[str] = []
    with local_workers(jobs) as workers:
        assert run(folder, workers, Budget(deals=50), interrupt, lambda: told.append("finishing")) is End.INTERRUPTED
    assert told == ["finishing"]
    assert 3 <= len(folder.finished) < 50
    assert FinishedMatch.load(tmp_path).finished == folder.finished


def test_a_match_without_an_end_is_refused() -> None:
    with pytest.raises(ValueError, match="needs an end"):
        Budget()


def test_two_matches_in_one_folder_are_told_so(tmp_path: Path) -> None:
    with MatchFolder(tmp_path, MATCH) as folder:
        folder.add(0, play(MATCH, 1)[0])
        with pytest.raises(FolderInUse, match="another process works on the match"):
            MatchFolder(tmp_path, MATCH)
        assert len(FinishedMatch.load(tmp_path).units()) == 1  # looking is free
    with MatchFolder(tmp_path, MATCH) as folder:
        assert len(folder.units()) == 1


def test_looking_at_a_match_leaves_a_line_that_is_being_written(tmp_path: Path) -> None:
    run_in(tmp_path, MATCH, 2)
    journal = tmp_path / "deals.jsonl"
    journal.write_bytes(content := journal.read_bytes()[:-5])
    assert len(FinishedMatch.load(tmp_path).units()) == 1
    assert journal.read_bytes() == content


def test_the_tables_stand_beside_the_records(tmp_path: Path) -> None:
    run_in(tmp_path, MATCH, 2)
    rows = list(read_parquet(tmp_path / SCORES))
    assert [(row["unit"], row["gain_as_declarer"]) for row in rows] == [(0, None), (1, None)]
