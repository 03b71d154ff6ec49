"""Reasons in null: after one card the declarer is caught, after the other not."""

from __future__ import annotations

from typing import Final

from kiebitz.review.reason import Reason, ReasonKind
from kiebitz.review.reasons.contrast import Contrast, Finder
from kiebitz.review.reasons.lines import Line, TakenTrick


def _caught(found: Contrast, line: Line) -> TakenTrick:
    """The trick in which the declarer is caught."""
    assert line.tricks[-1].winner == found.position.declarer
    return line.tricks[-1]


def _taken(found: Contrast) -> Reason | None:
    """The declarer takes this very trick."""
    if found.after_played.now.winner != found.seat:
        return None
    return Reason(ReasonKind.NULL_TAKEN, (found.best,))


def _low_card_spent(found: Contrast) -> Reason | None:
    """The declarer is caught, later, with a higher card of the suit of the one played."""
    caught = _caught(found, found.after_played).winning_card
    if not found.same_suit(caught, found.played) or not found.order.beats(caught, found.played):
        return None
    if found.order.beats(found.played, found.best) and found.same_suit(found.played, found.best):
        return None  # the best card is lower still
    return Reason(ReasonKind.NULL_LOW_CARD_SPENT, (caught,))


def _danger_kept(found: Contrast) -> Reason | None:
    """The declarer could throw the best card away, and is caught with it."""
    caught = _caught(found, found.after_played).winning_card
    is_thrown = not found.leads and not found.same_suit(found.best, found.position.trick[0])
    return Reason(ReasonKind.NULL_DANGER_KEPT, (caught,)) if is_thrown and caught == found.best else None


def _hole_opened(found: Contrast) -> Reason | None:
    """The declarer leads a suit and is caught in it; the best lead is another one."""
    caught = _caught(found, found.after_played)
    if not found.leads or not found.same_suit(caught.winning_card, found.played):
        return None
    if found.same_suit(found.best, found.played):
        return None
    return Reason(ReasonKind.NULL_HOLE_OPENED, (caught.winning_card,))


def _missed_now(found: Contrast) -> Reason | None:
    """With the best card the declarer takes this very trick."""
    if found.after_best.now.winner != found.position.declarer:
        return None
    return Reason(ReasonKind.NULL_MISSED_NOW, (found.best,), (found.position.declarer,))


def _let_discard(found: Contrast) -> Reason | None:
    """In this trick the declarer throws the card with which the game would have been lost."""
    caught, now = _caught(found, found.after_best).winning_card, found.after_played.now
    thrown = now.card_of(found.position.declarer)
    if found.position.declarer == now.leader or thrown != caught or found.same_suit(thrown, now.led):
        return None
    return Reason(ReasonKind.NULL_LET_DISCARD, (caught,), (found.position.declarer,))


def _low_card_gone(found: Contrast) -> Reason | None:
    """The card played would have followed suit in the trick in which the declarer is caught."""
    caught = _caught(found, found.after_best)
    if found.played not in caught.cards or not found.same_suit(found.played, caught.winning_card):
        return None
    return Reason(ReasonKind.NULL_LOW_CARD_GONE, (caught.winning_card,), (found.position.declarer,))


def _other_suit(found: Contrast) -> Reason | None:
    """The declarer would have been caught in the suit of the best lead, and not in the one led."""
    caught = _caught(found, found.after_best).winning_card
    if not found.leads or found.same_suit(found.best, found.played) or not found.same_suit(caught, found.best):
        return None
    return Reason(ReasonKind.NULL_OTHER_SUIT, (found.best, caught), (found.position.declarer,))


def _wrong_leader(found: Contrast) -> Reason | None:
    """Another defender leads next than after the best card."""
    better = found.after_best.now.winner
    if better == found.after_played.now.winner or not found.is_ours(better):
        return None
    return Reason(ReasonKind.NULL_WRONG_LEADER, (), (better,))


DECLARERS_FINDERS: Final[tuple[Finder, ...]] = (_taken, _danger_kept, _hole_opened, _low_card_spent)
DEFENDERS_FINDERS: Final[tuple[Finder, ...]] = (
    _missed_now,
    _low_card_gone,
    _let_discard,
    _other_suit,
    _wrong_leader,
)
