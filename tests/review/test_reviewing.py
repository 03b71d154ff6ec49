"""A review has a verdict on every decision, keeps knowledge and hindsight apart, and can be stored."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kiebitz import Card, Game, Pass, __version__
from kiebitz.moves import parse_move
from kiebitz.players import STRONGEST
from kiebitz.review import Review, Reviewer, Size, Verdict, count_decisions, review_of, row_of
from kiebitz.review.verdict import LEAST, Foresight, Option, size_of
from kiebitz.web.verdicts import review_seen
from tests.review.reviewed import played_game, quick_review, quick_reviewer

OLD = Path(__file__).parent / "old/review-0.1.json"


def test_every_decision_has_a_verdict_in_order() -> None:
    game, review = played_game(7), quick_review(7)
    assert [(verdict.seat, verdict.move) for verdict in review.verdicts] == game.history
    assert [verdict.number for verdict in review.verdicts] == list(range(len(game.history)))
    assert len(review.chances) == sum(isinstance(move, Card) for move in game.moves)


def test_where_there_is_no_choice_there_is_no_verdict() -> None:
    game, review = played_game(7), quick_review(7)
    replayed = Game(game.deal)
    for verdict, (seat, move) in zip(review.verdicts, game.history, strict=True):
        if isinstance(move, Card):
            has_choice = len(replayed.view(seat).legal_cards()) > 1
            assert ((verdict.foresight is not None), (verdict.hindsight is not None)) == (has_choice, has_choice)
        replayed.push(move)


def test_a_review_is_the_same_again() -> None:
    assert quick_reviewer(threads=2).review(played_game(7)) == quick_review(7)


@pytest.mark.parametrize("seed", [1, 7])
@pytest.mark.parametrize("order", [list, lambda moments: moments[::-1]], ids=["of the game", "from the end"])
def test_a_review_says_the_same_in_whatever_order_moves_are_judged(
    seed: int, order: Callable[[list[object]], list[object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = quick_review(seed)
    monkeypatch.setattr(Reviewer, "_likely_mistakes_first", lambda _self, moments, _seats: order(moments))
    assert quick_reviewer().review(played_game(seed)) == expected


def test_likely_mistakes_are_judged_first() -> None:
    heard: list[Verdict] = []
    review = quick_reviewer().review(played_game(1), watch=heard.append)
    assert review.mistakes()[0] in heard[:3]
    assert sorted(heard, key=lambda verdict: verdict.number) == list(review.verdicts)
    assert count_decisions(played_game(1)) == len(heard)


def test_a_review_names_its_judge_with_worlds_and_version_so_that_engines_can_be_told_apart() -> None:
    judges = [Reviewer(worlds=worlds).judge for worlds in (4, 8)]
    assert judges == [f"{STRONGEST}:4 {__version__}", f"{STRONGEST}:8 {__version__}"]
    assert review_of(row_of(quick_review(7))).judge == quick_review(7).judge


def test_a_review_goes_through_json_and_back() -> None:
    rows = json.dumps(row_of(quick_review(7)))
    again = review_of(json.loads(rows))
    assert json.dumps(row_of(again)) == rows
    assert [verdict.size for verdict in again.verdicts] == [verdict.size for verdict in quick_review(7).verdicts]


def test_a_review_of_an_earlier_release_is_read_and_the_page_is_shown_it_as_ever() -> None:
    old = json.loads(OLD.read_text())
    review = review_of(old)
    assert any(verdict.foresight is not None and verdict.foresight.win_loss for verdict in review.verdicts)
    assert any(verdict.hindsight is not None for verdict in review.verdicts)
    assert review_of(row_of(review)) == review
    assert review_seen(review) == old


def test_a_review_is_written_without_the_names_that_a_page_has_for_it() -> None:
    written = json.dumps(row_of(quick_review(7)))
    assert not re.search(r'"(knew|open|[a-z]+[A-Z]\w*)":', written)


@pytest.mark.parametrize("row", [{}, {"judge": "x"}, {"judge": "x", "verdicts": [1], "chances": [], "winning": None}])
def test_what_is_no_review_is_refused(row: Any) -> None:
    with pytest.raises(ValueError, match="no review"):
        review_of(row)


def test_of_hidden_cards_nothing_is_said() -> None:
    review = quick_reviewer().review(played_game(7), seats=[1])
    assert all(verdict.foresight is None for verdict in review.verdicts if verdict.seat != 1)
    assert any(verdict.foresight is not None for verdict in review.verdicts if verdict.seat == 1)
    assert all(verdict.hindsight is None for verdict in review.verdicts)
    assert review.winning is None
    assert all((chance is None) == (seat != 1) for chances in review.chances for seat, chance in enumerate(chances))


def test_a_game_that_was_passed_in_is_judged_by_its_calls() -> None:
    game = Game(played_game(7).deal)
    for _ in range(3):
        game.push("p")
    review = quick_reviewer().review(game)
    assert [type(verdict.move) for verdict in review.verdicts] == [Pass] * 3
    assert (review.chances, review.winning) == ((), None)


def test_a_game_that_was_ended_early_is_reviewed_as_far_as_it_was_played() -> None:
    game = played_game(7).copy()
    while sum(isinstance(move, Card) for move in game.moves) > 7:
        game.pop()
    review = quick_reviewer().review(game)
    assert len(review.chances) == 7


def a_foresight(move: str, loss: float, error: float = 0.0) -> Foresight:
    made = parse_move(move)
    return Foresight((Option(made, 0.0, 0.5),), made, loss, error, win_loss=0.0, worlds=10)


def a_verdict(seat: int, move: str, loss: float) -> Verdict:
    return Verdict(0, seat, parse_move(move), a_foresight(move, loss), None)


def test_an_auction_is_one_decision_however_often_one_speaks() -> None:
    review = Review("judge", (a_verdict(0, "18", 8), a_verdict(0, "20", 12), a_verdict(0, "CJ", 5)), (), None)
    assert review.given_away(0) == 17
    assert [verdict.foresight and verdict.foresight.loss for verdict in review.mistakes(0)] == [12, 8, 5]
    assert review.mistakes(1) == []
    assert [verdict.foresight and verdict.foresight.loss for verdict in review.dearest()] == [12, 5]


def test_the_dearest_moments_are_few_and_of_whom_one_wants() -> None:
    losses = (4, 30, 8, 12, 25)
    review = Review("judge", tuple(a_verdict(place % 2, "CJ", loss) for place, loss in enumerate(losses)), (), None)
    assert [verdict.foresight and verdict.foresight.loss for verdict in review.dearest()] == [30, 25, 12]
    assert [verdict.foresight and verdict.foresight.loss for verdict in review.dearest(1)] == [30, 12]


def test_a_loss_has_the_size_of_the_points_it_costs() -> None:
    assert [size_of(loss) for loss in (0, 2.9, 3, 9.9, 10, 20, 300)] == [
        None,
        None,
        Size.INACCURACY,
        Size.INACCURACY,
        Size.MISTAKE,
        Size.BLUNDER,
        Size.BLUNDER,
    ]
    assert list(LEAST) == list(Size)


def test_an_unsure_loss_is_no_mistake() -> None:
    assert a_foresight("CJ", loss=15, error=8).size is None
    assert a_foresight("CJ", loss=15, error=7).size is Size.MISTAKE
