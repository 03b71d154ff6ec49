"""Quick on a slow phone: what is sent at first, how soon a tap is answered, and that nothing jumps after the deal."""

from __future__ import annotations

import os

from tests.web.pages import Pages
from tests.web.quickness import first_load, shifts, taps
from tests.web.serving import Server

FIRST_LOAD = 230 * 1024  # bytes as sent, without card faces
NEXT_PAINT = 100  # milliseconds from a tap to what is seen of it


def test_the_first_load_of_a_table_is_small(pages: Pages, server: Server) -> None:
    assert 0 < first_load(pages, server) <= FIRST_LOAD


def test_a_tap_is_answered_at_once_on_a_slow_phone(pages: Pages, server: Server) -> None:
    """The figures of a machine that does nothing else are those of `benchmarks.page`."""
    assert min(taps(pages, server)) <= NEXT_PAINT * crowdedness()


def test_nothing_jumps_after_the_deal(pages: Pages, server: Server) -> None:
    """What others say and play moves nothing; only the own hand closes up."""
    assert shifts(pages, server) == []


def crowdedness() -> float:
    """How much longer everything takes because others use the machine too; the best of several taps counts anyway."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
