"""What is gained as declarer and what in defence, told apart by a third game of every deal."""

from __future__ import annotations

from pathlib import Path

import pytest

from kiebitz import View, register
from kiebitz.arena.folder import SCORES
from kiebitz.arena.match import Match
from kiebitz.arena.results import PlayedGame
from kiebitz.arena.scores import pair_scores
from kiebitz.cards import Card
from kiebitz.formats.rows import read_parquet
from kiebitz.players import Player
from kiebitz.players.random import RandomPlayer
from kiebitz.players.rules import RulesPlayer
from kiebitz.work.statistics import Estimate
from tests.arena.matches import cardplay, full, play, report_of, run_in


class GoodDeclarer(RulesPlayer):
    """Plays by rules as declarer, anything in defence."""

    def __init__(self, seed: int) -> None:
        self._blind = RandomPlayer(seed)

    def play(self, view: View) -> Card:
        return super().play(view) if view.is_declarer else self._blind.play(view)


@register("test-good-declarer", "random in defence")
def _good_declarer(seed: int) -> Player:
    return GoodDeclarer(seed)


def gains(match: Match, deals: int) -> tuple[Estimate, Estimate]:
    (difference,) = report_of(match, deals).differences
    assert difference.gain_as_declarer is not None
    assert difference.gain_in_defence is not None
    return difference.gain_as_declarer, difference.gain_in_defence


def test_a_third_game_has_the_second_player_in_all_seats() -> None:
    for games in play(cardplay("rules", "random", roles=True), 3):
        assert [sorted(game.arrangement) for game in games] == [["A", "B", "B"], ["A", "A", "B"], ["B", "B", "B"]]
        assert len({game.id for game in games}) == 3


def test_gains_compare_games_that_differ_in_one_role() -> None:
    match = cardplay("rules", "random", roles=True)
    deals = play(match, 6)
    scores = pair_scores(match, (0, 1), deals)
    as_declarer, in_defence = scores.gain_as_declarer(), scores.gain_in_defence()
    assert as_declarer is not None
    assert in_defence is not None
    for number, games in enumerate(deals):
        a_declares, b_declares, only_b = (18 * lead(game) for game in games)
        assert as_declarer[number] == pytest.approx(a_declares - only_b)
        assert in_defence[number] == pytest.approx(only_b - b_declares)


def lead(game: PlayedGame) -> float:
    """The declarer's points less those of one defender."""
    assert game.declarer is not None
    others = [points for seat, points in enumerate(game.list_points) if seat != game.declarer]
    return game.list_points[game.declarer] - sum(others) / 2


def test_both_gains_together_are_the_difference() -> None:
    as_declarer, in_defence = gains(cardplay("rules", "random", roles=True), 12)
    (difference,) = report_of(cardplay("rules", "random"), 12).differences
    assert as_declarer.mean + in_defence.mean == pytest.approx(difference.per_36.mean)


def test_who_differs_in_one_role_only_gains_in_no_other() -> None:
    as_declarer, in_defence = gains(cardplay("test-good-declarer", "random", roles=True), 12)
    assert (in_defence.mean, in_defence.error) == (0, 0)
    assert as_declarer.mean > 0
    as_declarer, in_defence = gains(cardplay("rules", "test-good-declarer", roles=True), 12)
    assert (as_declarer.mean, as_declarer.error) == (0, 0)
    assert in_defence.mean > 0


def test_the_third_game_does_not_count_in_the_comparison() -> None:
    with_roles, without = (report_of(cardplay("rules", "random", roles=roles), 5) for roles in (True, False))
    for one, other in zip(with_roles.players, without.players, strict=True):
        assert (one.per_36, one.as_declarer, one.as_defender) == (other.per_36, other.as_declarer, other.as_defender)
    assert (with_roles.games, without.games) == (15, 10)


def test_the_table_of_scores_has_both_gains(tmp_path: Path) -> None:
    match = cardplay("rules", "random", roles=True)
    run_in(tmp_path, match, 4)
    rows = list(read_parquet(tmp_path / SCORES))
    assert [row["unit"] for row in rows] == [0, 1, 2, 3]
    as_declarer, in_defence = gains(match, 4)
    assert sum(row["gain_as_declarer"] for row in rows) / 4 == pytest.approx(as_declarer.mean)
    assert sum(row["gain_in_defence"] for row in rows) / 4 == pytest.approx(in_defence.mean)
    assert all(row["difference"] == pytest.approx(row["points_first"] - row["points_second"]) for row in rows)


def test_full_games_have_no_given_roles() -> None:
    with pytest.raises(ValueError, match="in card play"):
        full("rules", "random", roles=True)
