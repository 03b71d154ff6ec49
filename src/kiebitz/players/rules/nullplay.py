"""Card play in null: the declarer ducks and sheds his dangerous cards, the defenders drive him up and stay below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kiebitz.players.rules.null import BELOW, STRENGTH, steps_too_high
from kiebitz.players.rules.table import Table

RELIEF: Final = 2.0  # on the lead, each step that the hand gets safer


def null_card(table: Table) -> int:
    """The card to play in a null game."""
    if table.is_declarer:
        value = _declarers_follow if table.trick else _declarers_lead
    else:
        value = _defenders_follow if table.trick else _defenders_lead
    return _best(table, value)


def _best(table: Table, value: Callable[[Table, int], float]) -> int:
    legal = table.legal
    best_card, best_value = -1, -1e9
    while legal:
        card = legal.bit_length() - 1
        legal ^= 1 << card
        if (found := value(table, card)) > best_value:
            best_card, best_value = card, found
    return best_card


def _relief(table: Table, card: int) -> int:
    """By how many steps the hand gets safer without this card."""
    suit = card >> 3
    without = table.hand & ~(1 << card)
    return sum(steps_too_high(table.hand, table.out, suit)) - sum(steps_too_high(without, table.out, suit))


def _declarers_follow(table: Table, card: int) -> float:
    """Under the best card as high as possible; over it only as little as possible; void, away with the danger."""
    if not table.follow[table.trick[0]] >> card & 1:
        return 10.0 * _relief(table, card) + STRENGTH[card]
    if not table.beaten_by[table.best] >> card & 1:
        return 100.0 + STRENGTH[card]
    return -STRENGTH[card]


def _declarers_lead(table: Table, card: int) -> float:
    """A card that somebody is likely to have to beat, from a suit that gets no more dangerous."""
    higher = (table.out & table.above[card]).bit_count()
    lower = (table.out & BELOW[card]).bit_count()
    if not higher:
        return -100.0
    return 0.5 * higher - 4.0 * lower + RELIEF * _relief(table, card)


def _defenders_follow(table: Table, card: int) -> float:
    """Stay under the declarer's card; before he has played, keep the trick low; void, away with the high cards."""
    follows = table.follow[table.trick[0]] >> card & 1
    if table.best_seat == table.declarer:
        under = not (follows and table.beaten_by[table.best] >> card & 1)
        return (100.0 if under else 0.0) + _riddance(table, card)
    if (table.declarer - table.leader) % 3 < len(table.trick):
        return _riddance(table, card)  # the declarer is under already: take the trick high
    if not follows:
        return _riddance(table, card)
    under = not table.beaten_by[table.best] >> card & 1
    return 100.0 + STRENGTH[card] if under else -STRENGTH[card]


def _riddance(table: Table, card: int) -> float:
    """How welcome it is to lose a card: high cards stop the declarer from being caught, above all in short suits."""
    suit = table.follow[card]
    if not table.may_hold[table.declarer] & suit:
        return -1.0  # the declarer has none: these cards harm nobody
    return STRENGTH[card] - 0.5 * (table.hand & suit).bit_count()


def _defenders_lead(table: Table, card: int) -> float:
    """A card the declarer may be unable to duck; short suits first, so that high cards can be thrown away soon."""
    suit, declarer = table.follow[card], table.declarer
    caught = table.lacks(declarer, BELOW[card]) * (1.0 - table.lacks(declarer, table.above[card]))
    if not table.may_hold[declarer] & suit:
        return -10.0
    return 10.0 * caught - 0.5 * (table.hand & suit).bit_count() + (1.0 if table.partner_led & suit else 0.0)
