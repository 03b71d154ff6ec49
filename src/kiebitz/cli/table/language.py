"""The languages of the table, and which of them the locale asks for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kiebitz.cli.table.english import ENGLISH
from kiebitz.cli.table.german import GERMAN

LANGUAGES: Final = {"en": ENGLISH, "de": GERMAN}


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the locale: the first of LC_ALL, LC_MESSAGES and LANG that is set decides."""
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    return "de" if locale.startswith("de") else "en"
