"""Practice, puzzles and statistics in a real browser: by hand, by keyboard, on a phone, in both languages."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from kiebitz.session import FILE_NAME, Store
from tests.folders import quick_folder
from tests.practice.practised import with_reviewed_game
from tests.web.accessibility import assert_accessible
from tests.web.pages import Pages, Screen
from tests.web.person import Person, owning
from tests.web.screens import answer
from tests.web.serving import Server, serving
from tests.web.tabs import ask_as_owner

SCREENS = (Screen(390, 844, touch=True), Screen(1366, 768))


@pytest.fixture(scope="module")
def home() -> Iterator[Server]:
    """A server whose owner has played and reviewed a game."""
    with quick_folder() as folder, serving(folder) as started:
        with Store(started.folder / FILE_NAME) as store:
            with_reviewed_game(store, 1)
        yield started


def visit(pages: Pages, server: Server, path: str, screen: Screen = SCREENS[1], language: str = "en") -> Page:
    stored = owning(server, language=language, indices=language)
    return pages.open(f"http://{server.netloc}{path}", screen=screen, stored=stored)


def days_pass(store: Path, days: int) -> None:
    """As if all of it had happened so many days earlier."""
    with sqlite3.connect(store) as connection:
        connection.execute(f"UPDATE practice SET due = strftime('%Y-%m-%dT%H:%M:%S+00:00', due, '-{days} days')")
        connection.execute(
            f"UPDATE practice_answers SET given = strftime('%Y-%m-%dT%H:%M:%S+00:00', given, '-{days} days')"
        )


def test_own_mistakes_are_practised_today_and_again_in_four_days(pages: Pages) -> None:
    with quick_folder() as folder, serving(folder) as server:
        with Store(server.folder / FILE_NAME) as store:
            with_reviewed_game(store, 1)
        page = visit(pages, server, "/practice")
        for left in range(10, 0, -1):
            expect(page.locator(".left-today")).to_contain_text("One more" if left == 1 else str(left))
            answer(page)
            page.get_by_role("button", name="Next", exact=True).click()
        expect(page.locator(".the-end")).to_contain_text("That was all for today.")
        days_pass(server.folder / FILE_NAME, 4)
        page.reload()
        expect(page.locator(".question-head")).to_contain_text("A moment of your game")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_page_is_accessible_and_fits(pages: Pages, home: Server, screen: Screen, language: str) -> None:
    for path in ("/practice", "/puzzles", "/statistics"):
        page = visit(pages, home, path, screen, language)
        page.locator(".question, .three-numbers").first.wait_for()
        assert_accessible(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if path == "/puzzles":
            answer(page)
            if page.locator(".what-follows").count():
                page.locator(".what-follows summary").click()
            assert_accessible(page)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("theme", ["bid or pass", "discard", "smear"])
def test_from_an_answer_one_goes_to_the_board_with_both_lines_and_plays_on(
    pages: Pages, home: Server, theme: str
) -> None:
    page = visit(pages, home, "/puzzles")
    page.locator(".question").wait_for()
    page.get_by_label("Theme").select_option(theme)
    name = ask_as_owner(home, "GET", f"/api/puzzles?theme={quote(theme)}")["exercise"]["name"]
    expect(page.locator(".question-head p")).to_contain_text(name)
    hand = page.locator(".asked-table .hand .card").evaluate_all("all => all.map(({ dataset }) => dataset.card)")
    answer(page)
    page.locator(".what-follows summary").click()
    expect(page.locator(".follow-lines section")).to_have_count(2)
    board = page.get_by_role("link", name="On the board")
    address = board.get_attribute("href")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(r"/table/\d+$"))
    expect(page.locator(".hand .card")).to_have_count(len(hand))
    assert sorted(Person(page).hand()) == sorted(hand)
    page = visit(pages, home, str(address))
    expect(page.locator(".variations .branch").first).to_be_visible()


def test_the_keyboard_is_enough(pages: Pages, home: Server) -> None:
    page = visit(pages, home, "/puzzles")
    page.get_by_label("Trainer").select_option("count")
    expect(page.locator("h1")).to_have_text("How many trumps are still out?")
    page.locator("h1").focus()
    page.keyboard.press("1")
    expect(page.locator(".judged")).to_be_visible()
    first = page.locator(".question-head").inner_text()
    page.keyboard.press("n")
    expect(page.locator(".judged")).to_have_count(0)
    assert page.locator(".question-head").inner_text() != first


def test_an_answer_from_another_tab_is_told_and_gone_on_from(pages: Pages) -> None:
    with quick_folder() as folder, serving(folder) as server:
        with Store(server.folder / FILE_NAME) as store:
            with_reviewed_game(store, 1)
        here = visit(pages, server, "/practice")
        here.locator(".question").wait_for()
        asked = ask_as_owner(server, "GET", "/api/practice")["exercise"]
        first = (asked["offers"] or asked["cards"])[0]
        given = {"key": asked["key"], "answers": asked["answers"], "answer": first, "seconds": 1}
        ask_as_owner(server, "POST", "/api/practice/answers", given)
        pages.complaints.clear()
        here.locator(".asked-offers [data-answer], .hand .playable").first.click()
        expect(here.get_by_role("alert")).to_be_visible()
        here.get_by_role("button", name="Next", exact=True).click()
        expect(here.get_by_role("alert")).to_have_count(0)
        pages.complaints.clear()  # the browser notes the refusal


def test_before_the_answer_nothing_is_sent_that_the_seat_did_not_see(home: Server) -> None:
    exercise = ask_as_owner(home, "GET", "/api/practice")["exercise"]
    seen = {*exercise["hand"], *exercise["trick"]["cards"], *exercise["openHand"], *exercise["putAway"]}
    seen |= {card for trick in exercise["tricks"] for card in trick["cards"]}
    sent = str({name: value for name, value in exercise.items() if name not in ("offers", "shown")})
    cards = [f"{suit}{rank}" for suit in "CSHD" for rank in "789QKTAJ"]
    assert {card for card in cards if f"'{card}'" in sent} <= seen
    assert not {"right", "reason", "made"} & set(exercise)


def test_a_number_leads_to_its_games(pages: Pages, home: Server) -> None:
    page = visit(pages, home, "/statistics")
    page.get_by_role("link", name="2020-01").click()
    expect(page.locator(".game-line")).to_have_count(1)
