"""Comments and variations in records: read, kept, written, checked by the rules, and no part of a seat's view."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz import (
    Game,
    InvalidRecord,
    Note,
    Record,
    check_record,
    deal,
    format_record,
    game_at,
    parse_card,
    parse_move,
    parse_record,
    record_of_game,
)
from kiebitz.errors import Fault
from kiebitz.formats.iss import as_seen_by, format_notes, parse_notes
from kiebitz.formats.rows import format_row, parse_row, record_of_row, row_of

moves = st.lists(st.sampled_from([parse_move(it) for it in "18 y p s G.C7.D8 GH CJ SC RE.1".split()]), max_size=4)
notes = st.builds(Note, st.integers(0, 99), st.text(), moves.map(tuple))


def annotated(*said: Note) -> Record:
    game = Game(deal(7))
    for move in "18 y p p s G.CA.CT SA S7 S8 CK CQ C9 SK RE.0".split():
        game.push(move)
    return record_of_game(game, ("Ada", "Bo", "Cy"), notes=said)


@given(st.lists(notes, min_size=1).map(tuple))
def test_every_note_is_read_as_it_was_written(said: tuple[Note, ...]) -> None:
    assert parse_notes(format_notes(said)) == said
    assert not set(format_notes(said)) & set("]\n")


def test_a_record_keeps_its_notes_in_every_form() -> None:
    record = annotated(Note(6, "A good [lead]."), Note(7, "Better | so.", (parse_card("ST"),)))
    line = format_record(record)
    assert r"NT[6: A good [lead\x5d.|7 ST: Better \x7c so.]MV[" in line
    assert parse_record(line) == record
    assert record_of_row(parse_row(format_row(row_of(record, check_record(record))))) == record


def test_a_note_leads_to_its_game() -> None:
    said = Note(7, "", (parse_card("ST"), parse_card("S9")))
    game = game_at(annotated(said), said)
    assert [str(move) for move in game.moves] == "18 y p p s G.CA.CT SA ST S9".split()


@pytest.mark.parametrize(
    ("note", "reason"),
    [
        (Note(99), "a note after move 99, but the game has 14"),
        (Note(7, "", (parse_card("DA"),)), "the variation after move 7 cannot go on with 'DA'"),
    ],
)
def test_a_note_that_stands_nowhere_is_found_in_its_place(note: Note, reason: str) -> None:
    record = annotated(note)
    with pytest.raises(InvalidRecord, match=reason) as told:
        check_record(record)
    assert told.value.column == format_record(record).index("NT[") + 4


@pytest.mark.parametrize("text", ["A", "7 CT", "7 XX: so", r"7: \xzz", "7:so"])
def test_what_is_no_note_is_refused(text: str) -> None:
    with pytest.raises(Fault):
        parse_notes(text)


@pytest.mark.parametrize("seat", range(4))
def test_notes_stay_out_of_views_since_they_may_speak_of_hidden_cards(seat: int) -> None:
    assert "ace" not in format_record(as_seen_by(annotated(Note(6, "Rearhand has the ace of diamonds.")), seat))


def test_typed_columns_tell_kind_hand_date_and_ratings() -> None:
    record = parse_record(
        format_record(annotated()).replace("DT[]", "DT[2010-12-06/18:59:24/UTC]").replace("R1[]", "R1[7.5]")
    )
    row = row_of(record, check_record(record))
    told = {name: row[name] for name in ("kind", "hand", "ouvert", "announced", "played_at", "elo0", "elo1")}
    assert told == {
        "kind": "grand",
        "hand": False,
        "ouvert": False,
        "announced": None,
        "played_at": "2010-12-06T18:59:24",
        "elo0": None,
        "elo1": 7.5,
    }
