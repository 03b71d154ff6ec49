"""Finished games as records, and the file that they are appended to, one a line, each exactly once."""

from __future__ import annotations

import datetime
import os
import re
import unicodedata
from collections.abc import Collection
from pathlib import Path
from typing import Final

from kiebitz.formats.iss import Record, format_date, format_record, record_of_game
from kiebitz.players import parse_player
from kiebitz.session.settings import Place, Settings
from kiebitz.session.state import TableState

_LONGEST_NAME: Final = 8  # on the server whose format the records have
_SHORTEST_NAME: Final = 3
_SPELLED_OUT: Final = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "æ": "ae", "Æ": "Ae"}
    | {"ø": "oe", "Ø": "Oe", "œ": "oe", "Œ": "Oe", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ı": "i"}
)


def record_of_round(state: TableState, number: int, table: int, entered: datetime.datetime) -> Record:
    """The record of a deal that was entered in the list at this time."""
    names = record_names(state.settings)
    first, second, third = (names[place] for place in state.settings.seating(number))
    return record_of_game(
        state.rounds[number].game,
        (first, second, third),
        place="Kiebitz",
        series=str(table),
        game_id=str(number + 1),
        date=format_date(entered),
    )


def append_record(state: TableState, number: int, table: int, entered: datetime.datetime, *, is_new: bool) -> None:
    """Append the game of a deal; `OSError` if that cannot be written.

    Unless it `is_new`, it may stand there already, since a program was ended before it could note that: then the file
    is read through. The same game of the same table gives the same line.
    """
    assert state.settings.save is not None
    line = format_record(record_of_round(state, number, table, entered)).encode(errors="replace") + b"\n"
    if is_new or not _stands_in(state.settings.save, line):
        _append_line(state.settings.save, line)


def _stands_in(path: Path, line: bytes) -> bool:
    try:
        with path.open("rb") as file:
            return line in file
    except FileNotFoundError:
        return False


def _append_line(path: Path, line: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab+") as file:
        if file.tell():
            file.seek(-1, os.SEEK_END)
            line = line if file.read() == b"\n" else b"\n" + line
        file.write(line)


def record_names(settings: Settings) -> list[str]:
    """People's names and the computer players' registered names as records allow them, all different."""
    names: dict[Place, str] = {}
    for place in sorted(settings.places, key=lambda place: place.player is not None):  # people have the first choice
        if place.player is None:
            names[place] = _distinct(record_name(place.name), names.values())
        else:
            names[place] = _numbered(record_name(parse_player(place.player).name), names.values())
    return [names[place] for place in settings.places]


def record_name(name: str) -> str:
    """A name in the few letters that records allow: spelled out, without accents and blanks, and cut."""
    spelled = unicodedata.normalize("NFC", name).translate(_SPELLED_OUT)
    plain = re.sub(r"[^A-Za-z0-9_-]", "", unicodedata.normalize("NFKD", spelled))
    if not plain[:1].isalpha():
        plain = f"player{plain}"
    return plain[:_LONGEST_NAME].ljust(_SHORTEST_NAME, "_")


def _distinct(name: str, taken: Collection[str]) -> str:
    return _numbered(name, taken) if name in taken else name


def _numbered(name: str, taken: Collection[str]) -> str:
    number = 1
    while (numbered := f"{name[: _LONGEST_NAME - 1]}{number}") in taken:
        number += 1
    return numbered
