"""Random and nearly right messages over a table's socket, and requests to the routes.

Each is refused by name or its line is closed, nothing is betrayed, and all that is stored is as it was.
"""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from kiebitz.web.connection import MESSAGES_AT_ONCE
from tests.attacks.spoiling import odd, spoilt
from tests.folders import quick_folder
from tests.web.hostile import (
    AT,
    ILLEGAL,
    KINDS,
    WANTED,
    WRONG_FIELDS,
    Frame,
    assert_fault,
    assert_refused,
    begun,
    content,
    is_wellformed,
    message,
)
from tests.web.serving import Reachable, serving
from tests.web.tabs import Tab, ask, keys, owner

USUAL: Final = 500
THOROUGH: Final = 5_000

_ILLEGALS: Final = 0.15  # of all messages
_AT_ONCE: Final = MESSAGES_AT_ONCE - 5  # so that none is refused only since it came too fast
_MORE_OF: Final[dict[str, dict[str, Any]]] = {"move": {"move": "CJ"}, "answer": {"accepts": True}}
_METHODS: Final = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "NONSENSE"]
_PATHS: Final = [
    *("/api/lobby", "/api/tables", "/api/tables/{}", "/api/tables/{}/guests", "/api/tables/{}/again", "/api/games"),
    *("/api/games/{}", "/api/games/{}/play", "/api/games/delete", "/api/games/export", "/api/games/{}/review"),
    *("/api/tables/{}/deals/{}", "/api/tables/{}/deals/{}/review", "/api/imports", "/api/imports/{}", "/api/{}"),
]
_WISHES: Final = ["/api/tables/{}/again", "/api/games/{}/play", "/api/games/delete", "/api/tables/{}/deals/{}/review"]
_NUMBERS: Final = [1, 2, 0, -1, 99, 1.5, "x", "%00", "..", "9" * 30, "9" * 5000]


def attack(source: Random, count: int) -> Counter[str]:
    """Send so many, half of them by the owner of a table and half by its guest, and some by anybody."""
    logging.getLogger("websockets").addHandler(logging.NullHandler())  # our end, which minds lines that are cut
    came: Counter[str] = Counter()
    with quick_folder() as home, serving(home) as server:
        table = begun(server)
        before = content(server)
        while came.total() < count:
            some = min(_AT_ONCE, count - came.total())
            send = source.choice([_say_all, _say_all, _greet_wrongly, _ask_all])
            came += send(server, table, source, some)
            assert content(server) == before
        complained = server.stop()[2]
    assert "Exception in" not in complained, complained  # that a line was no UTF-8 may be said
    return came


# -- over a socket ---------------------------------------------------------------------------------------------------


def _say_all(server: Reachable, table: int, source: Random, count: int) -> Counter[str]:
    """Messages of somebody who sits at the table, until the line is closed."""
    came: Counter[str] = Counter()
    tab = Tab(server, table, source.choice(keys(server, table)))
    while came.total() < count and "closed" not in came:
        came[_came_of(tab, _frame(source))] += 1
    assert "closed" in came or tab.at == AT
    tab.close()
    return came


def _greet_wrongly(server: Reachable, _table: int, source: Random, _count: int) -> Counter[str]:
    """The first message is none that opens a table."""
    tab = Tab(server)
    came = Counter([_came_of(tab, _frame(source))])
    tab.closing()
    return came


def _came_of(tab: Tab, frame: Frame) -> str:
    try:
        return str(assert_refused(tab, frame)["fault"])
    except ConnectionClosed:
        return "closed"


def _frame(source: Random) -> Frame:
    """A frame of any kind; never one that could be obeyed."""
    while _may_be_obeyed(frame := _illegal(source) if source.random() < _ILLEGALS else spoilt(source, _right(source))):
        pass
    return frame


def _may_be_obeyed(frame: Frame) -> bool:
    """Whether it is made as the page makes it, of the moment at which the table stands, and not known to be illegal."""
    if not is_wellformed(frame):
        return False
    said = json.loads(frame.raw)
    return said["type"] != "hello" and said["at"] == AT and said.get("move") not in ILLEGAL


def _right(source: Random) -> dict[str, Any]:
    kind = source.choice(KINDS[1:])
    return {"type": kind, "id": source.randrange(10**6), "at": AT} | _MORE_OF.get(kind, {})


def _illegal(source: Random) -> Frame:
    return message(type="move", id=1, at=AT, move=source.choice(ILLEGAL))


# -- over HTTP -------------------------------------------------------------------------------------------------------


def _ask_all(server: Reachable, _table: int, source: Random, count: int) -> Counter[str]:
    return Counter(source.choice(_REQUESTS)(server, source) for _ in range(count))


def _ask_as_stranger(server: Reachable, source: Random) -> str:
    """Anything, without the owner's key."""
    key = source.choice(["", "Bearer", "Bearer x", f"Basic {server.token}", f"Bearer {server.token[:-1]}", "\x7f"])
    return _fault(server, source.choice(_METHODS), _path(source, _PATHS), _body(source), {"Authorization": key})


def _begin_wrongly(server: Reachable, source: Random) -> str:
    """A table that is agreed upon but for one thing."""
    name = source.choice(list(WRONG_FIELDS))
    wish = WANTED | {name: source.choice(WRONG_FIELDS[name])}
    return _fault(server, "POST", "/api/tables", json.dumps(wish).encode(), owner(server))


def _wish_wrongly(server: Reachable, source: Random) -> str:
    return _fault(server, "POST", _path(source, _WISHES), _body(source), owner(server))


_REQUESTS: Final[list[Callable[[Reachable, Random], str]]] = [_ask_as_stranger, _begin_wrongly, _wish_wrongly]


def _path(source: Random, paths: list[str]) -> str:
    return source.choice(paths).format(source.choice(_NUMBERS), source.choice(_NUMBERS))


def _body(source: Random) -> bytes:
    """What no route takes: neither a wish nor nothing at all."""
    return source.choice([b"[", b"\xff", source.randbytes(30), json.dumps([odd(source)]).encode()])


def _fault(server: Reachable, method: str, path: str, body: bytes, headers: dict[str, str]) -> str:
    answer = ask(server, method, path, body, headers)
    assert_fault(server, answer)
    return str(answer.json["fault"])
