"""What the cards of a suit are worth in a null game: a chance for each of 256 patterns, and their product for a hand.

The chance of a pattern depends on how many cards of the suit lie in the skat, on whether the declarer leads to the
first trick, and on whether its cards lie open. What is safe has chance 1. As a chance for all ten cards the product
takes suits to be independent of each other (Lasker, whom the Nullspiel paper follows), which leaves out what can be
dropped.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Final

from kiebitz.cards import CardSet
from kiebitz.models.loading import load_learned
from kiebitz.models.numbers import finite_row
from kiebitz.null.safety import is_safe, is_safe_to_lead, pattern_of

TABLES: Final = "null.json"
PATTERNS: Final = 256
MOST_PUT: Final = 2
SUITS: Final = range(4)


def is_certain(pattern: int, leads: bool) -> bool:
    """Whether the suit cannot be caught; on lead, not even if it is the one that is led."""
    return is_safe_to_lead(pattern) if leads else is_safe(pattern)


@dataclass(frozen=True)
class SuitTables:
    """Chances by game (closed, ouvert), lead (no, yes), cards put away (0, 1, 2) and pattern.

    shifts  for closed and ouvert games: by what the logarithm of the odds is multiplied, and what is added then, so
            that they fit games as they are really played
    """

    chances: tuple[tuple[tuple[tuple[float, ...], ...], ...], ...]
    shifts: tuple[tuple[float, float], ...] = ((1.0, 0.0), (1.0, 0.0))

    def suit(self, pattern: int, *, put: int = 0, leads: bool = False, ouvert: bool = False) -> float:
        """The chance not to be caught in a suit."""
        return self.chances[ouvert][leads][min(put, MOST_PUT)][pattern]

    def product(self, hand: CardSet, put: CardSet, *, leads: bool, ouvert: bool) -> float:
        """The product over the suits of a hand."""
        chance = 1.0
        for suit in SUITS:
            away = (put.mask >> 8 * suit & 0xFF).bit_count()
            chance *= self.suit(pattern_of(hand.mask, suit), put=away, leads=leads, ouvert=ouvert)
        return chance

    def hand(self, hand: CardSet, put: CardSet, *, leads: bool, ouvert: bool) -> float:
        """The chance to win with ten cards, two having been put away, or none in a hand game."""
        product = self.product(hand, put, leads=leads, ouvert=ouvert)
        scale, shift = self.shifts[ouvert]
        if product in (0.0, 1.0):
            return product
        odds = scale * math.log(product / (1.0 - product)) + shift
        return 1.0 / (1.0 + math.exp(-odds))

    def dropping_gain(self, pattern: int, place: int, *, put: int = 0, ouvert: bool = False) -> float:
        """By how much a suit gets safer without the card of a place, while defenders lead."""
        without = pattern & ~(1 << place)
        return self.suit(without, put=put, ouvert=ouvert) - self.suit(pattern, put=put, ouvert=ouvert)

    def save(self, file: Path) -> None:
        """Write the tables."""
        rounded = [[[[round(chance, 4) for chance in row] for row in rows] for rows in of] for of in self.chances]
        file.write_text(json.dumps({"shifts": self.shifts, "chances": rounded}) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, content: bytes) -> SuitTables:
        """Read what `save` has written."""
        found = json.loads(content)
        chances = tuple(tuple(tuple(map(_chances, rows)) for rows in of) for of in found["chances"])
        if [[len(rows) for rows in of] for of in chances] != [[MOST_PUT + 1] * 2] * 2:
            raise ValueError("there is not a row for each game, lead and number of cards put away")
        (first, second), (third, fourth) = (finite_row(shift, 2) for shift in found["shifts"])
        return cls(chances, ((first, second), (third, fourth)))


def _chances(row: object) -> tuple[float, ...]:
    chances = finite_row(row, PATTERNS)
    if not all(0 <= chance <= 1 for chance in chances):
        raise ValueError("there is a chance that is not between 0 and 1")
    return chances


@cache
def shipped_tables() -> SuitTables:
    """The tables that come with the package."""
    return load_learned("null", TABLES, SuitTables.load)


def best_put(tables: SuitTables, cards: CardSet, *, leads: bool, ouvert: bool) -> tuple[CardSet, float]:
    """The two of twelve cards without which the product is largest, and what the hand is worth then."""
    ways = [CardSet(pair) for pair in combinations(cards, 2)]
    worth = {way: tables.product(cards - way, way, leads=leads, ouvert=ouvert) for way in ways}
    best = max(ways, key=worth.__getitem__)
    return best, tables.hand(cards - best, best, leads=leads, ouvert=ouvert)
