"""`achieve` judges a declarer's cards by sets of worlds that one strategy wins, and all others as `kermit` does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kiebitz import CARDS, Cancelled, Recipe, View, create, deal, parse_contract, recipe_of, referee
from kiebitz.guarantees import guarantor
from kiebitz.players.recipe import BySets
from kiebitz.seats import observe
from tests.games import game_with_contract
from tests.unit.test_monte_carlo import views_to_decide
from tests.unit.test_stop import outcomes_when_cancelled


def declarers_views(cards: int, seeds: range) -> Iterator[View]:
    for _, view in views_to_decide(cards, seeds):
        assert view.contract is not None
        if view.is_declarer and not view.contract.is_null:
            yield view


def others_views(cards: int, seeds: range) -> Iterator[View]:
    for _, view in views_to_decide(cards, seeds):
        assert view.contract is not None
        if not view.is_declarer or view.contract.is_null:
            yield view


def test_options_are_read() -> None:
    recipe = recipe_of("achieve:30,sets=4,points=false")
    assert (recipe.worlds, recipe.judging) == (30, BySets(sets=4, points=False))


def test_it_plays_whole_games_and_again_the_same() -> None:
    games = [referee(deal(5), [create(f"achieve:6,sets={sets}", seed=4) for sets in (1, 2, 6)]) for _ in range(2)]
    assert games[0].game.is_over
    assert not games[0].faults
    assert games[0].game.moves == games[1].game.moves


@pytest.mark.parametrize("cards", [3, 11, 18])
def test_in_defence_and_in_null_games_it_plays_like_kermit(cards: int) -> None:
    for view in others_views(cards, range(8)):
        assert create("achieve:8", seed=2).play(view) == create("kermit:8", seed=2).play(view)


@pytest.mark.parametrize("cards", [9, 14, 18, 21])
def test_sets_of_one_world_are_wins_with_open_cards(cards: int) -> None:
    for view in declarers_views(cards, range(24)):
        sets = Recipe(worlds=10, judging=BySets(sets=10)).player(3).evidence(view, all_values=True)
        wins = Recipe(worlds=10).player(3).evidence(view, all_values=True)
        for found in sets.cards:
            assert found.win_share == pytest.approx(wins.of(found.card).win_share)
            assert found.value == pytest.approx(wins.of(found.card).value)


def test_a_set_has_no_world_that_is_lost_with_open_cards_and_may_lack_others() -> None:
    smaller = 0
    for cards in (3, 6, 9, 12):
        for view in declarers_views(cards, range(30)):
            players = (Recipe(worlds=24, judging=BySets(sets=sets)).player(3) for sets in (1, 24))
            one, many = (player.evidence(view, all_values=True) for player in players)
            for found in one.cards:
                assert found.win_share <= many.of(found.card).win_share + 1e-9
                smaller += found.win_share < many.of(found.card).win_share - 1e-9
    assert smaller > 0


def test_a_card_whose_set_has_every_world_is_one_that_guarantees_the_game() -> None:
    """One search goes through a list of all worlds, the other through what the defenders may hold."""
    sure = 0
    for cards in (15, 18, 19, 20, 21):
        for view in declarers_views(cards, range(60)):
            seen = observe(view)
            evidence = Recipe(worlds=300, judging=BySets(nodes=10**9)).player().evidence(view, all_values=True)
            if not evidence.is_full:
                continue
            needed = seen.points_to_win
            assert needed is not None
            for card, holds in guarantor().ask_cards(seen, needed):
                share = evidence.of(CARDS[card]).win_share
                assert holds is (share == pytest.approx(1))
                sure += share == pytest.approx(1)
    assert sure > 10


def test_a_decision_does_not_depend_on_what_was_asked_before() -> None:
    views = list(declarers_views(5, range(12)))
    player = Recipe(worlds=8, judging=BySets(nodes=50_000)).player(5)
    forwards = [player.evidence(view) for view in views]
    backwards = [player.evidence(view) for view in reversed(views)]
    assert forwards == backwards[::-1]


def test_with_hardly_any_time_some_card_is_played() -> None:
    for view in declarers_views(3, range(12)):
        assert Recipe(worlds=100, judging=BySets(), seconds=0.001).player().play(view) in view.legal_cards()


def test_it_can_be_cancelled() -> None:
    view = game_with_contract(parse_contract("C"), 0, deal(1)).view(0)
    player = Recipe(worlds=10_000, judging=BySets(nodes=10**12)).player()
    assert outcomes_when_cancelled(lambda: player.play(view), player.cancel) == [Cancelled]
