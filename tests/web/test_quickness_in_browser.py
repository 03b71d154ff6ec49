"""Quick on a slow phone: what is sent at first, how soon a tap is answered, and that nothing jumps after the deal."""

from __future__ import annotations

import os
from urllib.parse import quote

import pytest

from kiebitz.session import FILE_NAME, Store
from tests.practice.practised import with_reviewed_game
from tests.session.tables import TOPS_GRAND
from tests.web.pages import Pages
from tests.web.quickness import added_by, first_load, shifts, taps
from tests.web.serving import Server

FIRST_LOAD = 230 * 1024  # bytes as sent, without card faces
ONE_MORE = 150 * 1024  # likewise, that a page adds to that
PAGES = {  # what is shown when all of it is there
    "/practice": ".question .hand .card",
    "/puzzles": ".question .hand .card",
    "/statistics": "main .three-numbers",
    "/board": ".set-up",
    f"/board#p={quote(TOPS_GRAND)}&n=5": ".hand .playable",
    "/learn": "main a[href^='/learn/']",
    "/learn/1": ".task",
}
NEXT_PAINT = 100  # milliseconds from a tap to what is seen of it


def test_the_first_load_of_a_table_is_small(pages: Pages, server: Server) -> None:
    assert 0 < first_load(pages, server) <= FIRST_LOAD


@pytest.mark.parametrize("path", PAGES)
def test_a_page_adds_little_to_what_the_table_has_loaded(pages: Pages, server: Server, path: str) -> None:
    with Store(server.folder / FILE_NAME) as store:
        with_reviewed_game(store, 1)  # something to practise and to count
    added = added_by(pages, server, path, PAGES[path])
    print(f"{path} adds {added} bytes sent")
    assert 0 < added <= ONE_MORE


def test_a_tap_is_answered_at_once_on_a_slow_phone(pages: Pages, server: Server) -> None:
    """The figures of a machine that does nothing else are those of `benchmarks.page`."""
    assert min(taps(pages, server)) <= NEXT_PAINT * crowdedness()


def test_nothing_jumps_after_the_deal(pages: Pages, server: Server) -> None:
    """What others say and play moves nothing; only the own hand closes up."""
    assert shifts(pages, server) == []


def crowdedness() -> float:
    """How much longer everything takes because others use the machine too; the best of several taps counts anyway."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
