"""What the computer thinks of somebody, in a real browser: told with how sure it is, and forgotten on request."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from kiebitz.session import FILE_NAME, Identity, Store
from tests.folders import quick_folder
from tests.session.known import remember
from tests.web.accessibility import assert_accessible
from tests.web.pages import PHONE, Pages
from tests.web.person import Person, owning
from tests.web.serving import Server, serving


@pytest.fixture
def own_server() -> Iterator[Server]:
    """One that knows who the owner is."""
    with quick_folder() as home, serving(home) as started:
        with Store(started.folder / FILE_NAME) as store:
            store.me.keep(Identity("Emil"))
            remember(store, "Emil")
        yield started


def test_the_lobby_advises_a_level_and_leads_to_what_it_is_advised_by(pages: Pages, own_server: Server) -> None:
    stored = owning(own_server, level=2)
    emil = Person(pages.open(f"http://{own_server.netloc}/", stored=stored))
    expect(emil.page.locator(".new-table")).to_contain_text("Try level 4")
    emil.page.locator(".me summary").click()
    emil.page.get_by_role("link", name="What the computer thinks of you").click()
    expect(emil.page.get_by_role("heading", name="What the computer thinks of you")).to_be_visible()
    expect(emil.page.locator(".advice")).to_contain_text("Try level 4: there you should have an even game.")
    expect(emil.page.locator(".advice")).to_contain_text("Club player: Hardly errs in a single trick")
    expect(emil.page.locator(".rates")).to_contain_text("9%, 5% to 16%")
    as_declarer, in_defence = (emil.page.locator(".kinds").nth(place) for place in (0, 1))
    expect(as_declarer.locator("li")).to_have_text(
        ["In suit games9%, 4% to 17%7 of 80", "In grands10%, 3% to 30%2 of 20"]
    )
    expect(in_defence.locator("li")).to_have_count(2)
    assert_accessible(emil.page)
    with emil.page.expect_download() as download:
        emil.button("Export").click()
    assert b'"games": 144' in download.value.path().read_bytes()


def test_on_a_phone_in_german_everything_known_is_forgotten(pages: Pages, own_server: Server) -> None:
    page = pages.open(
        f"http://{own_server.netloc}/portrait", screen=PHONE, stored=owning(own_server, language="de"), locale="de-DE"
    )
    expect(page.locator(".likenesses li")).to_have_count(5)
    expect(page.locator(".portrait")).to_contain_text("Vorsichtig: Ein Spiel soll mit mindestens 70 %")
    page.get_by_role("button", name="Vergiss mich").click()
    page.get_by_role("button", name="Ja").click()
    expect(page.get_by_role("status")).to_have_text("Alles, was über dich bekannt war, ist vergessen.")
    expect(page.locator(".portrait")).to_contain_text("Noch ist kein Spiel gemerkt.")
    with Store(own_server.folder / FILE_NAME) as store:
        assert store.people.of("Emil") is None
