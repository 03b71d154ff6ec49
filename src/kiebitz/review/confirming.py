"""Whether a call that tables take for a mistake is one: the hand is played, many times over, before that is said.

What tables expect of rare hands is guessed from others, and what passing brings of all hands alike. So where they find
fault with a call, or with picking up, games of that very hand have the last word.
"""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from typing import Final

from kiebitz.bidding.played_hands import Compared, Played, shipped_hands
from kiebitz.moves import Bid, Declare, Hold, Move, Pass
from kiebitz.review.verdict import Foresight, Option
from kiebitz.view import Phase, View

_ERROR: Final = 2.0  # list points by which games of the policy are easily wrong


def confirmed(view: View, made: Option, foresight: Foresight) -> Foresight:
    """The same verdict where it finds no fault or is about a discard; else what games of the hand say."""
    if foresight.size is None or view.phase not in (Phase.AUCTION, Phase.SKAT):
        return foresight
    best = foresight.of(foresight.best)
    found = _compared(view, best.move, made.move)
    options = (_as_played(best, found.first), _as_played(made, found.second))
    if found.lead <= 0:
        return replace(foresight, options=options[::-1], best=made.move, loss=0.0, error=0.0, win_loss=0.0)
    wins = [option.win for option in options if option.win is not None]
    return replace(
        foresight,
        options=options,
        loss=found.lead,
        error=hypot(_ERROR, found.error),
        win_loss=max(wins[0] - wins[1], 0.0) if len(wins) > 1 else 0.0,
    )


def _as_played(option: Option, brought: Played) -> Option:
    """Who passes may still win, but in another way, which is not compared."""
    return replace(option, points=brought.points, win=None if isinstance(option.move, Pass) else brought.win)


def _compared(view: View, best: Move, made: Move) -> Compared:
    match best, made:
        case (Bid() | Hold() | Pass()) as better, (Bid() | Hold() | Pass()) as worse:
            return shipped_hands().compare(view, better, worse)
    first, second = _declaring(view, best), _declaring(view, made)
    return Compared(first, second, first.points - second.points, hypot(first.error, second.error))


def _declaring(view: View, move: Move) -> Played:
    """What picking up brings, or a game from the hand."""
    hands, bid = shipped_hands(), view.auction.bid
    return hands.from_hand(view, bid, move.contract) if isinstance(move, Declare) else hands.with_skat(view, bid)
