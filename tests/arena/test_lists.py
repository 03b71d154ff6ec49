"""Whole lists: the same players in order over all deals, seats that rotate, and intervals over lists."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from kiebitz import Call, View, register
from kiebitz.arena.folder import RESULTS
from kiebitz.arena.scores import pair_scores
from kiebitz.formats.rows import read_parquet
from kiebitz.players import Player
from kiebitz.players.rules import RulesPlayer
from tests.arena.matches import cardplay, full, play, report_of, run_in, without_times

LISTS = full("rules", "random", list_length=3)


class Diarist(RulesPlayer):
    """Remembers what it was told, over all its games."""

    books: ClassVar[list[Diarist]] = []

    def __init__(self) -> None:
        self.seats: list[int | None] = []
        self.names: list[tuple[str, str, str] | None] = []
        self.own: list[str] = []
        Diarist.books.append(self)

    def game_over(self, view: View) -> None:
        assert view.result is not None
        assert view.names is not None
        assert view.seat is not None
        self.seats.append(view.seat)
        self.names.append(view.names)
        self.own.append(view.names[view.seat])


class Learner(RulesPlayer):
    """Bids nothing any more once it has seen a game: what it does depends on having stayed."""

    def __init__(self) -> None:
        self.games = 0

    def bid(self, view: View) -> Call:
        from kiebitz import PASS

        return PASS if self.games else super().bid(view)

    def game_over(self, view: View) -> None:
        self.games += 1


@register("test-diarist", "keeps a diary")
def _diarist(seed: int) -> Player:
    return Diarist()


@register("test-learner", "learns to pass")
def _learner(seed: int) -> Player:
    return Learner()


def test_players_stay_for_a_list_and_see_every_game_of_it() -> None:
    Diarist.books.clear()
    play(full("test-diarist", "rules", list_length=9), 2)
    assert [len(diary.seats) for diary in Diarist.books] == [9] * 18  # nine places of a list, two lists
    assert [diary.seats for diary in Diarist.books[:1]] == [[2, 1, 0] * 3]


def test_everybody_keeps_a_name_of_its_own_for_the_whole_list() -> None:
    Diarist.books.clear()
    play(full("test-diarist", "rules", list_length=3), 1)
    for diary in Diarist.books:
        assert len(set(diary.own)) == 1
        assert all(names is not None and len(set(names)) == 3 for names in diary.names)
    assert {name for diary in Diarist.books for name in diary.own} == {"test-diarist", "test-diarist'"}


def test_a_learner_is_another_player_in_the_next_deal() -> None:
    (games,) = play(full("test-learner", "test-learner", list_length=3), 1)
    assert any(game.declarer is not None for game in games if game.deal == 0)
    assert all(game.declarer is None for game in games if game.deal > 0)


def test_every_deal_is_played_in_six_arrangements_with_seats_that_rotate() -> None:
    (games,) = play(LISTS, 1)
    for deal in range(3):
        seats = [game.arrangement for game in games if game.deal == deal]
        assert sorted(seats) == ["AAB", "ABA", "ABB", "BAA", "BAB", "BBA"]
    first = [game.arrangement for game in games[:3]]
    assert first == ["BBA", "BAB", "ABB"]  # the one at the first place deals the first deal, and sits at rearhand


def test_a_list_is_one_observation_of_points_per_36() -> None:
    units = play(LISTS, 2)
    scores = pair_scores(LISTS, (0, 1), units)
    for number, games in enumerate(units):
        seats = [game.list_points[seat] for game in games for seat in range(3) if game.player_at(seat) == 0]
        assert len(seats) == 27
        assert scores.of(0)[number] == pytest.approx(sum(seats) * 36 / 27)


def test_a_player_against_itself_differs_by_nothing() -> None:
    (difference,) = report_of(full("random", "random", list_length=3), 3).differences
    assert (difference.per_36.mean, difference.per_36.error) == (0, 0)


def test_jobs_and_interruptions_change_nothing(tmp_path: Path) -> None:
    match = full("test-learner", "random", list_length=3)
    run_in(tmp_path / "one", match, 12)
    run_in(tmp_path / "two", match, 12, jobs=2)
    run_in(tmp_path / "torn", match, 6)
    journal = tmp_path / "torn" / "deals.jsonl"
    journal.write_bytes(journal.read_bytes()[:-100])
    run_in(tmp_path / "torn", match, 12)
    assert without_times(tmp_path / "one") == without_times(tmp_path / "two") == without_times(tmp_path / "torn")
    assert {row["list"] for row in read_parquet(tmp_path / "one" / RESULTS)} == {0, 1, 2, 3}


def test_lists_are_played_to_their_end(tmp_path: Path) -> None:
    assert len(run_in(tmp_path, LISTS, 4).units()) == 2
    found = report_of(LISTS, 2)
    assert (found.lists, found.deals, found.games) == (2, 6, 36)


def test_what_cannot_be_a_list_is_refused() -> None:
    with pytest.raises(ValueError, match="of full games"):
        cardplay("rules", "random", list_length=36)
    with pytest.raises(ValueError, match="not 1"):
        full("rules", "random", list_length=1)
