"""Card faces as the page asks for them: one file of symbols for each way that cards can look."""

from __future__ import annotations

from functools import cache
from typing import Final

from kiebitz import svg

STYLES: Final = {
    "en": svg.Style(language="en"),
    "de": svg.Style(language="de"),
    "en4": svg.Style(language="en", four_colours=True),
    "de4": svg.Style(language="de", four_colours=True),
    "ger": svg.Style(suits="german"),
}


@cache
def deck(name: str) -> bytes | None:
    """The faces and the back in this style; `None` if there is no such style."""
    return str(svg.deck(style=STYLES[name])).encode() if name in STYLES else None
