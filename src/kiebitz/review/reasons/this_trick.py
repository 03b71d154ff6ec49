"""Reasons that the trick under way shows."""

from __future__ import annotations

from typing import Final

from kiebitz.cards import Card
from kiebitz.play import winning_card
from kiebitz.review.reason import Reason, ReasonKind
from kiebitz.review.reasons.contrast import FULL, TELLING, Contrast, Finder

_SMALL: Final = 4  # points of a card that nobody minds giving


def _gave_full_card(found: Contrast) -> Reason | None:
    """The full card played goes into their trick; it, or what the better card saves, could have been kept."""
    trick = found.after_played.now
    if found.played.points < FULL or found.best.points > _SMALL or found.is_ours(trick.winner):
        return None
    if not found.ours_with(found.after_best, found.played):
        return None
    if found.leads:
        cards = (found.played, trick.winning_card)
        return Reason(ReasonKind.LED_FULL_CARD_AWAY, cards, (trick.winner,), found.loss)
    return Reason(ReasonKind.FED_OPPONENTS, (found.played,), (trick.winner,), found.loss)


def _ruffed_too_low(found: Contrast) -> Reason | None:
    """The seat ruffs and their trump takes the trick; with the best card, a trump above theirs, the seat does."""
    trick, better = found.after_played.now, found.after_best.now
    both_ruff = found.is_trump(found.played) and found.is_trump(found.best) and not found.is_trump(trick.led)
    if found.leads or not both_ruff or found.is_ours(trick.winner) or better.winner != found.seat:
        return None
    if not found.order.beats(found.best, trick.winning_card):
        return None
    return Reason(ReasonKind.RUFFED_TOO_LOW, (trick.winning_card, found.best), (trick.winner,), trick.points)


def _left_to_them(found: Contrast) -> Reason | None:
    """The seat would take the trick with the best card; they do now."""
    trick, better = found.after_played.now, found.after_best.now
    if found.leads or found.is_ours(trick.winner) or better.winner != found.seat:
        return None
    if trick.points >= TELLING and found.is_ruff(better) and not found.is_trump(found.played):
        return Reason(ReasonKind.NOT_RUFFED, (found.best,), (trick.winner,), trick.points)
    if trick.points >= FULL and not found.is_ruff(better):
        return Reason(ReasonKind.NOT_TAKEN, (found.best,), (trick.winner,), trick.points)
    return None


def _partner_overtaken(found: Contrast) -> Reason | None:
    """The partner was winning the trick and would have taken it; now the seat does."""
    position, trick, better = found.position, found.after_played.now, found.after_best.now
    if found.leads or found.declares:
        return None
    winning = (position.leader + winning_card(found.order, position.trick)) % 3
    if not winning == found.partner == better.winner or trick.winner != found.seat:
        return None
    return Reason(ReasonKind.PARTNER_OVERTAKEN, (found.played,), (found.partner,), found.loss)


def _not_smeared(found: Contrast) -> Reason | None:
    """The partner takes the trick either way; a card with points could lie in it, and now they get one more."""
    if found.leads or found.declares or found.best.points <= max(found.played.points, 2):
        return None
    if {found.after_played.now.winner, found.after_best.now.winner} != {found.partner}:
        return None
    lost = _theirs_instead(found)
    return None if lost is None else Reason(ReasonKind.NOT_SMEARED, (found.best, lost), (found.partner,), found.loss)


def _theirs_instead(found: Contrast) -> Card | None:
    """What they get because the best card was not put into an own trick: that card, or another full one of the seat."""
    if not found.ours_with(found.after_played, found.best):
        return found.best
    own = (card for card in found.lost_cards() if found.holder(card) == found.seat)
    return next(own, None) if found.best.points >= FULL else None


def _trump_spent(found: Contrast) -> Reason | None:
    """The seat ruffs, with a trump that takes a later trick where the best card, no trump, is played now."""
    trick = found.after_played.now
    ruffs = found.is_trump(found.played) and not found.is_trump(trick.led) and not found.is_trump(found.best)
    if not ruffs or not _takes_another(found):
        return None
    return Reason(ReasonKind.TRUMP_SPENT, (found.played,), (), found.loss)


def _higher_than_needed(found: Contrast) -> Reason | None:
    """The seat takes the trick with either card; the one played, the higher, would have taken a later one too."""
    winners = {found.after_played.now.winner, found.after_best.now.winner}
    if found.leads and not found.same_suit(found.played, found.best):  # another suit is another plan
        return None
    if winners != {found.seat} or not found.order.beats(found.played, found.best) or not _takes_another(found):
        return None
    return Reason(ReasonKind.HIGHER_THAN_NEEDED, (found.played, found.best), (), found.loss)


def _taken_too_early(found: Contrast) -> Reason | None:
    """The seat takes a trick that is left to them in the better line, and a later one there with the same card."""
    trick, better = found.after_played.now, found.after_best.now
    if found.leads or trick.winner != found.seat or found.is_ours(better.winner) or not _takes_another(found):
        return None
    return Reason(ReasonKind.TAKEN_TOO_EARLY, (found.played,), (better.winner,), found.loss)


def _takes_another(found: Contrast) -> bool:
    """Whether the card played would have taken a later trick."""
    later = found.after_best.trick_with(found.played)
    return later is not None and later.winning_card == found.played


FINDERS: Final[tuple[Finder, ...]] = (
    _gave_full_card,
    _ruffed_too_low,
    _left_to_them,
    _partner_overtaken,
    _not_smeared,
    _trump_spent,
    _higher_than_needed,
    _taken_too_early,
)
