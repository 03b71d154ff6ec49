"""Why a move was wrong: in the cards as they lay, or where these do not tell, as they could lie by what a seat knew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from kiebitz.cards import Card
from kiebitz.moves import Move
from kiebitz.review.comparison import Costs
from kiebitz.review.reason import Reason, ReasonKind, Supposition
from kiebitz.review.reasons.calls import reason_against_call
from kiebitz.review.reasons.cards import reason_against
from kiebitz.review.reasons.contrast import FULL, Contrast, contrasts_of
from kiebitz.review.reasons.declarations import reason_against_declaration
from kiebitz.review.verdict import Foresight
from kiebitz.solver import Solver
from kiebitz.view import Phase, View
from kiebitz.worlds import World

# Card points from which on some kinds are reasons: schneider is one by a single point, who leads only by a full card.
_LEAST: Final = {
    ReasonKind.SCHNEIDER_MISSED: 1,
    ReasonKind.INTO_SCHNEIDER: 1,
    ReasonKind.LEAD_GIVEN: FULL,
    ReasonKind.WRONG_DEFENDER_LEADS: FULL,
}
DECISIVE: Final = 0.02  # of the chance to win, from which on a card is about more than schneider
_TRIED: Final = 5  # worlds looked at for what is commonly the reason


def find_reason(
    solver: Solver,
    view: View,
    move: Move,
    foresight: Foresight,
    truth: World | None,
    costs: Callable[[View, Card, Card], Costs],
) -> Reason | None:
    """Why a move was wrong that a seat could know to be; `None` if it was not, or if nothing has a name.

    `truth` is how the cards lay, if that is known; `costs` are those of a card, in worlds that fit the view.
    """
    if foresight.size is None:
        return None
    if view.phase is Phase.AUCTION:
        return reason_against_call(view, move, foresight)
    if not isinstance(move, Card):
        return reason_against_declaration(view, move, foresight)
    assert isinstance(foresight.best, Card)
    decides = foresight.win_loss >= DECISIVE
    told = [] if truth is None else contrasts_of(solver, truth.position(view), move, foresight.best)
    if (as_it_lay := _told(told, decides=decides)) is not None:
        return as_it_lay
    worlds = costs(view, move, foresight.best)
    supposed = list(_supposed(solver, view, move, foresight.best, worlds, decides=decides))
    return _commonest(supposed) if supposed else None


def _told(contrasts: Sequence[Contrast], *, decides: bool) -> Reason | None:
    """What two lines show, where that is enough to be a reason."""
    found = reason_against(contrasts, decides=decides) if contrasts else None
    if found is None or not contrasts[0].is_dear or contrasts[0].loss < _LEAST.get(found.kind, contrasts[0].telling):
        return None
    return found


def _commonest(reasons: list[Reason]) -> Reason:
    """The first of the kind that comes most often."""
    kinds = Counter(reason.kind for reason in reasons)
    return max(reasons, key=lambda reason: kinds[reason.kind])


def _supposed(solver: Solver, view: View, played: Card, best: Card, costs: Costs, *, decides: bool) -> Iterator[Reason]:
    """Reasons in the worlds in which the card costs most."""
    dearest = sorted(costs, key=lambda found: -found[1])[:_TRIED]
    for world in (world for world, cost in dearest if cost > 0):
        contrasts = contrasts_of(solver, world.position(view), played, best)
        if (reason := _told(contrasts, decides=decides)) is not None:
            telling = (*reason.cards, contrasts[0].after_played.now.winning_card)
            yield replace(reason, supposed=_supposition(telling, world, view, costs))


def _supposition(telling: tuple[Card, ...], world: World, view: View, costs: Costs) -> Supposition:
    """Who holds what, in a world: the first hidden of the telling cards, or else the card whose place matters most."""
    for card in telling:
        for seat in _others(view):
            if card in world.hands[seat] & view.unseen:
                return Supposition(seat, card)
    return _telltale(world, view, costs)


def _telltale(world: World, view: View, costs: Costs) -> Supposition:
    """Of the cards where they lie in a world, the one whose place goes most with what the card played costs."""
    mean = sum(cost for _, cost in costs) / len(costs)
    places = [Supposition(seat, card) for seat in _others(view) for card in world.hands[seat] & view.unseen]

    def excess(place: Supposition) -> float:
        return sum(cost - mean for fitting, cost in costs if place.card in fitting.hands[place.seat])

    return max(places, key=excess)


def _others(view: View) -> list[int]:
    return [seat for seat in range(3) if seat != view.seat]
