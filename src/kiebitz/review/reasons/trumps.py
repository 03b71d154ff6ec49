"""Reasons that trumps show: drawn or not, spent or kept, and the tricks taken with them."""

from __future__ import annotations

from typing import Final

from kiebitz.cards import cards_in
from kiebitz.review.reason import Reason, ReasonKind
from kiebitz.review.reasons.contrast import Contrast, Finder
from kiebitz.review.reasons.lines import Line


def _not_drawn(found: Contrast) -> Reason | None:
    """A defender ruffs, or overruffs, a card with which the declarer would have taken a trick, had trumps been led."""
    if not found.declares or not found.leads or found.is_trump(found.played) or not found.is_trump(found.best):
        return None
    for trick in found.after_played.tricks:
        card = trick.card_of(found.seat)
        is_lost = found.is_ruff(trick) and not found.is_ours(trick.winner)
        if is_lost and (later := found.after_best.trick_with(card)) is not None and later.winning_card == card:
            return Reason(ReasonKind.TRUMPS_NOT_DRAWN, (card,), (trick.winner,), found.loss)
    return None


def _partners_pulled(found: Contrast) -> Reason | None:
    """A defender leads trump; the partner's falls to them in this trick, and would have taken a later one."""
    if found.declares or not found.leads or not found.is_trump(found.played) or found.is_trump(found.best):
        return None
    pulled = found.after_played.now.card_of(found.partner)
    later = found.after_best.trick_with(pulled)
    if not found.is_trump(pulled) or found.is_ours(found.after_played.now.winner):
        return None
    if later is None or later.winning_card != pulled:
        return None
    return Reason(ReasonKind.PARTNERS_TRUMP_PULLED, (pulled,), (found.partner,), found.loss)


def _not_forced(found: Contrast) -> Reason | None:
    """The declarer would have ruffed the best lead, and ours would have taken more tricks with trumps."""
    now = found.after_best.now
    if found.declares or not found.leads or not found.is_ruff(now) or found.is_ours(now.winner):
        return None
    fewer = _trump_tricks(found, found.after_best, ours=True) - _trump_tricks(found, found.after_played, ours=True)
    if fewer <= 0:
        return None
    return Reason(ReasonKind.DECLARER_NOT_FORCED, (found.best,), (found.position.declarer,), found.loss, fewer)


def _wasted(found: Contrast) -> Reason | None:
    """The declarer leads trump and takes fewer tricks with trumps than after the best lead, another suit."""
    if not found.declares or not found.leads or not found.is_trump(found.played) or found.is_trump(found.best):
        return None
    fewer = _trump_tricks(found, found.after_best, ours=True) - _trump_tricks(found, found.after_played, ours=True)
    return Reason(ReasonKind.TRUMPS_WASTED, (found.best,), (), found.loss, fewer) if fewer > 0 else None


def _trick_given(found: Contrast) -> Reason | None:
    """They take more tricks with trumps, and the choice was about one, or this trick is taken by one."""
    ruffs = any(map(found.is_ruff, (found.after_played.now, found.after_best.now)))
    if not (ruffs or found.is_trump(found.played) or found.is_trump(found.best)):
        return None
    more = _trump_tricks(found, found.after_played, ours=False) - _trump_tricks(found, found.after_best, ours=False)
    if more <= 0 or not cards_in(found.order.trumps & found.position.hands[found.seat]):
        return None
    return Reason(ReasonKind.TRUMP_TRICK_GIVEN, (), (), found.loss, more)


def _trump_tricks(found: Contrast, line: Line, *, ours: bool) -> int:
    """The tricks that a side takes with trumps."""
    return found.tricks_with(
        line, lambda trick: found.is_trump(trick.winning_card) and found.is_ours(trick.winner) == ours
    )


FIRST_FINDERS: Final[tuple[Finder, ...]] = (_not_drawn, _partners_pulled)
FINDERS: Final[tuple[Finder, ...]] = (_not_forced, _wasted, _trick_given)
