"""Faults: each has its sentence, which is filled in with what the fault knows, and survives a journey."""

from __future__ import annotations

import json
import pickle
from typing import Final

import pytest

from kiebitz import IllegalMove, InvalidRecord, create, parse_game, parse_move, parse_position, parse_record
from kiebitz.errors import Fault, fault_of
from kiebitz.formats.faults import fault_of_row, row_of_fault
from kiebitz.session import DamagedStore, StorageFault
from kiebitz.session.settings import check_name
from kiebitz.words import LANGUAGES, words
from tests.words.fault_codes import faults
from tests.words.reading import gaps
from tests.words.test_catalogue import catalogue

GAPS: Final = gaps(catalogue("en"))
DEAL: Final = "CK9.S87.HQ9.DJTK8/CAT.SATQ.HTK8.DA7/CJQ87.SJK.HJA.DQ9/S9.H7"


def test_every_fault_has_a_sentence_that_says_all_it_knows() -> None:
    for fault in faults():
        name = f"fault-{fault.name}"
        assert name in GAPS, f"{fault.place}: there is no sentence {name}"
        assert fault.filling in (None, GAPS[name]), f"{fault.place}: {name} is filled in otherwise"


def some_faults() -> list[Fault]:
    """Faults of many kinds, as they come."""
    attempts = [
        lambda: parse_move("X"),
        lambda: parse_position("CJ G 0"),
        lambda: parse_record("(;GM[Skat]MV[w x]R[passed] ;)"),
        lambda: parse_game(f"{DEAL} 17"),
        lambda: create("kermet"),
        lambda: create("kermit:worlds=many"),
        lambda: check_name("7"),
    ]
    return [_fault_of(attempt) for attempt in attempts]


def _fault_of(attempt: object) -> Fault:
    with pytest.raises(Fault) as raised:
        attempt()  # type: ignore[operator]
    return raised.value


@pytest.mark.parametrize("fault", some_faults(), ids=lambda fault: fault.code)
def test_a_fault_survives_the_journey_between_processes(fault: Fault) -> None:
    arrived = pickle.loads(pickle.dumps(fault))
    assert type(arrived) is type(fault)
    assert (arrived, str(arrived)) == (fault, str(fault))


@pytest.mark.parametrize("fault", some_faults(), ids=lambda fault: fault.code)
def test_a_fault_is_kept_as_json_and_says_the_same(fault: Fault) -> None:
    row = json.loads(json.dumps(row_of_fault(fault)))
    assert str(fault_of_row(row)) == str(fault)
    assert row_of_fault(fault_of_row(row)) == row


def test_what_earlier_releases_kept_as_a_text_is_read_as_one() -> None:
    assert str(fault_of_row("games.sgf:1:1: not a record")) == "games.sgf:1:1: not a record"


@pytest.mark.parametrize("fault", some_faults(), ids=lambda fault: fault.code)
def test_a_fault_is_said_in_every_language(fault: Fault) -> None:
    said = {fault.said(words(language), lambda _name, value: value) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not {fault.code, "reason"} & said


def test_english_is_said_when_it_is_asked_for_and_cards_are_named_as_the_face_does() -> None:
    fault = IllegalMove("card-not-held", card="HJ", cards="CJ")
    assert str(fault) == "HJ is not in the hand CJ"
    assert fault.said(words("de"), lambda _name, value: f"<{value}>") == "<HJ> ist nicht im Blatt <CJ>"


def test_a_fault_inside_a_fault_is_said_from_within() -> None:
    with pytest.raises(IllegalMove) as raised:
        parse_game(f"{DEAL} 17")
    assert str(raised.value) == "move 1, 17: 17 is not a value that a game can have"
    assert raised.value.said(words("de"), lambda _name, value: value) == "Zug 1, 17: 17 ist kein Reizwert"


def test_what_others_wrote_is_quoted_short_and_without_control_characters() -> None:
    said = str(Fault("move-unknown", text="\x1b[2J" + "x" * 1000))
    assert said.startswith("not a move: '\\x1b[2Jxxx")
    assert len(said) < 120


def test_a_record_keeps_the_place_beside_the_cause() -> None:
    with pytest.raises(InvalidRecord) as raised:
        parse_record("(;GM[Chess]MV[w x]R[passed] ;)")
    fault = raised.value
    assert (fault.line, fault.column, fault.cause.code) == (1, 6, "record-other-game")
    assert str(fault) == f"1:6: {fault.reason}"


def test_a_text_of_others_is_a_fault_that_says_that_text() -> None:
    assert str(fault_of(ValueError("disk I/O error"))) == "disk I/O error"


def test_a_store_tells_its_file_and_the_cause_apart(tmp_path: object) -> None:
    fault = DamagedStore(tmp_path, "disk image is malformed")  # type: ignore[arg-type]
    assert isinstance(fault, StorageFault)
    assert fault.reason == "disk image is malformed"
    assert str(tmp_path) in str(fault)
    assert fault.reason in str(fault)
