"""Connections opened, left idle, half-sent and closed at random, on this machine only.

The server answers its owner all the time, never holds more of them than it says, and has nothing to complain of.
"""

from __future__ import annotations

import os
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Final

from kiebitz.web.lines import MOST_LINES, OF_AN_ADDRESS
from tests.folders import quick_folder
from tests.session.tables import TOPS_GRAND
from tests.web.half_sent import SENT
from tests.web.serving import Server, serving
from tests.web.tabs import HearingSocket, Tab, ask_as_owner, begin, keys

USUAL: Final = 500
THOROUGH: Final = 10_000

_OPEN: Final = MOST_LINES  # at most at our end, twice as many as the server holds from an address
_BETWEEN: Final = 100  # attempts between two questions of the owner
_BESIDES: Final = 100  # files that the server has open besides
_SENT: Final = [what for what in SENT if "owner" not in what]  # whose key nobody else has


def attack(source: Random, count: int) -> Counter[str]:
    """Open so many, while the owner and a guest sit at a table."""
    came: Counter[str] = Counter()
    lines: list[HearingSocket] = []
    with quick_folder() as home, serving(home) as server:
        table = begin(server, None, "random", position=TOPS_GRAND)
        people = [Tab(server, table, key) for key in keys(server, table)]
        while came.total() < count:
            came[_open_one(server, lines, source)] += 1
            if len(lines) == _OPEN or source.random() < 0.3:
                _close_one(lines.pop(source.randrange(len(lines))), source)
            if came.total() % _BETWEEN == 0:
                _assert_answers(server, people)
        _assert_answers(server, people)
        for tab in people:
            tab.close()
    for line in lines:
        line.close()
    return came


def _open_one(server: Server, lines: list[HearingSocket], source: Random) -> str:
    """Call, and send nothing, something, or what is left of it; what was sent."""
    line = HearingSocket(server.host, server.port)
    lines.append(line)
    what = source.choice(_SENT)
    sent = SENT[what](server)
    with suppress(OSError):  # it had to make room already
        line.sendall(sent[: source.randint(0, len(sent))] if source.random() < 0.5 else sent)
    return what


def _close_one(line: HearingSocket, source: Random) -> None:
    """Hang up, perhaps in the middle of what the server says."""
    if source.random() < 0.5:
        line.setblocking(False)
        with suppress(OSError):
            line.recv(source.randint(1, 100))
    line.close()


def _assert_answers(server: Server, people: list[Tab]) -> None:
    """Whoever has a key is heard, and the lines of all others are as many as they may be."""
    assert ask_as_owner(server, "GET", "/api/lobby")["tables"]
    for tab in people:
        assert tab.act("next")["fault"] == "not possible"  # it is the owner's turn, and no deal is over
    assert len(os.listdir(f"/proc/{server.process.pid}/fd")) <= MOST_LINES // OF_AN_ADDRESS + _BESIDES
