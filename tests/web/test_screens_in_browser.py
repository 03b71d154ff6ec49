"""Every screen at every size: nothing over anything else, nothing cut off, room for a finger, contrast in the dark."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.folders import quick_folder
from tests.web.accessibility import assert_contrast
from tests.web.layout import DESK, PHONE, SIZES, TEXT_SIZES, faults_at_every_size, faults_of
from tests.web.pages import Pages
from tests.web.screens import LANGUAGES, opened, walk, walk_others, walk_rooms
from tests.web.serving import Server, serving

# Contrast against a gradient cannot be judged, so all of it gets the colour of its brightest part.
_FLAT = "for (const felt of document.querySelectorAll('.table, .board')) felt.style.background = 'var(--felt-middle)'"


@pytest.fixture(scope="module")
def club() -> Iterator[Server]:
    with quick_folder() as home, serving(home, "--rooms", "everybody") as started:
        yield started


def all_screens(pages: Pages, server: Server, club: Server, language: str) -> Iterator[tuple[str, Page]]:
    page = opened(pages, server, language)
    for name in walk(page, server):
        yield name, page
    yield from walk_others(pages, server, language)
    yield from walk_rooms(pages, club, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_laid_out_at_every_size(pages: Pages, server: Server, club: Server, language: str) -> None:
    begin, seen = time.perf_counter(), 0
    wrong = []
    for name, page in all_screens(pages, server, club, language):
        wrong += [f"{name}: {fault}" for fault in faults_at_every_size(page)]
        seen += 1
    print(f"{seen} screens at {len(SIZES)} sizes with {len(TEXT_SIZES)} of text: {time.perf_counter() - begin:.0f} s")
    assert not wrong, "\n".join(wrong)


def test_every_screen_has_contrast_in_the_dark(pages: Pages, server: Server, club: Server) -> None:
    for _, page in all_screens(pages, server, club, "de"):
        page.emulate_media(color_scheme="dark")
        page.evaluate(_FLAT)
        for size in (PHONE, DESK):
            page.set_viewport_size({"width": size.width, "height": size.height})
            assert_contrast(page)


# -- what the walker would find ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("page_of", "found"),
    [
        (
            "<p data-style='position:absolute;top:9px'>under</p><p data-style='position:absolute;top:9px'>over</p>",
            "lies over",
        ),
        ("<p data-style='width:30px;overflow:hidden;white-space:nowrap'>a long sentence</p>", "cut off"),
        ("<p data-style='width:900px'>wide</p>", "wide"),
        ("<button data-style='height:30px'>small</button>", "too small"),
        ("<p>text</p><button data-style='margin-top:-40px;height:60px;width:60px'></button>", "lies over"),
        ("<p>text</p><button data-style='height:60px;width:60px'>large</button>", None),
    ],
)
def test_the_walker_finds_what_is_wrong(pages: Pages, server: Server, page_of: str, found: str | None) -> None:
    page = pages.open(f"http://{server.netloc}/nowhere")
    _show(page, page_of)
    faults = faults_of(page)
    assert len(faults) == (0 if found is None else 1), faults
    assert found is None or found in faults[0]


def _show(page: Page, content: str) -> None:
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    page.locator("main button").wait_for()
    page.evaluate(
        "content => { document.body.innerHTML = `<main>${content}</main>`;"
        "document.querySelectorAll('[data-style]').forEach((each) => { each.style.cssText = each.dataset.style }) }",
        content,
    )
