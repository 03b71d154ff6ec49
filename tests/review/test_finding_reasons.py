"""In which world a reason is looked for: as the cards lay, or as they could lie by what a seat knew."""

from __future__ import annotations

from functools import lru_cache

import pytest

from kiebitz import Card, Game, ask, create, deal
from kiebitz.moves import Move
from kiebitz.outcomes.calibration import UNCALIBRATED
from kiebitz.review import Reason
from kiebitz.review.comparison import Comparer
from kiebitz.review.reasons import find_reason
from kiebitz.review.reasons.contrast import contrasts_of
from kiebitz.review.verdict import Foresight
from kiebitz.solver import Solver
from kiebitz.view import View
from kiebitz.worlds import World

SOLVER, COMPARER = Solver(), Comparer(UNCALIBRATED, worlds=24)


@lru_cache(maxsize=1)
def wrong_cards() -> list[tuple[View, Card, Foresight, World]]:
    """Mistakes of a weak player in a few games, with how the cards lay."""
    found = []
    for seed in range(6):
        game = Game(deal(seed))
        players = [create("kermit:level=1", 3 * seed + seat) for seat in range(3)]
        while game.turn is not None:
            view = game.view(game.turn)
            move: Move = ask(players[game.turn], view)
            if isinstance(move, Card) and len(view.legal_cards()) > 1:
                foresight = COMPARER.compare(view, move)
                if foresight.size is not None:
                    found.append((view, move, foresight, World.of_game(game)))
            game.push(move)
    return found


def reason_of(view: View, card: Card, foresight: Foresight, truth: World | None) -> Reason | None:
    return find_reason(SOLVER, view, card, foresight, truth, COMPARER.costs)


def costs_as_it_lay(view: View, card: Card, foresight: Foresight, truth: World) -> bool:
    assert isinstance(foresight.best, Card)
    return bool(contrasts_of(SOLVER, truth.position(view), card, foresight.best))


def test_some_mistakes_cost_something_as_the_cards_lay_and_some_do_not() -> None:
    assert {costs_as_it_lay(*mistake) for mistake in wrong_cards()} == {True, False}


def test_a_card_that_cost_nothing_as_the_cards_lay_has_at_most_a_reason_that_is_supposed() -> None:
    for mistake in wrong_cards():
        reason = reason_of(*mistake)
        if reason is not None and not costs_as_it_lay(*mistake):
            assert reason.supposed is not None


def test_where_hidden_cards_stay_hidden_every_reason_is_supposed() -> None:
    reasons = [reason_of(view, card, foresight, None) for view, card, foresight, _ in wrong_cards()]
    assert any(reasons)
    assert all(reason is None or reason.supposed is not None for reason in reasons)


def test_what_is_supposed_is_a_card_that_the_seat_could_not_see_in_another_hand() -> None:
    for view, card, foresight, truth in wrong_cards():
        reason = reason_of(view, card, foresight, truth)
        if reason is not None and reason.supposed is not None:
            assert reason.supposed.card in view.unseen
            assert reason.supposed.seat != view.seat
            assert reason.supposed.card not in view.voids[reason.supposed.seat]


def test_costs_are_told_for_the_worlds_in_which_the_loss_was_measured() -> None:
    for view, card, foresight, _ in wrong_cards():
        assert isinstance(foresight.best, Card)
        costs = COMPARER.costs(view, card, foresight.best)
        assert len(costs) == foresight.worlds
        assert sum(cost for _, cost in costs) == pytest.approx(
            foresight.loss, rel=0.2, abs=1
        )  # which is bent by the fit
        assert all(world.hands[view.seat or 0] == view.hand for world, _ in costs)


def test_what_is_no_mistake_has_no_reason() -> None:
    for view, _, foresight, truth in wrong_cards():
        assert isinstance(foresight.best, Card)
        right = COMPARER.compare(view, foresight.best)
        assert right.size is None
        assert reason_of(view, foresight.best, right, truth) is None
