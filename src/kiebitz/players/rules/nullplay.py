"""Card play in null: the declarer ducks and sheds his dangerous cards, the defenders drive him up and stay below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kiebitz.players.rules.deduction import Deduction
from kiebitz.players.rules.null import BELOW, STRENGTH, steps_too_high

RELIEF: Final = 2.0  # on the lead, each step that the hand gets safer


def null_card(known: Deduction) -> int:
    """The card to play in a null game."""
    if known.is_declarer:
        value = _declarers_follow if known.trick else _declarers_lead
    else:
        value = _defenders_follow if known.trick else _defenders_lead
    return _best(known, value)


def _best(known: Deduction, value: Callable[[Deduction, int], float]) -> int:
    legal = known.legal
    best_card, best_value = -1, -1e9
    while legal:
        card = legal.bit_length() - 1
        legal ^= 1 << card
        if (found := value(known, card)) > best_value:
            best_card, best_value = card, found
    return best_card


def _relief(known: Deduction, card: int) -> int:
    """By how many steps the hand gets safer without this card."""
    suit = card >> 3
    without = known.hand & ~(1 << card)
    return sum(steps_too_high(known.hand, known.out, suit)) - sum(steps_too_high(without, known.out, suit))


def _declarers_follow(known: Deduction, card: int) -> float:
    """Under the best card as high as possible; over it only as little as possible; void, away with the danger."""
    if not known.follow[known.trick[0]] >> card & 1:
        return 10.0 * _relief(known, card) + STRENGTH[card]
    if not known.beaten_by[known.best] >> card & 1:
        return 100.0 + STRENGTH[card]
    return -STRENGTH[card]


def _declarers_lead(known: Deduction, card: int) -> float:
    """A card that somebody is likely to have to beat, from a suit that gets no more dangerous."""
    higher = (known.out & known.above[card]).bit_count()
    lower = (known.out & BELOW[card]).bit_count()
    if not higher:
        return -100.0
    return 0.5 * higher - 4.0 * lower + RELIEF * _relief(known, card)


def _defenders_follow(known: Deduction, card: int) -> float:
    """Stay under the declarer's card; before he has played, keep the trick low; void, away with the high cards."""
    follows = known.follow[known.trick[0]] >> card & 1
    if known.best_seat == known.declarer:
        under = not (follows and known.beaten_by[known.best] >> card & 1)
        return (100.0 if under else 0.0) + _riddance(known, card)
    if (known.declarer - known.leader) % 3 < len(known.trick):
        return _riddance(known, card)  # the declarer is under already: take the trick high
    if not follows:
        return _riddance(known, card)
    under = not known.beaten_by[known.best] >> card & 1
    return 100.0 + STRENGTH[card] if under else -STRENGTH[card]


def _riddance(known: Deduction, card: int) -> float:
    """How welcome it is to lose a card: high cards stop the declarer from being caught, above all in short suits."""
    suit = known.follow[card]
    if not known.may_hold[known.declarer] & suit:
        return -1.0  # the declarer has none: these cards harm nobody
    return STRENGTH[card] - 0.5 * (known.hand & suit).bit_count()


def _defenders_lead(known: Deduction, card: int) -> float:
    """A card the declarer may be unable to duck; short suits first, so that high cards can be thrown away soon."""
    suit, declarer = known.follow[card], known.declarer
    caught = known.lacks(declarer, BELOW[card]) * (1.0 - known.lacks(declarer, known.above[card]))
    if not known.may_hold[declarer] & suit:
        return -10.0
    return 10.0 * caught - 0.5 * (known.hand & suit).bit_count() + (1.0 if known.partner_led & suit else 0.0)
