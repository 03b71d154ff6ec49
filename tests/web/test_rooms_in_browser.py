"""Friends in a room, each in a browser of their own: by keyboard alone, in both languages, on a phone and at a desk."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.folders import quick_folder
from tests.web.accessibility import assert_accessible
from tests.web.layout import DESK, PHONE, Size, faults_of
from tests.web.pages import Pages, Screen
from tests.web.person import Person, preferring
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


def test_a_link_that_opens_nothing_says_so(pages: Pages, club: Server) -> None:
    page = pages.open(f"http://{club.netloc}/room/1#key=x", stored=preferring(language="en"))
    expect(page.get_by_role("alert")).to_contain_text("This link opens nothing here.")
    assert_accessible(page)
