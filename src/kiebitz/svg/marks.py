"""What stands above cards: what they are worth to the solver, how often they win in the worlds, or any words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from kiebitz.cards import Card
from kiebitz.players import Evidence
from kiebitz.solver import CardValue, Solution

Values: TypeAlias = Evidence | Iterable[CardValue] | Mapping[Card, str]


@dataclass(frozen=True, slots=True)
class Mark:
    """Words above a card; `best` ones stand out."""

    text: str
    best: bool = False


def marks_of(values: Values | None, *, for_declarer: bool | None) -> dict[Card, Mark]:
    """The marks of some cards. Values are the declarer's: who plays decides which is best, `None` where nobody does."""
    if values is None:
        return {}
    if isinstance(values, Evidence):
        return {found.card: Mark(f"{found.win_share:.0%}", found.card == values.best) for found in values.cards}
    if isinstance(values, Mapping):
        return {card: Mark(words) for card, words in values.items()}
    return _marks_of_values(list(values), for_declarer)


def _marks_of_values(values: list[CardValue], for_declarer: bool | None) -> dict[Card, Mark]:
    """Best are the cards with which the side that plays is sure of most."""
    sure = {value.card: value.lower if for_declarer else -value.upper for value in values}
    best = None if for_declarer is None else max(sure.values(), default=0)
    return {value.card: Mark(format_bounds(value), sure[value.card] == best) for value in values}


def format_bounds(found: CardValue | Solution) -> str:
    """A value, or the bounds that are known of it."""
    return str(found.lower) if found.is_exact else f"{found.lower}–{found.upper}"
