"""Shares of worlds become chances, and training finds out how."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.outcomes.calibration import (
    ALL_STANDINGS,
    UNCALIBRATED,
    Calibration,
    Question,
    Standing,
    shipped_calibration,
)
from kiebitz.outcomes.ending import Ending, expected
from kiebitz.outcomes.sight import Votes, outcomes_of

shares = st.floats(0, 1)
standings = st.sampled_from(ALL_STANDINGS)


questions = st.sampled_from(Question)
WORTHS = (-194.0, -146.0, 98.0, 122.0, 146.0)  # of a grand with one jack, from lost in schneider to schwarz


@given(questions, standings, shares, shares)
def test_a_greater_share_is_never_a_smaller_chance(
    question: Question, standing: Standing, one: float, other: float
) -> None:
    low, high = sorted((one, other))
    calibration = shipped_calibration()
    assert calibration.chance(question, standing, low) <= calibration.chance(question, standing, high)


@given(standings, st.lists(st.floats(0.001, 1), min_size=5, max_size=5), st.sets(st.sampled_from(Ending), min_size=1))
def test_points_are_the_expectation_over_chances_that_add_up_to_one(
    standing: Standing, weights: list[float], possible: set[Ending]
) -> None:
    worths = tuple(worth if ending in possible else 0.0 for ending, worth in zip(Ending, WORTHS, strict=True))
    votes = Votes(tuple(weight / sum(weights) for weight in weights), worths)
    for is_declarer in (True, False):
        outcomes = outcomes_of(votes, shipped_calibration(), standing, is_declarer=is_declarer)
        assert {outcome.ending for outcome in outcomes} == possible
        assert sum(outcome.chance for outcome in outcomes) == pytest.approx(1)
        points = [outcome.points for outcome in outcomes]
        assert min(points) - 1e-6 <= expected(outcomes) <= max(points) + 1e-6


def test_five_per_cent_of_the_chance_cost_what_they_are_worth() -> None:
    """In a game of 30, lost 150 behind and won 80 ahead, that is about twelve points and never 24."""
    standing, worths = Standing("suit", 4, "declarer"), (0.0, -110.0, 80.0, 0.0, 0.0)
    ends = [
        outcomes_of(Votes((0, 1 - share, share, 0, 0), worths), UNCALIBRATED, standing, is_declarer=True)
        for share in (0.60, 0.65)
    ]
    assert expected(ends[1]) - expected(ends[0]) == pytest.approx(0.05 * 230, abs=0.5)


def test_a_calibration_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "calibration.json"
    shipped_calibration().save(file)
    assert Calibration.load(file.read_bytes()) == shipped_calibration()


def test_fitted_chances_are_those_that_came_true() -> None:
    """Votes of a world in which the declarer always has better odds than open cards say."""
    fit = pytest.importorskip("kiebitz.training.review.fit")
    votes = pytest.importorskip("kiebitz.training.review.votes")
    luck = random.Random(1)
    standing = Standing("null", 1, "defender")
    asked = Question.WON
    truth = Calibration({**UNCALIBRATED.cells, (asked, str(standing)): (1.0, 0.7, 0.0, 0.0)})
    made = []
    for game in range(20_000):
        share = luck.random()
        made.append(votes.Vote(game, standing, asked, share, luck.random() < truth.chance(asked, standing, share)))
    fitted = fit.fit(made)
    for share in (0.05, 0.3, 0.5, 0.9):
        assert fitted.chance(asked, standing, share) == pytest.approx(truth.chance(asked, standing, share), abs=0.02)
    gaps = [found.gap for found in fit.reliability(fitted, made) if found.games >= 200]
    assert gaps
    assert max(gaps) < 0.04 < max(found.gap for found in fit.reliability(UNCALIBRATED, made) if found.games >= 200)


def test_what_open_cards_never_say_is_still_learned_to_come_now_and_then() -> None:
    """Such as schwarz, for which nobody plays with open cards: a step too far would never come back."""
    fit = pytest.importorskip("kiebitz.training.review.fit")
    votes = pytest.importorskip("kiebitz.training.review.votes")
    standing = Standing("grand", 3, "declarer")
    made = [votes.Vote(game, standing, Question.SCHWARZ, 0.005, game % 8 == 0) for game in range(400)]
    assert fit.fit(made).chance(Question.SCHWARZ, standing, 0.005) == pytest.approx(1 / 8, abs=0.04)


def test_what_all_worlds_say_is_surer_than_what_nearly_all_say() -> None:
    """Such as grands that lie on top: given a little less than certain, they would all be promised too little."""
    fit = pytest.importorskip("kiebitz.training.review.fit")
    votes = pytest.importorskip("kiebitz.training.review.votes")
    standing, luck = Standing("grand", 5, "declarer"), random.Random(2)
    chances = {1.0: 0.999, 0.98: 0.95, 0.9: 0.9, 0.5: 0.7, 0.0: 0.02}
    made = [
        votes.Vote(game, standing, Question.WON, share, luck.random() < chance)
        for game in range(3000)
        for share, chance in chances.items()
    ]
    fitted = fit.fit(made)
    for share, sure in {1.0: 0.004, 0.98: 0.02, 0.0: 0.01}.items():
        assert fitted.chance(Question.WON, standing, share) == pytest.approx(chances[share], abs=sure)


def test_few_votes_on_what_is_certain_are_not_pulled_towards_what_is_not() -> None:
    """The pull that steadies a standing with few votes must not make sure games unsure."""
    fit = pytest.importorskip("kiebitz.training.review.fit")
    votes = pytest.importorskip("kiebitz.training.review.votes")
    standing = Standing("grand", 8, "defender")
    made = [votes.Vote(game, standing, Question.WON, 0.97, game % 200 > 0) for game in range(400)]
    assert fit.fit(made).chance(Question.WON, standing, 0.97) == pytest.approx(0.995, abs=0.004)
