"""The language in which a command speaks to Skat players: `--lang`, or the locale's."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import wraps
from typing import Any, TypeVar, cast

import click
from rich.text import Text

from kiebitz.cards import Card
from kiebitz.cli.faults import fault_in_words
from kiebitz.cli.language import language_of
from kiebitz.cli.output import shows_symbols
from kiebitz.cli.table.wording import Wording
from kiebitz.contract import Contract, Kind
from kiebitz.words import Value, words

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Speaker:
    """What is said, and how cards, seats, contracts and numbers are written."""

    language: str
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

    def percent(self, share: float, digits: int = 0) -> str:
        return self.say("number-percent", number=self.wording.decimal(100 * share, digits))

    def signed(self, number: float, digits: int = 0) -> str:
        """A number of points won or lost."""
        return ("+" if number >= 0 else "") + self.wording.decimal(number, digits)

    def shortest(self, number: float) -> str:
        """The same with no more digits than it needs."""
        return self.signed(number, len(f"{number:g}".partition(".")[2]))


def speaker(language: str | None) -> Speaker:
    """Speak a language, by default the locale's, on standard output."""
    spoken = language or language_of(os.environ)
    return Speaker(spoken, Wording(spoken, shows_symbols(sys.stdout)))


def language_in(context: click.Context) -> str:
    """The language of a call: that of `--lang`, or the locale's."""
    return str(context.obj or language_of(os.environ))


def speaking(command: F) -> F:
    """Hand a command the `speaker` of its language."""

    @wraps(command)
    def spoken(*args: Any, **values: Any) -> Any:
        return command(*args, speaker=speaker(language_in(click.get_current_context())), **values)

    return cast(F, spoken)
