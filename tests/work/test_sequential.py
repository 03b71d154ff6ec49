"""Tests that stop when they know are wrong no more often than they say."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest

from kiebitz.work.sequential import FEWEST_TO_DECIDE, Decision, SequentialTest, Verdict, decide
from kiebitz.work.statistics import Values
from tests.thorough import count
from tests.work.recorded import MATCHES, recorded_differences

MARGIN = 0.015  # above the nominal share, for the luck of a simulation: two standard errors
MOST = 6000


def share_of_errors(draw: Callable[[int], Values], test: SequentialTest, truth: Verdict, step: int) -> float:
    """How often the wrong one is found in matches of drawn differences, which have the mean 0."""
    mean = test.low if truth is Verdict.LOW else test.high
    times = count(800, 4000)
    found = [decide(test, mean + draw(MOST), step).verdict for _ in range(times)]
    return sum(verdict not in (truth, None) for verdict in found) / times


def recorded(match: str) -> Callable[[int], Values]:
    source, differences = np.random.default_rng(19), recorded_differences(match)
    return lambda size: source.choice(differences, size) - differences.mean()


@pytest.mark.parametrize("truth", Verdict)
@pytest.mark.parametrize("distance", [0.1, 0.3])
@pytest.mark.parametrize("match", MATCHES)
def test_recorded_matches_are_decided_wrongly_no_more_often_than_said(
    match: str, distance: float, truth: Verdict
) -> None:
    test = SequentialTest(low=0, high=distance * recorded_differences(match).std())
    assert share_of_errors(recorded(match), test, truth, step=100) <= 0.05 + MARGIN


@pytest.mark.parametrize("truth", Verdict)
@pytest.mark.parametrize(("distance", "step"), [(0.1, 100), (0.3, 100), (0.3, 2), (1.0, 2)])
def test_normal_values_are_decided_wrongly_no_more_often_than_said(distance: float, step: int, truth: Verdict) -> None:
    source = np.random.default_rng(20)
    test = SequentialTest(low=-distance, high=0, alpha=0.1, beta=0.1)
    assert share_of_errors(lambda size: source.normal(0, 1, size), test, truth, step) <= 0.1 + MARGIN


def test_what_is_clear_is_decided_early_and_what_is_open_stays_so() -> None:
    values = np.random.default_rng(21).normal(50, 100, size=2000)
    test = SequentialTest(low=0, high=50)
    decision = decide(test, values, 100)
    assert decision.verdict is Verdict.HIGH
    assert decision.after < 500
    assert decide(test, values[:99], 100) == Decision(None, 99, test.evidence(values[:99]))
    assert decide(SequentialTest(low=49, high=51), values, 100).verdict is None


def test_a_decision_stands_whatever_comes_after() -> None:
    values = np.append(np.random.default_rng(22).normal(50, 100, size=500), np.full(500, -500.0))
    assert decide(SequentialTest(low=0, high=50), values, 100).verdict is Verdict.HIGH


def test_the_evidence_of_many_values_is_the_normal_one() -> None:
    values, test = np.random.default_rng(23).normal(4, 100, size=5000), SequentialTest(low=0, high=5)
    normal = len(values) * 5 * (2 * values.mean() - 5) / (2 * values.var())
    assert test.evidence(values) == pytest.approx(normal, rel=0.01)


def test_values_that_are_all_alike_need_no_spread() -> None:
    test = SequentialTest(low=0, high=50)
    assert test.verdict(np.zeros(FEWEST_TO_DECIDE)) is Verdict.LOW
    assert test.verdict(np.zeros(FEWEST_TO_DECIDE - 1)) is None


def test_the_expected_length_is_about_right() -> None:
    source, test = np.random.default_rng(24), SequentialTest(low=0, high=0.1)
    lengths = [decide(test, source.normal(0.1, 1, MOST), 10).after for _ in range(200)]
    assert np.mean(lengths) == pytest.approx(test.expected(1), rel=0.15)


@pytest.mark.parametrize("wrong", [{"low": 5, "high": 5}, {"low": 0, "high": math.inf}, {"low": math.nan, "high": 1}])
def test_two_values_are_needed(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="between a low and a high value"):
        SequentialTest(**wrong)


def test_shares_of_errors_are_shares() -> None:
    with pytest.raises(ValueError, match="alpha, a share"):
        SequentialTest(low=0, high=1, alpha=0)
    with pytest.raises(ValueError, match="beta, a share"):
        SequentialTest(low=0, high=1, beta=0.5)
