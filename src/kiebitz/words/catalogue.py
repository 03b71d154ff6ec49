"""Sentences in Fluent, found by their names and filled in."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final, TypeAlias

from kiebitz.interrupts import interrupted_afterwards

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value: TypeAlias = str | float  # what a sentence is filled in with; whole numbers have their plural

_FOLDER: Final = Path(__file__).parent
_ENTRY: Final = re.compile(r"^(-?[a-z][\w-]*) *=.*?(?=^[-a-z#]|\Z)", re.MULTILINE | re.DOTALL)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_GAP: Final = re.compile(r"[^a-z0-9]+")

LANGUAGES: Final = tuple(sorted(folder.name for folder in _FOLDER.iterdir() if (folder / "cards.ftl").exists()))


class NotSaid(LookupError):
    """A sentence that the catalogue lacks, or whose gaps were not all filled in: a fault of the program."""


class Words:
    """One language. A sentence is read when it is first said: reading all of them would delay every command."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._unread = {
            entry[1]: entry[0] for topic in topics(language) for entry in _ENTRY.finditer(source(language, topic))
        }
        self._bundle: FluentBundle | None = None
        self._reading = Lock()

    def say(self, sentence: str, /, **values: Value) -> str:
        """The sentence of this name, filled in."""
        bundle = self._read(sentence)
        pattern = bundle.get_message(sentence).value if bundle.has_message(sentence) else None
        if pattern is None:
            raise NotSaid(f"{self.language} has no sentence {sentence!r}")
        said, faults = bundle.format_pattern(pattern, values)
        if faults:
            raise NotSaid(f"{sentence!r} in {self.language}: {faults[0]}")
        return str(said)

    def say_of(self, family: str, code: str, /, **values: Value) -> str:
        """The sentence that a family has for a code of the library: `say_of("reason", "null: hole opened")`."""
        return self.say(f"{family}-{slug(code)}", **values)

    def knows_of(self, family: str, code: str) -> bool:
        """Whether a family has a sentence for a code."""
        return self.knows(f"{family}-{slug(code)}")

    def knows(self, sentence: str) -> bool:
        """Whether there is a sentence of this name."""
        return sentence in self._unread or (self._bundle is not None and self._bundle.has_message(sentence))

    def _read(self, sentence: str) -> FluentBundle:
        with self._reading:
            if self._bundle is None or sentence in self._unread:
                with interrupted_afterwards():  # half a library or sentence could not say that it was interrupted
                    self._bundle = self._bundle or _bundle(self.language)
                    self._add(self._bundle, sentence)
            return self._bundle

    def _add(self, bundle: FluentBundle, entry: str) -> None:
        """Reads an entry and whatever it refers to."""
        text = self._unread.pop(entry, None)
        if text is not None:
            from fluent.runtime import FluentResource  # slow to load, and many commands say nothing

            bundle.add_resource(FluentResource(text))
            for referred in _REFERENCE.findall(text):
                self._add(bundle, referred)


@cache
def words(language: str) -> Words:
    """The words of a language, of `LANGUAGES`."""
    return Words(language)


def topics(language: str) -> list[str]:
    """The files of a language, by name."""
    return sorted(file.stem for file in (_FOLDER / language).glob("*.ftl"))


def source(language: str, topic: str) -> str:
    """What a file of the catalogue says, in Fluent."""
    return (_FOLDER / language / f"{topic}.ftl").read_text(encoding="utf-8")


def slug(code: str) -> str:
    """A code as it stands in the name of a sentence: `null-hole-opened`."""
    return _GAP.sub("-", code.lower()).strip("-")


def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)
