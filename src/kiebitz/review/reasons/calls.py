"""Why a call was wrong, by what the evaluation expects of a hand."""

from __future__ import annotations

from typing import Final

from kiebitz.bidding import outlook_of, shipped_model
from kiebitz.bidding.outlook import Outlook
from kiebitz.contract import BID_VALUES, Contract, matadors
from kiebitz.moves import PASS, Bid, Hold, Move
from kiebitz.review.reason import Reason, ReasonKind
from kiebitz.review.verdict import Foresight
from kiebitz.scoring import game_value
from kiebitz.view import View

_EVEN: Final = 0.5


def reason_against_call(view: View, move: Move, foresight: Foresight) -> Reason | None:
    """Why a call was worse than the best one."""
    assert view.seat is not None
    outlook = outlook_of(shipped_model(), view.hand, view.seat)
    if move == PASS:
        return _passed(view, outlook, foresight)
    return _went_too_far(outlook, _number(view, move), view, foresight)


def _passed(view: View, outlook: Outlook, foresight: Foresight) -> Reason | None:
    best = foresight.of(foresight.best)
    if best.win is None or best.win <= _EVEN or best.points <= 0:
        return None  # going along is the lesser evil, which no hand is good enough for
    return Reason(ReasonKind.PASSED_GOOD_GAME, contract=outlook.likeliest_game(_number(view, best.move)))


def _went_too_far(outlook: Outlook, number: int, view: View, foresight: Foresight) -> Reason | None:
    first = BID_VALUES[0]
    if _most_wins(outlook, first) < _EVEN:
        return Reason(ReasonKind.BID_WEAK_HAND)
    in_mind = outlook.likeliest_game(first)
    value = _value_by_hand(in_mind, view)
    if value < number and _most_wins(outlook, number) < _EVEN:
        return Reason(ReasonKind.BID_PAST_VALUE, points=value, contract=in_mind)
    if foresight.best != PASS:
        return None
    passing = foresight.of(PASS).points
    worth = [lower for lower in BID_VALUES if lower < number and outlook.declaring(lower).points > passing]
    return Reason(ReasonKind.BID_PAST_WORTH, points=worth[-1]) if worth else Reason(ReasonKind.BID_THIN)


def _most_wins(outlook: Outlook, number: int) -> float:
    """The best chance to win that the hand has, whatever it brings."""
    from_hand = (option.prospect.win for option in outlook.hand_games(number))
    return max(outlook.best_win_with_skat(number), *from_hand)


def _value_by_hand(contract: Contract, view: View) -> int:
    """What a game is worth with the tops of the ten cards, which the skat may change."""
    return game_value(contract, matadors(contract.kind, view.hand.mask))


def _number(view: View, move: Move) -> int:
    if isinstance(move, Bid):
        return move.value
    assert isinstance(move, Hold)
    return view.auction.bid
