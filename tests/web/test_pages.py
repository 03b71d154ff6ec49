"""The tests of the web table rest on pages that fail by themselves; here they are seen to do so."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import expect

from tests.web.accessibility import assert_accessible
from tests.web.pages import PHONE, Chromium, Pages, running

_PAGE = """<!doctype html><html lang="en"><title>A hand</title><meta name="viewport" content="width=device-width">
    <main><h1>Ten cards</h1><button>%s</button></main><script type="module" src="hand.js"></script></html>"""
_FILES = {
    "/": ("text/html", _PAGE % "Pass"),
    "/nameless": ("text/html", _PAGE % ""),
    "/hand.js": ("text/javascript", "document.querySelector('h1').textContent = 'Twelve cards'"),
}


class _Site(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        kind, text = _FILES.get(self.path, ("image/x-icon", ""))
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Security-Policy", "default-src 'self'; connect-src *")
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Site)
    Thread(target=partial(server.serve_forever, poll_interval=0.01), daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def failing_pages(browser: Chromium) -> Iterator[Pages]:
    """Pages that have not been settled."""
    with running(browser.loop):
        yield Pages(browser.browser)


def test_a_page_that_works_is_shown_without_complaint(pages: Pages, site: str) -> None:
    page = pages.open(site)
    expect(page.get_by_role("heading")).to_have_text("Twelve cards")
    assert_accessible(page)


def test_a_page_is_opened_as_on_the_device_of_the_person(pages: Pages, site: str) -> None:
    page = pages.open(site, screen=PHONE, locale="de-DE", dark=True)
    assert page.evaluate("[innerWidth, innerHeight, navigator.language]") == [360, 740, "de-DE"]
    for feature in ("prefers-color-scheme: dark", "prefers-reduced-motion: reduce", "pointer: coarse"):
        assert page.evaluate(f"matchMedia('({feature})').matches")


@pytest.mark.parametrize(
    ("complaint", "script"),
    [
        ("in the console: no trump", "console.error('no trump'); done()"),
        ("thrown: no such card", "setTimeout(() => { throw Error('no such card') }); setTimeout(done)"),
        ("a request to http://elsewhere.example/deck", "fetch('http://elsewhere.example/deck').catch(done)"),
        ("a request to http://127.0.0.1:9/deck", "fetch('http://127.0.0.1:9/deck').catch(done)"),
        ("a request to ws://127.0.0.1:9/table", "new WebSocket('ws://127.0.0.1:9/table').onclose = done"),
    ],
)
def test_what_goes_wrong_in_a_page_fails_its_test_and_leaves_a_picture(
    complaint: str, script: str, failing_pages: Pages, site: str, tmp_path: Path
) -> None:
    page = failing_pages.open(site)
    page.evaluate(f"new Promise(goOn => {{ const done = () => goOn(); {script} }})")
    with pytest.raises(AssertionError, match=complaint):
        failing_pages.settle(tmp_path, failed=False)
    assert (tmp_path / "page-1.png").stat().st_size > 0


def test_what_goes_wrong_in_a_second_tab_fails_the_test_too(failing_pages: Pages, site: str, tmp_path: Path) -> None:
    tab = failing_pages.open(site).context.new_page()
    tab.goto(site)
    tab.evaluate("console.error('no trump')")
    with pytest.raises(AssertionError, match="no trump"):
        failing_pages.settle(tmp_path, failed=False)


def test_what_a_test_expects_to_go_wrong_does_not_fail_it(pages: Pages, site: str) -> None:
    page = pages.open(site, expected="no trump")
    page.evaluate("console.error('no trump')")


def test_a_button_without_a_name_is_not_accessible(pages: Pages, site: str) -> None:
    page = pages.open(f"{site}/nameless")
    with pytest.raises(AssertionError, match="Buttons must have discernible text"):
        assert_accessible(page)


def test_while_no_page_is_open_others_can_run_a_loop_of_their_own(browser: Chromium) -> None:
    asyncio.run(asyncio.sleep(0))
