"""Pages in a real browser, watched: whatever goes wrong in one without being asked about fails the test."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, StorageState, sync_playwright

from tests.web.chromium import start


class Screen(NamedTuple):
    width: int
    height: int
    touch: bool = False


DESKTOP = Screen(1280, 800)
PHONE = Screen(360, 740, touch=True)


class Chromium(NamedTuple):
    """A browser for many tests, with the event loop that must run while it is used."""

    browser: Browser
    loop: asyncio.AbstractEventLoop


@contextmanager
def chromium() -> Iterator[Chromium]:
    """Playwright would leave its loop running in this thread, and no other test of the process could run one."""
    with sync_playwright() as playwright:
        browser = start(playwright)
        started = Chromium(browser, asyncio.get_running_loop())
        with running(None):
            yield started
        browser.close()


@contextmanager
def running(loop: asyncio.AbstractEventLoop | None) -> Iterator[None]:
    """For a while, this is the loop that runs in this thread."""
    before = asyncio._get_running_loop()
    asyncio._set_running_loop(loop)
    try:
        yield
    finally:
        asyncio._set_running_loop(before)


class Pages:
    """Pages of one test, and all that was wrong in them: errors in the console or thrown, requests to others."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def open(
        self,
        url: str,
        *,
        screen: Screen = DESKTOP,
        locale: str = "en-GB",
        dark: bool = False,
        motion: bool = False,
        expected: str | None = None,
        keeps_page: bool = False,
        stored: Mapping[str, str] | None = None,
    ) -> Page:
        """A page in a browser of its own, which shares nothing with others; `page.context.new_page()` is a second tab.

        Complaints in which the pattern `expected` is found belong to the test. What is `stored` the browser has kept
        from an earlier visit. With `keeps_page` the page is kept as an app is, for when the server is away.
        """
        context = self._browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            locale=locale,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if keeps_page else "block",
            storage_state=_kept(url, stored or {}),
        )
        self._contexts.append(context)
        self._watch(context, urlsplit(url).netloc, expected)
        page = context.new_page()
        page.goto(url)
        return page

    def settle(self, pictures: Path, failed: bool) -> None:
        """Closes the pages, and fails on what was wrong in them. Pictures are kept of what has failed."""
        if failed or self.complaints:
            self._photograph(pictures)
        for context in self._contexts:
            context.close()
        assert not self.complaints, "\n    ".join(["What was wrong in the pages:", *self.complaints])

    def _photograph(self, pictures: Path) -> None:
        pages = [page for context in self._contexts for page in context.pages]
        for number, page in enumerate(pages, 1):
            picture = pictures / f"page-{number}.png"
            page.screenshot(path=picture)
            print(f"{page.url} looks like {picture}")

    def _watch(self, context: BrowserContext, home: str, expected: str | None) -> None:
        def complain(what: str) -> None:
            if expected is None or not re.search(expected, what):
                self.complaints.append(what)

        def asked(url: str) -> None:
            parts = urlsplit(url)
            if parts.scheme not in ("data", "blob") and parts.netloc != home:
                complain(f"a request to {url}")

        def wrote(message: ConsoleMessage) -> None:
            if message.type in ("error", "assert"):
                complain(f"in the console: {message.text} ({message.location['url']})")

        context.on("console", wrote)
        context.on("weberror", lambda error: complain(f"thrown: {error.error}"))
        context.on("request", lambda request: asked(request.url))
        context.on("page", lambda page: page.on("websocket", lambda socket: asked(socket.url)))


def _kept(url: str, stored: Mapping[str, str]) -> StorageState:
    """What a browser keeps for the site of a page, as Playwright wants it."""
    parts = urlsplit(url)
    return {
        "origins": [
            {
                "origin": f"{parts.scheme}://{parts.netloc}",
                "localStorage": [{"name": name, "value": value} for name, value in stored.items()],
            }
        ]
    }
