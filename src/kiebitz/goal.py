"""The goal of a game: what the declarer must reach to win it.

goal_of(contract, matadors, bid)  # as the game was announced and bid
goal_in_view(view)                # as far as a seat can know that
goal_in_every_deal(view)          # what is enough whatever lies in the skat
"""

from __future__ import annotations

from enum import Enum
from itertools import combinations
from typing import Final

from kiebitz.cards import CardSet
from kiebitz.contract import Contract, matadors
from kiebitz.errors import Fault, checked, checked_number
from kiebitz.scoring import POINTS_TO_WIN, SCHNEIDER_POINTS, game_value
from kiebitz.view import View


class Goal(Enum):
    """Card points in all, or tricks. Every trick is more than every point: one that holds none can be lost too."""

    GAME = "61 points"
    SCHNEIDER = "90 points"
    SCHWARZ = "every trick"
    NULL = "no trick"

    @property
    def points(self) -> int | None:
        """The declarer's card points that reach it; `None` where tricks count."""
        return _POINTS.get(self)

    def is_reached(self, points: int, tricks: int) -> bool:
        """Whether a declarer has won who took so much in a whole game."""
        if self.points is not None:
            return points >= self.points
        return tricks == (10 if self is Goal.SCHWARZ else 0)


_POINTS: Final = {Goal.GAME: POINTS_TO_WIN, Goal.SCHNEIDER: SCHNEIDER_POINTS}
_STEPS: Final = (Goal.GAME, Goal.SCHNEIDER, Goal.SCHWARZ)


def goal_of(contract: Contract, matadors: int, bid: int) -> Goal | None:
    """The least that wins a game: the one announced, or more if the bid is worth more; `None` if nothing is enough."""
    checked(contract, Contract, "the goal is that of a Contract", "parse_contract reads one")
    checked_number(bid, "a bid", low=0)
    announced = announced_goal(contract)
    if announced is Goal.NULL:
        return announced
    for goal in _STEPS[_STEPS.index(announced) :]:
        schneider, schwarz = goal is not Goal.GAME, goal is Goal.SCHWARZ
        if game_value(contract, matadors, schneider=schneider, schwarz=schwarz) >= bid:
            return goal
    return None


def announced_goal(contract: Contract) -> Goal:
    """What a contract asks for by itself."""
    if contract.is_null:
        return Goal.NULL
    return _STEPS[contract.schneider + contract.schwarz]


def goal_in_view(view: View) -> Goal:
    """The goal as far as a seat can know it.

    Everybody hears what is announced. Whether the bid needs more depends on the tops, which only a declarer knows who
    has seen the skat. Where nothing is enough for the bid, the game goes on for what was announced.
    """
    contract = _declared(view)
    announced = announced_goal(contract)
    if view.skat is None or not view.is_declarer:
        return announced
    own = view.first_hand | view.skat
    return goal_of(contract, matadors(contract.kind, own.mask), view.auction.bid) or announced


def goal_in_every_deal(view: View) -> Goal | None:
    """What the declarer must reach to win whatever lies in the skat; `None` if it may be that nothing is enough.

    Who plays from the hand may find a jack in the skat and have bid too much for it.
    """
    contract = _declared(view)
    if contract.is_null:
        return Goal.NULL
    if view.skat is not None:
        own = view.first_hand | view.skat
        return goal_of(contract, matadors(contract.kind, own.mask), view.auction.bid)
    skats = (CardSet(pair) for pair in combinations(view.unseen, 2))
    tops = {matadors(contract.kind, (view.first_hand | skat).mask) for skat in skats}
    fewest = min(tops, key=abs)  # with which the most must be reached
    return goal_of(contract, fewest, view.auction.bid)


def _declared(view: View) -> Contract:
    contract = checked(view, View, "the goal is known in a View", "game.view(seat) gives one").contract
    if contract is None:
        raise Fault("contract-not-declared")
    return contract
