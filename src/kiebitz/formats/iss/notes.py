"""Comments and variations in a record: what somebody says of a moment of the game, and how it might have gone on.

    NT[12: A good lead.|15 CT C7 C8: The ten was better.]

Each note names how many moves of the game come before it, then the moves of its variation, if it has one, as in a game
line, and after a colon its text. Notes are separated by `|`; that sign, `]`, backslashes and what cannot be seen are
escaped in texts. The property is one that the server does not know: its readers leave it out or keep it as it is.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from kiebitz.errors import Fault, checked_number, checked_text
from kiebitz.moves import Move, format_move, parse_move

_NOTE: Final = re.compile(r"([0-9]{1,3})((?: [^\s:]+)*):(?: (.*))?", re.DOTALL)
_ESCAPED: Final = frozenset("]|\\")
_EDGE: Final = r"\x20"


@dataclass(frozen=True, slots=True)
class Note:
    """A comment, a variation, or both.

    after  how many moves of the game come before
    moves  how it might have gone on from there
    """

    after: int
    text: str = ""
    moves: tuple[Move, ...] = ()

    def __post_init__(self) -> None:
        checked_number(self.after, "the number of moves before a note", low=0, high=999)
        checked_text(self.text, "a note")


def format_notes(notes: tuple[Note, ...]) -> str:
    """The notes as the property NT has them; the inverse of `parse_notes`."""
    return "|".join(_format_note(note) for note in notes)


def parse_notes(value: str) -> tuple[Note, ...]:
    """Read the property NT."""
    return tuple(_parse_note(part) for part in value.split("|")) if value.strip() else ()


def _format_note(note: Note) -> str:
    head = " ".join([str(note.after), *map(format_move, note.moves)])
    return f"{head}: {_escaped(note.text)}".rstrip(" ")


def _parse_note(part: str) -> Note:
    match = _NOTE.fullmatch(part.strip())
    if match is None:
        raise Fault("record-note", text=part)
    return Note(int(match[1]), _read(match[3] or ""), tuple(map(parse_move, match[2].split())))


def _escaped(text: str) -> str:
    """The text without signs that mean something in a record; blanks at its edges would be lost."""
    inner = text.strip(" ")
    first, _, last = text.partition(inner) if inner else (text, "", "")
    return _EDGE * len(first) + "".join(map(_sign, inner)) + _EDGE * len(last)


def _sign(sign: str) -> str:
    if sign in _ESCAPED:
        return f"\\x{ord(sign):02x}"
    return sign if sign.isprintable() else sign.encode("unicode_escape").decode()


def _read(text: str) -> str:
    """The text of a note; an escape that is none is a fault."""
    try:
        return re.sub(
            r"\\(?:x..|u.{4}|U.{8}|.?)", lambda found: found[0].encode("ascii").decode("unicode_escape"), text
        )
    except (UnicodeDecodeError, UnicodeEncodeError):
        raise Fault("record-note", text=text) from None
