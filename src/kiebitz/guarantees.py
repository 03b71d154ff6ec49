"""What a declarer can guarantee, whatever the hidden cards are and however they are played.

guarantee(view).is_sure            # whether the game cannot be lost any more
guarantee(view, Goal.SCHNEIDER)    # or another goal
guarantee(view).keeping            # for a declarer in turn, the cards that keep it sure
guaranteed_points(view)            # card points, at least and at most
guaranteed_rest(view)              # whether all tricks still to come are the declarer's; in null, none of them
was_sure(game)                     # whether a game that was declared could not be lost from the first card on

See docs/guarantee.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from kiebitz import _core
from kiebitz.cards import CARDS, Card, CardSet
from kiebitz.contract import Contract, Kind
from kiebitz.errors import Fault, checked
from kiebitz.game import Game
from kiebitz.goal import Goal, goal_in_every_deal
from kiebitz.moves import Declare
from kiebitz.play import Position
from kiebitz.seats import contract_flags, observe
from kiebitz.solver import EVERY_TRICK, checked_limits, core_position
from kiebitz.view import Phase, View

_NODES_OF_GAME: Final = 200_000  # for whether a whole game was sure; 40 milliseconds at most, and mostly far less


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
    seen: View | Position,
    goal: Goal | None = None,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    stop: _core.Stop | None = None,
) -> Guarantee:
    """Whether a declarer reaches a goal; by default what wins the game, whatever is in the skat.

    What is seen is the declarer's view in card play, or a position of which it sees its own cards and the skat alone.
    `ValueError` for the view of anybody else. Limits are for each search: one for the whole, and one for each card that
    may be played.
    """
    nodes, seconds = checked_limits(nodes, seconds)
    wanted = _goal_in(seen) if goal is None else goal
    if wanted is None:
        return Guarantee(None, False)
    sight, needed = _sight(seen), number_of(wanted)
    if not _is_declarers_turn(seen):
        return Guarantee(wanted, guarantor().ask(sight, needed, nodes=nodes, seconds=seconds, stop=stop))
    answers = guarantor().ask_cards(sight, needed, nodes=nodes, seconds=seconds, stop=stop)
    keeping = tuple(CARDS[card] for card, holds in answers if holds)
    is_open = any(holds is None for _, holds in answers)
    return Guarantee(wanted, True if keeping else None if is_open else False, keeping)


def guaranteed_points(
    seen: View | Position, *, nodes: int | None = None, seconds: float | None = None, stop: _core.Stop | None = None
) -> tuple[int, int]:
    """The card points that a declarer can guarantee in a trump game: so many at least, and no more than so many.

    Both are the same where the limits, which are for each step of the search, did not come first.
    """
    nodes, seconds = checked_limits(nodes, seconds)
    return guarantor().points(_sight(seen), nodes=nodes, seconds=seconds, stop=stop)


def _sight(seen: View | Position) -> _core.Observation | _core.Position:
    if isinstance(seen, Position):
        return core_position(seen)
    if _checked_view(seen).phase is not Phase.PLAY or not seen.is_declarer:
        raise Fault("guarantee-of-declarer")
    return observe(seen)


def _goal_in(seen: View | Position) -> Goal | None:
    if isinstance(seen, Position):
        return Goal.NULL if seen.kind == Kind.NULL else Goal.GAME
    return goal_in_every_deal(seen) if _checked_view(seen).phase is Phase.PLAY else Goal.GAME


def _checked_view(view: View) -> View:
    return checked(view, View, "what is certain is asked of a View, or of a Position", "game.view(seat) gives one")


def _is_declarers_turn(seen: View | Position) -> bool:
    return seen.turn == seen.declarer


def guaranteed_rest(
    view: View, *, nodes: int | None = None, seconds: float | None = None, stop: _core.Stop | None = None
) -> bool | None:
    """Whether the declarer takes every trick still to come, or in null none, the current one included.

    The declarer is asked by what it knows. Whoever else sees its cards is asked by what all at the table know: the
    own cards are left out, since the declarer cannot count on where they lie. `None` if the limits came first. With a
    limit of nodes alone, the same view has the same answer, whatever was asked before.
    """
    nodes, seconds = checked_limits(nodes, seconds)
    return guarantor().ask_rest(_seen_by_declarer(view), nodes=nodes, seconds=seconds, stop=stop)


def keeping_rest(
    view: View, *, nodes: int | None = None, seconds: float | None = None, stop: _core.Stop | None = None
) -> tuple[Card, ...]:
    """For a declarer in turn, the cards after which all the rest is guaranteed, as far as the limits allow to tell.

    Limits are for each card.
    """
    nodes, seconds = checked_limits(nodes, seconds)
    answers = guarantor().ask_rest_cards(_seen_by_declarer(view), nodes=nodes, seconds=seconds, stop=stop)
    return tuple(CARDS[card] for card, holds in answers if holds)


def was_sure(game: Game) -> bool:
    """Whether a game could not be lost, by what its declarer knew before the first card; `True` only where proven.

    It is asked of a game that was played, won or lost, and remembered for the next time.
    """
    checked(game, Game, "a Game was sure or not", "guarantee tells of a view or a position")
    if game.contract is None or game.declarer is None:
        return False
    start = game.copy()
    while not isinstance(start.moves[-1], Declare):
        start.pop()
    view = start.view(game.declarer)
    goal = goal_in_every_deal(view)
    return goal is not None and _is_sure_from_the_start(game.contract, game.declarer, view.hand, view.skat, goal)


@lru_cache(maxsize=1024)
def _is_sure_from_the_start(contract: Contract, declarer: int, hand: CardSet, skat: CardSet | None, goal: Goal) -> bool:
    seen = sight_at_start(contract, declarer, hand, skat)
    return guarantor().ask(seen, number_of(goal), nodes=_NODES_OF_GAME) is True


def sight_at_start(contract: Contract, declarer: int, hand: CardSet, away: CardSet | None) -> _core.Observation:
    """What a declarer sees before the first card: ten cards, and the two that it has put away if it has."""
    return _core.Observation(
        seat=declarer,
        hand=hand.mask,
        skat=0 if away is None else away.mask,
        contract=contract_flags(contract),
        declarer=declarer,
    )


def _seen_by_declarer(view: View) -> _core.Observation:
    """What the declarer sees, or as much of it as somebody knows who sees the declarer's cards."""
    if _checked_view(view).phase is Phase.PLAY and view.is_declarer:
        return observe(view)
    if view.phase is not Phase.PLAY or view.contract is None or view.open_hand is None:
        raise Fault("guarantee-asked")
    played = [card for seat, card in view.plays if seat == view.declarer]
    return _core.Observation(
        seat=view.declarer,
        hand=(view.open_hand | CardSet(played)).mask,
        contract=contract_flags(view.contract),
        declarer=view.declarer,
        bid=view.auction.bid,
        plays=view.plays,
    )


def number_of(goal: Goal) -> int:
    """A goal as the core counts it."""
    points = checked(goal, Goal, "a Goal is guaranteed", "goal_in_view tells that of a game").points
    if points is not None:
        return points
    return 0 if goal is Goal.NULL else EVERY_TRICK


@cache
def guarantor() -> _core.Guarantor:
    """The one that answers here."""
    return _core.Guarantor()
