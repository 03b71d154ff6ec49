"""The `rules` player: what a club player would do with these cards, asked on views of real games."""

from __future__ import annotations

import random

import pytest

from kiebitz.cards import parse_cards
from kiebitz.contract import matadors
from kiebitz.deals import deal, parse_deal
from kiebitz.engine.fitting import Knowledge, fitting_game
from kiebitz.game import Game
from kiebitz.moves import HOLD, PASS, Bid, format_move, parse_move
from kiebitz.players import ask, create, referee
from kiebitz.players.rules.bidding import limit
from kiebitz.scoring import game_value
from kiebitz.view import Phase
from tests.decisions.rules import FILE, read_line

RULES = create("rules")

# Forehand has a strong clubs game; middlehand and rearhand hold the aces and tens of the plain suits.
CLUBS = "CJAKQ9.SJ8.H8.D87/C7.SAT9.HAK9.DTQ9/C8.SKQ.HJTQ7.DJAK"
CLUBS_AT_MIDDLEHAND = "C7.SAT9.HAK9.DTQ9/CJAKQ9.SJ8.H8.D87/C8.SKQ.HJTQ7.DJAK"
FOREHAND_DECLARES = "p p 18 s"


def game_after(deal_text: str, moves: str) -> Game:
    game = Game(parse_deal(deal_text))
    for move in moves.split():
        game.push(parse_move(move))
    return game


def decision(deal_text: str, moves: str = "") -> str:
    """What the player in turn does after these moves."""
    game = game_after(deal_text, moves)
    assert game.turn is not None
    return format_move(ask(RULES, game.view(game.turn)))


# -- the auction -------------------------------------------------------------------------------------------------


def test_passes_with_nothing() -> None:
    nothing = "CJAT.SJ.HJA.DJA97/CQ98.SKQ8.H987.DK/CK7.SAT97.HTKQ.DT"
    assert decision(nothing) == "p"


def test_bids_eighteen_with_a_strong_hand_at_middlehand() -> None:
    strong = "C8.SKQ.HJTQ7.DJAK/CJAKQ9.SJ8.H8.D87/C7.SAT9.HAK9.DTQ9"
    assert decision(strong) == "18"


def test_holds_up_to_its_limit_and_then_passes() -> None:
    game = game_after(CLUBS, "")
    highest = limit(game.deal.hands[0].mask, True)
    assert highest >= 36  # clubs with two tops
    game.push(Bid(18))
    assert RULES.bid(game.view(0)) == HOLD
    game.pop()
    game.push(Bid(264))
    assert RULES.bid(game.view(0)) == PASS


def test_counts_at_most_two_tops_without() -> None:
    """Without four the first jack in the skat would leave the bid hanging in the air."""
    without_four = parse_cards("CATKQ987.SA.HA.DA")
    assert limit(without_four.mask, True) <= 36


# -- hand or skat, discard and contract --------------------------------------------------------------------------


def test_plays_hand_when_the_skat_is_not_needed() -> None:
    lock = "CJATKQ98.SJA.HJ/C7.SKQ9.HKQ9.DKQ9/ST87.HAT8.DJA87"
    assert decision(lock, "p p 18") in ("CH", "GH")


def test_plays_null_ouvert_with_low_cards_in_every_suit() -> None:
    safest = "CAKQ8.SJAT.HJA.D9/CT97.S87.H97.DJ87/CJ.SKQ9.HTKQ8.DTK"
    assert decision(safest, "18 p p") in ("NO", "NOH")


def test_keeps_aces_and_jacks_and_puts_the_bare_ten_away() -> None:
    bare_ten = "CJAK987.ST.HA.DJA/CTQ.SKQ9.HJQ9.DT8/SJA87.HTK8.DKQ9/H7.D7"
    discard = RULES.declare(game_after(bare_ten, "p p 18 s").view(0)).discard
    assert discard is not None
    assert parse_cards("ST") <= discard
    assert not discard & parse_cards("CJ DJ CA HA DA")


def test_hardly_ever_declares_a_game_below_its_bid() -> None:
    overbid = 0
    for seed in range(300):
        game = Game(deal(seed))
        while game.turn is not None and game.contract is None:
            game.push(ask(RULES, game.view(game.turn)))
        if game.contract is not None:
            overbid += game_value(game.contract, game.matadors()) < game.auction.bid
    assert overbid <= 2


def test_overbid_by_a_jack_in_the_skat_it_looks_for_a_contract_that_reaches_the_bid() -> None:
    """Diamonds without two become diamonds with one: 18 where 27 was bid, but hearts, spades or clubs may do."""
    spoiled = "CA.SA98.HA7.DATK9/CT98.SJTK.HTKQ.DJ/CKQ7.SQ7.HJ98.DQ8/CJ.D7"
    game = game_after(spoiled, "p p 27 s")
    move = RULES.declare(game.view(0))
    tops = matadors(move.contract.kind, game.view(0).hand.mask)
    assert game_value(move.contract, tops) >= 27


# -- declarer's play ---------------------------------------------------------------------------------------------


def test_declarer_draws_trumps_from_the_top() -> None:
    assert decision(CLUBS, f"{FOREHAND_DECLARES} C.CT.S7") in ("CJ", "SJ")


def test_declarer_trumps_a_trick_full_of_points() -> None:
    assert decision(CLUBS_AT_MIDDLEHAND, "18 p p s C.S8.H8 HA") in ("CA", "CK", "CQ", "C9")


def test_declarer_behind_everybody_brings_the_ace_home() -> None:
    deal_text = "C7.ST9.HAK9.DTKQ9/C8.SKQ.HJTQ7.DJA8/CJAKQ9.SJA.H8.D7.S8"
    assert decision(deal_text, "p 18 p s C.CT.S7 S9 SQ") == "SA"


def test_declarer_does_not_lead_the_ten_of_trumps_into_a_jack() -> None:
    deal_text = "CATK98.SA7.HA8.D7/CJQ7.SJKQ.HKQ7.DT/ST98.HJT9.DJAKQ"
    assert decision(deal_text, f"{FOREHAND_DECLARES} C.D8.D9") not in ("CA", "CT")


# -- defenders' play ---------------------------------------------------------------------------------------------


def test_smears_on_partners_sure_trick() -> None:
    assert decision(CLUBS, f"{FOREHAND_DECLARES} C.CT.S7 H8 HA") == "HT"


def test_gives_the_least_to_the_declarers_sure_trick() -> None:
    assert decision(CLUBS, f"{FOREHAND_DECLARES} C.CT.S7 CJ C7") == "C8"


def test_second_defender_takes_the_declarers_loser_with_the_ace() -> None:
    assert decision(CLUBS, f"{FOREHAND_DECLARES} C.CT.S7 S8") == "SA"


def test_last_defender_trumps_the_declarers_ace_with_the_cheapest_trump() -> None:
    deal_text = "CJAKQ9.SJA8.H8.D8/C7.STK9.HAK9.DTQ9/CT8.HJTQ7.DJAK7"
    assert decision(deal_text, f"{FOREHAND_DECLARES} C.SQ.S7 SA S9") in ("CT", "C8")


def test_defender_on_lead_does_not_open_trumps() -> None:
    rearhand = "C7.SAT9.HAK9.DTQ9/C8.SKQ.HJTQ7.DJAK/CJAKQ9.SJ8.H8.D87"
    assert decision(rearhand, "p 18 p s C.CT.S7") != "C7"


def test_defender_returns_the_suit_his_partner_led() -> None:
    first_tricks = "D9 D8 DA SK SA S8"  # rearhand opened spades, and forehand's ace has the trick
    assert decision(CLUBS_AT_MIDDLEHAND, f"18 p p s C.H8.S7 {first_tricks}") in ("ST", "S9")


# -- null --------------------------------------------------------------------------------------------------------


def test_null_declarer_ducks_as_high_as_he_can() -> None:
    deal_text = "CJAKQ.SJAT.HJA.D9/CT97.S87.H97.DJ87/C8.SKQ9.HTKQ8.DTK"
    assert decision(deal_text, "18 p p s N.DA.DQ CQ") == "CT"


def test_null_declarer_throws_his_most_dangerous_card_away() -> None:
    deal_text = "CAKQT.SJAT.HJ.D98/C87.S87.H987.DAK7/CJ9.SKQ9.HATKQ.DT"
    assert decision(deal_text, "18 p p s N.C8.C7 CA") == "DA"


@pytest.mark.parametrize("tricks", ["C9 CA", "CJ CQ"])
def test_null_defender_gives_no_trick_away_that_the_declarer_ducked(tricks: str) -> None:
    deal_text = "CJ97.S87.H97.DJ87/CAKQ.SJAT.HJA.DT9/CT8.SKQ9.HTKQ8.DK"
    assert decision(deal_text, f"{FOREHAND_DECLARES} N.DA.DQ {tricks}") in ("CT", "C8")


def test_null_defender_stays_under_the_declarers_card() -> None:
    deal_text = "CJ97.S87.H97.DJ87/CAK8.SJAT.HJA.DT9/CTQ.SKQ9.HTKQ8.DK"
    assert decision(deal_text, f"{FOREHAND_DECLARES} N.DA.DQ CJ C8") == "CT"


# -- as a whole --------------------------------------------------------------------------------------------------


def test_the_same_view_gives_the_same_decision() -> None:
    first = [referee(deal(seed), [create("rules", seat) for seat in range(3)]).game.moves for seed in range(20)]
    again = [referee(deal(seed), [create("rules", 7 + seat) for seat in range(3)]).game.moves for seed in range(20)]
    assert first == again


def test_hidden_cards_lying_otherwise_change_no_decision() -> None:
    """Asked in the middle of recorded games, ouvert and laid open ones among them."""
    for number, line in enumerate(FILE.read_text().splitlines()[:120]):
        game, _ = read_line(line)
        for _ in range(min(1 + number % 25, len(game.moves))):
            game.pop()
        if game.turn is not None and game.phase is Phase.PLAY:
            view = game.view(game.turn)
            shuffled = fitting_game(Knowledge.of(view), random.Random(number))
            assert RULES.play(shuffled.view(game.turn)) == RULES.play(view)


def test_never_breaks_a_rule_against_anybody() -> None:
    for seed in range(150):
        players = [create("rules"), create("random", seed), create("rules")]
        assert all(fault.seat == 1 for fault in referee(deal(seed), players).faults)


def test_beats_two_random_players_by_far() -> None:
    total = [0, 0]
    for seed in range(150):
        seat = seed % 3
        players = [create("rules") if other == seat else create("random", seed + other) for other in range(3)]
        points = referee(deal(seed), players).game.result().list_points()
        total[0] += points[seat]
        total[1] += (sum(points) - points[seat]) // 2
    assert total[0] > 30 * 150 > 0 > total[1] - 5 * 150
