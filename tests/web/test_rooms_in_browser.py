"""Friends in a room, each in a browser of their own: by keyboard alone, in both languages, on a phone and at a desk."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.folders import quick_folder
from tests.web.accessibility import assert_accessible
from tests.web.layout import DESK, PHONE, Size, faults_of
from tests.web.pages import Pages, Screen
from tests.web.person import Person, preferring
from tests.web.room_tabs import RoomTab, open_room
from tests.web.serving import Server, serving
from tests.web.styles import assert_styled
from tests.web.tabs import ask

NAMES = ("Emil", "Änne", "Clara")
WALKS = [
    pytest.param(PHONE, "de", id="phone-de"),
    pytest.param(DESK, "en", id="desk-en"),
    pytest.param(PHONE, "en", id="phone-en"),
    pytest.param(DESK, "de", id="desk-de"),
]


@pytest.fixture(scope="module")
def club() -> Iterator[Server]:
    with quick_folder() as home, serving(home, "--rooms", "everybody") as started:
        yield started


class Guest:
    """Somebody without a mouse, who reads the page in whatever language."""

    def __init__(self, pages: Pages, url: str, size: Size, language: str, name: str) -> None:
        stored = preferring(language=language, indices=language, name=name)
        self.page = pages.open(url, screen=Screen(*size), stored=stored)
        self.person = Person(self.page)
        self.page.evaluate(
            "for (const kind of ['mousedown', 'mousemove', 'pointerdown', 'touchstart'])"
            "addEventListener(kind, () => console.error(`${kind} without a mouse`), true)"
        )

    def press(self, target: Locator) -> None:
        """Reach something with Tab, and press it."""
        target.wait_for()
        for _ in range(80):
            if target.evaluate("element => element === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{target} cannot be reached with Tab")

    def is_asked(self) -> bool:
        return self.page.locator(".doing button:enabled, .hand .playable").count() > 0

    def has_result(self) -> bool:
        return self.page.locator(".result").count() > 0

    def decide(self, bids: bool) -> None:
        """Bid or pass, take the skat and play what is there, the first card that is allowed."""
        table = self.page.locator("main.table")
        phase = str(table.get_attribute("class"))
        if "auction" in phase:
            self._change("Enter" if bids else "p")
        elif "skat" in phase:
            self._change("Enter")
        elif "declare" in phase:
            self._declare()
        elif self.person.legal():
            card = self.person.legal()[0]
            self._change(str((self.person.hand().index(card) + 1) % 10))

    def _declare(self) -> None:
        for card in self.person.hand()[-2:]:
            self.person.card(card).focus()
            self.page.keyboard.press("Space")
        self.page.locator(".kind.G input, input.kind.G, .kind.G").first.focus()
        self.page.keyboard.press("Space")
        self.press(self.person.actions.last)

    def _change(self, key: str) -> None:
        """Press a key, and wait until the table is another; a person rests a moment between two decisions."""
        self.page.keyboard.press(key)
        self.page.wait_for_timeout(50)


def until_all_have_a_result(guests: list[Guest], bidder: int) -> None:
    """Whoever is asked decides, until the deal is over for all; one of them bids."""
    for _ in range(2000):
        if all(guest.has_result() for guest in guests):
            return
        for number, guest in enumerate(guests):
            if not guest.has_result() and guest.is_asked():
                guest.decide(number == bidder)
        guests[0].page.wait_for_timeout(20)
    raise AssertionError("the deal does not end")


def assert_good(page: Page) -> None:
    assert faults_of(page) == []
    assert_accessible(page)
    assert_styled(page)


def assert_finds_own_number(guest: Guest) -> None:
    """The page checks the deal of three, with the number that it has contributed itself."""
    guest.page.keyboard.press("m")
    guest.press(guest.page.locator(".menu-list .entry").filter(has_text=re.compile("fair|ehrlich")))
    expect(guest.page.locator(".panel .digits")).to_have_count(6)  # of the server's three, and a number of each
    expect(guest.page.locator(".panel")).not_to_contain_text(re.compile("No number of|keine Zahl"))
    guest.press(guest.page.locator(".panel .button.main"))
    expect(guest.page.locator(".panel .verdict.holds")).to_be_visible()
    guest.page.keyboard.press("Escape")


@pytest.mark.parametrize(("size", "language"), WALKS)
def test_three_friends_play_a_list_by_links_and_each_opens_the_own_review(
    pages: Pages, club: Server, size: Size, language: str
) -> None:
    root = f"http://{club.netloc}"
    emil = Guest(pages, f"{root}/rooms", size, language, "Emil")
    opening = emil.page.locator("form button[type=submit]")
    opening.wait_for()
    assert_good(emil.page)
    emil.press(opening)
    links = emil.page.locator(".invitation input")
    expect(links).to_have_count(3)  # of two places and of onlookers
    assert_good(emil.page)

    anne_link, clara_link, onlookers_link = (links.nth(number).input_value() for number in range(3))
    anne = Guest(pages, anne_link, size, language, "Änne")
    clara = Guest(pages, clara_link, size, language, "Clara")
    guests = [emil, anne, clara]
    onlooker = pages.open(onlookers_link, screen=Screen(*size), stored=preferring(language=language))
    for guest in guests:
        for name in NAMES:
            expect(guest.page.locator(".lines b", has_text=name).first).to_be_visible()
        assert "key" not in guest.page.url
    emil.press(emil.page.locator("section.card-box > .button.main"))

    for deal in range(3):
        for guest in guests:
            expect(guest.page.locator(".hand .card")).to_have_count(10)
        if deal == 1:  # Clara goes, and comes back on another device
            hand = clara.person.hand()
            clara.page.context.close()
            expect(
                emil.page.locator(".seat .tag")
                .filter(has_text={"de": "noch nicht da", "en": "not here"}[language])
                .first
            ).to_be_visible()
            guests[2] = clara = Guest(pages, clara_link, size, language, "Clara")
            expect(clara.page.locator(".hand .card")).to_have_count(10)
            assert clara.person.hand() == hand
        expect(onlooker.locator(".hand [data-card]")).to_have_count(0)
        until_all_have_a_result(guests, bidder=deal)
        if deal == 0:
            assert_good(anne.page)
            anne.page.keyboard.press("m")
            anne.press(anne.page.locator(".menu-list .entry").nth(-4))
            expect(anne.page.locator(".panel.room, .room-panel").first).to_be_visible()
            assert_good(anne.page)
            anne.press(anne.page.locator(".phrases button").first)
            expect(emil.page.locator(".room-said")).to_contain_text("Änne")
            anne.page.keyboard.press("Escape")
            assert_finds_own_number(anne)
        emil.press(emil.page.locator(".result-actions .main"))

    for guest, name in zip(guests, NAMES, strict=True):
        expect(guest.page.locator(".result, .list-end").first).to_be_visible()
        review = guest.page.locator(".result-actions .button, .list-end .button, main.table .button").filter(
            has_text={"de": "Analyse", "en": "Review"}[language]
        )
        guest.press(review.first)
        guest.page.wait_for_url("**/room/*/table/*/deal/*/review")
        guest.page.locator(".game-head h1").wait_for()
        key = guest.page.evaluate("() => Object.entries(localStorage).find(([n]) => /^kiebitz.room.\\d+$/.test(n))[1]")
        room, table = guest.page.url.split("/room/")[1].split("/")[0], guest.page.url.split("/table/")[1].split("/")[0]
        seen = ask(club, "GET", f"/api/rooms/{room}/tables/{table}/deals/2", headers={"Authorization": f"Bearer {key}"})
        assert seen.json["line"]["names"][seen.json["line"]["seat"]] == name
    anne.page.goto(f"{root}/rooms")
    played = anne.page.locator(".room-games a")
    expect(played).to_have_count(3)
    assert_good(anne.page)
    anne.press(played.last)
    anne.page.wait_for_url("**/room/*/table/*/deal/*/review")


def test_a_link_that_opens_nothing_says_so(pages: Pages, club: Server) -> None:
    page = pages.open(f"http://{club.netloc}/room/1#key=x", stored=preferring(language="en"))
    expect(page.get_by_role("alert")).to_contain_text("This link opens nothing here.")
    assert_accessible(page)


def opened_by_emil(pages: Pages, club: Server, chat: bool = False) -> tuple[Page, list[str]]:
    """A room in the browser of its host, and the links to be given away: of two places and of onlookers."""
    page = pages.open(f"http://{club.netloc}/rooms", stored=preferring(language="en", name="Emil"))
    if chat:
        page.get_by_label("People may write to each other").check()
    page.get_by_role("button", name="Open the room").click()
    links = page.locator(".invitation input")
    expect(links).to_have_count(3)
    return page, [links.nth(number).input_value() for number in range(3)]


def come(pages: Pages, link: str, name: str) -> Page:
    return pages.open(link, stored=preferring(language="en", name=name))


def seated(page: Page, name: str) -> Locator:
    return page.locator(".lines li", has_text=name)


def tab_by(club: Server, link: str, name: str | None = None) -> RoomTab:
    """Somebody by a link whose browser does nothing by itself: it hears only what it is asked to."""
    room, key = link.split("/room/")[1].split("#key=")
    return RoomTab(club, int(room), key, name)


REFUSED = "This link opens nothing here."


def test_the_host_frees_a_place_and_somebody_else_takes_it_by_the_new_link(pages: Pages, club: Server) -> None:
    emil, links = opened_by_emil(pages, club)
    anne = come(pages, links[0], "Anne")
    expect(seated(emil, "Anne")).to_contain_text("here")
    emil.get_by_role("button", name="A computer for Anne").click()
    expect(anne.get_by_role("alert")).to_contain_text(REFUSED)
    expect(seated(emil, "Anne")).to_have_count(0)
    shown = emil.locator(".invitation input").first
    expect(shown).not_to_have_value(links[0])
    assert_good(emil)
    expect(come(pages, links[0], "Eve").get_by_role("alert")).to_contain_text(REFUSED)
    come(pages, shown.input_value(), "Dora")
    expect(seated(emil, "Dora")).to_contain_text("here")
    emil.reload()
    expect(emil.locator(".invitation input")).to_have_count(3)
    expect(emil.locator(".invitation input").nth(1)).to_have_value(links[1])
    emil.get_by_role("button", name="A new link for Onlookers").click()
    expect(emil.locator(".invitation input").last).not_to_have_value(links[2])
    expect(come(pages, links[2], "").get_by_role("alert")).to_contain_text(REFUSED)
    come(pages, emil.locator(".invitation input").last.input_value(), "")
    expect(seated(emil, "One onlooker")).to_be_visible()


def test_the_link_of_who_has_left_is_shown_no_more_and_there_can_be_another(pages: Pages, club: Server) -> None:
    emil, links = opened_by_emil(pages, club)
    anne = come(pages, links[0], "Anne")
    expect(seated(emil, "Anne")).to_contain_text("here")
    anne.get_by_role("button", name="Leave my place to a computer").click()
    expect(emil.locator(".invitation input")).to_have_count(2)
    emil.locator(".invited").first.get_by_role("button", name="A new link for").click()
    expect(emil.locator(".invitation input")).to_have_count(3)
    come(pages, emil.locator(".invitation input").first.input_value(), "Dora")
    expect(seated(emil, "Dora")).to_contain_text("here")
    expect(anne.get_by_role("alert")).to_contain_text(REFUSED)


def test_who_does_not_shuffle_is_named_at_the_table(pages: Pages, club: Server) -> None:
    emil, links = opened_by_emil(pages, club)
    clara = tab_by(club, links[1], "Clara")
    expect(seated(emil, "Clara")).to_be_visible()
    emil.get_by_role("button", name="Begin the list").click()
    named = "Clara did not shuffle: the deal was made anew without Clara."
    expect(emil.get_by_role("status").filter(has_text=named)).to_be_visible()
    expect(emil.locator(".hand .card")).to_have_count(10)
    person = Person(emil)
    person.menu("Room")
    expect(person.panel).to_contain_text(named)
    assert_good(emil)
    person.close_panel()
    person.menu("Is this deal fair?")
    expect(person.panel).to_contain_text(named)
    anne = come(pages, links[0], "")
    expect(anne.locator(".lines")).to_contain_text(named)  # who comes in later reads it in front of the table
    clara.close()


def test_what_is_written_is_shown_as_it_was_and_so_is_any_name(pages: Pages, club: Server) -> None:
    """Names with markup are refused by the server; here they come all the same, from a server that lets them in."""
    markup = "<img src=x onerror=alert(1)>"
    _, links = opened_by_emil(pages, club, chat=True)
    clara = tab_by(club, links[1], "Clara")
    anne = pages.open(f"http://{club.netloc}/rooms", stored=preferring(language="en", name="Anne"))

    def name_wrongly(tab: WebSocketRoute) -> None:
        tab.connect_to_server().on_message(lambda text: tab.send(str(text).replace("Clara", markup)))

    anne.route_web_socket("**/socket/**", name_wrongly)
    anne.goto(links[0])
    expect(seated(anne, markup)).to_be_visible()
    assert clara.request("write", text=markup)["type"] == "done"
    expect(anne.get_by_text(f"{markup}: {markup}", exact=True)).to_be_visible()
    anne.get_by_role("button", name="Begin the list").click()
    expect(anne.get_by_label(markup, exact=True).and_(anne.locator(".seat"))).to_be_visible()
    expect(anne.locator("img[src=x]")).to_have_count(0)
    clara.close()


USUALLY = "There is no clock. Who is away is played for after 60 seconds. There are set phrases to say, and no chat."
STRICTLY = (
    "A decision has 30 seconds, then a computer plays. Who is away is played for at once. "
    "People may write to each other. This is practice: hints are given."
)


@pytest.mark.parametrize(
    ("wanted", "said"),
    [({}, USUALLY), ({"clock": 30, "awayAfter": 0, "chat": True, "practice": True}, STRICTLY)],
    ids=["usual", "strict"],
)
def test_guests_read_what_was_agreed_before_they_join(
    pages: Pages, club: Server, wanted: dict[str, Any], said: str
) -> None:
    opened = open_room(club, **wanted)
    guest = come(pages, opened["links"][1]["link"], "")
    expect(guest.get_by_label("What is your name?")).to_be_visible()
    expect(guest.locator(".masthead")).to_contain_text(said)
    assert_good(guest)
