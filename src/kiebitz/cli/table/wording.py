"""How the table names cards, contracts, moves, values, numbers and people in the chosen language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from kiebitz.cards import SUIT_SYMBOLS, Card, Suit
from kiebitz.cli.table.phrases import Counted, Phrases
from kiebitz.contract import Contract, format_contract
from kiebitz.moves import Bid, Claim, Declare, Hold, Leave, Move, Pass, PickUp, Resign, Timeout
from kiebitz.scoring import Result

RED_SUITS = (Suit.HEARTS, Suit.DIAMONDS)


@dataclass(frozen=True, slots=True)
class Wording:
    """A language on a screen that can or cannot show suit symbols."""

    phrases: Phrases
    symbols: bool = True

    def card(self, card: Card) -> str:
        suit = SUIT_SYMBOLS[card.suit] if self.symbols else self.phrases.suit_letters[card.suit]
        return suit + self.phrases.ranks[card.rank]

    def cards(self, cards: Iterable[Card]) -> str:
        return " ".join(self.card(card) for card in cards)

    def coloured(self, card: Card, style: str = "bold") -> Text:
        """A card as it is printed: hearts and diamonds red."""
        return Text(self.card(card), style=f"{style} red" if card.suit in RED_SUITS else style)

    def coloured_cards(self, cards: Iterable[Card], style: str = "bold") -> Text:
        return Text(" ").join(self.coloured(card, style) for card in cards)

    def contract(self, contract: Contract) -> str:
        """`Grand hand, schneider announced`; what an ouvert trump game implies goes without saying."""
        phrases = self.phrases
        name = phrases.kinds[contract.kind]
        if contract.ouvert:
            name += " " + phrases.ouvert
        if contract.hand and (contract.is_null or not contract.ouvert):
            name += " " + phrases.hand
        if contract.schneider and not contract.ouvert:
            name += ", " + (phrases.schwarz_announced if contract.schwarz else phrases.schneider_announced)
        return name

    def typed_contract(self, contract: Contract) -> str:
        """`gh`, `krh`: a contract as people type it."""
        return self.phrases.typed_kinds[contract.kind] + format_contract(contract)[1:].lower()

    def calculation(self, contract: Contract, result: Result, bid: int) -> str:
        """`with 1, game 2, schneider 3, 3 x 11 = 33`, and what losing or overbidding makes of it; `Null 23`."""
        phrases, found = self.phrases, result.calculation(contract, bid)
        if contract.is_null:
            parts = [f"{self.contract(contract)} {found.value}"]
        else:
            tops = phrases.with_tops if found.matadors > 0 else phrases.without_tops
            parts = [tops.format(count=abs(found.matadors))]
            parts += [f"{phrases.steps[step]} {level}" for step, level in found.counted]
            parts.append(phrases.product.format(levels=found.levels, base=found.base, worth=found.worth))
        if found.overbid:
            needed = phrases.product.format(levels=found.charged_levels, base=found.base, worth=found.value)
            parts.append(phrases.overbid.format(bid=bid, needed=needed))
        if not result.won:
            parts.append(phrases.twice.format(value=result.value))
        return ", ".join(parts)

    def counted(self, forms: Counted, count: int, **filled_in: object) -> str:
        """`1 trick`, `2 tricks`."""
        return forms[abs(count) != 1].format(count=count, **filled_in)

    def list_points(self, points: float) -> str:
        """`+12 points`, and without a sign where they are none."""
        whole = round(points)
        return self.counted(self.phrases.list_points, whole, signed=f"{whole:+d}" if whole else "0")

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
        return f"{number:.{digits}f}".replace(".", self.phrases.decimal_mark)

    def seconds(self, seconds: float) -> str:
        return self.decimal(seconds) + " s"

    def trick_to(self, name: str) -> str:
        """Who took a trick; the human may be addressed as `you`."""
        phrases = self.phrases
        return phrases.trick_to_you if name == phrases.you else phrases.trick_to.format(name=name)

    def move(self, move: Move) -> Text:
        """What somebody did, as it is said after the name."""
        if isinstance(move, Card):
            return self.coloured(move)
        if isinstance(move, Bid):
            return Text(str(move.value))
        if isinstance(move, Declare):
            return Text(self.contract(move.contract))
        phrases = self.phrases
        said = {
            Hold: phrases.holds,
            Pass: phrases.passes,
            PickUp: phrases.picks_up,
            Claim: phrases.claims,
            Resign: phrases.resigns,
            Leave: phrases.leaves,
            Timeout: phrases.times_out,
        }
        return Text(said[type(move)])
