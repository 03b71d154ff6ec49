"""Shares of worlds become chances, and training finds out how."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.review.calibration import ALL_STANDINGS, UNCALIBRATED, Calibration, Standing, shipped_calibration

shares = st.floats(0, 1)
standings = st.sampled_from(ALL_STANDINGS)


@given(standings, shares, shares)
def test_a_greater_share_is_never_a_smaller_chance(standing: Standing, one: float, other: float) -> None:
    low, high = sorted((one, other))
    calibration = shipped_calibration()
    assert calibration.chance(standing, low) <= calibration.chance(standing, high)


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
    truth = Calibration({**UNCALIBRATED.cells, str(standing): (1.0, 0.7)})
    made = []
    for game in range(20_000):
        share = luck.random()
        made.append(votes.Vote(game, standing, share, luck.random() < truth.chance(standing, share)))
    fitted = fit.fit(made)
    for share in (0.05, 0.3, 0.5, 0.9):
        assert fitted.chance(standing, share) == pytest.approx(truth.chance(standing, share), abs=0.02)
    gaps = [found.gap for found in fit.reliability(fitted, made) if found.games >= 200]
    assert gaps
    assert max(gaps) < 0.04 < max(found.gap for found in fit.reliability(UNCALIBRATED, made) if found.games >= 200)
