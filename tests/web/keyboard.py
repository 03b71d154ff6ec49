"""Somebody at a page who has no mouse: Tab leads everywhere, arrows through a hand, Enter does what has the focus."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page

_FARTHEST: Final = 150  # steps to anything that can be reached
_IS_REACHED: Final = "(element) => element === document.activeElement"
_CARD_REACHED: Final = "() => document.activeElement?.dataset.card ?? ''"


class Unreachable(AssertionError):
    """The keyboard does not lead there."""


class Keyboard:
    """What is done with it on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def reach(self, target: Locator) -> None:
        """Tab on until something has the focus."""
        target.wait_for()
        for _ in range(_FARTHEST):
            if target.evaluate(_IS_REACHED):
                return
            self.press("Tab")
        raise Unreachable(str(target))

    def use(self, target: Locator) -> None:
        self.reach(target)
        self.press("Enter")

    def use_card(self, card: str) -> None:
        """Into the hand, along it to a card, and choose that one."""
        for _ in range(_FARTHEST):
            if self._reached():
                break
            self.press("Tab")
        for _ in range(_FARTHEST):
            if self._reached() == card:
                return self.press("Enter")
            self.press("ArrowRight")
        raise Unreachable(card)

    def select(self, target: Locator, value: str) -> None:
        """Go down a list of choices."""
        self.reach(target)
        for _ in range(_FARTHEST):
            if target.input_value() == value:
                return
            self.press("ArrowDown")
        raise Unreachable(value)

    def _reached(self) -> str:
        return str(self.page.evaluate(_CARD_REACHED))
