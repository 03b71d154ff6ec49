"""Which values a table keeps: merging by convex bounds finds what trying everything finds."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.training.tables.budgets import (
    Curve,
    convex_bound,
    greedy_curve,
    greedy_shares,
    loss,
    merged,
    merged_plainly,
    shared_out,
)


def falling(steps: list[int]) -> Curve:
    return np.cumsum(np.array(steps[::-1], float))[::-1]


CURVES = st.lists(st.integers(0, 20), min_size=1, max_size=12).map(falling)


def test_the_example_of_the_thesis() -> None:
    curve, _ = merged(np.array([10.0, 8, 0]), np.array([10.0, 5, 1, 0]))
    assert curve.tolist() == [20, 15, 10, 5, 1, 0]


@given(CURVES, CURVES)
def test_merging_by_convex_bounds_is_merging(one: Curve, other: Curve) -> None:
    curve, share = merged(one, other)
    assert curve.tolist() == merged_plainly(one, other).tolist()
    assert all(one[mine] + other[budget - mine] == curve[budget] for budget, mine in enumerate(share))


@given(CURVES)
def test_the_convex_bound_is_convex_and_below(curve: Curve) -> None:
    bound = convex_bound(curve)
    assert np.all(bound <= curve + 1e-9)
    assert np.all(np.diff(bound, 2) >= -1e-9)


@given(st.lists(CURVES, min_size=1, max_size=5), st.integers(0, 40))
def test_a_budget_is_shared_out_as_well_as_can_be(curves: list[Curve], budget: int) -> None:
    plainly = curves[0]
    for curve in curves[1:]:
        plainly = merged_plainly(plainly, curve)
    budget = min(budget, len(plainly) - 1)
    kept = shared_out(curves, budget)
    assert sum(kept) <= budget
    assert loss(curves, kept) == plainly[budget]
    assert loss(curves, greedy_shares(curves, budget)) >= plainly[budget]


def test_the_tentpole_that_is_missed_least_goes_first() -> None:
    # One card worth 0 to 4 that the declarer gets: the value rises with it, so the ends tell all, the middle nothing.
    worth, poles = np.arange(5.0), np.array([0.0, 2, 4])
    curve, order = greedy_curve(np.abs(poles[:, None] - worth), poles, np.ones(5))
    assert curve.tolist() == [5, 4, 0, 0]
    assert order[-1] == 1
