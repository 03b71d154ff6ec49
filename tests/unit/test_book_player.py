"""The `book` player: each rule of the beginner's book, asked on views of real games."""

from __future__ import annotations

import pytest

from kiebitz.deals import deal
from kiebitz.formats.game_text import parse_game
from kiebitz.game import Game
from kiebitz.players import create, referee
from kiebitz.training.policy.styles import BIDDERS, STYLES
from kiebitz.view import Phase

BOOK = create("book")

# Forehand has a strong clubs game; middlehand and rearhand hold the aces and tens of the plain suits.
CLUBS = "CJAKQ9.SJ8.H8.D87/C7.SAT9.HAK9.DTQ9/C8.SKQ.HJTQ7.DJAK/CT.S7"
CLUBS_AT_MIDDLEHAND = "C7.SAT9.HAK9.DTQ9/CJAKQ9.SJ8.H8.D87/C8.SKQ.HJTQ7.DJAK/CT.S7"
NULL = "CJAKQ.SJA.HJA.DAK/CT8.STKQ9.HKQ.DJT/C97.S87.HT87.D987/H9.DQ"  # a sure one in rearhand


def played(game: str) -> str:
    """The card that the seat in turn plays."""
    position = parse_game(game)
    assert position.turn is not None
    return str(BOOK.play(position.view(position.turn)))


@pytest.mark.parametrize(
    ("rule", "moves", "card"),
    [
        ("the declarer draws trumps from the top", "", "CJ"),
        ("goes on while others have trumps", "CJ C7 C8", "SJ"),
        ("a defender takes with the highest card of the suit", "S8", "SA"),
        ("smears the ten to the certain trick of the friend", "H8 HA", "HT"),
        ("gives the least where nothing is to be had", "CJ C7", "C8"),
    ],
)
def test_with_forehand_as_declarer(rule: str, moves: str, card: str) -> None:
    assert played(f"{CLUBS} p p 18 s C.CT.S7 {moves}") == card, rule


def test_a_defender_leads_an_ace() -> None:
    assert played(f"{CLUBS_AT_MIDDLEHAND} 18 p p s C.CT.S7") in ("SA", "HA")


def test_without_an_ace_the_long_suit_goes_to_the_declarer_and_the_short_one_to_the_friend() -> None:
    hands = ["C7.SKQ98.HT9.DTQ9", "CJAKQ9.SJ.HA8.D87", "C8.SAT.HJKQ7.DJAK"]
    skat = "CT.S7"
    assert played(f"{'/'.join(hands)}/{skat} 18 p p s C.CT.S7") == "S8"  # the declarer comes next
    hands[1], hands[2] = hands[2], hands[1]
    assert played(f"{'/'.join(hands)}/{skat} p 18 p s C.CT.S7") == "H9"  # he comes last


def test_in_null_the_declarer_ducks_high_and_defenders_stay_low_before_him() -> None:
    assert played(f"{NULL} p 18 p s N.H9.DQ CQ C8") == "C9"
    assert played(f"{NULL} p 18 p s N.H9.DQ CQ") == "C8"


@pytest.mark.parametrize("seed", range(30))
def test_it_plays_whole_games_without_a_fault_and_always_the_same(seed: int) -> None:
    games = [referee(deal(seed), [create("book", player) for player in range(3)]) for _ in range(2)]
    assert not games[0].faults
    assert games[0].game == games[1].game
    assert games[0].game.phase is Phase.OVER


def test_it_is_in_no_training() -> None:
    """It stands for players that nothing was learned from."""
    learned_from = [style.name for style in STYLES if style.share > 0]
    assert not any("book" in name for name in (*BIDDERS, *learned_from))


def test_views_alone_decide() -> None:
    game: Game = parse_game(f"{CLUBS} p p 18 s C.CT.S7 CJ")
    assert BOOK.play(game.view(1)) == create("book", seed=9).play(game.view(1))
