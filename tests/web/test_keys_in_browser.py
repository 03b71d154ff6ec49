"""Keys in a real browser: kept when the server has accepted them, and no address shuts anybody out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.pages import Pages
from tests.web.person import Person, owning, preferring, table_url
from tests.web.serving import Server
from tests.web.tabs import ask_as_owner, begin, keys

WRONG = "#key=x"
REFUSED = "status of 401"


def kept(page: Page) -> dict[str, str]:
    """The keys that the browser keeps."""
    entries: dict[str, str] = page.evaluate("() => ({ ...localStorage })")
    return {name: value for name, value in entries.items() if name.startswith("kiebitz.key")}


def is_in_the_lobby(page: Page) -> None:
    expect(page.get_by_role("heading", name="Unfinished tables")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/games", "/nowhere", "/table/{table}", "/table/999999"])
def test_no_address_takes_the_owners_key_away(pages: Pages, server: Server, path: str) -> None:
    table = begin(server, "rules", "rules")
    page = pages.open(f"http://{server.netloc}/", stored=owning(server), expected=REFUSED)
    is_in_the_lobby(page)
    page.goto("about:blank")  # a page from elsewhere, which leads here
    page.goto(f"http://{server.netloc}{path.format(table=table)}{WRONG}")
    expect(page.locator("main")).not_to_be_empty()
    assert "key" not in page.url
    page.goto(table_url(server, table))
    Person(page).until_asked()
    assert kept(page) == {"kiebitz.key": server.token}
    page.goto(f"http://{server.netloc}/")
    is_in_the_lobby(page)


def test_a_guests_key_never_hides_the_owners(pages: Pages, server: Server) -> None:
    table = begin(server, None, "rules")
    emil = Person(pages.open(f"{table_url(server, table)}#key={keys(server, table)[1]}", stored=owning(server)))
    emil.button("Invite people").click()  # which is shown to the owner alone
    expect(emil.panel.get_by_role("textbox")).to_have_count(1)
    assert kept(emil.page) == {"kiebitz.key": server.token}


def test_no_address_takes_a_guests_key_away(pages: Pages, server: Server) -> None:
    table = begin(server, None, None)
    _, annas, bernds = keys(server, table)
    anna = Person(pages.open(f"{table_url(server, table)}#key={annas}", stored=preferring()))
    expect(anna.button("Menu")).to_be_visible()
    hand = anna.hand()
    for key in ("x", bernds):
        anna.page.goto("about:blank")
        anna.page.goto(f"{table_url(server, table)}#key={key}")
        expect(anna.button("Menu")).to_be_visible()
        assert anna.hand() == hand
        assert kept(anna.page) == {f"kiebitz.key.{table}": annas}


def test_a_guest_who_once_owned_another_server_here_is_let_in(pages: Pages, server: Server) -> None:
    table = begin(server, None, "rules")
    guest = keys(server, table)[1]
    stored = {"kiebitz.key": "of another server at this address", f"kiebitz.key.{table}": "of another table"}
    anna = Person(pages.open(f"{table_url(server, table)}#key={guest}", stored=stored | preferring(), expected=REFUSED))
    expect(anna.button("Menu")).to_be_visible()
    assert kept(anna.page) == stored | {f"kiebitz.key.{table}": guest}


def test_a_wrong_key_is_not_kept_and_says_what_to_do(pages: Pages, server: Server) -> None:
    page = pages.open(f"http://{server.netloc}/{WRONG}", expected=REFUSED)
    expect(page.locator("main")).to_contain_text("Open the page by the link that kiebitz serve shows.")
    assert kept(page) == {}
    table = begin(server, "rules", "rules")
    page.goto(f"{table_url(server, table)}{WRONG}")
    expect(page.locator("main")).to_contain_text("This link does not open this table.")
    assert kept(page) == {}


def test_a_key_that_is_good_once_makes_one_browser_the_owners(pages: Pages, server: Server) -> None:
    key = ask_as_owner(server, "POST", "/api/one-time-keys")["key"]
    link = f"http://{server.netloc}/#key={key}"
    mine = pages.open(link)
    is_in_the_lobby(mine)
    assert kept(mine) == {"kiebitz.key": server.token}
    assert "key" not in mine.url
    other = pages.open(link, expected=REFUSED)
    expect(other.locator("main")).to_contain_text("if somebody else has used it, start kiebitz serve --new-key")
    assert kept(other) == {}


def test_a_link_typed_over_the_open_page_is_followed(pages: Pages, server: Server) -> None:
    page = pages.open(f"http://{server.netloc}/", expected=REFUSED)
    expect(page.locator("main")).to_contain_text("Open the page by the link that kiebitz serve shows.")
    page.goto(f"http://{server.netloc}/#key={server.token}")
    is_in_the_lobby(page)
