"""What is sent at first, how soon a tap is answered on a slow phone, and what moves after the deal, as figures."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.session.tables import TOPS_GRAND
from tests.web.pages import PHONE, Pages
from tests.web.person import owning, sit_down, table_url
from tests.web.serving import Server
from tests.web.tabs import begin

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


def first_load(pages: Pages, server: Server) -> int:
    """The bytes sent until a table is shown for the first time, without card faces."""
    return int(_at_table(pages, server).evaluate(_SENT))


def added_by(pages: Pages, server: Server, path: str, shown: str) -> int:
    """The bytes that a page adds to that until what it shows is there."""
    page = _at_table(pages, server)
    before = page.evaluate(_SENT)
    page.evaluate(_GO, path)
    page.locator(shown).first.wait_for()
    page.wait_for_load_state("networkidle")
    return int(page.evaluate(_SENT) - before)


def _at_table(pages: Pages, server: Server) -> Page:
    table = begin(server, "rules", "rules", position=TOPS_GRAND)
    page = pages.open(table_url(server, table), stored=owning(server), screen=PHONE)
    expect(page.locator(".hand .card")).to_have_count(10)
    page.wait_for_load_state("networkidle")
    return page


def taps(pages: Pages, server: Server, number: int = 8) -> list[float]:
    """Milliseconds from taps on cards to the next paint, in steps of eight; what takes less than 16 counts as 8."""
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=TOPS_GRAND), screen=PHONE).until_asked()
    slow_down(emil.page)
    emil.page.evaluate(_WATCH_TAPS)
    for _ in range(number):
        emil.do(emil.playable.first, lambda card: card.tap())
        emil.until_asked()
    seen: list[float] = emil.page.evaluate("taps")
    return seen + [8.0] * (number - len(seen))


def shifts(pages: Pages, server: Server) -> list[str]:
    """What comes to lie higher or lower while five tricks are played, besides the own hand."""
    table = begin(server, "rules", "rules", position=f"{DEAL} p p 18 s C.S7.H7 CJ", seat=1)
    emil = sit_down(pages, server, table, screen=PHONE).until_asked()
    emil.page.evaluate(_WATCH_SHIFTS)
    for _ in range(5):
        emil.play(emil.legal()[0])
        emil.until_asked()
    moved: list[str] = emil.page.evaluate("shifts")
    return moved


def slow_down(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
