"""What a declarer can guarantee, whatever the hidden cards are and however they are played.

guarantee(view).is_sure            # whether the game cannot be lost any more
guarantee(view, Goal.SCHNEIDER)    # or another goal
guarantee(view).keeping            # for a declarer in turn, the cards that keep it sure
guaranteed_points(view)            # card points, at least and at most

See docs/guarantee.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from kiebitz import _core
from kiebitz.cards import CARDS, Card
from kiebitz.goal import Goal, goal_in_every_deal
from kiebitz.seats import observe
from kiebitz.view import Phase, View

EVERY_TRICK: Final = 121  # as a number of card points: more than all of them


@dataclass(frozen=True, slots=True)
class Guarantee:
    """An answer.

    goal     what was asked for; `None` if the bid may be worth more than any goal is
    is_sure  whether the declarer reaches it in any case; `None` if the limits came first
    keeping  for a declarer in turn, the cards after which that is so, as far as the limits allow to tell
    """

    goal: Goal | None
    is_sure: bool | None
    keeping: tuple[Card, ...] = ()


def guarantee(
    view: View,
    goal: Goal | None = None,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    stop: _core.Stop | None = None,
) -> Guarantee:
    """Whether the declarer whose view this is reaches a goal; by default what wins the game, whatever is in the skat.

    Limits are for each search: one for the whole, and one for each card that may be played. `ValueError` for the view
    of anybody else, and outside card play.
    """
    if view.phase is not Phase.PLAY or not view.is_declarer:
        raise ValueError("only a declarer can guarantee something, and only in card play")
    wanted = goal_in_every_deal(view) if goal is None else goal
    if wanted is None:
        return Guarantee(None, False)
    seen, needed = observe(view), number_of(wanted)
    if not view.my_turn:
        return Guarantee(wanted, guarantor().ask(seen, needed, nodes=nodes, seconds=seconds, stop=stop))
    answers = guarantor().ask_cards(seen, needed, nodes=nodes, seconds=seconds, stop=stop)
    keeping = tuple(CARDS[card] for card, holds in answers if holds)
    is_open = any(holds is None for _, holds in answers)
    return Guarantee(wanted, True if keeping else None if is_open else False, keeping)


def guaranteed_points(
    view: View, *, nodes: int | None = None, seconds: float | None = None, stop: _core.Stop | None = None
) -> tuple[int, int]:
    """The card points that a declarer can guarantee in a trump game: so many at least, and no more than so many.

    Both are the same where the limits, which are for each step of the search, did not come first.
    """
    return guarantor().points(observe(view), nodes=nodes, seconds=seconds, stop=stop)


def number_of(goal: Goal) -> int:
    """A goal as the core counts it."""
    if goal.points is not None:
        return goal.points
    return 0 if goal is Goal.NULL else EVERY_TRICK


@cache
def guarantor() -> _core.Guarantor:
    """The one that answers here."""
    return _core.Guarantor()
