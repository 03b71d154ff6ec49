"""Which language the locale asks for."""

from __future__ import annotations

from collections.abc import Mapping

from kiebitz.words import LANGUAGES


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the locale: the first of LC_ALL, LC_MESSAGES and LANG that is set decides."""
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    return next((language for language in LANGUAGES if locale.startswith(language)), "en")
