"""Reasons that the side suits show, and who comes to lead."""

from __future__ import annotations

from typing import Final

from kiebitz.cards import Card, cards_in
from kiebitz.review.reason import Reason, ReasonKind
from kiebitz.review.reasons.contrast import Contrast, Finder
from kiebitz.review.reasons.lines import Line, TakenTrick

_TELLING: Final = 5  # card points for which the lead alone is a reason


def _into_tenace(found: Contrast) -> Reason | None:
    """The declarer, in rearhand, takes a defender's lead with the lower of two cards around one that ours keep."""
    now = found.after_played.now
    winning = now.winning_card
    if found.declares or not found.leads or now.winner != (found.seat + 2) % 3 or found.is_ours(now.winner):
        return None
    if not found.same_suit(winning, found.played) or not _is_tenace(found, now):
        return None
    later = found.after_best.trick_with(winning)
    if later is None or later.winning_card == winning:
        return None
    return Reason(ReasonKind.INTO_TENACE, (winning,), (now.winner,), found.loss)


def _is_tenace(found: Contrast, trick: TakenTrick) -> bool:
    """Whether one of ours lies between the card that takes a trick and another one of the same hand."""
    suit, beaters = found.order.follow[trick.led], found.order.beaters
    ours = found.position.hands[found.seat] | found.position.hands[found.partner]
    between = ours & suit & beaters[trick.winning_card] & ~sum(card.mask for card in trick.cards)
    return any(found.position.hands[trick.winner] & suit & beaters[card] for card in cards_in(between))


def _opened(found: Contrast) -> Reason | None:
    """They take more tricks with cards of the side suit led than after the best card."""
    if not found.leads or found.is_trump(found.played):
        return None
    tricks = _tricks_in(found, found.after_played, found.played, ours=False)
    if tricks <= _tricks_in(found, found.after_best, found.played, ours=False):
        return None
    return Reason(ReasonKind.SUIT_OPENED, (found.played,), (), found.loss, tricks)


def _not_led(found: Contrast) -> Reason | None:
    """After the best lead, of another suit, ours take more tricks with cards of that suit."""
    if not found.leads or found.is_trump(found.best) or found.same_suit(found.best, found.played):
        return None
    fewer = _tricks_in(found, found.after_best, found.best, ours=True)
    fewer -= _tricks_in(found, found.after_played, found.best, ours=True)
    return Reason(ReasonKind.SUIT_NOT_LED, (found.best,), (), found.loss, fewer) if fewer > 0 else None


def _void_not_made(found: Contrast) -> Reason | None:
    """The best card is thrown, the last of its suit, which the seat then ruffs; after the card played they take it."""
    if found.leads or found.same_suit(found.best, found.position.trick[0]) or found.is_trump(found.best):
        return None
    if _length(found, found.best) > 1:
        return None
    for trick in found.after_best.tricks[1:]:
        ruffs = trick.winner == found.seat and found.is_ruff(trick) and found.same_suit(trick.led, found.best)
        if ruffs and not found.ours_with(found.after_played, trick.led):
            return Reason(ReasonKind.VOID_NOT_MADE, (found.best, trick.led), (), found.loss)
    return None


def _let_discard(found: Contrast) -> Reason | None:
    """A defender's lead on which the declarer throws a card of another suit that ours would have taken."""
    now = found.after_played.now
    thrown = now.card_of(found.position.declarer)
    if found.declares or not found.leads or found.is_trump(thrown) or found.same_suit(thrown, now.led):
        return None
    later = found.after_best.trick_with(thrown)
    if later is None or not found.is_ours(later.winner) or not found.same_suit(later.led, thrown):
        return None
    return Reason(ReasonKind.LET_DISCARD, (thrown,), (found.position.declarer,), found.loss)


def _wrong_way(found: Contrast) -> Reason | None:
    """A defender plays the short suit if the partner comes next, the long one if the declarer does."""
    if found.declares or not found.leads or found.is_trump(found.best) or found.is_trump(found.played):
        return None
    friend_next = (found.seat + 1) % 3 == found.partner
    more = _length(found, found.played) - _length(found, found.best)
    if (more > 0) is not friend_next or more == 0:
        return None
    behind = found.partner if friend_next else found.position.declarer
    return Reason(ReasonKind.WRONG_WAY, (found.best,), (behind,), found.loss)


def _lead(found: Contrast) -> Reason | None:
    """Who leads next; for a point or two nobody would say it."""
    winner, better = found.after_played.now.winner, found.after_best.now.winner
    if found.loss < _TELLING or winner == better:
        return None
    if found.is_ours(better) and not found.is_ours(winner):
        return Reason(ReasonKind.LEAD_GIVEN, (), (winner,), found.loss)
    if found.is_ours(better) and found.is_ours(winner):
        return Reason(ReasonKind.WRONG_DEFENDER_LEADS, (), (better,), found.loss)
    return None


def _length(found: Contrast, card: Card) -> int:
    return (found.position.hands[found.seat] & found.order.follow[card]).bit_count()


def _tricks_in(found: Contrast, line: Line, card: Card, *, ours: bool) -> int:
    """The tricks that a side takes with cards of the same suit."""
    return found.tricks_with(
        line, lambda trick: found.same_suit(trick.winning_card, card) and found.is_ours(trick.winner) == ours
    )


FIRST_FINDERS: Final[tuple[Finder, ...]] = (_into_tenace, _let_discard)
FINDERS: Final[tuple[Finder, ...]] = (_void_not_made, _opened, _not_led, _wrong_way, _lead)
