"""Deals of the Nullspiel paper (section 9.3) that can be read without doubt: suits are damaged there, and were restored
by counting. What the paper calls right must be right with open cards, and our defenders must lead the same suits.

The second deal leaves open where two cards lie, and of those in the appendix nothing is said. What our defenders do not
find in the closed games, to come back to the suit, is told in docs/null.md.
"""

import pytest

from kiebitz import Game, create, parse_card, parse_game
from kiebitz.memory.truth import declarer_wins
from kiebitz.solver import Solver

SPECIALIST = "kermit:null=specialist"

# The declarer puts KQ of hearts and leads; the weakness is the queen of spades above 7 8.
QUEEN_WITH_THREE = "C8.S8.HKQ87.DJ987/CJQ.SJAK9.H9.DTKQ/CATK97.ST.HJAT.DA/SQ7 p p 18 s N.HK.HQ"
# AK of diamonds are put away; the declarer has A J T 9 7 of clubs, Q 9 7 of spades and 8 7 of hearts.
LONG_CLUBS = "CKQ.SJ8.HATQ.DJTQ/CJAT97.SQ97.H87/C8.SATK.HJK9.D987/DAK 18 p p s N.DA.DK"


def _after(text: str, cards: str) -> Game:
    game = parse_game(text)
    for card in cards.split():
        game.push(parse_card(card))
    return game


@pytest.mark.parametrize(
    ("text", "before", "card"),
    [
        (QUEEN_WITH_THREE, "C8 CQ CA", "ST"),  # the partner shall take over
        (QUEEN_WITH_THREE, "C8 CQ CA ST S8 SA", "S9"),  # and come back low
        (QUEEN_WITH_THREE, "C8 CQ CA ST S8 SA S9 DA S7", "SJ"),  # under the queen
        (LONG_CLUBS, "", "S8"),
    ],
)
def test_what_the_paper_plays_beats_the_declarer_with_open_cards(text: str, before: str, card: str) -> None:
    game = _after(text, before)
    assert not declarer_wins(Solver(table_mb=1), game)[parse_card(card)]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("text", "before", "card"), [(QUEEN_WITH_THREE, "C8 CQ CA", "ST"), (LONG_CLUBS, "", "S8")])
def test_our_defenders_find_the_suit_that_the_paper_leads(text: str, before: str, card: str, seed: int) -> None:
    game = _after(text, before)
    assert game.turn is not None
    assert create(SPECIALIST, seed).play(game.view(game.turn)) == parse_card(card)


@pytest.mark.parametrize("text", [QUEEN_WITH_THREE, LONG_CLUBS])
def test_as_open_games_both_are_beaten_without_seeing_the_skat(text: str) -> None:
    game = parse_game(text.replace(" N.", " NO."))
    defenders, declarer = create(SPECIALIST, 1), create("kermit", 1)
    while (seat := game.turn) is not None:
        game.push((declarer if seat == game.declarer else defenders).play(game.view(seat)))
    assert not game.result().won
