"""Game values, losses, overbid games and lists, on the examples of the rule book and of real records."""

from __future__ import annotations

import pytest

from kiebitz import Kind, ScoreList, game_value, parse_cards, parse_contract
from kiebitz.contract import matadors
from kiebitz.scoring import PASSED_IN, Result, settle


@pytest.mark.parametrize(
    ("kind", "cards", "tops"),
    [
        (Kind.GRAND, "CJ.SJ.HJ.DJ.CA.CT.SA.ST.HA.HT.DA.DT", 4),
        (Kind.CLUBS, "CJ.SJ.HJ.DJ.CA.CT.SA.ST.HA.HT.DA.DT", 6),
        (Kind.SPADES, "CJSJHJDJ.SATKQ987.C7", 11),
        (Kind.SPADES, "HATKQ987.DATKQ9", -11),
        (Kind.HEARTS, "CJ.HJ.HATK", 1),
        (Kind.HEARTS, "SJ.HJ.HATK", -1),
        (Kind.DIAMONDS, "HJ.DJ.DATK", -2),
        (Kind.GRAND, "CATKQ987.SATK9", -4),
        (Kind.NULL, "CJ.SJ", 0),
    ],
)
def test_matadors_are_counted_from_the_jack_of_clubs_down(kind: Kind, cards: str, tops: int) -> None:
    assert matadors(kind, parse_cards(cards).mask) == tops


# contract, bid, matadors, points, tricks -> value, won
WON_AND_LOST = [
    ("G", 18, 4, 95, 9, 144),  # grand with 4 schneider: 6 x 24
    ("D", 18, -2, 50, 4, -54),  # diamonds without 2 lost
    ("D", 18, -2, 60, 4, -54),  # 60 are not enough
    ("D", 18, -2, 61, 4, 27),
    ("DHS", 18, 3, 120, 10, 72),
    ("CHZ", 18, 3, 120, 10, 108),
    ("CO", 18, 2, 120, 10, 108),
    ("GO", 18, 1, 120, 10, 192),
    ("GO", 18, 4, 120, 10, 264),
    ("DHS", 18, 2, 88, 7, -108),  # the missed step and its announcement both count
    ("CO", 18, 1, 50, 4, -192),
    ("CHZ", 18, 1, 110, 9, -168),
    ("G", 18, 1, 12, 1, -144),  # the declarer is schneider
    ("G", 18, 1, 0, 0, -192),  # and schwarz
    ("SH", 72, 1, 80, 7, -154),  # bid 72, only 33 reached: the next multiple, 77, counts
    ("D", 36, 1, 75, 7, -72),
    ("D", 36, 1, 41, 4, -72),
    ("DHS", 46, 1, 88, 7, -108),
    ("C", 36, 1, 90, 8, 36),  # schneider saves the bid
    ("N", 18, 0, 0, 0, 23),
    ("NH", 18, 0, 4, 0, 35),
    ("NO", 18, 0, 4, 0, 46),
    ("NOH", 18, 0, 4, 0, 59),
    ("NO", 18, 0, 4, 1, -92),
]


@pytest.mark.parametrize(("token", "bid", "tops", "points", "tricks", "value"), WON_AND_LOST)
def test_games_are_worth_what_the_rules_say(
    token: str, bid: int, tops: int, points: int, tricks: int, value: int
) -> None:
    result = settle(1, parse_contract(token), bid, tops, points, tricks)
    assert result.value == value
    assert result.won == (value > 0)
    assert result.overbid == (value in (-154, -72) or (token, bid) == ("DHS", 46))


def test_a_loss_before_the_first_trick_is_not_schneider() -> None:
    result = settle(0, parse_contract("G"), 18, 1, 10, 0, any_trick_done=False)
    assert (result.value, result.schneider, result.schwarz) == (-96, False, False)


# contract, bid, matadors, points, tricks -> levels counted one after the other, what counts in the end
COUNTED = [
    ("S", 18, 1, 95, 8, "game 2, schneider 3", (3, 33)),
    ("DHS", 18, 2, 88, 7, "game 3, hand 4, schneider 5, schneider announced 6", (6, 54)),
    (
        "GO",
        18,
        -1,
        120,
        10,
        "game 2, hand 3, schneider 4, schneider announced 5, schwarz 6, schwarz announced 7, ouvert 8",
        (8, 192),
    ),
    ("SH", 72, 1, 80, 7, "game 2, hand 3", (7, 77)),
    ("NO", 18, 0, 4, 1, "game 1", (1, 46)),
]


@pytest.mark.parametrize(("token", "bid", "tops", "points", "tricks", "counted", "charged"), COUNTED)
def test_a_value_is_counted_level_by_level(
    token: str, bid: int, tops: int, points: int, tricks: int, counted: str, charged: tuple[int, int]
) -> None:
    contract = parse_contract(token)
    calculation = settle(1, contract, bid, tops, points, tricks).calculation(contract, bid)
    assert ", ".join(f"{step.value} {level}" for step, level in calculation.counted) == counted
    assert (calculation.charged_levels, calculation.value) == charged


def test_game_value_tells_how_high_one_can_bid() -> None:
    assert game_value(parse_contract("S"), 1) == 22
    assert game_value(parse_contract("GH"), -2) == 96
    assert game_value(parse_contract("CHS"), 2) == 72
    assert game_value(parse_contract("NO"), 0) == 46


WON = Result(declarer=0, won=True, value=48)
LOST = Result(declarer=1, won=False, value=-96)


def test_seeger_fabian_at_three_and_four_player_tables() -> None:
    assert WON.list_points(3) == (98, 0, 0)
    assert LOST.list_points(3) == (40, -146, 40)
    assert LOST.list_points(4) == (30, -146, 30)
    assert PASSED_IN.list_points() == (0, 0, 0)
    assert Result(declarer=None, penalty=2).list_points() == (0, 0, -100)


def test_seats_rotate_and_a_passed_in_deal_counts_as_a_deal() -> None:
    three = ScoreList(("Anna", "Bodo", "Cleo"), length=3)
    for result in (WON, PASSED_IN, LOST):
        three.add(result)
    assert [three.seating(number) for number in range(3)] == [(1, 2, 0), (2, 0, 1), (0, 1, 2)]
    assert [three.row(number) for number in range(3)] == [[0, 98, 0], [0, 0, 0], [40, -146, 40]]
    assert three.totals() == [40, -48, 40]
    assert three.is_complete
    with pytest.raises(ValueError, match="complete"):
        three.add(WON)


def test_at_a_table_of_four_the_dealer_sits_out_and_shares_in_a_loss() -> None:
    four = ScoreList(("Anna", "Bodo", "Cleo", "Dirk"), length=9)
    four.add(LOST)
    assert four.seating(0) == (1, 2, 3)
    assert four.row(0) == [30, 30, -146, 30]


def test_equal_totals_are_ranked_by_games_won_then_lost() -> None:
    table = ScoreList(("Anna", "Bodo", "Cleo"), length=9)
    table.add(Result(declarer=0, won=True, value=24))  # Bodo 74
    assert table.ranking() == [1, 0, 2]
    assert table.games_won_and_lost(1) == (1, 0)


@pytest.mark.parametrize(("players", "length"), [(("a", "b"), 36), (("a", "b", "c"), 7)])
def test_impossible_lists_are_refused(players: tuple[str, ...], length: int) -> None:
    with pytest.raises(ValueError, match="has"):
        ScoreList(players, length)
