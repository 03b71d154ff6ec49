"""Somebody in front of a page of the table, who does what it offers and sees that it has happened."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.web.pages import Pages
from tests.web.serving import Server

_INSTANT = {"pace": "instant"}  # nobody waits for the show, unless a test is about it
_LONGEST_SUIT = """all => all.map(card => card.dataset.card).reduce(
    (counts, [suit, rank]) => rank === 'J' ? counts : ({ ...counts, [suit]: counts[suit] + 1 }),
    { C: 0, S: 0, H: 0, D: 0 })"""


def preferring(**preferences: object) -> dict[str, str]:
    """What the browser of somebody with these preferences has kept."""
    return {"kiebitz.preferences": json.dumps(_INSTANT | preferences)}


def owning(server: Server, **preferences: object) -> dict[str, str]:
    """What the owner's browser has kept."""
    return {"kiebitz.key": server.token, **preferring(**preferences)}


def table_url(server: Server, table: int) -> str:
    return f"http://{server.netloc}/table/{table}"


def sit_down(
    pages: Pages, server: Server, table: int, preferences: dict[str, object] | None = None, **how: object
) -> Person:
    """The owner opens a table; `how` as for `Pages.open`."""
    stored = owning(server, **(preferences or {}))
    return Person(pages.open(table_url(server, table), stored=stored, **how))  # type: ignore[arg-type]


class Person:
    """What somebody sees, and what they do: each deed ends when the page shows what came of it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # -- seeing ------------------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def notice(self) -> Locator:
        return self.page.locator(".notice.shown")

    @property
    def panel(self) -> Locator:
        return self.page.locator(".panel")

    @property
    def result(self) -> Locator:
        return self.page.locator(".result")

    @property
    def headline(self) -> Locator:
        return self.result.get_by_role("heading").first

    @property
    def trick(self) -> Locator:
        """The cards in the middle."""
        return self.page.locator(".trick .played")

    @property
    def speech(self) -> Locator:
        """What a screen reader says by itself."""
        return self.page.get_by_role("log")

    @property
    def actions(self) -> Locator:
        """The buttons below the hand."""
        return self.page.locator(".doing button")

    @property
    def playable(self) -> Locator:
        return self.page.locator(".hand .playable")

    def card(self, card: str) -> Locator:
        """A card of the own hand."""
        return self.page.locator(f'.hand [data-card="{card}"]')

    def hand(self) -> list[str]:
        """The own hand, from left to right."""
        return self._cards(self.page.locator(".hand .card"))

    def legal(self) -> list[str]:
        """Cards that may be chosen now."""
        return self._cards(self.playable)

    def seat(self, name: str) -> Locator:
        """Where somebody sits."""
        return self.page.locator(".seat").and_(self.page.get_by_label(name, exact=True))

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def until_asked(self) -> Person:
        """Wait until the table wants something, or a result is shown."""
        self.page.locator(".doing button, .hand .playable, .result-actions .main").first.wait_for()
        return self

    def _cards(self, found: Locator) -> list[str]:
        names: list[str] = found.evaluate_all("all => all.map(card => card.dataset.card)")
        return names

    # -- doing -------------------------------------------------------------------------------------------------------

    def do(self, target: Locator, how: Callable[[Locator], None] = Locator.click) -> None:
        """Use something, and wait until it is gone: a card that was played, or a page that was left."""
        element = target.element_handle()
        how(target)
        element.wait_for_element_state("hidden")

    def say(self, word: str) -> None:
        """Press a button below the hand. Buttons rest after a decision, so what it brings is to be waited for."""
        self.do(self.actions.and_(self.button(word)))

    def play(self, card: str) -> None:
        self.do(self.card(card))

    def put_away(self, *cards: str) -> None:
        for card in cards:
            self.card(card).click()

    def choose(self, *names: str) -> None:
        """Choose a game, and perhaps what to announce."""
        for name in names:
            self.page.get_by_role("radio", name=name, exact=True).click()

    def menu(self, entry: str) -> None:
        """Open the menu, and choose from it."""
        self.button("Menu").click()
        self.panel.get_by_role("button", name=entry, exact=True).click()

    def close_panel(self) -> None:
        self.do(self.panel.get_by_role("button", name="Close"))

    # -- playing by habit --------------------------------------------------------------------------------------------

    def play_deal(self, upto: int = 24) -> None:
        """Play a deal to its result by mouse and by habit.

        Bids up to a number, takes the skat, plays the longest suit, always the first card that is allowed, and ends
        what is decided.
        """
        while self.until_asked().result.count() == 0:
            self._decide(upto)

    def _decide(self, upto: int) -> None:
        words = self.actions.all_inner_texts()
        if "Pass" in words:
            bid = int(next(filter(str.isdigit, self.prompt.inner_text().replace(".", "").split()), 1000))
            self.say(words[0] if bid <= upto else "Pass")
        elif "Pick up the skat" in words:
            self.say("Pick up the skat")
        elif "Declare" in words:
            self._declare_longest()
        elif words:
            self.say(words[0])  # the rest is decided
        else:
            self.play(self.legal()[0])

    def _declare_longest(self) -> None:
        lengths: dict[str, int] = self.page.locator(".hand .card").evaluate_all(_LONGEST_SUIT)
        self.page.locator(f".kind.{max(lengths, key=lengths.__getitem__)}").click()
        self.put_away(*self.hand()[-2:])
        self.say("Declare")
