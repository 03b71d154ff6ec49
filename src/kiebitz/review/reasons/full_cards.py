"""Reasons that the fate of a full card shows: ours would have taken it, and they do now."""

from __future__ import annotations

from functools import partial
from typing import Final

from kiebitz.cards import CARDS, Card
from kiebitz.review.reason import Reason, ReasonKind
from kiebitz.review.reasons.contrast import FULL, Contrast, Finder

_SHARE: Final = 2  # a card explains a loss of at least this part of its points: less was won back elsewhere


def _best_lost(found: Contrast) -> Reason | None:
    """The best card first: that it gets home is why it is best."""
    return _lost(found, found.best)


def _lost(found: Contrast, card: Card) -> Reason | None:
    """A full card that ours would have taken and they take now; at least half of its points are really lost."""
    holder = found.holder(card)
    if holder is None or _SHARE * found.loss < card.points or card not in found.lost_cards():
        return None
    if not found.is_ours(holder):
        return _theirs(found, card, holder)
    if card == found.played:
        return _given_now(found, card)
    return _own(found, card) if holder == found.seat else _partners(found, card)


def _theirs(found: Contrast, card: Card, holder: int) -> Reason | None:
    caught = found.after_best.trick_with(card)
    assert caught is not None
    if caught is not found.after_best.now and caught.winning_card == found.played:
        return Reason(ReasonKind.CATCHER_SPENT, (found.played, card), (holder,), found.loss)
    return Reason(ReasonKind.ESCAPED, (card,), (holder,), found.loss) if _is_of_choice(found, card) else None


def _partners(found: Contrast, card: Card) -> Reason | None:
    trick = found.after_played.trick_with(card)
    assert trick is not None
    if found.is_ruff(trick) and not found.is_trump(card):
        return Reason(ReasonKind.PARTNERS_CARD_RUFFED, (card,), (found.partner, trick.winner), found.loss)
    now = found.after_best.now
    if card in now.cards and now.winning_card != card:
        return Reason(ReasonKind.PARTNER_CANNOT_SMEAR, (card,), (found.partner,), found.loss)
    if not _is_of_choice(found, card):
        return None
    return Reason(ReasonKind.PARTNERS_CARD_LOST, (card,), (found.partner,), found.loss)


def _given_now(found: Contrast, card: Card) -> Reason:
    """What becomes of the card played is seen in this trick, not later."""
    now = found.after_played.now
    if found.leads:
        return Reason(ReasonKind.LED_FULL_CARD_AWAY, (card, now.winning_card), (now.winner,), found.loss)
    return Reason(ReasonKind.FED_OPPONENTS, (card,), (now.winner,), found.loss)


def _own(found: Contrast, card: Card) -> Reason | None:
    trick = found.after_played.trick_with(card)
    assert trick is not None
    if card == found.best:
        return Reason(ReasonKind.NOT_CASHED, (card,), (), found.loss)
    if found.is_ruff(trick) and not found.is_trump(card):
        return Reason(ReasonKind.OWN_CARD_RUFFED, (card,), (), found.loss)
    if _is_bared(found, card):
        return Reason(ReasonKind.BARED, (card,), (), found.loss)
    return Reason(ReasonKind.OWN_CARD_LOST, (card,), (), found.loss) if _is_of_choice(found, card) else None


def _is_of_choice(found: Contrast, card: Card) -> bool:
    """Whether the choice was about its suit, or it lies in this trick; else nobody sees what one has to do with the
    other."""
    lies_here = card in found.after_played.now.cards or card in found.after_best.now.cards
    return lies_here or found.same_suit(card, found.played) or found.same_suit(card, found.best)


def _is_bared(found: Contrast, card: Card) -> bool:
    """Whether the card played was the last one of the seat below a full card."""
    below = found.position.hands[found.seat] & found.order.follow[card] & ~found.order.beaters[card] & ~card.mask
    return below == found.played.mask


_FULL_CARDS: Final = sorted((card for card in CARDS if card.points >= FULL), key=lambda card: -card.points)

FINDERS: Final[tuple[Finder, ...]] = (_best_lost, *(partial(_lost, card=card) for card in _FULL_CARDS))
