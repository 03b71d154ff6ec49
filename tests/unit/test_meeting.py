"""Tests that count what they met."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.meeting import meets, met


@meets(3)
@given(st.booleans())
def meets_less_than_it_must(_is: bool) -> None:
    """There are two examples, and the second is no case."""
    if _is:
        met()


@meets(2)
def meets_enough() -> None:
    met(2)


def test_a_test_that_met_too_little_fails_and_one_before_it_does_not_help() -> None:
    meets_enough()
    with pytest.raises(AssertionError, match="met 1 cases"):
        meets_less_than_it_must()
    meets_enough()
