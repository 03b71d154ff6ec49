"""Records of the International Skat Server: the text, property by property, before any rule is applied.

    (;GM[Skat]PC[place]CO[]SE[1]ID[2]DT[date]P0[a]P1[b]P2[c]R0[]R1[]R2[]MV[w DEAL 1 18 0 p ... ]R[...] ;)

`parse_record` checks that every word is one the format knows; `replay` (in its own module) checks the game.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from kiebitz.cards import CARD_NAMES
from kiebitz.errors import Fault, checked, checked_text
from kiebitz.formats.iss.notes import Note, format_notes, parse_notes
from kiebitz.scoring import Result


class InvalidRecord(Fault):
    """A record that cannot be read or replayed; line and column count from 1, and `cause` is what is wrong there."""

    def __init__(self, cause: Fault, line: int = 1, column: int = 1, file: str = "") -> None:
        place = f"{line}:{column}"
        super().__init__("record-place", place=f"{file}:{place}" if file else place, reason=cause)
        self.cause = cause
        self.line = line
        self.column = column
        self.file = file

    @property
    def reason(self) -> str:
        """What is wrong, without the place, in English."""
        return str(self.cause)


@dataclass(frozen=True, slots=True)
class RawRecord:
    """The text of one record and where it starts."""

    text: str
    file: str = ""
    line: int = 1

    def located(self, fault: InvalidRecord) -> InvalidRecord:
        """A fault of the text with its place in the file."""
        return InvalidRecord(fault.cause, self.line + fault.line - 1, fault.column, self.file)


@dataclass(frozen=True, slots=True)
class ResultField:
    """The result as a record states it, field by field; `resigned` is `None` where an old record lacks it."""

    declarer: int
    outcome: str
    value: int
    matadors: int
    overbid: bool
    points: int
    tricks: int
    schneider: bool
    schwarz: bool
    penalties: tuple[bool, bool, bool]
    left: int
    timed_out: int
    resigned: bool | None

    @classmethod
    def of(cls, result: Result) -> ResultField:
        """How a record states a result of ours."""
        return cls(
            declarer=_seat_number(result.declarer),
            outcome="penalty" if result.penalty is not None else "win" if result.won else "loss",
            value=result.value,
            matadors=result.matadors,
            overbid=result.overbid,
            points=result.points,
            tricks=result.tricks,
            schneider=result.schneider,
            schwarz=result.schwarz,
            penalties=(result.penalty == 0, result.penalty == 1, result.penalty == 2),
            left=_seat_number(result.left),
            timed_out=_seat_number(result.timed_out),
            resigned=result.resigned,
        )

    def as_result(self) -> Result:
        """The inverse of `of`."""
        return Result(
            declarer=_seat_or_none(self.declarer),
            won=self.outcome == "win",
            value=self.value,
            matadors=self.matadors,
            overbid=self.overbid,
            points=self.points,
            tricks=self.tricks,
            schneider=self.schneider,
            schwarz=self.schwarz,
            penalty=self.penalties.index(True) if True in self.penalties else None,
            left=_seat_or_none(self.left),
            timed_out=_seat_or_none(self.timed_out),
            resigned=bool(self.resigned),
        )

    def __str__(self) -> str:
        penalties = " ".join(f"p{seat}:{flag:d}" for seat, flag in enumerate(self.penalties))
        resigned = "" if self.resigned is None else f" r:{self.resigned:d}"
        return (
            f"d:{self.declarer} {self.outcome} v:{self.value} m:{self.matadors}"
            f" {'overbid' if self.overbid else 'bidok'} p:{self.points} t:{self.tricks}"
            f" s:{self.schneider:d} z:{self.schwarz:d} {penalties}"
            f" l:{self.left} to:{self.timed_out}{resigned}"
        )


def _seat_number(seat: int | None) -> int:
    return -1 if seat is None else seat


def _seat_or_none(number: int) -> int | None:
    return None if number < 0 else number


PASSED: Final = "passed"
UNKNOWN: Final = "unknown"


@dataclass(frozen=True, slots=True)
class Record:
    """One game as written down.

    view     whose view the record is: 0 to 2 a seat, 3 the public, `None` the world with all cards
    deal     the 32 cards as dealt, ten each from forehand on, then the skat; `??` where the view hides one
    moves    (who, act) pairs after the deal: who is `w` for the server or a seat `0` `1` `2`
    result   `passed`, `unknown` or the fields of a result
    extra    properties the format does not know, kept as they are
    comment  `None` where the record has no such property
    notes    comments on moments of the game, and variations
    source   what it was read from, so that faults are found there; `None` unless `read_record` made it
    """

    deal: tuple[str, ...]
    moves: tuple[tuple[str, str], ...]
    result: ResultField | str
    players: tuple[str, str, str] = ("", "", "")
    ratings: tuple[str, str, str] = ("", "", "")
    place: str = ""
    comment: str | None = ""
    series: str = ""
    game_id: str = ""
    date: str = ""
    view: int | None = None
    extra: tuple[tuple[str, str], ...] = field(default=())
    notes: tuple[Note, ...] = ()
    # No argument, so that `dataclasses.replace` leaves it behind: what is changed stands nowhere.
    source: RawRecord | None = field(default=None, init=False, compare=False, repr=False)


# -- writing ---------------------------------------------------------------------------------------------------------


def format_record(record: Record) -> str:
    """One line in the order of the server's archives; `ValueError` if a field contains `]`, which would end it."""
    checked(record, Record, "a Record is written here", "record_of_game makes one of a game")
    properties = [
        ("GM", "Skat"),
        ("PC", record.place),
        ("CO", record.comment),
        ("SE", record.series),
        ("ID", record.game_id),
        ("DT", record.date),
        ("OW", None if record.view is None else str(record.view)),
        *((f"P{seat}", name) for seat, name in enumerate(record.players)),
        *((f"R{seat}", rating) for seat, rating in enumerate(record.ratings)),
        *record.extra,
        ("NT", format_notes(record.notes) or None),
        ("MV", format_moves(record)),
        ("R", str(record.result)),
    ]
    return "(;" + "".join(_format_property(name, value) for name, value in properties if value is not None) + " ;)"


def _format_property(name: str, value: str) -> str:
    if "]" in value:
        raise Fault("record-property-bracket", property=name, text=value)
    return f"{name}[{value}]"


def format_moves(record: Record) -> str:
    """The moves as the property MV has them; none before the deal."""
    if not record.deal:
        return ""
    words = ["w", ".".join(record.deal)]
    for who, act in record.moves:
        words += (who, act)
    return " ".join(words) + " "


# -- reading ---------------------------------------------------------------------------------------------------------

_GAP: Final = r"(?:\s|\#[^\n]*(?:\n|$))*"
_PROPERTY: Final = re.compile(rf"{_GAP}([A-Z][A-Z0-9]?)\[([^\]]*)\]")
_OPEN: Final = re.compile(rf"{_GAP}\(;")
_CLOSE: Final = re.compile(rf"{_GAP};\){_GAP}")
_WORD: Final = re.compile(r"\S+")

_CARD: Final = r"(?:[CSHD][AKQJT987]|\?\?)"
_ACT: Final = re.compile(
    rf"[1-9][0-9]{{1,2}}|[yps]|RE|SC(?:\.{_CARD}){{0,10}}|(?:TI|LE)\.[012]|{_CARD}(?:\.{_CARD}(?:(?:\.{_CARD}){{10}})?)?"
    rf"|[GCSHDN][OHSZ]{{0,4}}(?:(?:\.{_CARD}){{2}})?(?:(?:\.{_CARD}){{10}})?"
)
_LONGEST_ACT: Final = len("GHOSZ") + 12 * len(".CJ")  # longer words of broken records are not kept in the cache
_COMMON_ACTS: Final = frozenset(
    [*CARD_NAMES, "y", "p", "s", "RE", "SC", "18", "20", "22", "23", "24", "27", "30", "33"]
)
_WHO: Final = frozenset("w012")
_CARD_WORDS: Final = frozenset([*CARD_NAMES, "??"])
_RESULT: Final = re.compile(
    r"d:(-1|[012]) (win|loss|penalty) v:(-?[0-9]{1,4}) m:(-?[0-9]{1,2}) (bidok|overbid) p:([0-9]{1,3}) t:([0-9]{1,2})"
    r" s:([01]) z:([01]) p0:([01]) p1:([01]) p2:([01]) l:(-1|[012]) to:(-1|[012])(?: r:([01]))?"
)


def parse_record(text: str) -> Record:
    """Read one record, on one line or several; `InvalidRecord` tells line, column and reason."""
    found = _parse_properties(checked_text(text, "a record"))
    for name in ("GM", "MV", "R"):
        if name not in found:
            raise InvalidRecord(Fault("record-property-missing", property=name))
    if found["GM"][0] != "Skat":
        raise _at(text, found["GM"][1], Fault("record-other-game", text=found["GM"][0]))
    deal, moves = _parse_moves(text, *found["MV"])
    known = {name: value for name, (value, _) in found.items()}
    return Record(
        deal=deal,
        moves=moves,
        result=_parse_result(text, *found["R"]),
        players=(known.get("P0", ""), known.get("P1", ""), known.get("P2", "")),
        ratings=(known.get("R0", ""), known.get("R1", ""), known.get("R2", "")),
        place=known.get("PC", ""),
        comment=known.get("CO"),
        series=known.get("SE", ""),
        game_id=known.get("ID", ""),
        date=known.get("DT", ""),
        view=_parse_view(text, *found["OW"]) if "OW" in found else None,
        extra=tuple((name, value) for name, value in known.items() if name not in _KNOWN_PROPERTIES),
        notes=_parse_notes(text, *found["NT"]) if "NT" in found else (),
    )


def read_record(raw: RawRecord) -> Record:
    """Read a record of a file; it knows where it stands, and so does the fault of one that cannot be read."""
    try:
        record = parse_record(raw.text)
    except InvalidRecord as fault:
        raise raw.located(fault) from None
    object.__setattr__(record, "source", raw)
    return record


_KNOWN_PROPERTIES: Final = frozenset("GM PC CO SE ID DT OW P0 P1 P2 R0 R1 R2 NT MV R".split())


def _parse_properties(text: str) -> dict[str, tuple[str, int]]:
    """Every property with its value and where the value starts."""
    start = _OPEN.match(text)
    if start is None:
        raise InvalidRecord(Fault("record-start"))
    found: dict[str, tuple[str, int]] = {}
    offset = start.end()
    while match := _PROPERTY.match(text, offset):
        name = match[1]
        if name in found:
            raise _at(text, match.start(1), Fault("record-property-twice", property=name))
        found[name] = match[2], match.start(2)
        offset = match.end()
    if _CLOSE.fullmatch(text, offset) is None:
        raise _at(text, offset, Fault("record-no-property"))
    return found


def _parse_moves(text: str, value: str, offset: int) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]]:
    words = value.split()
    if len(words) < 2 or words[0] != "w":
        raise _at(text, offset, Fault("record-moves-start"))
    deal = tuple(words[1].replace("|", ".").split("."))
    if len(deal) != 32 or not _CARD_WORDS.issuperset(deal):
        raise _at_word(text, value, offset, 1, Fault("record-deal"))
    if len(words) % 2:
        raise _at_word(text, value, offset, len(words) - 1, Fault("record-move-alone", text=words[-1]))
    who, acts = words[2::2], words[3::2]
    if not _WHO.issuperset(who):
        index = next(index for index, word in enumerate(who) if word not in _WHO)
        raise _at_word(text, value, offset, 2 + 2 * index, Fault("record-who", text=who[index]))
    for act in sorted(set(acts) - _COMMON_ACTS, key=acts.index):
        if not _is_act(act):
            raise _at_word(text, value, offset, 3 + 2 * acts.index(act), Fault("record-move", text=act))
    return deal, tuple(zip(who, acts, strict=True))


def _is_act(word: str) -> bool:
    return len(word) <= _LONGEST_ACT and _looks_like_act(word)


@lru_cache(maxsize=8192)
def _looks_like_act(word: str) -> bool:
    return word in _COMMON_ACTS or _ACT.fullmatch(word) is not None


def _parse_view(text: str, value: str, offset: int) -> int:
    if value not in ("0", "1", "2", "3"):
        raise _at(text, offset, Fault("record-view", text=value))
    return int(value)


def _parse_notes(text: str, value: str, offset: int) -> tuple[Note, ...]:
    try:
        return parse_notes(value)
    except Fault as fault:
        raise _at(text, offset, fault) from None


def _parse_result(text: str, value: str, offset: int) -> ResultField | str:
    if value in (PASSED, UNKNOWN):
        return value
    match = _RESULT.fullmatch(value)
    if match is None:
        raise _at(text, offset, Fault("record-result", text=value))
    declarer, outcome, worth, matadors, bid, points, tricks, schneider, schwarz, p0, p1, p2, left, late, resigned = (
        match.groups()
    )
    return ResultField(
        declarer=int(declarer),
        outcome=outcome,
        value=int(worth),
        matadors=int(matadors),
        overbid=bid == "overbid",
        points=int(points),
        tricks=int(tricks),
        schneider=schneider == "1",
        schwarz=schwarz == "1",
        penalties=(p0 == "1", p1 == "1", p2 == "1"),
        left=int(left),
        timed_out=int(late),
        resigned=None if resigned is None else resigned == "1",
    )


# -- where a fault is ------------------------------------------------------------------------------------------------


def _at(text: str, offset: int, cause: Fault) -> InvalidRecord:
    line_start = text.rfind("\n", 0, offset) + 1
    return InvalidRecord(cause, line=1 + text.count("\n", 0, offset), column=1 + offset - line_start)


def _at_word(text: str, value: str, offset: int, index: int, cause: Fault) -> InvalidRecord:
    words = list(_WORD.finditer(value))
    return _at(text, offset + words[index].start(), cause)


def fault_in_move(text: str, index: int, cause: Fault) -> InvalidRecord:
    """The error for the move of this index, -1 for the deal, in the text of a record that parses."""
    value, offset = _parse_properties(text)["MV"]
    return _at_word(text, value, offset, 3 + 2 * index, cause)


def fault_in_property(text: str, name: str, cause: Fault) -> InvalidRecord:
    """The error that points at a property of a record, such as its result."""
    return _at(text, _parse_properties(text)[name][1], cause)
