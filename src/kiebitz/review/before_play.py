"""Verdicts on calls, on picking up, and on contracts and discards, by what the evaluation expected of them.

The evaluation is learned and not exact, so a small difference between two ways to go on is no verdict.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from kiebitz.bidding import Bidder, Value, outlook_of, shipped_model, shipped_passing
from kiebitz.bidding.advice import advise_bid, advise_skat
from kiebitz.bidding.outlook import prospect_of
from kiebitz.bidding.trial import TrialDeclarer
from kiebitz.inference import load_inference
from kiebitz.moves import HOLD, PASS, PICK_UP, Bid, Declare, Move
from kiebitz.policy import load_policy
from kiebitz.review.verdict import Foresight, Option
from kiebitz.view import Phase, View

_ERROR: Final = 2.0  # list points by which a difference between two expectations is easily wrong
_ERROR_OF_TRIAL: Final = 4.0  # the same for declarations, which games with their luck help to judge


def judge_before_play(view: View, move: Move) -> Foresight | None:
    """What the seat in turn could expect of a move before the first card; `None` where it had no choice."""
    if view.phase is Phase.AUCTION:
        options = _calls(view, move)
    elif view.phase is Phase.SKAT:
        options = _with_or_without_skat(view)
    else:
        options = _declarations(view, move)
    is_weighed = len(options) > 1 and any(option.move == move for option in options)
    error = _ERROR_OF_TRIAL if view.phase is Phase.DECLARE else _ERROR
    return _foresight(options, move, error) if is_weighed else None


def _foresight(options: Iterable[Option], move: Move, error: float) -> Foresight:
    ranked = tuple(sorted(options, key=lambda option: -option.points))
    best, made = ranked[0], next(option for option in ranked if option.move == move)
    return Foresight(
        options=ranked,
        best=best.move,
        loss=best.points - made.points,
        error=error if best is not made else 0.0,
        # Who passes wins in another way, which is not compared.
        win_loss=0.0 if best.win is None or made.win is None else max(best.win - made.win, 0.0),
        worlds=0,
    )


def _calls(view: View, move: Move) -> list[Option]:
    """Going along and passing. A jump counts as what it says; that it may keep others out is not known."""
    assert view.seat is not None
    auction, model, passing = view.auction, shipped_model(), shipped_passing()
    if not auction.is_holding and auction.next_bid() is None:
        return []
    advice = advise_bid(model, Value(passing), passing, view.hand, view.seat, auction)
    calls: list[Bid] = [] if auction.is_holding else [Bid(advice.number)]
    if isinstance(move, Bid) and move not in calls:
        calls.append(move)
    outlook = outlook_of(model, view.hand, view.seat)
    options = [Option(PASS, advice.passing, None)]
    if auction.is_holding:
        options.append(Option(HOLD, advice.declaring.points, advice.declaring.win))
    for call in calls:
        prospect = outlook.declaring(call.value)
        options.append(Option(call, prospect.points, prospect.win))
    return options


def _with_or_without_skat(view: View) -> list[Option]:
    assert view.seat is not None
    bid = view.auction.bid
    picking_up = advise_skat(shipped_model(), view.hand, view.seat, bid).picking_up
    games = outlook_of(shipped_model(), view.hand, view.seat).hand_games(bid)
    return [
        Option(PICK_UP, picking_up.points, picking_up.win),
        *(Option(Declare(game.contract), game.prospect.points, game.prospect.win) for game in games),
    ]


@cache
def _declarer() -> TrialDeclarer:
    bidder = Bidder(shipped_model(), Value(shipped_passing()))
    return TrialDeclarer(bidder, load_policy(), load_inference(), seed=0)


def _declarations(view: View, move: Move) -> list[Option]:
    """Every contract with its best discard, and the one that was declared, as `kiebitz` weighs them."""
    assert view.seat is not None
    assert isinstance(move, Declare)
    assert move.discard is not None
    bid, model = view.auction.bid, shipped_model()
    options = {Declare(found.contract, found.discard): found.prospect for found in _declarer().options(view, also=move)}
    if move not in options:
        options[move] = prospect_of(model, move.contract, view.hand, move.discard, view.seat, bid)
    return [Option(declared, prospect.points, prospect.win) for declared, prospect in options.items()]
