"""One against two: one player at each seat in turn, against two of another on the same deals."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from kiebitz.arena.scores import pair_scores
from kiebitz.cli.main import cli
from tests.arena.matches import cardplay, full, play, report_of

MATCH = full("rules", "random", one=True)


def test_every_deal_is_played_with_the_one_at_each_seat() -> None:
    for games in play(MATCH, 2):
        assert [game.arrangement for game in games] == ["ABB", "BAB", "BBA"]


def test_the_one_is_compared_with_the_mean_of_the_others() -> None:
    deals = play(MATCH, 4)
    difference = pair_scores(MATCH, (0, 1), deals).difference()
    for number, games in enumerate(deals):
        alone = sum(game.list_points[game.arrangement.index("A")] for game in games) / 3
        others = sum(sum(game.list_points) for game in games) / 6 - alone / 2
        assert difference[number] / 36 == pytest.approx(alone - others)


def test_one_among_its_like_is_worth_what_they_are() -> None:
    (difference,) = report_of(full("random", "random", one=True), 6).differences
    assert difference.per_36.mean == pytest.approx(0)


def test_the_report_counts_what_each_declared_and_won() -> None:
    games = [game for deal in play(MATCH, 8) for game in deal]
    one, other = report_of(MATCH, 8).players
    assert (one.games, other.games) == (24, 48)
    declared = [game for game in games if game.declarer is not None and game.arrangement[game.declarer] == "A"]
    assert one.share_declared == len(declared) / 24
    assert one.share_won == sum(game.won for game in declared) / len(declared)


def test_the_first_is_the_one_against_all_the_others() -> None:
    found = report_of(full("rules", "random", "book", one=True), 2)
    assert [(it.first, it.second) for it in found.differences] == [("rules", "random"), ("rules", "book")]
    assert found.games == 2 * 2 * 3


def test_lists_are_played_one_against_two_as_well() -> None:
    (games,) = play(full("rules", "random", one=True, list_length=3), 1)
    assert len(games) == 9
    assert all(sorted(game.arrangement) == ["A", "B", "B"] for game in games)


def test_contracts_that_are_given_have_no_one() -> None:
    with pytest.raises(ValueError, match="full games"):
        cardplay("rules", "random", one=True)


def test_the_command_tells_points_a_game_with_their_interval() -> None:
    arguments = ["arena", "full", "rules", "random", "--one", "--deals", "12", "--jobs", "1"]
    result = CliRunner().invoke(cli, arguments)
    assert result.exit_code == 0
    assert "one against two: 12 deals, 36 games" in result.stdout
    assert "rules, the one" in result.stdout
    assert "random, each of two" in result.stdout
    found = json.loads(CliRunner().invoke(cli, [*arguments, "--json"]).stdout)
    assert found["one"] is True
    (difference,) = found["differences"]
    assert difference["per_game"]["mean"] == pytest.approx(difference["per_36"]["mean"] / 36)
    assert difference["per_game"]["interval"]["low"] == pytest.approx(difference["per_36"]["interval"]["low"] / 36)
    points = [player["per_game"] for player in found["players"]]
    assert difference["per_game"]["mean"] == pytest.approx(points[0] - points[1])
    assert {"share_declared", "share_won", "games"} < set(found["players"][0])
