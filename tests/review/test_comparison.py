"""Cards are compared by what their seat could know, and luck is not called a mistake."""

from __future__ import annotations

import pytest

from kiebitz import Card, Game, View, _core, parse_game
from kiebitz.inference import load_inference
from kiebitz.outcomes.calibration import UNCALIBRATED, shipped_calibration
from kiebitz.outcomes.sight import foresight
from kiebitz.policy.network import policy_reading
from kiebitz.review.comparison import Comparer
from kiebitz.seats import observe
from tests.review.reviewed import played_game


def decisions(game: Game) -> list[tuple[View, Card]]:
    """The views in which there was a choice of cards, with the card played."""
    replayed, found = Game(game.deal), []
    for seat, move in game.history:
        view = replayed.view(seat)
        if isinstance(move, Card) and len(view.legal_cards()) > 1:
            found.append((view, move))
        replayed.push(move)
    return found


def test_a_card_loses_nothing_against_itself() -> None:
    comparer = Comparer(UNCALIBRATED, worlds=40)
    for view, card in decisions(played_game(3)):
        best = comparer.compare(view, card).best
        assert isinstance(best, Card)
        found = comparer.compare(view, best)
        assert (found.best, found.loss, found.size) == (best, 0, None)


def test_every_legal_card_is_an_option_and_the_best_stands_first() -> None:
    comparer = Comparer(UNCALIBRATED, worlds=40)
    for view, card in decisions(played_game(4)):
        found = comparer.compare(view, card)
        assert {option.move for option in found.options} == set(view.legal_cards())
        if found.loss > 0:
            assert found.options[0].move == found.best
            assert found.of(found.best).points - found.of(card).points == pytest.approx(found.loss)


def test_what_is_known_for_certain_has_no_error() -> None:
    """Near the end all worlds are looked at, and a verdict needs no luck."""
    comparer = Comparer(UNCALIBRATED, worlds=400)
    late = [(view, card) for view, card in decisions(played_game(6)) if len(view.plays) >= 22]
    assert late
    assert all(comparer.compare(view, card).error == 0 for view, card in late)


def test_a_random_card_is_found_out_more_often_than_a_strong_players() -> None:
    comparer = Comparer(UNCALIBRATED, worlds=60)

    def flagged(player: str) -> float:
        found = [
            comparer.compare(view, card).size is not None
            for seed in range(10, 14)
            for view, card in decisions(played_game(seed, player))
        ]
        return sum(found) / len(found)

    assert flagged("kermit:40") < 0.05 < 0.1 < flagged("random")


def test_cards_are_compared_in_worlds_by_what_kiebitz_knows() -> None:
    """The worlds of a defender follow from the cards that others have played, not from bids alone."""
    views = (view for view, _ in decisions(played_game(6)) if len(view.plays) >= 9 and not view.is_declarer)
    seen = observe(next(views))
    drawn = foresight().of_cards(seen, 40, 1).worlds.masks()
    by_bids, _ = _core.Sampler(load_inference()).choose(seen, 40, 1)
    by_cards, _ = _core.Sampler(load_inference(), policy_reading()).choose(seen, 40, 1)
    assert by_bids.masks() != drawn == by_cards.masks()


def test_costs_are_told_of_the_worlds_in_which_a_card_was_measured() -> None:
    comparer = Comparer(UNCALIBRATED, worlds=40)
    for view, card in decisions(played_game(5)):
        found = comparer.compare(view, card)
        assert isinstance(found.best, Card)
        assert sum(cost for _, cost in comparer.costs(view, card, found.best)) == pytest.approx(
            found.loss, rel=0.1, abs=1
        )


def test_a_games_standing_is_a_chance() -> None:
    comparer = Comparer(UNCALIBRATED, worlds=20)
    game = parse_game(
        "CT.STK.HAK.DJAT98/CKQ.SJ987.HJT7.DK/CJA987.SAQ.H9.DQ7/HQ8 p 18 y 20 y 22 y 23 y 24 y p s H.CT.ST"
        " H8 HT H9 DK D7 DA DJ HJ CJ DQ D9 CK SA SK S7 SQ HA S8 HQ H7 C7"
    )
    assert [0 <= comparer.chance(game.view(seat)) <= 1 for seat in range(3)] == [True] * 3


def test_the_points_shown_are_the_expectation_over_the_chances_shown() -> None:
    comparer = Comparer(shipped_calibration(), worlds=24)
    told = [option for view, card in decisions(played_game(3)) for option in comparer.compare(view, card).options]
    assert len(told) > 20
    for option in told:
        assert sum(outcome.chance for outcome in option.outcomes) == pytest.approx(1)
        assert option.points == pytest.approx(sum(outcome.chance * outcome.points for outcome in option.outcomes))
        winning = [outcome for outcome in option.outcomes if outcome.points > 0]
        assert option.win == pytest.approx(sum(outcome.chance for outcome in winning))
