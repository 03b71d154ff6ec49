"""What somebody might send who means no good, and what must come of it: a refusal by name, and nothing else."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import Any, NamedTuple

from kiebitz.session import FILE_NAME
from kiebitz.web.messages import Fault, Unreadable, read
from tests.session.tables import TOPS_GRAND
from tests.web.serving import Reachable
from tests.web.tabs import Answer, Message, Tab, begin

FAULTS = {fault.value for fault in Fault} - {Fault.FAILED.value}  # a fault of the server is never theirs
AT = [0, len(TOPS_GRAND.split()) - 1]  # where the tables here stand: the owner has declared and is to lead
KINDS = ["hello", "move", "answer", "next", "back", "finish", "ask"]
ILLEGAL = ["p", "y", "s", "18", "G", "CH", "N.C7.C8", "D7", "D8", "SK", "RE.1", "RE.2", "TI.0", "TI.1", "LE.0", "LE.2"]
WANTED = {"name": "Emil", "others": [{"player": "rules"}, {"player": "rules"}], "deals": 3}
WRONG_FIELDS: dict[str, list[object]] = {
    "name": ["", " ", "\0", "x" * 21, "Emil\n", "9", 5, None, "a/b"],
    "deals": [0, 2, 4, -3, 10**9, 2**70, 3.5, "3", None],
    "seed": [-1, 1.5, "1", []],
}


class Frame(NamedTuple):
    raw: str | bytes
    is_text: bool | None = None  # by default, as its type says


def begun(server: Reachable) -> int:
    """A table that waits for the owner's first card; the next is a guest's, who defends."""
    return begin(server, None, "random", position=TOPS_GRAND, practice=True)


def content(server: Reachable) -> list[Any]:
    """All that is stored."""
    with closing(sqlite3.connect(server.folder / FILE_NAME)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").fetchall()
        return [connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for (name,) in tables]


def message(**fields: object) -> Frame:
    return Frame(json.dumps(fields))


def is_wellformed(frame: Frame) -> bool:
    """Whether chance has put together something that could be obeyed."""
    try:
        read(frame.raw)
    except Unreadable:
        return False
    return True


def assert_nothing_is_betrayed(server: Reachable, said: str) -> None:
    for word in ("Traceback", "site-packages", "kiebitz/", ".py", str(server.home), server.token):
        assert word not in said


def assert_refused(tab: Tab, frame: Frame) -> Message:
    """Nothing but one refusal, which names the fault, comes of a frame."""
    before = len(tab.messages)
    tab.send(frame.raw, frame.is_text)
    refusal = tab.hear()
    assert refusal["type"] == "refused", (frame, refusal)
    assert refusal["fault"] in FAULTS
    assert len(tab.messages) == before + 1
    assert_nothing_is_betrayed(tab.server, tab.texts[-1])
    return refusal


def assert_fault(server: Reachable, answer: Answer) -> None:
    assert 400 <= answer.status < 500, answer
    assert {"fault", "detail"} <= set(answer.json) <= {"fault", "detail", "cause"}
    assert_nothing_is_betrayed(server, answer.raw.decode())
