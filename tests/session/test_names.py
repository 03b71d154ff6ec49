"""What people at a table may be called, and how records spell it."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.session import LONGEST_NAME, Place, Settings, names_beside
from kiebitz.session.records import record_name, record_names
from kiebitz.session.settings import check_name


def table_of(*names: str) -> Settings:
    return Settings(tuple(map(Place, names)))


@pytest.mark.parametrize(
    "name", ["Jürgen", "Jo", "Anna-Lena", "Karl der Große", "O’Neill", "Zoë", "Łukasz", "Σωκράτης", "李", "Wilhelm_8"]
)
def test_names_of_all_languages_may_be_had(name: str) -> None:
    assert table_of(name, "Emil", "Erna").places[0].name == name


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "1 to 20 characters"),
        ("x" * (LONGEST_NAME + 1), "1 to 20 characters"),
        ("8Wilhelm", "starts with a letter"),
        (" Anna", "starts with a letter"),
        ("Anna ", "single blanks"),
        ("Anna  Lena", "single blanks"),
        ("An]na", r"but no '\]'"),
        ("Anna\x1b[2J", r"but no '\\x1b'"),
        ("An\u202ena", r"but no '\\u202e'"),
        ("Anna\n", r"but no '\\n'"),
    ],
)
def test_what_would_harm_a_screen_or_a_record_is_refused_with_the_reason(name: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        table_of(name, "Emil", "Erna")


def test_two_at_a_table_are_not_called_alike_however_that_is_written() -> None:
    for other in ("JÜRGEN", "Ju\u0308rgen"):
        with pytest.raises(ValueError, match="same name"):
            table_of("Jürgen", other, "Erna")
    assert "Anna" not in names_beside("ANNA", 3)
    assert names_beside("Emil", 2, "anna", "Clara") == ["Bernd", "David"]


@pytest.mark.parametrize(
    ("name", "spelled"),
    [
        ("Jürgen", "Juergen"),
        ("Ju\u0308rgen", "Juergen"),
        ("Ärmelweiß", "Aermelwe"),
        ("Zoë", "Zoe"),
        ("Karl der Große", "KarlderG"),
        ("Jo", "Jo_"),
        ("李", "player"),
        ("you", "you"),
    ],
)
def test_records_spell_a_name_in_plain_letters(name: str, spelled: str) -> None:
    assert record_name(name) == spelled


def is_a_name(text: str) -> bool:
    try:
        return bool(check_name(text))
    except ValueError:
        return False


@given(st.text(max_size=LONGEST_NAME).filter(is_a_name))
def test_every_name_can_be_written_into_a_record(name: str) -> None:
    assert re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]{2,7}", record_name(name))


def test_records_tell_people_and_players_apart() -> None:
    people = (Place("Jürgen"), Place("Juergen"), Place("rules1"), Place("Anna", "rules"))
    assert record_names(Settings(people)) == ["Juergen", "Juergen1", "rules1", "rules2"]
