"""The auction, told call by call."""

from __future__ import annotations

import pytest

from kiebitz import BID_VALUES, Auction, Bid, IllegalMove, parse_move
from kiebitz.moves import HOLD, PASS, Hold, Pass


def after(words: str) -> Auction:
    auction = Auction()
    for word in words.split():
        call = parse_move(word)
        assert isinstance(call, Bid | Hold | Pass)
        auction = auction.after(call)
    return auction


@pytest.mark.parametrize(
    ("words", "turn"),
    [
        ("", 1),  # middlehand bids first
        ("18", 0),  # forehand answers
        ("18 y", 1),
        ("18 y 20", 0),
        ("18 p", 2),  # forehand is out: rearhand bids to middlehand
        ("18 p 20", 1),
        ("18 y p", 2),  # middlehand is out: rearhand bids to forehand
        ("18 y p 20", 0),
        ("p", 2),
        ("p 18", 0),
        ("p p", 0),  # nobody has bid: forehand alone may still say 18
    ],
)
def test_the_right_seat_speaks(words: str, turn: int) -> None:
    assert after(words).turn == turn


@pytest.mark.parametrize(
    ("words", "declarer", "bid"),
    [
        ("18 p p", 1, 18),
        ("18 y p p", 0, 18),
        ("18 p 20 p", 2, 20),
        ("18 p 20 y p", 1, 20),
        ("p 18 p", 2, 18),
        ("p 18 y p", 0, 18),
        ("p p 18", 0, 18),
        ("18 y 20 y 22 p 23 y 24 p", 2, 24),
        ("40 y p 264 y p", 0, 264),  # jump bids
        ("p p p", None, 0),
    ],
)
def test_the_last_one_left_declares(words: str, declarer: int | None, bid: int) -> None:
    auction = after(words)
    assert auction.is_over
    assert (auction.declarer, auction.bid) == (declarer, bid)
    assert auction.legal_calls() == []


@pytest.mark.parametrize(
    ("words", "call", "reason"),
    [
        ("", HOLD, "no number to hold"),
        ("18", Bid(20), "only the other side bids"),
        ("18 y", Bid(18), "not higher"),
        ("18 y", Bid(19), "not a value"),
        ("", Bid(171), "not a value"),
        ("p p 18", PASS, "over"),
    ],
)
def test_wrong_calls_are_refused_with_the_reason(words: str, call: Bid, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        after(words).after(call)


def test_the_scale_has_the_63_possible_values() -> None:
    assert len(BID_VALUES) == 63
    assert (BID_VALUES[0], BID_VALUES[-1]) == (18, 264)
    assert {171, 189, 190}.isdisjoint(BID_VALUES)


def test_nothing_can_be_said_above_the_top_of_the_scale() -> None:
    auction = after("264 y")
    assert auction.next_bid() is None
    assert auction.legal_calls() == [PASS]
