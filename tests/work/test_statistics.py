"""Intervals that hold what they promise."""

from __future__ import annotations

import numpy as np
import pytest

from kiebitz.work.statistics import Estimate, Interval, bootstrap, quick_estimate, running_means, standard_error


def interval_of(estimate: Estimate) -> Interval:
    assert estimate.interval is not None
    return estimate.interval


def test_the_interval_of_normal_values_is_the_normal_one() -> None:
    values = np.random.default_rng(5).normal(10, 4, size=400)
    estimate = bootstrap(values)
    assert estimate.mean == values.mean()
    assert estimate.error == pytest.approx(4 / 20, rel=0.1)
    assert estimate.error is not None
    assert interval_of(estimate).width == pytest.approx(2 * 1.96 * estimate.error, rel=0.05)
    assert interval_of(quick_estimate(values)).width == pytest.approx(interval_of(estimate).width, rel=0.05)


def test_the_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    source = np.random.default_rng(6)
    intervals = [interval_of(bootstrap(source.exponential(1, size=60))) for _ in range(200)]
    covered = sum(interval.low <= 1 <= interval.high for interval in intervals)
    assert 176 <= covered <= 199


def test_equal_values_leave_no_doubt() -> None:
    assert bootstrap(np.full(30, 7.0)) == Estimate(7, 0, Interval(7, 7))


def test_a_single_value_tells_nothing_about_its_error() -> None:
    for estimate in (bootstrap(np.array([7.0])), quick_estimate(np.array([7.0]))):
        assert estimate == Estimate(7, None, None)
        assert str(estimate) == "+7.0"


def test_the_same_values_get_the_same_interval() -> None:
    values = np.arange(50.0)
    assert bootstrap(values) == bootstrap(values)


def test_no_deal_is_a_clear_error() -> None:
    with pytest.raises(ValueError, match="no deal"):
        bootstrap(np.array([]))


def test_running_means_end_at_the_estimate() -> None:
    values = np.random.default_rng(7).normal(0, 100, size=80)
    mean, half = running_means(values)
    assert mean[-1] == pytest.approx(values.mean())
    error = standard_error(values)
    assert error is not None
    assert half[-1] == pytest.approx(1.96 * error, rel=1e-3)
