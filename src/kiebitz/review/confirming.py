"""Whether a call that tables take for a mistake is one: the hand is played, many times over, before that is said.

What tables expect of rare hands is guessed from others. So where they find fault with a call, or with picking up, games
of that very hand have the last word; only what passing brings is still the tables'.
"""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from typing import Final

from kiebitz.bidding.played_hands import Played, shipped_hands
from kiebitz.moves import Bid, Declare, Hold, PickUp
from kiebitz.review.verdict import Foresight, Option
from kiebitz.view import Phase, View

_ERROR: Final = 2.0  # list points by which games of the policy, and the worth of passing, are easily wrong


def confirmed(view: View, made: Option, foresight: Foresight) -> Foresight:
    """The same verdict where it finds no fault or is about a discard; else what games of the hand say."""
    if foresight.size is None or view.phase not in (Phase.AUCTION, Phase.SKAT):
        return foresight
    best = foresight.of(foresight.best)
    played = {option: _played(view, option) for option in (best, made)}
    found = [_as_played(option, brought) for option, brought in played.items()]
    loss = found[0].points - found[1].points
    if loss <= 0:
        return replace(foresight, options=tuple(reversed(found)), best=made.move, loss=0.0, error=0.0, win_loss=0.0)
    error = hypot(_ERROR, *(brought.error for brought in played.values() if brought is not None))
    wins = [option.win for option in found if option.win is not None]
    win_loss = max(wins[0] - wins[1], 0.0) if len(wins) > 1 else 0.0
    return replace(foresight, options=tuple(found), loss=loss, error=error, win_loss=win_loss)


def _as_played(option: Option, brought: Played | None) -> Option:
    return option if brought is None else replace(option, points=brought.points, win=brought.win)


def _played(view: View, option: Option) -> Played | None:
    """What going along brings; `None` of passing."""
    hands, bid = shipped_hands(), view.auction.bid
    match option.move:
        case Bid(value):
            return hands.declaring(view, value)
        case Hold():
            return hands.declaring(view, bid)
        case PickUp():
            return hands.with_skat(view, bid)
        case Declare(contract):
            return hands.from_hand(view, bid, contract)
    return None
