"""First steps in a real browser: somebody who has never played gets through them, by finger and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kiebitz.learn import TaskKind, read_pages
from tests.web.accessibility import assert_accessible
from tests.web.layout import DESK, PHONE
from tests.web.pages import Pages, Screen
from tests.web.person import owning
from tests.web.serving import Server
from tests.web.styles import assert_styled
from tests.web.tabs import ask

PAGES = read_pages()


def opened(pages: Pages, server: Server, path: str, language: str, size: tuple[int, int]) -> Page:
    stored = owning(server, language=language, indices=language, name="Emil")
    return pages.open(f"http://{server.netloc}{path}", screen=Screen(*size), stored=stored)


@pytest.mark.parametrize(("language", "size", "every"), [("de", PHONE, 1), ("en", DESK, 4)])
def test_somebody_does_all_the_pages_and_comes_to_a_game_with_advice(
    pages: Pages, server: Server, language: str, size: tuple[int, int], every: int
) -> None:
    page = opened(pages, server, "/learn", language, size)
    page.locator(".learn-pages a").first.click()
    for number, each in list(enumerate(PAGES[:-1], 1))[::every]:
        if every > 1:
            page.goto(f"http://{server.netloc}/learn/{number}")
        expect(page).to_have_url(f"http://{server.netloc}/learn/{number}")
        for place, task in enumerate(each.tasks):
            expect(page.locator(".task")).to_be_visible()
            if task.choices:
                page.locator(".answers .button").nth(task.choices.index(task.right[0][0])).click()
            else:
                for card in task.right[0]:
                    page.locator(f'.task [data-card="{card}"]').click()
                if task.kind not in (TaskKind.ORDER, TaskKind.CARD, TaskKind.WINNER):
                    page.locator(".answers .main").click()
            expect(page.locator(".said-to-answer .right")).to_be_visible()
            if place == 0:
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            page.locator(".learn-nav .main").click()
    page.goto(f"http://{server.netloc}/learn")
    expect(page.locator(".learn-pages li").filter(has_text="✓")).to_have_count(len(PAGES[:-1:every]))
    page.goto(f"http://{server.netloc}/learn/12")
    page.locator(".answers .main").click()
    page.locator(".panel .advice").wait_for()
    expect(page.locator(".hand .card")).to_have_count(10)
    assert_accessible(page)


def test_a_wrong_answer_is_told_and_the_right_one_shown_by_keyboard_alone(pages: Pages, server: Server) -> None:
    page = opened(pages, server, "/learn/4", "en", DESK)
    page.get_by_role("button", name="21", exact=True).press("Enter")
    expect(page.locator(".said-to-answer")).to_contain_text("Not yet.")
    assert_accessible(page)
    assert_styled(page)
    page.get_by_role("button", name="Show me").press("Enter")
    expect(page.locator(".said-to-answer")).to_contain_text("The right answer is 25.")
    page.get_by_role("button", name="Next task").press("Enter")
    page.goto(f"http://{server.netloc}/learn/1")
    for card in ("SA", "ST", "SK", "SQ", "S9", "S7"):
        page.locator(f'.task [data-card="{card}"]').press("Enter")
    expect(page.locator(".said-to-answer")).to_contain_text("Right.")


def test_no_such_page_leads_to_the_list_and_no_such_task_is_refused(pages: Pages, server: Server) -> None:
    page = opened(pages, server, "/learn/13", "de", PHONE)
    expect(page.locator(".learn-pages li")).to_have_count(12)
    key = {"Authorization": f"Bearer {server.token}"}
    assert ask(server, "POST", "/api/learn/answers", {"task": "none", "answer": []}, key).status == 404
