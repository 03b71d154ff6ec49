"""The analysis board in a real browser: set up, played on, branched, solved, asked, kept and shared."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.accessibility import assert_accessible
from tests.web.layout import DESK, PHONE
from tests.web.pages import Pages, Screen
from tests.web.person import owning
from tests.web.serving import Server
from tests.web.styles import assert_styled
from tests.web.tabs import ask, ask_as_owner

DEAL = "CJATKQ.SJA.HJA.DJ/C987.S98.H98.D987/STKQ.HTKQ.DATKQ/S7.H7"
GAME = f"{DEAL} p p 18 s G.S7.H7 CA"
WORDS = {
    "en": ("Deal the rest", "Play this", "On the board", "Solve with open cards", "What would middlehand do?", "Keep"),
    "de": ("Den Rest verteilen", "So spielen", "Aufs Brett", "Offen ausrechnen", "Was täte Mittelhand?", "Aufheben"),
}
FIRST_LOAD = 230 * 1024  # bytes as sent, without card faces: no more than the table
_SENT = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => !new URL(name).pathname.startsWith('/cards/'))
  .reduce((sum, each) => sum + each.transferSize, 0)"""


def opened(pages: Pages, server: Server, path: str, language: str = "en", size: tuple[int, int] = DESK) -> Page:
    stored = owning(server, language=language, indices=language, name="Emil")
    return pages.open(f"http://{server.netloc}{path}", screen=Screen(*size), stored=stored)


def link(text: str, forward: int = 0) -> str:
    return f"/board#p={quote(text)}&n={forward}"


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def steps(page: Page) -> Locator:
    return page.locator(".variations .spoken-step")


@pytest.mark.parametrize(("language", "size"), [("de", PHONE), ("en", DESK)])
def test_somebody_sets_a_game_up_tries_two_cards_asks_and_keeps_it(
    pages: Pages, server: Server, language: str, size: tuple[int, int]
) -> None:
    rest, use, _, solve, ask_seat, keep = WORDS[language]
    page = opened(pages, server, "/board", language, size)
    for card in ("CJ", "SJ", "HJ", "DJ"):
        page.locator(f'[data-card="{card}"]').click()
    page.locator(".set-up select").select_option("G")
    expect(page.locator(".set-up-faults li").first).to_contain_text("4")
    assert_accessible(page)
    assert_styled(page)
    button(page, rest).click()
    expect(page.locator(".set-up-faults .good")).to_be_visible()
    button(page, use).click()
    expect(page.locator(".hand .playable").first).to_be_visible()
    button(page, solve).click()
    expect(page.locator(".hand .note")).to_have_count(10)
    page.locator(".hand .playable").first.click()
    expect(steps(page)).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".hand .playable")).to_have_count(10)
    page.locator(".hand .playable").last.click()
    expect(page.locator(".variations .branch .spoken-step")).to_have_count(1)
    button(page, ask_seat).click()
    expect(page.locator(".advice")).to_be_visible()
    page.locator(".commenting textarea").fill("so nicht")
    page.locator(".keeping input").first.fill("Vier Buben")
    expect(page.locator(".variations .said")).to_have_text("so nicht")
    button(page, keep).click()
    expect(page).to_have_url(re.compile(r"/board/\d+$"))
    assert_accessible(page)
    page.reload()
    expect(steps(page)).to_have_count(2)
    expect(page.locator(".variations .said")).to_have_text("so nicht")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_link_holds_the_whole_board_and_another_page_shows_the_same(pages: Pages, server: Server) -> None:
    page = opened(pages, server, link(GAME, 5))
    expect(steps(page)).to_have_count(6)
    page.locator('.hand [data-card="CJ"]').click()
    expect(steps(page)).to_have_count(7)
    other = opened(pages, server, page.url.removeprefix(f"http://{server.netloc}"))
    expect(steps(other)).to_have_count(7)
    expect(other.locator(".branch [aria-current]")).to_have_count(1)
    assert other.locator(".variations").inner_text() == page.locator(".variations").inner_text()
    assert 0 < page.evaluate(_SENT) <= FIRST_LOAD


def test_a_deal_is_bid_and_declared_on_the_board_by_keyboard_alone(pages: Pages, server: Server) -> None:
    page = opened(pages, server, "/board")
    page.get_by_label("Deal, game, position or record").fill(DEAL)
    for name in ("On the board", "Pass", "Pass", "18", "Pick up the skat"):
        button(page, name).focus()
        page.keyboard.press("Enter")
    for card in ("S7", "H7"):
        page.locator(f'.hand [data-card="{card}"]').press("Enter")
    page.get_by_role("combobox").select_option("G")
    button(page, "Declare").press("Enter")
    expect(page.locator(".hand .playable")).to_have_count(10)
    page.locator('.hand [data-card="CA"]').press("Enter")
    page.keyboard.press("Home")
    expect(page.locator(".step-buttons .muted")).to_have_text("0 / 6")
    page.keyboard.press("End")
    expect(page.locator(".step-buttons .muted")).to_have_text("6 / 6")


def test_the_computers_play_on_until_they_are_stopped_or_the_game_is_over(pages: Pages, server: Server) -> None:
    page = opened(pages, server, link("SA/SK/S7/H8.H7 G 0 0:- 105:9", 0))
    expect(page.get_by_text("A seat can be asked only where")).to_be_visible()
    button(page, "Let the computers play").click()
    expect(steps(page)).to_have_count(3)
    expect(button(page, "Let the computers play")).to_be_disabled()


def test_what_cannot_be_read_is_told_in_words_and_the_text_stays(pages: Pages, server: Server) -> None:
    page = opened(pages, server, "/board", "de")
    page.get_by_label("Verteilung, Spiel, Stellung oder Aufzeichnung").fill(f"{DEAL} 19")
    with page.expect_response("**/api/board/read"):
        pages.complaints.clear()
        button(page, "Aufs Brett").click()
    expect(page.locator(".typing .fault")).to_contain_text("Zug 1, 19")
    expect(page.locator(".typing textarea")).to_have_value(f"{DEAL} 19")
    pages.complaints[:] = [each for each in pages.complaints if "400" not in each]


def test_the_board_is_taken_along_as_text_record_and_picture(pages: Pages, server: Server) -> None:
    page = opened(pages, server, link(GAME, 6))
    page.locator(".take-along summary").click()
    button(page, "As a record").click()
    expect(page.locator(".take-along textarea")).to_have_value(re.compile(r"^\(;GM\[Skat\]"))
    button(page, "As text").click()
    expect(page.locator(".take-along textarea")).to_have_value(GAME)
    with page.expect_download() as picture:
        button(page, "As a picture").click()
    assert picture.value.suggested_filename.endswith(".svg")


def test_boards_are_the_owners(server: Server) -> None:
    for path in ("/api/board/read", "/api/board/look", "/api/board/advise", "/api/boards"):
        assert ask(server, "POST", path, {}, {"Authorization": "Bearer of somebody else"}).status == 401


def test_two_tabs_on_one_board_lose_nothing(server: Server) -> None:
    number = ask_as_owner(server, "POST", "/api/boards", {"title": "Zwei", "text": GAME})["board"]
    path = ["p", "p", "18", "s", "G.S7.H7"]
    for move in ("CJ", "SJ"):
        seen = ask_as_owner(server, "POST", "/api/board/change", {"board": number, "path": path, "move": move})
    assert "(CJ) (SJ)" in seen["text"]
