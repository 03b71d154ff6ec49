"""What the levels do wrong: an occasion is seen where there is one, and whether the card was played by the habit."""

from __future__ import annotations

import pytest

from kiebitz.cards import parse_card
from kiebitz.formats.position_text import parse_position
from kiebitz.lab.opponents.habits import HABITS, measure

SMEARS, SAVES, TAKES, DRAWS, KEEPS = HABITS
PARTNERS_TRICK = "D7/S8/HT.H8 C 0 0:H7.HA 40:4"  # seat 2 is last, and seat 1, its partner, has the trick
LOST_TRICK = "D7/S8/HT.H8 C 1 0:H7.HA 40:4"  # the same, with seat 1 as declarer
DEAR_TRICK = "D7/S8/HA.H8 C 1 0:H7.HT 40:4"
TRUMPS = "CJ.SJ.HJ.CA.CT.SA.S7.H8/CK.CQ.DJ.ST.SK.HA.H7.D7/C9.C8.C7.SQ.S9.HT.HK.D8 C 0 0:- 30:2"
TEN = "ST.H8/SA.H9/D8.D9 C 0 0:- 40:4"


def followed(habit: str, position: str, card: str) -> bool | None:
    return HABITS[habit](parse_position(position), parse_card(card))


@pytest.mark.parametrize(
    ("habit", "position", "by_it", "otherwise"),
    [
        (SMEARS, PARTNERS_TRICK, "HT", "H8"),
        (SAVES, LOST_TRICK, "H8", "HT"),
        (TAKES, DEAR_TRICK, "HA", "H8"),
        (DRAWS, TRUMPS, "CJ", "SA"),
        (KEEPS, TEN, "H8", "ST"),
    ],
)
def test_a_card_is_played_by_the_habit_or_against_it(habit: str, position: str, by_it: str, otherwise: str) -> None:
    assert followed(habit, position, by_it) is True
    assert followed(habit, position, otherwise) is False


@pytest.mark.parametrize(
    ("habit", "position", "card"),
    [
        (SMEARS, LOST_TRICK, "HT"),  # it is not the partner's
        (SAVES, PARTNERS_TRICK, "H8"),
        (SAVES, DEAR_TRICK, "HA"),  # it can be won
        (TAKES, LOST_TRICK, "HT"),  # it cannot
        (DRAWS, TRUMPS.replace(" C 0", " G 0"), "CJ"),  # a grand has four trumps
        (DRAWS, TRUMPS.replace(" C 0", " C 1"), "CJ"),  # a defender leads
        (KEEPS, TEN.replace("SA", "SK"), "ST"),  # the ace is gone
    ],
)
def test_where_there_is_no_occasion_nothing_is_counted(habit: str, position: str, card: str) -> None:
    assert followed(habit, position, card) is None


def test_beginners_follow_habits_less_often_than_the_policy_itself() -> None:
    shares = []
    for subject in ("kiebitz:level=1", "policy"):
        rows = [row for number in range(12) for row in measure(subject, 3, number)]
        shares.append(sum(row.followed for row in rows) / sum(row.times for row in rows))
    assert shares[0] < shares[1] - 0.03
