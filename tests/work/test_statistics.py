"""Intervals that hold what they promise."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest

from kiebitz.work.statistics import Estimate, Interval, Values, estimate_mean, running_means
from tests.thorough import count
from tests.work.recorded import MATCHES, recorded_differences

Draw = Callable[[np.random.Generator], Values]

SAMPLES = (5, 10, 30)


def interval_of(estimate: Estimate) -> Interval:
    assert estimate.interval is not None
    return estimate.interval


def coverage(draw: Draw, truth: float) -> float:
    """How often the interval of drawn values holds the truth."""
    source, times = np.random.default_rng(18), count(4000, 10_000)
    intervals = [interval_of(estimate_mean(draw(source))) for _ in range(times)]
    return sum(interval.low <= truth <= interval.high for interval in intervals) / times


@pytest.mark.parametrize("samples", SAMPLES)
def test_intervals_of_normal_values_cover_as_often_as_they_say(samples: int) -> None:
    assert 0.93 <= coverage(lambda source: source.normal(3, 4, size=samples), 3) <= 0.97


@pytest.mark.parametrize("match", MATCHES)
@pytest.mark.parametrize("samples", SAMPLES)
def test_intervals_of_recorded_matches_cover_as_often_as_they_say(match: str, samples: int) -> None:
    """Deals are drawn from the recorded ones until so many differ."""
    recorded = recorded_differences(match)
    differing = recorded[recorded != 0]
    share = len(differing) / len(recorded)

    def draw(source: np.random.Generator) -> Values:
        return np.append(source.choice(differing, samples), np.zeros(source.negative_binomial(samples, share)))

    assert 0.93 <= coverage(draw, recorded.mean()) <= 0.97


@pytest.mark.parametrize("match", MATCHES)
def test_intervals_of_a_hundred_recorded_deals_cover_as_often_as_they_say(match: str) -> None:
    recorded = recorded_differences(match)
    assert 0.93 <= coverage(lambda source: source.choice(recorded, 100), recorded.mean()) <= 0.97


def test_below_five_differing_values_there_is_no_interval_and_it_is_said() -> None:
    few, enough = np.array([1.0, 2, -3, 4] + 500 * [0.0]), np.array([1.0, 2, -3, 4, 9])
    assert estimate_mean(few).interval is None
    assert str(estimate_mean(few)) == "+0.0 [no interval, fewer than 5 differ]"
    assert estimate_mean(few).error is not None
    assert interval_of(estimate_mean(enough)).low < enough.mean() < interval_of(estimate_mean(enough)).high


def test_the_interval_of_many_values_is_the_normal_one() -> None:
    values = np.random.default_rng(5).normal(10, 4, size=4000)
    estimate = estimate_mean(values)
    assert estimate.mean == values.mean()
    assert estimate.error == pytest.approx(4 / 4000**0.5, rel=0.1)
    assert estimate.error is not None
    assert interval_of(estimate).width == pytest.approx(2 * 1.96 * estimate.error, rel=0.01)


def test_equal_values_leave_no_doubt() -> None:
    assert estimate_mean(np.full(30, 7.0)) == Estimate(7, 0, Interval(7, 7))


def test_a_single_value_tells_nothing_about_its_error() -> None:
    assert estimate_mean(np.array([7.0])) == Estimate(7, None, None)


def test_no_deal_is_a_clear_error() -> None:
    with pytest.raises(ValueError, match="no deal"):
        estimate_mean(np.array([]))


def test_running_means_go_through_the_estimates() -> None:
    values = recorded_differences("cardplay-kermit")[:80]
    means, halves = running_means(values)
    for number, (mean, half) in enumerate(zip(means, halves, strict=True), start=1):
        estimate = estimate_mean(values[:number])
        assert mean == pytest.approx(estimate.mean)
        assert half == pytest.approx(estimate.half_width, nan_ok=True)


def test_nobody_waits_for_scipy_who_asks_for_no_interval() -> None:
    program = "import sys, kiebitz, kiebitz.cli.main, kiebitz.work.statistics; sys.exit('scipy' in sys.modules)"
    subprocess.run([sys.executable, "-c", program], check=True)
