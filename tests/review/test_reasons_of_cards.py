"""Why a card was wrong: for each kind a position in which it is so, and one hardly different in which it is not."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz import Card, Position, parse_card, parse_position
from kiebitz.cards import FULL_DECK, card_points, cards_in
from kiebitz.contract import Kind
from kiebitz.review import Reason
from kiebitz.review import ReasonKind as K
from kiebitz.review.reasons.cards import reason_against
from kiebitz.review.reasons.contrast import Contrast, contrasts_of
from kiebitz.review.reasons.lines import Line
from kiebitz.solver import Solver
from tests.meeting import meets, met

SOLVER = Solver()
TRUMP_GAMES = [kind for kind in Kind if kind is not Kind.NULL]


class Case(NamedTuple):
    """What is said of a card played instead of the best one, and what where the cards lie a little otherwise."""

    kind: K
    cards: str
    seats: tuple[int, ...]
    points: int | None
    tricks: int | None
    position: str
    played: str
    best: str
    near: str
    instead: K | None


# fmt: off
CASES = [
    Case(K.FED_OPPONENTS, "DA", (1,), 22, None,
         "D7/C9/SJ.DA/SA9 G 1 0:C7.CA 25:3", "DA", "SJ",
         "D7/CJ/SJ.DA/SA9 G 1 0:C7.CA 25:3", K.NOT_RUFFED),
    Case(K.LED_FULL_CARD_AWAY, "CT DQ", (1,), 24, None,
         "CT.SJ/HQ.DQ/CA.SQ/CJ.H8 D 1 0:- 30:4", "CT", "SJ",
         "CT.SJ/DAQ/CA.SQ/CJ.H8 D 1 0:- 30:4", K.PARTNERS_CARD_RUFFED),
    Case(K.RUFFED_TOO_LOW, "DJ SJ", (1,), 12, None,
         "CT/CJ/SJ.HT/CA.H9 H 2 0:C9.DJ 11:2", "HT", "SJ",
         "CT/DA/SJ.HT/CA.H9 H 2 0:C9.DJ 11:2", K.FED_OPPONENTS),
    Case(K.NOT_RUFFED, "SJ", (0,), 32, None,
         "DJ/D8/CT.SJ/C8.SK G 2 0:SA.HA 68:7", "CT", "SJ",
         "D9/D8/CT.SJ/C8.SK G 2 0:SA.HA 68:7", K.FED_OPPONENTS),
    Case(K.NOT_TAKEN, "CJ", (0,), 16, None,
         "ST/CJ.HQ/SA8/CK.SK H 1 0:HJ 39:3", "HQ", "CJ",
         "ST/CJ.HQ/SA.DJ/CK.SK H 1 0:HJ 39:3", K.TRUMP_TRICK_GIVEN),
    Case(K.PARTNER_OVERTAKEN, "HJ", (0,), 14, None,
         "CT/S7.HJ/SK.D9/CJ.S8 G 2 0:H8 44:4", "HJ", "S7",
         "CT/S7.HJ/SK.HK/CJ.S8 G 2 0:H8 44:4", K.TRUMP_SPENT),
    Case(K.NOT_SMEARED, "HA HA", (1,), 11, None,
         "HAT8/S8.HK/CT.DA/SAQ D 2 1:SK.H9 48:4", "H8", "HA",
         "CA.HA8/S8.HK/CT.DA/SAQ D 2 1:SK.H9 48:4", None),
    Case(K.TRUMP_SPENT, "HT", (), 14, None,
         "HT.D9/H8.DK/CT/C7.H7 H 1 2:S8 49:3", "HT", "D9",
         "HT.D9/C8.H8/CT/C7.H7 H 1 2:S8 49:3", K.PARTNER_OVERTAKEN),
    Case(K.HIGHER_THAN_NEEDED, "DJ HQ", (), 24, None,
         "HQ.DJ/ST/HA/CJ9 H 2 1:D9.D8 0:0", "DJ", "HQ",
         "HQ.DJ/ST/SJ/CJ9 H 2 1:D9.D8 0:0", None),
    Case(K.TAKEN_TOO_EARLY, "DJ", (0,), 3, None,
         "SA.DA/CQ/ST.DJ/S9.DT S 2 1:C7 25:2", "DJ", "ST",
         "CA.SA/CQ/ST.DJ/S9.DT S 2 1:C7 25:2", K.HIGHER_THAN_NEEDED),
    Case(K.CATCHER_SPENT, "D9 CT", (1,), 17, None,
         "C9.D7/CT/DK9/SJ.HT G 2 1:DQ 19:2", "D9", "DK",
         "CJ.D7/CT/DK9/SJ.HT G 2 1:DQ 19:2", K.LEAD_GIVEN),
    Case(K.ESCAPED, "CA", (0,), 18, None,
         "CA.D7/HJK/SQ.DA/H9.DK C 0 1:- 3:1", "HK", "HJ",
         "C7.D7/HJK/SQ.DA/H9.DK C 0 1:- 3:1", K.TRUMP_TRICK_GIVEN),
    Case(K.PARTNERS_CARD_RUFFED, "HA", (0, 2), 24, None,
         "SJ.HA/DJQ/CT7/ST.H8 C 2 1:- 22:1", "DJ", "DQ",
         "SJ.HA/DJQ/CJ7/ST.H8 C 2 1:- 22:1", K.PARTNERS_TRUMP_PULLED),
    Case(K.PARTNER_CANNOT_SMEAR, "HA", (1,), 14, None,
         "SQ.D7/HA.D9/CQ.S7/CT.HT D 0 2:- 83:8", "S7", "CQ",
         "HA.D7/SQ.D9/CQ.S7/CT.HT D 0 2:- 83:8", None),
    Case(K.PARTNERS_CARD_LOST, "HA", (0,), 22, None,
         "C8.HA/CA.SA/CQ.H8/SQ.D8 D 1 2:- 19:3", "CQ", "H8",
         "C8.HK/CA.SA/CQ.H8/SQ.D8 D 1 2:- 19:3", K.ESCAPED),
    Case(K.NOT_CASHED, "HT", (), 17, None,
         "CK.HJ/SJ.HT/SQ9/C7.H7 S 2 1:- 45:4", "SJ", "HT",
         "CK.S9/SJ.HT/SQ.HJ/C7.H7 S 2 1:- 45:4", None),
    Case(K.OWN_CARD_RUFFED, "HT", (), 10, None,
         "STQ.HAQ/HT7.DK8/C7.DJQ7/S7.HJ S 2 1:- 6:1", "D8", "H7",
         "SQ.HAQ9/HT7.DK8/C7.DJQ7/S7.HJ S 2 1:- 6:1", None),
    Case(K.BARED, "ST", (), 14, None,
         "SK.HA9/C9.H8.D8/SJT8/CTQ D 2 2:- 80:7", "S8", "SJ",
         "SK.HA9/ST.H8.D8/C9.SJ8/CTQ D 2 2:- 80:7", None),
    Case(K.OWN_CARD_LOST, "ST", (), 28, None,
         "SATK.DK/SQ8.D87/S9.HA.DT9/S7.DQ C 0 0:- 41:3", "DK", "SA",
         "SATK.DK/SQ8.D87/HA9.DT9/S7.DQ C 0 0:- 41:3", K.NOT_CASHED),
    Case(K.TRUMPS_NOT_DRAWN, "DT", (0,), 21, None,
         "C9.H7/SA7/CK.DT/CJ.SQ C 2 2:- 33:3", "DT", "CK",
         "C9.H7/C7.S7/CK.DT/CJ.SQ C 2 2:- 33:3", K.TRUMP_TRICK_GIVEN),
    Case(K.PARTNERS_TRUMP_PULLED, "HA", (2,), 22, None,
         "S9.H9/SJA/HA.D7/S8.DT H 1 0:- 86:8", "H9", "S9",
         "S9.H9/SJ.D7/SA.HA/S8.DT H 1 0:- 86:8", None),
    Case(K.DECLARER_NOT_FORCED, "H8", (0,), 10, 1,
         "SJ.DK/HJ8/CK.ST/HK.DQ G 0 1:- 47:4", "HJ", "H8",
         "SJ.DT/HJ8/CK.ST/HK.DQ G 0 1:- 47:4", K.CATCHER_SPENT),
    Case(K.TRUMPS_WASTED, "HT", (), 10, 1,
         "CT.SK/HJT/CK.SJ/CQ8 G 1 1:- 67:6", "HJ", "HT",
         "CT.SK/HJT/SJA/CQ8 G 1 1:- 67:6", K.CATCHER_SPENT),
    Case(K.TRUMP_TRICK_GIVEN, "", (), 14, 1,
         "HA9/CJ.S9/SQ.DK/SJ.HK S 1 1:- 0:0", "S9", "CJ",
         "H9.DA/CJ.S9/SQ.DK/SJ.HK S 1 1:- 0:0", K.ESCAPED),
    Case(K.INTO_TENACE, "HQ", (1,), 18, None,
         "C9.S9.DA/HAQ.DK/HK7.D9/C7.S7 G 1 2:- 50:5", "H7", "D9",
         "C9.S9.DA/HQ9.DK/HK7.D9/C7.S7 G 1 2:- 50:5", K.SUIT_OPENED),
    Case(K.SUIT_OPENED, "HQ", (), 13, 1,
         "C8.S9/HT.DT/CQ.HQ/S7.H7 S 2 2:- 0:0", "HQ", "CQ",
         "C8.S9/HA.DT/CQ.HQ/S7.H7 S 2 2:- 0:0", K.ESCAPED),
    Case(K.SUIT_NOT_LED, "S9", (), 11, 1,
         "HA.D8/S9.H9/DA7/SJ.DT C 2 1:- 40:4", "H9", "S9",
         "HA.D8/S9.H9/S7.DA/SJ.DT C 2 1:- 40:4", K.LET_DISCARD),
    Case(K.VOID_NOT_MADE, "H7 H9", (), 4, None,
         "CA.HK/C7.SJ.H7/HJ9.DA/CT9 G 0 0:D9 58:4", "C7", "H7",
         "CA.HT/C7.SJ.H7/HJ9.DA/CT9 G 0 0:D9 58:4", K.ESCAPED),
    Case(K.LET_DISCARD, "H9", (1,), 18, None,
         "CQ.HA/CJ.H9/C8.DT/S9.DK G 1 0:- 34:3", "CQ", "HA",
         "CQ.HA/CJ9/C8.DT/S9.DK G 1 0:- 34:3", K.PARTNERS_CARD_RUFFED),
    Case(K.WRONG_WAY, "H9", (0,), 7, None,
         "CT9.SA/HJ8.DQ/HQ9.DK/S8.DA S 0 2:- 34:3", "DK", "H9",
         "CT.SA.HQ/HJ8.DQ/C9.H9.DK/S8.DA S 0 2:- 34:3", None),
    Case(K.LEAD_GIVEN, "", (1,), 8, None,
         "DKQ/HJ/SK.D7/CQ.S7 S 1 1:H7 104:8", "D7", "SK",
         "HQ.DK/HJ/SK.D7/CQ.S7 S 1 1:H7 104:8", None),
    Case(K.WRONG_DEFENDER_LEADS, "", (2,), 8, None,
         "CJ8/CK.D7/SQ.HK/SK.HQ S 1 0:- 60:5", "CJ", "C8",
         "CJ8/CTK/SQ.HK/SK.HQ S 1 0:- 60:5", K.LET_DISCARD),
    Case(K.SCHNEIDER_MISSED, "", (), 33, None,
         "CQ.SK.HQ/C7.H7.D8/CJ.HT.DA/H8.D7 H 2 1:- 0:0", "C7", "D8",
         "CQ.SK.HQ/C7.H7.D8/CJ.S9.HT/H8.D7 H 2 1:- 0:0", K.SUIT_NOT_LED),
    Case(K.INTO_SCHNEIDER, "", (), 27, None,
         "H9.DK/HJ.DQ/SA8/SK.HA D 1 1:- 10:2", "DQ", "HJ",
         "HT.DK/HJ.DQ/SA8/SK.HA D 1 1:- 10:2", K.TRUMP_TRICK_GIVEN),
    Case(K.NULL_TAKEN, "D9", (), None, None,
         "S7.DA/SA.D7/CQ.D9/HK8 N 2 2:- 0:0", "CQ", "D9",
         "S7.DA/CA.D7/CQ.D9/HK8 N 2 2:- 0:0", None),
    Case(K.NULL_HOLE_OPENED, "DT", (), None, None,
         "CQ.DQ9/HJ.DT7/C8.S7.HQ/ST.HA N 1 1:- 0:0", "D7", "HJ",
         "CQ.H8.DQ/HJ.DT7/C8.S7.HQ/ST.HA N 1 1:- 0:0", None),
    Case(K.NULL_DANGER_KEPT, "DQ", (), None, None,
         "CT.DAT/SJ.D7/HK8.DQ/C98 N 2 1:SA 0:0", "H8", "DQ",
         "CT.DAT/SJ.HQ/HK8.DQ/C98 N 2 1:SA 0:0", K.NULL_LOW_CARD_SPENT),
    Case(K.NULL_LOW_CARD_SPENT, "HK", (), None, None,
         "CT.DAT/SJ.HQ/HK8.DQ/C98 N 2 1:SA 0:0", "H8", "DQ",
         "CT.DAT/SJ.D7/HK8.DQ/C98 N 2 1:SA 0:0", K.NULL_DANGER_KEPT),
    Case(K.NULL_LET_DISCARD, "HQ", (1,), None, None,
         "HT.DT/HQ7/HA9/H8.D9 N 1 0:- 0:0", "DT", "HT",
         "HT.DT/CA.HQ/HA9/H8.D9 N 1 0:- 0:0", K.NULL_MISSED_NOW),
    Case(K.NULL_MISSED_NOW, "D7", (0,), None, None,
         "CK.DT/C7.S8/DQ7/ST.DK N 0 2:- 0:0", "DQ", "D7",
         "CK.DT/C7.DJ/DQ7/ST.DK N 0 2:- 0:0", K.NULL_WRONG_LEADER),
    Case(K.NULL_OTHER_SUIT, "HQ HJ", (0,), None, None,
         "CA8.HJ9/SJT8.HQ/SA.HA7.D8/DAK N 0 1:- 0:0", "SJ", "HQ",
         "CA8.H9.DT/SJT8.HQ/SA.HA7.D8/DAK N 0 1:- 0:0", K.NULL_LET_DISCARD),
    Case(K.NULL_LOW_CARD_GONE, "SA", (1,), None, None,
         "C9.S9/SA8/S7.D8/HQ8 N 1 2:- 0:0", "S7", "D8",
         "C9.S9/S8.DA/S7.D8/HQ8 N 1 2:- 0:0", K.NULL_MISSED_NOW),
    Case(K.NULL_WRONG_LEADER, "", (1,), None, None,
         "CJ.SJ/SA.D8/SK.DT/CA.HK N 2 0:- 0:0", "CJ", "SJ",
         "CJ.SJ/HQ.D8/SK.DT/CA.HK N 2 0:- 0:0", K.NULL_MISSED_NOW),
]
# fmt: on


def reason_in(position: str, played: str, best: str) -> Reason | None:
    contrasts = contrasts_of(SOLVER, parse_position(position), parse_card(played), parse_card(best))
    assert contrasts, "the card played costs something"
    return reason_against(contrasts)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.kind.value)
def test_a_card_is_wrong_for_this_reason(case: Case) -> None:
    cards = tuple(parse_card(card) for card in case.cards.split())
    expected = Reason(case.kind, cards, case.seats, case.points, case.tricks)
    assert reason_in(case.position, case.played, case.best) == expected


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.kind.value)
def test_and_not_for_it_where_the_cards_lie_a_little_otherwise(case: Case) -> None:
    found = reason_in(case.near, case.played, case.best)
    assert (found and found.kind) == case.instead
    assert case.instead is not case.kind


def test_every_kind_that_speaks_of_a_card_played_has_a_position() -> None:
    before_play = list(K)[list(K).index(K.PASSED_GOOD_GAME) :]
    assert {case.kind for case in CASES} == set(K) - set(before_play)


def random_ending(seed: int, kinds: Sequence[Kind]) -> Position:
    """A position of a few cards in one of these games, as one may have led to it."""
    luck = random.Random(seed)
    size = luck.choice((2, 3, 4))
    deck = luck.sample(cards_in(FULL_DECK), 3 * size + 2)
    hands = [sum(card.mask for card in deck[seat * size : (seat + 1) * size]) for seat in range(3)]
    skat = sum(card.mask for card in deck[3 * size :])
    position = Position(luck.choice(kinds), luck.randrange(3), (hands[0], hands[1], hands[2]), skat, luck.randrange(3))
    for _ in range(luck.randrange(3)):
        position = position.after(luck.choice(position.legal_moves()))
    return position


def wrong_cards(position: Position) -> list[tuple[Card, list[Contrast]]]:
    worth = {found.card: found.value for found in SOLVER.solve_cards(position)}
    best = (max if position.turn == position.declarer else min)(worth, key=worth.__getitem__)
    found = ((card, contrasts_of(SOLVER, position, card, best)) for card in worth)
    return [(card, contrasts) for card, contrasts in found if contrasts]


def worth_of(line: Line, position: Position) -> int:
    """The declarer's card points at its end, each trick counted here; and every card must follow by the rules."""
    cards = [card for trick in line.tricks for card in trick.cards][len(position.trick) :]
    end = position
    for card in cards:
        end = end.after(card)
    assert end.is_over
    tricks = sum(trick.points for trick in line.tricks if trick.winner == position.declarer)
    assert end.points == position.points + tricks
    return end.points + card_points(position.skat)


@meets(60)
@given(st.integers(0, 10**9))
def test_both_lines_follow_the_rules_and_end_as_the_solver_says(seed: int) -> None:
    position = random_ending(seed, TRUMP_GAMES)
    for card, contrasts in wrong_cards(position):
        for found in contrasts:
            met()
            assert found.played == card
            assert (worth_of(found.after_played, position), worth_of(found.after_best, position)) == found.values


@meets(15)
@given(st.integers(0, 10**9))
def test_in_null_one_line_catches_the_declarer_and_the_other_does_not(seed: int) -> None:
    position = random_ending(seed, [Kind.NULL])
    for _, contrasts in wrong_cards(position):
        for found in contrasts:
            met()
            caught = [
                any(trick.winner == position.declarer for trick in line.tricks)
                for line in (found.after_played, found.after_best)
            ]
            assert caught == [found.declares, not found.declares]


@meets(10)
@given(st.integers(0, 10**9))
def test_a_reason_speaks_of_cards_that_are_there_and_of_points_that_are_lost(seed: int) -> None:
    position = random_ending(seed, list(Kind))
    there = position.hands[0] | position.hands[1] | position.hands[2] | sum(card.mask for card in position.trick)
    for _, contrasts in wrong_cards(position):
        reason = reason_against(contrasts)
        if reason is not None:
            met()
            assert all(there >> card & 1 for card in reason.cards)
            assert reason.tricks is None or reason.tricks > 0
            assert reason.points is None or reason.points >= 0


@pytest.mark.parametrize(
    ("position", "played", "best"),
    [("CA.HT/SK.D8/HJK/HA.DA S 1 0:- 28:2", "HT", "CA"), ("C7.HK/CJ.DQ/CA.HT/CQ.DJ C 1 2:- 25:2", "CA", "HT")],
)
def test_what_becomes_of_the_card_just_led_is_not_told_as_if_it_came_later(
    position: str, played: str, best: str
) -> None:
    found = reason_in(position, played, best)
    assert found is None or found.kind not in (K.OWN_CARD_RUFFED, K.OWN_CARD_LOST)
