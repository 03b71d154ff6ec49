"""How the table names cards, contracts, moves and results in the chosen language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from kiebitz.cards import SUIT_SYMBOLS, Card, Suit
from kiebitz.cli.table.phrases import Phrases
from kiebitz.contract import Contract
from kiebitz.moves import Bid, Claim, Declare, Hold, Leave, Move, Pass, PickUp, Resign, Timeout

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
