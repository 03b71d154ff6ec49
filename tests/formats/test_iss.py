"""Records of the International Skat Server: real ones replay, and every form of them is understood."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kiebitz import (
    Game,
    InvalidRecord,
    Resign,
    check_record,
    deal,
    format_record,
    parse_contract,
    parse_record,
    record_of_game,
    replay,
)
from kiebitz.formats.iss import ResultField, as_seen_by
from tests.games import game_with_contract

SAMPLES = (Path(__file__).parents[2] / "data/records/iss_sample.sgf").read_text().splitlines()
BY_ID = {parse_record(line).game_id: line for line in SAMPLES}
CORRUPT = "18358"
GOOD = {name: line for name, line in BY_ID.items() if name != CORRUPT}


@pytest.mark.parametrize("line", GOOD.values(), ids=GOOD.keys())
def test_real_records_replay_and_their_result_is_reproduced(line: str) -> None:
    record = parse_record(line)
    check_record(record, line)
    assert format_record(record) == line


def test_the_known_corrupt_record_is_reported_at_its_unknown_card() -> None:
    line = BY_ID[CORRUPT]
    with pytest.raises(InvalidRecord, match="cannot be played") as raised:
        check_record(parse_record(line), line)
    assert line[raised.value.column - 1 :].startswith("?? w LE.1")


@pytest.mark.parametrize("line", GOOD.values(), ids=GOOD.keys())
def test_every_field_of_a_result_is_compared(line: str) -> None:
    head, _, result = line.rpartition("R[")
    for old, new in (
        ("v:", "v:1"),
        ("p:", "p:1"),
        ("t:", "t:1"),
        ("m:", "m:1"),
        ("win", "loss"),
        ("passed", "unknown"),
    ):
        spoiled = head + "R[" + result.replace(old, new, 1)
        if old in result and old != "passed":
            with pytest.raises(InvalidRecord):
                check_record(parse_record(spoiled), spoiled)


def spoil(game_id: str, old: str, new: str) -> str:
    line = BY_ID[game_id]
    assert old in line
    return line.replace(old, new, 1)


def replayed(line: str) -> Game:
    return check_record(parse_record(line), line)


def test_both_forms_of_the_discard_are_the_same_game() -> None:
    split = BY_ID["596891"]
    joined = spoil("596891", "2 D 2 D9.DQ", "2 D.D9.DQ")
    assert replayed(split).moves == replayed(joined).moves


def test_declarations_are_read_in_any_order_of_letters_and_with_open_cards() -> None:
    written = replayed(BY_ID["727"])
    other_order = replayed(spoil("727", "0 GO ", "0 GHOSZ "))
    open_cards = ".".join(str(card) for card in written.deal.hands[0])
    with_cards = replayed(spoil("727", "0 GO ", f"0 GO.{open_cards} "))
    assert written.moves == other_order.moves == with_cards.moves


def test_open_cards_must_be_the_declarers() -> None:
    wrong = ".".join(str(card) for card in replayed(BY_ID["727"]).deal.hands[1])
    with pytest.raises(InvalidRecord, match="not the declarer's"):
        replayed(spoil("727", "0 GO ", f"0 GO.{wrong} "))


def test_deals_may_separate_hands_by_bars_and_records_may_span_lines_with_comments() -> None:
    line = BY_ID["3690"]
    barred = line.replace("H9.S7.DA", "H9|S7.DA", 1)
    assert replayed(barred).moves == replayed(line).moves
    spread = line.replace("]", "]\n# a comment\n").replace(" 1 ", "\n1 ")
    assert parse_record(spread) == parse_record(line)


def test_one_resignation_after_a_claim_is_enough_on_the_second_server() -> None:
    one = spoil("1039093", " 2 RE 0 RE ]", " 2 RE ]").replace("PC[International Skat Server]", "PC[ISS2]")
    assert replayed(one).result().won
    with pytest.raises(InvalidRecord, match="end before the game does"):
        replayed(spoil("1039093", " 2 RE 0 RE ]", " 2 RE ]"))


def test_a_game_may_stop_when_an_announced_schneider_is_lost() -> None:
    game = game_with_contract(parse_contract("GHS"), 0, deal(5))
    while game.position is not None and (game.position.defender_points <= 30 or game.position.trick):
        game.push(game.legal_moves()[-1])
    moves = format_record(record_of_game(game)).removesuffix("R[unknown] ;)")
    game.push(Resign(0))
    result = ResultField.of(game.result())
    assert replayed(f"{moves}R[{replace(result, resigned=False)}] ;)").result().value < 0


@pytest.mark.parametrize(
    ("game_id", "old", "new", "reason"),
    [
        ("3690", "1 18 0 p 2 20", "1 18 0 p 0 20", "seat 2's turn"),
        ("3690", "1 18 0 p 2 20", "1 18 0 p 2 18", "not higher"),
        ("3690", "w SQ.DJ", "w SQ.D7", "the skat given"),
        ("3690", "2 C.D8.DQ", "2 C.D7.DQ", "cannot be discarded"),
        ("3690", "1 S7 2 SQ", "1 DA 2 SQ", "does not follow"),
        ("3690", "0 C7 ]", "0 C7 1 S7 ]", "after the end"),
        ("3690", " 1 D7 2 C9 0 C7 ]", " ]", "end before"),
        ("3690", "HT.CQ.HK", "HT.HT.HK", "twice"),
        ("3690", "HT.CQ.HK", "HT.CX.HK", "not 32 cards"),
        ("3690", "1 18 0 p", "1 18 0 q", "not a move"),
        ("3690", "1 18 0 p", "3 18 0 p", "not w, 0, 1 or 2"),
        ("3690", "d:2 win", "d:2 draw", "not a result"),
        ("3690", "GM[Skat]", "GM[Go]", "not a record of Skat"),
        ("3690", "ID[3690]", "ID[3690]ID[3690]", "comes twice"),
        ("3690", "v:48", "v:36", "value 36 instead of 48"),
        ("756788", "R[passed]", "R[d:0 win v:20 m:1 bidok p:73 t:6 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1]", "passed in"),
        ("1390253", "1 NO.HA.HQ", "1 NHO.HA.HQ", "hand game"),
        ("1390253", "1 NO.HA.HQ", "1 N.HA.HQ", "less than the bid"),
    ],
)
def test_faults_are_named_where_they_are(game_id: str, old: str, new: str, reason: str) -> None:
    line = spoil(game_id, old, new)
    with pytest.raises(InvalidRecord, match=reason) as raised:
        replayed(line)
    assert raised.value.line == 1
    assert 1 <= raised.value.column <= len(line)


def test_a_seats_view_hides_what_the_seat_cannot_see() -> None:
    record = parse_record(BY_ID["1390253"])  # null ouvert by middlehand
    defender, declarer, public = (as_seen_by(record, seat) for seat in (0, 1, 3))
    assert "w ??.??" in format_record(defender)
    assert "1 NO.??.??.CJ.C8.C7.DJ.DA.DT.DK.D9.D8.D7 " in format_record(defender)
    assert format_record(declarer).count("DJ.D8 1 NO.HA.HQ.") == 1
    assert set(public.deal) == {"??"}
    assert defender.deal[:10] == record.deal[:10]
    assert set(defender.deal[10:]) == {"??"}
    for seen in (defender, declarer, public):
        assert parse_record(format_record(seen)) == seen
        assert replay(seen).contract == replay(record).contract


def test_cards_shown_in_a_claim_are_written_in_views() -> None:
    seen = format_record(as_seen_by(parse_record(BY_ID["1039093"]), 2))
    assert "1 SC.CJ.SA.ST.HJ.HA " in seen
    check_record(parse_record(seen))
