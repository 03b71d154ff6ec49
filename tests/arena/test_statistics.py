"""Intervals that hold what they promise."""

from __future__ import annotations

import numpy as np
import pytest

from kiebitz.arena.statistics import bootstrap, quick_estimate, running_means, standard_error


def test_the_interval_of_normal_values_is_the_normal_one() -> None:
    values = np.random.default_rng(5).normal(10, 4, size=400)
    estimate = bootstrap(values)
    assert estimate.mean == values.mean()
    assert estimate.error == pytest.approx(4 / 20, rel=0.1)
    assert estimate.width == pytest.approx(2 * 1.96 * estimate.error, rel=0.05)
    assert quick_estimate(values).width == pytest.approx(estimate.width, rel=0.05)


def test_the_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    source = np.random.default_rng(6)
    estimates = [bootstrap(source.exponential(1, size=60)) for _ in range(200)]
    covered = sum(estimate.low <= 1 <= estimate.high for estimate in estimates)
    assert 176 <= covered <= 199


def test_equal_values_leave_no_doubt() -> None:
    estimate = bootstrap(np.full(30, 7.0))
    assert (estimate.mean, estimate.error, estimate.low, estimate.high) == (7, 0, 7, 7)


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
    assert half[-1] == pytest.approx(1.96 * standard_error(values), rel=1e-3)
