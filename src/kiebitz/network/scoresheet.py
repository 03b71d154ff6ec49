"""The list of a table as the protocol writes it: names, and a row of nine words for every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kiebitz.contract import BASE_VALUES, NULL_VALUES, Contract
from kiebitz.network.words import at_least, exactly, flag, flags, in_turn, integer, line, one_of
from kiebitz.scoring import Result

_ROW: Final = 9
_FLAGS: Final = 7  # in one word
NOBODY_YET: Final = "?"


@dataclass(frozen=True, slots=True)
class Row:
    """One game: who declared (a seat, -1 for nobody), what, who has a penalty, and what it was worth.

    flags  hand, schneider, schneider announced, schwarz, schwarz announced, ouvert, overbid
    """

    declarer: int
    base: int
    matadors: int
    flags: tuple[bool, ...]
    penalties: tuple[bool, bool, bool]
    score: int

    def __str__(self) -> str:
        signs = "".join(str(int(each)) for each in self.flags)
        return line("R:", self.declarer, self.base, self.matadors, signs, flags(self.penalties), self.score)


@dataclass(frozen=True, slots=True)
class Scoresheet:
    """The list of a table of three or four."""

    names: tuple[str, ...]
    rows: tuple[Row, ...] = ()

    def __str__(self) -> str:
        return line(len(self.names), *self.names, len(self.rows), *self.rows)


def empty_sheet(places: int) -> Scoresheet:
    """The list before anybody sits there."""
    return Scoresheet((NOBODY_YET,) * places)


def parse_scoresheet(words: Sequence[str]) -> Scoresheet:
    """Read the words of a list; the inverse of `str`."""
    at_least(words, 1)
    places = int(one_of(words[0], "3", "4"))
    at_least(words, places + 2)
    rows = words[places + 2 :]
    exactly(rows, _ROW * integer(words[places + 1]))
    return Scoresheet(tuple(words[1 : places + 1]), in_turn(rows, _ROW, _row))


def _row(words: Sequence[str]) -> Row:
    one_of(words[0], "R:")
    exactly(words[4], _FLAGS)
    first, second, third = map(flag, words[5:-1])
    return Row(
        declarer=int(one_of(words[1], "-1", "0", "1", "2")),
        base=integer(words[2]),
        matadors=integer(words[3]),
        flags=tuple(map(flag, words[4])),
        penalties=(first, second, third),
        score=integer(words[-1]),
    )


def row_of(result: Result, contract: Contract | None) -> Row:
    """The row of a game that ended so."""
    penalties = (result.penalty == 0, result.penalty == 1, result.penalty == 2)
    if result.declarer is None or contract is None:
        return Row(-1, 0, 0, (False,) * _FLAGS, penalties, 0)
    signs = (
        contract.hand,
        result.schneider,
        contract.schneider,
        result.schwarz,
        contract.schwarz,
        contract.ouvert,
        result.overbid,
    )
    base = min(NULL_VALUES.values()) if contract.is_null else BASE_VALUES[contract.kind]
    return Row(result.declarer, base, result.matadors, signs, penalties, result.value)
