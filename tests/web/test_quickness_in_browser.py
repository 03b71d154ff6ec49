"""Quick on a slow phone: what is sent at first, how soon a tap is answered, and that nothing jumps after the deal."""

from __future__ import annotations

import os
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from kiebitz.session import FILE_NAME, Store
from tests.practice.practised import with_reviewed_game
from tests.session.tables import TOPS_GRAND
from tests.web.pages import PHONE, Pages
from tests.web.person import owning, sit_down, table_url
from tests.web.serving import Server
from tests.web.tabs import begin

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
SLOWER = 4  # a phone than this machine
DEAL = "CJATKQ.SJA.HA.DQ7/C987.S98.HJ98.D98/STKQ.HTKQ.DJATK/S7.H7"  # not all of it is certain

_SENT = """() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
  .filter(({ name }) => !new URL(name).pathname.startsWith('/cards/'))
  .reduce((sum, each) => sum + each.transferSize, 0)"""
_GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
_WATCH_TAPS = """() => {
  globalThis.taps = [];
  const note = ({ name, duration }) => name === 'click' && taps.push(duration);
  new PerformanceObserver((list) => list.getEntries().forEach(note))
    .observe({ type: 'event', durationThreshold: 16, buffered: true });
}"""
# What comes to lie higher or lower, besides the own hand; a line in the middle may become longer.
_WATCH_SHIFTS = """() => {
  globalThis.shifts = [];
  const note = ({ node, previousRect, currentRect }) => {
    const element = node?.closest ? node : node?.parentElement;
    if (element && !element.closest('.hand') && Math.abs(previousRect.top - currentRect.top) > 1)
      shifts.push(`${previousRect.top} to ${currentRect.top}: ${element.outerHTML.slice(0, 100)}`);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(({ sources }) => sources.forEach(note)))
    .observe({ type: 'layout-shift' });
}"""


def test_the_first_load_of_a_table_is_small(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules", position=TOPS_GRAND)
    page = pages.open(table_url(server, table), stored=owning(server), screen=PHONE)
    expect(page.locator(".hand .card")).to_have_count(10)
    page.wait_for_load_state("networkidle")
    sent = page.evaluate(_SENT)
    print(f"first load of the table: {sent} bytes sent")
    assert 0 < sent <= FIRST_LOAD


@pytest.mark.parametrize("path", PAGES)
def test_a_page_adds_little_to_what_the_table_has_loaded(pages: Pages, server: Server, path: str) -> None:
    with Store(server.folder / FILE_NAME) as store:
        with_reviewed_game(store, 1)  # something to practise and to count
    table = begin(server, "rules", "rules", position=TOPS_GRAND)
    page = pages.open(table_url(server, table), stored=owning(server), screen=PHONE)
    expect(page.locator(".hand .card")).to_have_count(10)
    page.wait_for_load_state("networkidle")
    before = page.evaluate(_SENT)
    page.evaluate(_GO, path)
    page.locator(PAGES[path]).first.wait_for()
    page.wait_for_load_state("networkidle")
    added = page.evaluate(_SENT) - before
    print(f"{path} adds {added} bytes sent")
    assert 0 < added <= ONE_MORE


def test_a_tap_is_answered_at_once_on_a_slow_phone(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=TOPS_GRAND), screen=PHONE).until_asked()
    slow_down(emil.page)
    emil.page.evaluate(_WATCH_TAPS)
    for _ in range(8):
        emil.do(emil.playable.first, lambda card: card.tap())
        emil.until_asked()
    taps = emil.page.evaluate("taps")
    print(f"milliseconds from taps to the next paint: {taps}")
    assert min(taps, default=0) <= NEXT_PAINT * crowdedness()


def test_nothing_jumps_after_the_deal(pages: Pages, server: Server) -> None:
    """What others say and play moves nothing; only the own hand closes up."""
    table = begin(server, "rules", "rules", position=f"{DEAL} p p 18 s C.S7.H7 CJ", seat=1)
    emil = sit_down(pages, server, table, screen=PHONE).until_asked()
    emil.page.evaluate(_WATCH_SHIFTS)
    for _ in range(5):
        emil.play(emil.legal()[0])
        emil.until_asked()
    assert emil.page.evaluate("shifts") == []


def crowdedness() -> float:
    """How much longer everything takes because others use the machine too; the best of several taps counts anyway."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def slow_down(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
