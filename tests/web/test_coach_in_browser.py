"""The coach in a real browser: it speaks of a dear card, offers a way back, and tells no hidden card."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from kiebitz import CARDS
from tests.web.accessibility import assert_accessible
from tests.web.pages import Pages
from tests.web.person import sit_down
from tests.web.screens import NULL
from tests.web.serving import Server
from tests.web.tabs import Tab, ask_as_owner, begin


def test_a_dear_card_is_told_and_taken_back(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules", position=NULL, seat=2, practice=True)
    person = sit_down(pages, server, table, {"coach": 10}).until_asked()
    person.card("S7").click()
    coach = person.page.locator(".coach")
    expect(coach).to_contain_text("Better: Play queen of spades.")
    assert_accessible(person.page)
    coach.get_by_role("button").first.click()
    expect(coach).to_have_count(0)
    expect(person.card("S7")).to_be_visible()
    person.card("SQ").click()
    expect(person.card("SQ")).to_have_count(0)
    expect(coach).to_have_count(0)


def test_what_the_coach_spoke_of_is_asked_in_practice_when_the_deal_is_over(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules", position=NULL, seat=2, practice=True)
    person = sit_down(pages, server, table, {"coach": 10}).until_asked()
    page = person.page
    person.card("S7").click()
    person.button("Take back").last.click()
    person.play("SQ")
    assert ask_as_owner(server, "GET", "/api/practice")["exercise"]["source"] == "puzzle", "its cards are nobody's yet"
    person.play_deal()
    person.button("Review").click()
    page.locator(".review-offer, .dear").first.wait_for()
    page.goto(f"http://{server.netloc}/practice")
    expect(page.locator(".question-head")).to_contain_text("A moment of your game")
    page.locator('.hand [data-card="S7"]').click()
    expect(page.locator(".judged.wrong")).to_contain_text("Right: queen of spades")
    expect(page.locator(".judged")).to_contain_text("Asked again on")


def test_the_coach_tells_own_cards_and_marks_the_deal(server: Server) -> None:
    table = begin(server, "rules", "rules", position=NULL, seat=2)
    tab = Tab(server, table)
    try:
        tab.until_asked()
        heard = len(tab.all_texts)
        assert tab.act("move", move="S7", coach=0.1)["type"] == "done"
        while not (said := [message for message in tab.messages if message["type"] == "coach"]):
            tab.hear()
        assert said[0]["best"] == "SQ"
        text = next(text for text in tab.all_texts[heard:] if '"coach"' in text and '"best"' in text)
        assert set(re.findall("|".join(map(str, CARDS)), text)) == {"S7", "SQ"}
        assert "coach" in {event.get("mark") for event in tab.events}
    finally:
        tab.close()
