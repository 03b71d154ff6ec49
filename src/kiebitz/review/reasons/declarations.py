"""Why the skat, a contract or an announcement was wrong, by what the evaluation expects of them."""

from __future__ import annotations

from typing import Final

from kiebitz.contract import Contract, matadors
from kiebitz.goal import announced_goal, goal_of
from kiebitz.moves import PICK_UP, Declare, Move
from kiebitz.review.reason import Reason, ReasonKind
from kiebitz.review.reasons.discards import reason_against_discard
from kiebitz.review.verdict import Foresight
from kiebitz.scoring import game_value
from kiebitz.view import View

_ALIKE: Final = 0.01  # chances that differ by less are not told apart
_MUCH: Final = 0.05  # from here on a chance says more than that the game is also worth more


def reason_against_declaration(view: View, move: Move, foresight: Foresight) -> Reason | None:
    """Why picking up, or what was declared, was worse than the best."""
    best = foresight.best
    if move == PICK_UP:
        assert isinstance(best, Declare)
        return Reason(ReasonKind.SHOULD_PLAY_HAND, contract=best.contract)
    assert isinstance(move, Declare)
    if best == PICK_UP:
        return Reason(ReasonKind.SHOULD_PICK_UP) if _wins_more(foresight, move) else None
    assert isinstance(best, Declare)
    if move.contract.kind is not best.contract.kind:
        return _other_kind(view, move, best, foresight)
    if move.contract != best.contract:
        more = _announced(move.contract) > _announced(best.contract)
        kind = ReasonKind.ANNOUNCED_TOO_MUCH if more else ReasonKind.ANNOUNCED_TOO_LITTLE
        return Reason(kind, contract=best.contract)
    return reason_against_discard(view, move, best)


def _other_kind(view: View, move: Declare, best: Declare, foresight: Foresight) -> Reason:
    if move.discard is not None and _falls_short(view, move.contract) and not _falls_short(view, best.contract):
        return Reason(ReasonKind.CONTRACT_OVERBID, points=_value(view, move.contract), contract=best.contract)
    is_dearer = _value(view, best.contract) > _value(view, move.contract)
    if _wins_more(foresight, move, _MUCH if is_dearer else _ALIKE):
        return Reason(ReasonKind.CONTRACT_SAFER, contract=best.contract)
    kind = ReasonKind.CONTRACT_DEARER if is_dearer else ReasonKind.CONTRACT_CHEAPER
    return Reason(kind, contract=best.contract)


def _value(view: View, contract: Contract) -> int:
    """What a game is worth, by the tops in hand."""
    return game_value(contract, matadors(contract.kind, view.hand.mask))


def _falls_short(view: View, contract: Contract) -> bool:
    """Whether the bid asks for more than was announced; with the skat in hand the tops are known."""
    tops = matadors(contract.kind, view.hand.mask)
    return goal_of(contract, tops, view.auction.bid) is not announced_goal(contract)


def _wins_more(foresight: Foresight, move: Move, by: float = _ALIKE) -> bool:
    """Whether the best one is won clearly more often."""
    made, best = foresight.of(move).win, foresight.of(foresight.best).win
    assert made is not None
    assert best is not None
    return best - made >= by


def _announced(contract: Contract) -> int:
    return contract.schneider + contract.schwarz + contract.ouvert
