"""The fair play check: who errs less often than strong honest players can."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from kiebitz import Game, deal
from kiebitz.cli.main import cli
from kiebitz.memory.mistakes import count_mistakes, judge
from kiebitz.moves import PASS
from kiebitz.review.audit import (
    DECLARER,
    DEFENDER,
    STRONG,
    Judged,
    Openings,
    audit,
    judge_openings,
)
from tests.review.reviewed import played_game

SAMPLE = Path(__file__).parents[2] / "data/records/iss_sample.sgf"
NAMES = ("Anna", "Bernd", "Clara")
NOTHING = Openings(games=1)
SEEDS = range(1, 13)


def judged(*seats: Openings, declarer: int = 0) -> Judged:
    first, second, third = seats
    return Judged(declarer, (first, second, third))


def usual(role: str, games: int) -> Openings:
    """What a strong honest player does in so many games with five chances to err each, one of them a trap."""
    strong = STRONG[role]
    return Openings(games, 4 * games, round(4 * games * strong.plain), games, round(games * strong.trap))


def test_chances_to_err_and_mistakes_are_those_of_the_analysis_of_mistakes() -> None:
    played = [game for game in map(played_game, SEEDS) if game.declarer is not None]
    assert played
    for game in played:
        found = judge_openings(game)
        assert found is not None
        for openings, word in zip(found.seats, judge(game), strict=True):
            count = count_mistakes([word])
            assert (openings.errors, openings.number) == (count.mistakes, count.opportunities)


def test_a_game_without_card_play_is_skipped_and_counted() -> None:
    passed = Game(deal(1))
    while passed.turn is not None:
        passed.push(PASS)
    assert judge_openings(passed) is None
    report = audit([(NAMES, None), (NAMES, judged(NOTHING, NOTHING, NOTHING))])
    assert (report.games, report.skipped) == (1, 1)


@pytest.mark.parametrize("role", [DECLARER, DEFENDER])
def test_who_never_errs_is_suspected_after_many_games_but_not_after_few(role: str) -> None:
    perfect = Openings(1, 4, 0, 1, 0)
    seats = (perfect, NOTHING, NOTHING) if role == DECLARER else (NOTHING, perfect, NOTHING)
    few, many = (audit([(NAMES, judged(*seats))] * games) for games in (5, 300))
    assert few.peeking == ()
    (found,) = many.peeking
    assert (found.names, found.role) == (("Anna",) if role == DECLARER else ("Bernd",), role)


@pytest.mark.parametrize("role", [DECLARER, DEFENDER])
def test_who_errs_as_strong_players_do_is_not_suspected_however_long(role: str) -> None:
    seats = (usual(role, 300), NOTHING, NOTHING) if role == DECLARER else (NOTHING, usual(role, 300), NOTHING)
    report = audit([(NAMES, judged(*seats))] * 10)
    assert report.peeking == ()


def test_two_defenders_who_never_err_are_suspected_together() -> None:
    perfect = Openings(1, 4, 0, 1, 0)
    report = audit([(NAMES, judged(NOTHING, perfect, perfect))] * 100)
    assert [pair.names for pair in report.collusion] == [("Bernd", "Clara")]


def test_who_knows_all_cards_as_declarer_too_does_not_make_partners_suspicious() -> None:
    perfect, poor = Openings(1, 4, 0, 1, 0), Openings(1, 4, 1, 1, 1)
    games = [(NAMES, judged(poor, perfect, perfect)), (NAMES, judged(poor, perfect, poor, declarer=1))]
    report = audit(games * 150)
    assert ("Bernd",) in {one.names for one in report.peeking if one.role == DECLARER}
    assert report.collusion == ()


def test_the_command_tells_what_it_found_and_what_that_is_not() -> None:
    told = CliRunner().invoke(cli, ["record", "audit", str(SAMPLE), "--lang", "en"])
    assert "Nobody errs more seldom than strong honest players do." in told.output
    assert "evidence, not proof" in told.output
    assert told.exit_code == 1  # one record of the sample is broken


def test_programs_get_every_row() -> None:
    told = CliRunner().invoke(cli, ["record", "audit", str(SAMPLE), "--json"])
    found = json.loads(told.stdout)
    assert found["games"] == 11
    assert {tuple(row["names"]) for row in found["pairs"]} >= {("fore", "middle"), ("fore", "rear"), ("middle", "rear")}
    assert all(
        set(row["found"]) == {"games", "plain", "plain_errors", "traps", "trap_errors"} for row in found["people"]
    )
