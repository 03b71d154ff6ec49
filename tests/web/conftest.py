"""One browser for all tests of a process, and pages in it that fail their test by themselves."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.folders import quick_folder
from tests.web.pages import Chromium, Pages, chromium, running
from tests.web.serving import Server, serving

expect.set_options(timeout=30_000)  # only ever waited for in full when something is wrong

FAILING = "exec:false"  # a program that ends at once

_FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Notes that a test failed, so that its pages can be photographed before they are closed."""
    report = yield
    item.stash[_FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Chromium]:
    with chromium() as started:
        yield started


@pytest.fixture
def pages(browser: Chromium, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Pages]:
    with running(browser.loop):
        pages = Pages(browser.browser)
        yield pages
        pages.settle(tmp_path, failed=request.node.stash.get(_FAILED, False))


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """One server for all tests that leave it as it was; each begins tables of its own."""
    with quick_folder() as home, serving(home, "--player", FAILING) as started:
        yield started
