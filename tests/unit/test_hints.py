"""Hints as data: the advised move, the figures that speak for it, and the one reason that they add up to."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from kiebitz import (
    PASS,
    Adviser,
    Bid,
    Cancellable,
    Cancelled,
    CorePlayer,
    Declare,
    Game,
    Hint,
    NoHint,
    Phase,
    ask,
    create,
    deal,
    parse_card,
    parse_contract,
    parse_game,
)
from kiebitz.hints import Reason
from kiebitz.moves import HOLD, PICK_UP
from kiebitz.players import STRONGEST
from tests.games import choices, choose_move, game_with_contract, seeds
from tests.unit.test_stop import opening, outcomes_when_cancelled

TOPS = "CJATKQ.SJAT.HJ.DJ/C987.SKQ.HATK.DAT/S987.HQ987.DKQ9/D87"
SUIT = "DATJ9.CA7.S8A.HT7/CJTK.SKQ.HAK.DQK7/SJT9.HJQ9.CQ98.D8/S7.H8"

EXAMPLES = {
    Reason.DECLARING_BRINGS_MORE: f"{TOPS} p p",
    Reason.PASSING_BRINGS_MORE: TOPS,
    Reason.SKAT_BRINGS_MORE: f"{SUIT} p p 18",
    Reason.HAND_BRINGS_MORE: "CTK9.SJAQ.HAT.DJA/CA87.ST9.H8.DTQ98/CJQ.SK87.HQ97.DK7/HJK p p 18",
    Reason.SAFEST_CONTRACT: "CT9.SAKQ.HT97.DAT/CAK8.ST97.HAQ.DJ8/CJQ7.SJ8.HK.DKQ97/HJ8 p p 18 s",
    Reason.CANNOT_BE_LOST: f"{TOPS} p p 18 s",
    Reason.DEAREST_CONTRACT: "CTK87.S8.HJTK8.DK/CJAQ9.ST97.H9.DA8/SJAKQ.HAQ.DTQ97/H7.DJ p p 18 s",
    Reason.WINS_MORE_OFTEN: "CJT8.SQ7.HK8.DJQ9/CKQ9.SJAK8.HAT.DA/CA7.ST9.HQ97.DK87/HJ.DT p p 18 s N.HJ.DT"
    " D9 DA D8 SA ST SQ C9 C7 C8 SJ S9 S7 SK H7 CT HA HQ HK S8 CA DQ CQ H9 CJ",
    Reason.PERHAPS_WINS_MORE_OFTEN: "CTK9.SJTK.HAK.DA9/CQ8.SQ8.H987.DJK8/CJA7.S97.HJT.DTQ7/SA.HQ"
    " p 18 y 20 y 22 y p s G.CT.SA ST SQ S7 SK S8 S9 DA D8 D7 HA H7 HT HK H8 HJ",
    Reason.MORE_SCHNEIDER: "CQ8.STQ97.HA.DKQ7/CJK.SJK.HJTK.DJT8/CT97.S8.HQ987.DA9/CA.SA p p 18 s G.CA.SA"
    " DK D8 D9 SQ SK S8 HT H8 HA ST DT DA S7 CK C9 C8 HK CT C7 CQ DJ HJ",
    Reason.MORE_POINTS: "CT9.SKQ.HA9.DJTQ7/CQ8.SJAT98.DAK9/CAK.S7.HJTKQ87.D8/CJ7 p p 18 s G.CJ.C7"
    " DJ SJ HJ S9 S7 SQ H9 D9 HQ H8 HA S8 C9 C8 CA CK CT CQ DQ DA D8 DK HK D7",
    Reason.HOLDS_OUT_LONGER: "CTK.SJT7.HJQ.DTKQ/CQ8.SAKQ.HAT9.DA9/CJA97.S98.H8.DJ87/HK7 p 18 p NOH"
    " S7 SQ S9 SA S8 SJ CQ CJ CK CT C8",
    Reason.CATCHES_SOONER: "CJT8.SQ7.HK8.DJQ9/CKQ9.SJAK8.HAT.DA/CA7.ST9.HQ97.DK87/HJ.DT p p 18 s NO.HJ.DT"
    " D9 DA D8 SA ST SQ C9 C7 C8 SJ S9 S7 SK H7 CT HA HQ HK S8 CA DQ",
    Reason.ALL_THE_SAME: "CT.SJAKQ.HTK.DJK7/C8.ST.HJQ987.DQ98/CJA97.S987.HA.DAT/CKQ p 18 p s G.CK.CQ"
    " DJ HJ CJ DT DK DQ DA D7 D9 S9 SK ST C8 C7 CT HK H7 HA C9 SJ HQ SA H9 S8",
    Reason.ALL_WON: "CK9.S87.HQ9.DJTK8/CAT.SATQ.HTK8.DA7/CJQ87.SJK.HJA.DQ9/S9.H7 18 p p s G.S9.H7"
    " S8 SQ SK SJ DJ DA D9 DK D7 D8 CT DQ C7 CK CA HK HA H9 C8 C9 SA HQ HT CJ",
    Reason.ALL_LOST: "CQ8.SQ8.HAK.DJTK9/CA.SJAT97.HTQ9.DQ/CTK9.SK.HJ87.DA87/CJ7 18 p p s NO.CJ.C7"
    " DJ DQ DA HJ HK HT HA HQ H7 DT ST D8 DK CA D7 D9 H9 C9 C8 S9 CK H8 CQ S7",
    Reason.ONLY_MOVE: "CTJQKA.S9TJ.H8.DT/SQK.HTJQK.DJQKA/C789.S78.H79.D789/SA.HA p 18 p s N.SA.HA H8 HT H9 DJ D9",
}


def hint_in(game: Game, seed: int = 1) -> Hint:
    """The hint for the seat in turn."""
    return Adviser(seed).hint(game.view(game.turn))


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.value)
def test_every_reason_has_its_position(reason: Reason) -> None:
    game = parse_game(EXAMPLES[reason])
    assert hint_in(game).reason is reason


def test_a_hint_to_bid_weighs_going_along_against_passing() -> None:
    bidding, holding = hint_in(parse_game(f"{TOPS} p p")), hint_in(parse_game(f"{TOPS} 18"))
    assert [choice.move for choice in bidding.choices] == [Bid(18), PASS]
    assert [choice.move for choice in holding.choices] == [HOLD, PASS]
    assert bidding.game_in_mind == holding.game_in_mind == parse_contract("GO")
    for hint in (bidding, holding):
        going_along, passing = hint.choices
        assert going_along.points > passing.points
        assert passing.win is None


def test_who_can_bid_no_higher_has_no_choice() -> None:
    hint = hint_in(parse_game(f"{TOPS} 264 y p"))
    assert (hint.move, hint.reason, hint.choices) == (PASS, Reason.ONLY_MOVE, ())


def test_a_hint_about_the_skat_weighs_picking_up_against_the_best_hand_game() -> None:
    hint = hint_in(parse_game(f"{TOPS} p p 18"))
    assert [choice.move for choice in hint.choices] == [PICK_UP, hint.move]


def test_that_a_game_cannot_be_lost_is_said_before_and_in_play() -> None:
    assert hint_in(parse_game(f"{TOPS} p p 18")).reason is Reason.CANNOT_BE_LOST
    game = parse_game(f"{TOPS} p p 18 s G.D8.D7")
    assert hint_in(game).reason is Reason.CANNOT_BE_LOST
    game.push(parse_card("CJ"))
    assert hint_in(game).reason is not Reason.CANNOT_BE_LOST  # a defender's turn


def test_a_hint_to_declare_gives_every_contract_its_discard_best_first() -> None:
    hint = hint_in(parse_game(f"{TOPS} p p 18 s"))
    points = [choice.points for choice in hint.choices]
    assert hint.choices[0].move == hint.move
    assert points == sorted(points, reverse=True)
    for choice in hint.choices:
        assert isinstance(choice.move, Declare)
        assert choice.move.discard is not None


@given(seeds, choices)
def test_before_the_play_the_adviser_says_what_it_would_do_itself(seed: int, numbers: list[int]) -> None:
    game = Game(deal(seed))
    for number in numbers:
        if game.phase in (Phase.PLAY, Phase.OVER):
            break
        assert hint_in(game, seed=1).move == ask(create(STRONGEST, seed=1), game.view(game.turn))
        game.push(choose_move(game, number))


def games_in_play(contract: str) -> list[Game]:
    """Games with random cards played, in which there is a choice."""
    games = []
    for seed in range(8):
        source = random.Random(seed)
        game = game_with_contract(parse_contract(contract), seed % 3, deal(seed))
        while not game.is_over and len(game.moves) < 18 + seed:
            game.push(source.choice(game.legal_moves()))
        if not game.is_over and len(game.legal_moves()) > 1:
            games.append(game)
    assert len(games) > 1
    return games


@pytest.mark.parametrize("contract", ["G", "C", "NO"])
def test_in_play_the_evidence_is_the_players_own_and_the_advised_card_stands_first(contract: str) -> None:
    player = create(STRONGEST, seed=4)
    assert isinstance(player, CorePlayer)
    for game in games_in_play(contract):
        view, hint = game.view(game.turn), hint_in(game, seed=4)
        evidence = player.evidence(view, all_values=True)
        assert hint.evidence is not None
        assert hint.move == hint.evidence.cards[0].card == evidence.best
        assert set(hint.evidence.cards) == set(evidence.cards)
        scores = [found.score or 0.0 for found in hint.evidence.cards]
        assert scores == sorted(scores, reverse=True)


def test_the_runner_up_is_the_best_card_that_is_not_as_good() -> None:
    hint = hint_in(parse_game(EXAMPLES[Reason.MORE_POINTS]))
    assert hint.evidence is not None
    assert hint.runner_up is not None
    assert hint.evidence.of(hint.runner_up) != hint.evidence.cards[0]
    assert hint_in(parse_game(EXAMPLES[Reason.ALL_THE_SAME])).runner_up is None


def test_only_the_seat_in_turn_is_given_a_hint() -> None:
    game = parse_game(f"{TOPS} p p 18 s G.D8.D7")
    for seat in (1, 2, None):
        with pytest.raises(NoHint, match="whose turn"):
            Adviser(1).hint(game.view(seat))


def test_a_hint_can_be_cancelled_and_the_adviser_asked_again() -> None:
    adviser, view = Adviser(1), opening().view(0)
    assert isinstance(adviser, Cancellable)

    def ask_for_ever() -> None:
        while True:
            adviser.hint(view)

    assert outcomes_when_cancelled(ask_for_ever, adviser.cancel) == [Cancelled]
    assert adviser.hint(view).move in view.legal_cards()
