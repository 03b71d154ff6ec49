"""The words of the page: the topics of the catalogue that a browser needs, as one file for each language."""

from __future__ import annotations

from functools import cache
from typing import Final

from kiebitz.words import LANGUAGES, source

TOPICS: Final = (  # each sentence of them has its type in `sentences.d.ts`
    "board",
    "cards",
    "company",
    "faults",
    "fairness",
    "games",
    "hints",
    "learn",
    "levels",
    "lobby",
    "moments",
    "practice",
    "portrait",
    "reasons",
    "result",
    "rooms",
    "review",
    "settings",
    "spoken",
    "statistics",
    "table",
)


@cache
def sentences(language: str) -> str | None:
    """All that the page says in a language, in Fluent; `None` if nobody speaks it."""
    if language not in LANGUAGES:
        return None
    return "\n".join(source(language, topic) for topic in TOPICS)
