"""The lobby in a real browser: one click to the first deal, tables of all kinds, and what somebody prefers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.session.tables import TOPS
from tests.web.pages import PHONE, Pages
from tests.web.person import Person, owning
from tests.web.serving import Server
from tests.web.tabs import begin


@pytest.fixture
def emil(pages: Pages, server: Server) -> Person:
    """The owner in the lobby, for the first time; what the server refuses stands in the console too."""
    return Person(pages.open(f"http://{server.netloc}/#key={server.token}", expected="status of 40[03]"))


def test_the_link_of_the_server_leads_to_the_first_deal_with_one_click(emil: Person) -> None:
    emil.button("Deal").click()
    expect(emil.page.locator(".hand .card")).to_have_count(10)
    expect(emil.page.locator(".bar")).to_contain_text("Single deal")
    assert "key" not in emil.page.url
    emil.page.go_back()
    expect(emil.button("Deal")).to_be_visible()


def test_a_table_is_made_of_any_players_places_and_cards(emil: Person) -> None:
    emil.button("More choices").click()
    players = emil.page.get_by_label("Plays as")
    names = emil.page.get_by_label("Name", exact=True)
    players.nth(0).select_option("rules")
    names.nth(0).fill("Anna")
    players.nth(1).select_option("another player …")
    emil.page.get_by_role("textbox", name="another player …").fill("kermit:worlds=4")
    emil.page.get_by_label("A deal or a game").fill("no cards at all")
    emil.button("Deal").click()
    expect(emil.page.get_by_role("alert")).to_contain_text("That is not possible now.")
    emil.page.get_by_label("A deal or a game").fill(f"{TOPS} 18 p")
    emil.page.get_by_label("Rearhand").check()
    emil.button("Deal").click()
    expect(emil.seat("Anna").locator(".tag").first).to_have_text("Forehand")
    expect(emil.seat("Bernd").locator(".word")).to_have_text("18")
    expect(emil.prompt).to_have_text("Your bid: 20 or pass")


def test_what_is_wrong_with_a_position_or_a_player_is_told_in_german(pages: Pages, server: Server) -> None:
    page = pages.open(f"http://{server.netloc}/#key={server.token}", expected="status of 40[03]", locale="de-DE")
    emil = Person(page)
    emil.button("Mehr Möglichkeiten").click()
    emil.page.get_by_label("Eine Kartenverteilung").fill(f"{TOPS} 18 17")
    emil.button("Geben").click()
    expect(page.get_by_role("alert")).to_contain_text("Zug 2, 17: Vorhand hält 18 (y) oder passt (p)")
    emil.page.get_by_label("Eine Kartenverteilung").fill(f"{TOPS.replace('CJ', 'C9', 1)}")
    emil.button("Geben").click()
    expect(page.get_by_role("alert")).to_contain_text("♣ 9")
    emil.page.get_by_label("Eine Kartenverteilung").fill("")
    page.get_by_label("Spielt als").nth(0).select_option("ein anderer Spieler …")
    page.get_by_role("textbox", name="ein anderer Spieler …").fill("kermit:worlds=0")
    emil.button("Geben").click()
    expect(page.get_by_role("alert")).to_contain_text("Spieler „kermit“: die Option „worlds“ geht von 1 bis")


def test_names_and_players_that_cannot_be_are_told_in_place(emil: Person) -> None:
    emil.button("More choices").click()
    emil.page.get_by_label("Name", exact=True).nth(0).fill("<script>")
    emil.button("Deal").click()
    expect(emil.page.get_by_role("alert")).to_contain_text("A name has letters, digits")
    emil.page.get_by_label("Name", exact=True).nth(0).fill("You")
    emil.button("Deal").click()
    expect(emil.page.get_by_role("alert")).to_contain_text("'You' is no name by which others at a table know somebody")
    emil.page.get_by_label("Name", exact=True).nth(0).fill("Frieda")
    emil.page.get_by_label("Plays as").nth(0).select_option("another player …")
    emil.page.get_by_role("textbox", name="another player …").fill("exec:./engine")
    emil.button("Deal").click()
    expect(emil.page.get_by_role("alert")).to_contain_text("Offer it with: kiebitz serve --player")


def test_a_table_waits_until_somebody_goes_on_or_deletes_it(pages: Pages, server: Server) -> None:
    begin(server, "rules", "rules", name="Zoe")
    zoe = Person(pages.open(f"http://{server.netloc}/", stored=owning(server)))
    link = zoe.page.get_by_role("link", name=re.compile("Zoe 0 · "))
    link.click()
    zoe.until_asked()
    zoe.menu("To the lobby")
    delete = zoe.page.get_by_role("button", name=re.compile("Delete table: Zoe"))
    delete.click()
    zoe.button("No").click()
    expect(link).to_be_visible()
    delete.click()
    zoe.do(zoe.button("Yes"))
    expect(zoe.button("Deal")).to_be_visible()
    expect(link).to_have_count(0)


def test_what_somebody_prefers_holds_at_once_and_for_the_next_visit(emil: Person) -> None:
    emil.page.get_by_text("Settings").click()
    emil.page.get_by_label("Language").select_option("Deutsch")
    expect(emil.page.locator("html")).to_have_attribute("lang", "de")
    emil.page.get_by_label("Helligkeit").select_option("dunkel")
    expect(emil.page.locator("body")).to_have_css("background-color", "rgb(20, 27, 27)")
    emil.page.get_by_label("Karten").first.select_option("Deutsches Blatt")
    expect(emil.page.locator("#decks #k-ger-CJ")).to_have_count(1)
    emil.page.get_by_label("Ein Spiel").check()
    emil.page.reload()
    expect(emil.page.get_by_label("Ein Spiel")).to_be_checked()
    emil.button("Geben").click()
    expect(emil.page.locator(".bar")).to_contain_text("Einzelspiel")
    expect(emil.page.locator(".hand .card").first).to_have_accessible_name(re.compile("Eichel|Grün|Herz|Schellen"))


def test_the_lobby_fits_a_phone(pages: Pages, server: Server) -> None:
    emil = Person(pages.open(f"http://{server.netloc}/", stored=owning(server), screen=PHONE))
    emil.button("More choices").tap()
    assert emil.page.evaluate("document.scrollingElement.scrollWidth") == PHONE.width
