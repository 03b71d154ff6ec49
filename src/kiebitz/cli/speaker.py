"""The language in which a command speaks to Skat players: `--lang`, or the locale's."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import click
from rich.text import Text

from kiebitz.cards import Card
from kiebitz.cli.faults import fault_in_words
from kiebitz.cli.language import language_of
from kiebitz.cli.output import shows_symbols
from kiebitz.cli.table.wording import Wording
from kiebitz.cli.words import ENGLISH, GERMAN, Words
from kiebitz.contract import Contract, Kind
from kiebitz.words import LANGUAGES, Value, words

F = TypeVar("F", bound=Callable[..., Any])

WORDS: Final = {"en": ENGLISH, "de": GERMAN}


@dataclass(frozen=True, slots=True)
class Speaker:
    """What is said, and how cards, seats, contracts and numbers are written."""

    language: str
    words: Words
    wording: Wording

    def say(self, sentence: str, /, **values: Value) -> str:
        return words(self.language).say(sentence, **values)

    def say_of(self, family: str, code: str, /, **values: Value) -> str:
        return words(self.language).say_of(family, code, **values)

    def fault(self, error: Exception) -> str:
        """What is wrong, in a line."""
        return fault_in_words(error, self.language, self.wording)

    def seat(self, seat: int) -> str:
        return self.say("seat", seat=seat)

    def kind(self, kind: Kind) -> str:
        return self.wording.kind(kind)

    def contract(self, contract: Contract) -> str:
        return self.wording.contract(contract)

    def card(self, card: Card) -> Text:
        return self.wording.coloured(card, style="")

    def cards(self, cards: Iterable[Card]) -> Text:
        return self.wording.coloured_cards(cards, style="")

    def percent(self, share: float) -> str:
        return self.wording.percent(share)

    def whole(self, number: int) -> str:
        """A large number, its thousands set apart: 1,200 or 1.200."""
        return self.say("number", number=number)

    def signed(self, number: float, digits: int = 0) -> str:
        """A number of points won or lost."""
        return ("+" if number >= 0 else "") + self.wording.decimal(number, digits)


def speaker(language: str | None) -> Speaker:
    """Speak a language, by default the locale's, on standard output."""
    spoken = language or language_of(os.environ)
    return Speaker(spoken, WORDS[spoken], Wording(spoken, shows_symbols(sys.stdout)))


def speaking(command: F) -> F:
    """Give a command the option `--lang`; what it gets is the `speaker`."""
    return click.option(
        "--lang",
        "speaker",
        type=click.Choice(LANGUAGES),
        callback=lambda _context, _option, language: speaker(language),
        is_eager=True,
        help="Language of what is said [default: the locale's].",
    )(command)
