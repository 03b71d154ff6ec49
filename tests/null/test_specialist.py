"""The specialist: who plays null by it, and what it finds."""

import pytest

from kiebitz import CARDS, _core, create, parse_card, parse_game
from kiebitz.hints import Adviser
from kiebitz.null.patterns import shipped_tables
from kiebitz.null.specialist import null_specialist, suit_table
from kiebitz.players import CorePlayer
from kiebitz.seats import observe

SPECIALIST = "kermit:null=specialist"
CLOSED = "CK7.SJTQ7.HJ8.D98/CJA.SK8.HTK7.DATQ/CT98.SA.HAQ9.DJK7/CQ.S9 18 y 20 y 22 y p p s N.CK.CQ"
OUVERT = "CAT8.SJATQ.HQ.DK8/CJ7.S7.HT7.DJAT97/CKQ9.SK8.HAK98.DQ/S9.HJ 18 y 20 y 22 y 23 p p s NO.CJ.HT"
GRAND = "CJATKQ.SJAT.HJ.DJ/C987.SKQ.HATK.DAT/S987.HQ987.DKQ9/D87 p p 18 s G.D8.D7"


@pytest.mark.parametrize("text", [CLOSED, OUVERT])
def test_a_game_is_played_to_its_end_and_again_the_same(text: str) -> None:
    ends = []
    for _ in range(2):
        game, player = parse_game(text), create(SPECIALIST, 7)
        while (seat := game.turn) is not None:
            game.push(player.play(game.view(seat)))
        ends.append(game.line())
    assert ends[0] == ends[1]


def test_trump_games_are_played_as_before() -> None:
    view = parse_game(GRAND).view(0)
    assert create(SPECIALIST, 1).play(view) == create("kermit", 1).play(view)


def test_the_specialist_is_asked_in_null_games_only() -> None:
    with pytest.raises(ValueError, match="null games"):
        null_specialist().evidence(observe(parse_game(GRAND).view(0)), 1)


def test_evidence_in_full_has_all_figures_of_every_card() -> None:
    for text in (CLOSED, OUVERT):
        game, player = parse_game(text), create(SPECIALIST, 1)
        assert isinstance(player, CorePlayer)
        game.push(player.play(game.view(game.turn)))
        evidence = player.evidence(game.view(game.turn), all_values=True)
        assert len(evidence.cards) == len(game.legal_moves())
        assert all(found.score is not None and found.value is not None for found in evidence.cards)


def test_rules_open_the_shortest_suit_with_its_lowest_card() -> None:
    rules = _core.NullRulesPlayer(suit_table())
    game = parse_game("CKQ.SJ8.HATQ.DJTQ/CJAT97.SQ97.H87/C8.SATK.HJK9.D987/DAK 18 p p s N.DA.DK")
    assert CARDS[rules.choose(observe(game.view(0)), 1)] == parse_card("S8")  # the paper's choice


def test_sane_declarers_put_dangerous_cards_away() -> None:
    """Of two worlds the one is likelier in which an ace lies in the skat and not a seven."""
    game = parse_game(CLOSED)
    seen = observe(game.view(1))
    hand, partner = game.hand(0).mask, game.hand(2).mask
    put = (1 << parse_card("CK")) | (1 << parse_card("CQ"))
    swapped = hand & ~(1 << parse_card("C7")) | 1 << parse_card("CK")
    other = put & ~(1 << parse_card("CK")) | 1 << parse_card("C7")
    worlds = _core.WorldList([(hand, game.hand(1).mask, partner, put), (swapped, game.hand(1).mask, partner, other)])
    sane, mad = _core.NullPutting(suit_table()).weigh(worlds, seen)
    assert sane > 10 * mad


def test_a_hint_names_what_is_safe_and_the_hole() -> None:
    game = parse_game(CLOSED)
    hint = Adviser(1).hint(game.view(0))
    assert hint.null is not None
    assert hint.null.holes == (parse_card("H8"), parse_card("D8"))
    assert hint.null.safe_suits == (2, 3)
    assert Adviser(1).hint(parse_game(GRAND).view(0)).null is None


@pytest.mark.parametrize("text", [CLOSED, OUVERT])
def test_little_time_is_enough_for_a_card(text: str) -> None:
    game, player = parse_game(text), create(SPECIALIST + ",seconds=0.001", 1)
    for _ in range(6):
        assert game.turn is not None
        game.push(player.play(game.view(game.turn)))


def test_a_suit_gains_by_the_card_that_is_too_high() -> None:
    seven_king = 0b1000001
    assert shipped_tables().dropping_gain(seven_king, 6) > 0.2
    assert shipped_tables().dropping_gain(seven_king, 0) < 0
