"""The page as an app: it can be installed, opens while the server is away, and goes with its release."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kiebitz.web import shell
from tests.folders import quick_folder
from tests.web.pages import Pages
from tests.web.person import owning
from tests.web.serving import Server, serving
from tests.web.tabs import ask

_KEPT = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return { names, addresses: kept.flat().map(({ url }) => url) };
}"""


@pytest.fixture
def own_server() -> Iterator[Server]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    with quick_folder() as home, serving(home, "--port", port) as started:
        yield started


def test_the_app_opens_while_the_server_is_away_and_says_so(own_server: Server, pages: Pages) -> None:
    address = f"http://{own_server.netloc}/"
    page = pages.open(address, stored=owning(own_server), keeps_page=True, expected="ERR_CONNECTION_REFUSED|Failed to")
    page.get_by_role("button", name="Deal", exact=True).wait_for()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.reload()
    page.get_by_role("button", name="Deal", exact=True).wait_for()
    own_server.kill()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Kiebitz does not answer. Is it still running?")
    kept = page.evaluate(_KEPT)
    assert kept["names"] == [f"kiebitz-page-{shell.page_version()}"]
    assert not [each for each in kept["addresses"] if "#" in each or "/api/" in each]
    own_server.restart()
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Deal", exact=True).wait_for()


def test_a_changed_file_is_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "main.js").write_text("one")
    monkeypatch.setattr(shell, "_STATIC", tmp_path)
    first = shell.page_version.__wrapped__()
    assert shell.page_version.__wrapped__() == first
    (tmp_path / "main.js").write_text("two")
    assert shell.page_version.__wrapped__() != first


def test_the_manifest_names_icons_that_are_there(server: Server) -> None:
    manifest = ask(server, "GET", "/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert {icon.get("purpose", "any") for icon in manifest.json["icons"]} == {"any", "maskable"}
    for icon in manifest.json["icons"]:
        found = ask(server, "GET", icon["src"])
        assert found.body.startswith(b"\x89PNG")
    worker = ask(server, "GET", "/service-worker.js").body.decode()
    assert re.search(f'"kiebitz-page-{shell.page_version()}"', worker)
