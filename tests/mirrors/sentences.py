"""The sentences that the page can say as TypeScript declares them: their names, and what each is filled in with."""

from __future__ import annotations

from typing import Final

from kiebitz.web.words import sentences
from tests.words.reading import gaps

_HEAD: Final = (
    "/** What the page can say, and with what it is filled in, made from the catalogue by `make mirrors`. */\n"
)


def declarations() -> str:
    """An entry for each sentence, of English: a test shows that the other languages have the same."""
    english = sentences("en")
    assert english is not None
    entries = [f'  "{name}": {_filling(filled)};' for name, filled in gaps(english).items()]
    return "\n".join([_HEAD, "export interface Sentences {", *entries, "}", ""])


def _filling(names: set[str]) -> str:
    return f"{{ {', '.join(f'{name}: string | number' for name in sorted(names))} }}" if names else "{}"
