"""Which values a table keeps: merging by convex bounds finds what trying everything finds."""

from __future__ import annotations

from dataclasses import astuple

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz import _core
from kiebitz.contract import Kind
from kiebitz.midgame import Weights
from kiebitz.training.tables.budgets import (
    Curve,
    convex_bound,
    curves_of,
    gains,
    greedy_shares,
    kept_at,
    loss,
    merged,
    merged_plainly,
    price_within,
    shared_out,
)
from kiebitz.training.tables.learn import WEIGHTS


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


@given(st.lists(CURVES, min_size=1, max_size=5), st.integers(0, 40))
def test_at_a_price_nothing_of_that_size_loses_less(curves: list[Curve], budget: int) -> None:
    price = price_within(gains(curves), budget)
    kept = [kept_at(curve, price) for curve in curves]
    assert sum(kept) <= budget
    assert loss(curves, kept) == pytest.approx(loss(curves, shared_out(curves, sum(kept))))


@pytest.mark.parametrize("weights", WEIGHTS.values())
def test_rows_of_a_file_are_cut_at_a_price_as_their_curves_say(weights: Weights) -> None:
    payload = memoryview(_core.grow_rows(Kind.GRAND, 2, 12)[0])
    curves = curves_of(payload, weights)
    found = gains(curves)
    known = []
    for budget in (0, len(found) // 4, len(found) // 2, len(found)):
        price = price_within(found, budget)
        (cut,) = _core.cut_rows(payload, *astuple(weights), [price])
        entries, share, _ = _core.rows_known(memoryview(cut))
        assert entries == sum(kept_at(curve, price) for curve in curves) <= budget
        known.append(share)
    assert known[0] == 0
    assert known == sorted(known)
    assert known[-1] == 1


def test_rows_that_are_cut_are_not_cut_again() -> None:
    payload = memoryview(_core.grow_rows(Kind.GRAND, 2, 12)[0])
    (cut,) = _core.cut_rows(payload, True, False, [50.0])
    with pytest.raises(ValueError, match="cut"):
        _core.cut_rows(memoryview(cut), True, False, [50.0])
