"""Random and nearly right messages over the socket of a room, by its host, its guests, onlookers and strangers.

They come no faster than the server reads them, so that each is looked at: it is obeyed, refused by name, or its line is
closed. Nothing is betrayed, the server's memory stays as it was, and friends in another room play their lists.
"""

from __future__ import annotations

import logging
import random
import threading
from collections import Counter
from random import Random
from typing import Final

from benchmarks.process import megabytes
from websockets.exceptions import ConnectionClosed

from kiebitz.web.connection import MESSAGES_AT_ONCE
from tests.attacks.spoiling import spoilt
from tests.folders import quick_folder
from tests.web.hostile import FAULTS, Frame, assert_nothing_is_betrayed, message
from tests.web.room_tabs import RoomTab, open_room
from tests.web.serving import Server, serving
from tests.web.tabs import Message, Tab, ask

USUAL: Final = 500
THOROUGH: Final = 5_000

_AT_ONCE: Final = MESSAGES_AT_ONCE - 5  # so that none is refused only since it came too fast
_GROWTH: Final = 60  # megabytes
_ONLOOKERS: Final = -1  # where their link stands
_RIGHT_ONES: Final = 0.1  # of the messages
_STRANGERS: Final = 0.05  # of the lines
_RIGHT: Final[list[Message]] = [
    {"type": "sit", "name": "Eve"},
    {"type": "stand", "place": 1},
    {"type": "begin"},
    {"type": "commit", "commitment": "0" * 64, "promised": "0" * 64},
    {"type": "reveal", "value": "0" * 32},
    {"type": "say", "phrase": "hello"},
    {"type": "write", "text": "<script>alert(1)</script>"},
    {"type": "call", "name": "Eve"},
    {"type": "move", "at": [0, 0], "move": "p"},
    {"type": "answer", "at": [0, 9], "accepts": True},
    {"type": "next", "at": [0, 40]},
    {"type": "back", "at": [0, 3]},
    {"type": "finish", "at": [0, 3]},
    {"type": "ask", "at": [0, 0]},
    {"type": "hello", "key": "x" * 32, "table": 1},
    {"type": "enter", "key": "x" * 32, "room": 1},
]


def attack(source: Random, count: int) -> Counter[str]:
    """Send so many, a few over each line."""
    logging.getLogger("websockets").addHandler(logging.NullHandler())  # our end, which minds lines that are cut
    came: Counter[str] = Counter()
    with quick_folder() as home, serving(home, "--rooms", "everybody") as server:
        friends, target = _Friends(server), _Target(server)
        before = megabytes(server.process.pid)
        while came.total() < count and friends.are_playing:
            came += target.tell(source, min(_AT_ONCE, count - came.total()))
        friends.end()
        assert megabytes(server.process.pid) < before + _GROWTH
        complained = server.stop()[2]
    assert "Exception in" not in complained, complained  # that a line was no UTF-8 may be said
    return came


class _Friends:
    """Somebody with two computers, who plays list after list."""

    def __init__(self, server: Server) -> None:
        opened = open_room(server)
        self._tab = RoomTab(server, opened["room"], opened["links"][0]["key"])
        self._ends = threading.Event()
        self._lists = 0
        self._playing = threading.Thread(target=self._play)
        self._playing.start()

    def _play(self) -> None:
        while not self._ends.is_set():
            table = self._tab.sight.get("table")
            assert self._tab.request("begin")["type"] == "done"
            while self._tab.sight.get("table") == table:
                self._tab.hear()
            self._tab.play(random.Random(self._lists))
            assert len(self._tab.sight["scores"]["rows"]) == 3
            self._lists += 1

    @property
    def are_playing(self) -> bool:
        return self._playing.is_alive()

    def end(self) -> None:
        """Play the list that goes on to its end."""
        is_undisturbed = self.are_playing
        self._ends.set()
        self._playing.join()
        self._tab.close()
        assert is_undisturbed
        assert self._lists > 0


class _Target:
    """A room and its links; a place that is left has another one, which the host asks for."""

    def __init__(self, server: Server) -> None:
        self._server = server
        opened = open_room(server, chat=True)
        self._room: int = opened["room"]
        self._keys: list[str] = [link["key"] for link in opened["links"]]

    def tell(self, source: Random, count: int) -> Counter[str]:
        """Come in by some link, or by none, and say so many things, until the line is closed."""
        came: Counter[str] = Counter()
        if source.random() < _STRANGERS:
            tab: Tab = _Door(self._server, self._room)
            came[_came_of(tab, _frame(source))] += 1
            tab.closing()
        else:
            tab = self._come_in(source.randrange(_ONLOOKERS, len(self._keys) - 1))
            while came.total() < count and "closed" not in came:
                came[_came_of(tab, _frame(source))] += 1
        assert_nothing_is_betrayed(self._server, "".join(tab.all_texts))
        tab.close()
        return came

    def _come_in(self, place: int) -> Tab:
        tab = RoomTab(self._server, self._room, self._keys[place])
        if tab.entered["type"] == "done":
            return tab
        tab.close()
        self._keys[place] = self._renewed(place)
        return self._come_in(place)

    def _renewed(self, place: int) -> str:
        headers = {"Authorization": f"Bearer {self._keys[0]}", "Origin": f"http://{self._server.netloc}"}
        wanted = {"place": None if place == _ONLOOKERS else place}
        return str(ask(self._server, "POST", f"/api/rooms/{self._room}/links", wanted, headers).json["key"])


class _Door(Tab):
    """A socket to a room over which nothing has been said yet."""

    def __init__(self, server: Server, room: int) -> None:
        self.path = f"/socket/rooms/{room}"
        super().__init__(server)


def _frame(source: Random) -> Frame:
    """A message that is spoilt, or a right one now and then, so that there is something to spoil."""
    right = {**source.choice(_RIGHT), "id": source.randrange(10**6)}
    return message(**right) if source.random() < _RIGHT_ONES else spoilt(source, right)


def _came_of(tab: Tab, frame: Frame) -> str:
    """What came of a frame: there is one answer to each, unless the line is closed."""
    try:
        tab.send(frame.raw, frame.is_text)
        while (answer := tab.hear())["type"] not in ("done", "refused", "hint"):
            pass
    except ConnectionClosed:
        return "closed"
    if answer["type"] != "refused":
        return "obeyed"
    assert answer["fault"] in FAULTS, (frame, answer)
    return str(answer["fault"])
