"""What axe-core finds on a page that keeps somebody from using it."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def assert_accessible(page: Page) -> None:
    """Fails on serious and critical findings about the page as it is shown now."""
    _assert_nothing_found(page, {"resultTypes": ["violations"]})


def assert_contrast(page: Page) -> None:
    """Fails on text that is hard to tell from its ground; much quicker than looking for everything."""
    _assert_nothing_found(page, {"resultTypes": ["violations"], "runOnly": ["color-contrast"]})


def _assert_nothing_found(page: Page, options: dict[str, Any]) -> None:
    response = Axe().run(page, options=options).response
    found = [finding for finding in response["violations"] if finding["impact"] in ("serious", "critical")]
    assert not found, "\n".join([f"{page.url} is not accessible:", *map(_described, found)])


def _described(finding: dict[str, Any]) -> str:
    places = [f"    {' '.join(map(str, node['target']))}: {node['html']}" for node in finding["nodes"]]
    return "\n".join([f"  {finding['help']} ({finding['id']}, {finding['impact']})", *places])
