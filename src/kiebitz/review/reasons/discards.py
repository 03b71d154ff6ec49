"""Why a discard was wrong, where the contract was right: what it puts away or keeps that the better one does not."""

from __future__ import annotations

from typing import Final

from kiebitz.cards import Card, CardSet, Rank, card_points
from kiebitz.moves import Declare
from kiebitz.review.reason import Reason, ReasonKind
from kiebitz.view import View

_MORE: Final = 5  # points that make a difference in the skat


def reason_against_discard(view: View, move: Declare, best: Declare) -> Reason | None:
    """Why a discard was worse than the best one."""
    assert move.discard is not None
    assert best.discard is not None
    gone, should_go = move.discard - best.discard, best.discard - move.discard
    if move.contract.is_null:
        return Reason(ReasonKind.NULL_DANGER_NOT_PUT_AWAY, tuple(should_go))
    trumps = CardSet(move.contract.trumps)
    kept, better = view.hand - move.discard, view.hand - best.discard
    if lost := gone & trumps:
        return Reason(ReasonKind.TRUMP_PUT_AWAY, tuple(lost))
    if aces := CardSet(card for card in gone if card.rank is Rank.ACE):
        return Reason(ReasonKind.ACE_PUT_AWAY, tuple(aces))
    bare = CardSet(card for card in kept - trumps if card.rank is Rank.TEN and _is_alone(card, kept, trumps))
    if tens := bare & should_go:
        return Reason(ReasonKind.BARE_TEN_KEPT, tuple(tens))
    if tens := CardSet(card for card in bare & better if not _is_alone(card, better, trumps)):
        return Reason(ReasonKind.GUARD_PUT_AWAY, tuple(tens))
    if _suits(better - trumps) < _suits(kept - trumps):
        return Reason(ReasonKind.NO_VOID, tuple(should_go))
    more = card_points(best.discard.mask) - card_points(move.discard.mask)
    if more >= _MORE:
        return Reason(ReasonKind.POINTS_KEPT, tuple(should_go), points=more)
    if not should_go & trumps and _length(view.hand - trumps, should_go) < _length(view.hand - trumps, gone):
        return Reason(ReasonKind.NOT_FROM_SHORT_SUIT, tuple(should_go))
    return None


def _is_alone(card: Card, hand: CardSet, trumps: CardSet) -> bool:
    return sum(other.suit == card.suit for other in hand - trumps) == 1


def _length(cards: CardSet, chosen: CardSet) -> int:
    """The length of the longest suit that some of the cards are of."""
    return max(sum(other.suit == card.suit for other in cards) for card in chosen)


def _suits(cards: CardSet) -> int:
    return len({card.suit for card in cards})
