"""How the terminal names cards, contracts, sums, moves, numbers and people in the chosen language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from kiebitz.calculation import Calculation
from kiebitz.cards import SUIT_SYMBOLS, Card, Suit
from kiebitz.contract import Contract, Kind, format_contract
from kiebitz.moves import Bid, Call, Claim, Declare, Hold, Leave, Move, Pass, PickUp, Timeout
from kiebitz.scoring import Result
from kiebitz.words import Value, words

RED_SUITS = (Suit.HEARTS, Suit.DIAMONDS)
DECK: Final = "french"


@dataclass(frozen=True, slots=True)
class Wording:
    """A language on a screen that can or cannot show suit symbols."""

    language: str
    symbols: bool = True

    def say(self, sentence: str, /, **values: Value) -> str:
        return words(self.language).say(sentence, **values)

    def say_of(self, family: str, code: str, /, **values: Value) -> str:
        return words(self.language).say_of(family, code, **values)

    def card(self, card: Card) -> str:
        letter = self.say("rank-letter", indices=self.language, rank=str(card.rank))
        return (SUIT_SYMBOLS[card.suit] if self.symbols else self.say("suit-letter", suit=str(card.suit))) + letter

    def cards(self, cards: Iterable[Card]) -> str:
        return " ".join(self.card(card) for card in cards)

    def coloured(self, card: Card, style: str = "bold") -> Text:
        """A card as it is printed: hearts and diamonds red."""
        return Text(self.card(card), style=f"{style} red" if card.suit in RED_SUITS else style)

    def coloured_cards(self, cards: Iterable[Card], style: str = "bold") -> Text:
        return Text(" ").join(self.coloured(card, style) for card in cards)

    def kind(self, kind: Kind) -> str:
        return self.say("kind", deck=DECK, kind=kind.letter)

    def contract(self, contract: Contract) -> str:
        """`Grand hand, schneider announced`."""
        return self.say("contract", deck=DECK, kind=contract.kind.letter, extras=format_contract(contract)[1:])

    def typed_contract(self, contract: Contract) -> str:
        """`gh`, `krh`: a contract as people type it."""
        return self.say("kind-typed", kind=contract.kind.letter) + format_contract(contract)[1:].lower()

    def calculation(self, contract: Contract, result: Result, bid: int) -> str:
        """`with 1, game 2, schneider 3 × 11 = 33`, and what losing or overbidding makes of it."""
        found = result.calculation(contract, bid)
        said = self._counted_aloud(found)
        if found.overbid:
            levels, base, value = found.charged_levels, found.base, found.value
            said = self.say("sum-charged", sum=said, bid=bid, levels=levels, base=base, value=value)
        if not result.won:
            said = self.say("sum-lost", sum=said, value=str(result.value))
        return said if self.symbols else said.replace("×", "x")

    def _counted_aloud(self, found: Calculation) -> str:
        if found.matadors == 0:
            return self.say("sum-null", worth=found.worth)
        parts = [self.say("sum-tops", side="with" if found.matadors > 0 else "without", count=abs(found.matadors))]
        parts += [self.say("sum-step", step=step.value.split()[-1], level=level) for step, level in found.counted]
        return self.say("sum", counted=", ".join(parts), base=found.base, worth=found.worth)

    def list_points(self, points: float) -> str:
        """`+12 points`, and without a sign where they are none."""
        whole = round(points)
        return self.say("result-list-points", points=whole, signed=f"{whole:+d}" if whole else "0")

    def short(self, text: str, cells: int) -> str:
        """The text if so many cells of a screen have room for it, otherwise its beginning and an ellipsis."""
        if cell_len(text) <= cells:
            return text
        return set_cell_size(text, cells - 1).rstrip() + ("…" if self.symbols else ".")

    def column(self, text: str, cells: int) -> str:
        """The text in a column of so many cells, the last of which stays empty."""
        return set_cell_size(self.short(text, cells - 1), cells)

    def right_column(self, text: str, cells: int) -> str:
        """The text at the right of a column of so many cells, the first of which stays empty."""
        short = self.short(text, cells - 1)
        return " " * (cells - cell_len(short)) + short

    def decimal(self, number: float, digits: int = 1) -> str:
        """A number with so many digits behind the decimal mark."""
        return f"{number:.{digits}f}".replace(".", self.say("number-decimal-mark"))

    def seconds(self, seconds: float) -> str:
        return self.say("number-seconds", number=self.decimal(seconds))

    def percent(self, share: float) -> str:
        return self.say("number-percent", number=round(100 * share))

    def trick_to(self, name: str) -> str:
        """Who took a trick."""
        return self.say("event-trick", name=name)

    def call(self, call: Call) -> str:
        """What somebody said in the auction."""
        if isinstance(call, Bid):
            return str(call.value)
        return self.say("call-hold" if isinstance(call, Hold) else "call-pass")

    def event(self, name: str, move: Move) -> Text:
        """What somebody did."""
        match move:
            case Card():
                return Text(f"{name}: ") + self.coloured(move)
            case Bid() | Hold() | Pass():
                return Text(f"{name}: {self.call(move)}")
            case Declare(contract):
                return Text(self.say("event-declares", name=name, contract=self.contract(contract)))
            case PickUp():
                return Text(self.say("event-picks-up", name=name))
            case Claim():
                return Text(self.say("event-lays-open", name=name))
            case Leave():
                return Text(self.say("event-leaves", name=name))
            case Timeout():
                return Text(self.say("event-times-out", name=name))
        return Text(self.say("event-gives-up", name=name))
