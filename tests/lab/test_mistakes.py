"""Mistakes of defenders with open cards: what is called one loses a game that another card would have won."""

from __future__ import annotations

import pytest

from kiebitz.cards import parse_card
from kiebitz.formats.game_text import parse_game
from kiebitz.lab.players.mistakes import Opportunity, dearest, measure
from kiebitz.memory.truth import declarer_wins
from kiebitz.solver import Solver


@pytest.fixture(scope="module")
def opportunities() -> list[Opportunity]:
    return [
        row
        for number in range(40)
        for row in measure("rules", 3, number, bidding="rules", others=("rules", "policy"), listed=5)
    ]


def test_a_mistake_loses_what_the_cards_named_would_win(opportunities: list[Opportunity]) -> None:
    solver, wrong = Solver(), dearest(opportunities)
    assert len(wrong) >= 5
    for row in wrong[:10]:
        game = parse_game(row.game)
        assert game.turn != game.declarer
        wins = declarer_wins(solver, game)
        assert wins[parse_card(row.played)]
        assert [str(card) for card, won in wins.items() if not won] == row.keeping


def test_the_dearest_come_first_and_right_cards_cost_nothing(opportunities: list[Opportunity]) -> None:
    costs = [row.cost for row in dearest(opportunities)]
    assert costs == sorted(costs, reverse=True)
    assert all(row.cost == 0 for row in opportunities if row.played in row.keeping)
    assert all(row.cost > 40 for row in opportunities if row.played not in row.keeping)


def test_others_are_asked_where_it_went_wrong_and_the_same_player_errs_again(opportunities: list[Opportunity]) -> None:
    wrong = dearest(opportunities)
    assert all(row.errs("rules") for row in wrong)
    assert not all(row.errs("policy") for row in wrong)
