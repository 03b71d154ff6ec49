"""The levels are measured as people are, and measuring goes on where it was."""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import pytest

from kiebitz.formats.iss import check_record, parse_record
from kiebitz.players.levels import LEVELS
from kiebitz.practice import measuring
from kiebitz.practice.comparison import compared, lost_by_theme, themes
from kiebitz.practice.levels import SHIPPED, shipped_levels
from kiebitz.practice.measuring import Plan, measure_levels
from kiebitz.practice.statistics import statistics_of
from kiebitz.review import Reviewer
from kiebitz.review.sums import parse_sums, sums_of
from kiebitz.session import ALL_GAMES, FILE_NAME, Store
from kiebitz.work.workers import local_workers
from tests.folders import quick_folder
from tests.practice.practised import with_reviewed_game


def test_measuring_counts_the_games_of_each_level_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measuring, "LEVELS", {1: LEVELS[1], 2: LEVELS[2]})
    monkeypatch.setattr(measuring, "_CHUNK", 6)
    plan = Plan(games=6, reviewed=2, worlds=20, company="random")
    with local_workers(1) as workers:
        found = measure_levels(workers, plan, tmp_path, lambda: None, "kiebitz train levels")
        for piece in (tmp_path / "games").iterdir():
            rows = [json.loads(line) for line in piece.read_text().splitlines()]
            piece.write_text("".join(json.dumps(row | {"sums": None}) + "\n" for row in rows))
        again = measure_levels(workers, plan, tmp_path, lambda: None, "kiebitz train levels")
    assert [(measured.level, measured.line.games, measured.reviewed.games) for measured in found.levels] == [
        (1, 6, 2),
        (2, 6, 2),
    ]
    assert [measured.line for measured in again.levels] == [measured.line for measured in found.levels]
    assert [measured.reviewed.games for measured in again.levels] == [0, 0]  # read, not played anew
    assert json.loads((tmp_path / SHIPPED).read_text())["company"] == "random"


def test_what_ships_tells_the_levels_apart() -> None:
    shipped = shipped_levels()
    assert [measured.level for measured in shipped.levels] == [*LEVELS]
    weakest, *_, strongest = shipped.levels
    assert weakest.reviewed.lost - weakest.lost_error > strongest.reviewed.lost + strongest.lost_error
    assert all(measured.line.games >= measured.reviewed.games > 0 for measured in shipped.levels)


def test_oneself_stands_beside_the_levels() -> None:
    with quick_folder() as folder, Store(folder / FILE_NAME) as store:
        with_reviewed_game(store, 1)
        found = statistics_of(store, ALL_GAMES, datetime.datetime(2020, 1, 9, tzinfo=datetime.UTC))
    columns = compared(found, shipped_levels())
    assert [each.name for each in columns] == ["all", "now", "before", "1", "2", "3", "4", "5"]
    assert [each.line is None for each in columns[:3]] == [False, False, True]
    own, _, before = columns[:3]
    assert own.reviewed == found.reviewed
    for theme in themes(columns):
        assert lost_by_theme(before.reviewed, theme) is None
    by_theme = [lost_by_theme(own.reviewed, theme) or 0.0 for theme in themes(columns)]
    assert sum(by_theme) == pytest.approx(sum(given.lost for given in own.reviewed.mistakes))


def test_a_level_sits_at_each_seat_in_turn_and_its_games_are_counted_as_they_ended() -> None:
    plan = Plan(games=3, reviewed=0, company="random")
    for number in range(3):
        record = parse_record(measuring._game(plan, 1, number, Reviewer(worlds=2))["record"])
        assert record.players.index("measured") == number
        assert check_record(record).is_over


def test_what_is_said_of_one_seat_is_what_the_whole_review_says_of_it() -> None:
    plan, reviewer = Plan(reviewed=2, worlds=20, company="rules"), Reviewer(worlds=20)
    row = measuring._game(plan, 1, 1, reviewer)
    game = check_record(parse_record(row["record"]))
    assert parse_sums(row["sums"])[0] == sums_of(game, reviewer.review(game))[1]
