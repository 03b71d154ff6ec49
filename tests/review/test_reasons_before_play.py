"""Why a call, the skat, a contract or a discard was wrong: for each kind a hand in which it is so."""

from __future__ import annotations

import pytest

from kiebitz import parse_game
from kiebitz.cards import parse_card
from kiebitz.contract import parse_contract
from kiebitz.moves import parse_move
from kiebitz.review import Reason
from kiebitz.review import ReasonKind as K
from kiebitz.review.before_play import judge_before_play
from kiebitz.review.reasons.finding import find_reason
from kiebitz.solver import Solver

# Deals, by what forehand, and for calls middlehand, holds.
MIXED = "CT9.SKQ.HA9.DJTQ7/CQ8.SJAT98.DAK9/CAK.S7.HJTKQ87.D8/CJ7"
SMALL = "CK9.S87.HQ9.DJTK8/CAT.SATQ.HTK8.DA7/CJQ87.SJK.HJA.DQ9/S9.H7"
TENS = "CK7.SAT.HA98.DTQ8/CTQ8.SJ7.HTK7.DJA/CJA9.SKQ8.HQ.DK97/S9.HJ"
ACES = "CTK.SAQ.HA98.DJT7/CQ87.SJT7.HJT7.DA/CJ9.S98.HKQ.DKQ98/CA.SK"
RED = "CT9.SAKQ.HT97.DAT/CAK8.ST97.HAQ.DJ8/CJQ7.SJ8.HK.DKQ97/HJ8"
LONG = "CAK.SJAQ87.HAK.D8/CJ987.HJQ.DJAK9/CTQ.STK9.HT9.DTQ7/H87"
LOW = "SJQ9.HATKQ7.DQ8/CJA9.SA8.HJ9.DA97/CTKQ87.STK.DJTK/S7.H8"
STRONG = "CJK.SJTQ9.HK7.DKQ/CQ97.S8.HAQ.DJ987/CAT8.SAK7.HJ8.DAT/HT9"
HEARTS = "CJT8.SK97.H9.DJK7/CKQ7.SA8.HJATK.D8/CA9.SJTQ.HQ87.DAT/DQ9"
KINGS = "CQ8.SQ8.HAK.DJTK9/CA.SJAT97.HTQ9.DQ/CTK9.SK.HJ87.DA87/CJ7"
SPADES = "CT.SJAKQ.HTK.DJK7/C8.ST.HJQ987.DQ98/CJA97.S987.HA.DAT/CKQ"
GRAND = "CK.SATQ.HAT.DJQ87/CT7.SK987.HJK97/CJQ98.SJ.HQ8.DAK9/CA.DT"
BIDDER = "CJAQ8.SQ7.HJATK/CTK9.SA8.DJAKQ7/C7.SJTK.HQ98.DT98/S9.H7"


def reason_against(game: str, move: str) -> Reason | None:
    played = parse_game(game)
    assert played.turn is not None
    view = played.view(played.turn)
    foresight = judge_before_play(view, parse_move(move))
    assert foresight is not None
    return find_reason(Solver(), view, parse_move(move), foresight, None, lambda *_: [])


def said(kind: K, cards: str = "", points: int | None = None, contract: str | None = None) -> Reason:
    named = tuple(parse_card(card) for card in cards.split())
    return Reason(kind, named, points=points, contract=None if contract is None else parse_contract(contract))


@pytest.mark.parametrize(
    ("game", "move", "expected"),
    [
        (f"{MIXED}", "p", said(K.PASSED_GOOD_GAME, contract="S")),
        (f"{MIXED} p p", "18", said(K.BID_WEAK_HAND)),
        (f"{HEARTS} p", "40", said(K.BID_PAST_VALUE, points=20, contract="H")),
        (f"{BIDDER} 18 y 20 y 22 y 23 y 24 y", "27", said(K.BID_PAST_WORTH, points=24)),
        (f"{RED}", "18", said(K.BID_THIN)),
        (f"{MIXED} p p 20", "DH", said(K.SHOULD_PICK_UP)),
        (f"{LONG} p p 27", "s", said(K.SHOULD_PLAY_HAND, contract="SH")),
        (f"{LONG} p p 27", "SHS", said(K.ANNOUNCED_TOO_MUCH, contract="SH")),
        (f"{LOW} p p 24 s", "N.S7.HA", said(K.ANNOUNCED_TOO_LITTLE, contract="NO")),
        (f"{MIXED} p p 20 s", "D.DT.DQ", said(K.CONTRACT_OVERBID, points=18, contract="C")),
        (f"{MIXED} p p 20 s", "H.SK.DJ", said(K.CONTRACT_SAFER, contract="C")),
        (f"{GRAND} p p 18 s", "D.CA.CK", said(K.CONTRACT_DEARER, contract="G")),
        (f"{SPADES} p p 33 s", "G.CQ.SA", said(K.CONTRACT_CHEAPER, contract="S")),
        (f"{MIXED} p p 20 s", "C.CJ.DT", said(K.TRUMP_PUT_AWAY, "CJ")),
        (f"{MIXED} p p 20 s", "C.HA.DT", said(K.ACE_PUT_AWAY, "HA")),
        (f"{KINGS} p p 20 s", "C.DK.D9", said(K.GUARD_PUT_AWAY, "DT")),
        (f"{TENS} p p 30 s", "H.DQ.D8", said(K.BARE_TEN_KEPT, "DT")),
        (f"{RED} p p 20 s", "H.CT.SK", said(K.NO_VOID, "C9")),
        (f"{STRONG} p p 23 s", "H.CK.S9", said(K.NOT_FROM_SHORT_SUIT, "DK")),
        (f"{TENS} p p 30 s", "H.CK.D8", said(K.POINTS_KEPT, "DT DQ", points=9)),
        (f"{SMALL} p p 18 s", "N.CK.H9", said(K.NULL_DANGER_NOT_PUT_AWAY, "C9")),
    ],
    ids=lambda value: value.kind.value if isinstance(value, Reason) else None,
)
def test_a_move_is_wrong_for_this_reason(game: str, move: str, expected: Reason) -> None:
    assert reason_against(game, move) == expected


@pytest.mark.parametrize(
    ("game", "move", "not_this", "instead"),
    [
        (f"{RED}", "p", K.PASSED_GOOD_GAME, None),  # passing is right with it
        (f"{RED}", "18", K.BID_WEAK_HAND, K.BID_THIN),
        (f"{HEARTS} p p", "18", K.BID_PAST_VALUE, K.BID_WEAK_HAND),
        (f"{BIDDER} 18 y 20 y 22 y 23 y", "24", K.BID_PAST_WORTH, None),  # still worth it
        (f"{MIXED} p p", "18", K.BID_THIN, K.BID_WEAK_HAND),
        (f"{LONG} p p 27", "DH", K.SHOULD_PICK_UP, K.CONTRACT_SAFER),  # the hand is right, the suit is not
        (f"{MIXED} p p 20", "s", K.SHOULD_PLAY_HAND, None),
        (f"{LONG} p p 27", "SH", K.ANNOUNCED_TOO_MUCH, None),
        (f"{LOW} p p 24 s", "NO.S7.HA", K.ANNOUNCED_TOO_LITTLE, K.NULL_DANGER_NOT_PUT_AWAY),
        (f"{MIXED} p p 18 s", "D.DT.DQ", K.CONTRACT_OVERBID, K.CONTRACT_SAFER),  # worth 18, which is enough
        (f"{GRAND} p p 18 s", "D.CA.CK", K.CONTRACT_SAFER, K.CONTRACT_DEARER),
        (f"{SPADES} p p 33 s", "G.CQ.SA", K.CONTRACT_DEARER, K.CONTRACT_CHEAPER),
        (f"{SPADES} p p 33 s", "H.CT.CQ", K.CONTRACT_CHEAPER, K.CONTRACT_DEARER),
        (f"{MIXED} p p 20 s", "C.SQ.DT", K.TRUMP_PUT_AWAY, K.NO_VOID),
        (f"{SMALL} p p 18 s", "N.S9.S7", K.ACE_PUT_AWAY, K.NULL_DANGER_NOT_PUT_AWAY),
        (f"{RED} p p 20 s", "H.SK.DA", K.GUARD_PUT_AWAY, K.ACE_PUT_AWAY),  # the ace was no guard but a trick
        (f"{TENS} p p 30 s", "H.CK.D8", K.BARE_TEN_KEPT, K.POINTS_KEPT),  # the ten still has its queen
        (f"{MIXED} p p 20 s", "C.SK.SQ", K.NO_VOID, None),
        (f"{STRONG} p p 23 s", "H.CK.DK", K.NOT_FROM_SHORT_SUIT, None),
        (f"{TENS} p p 30 s", "H.CK.ST", K.POINTS_KEPT, None),  # as many points, of the wrong suit
        (f"{SMALL} p p 18 s", "N.CK.C9", K.NULL_DANGER_NOT_PUT_AWAY, None),
    ],
)
def test_and_not_for_it_where_a_little_is_different(game: str, move: str, not_this: K, instead: K | None) -> None:
    found = reason_against(game, move)
    assert (found and found.kind) == instead
    assert instead is not not_this
