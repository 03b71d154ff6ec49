"""Moments at a table in a real browser: the skat, the declaration, results, the end of a list, sitting out, signals."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.session.tables import TOPS, TOPS_GRAND
from tests.web.accessibility import assert_accessible
from tests.web.pages import PHONE, Pages
from tests.web.person import Person, owning, sit_down, table_url
from tests.web.serving import Server
from tests.web.tabs import ask_as_owner, begin, keys

TWELVE = f"{TOPS} p p 18 s"  # forehand has found the diamonds
_WANTING = """localStorage.setItem("kiebitz.preferences", JSON.stringify(
  { ...JSON.parse(localStorage.getItem("kiebitz.preferences") ?? "{}"), signals: true }))"""
_COUNTING = """
globalThis.buzzes = 0;
navigator.vibrate = () => ++globalThis.buzzes;
globalThis.AudioContext = class { constructor() { globalThis.hasSounded = true; throw new Error("silence"); } };
"""


def finish_deal(emil: Person) -> None:
    """Let the computer play a deal to its end, and go on from its result."""
    emil.until_asked()
    if emil.result.count() == 0:
        emil.menu("Let the computer finish")
    expect(emil.result).to_be_visible()


def finish_list(emil: Person) -> None:
    for _ in range(2):
        finish_deal(emil)
        emil.do(emil.button("Next deal"))
    finish_deal(emil)
    emil.do(emil.button("Finish the list"))


# -- a deal ------------------------------------------------------------------------------------------------------------


def test_what_was_found_in_the_skat_stays_marked_until_it_is_put_away(pages: Pages, server: Server) -> None:
    position = f"{TOPS} p p 18"
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=position)).until_asked()
    emil.say("Pick up the skat")
    found = emil.page.locator(".hand .from-skat")
    expect(found).to_have_count(2)
    assert set(found.evaluate_all("all => all.map(card => card.dataset.card)")) == {"D7", "D8"}
    expect(found.first).to_have_accessible_name(re.compile("from the skat"))
    expect(emil.speech).to_contain_text("In the skat: ")
    emil.put_away("D7", "D8")
    expect(found).to_have_count(2)
    emil.choose("Grand")
    emil.say("Declare")
    expect(found).to_have_count(0)


def test_the_contract_is_announced_before_the_first_card(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules", position=TWELVE)
    emil = sit_down(pages, server, table, {"pace": "calm"}).until_asked()
    emil.choose("Grand")
    emil.put_away("D7", "D8")
    emil.say("Declare")
    expect(emil.page.locator(".announced")).to_contain_text("Emil plays Grand")
    expect(emil.page.locator(".announced")).to_contain_text("bid up to 18")
    emil.play("CJ")  # who knows it need not wait
    expect(emil.page.locator(".announced")).to_have_count(0)


def test_a_result_names_what_its_numbers_are(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=TOPS_GRAND)).until_asked()
    emil.menu("The rest is mine")
    emil.say("Yes")
    expect(emil.headline).to_have_text("You win: game value +168")
    expect(emil.result.locator("caption")).to_have_text("Points after Seeger and Fabian")
    expect(emil.result.locator(".totals")).to_contain_text("+218")
    expect(emil.result).to_contain_text("laid open, the defenders agreed")


def test_who_gave_up_is_said(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=TOPS_GRAND)).until_asked()
    emil.menu("Give up")
    emil.panel.get_by_role("button", name="Yes").click()
    expect(emil.result).to_contain_text("Emil gave up")


def test_a_single_deal_is_followed_by_another_one(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", deals=1, seat=0)).until_asked()
    finish_deal(emil)
    before = emil.page.url
    emil.do(emil.button("Another deal"))
    emil.until_asked()
    assert emil.page.url != before
    expect(emil.page.locator(".bar")).to_contain_text("Single deal")


def test_who_sits_out_is_told_why_and_need_not_wait(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules", "rules", seed=2)
    emil = sit_down(pages, server, table, {"pace": "calm", "trickStays": "tap"})
    expect(emil.page.locator(".sits-out")).to_contain_text("With four at the table the dealer sits out")
    emil.button("To the result").click()
    expect(emil.headline).to_be_visible()


def test_numbers_to_jump_to_come_a_few_at_a_time(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", position=TOPS, seat=1)).until_asked()
    emil.button("More …").click()
    assert emil.actions.all_inner_texts() == [*"20 22 23 24 27 30 33 35 36".split(), "Higher …", "Back"]
    emil.button("Higher …").click()
    assert emil.actions.all_inner_texts()[0] == "40"
    emil.button("Back").click()
    emil.button("Back").click()
    expect(emil.button("Pass")).to_be_visible()


@pytest.mark.parametrize("wanted", [False, True])
def test_signals_are_given_only_to_those_who_want_them(pages: Pages, server: Server, wanted: bool) -> None:
    table = begin(server, "rules", "rules", position=TOPS, seat=1)
    emil = sit_down(pages, server, table, expected="silence").until_asked()
    emil.page.add_init_script(_COUNTING)
    if wanted:
        emil.page.add_init_script(_WANTING)
    emil.page.reload()
    emil.until_asked()
    assert emil.page.evaluate("buzzes") == int(wanted)
    assert emil.page.evaluate("globalThis.hasSounded ?? false") is wanted


# -- a list ------------------------------------------------------------------------------------------------------------


def test_a_list_ends_with_a_standing_and_two_ways_on(pages: Pages, server: Server) -> None:
    emil = sit_down(pages, server, begin(server, "rules", "rules", seed=1)).until_asked()
    finish_list(emil)
    end = emil.page.locator(".list-end")
    expect(end.get_by_role("heading")).to_have_text(re.compile("win"))
    expect(end.locator(".standing li")).to_have_count(3)
    expect(end.locator(".course polyline")).to_have_count(3)
    expect(end.get_by_role("heading")).to_have_text("Anna wins the list")
    expect(end.locator(".remembered")).to_contain_text("Your dearest deal")
    expect(end.get_by_role("link", name=re.compile("−122"))).to_have_attribute("href", re.compile("/deal/1/review"))
    expect(emil.page.locator(".bar")).to_contain_text("List over · 3 deals")
    expect(emil.page.locator(".bar")).not_to_contain_text("bid")
    assert_accessible(emil.page)
    end.get_by_role("button", name="Review the list").click()
    expect(emil.panel).to_contain_text("Given away in this list")
    before = emil.page.url
    emil.do(end.get_by_role("button", name="Another list"))
    emil.until_asked()
    assert emil.page.url != before
    expect(emil.page.locator(".bar")).to_contain_text("Deal 1 of 3")


# -- the lobby ---------------------------------------------------------------------------------------------------------


def lines_of(page: Page) -> list[str]:
    paths: list[str] = page.locator(".lines .line-link").evaluate_all("all => all.map(line => line.pathname)")
    return paths


def test_deals_that_are_over_or_tried_again_are_no_tables_to_come_back_to(pages: Pages, server: Server) -> None:
    table = begin(server, "rules", "rules", deals=1, seat=0)
    emil = sit_down(pages, server, table).until_asked()
    finish_deal(emil)  # and leaves without a word
    branch = ask_as_owner(server, "POST", f"/api/tables/{table}/again", {"deal": 0, "seat": 1})["table"]
    waiting = begin(server, "rules", "rules", name="Wanda")
    emil.page.goto(f"http://{server.netloc}/")
    expect(emil.page.locator(f'.line-link[href="/table/{waiting}"]')).to_contain_text("Wanda 0")
    assert not {f"/table/{table}", f"/table/{branch}"} & set(lines_of(emil.page))


def test_players_are_told_in_words_and_experiments_stand_behind_more(pages: Pages, server: Server) -> None:
    emil = Person(pages.open(f"http://{server.netloc}/", stored=owning(server)))
    emil.button("More choices").click()
    who = emil.page.get_by_label("Plays as").nth(0)
    expect(who).to_contain_text("Kiebitz, the strongest")
    expect(who).not_to_contain_text("uct")
    who.select_option("Experiments of research …")
    expect(who).to_contain_text("uct: lets a tree of possibilities grow")


def test_who_i_am_is_kept_and_can_be_changed(pages: Pages, server: Server) -> None:
    begin(server, "rules", "rules")
    emil = Person(pages.open(f"http://{server.netloc}/", stored=owning(server), expected="status of 400"))
    expect(emil.page.get_by_label("Your name")).to_be_hidden()
    emil.page.get_by_text("This is me: Emil").click()
    emil.page.get_by_label("Your name").fill("Du")
    emil.button("Save").click()
    expect(emil.page.get_by_role("alert")).to_contain_text("'Du' is no name by which others")
    emil.page.get_by_label("Your name").fill("Emil")
    emil.page.get_by_label("What I am called elsewhere").fill("emil77, emi")
    emil.button("Save").click()
    emil.page.reload()
    emil.page.get_by_text("This is me: Emil").click()
    expect(emil.page.get_by_label("What I am called elsewhere")).to_have_value("emil77, emi")


# -- guests ------------------------------------------------------------------------------------------------------------


def test_a_guest_is_invited_asked_for_a_name_and_seen_at_the_table(pages: Pages, server: Server) -> None:
    table = begin(server, None, "rules", position=TOPS_GRAND)
    emil = sit_down(pages, server, table).until_asked()
    expect(emil.seat("Anna")).to_contain_text("not here yet")
    emil.button("Invite people").click()
    link = emil.panel.get_by_role("textbox").input_value()
    assert link == f"{table_url(server, table)}#key={keys(server, table)[1]}"
    expect(emil.panel.get_by_role("img", name="QR code with the link for Anna")).to_be_visible()
    assert_accessible(emil.page)
    emil.panel.get_by_role("button", name="Copy").click()
    expect(emil.panel.get_by_role("button", name="Copied")).to_be_visible()
    guest = Person(pages.open(link, screen=PHONE))
    expect(emil.panel).to_contain_text("is here")
    assert_accessible(guest.page)
    guest.page.get_by_label("What is your name?").fill("Frieda")
    guest.button("Call me that").click()
    expect(guest.seat("Frieda")).to_be_visible()
    expect(emil.seat("Frieda")).to_be_visible()
    expect(guest.page.get_by_label("What is your name?")).to_have_count(0)
    guest.page.close()
    expect(emil.seat("Frieda")).to_contain_text("not here yet")


def test_a_guest_finds_home_and_the_next_table(pages: Pages, server: Server) -> None:
    table = begin(server, None, "rules", seed=5)
    emil = sit_down(pages, server, table)
    link = f"{table_url(server, table)}#key={keys(server, table)[1]}"
    anna = Person(pages.open(link, stored={"kiebitz.preferences": '{"pace": "instant", "name": "Frieda"}'}))
    expect(emil.seat("Frieda")).to_be_visible()
    for _ in range(3):
        for each in (emil, anna):
            if each.page.locator(".result").count() == 0:
                each.menu("Let the computer finish")
        expect(emil.headline).to_be_visible()
        emil.do(emil.page.locator(".result-actions .main"))
    anna.button("Play on at the new table").click()
    expect(anna.page.get_by_role("status")).to_contain_text("There is no new table yet")
    emil.button("Another list").click()
    expect(emil.page.locator(".bar")).to_contain_text("Deal 1 of 3")
    anna.button("Play on at the new table").click()
    expect(anna.page.locator(".hand .card")).to_have_count(10)
    anna.menu("To the lobby")
    expect(anna.page.get_by_role("link", name=f"Table {table}", exact=True)).to_be_visible()
