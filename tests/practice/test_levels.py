"""The levels are measured as people are, and measuring goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kiebitz.formats.iss import check_record, parse_record
from kiebitz.players.levels import LEVELS
from kiebitz.practice import measuring
from kiebitz.practice.levels import SHIPPED
from kiebitz.practice.measuring import Plan, measure_levels
from kiebitz.review import Reviewer
from kiebitz.review.sums import parse_sums, sums_of
from kiebitz.work.workers import local_workers


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


def test_a_level_sits_at_each_seat_in_turn_and_its_games_are_counted_as_they_ended() -> None:
    plan = Plan(games=3, reviewed=0, company="random")
    for number in range(3):
        record = parse_record(measuring._game(plan, 1, number, Reviewer(worlds=2))["record"])
        assert record.players.index("measured") == number
        assert check_record(record).is_over


def test_what_is_said_of_one_seat_is_what_the_whole_review_says_of_it() -> None:
    plan, reviewer = Plan(reviewed=1, worlds=20, company="rules"), Reviewer(worlds=20)
    row = measuring._game(plan, 1, 1, reviewer)
    game = check_record(parse_record(row["record"]))
    assert parse_sums(row["sums"])[0] == sums_of(game, reviewer.review(game))[1]
