"""Playing to a trick somebody else has led, in suit games and grand.

Each card is weighed by what the trick is expected to bring to the own side, less what the card is worth later. Ducking,
overtaking cheaply, bringing home an ace and smearing on the partner's trick all follow from this one sum.
"""

from __future__ import annotations

from kiebitz.cards import RANK_POINTS
from kiebitz.players.rules.table import Table
from kiebitz.players.rules.worth import prices_of, worth


def follow(table: Table) -> int:
    """The best card of the hand for the trick on the table."""
    on_table = sum(RANK_POINTS[card & 7] for card in table.trick)
    best_card, best_value = -1, -1e9
    legal = table.legal
    while legal:
        card = legal.bit_length() - 1
        legal ^= 1 << card
        value = trick_value(table, card, on_table + RANK_POINTS[card & 7]) - worth(table, card)
        if value > best_value:
            best_card, best_value = card, value
    return best_card


def trick_value(table: Table, card: int, points: int) -> float:
    """Points the trick is expected to bring, counted against the own side when the other takes it."""
    takes = table.beaten_by[table.best] >> card & 1
    ours = bool(takes) or table.best_seat == table.partner
    if len(table.trick) == 2:
        return points if ours else -points
    chance = _chance_of_trick(table, card if takes else table.best, ours)
    partner_adds = (table.seat + 1) % 3 == table.partner
    prices = prices_of(table)
    won, lost = (prices.smear, prices.least) if partner_adds else (prices.least, prices.smear)
    return chance * (points + won) - (1 - chance) * (points + lost)


def _chance_of_trick(table: Table, best: int, ours: bool) -> float:
    """How likely the own side takes the trick when one more card is to come."""
    last = (table.seat + 1) % 3
    if last == table.partner:
        return 1.0 if ours else table.chance_to_beat(last, best, table.trick[0])
    return 1.0 - table.chance_to_beat(last, best, table.trick[0]) if ours else 0.0
