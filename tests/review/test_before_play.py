"""Calls, picking up and declarations are judged by what the evaluation expected, and apart from that by open cards."""

from __future__ import annotations

import pytest

from kiebitz import PASS, Bid, Declare, Game, Solver, deal, parse_cards, parse_contract, parse_deal
from kiebitz.bidding import options_with_skat, shipped_model
from kiebitz.bidding.outlook import prospect_of
from kiebitz.moves import HOLD
from kiebitz.review.before_play import judge_before_play
from kiebitz.review.hindsight import judge_declaration
from kiebitz.review.verdict import Size

# Forehand has four jacks, three aces and the ten of clubs.
STRONG = "CJAT.SJA.HJA.DJK9/CKQ98.SQ9.HKQ.DT7/C7.STK87.HT987.D8/DAQ"


def strong_game(*moves: str) -> Game:
    game = Game(parse_deal(STRONG))
    for move in moves:
        game.push(move)
    return game


def test_passing_a_strong_hand_is_a_blunder_and_bidding_it_is_right() -> None:
    game = strong_game("18")
    view = game.view(0)
    passed, held = judge_before_play(view, PASS), judge_before_play(view, HOLD)
    assert passed is not None
    assert held is not None
    assert passed.size is Size.BLUNDER
    assert (passed.best, held.best, held.loss) == (HOLD, HOLD, 0)


def test_a_jump_is_judged_as_what_it_says() -> None:
    game = Game(deal(3))
    found = judge_before_play(game.view(1), Bid(120))
    assert found is not None
    assert {option.move for option in found.options} == {PASS, Bid(18), Bid(120)}
    assert found.of(Bid(120)).points < found.of(Bid(18)).points


def test_the_prospect_of_a_discard_is_that_of_the_best_where_it_is_the_best() -> None:
    for seed in range(6):
        dealt = deal(seed)
        cards = dealt.hands[0] | dealt.skat
        for option in options_with_skat(shipped_model(), cards, 0, 18):
            assert option.discard is not None
            found = prospect_of(shipped_model(), option.contract, cards, option.discard, 0, 18)
            assert found.points == pytest.approx(option.prospect.points, abs=1e-3)
            assert found.win == pytest.approx(option.prospect.win, abs=1e-5)


def test_putting_aces_away_costs_points() -> None:
    game = strong_game("p", "p", "18", "s")
    aces = Declare(parse_contract("G"), parse_cards("CA SA"))
    found = judge_before_play(game.view(0), aces)
    assert found is not None
    assert found.loss > 0
    assert found.of(aces).points < found.of(found.best).points


def test_open_cards_say_which_contract_and_discard_would_have_brought_most() -> None:
    game = strong_game("p", "p", "18", "s")
    declared = Declare(parse_contract("C"), parse_cards("D9 DQ"))
    found = judge_declaration(Solver(), game, declared)
    assert declared in found.values
    assert found.loss == max(found.values.values()) - found.values[declared]
    assert found.wins[declared] == (found.values[declared] > 0)
    for other in found.values:
        played = game.copy()
        played.push(other)  # every one of them is a legal move
