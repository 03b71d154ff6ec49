"""Whether a page is laid out: no text over other text or under something, nothing cut off, targets for a finger."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

FINGER = 44  # pixels
TEXT_SIZES = (100, 200)  # per cent, as set in the browser


class Size(NamedTuple):
    width: int
    height: int


PHONE, SIDE, DESK = Size(390, 844), Size(844, 390), Size(1366, 768)
SIZES = (Size(320, 568), PHONE, SIDE, Size(768, 1024), DESK, Size(1920, 1080))

_FAULTS = Path(__file__).with_suffix(".js").read_text()


def faults_of(page: Page, text: int = 100) -> list[str]:
    """What is wrong with the page as it is shown now, with text of this size in per cent.

    With text of the usual size all that one plays by at a table is in sight at once; with larger text the page may
    scroll.
    """
    found: list[str] = page.evaluate(
        _FAULTS, {"finger": FINGER, "text": text, "mustFit": text == 100 and not _is_tiny(page)}
    )
    return found


def _is_tiny(page: Page) -> bool:
    """Whether the window is too small for all that a game is declared with."""
    size = page.viewport_size
    return size is not None and size["width"] * size["height"] < 200_000


def faults_at_every_size(page: Page) -> list[str]:
    """The same at all sizes of window and text; the window is left as it was."""
    before = page.viewport_size
    assert before is not None
    found = []
    for size in SIZES:
        page.set_viewport_size({"width": size.width, "height": size.height})
        for text in TEXT_SIZES:
            found += [f"{size.width} x {size.height}, text {text}%: {fault}" for fault in faults_of(page, text)]
    page.set_viewport_size(before)
    return found
