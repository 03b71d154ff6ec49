"""What a browser does in a room, without one: it comes in by a link, shuffles by itself, and keeps every byte."""

from __future__ import annotations

import hashlib
import random
import secrets
import threading
import time
from typing import Any

from tests.web.people import plain_decision
from tests.web.serving import Reachable
from tests.web.tabs import Message, Tab, ask

VOID = 1008  # how a line ends whose link opens nothing any more
_TOO_LATE = ("outdated", "not your turn", "not possible", "finished")


def open_room(server: Reachable, key: str = "", **wanted: Any) -> Message:
    """A room that somebody called Emil opens; its number and links."""
    headers = {"Authorization": f"Bearer {key}", "Origin": server.origin}
    answer = ask(server, "POST", "/api/rooms", {"name": "Emil", "deals": 3, **wanted}, headers)
    assert answer.status == 200, answer
    opened: Message = answer.json
    return opened


class RoomTab(Tab):
    """Somebody in a room; `room` is the newest that was told of it."""

    def __init__(self, server: Reachable, room: int, key: str, name: str | None = None) -> None:
        self.path = f"/socket/rooms/{room}"
        self.room: Message = {}
        self.acknowledged = (0, 0)  # the last deal and number of moves at which something was done for sure
        self.decisions = 0
        self.decided = threading.Condition()
        self._shuffling = 0  # the number of what was said last to a deal in the making
        self.values: dict[str, str] = {}  # what was contributed, by the server's commitment
        super().__init__(server)
        self.entered = self.request("enter", key=key, room=room)
        if self.entered["type"] == "done" and name is not None:
            assert self.request("sit", name=name)["type"] == "done"

    def hear(self) -> Message:
        before = self.sight
        message = super().hear()
        if message["type"] == "told" and before and before["table"] != message["sight"]["table"]:
            self.sight = message["sight"]
        if message["type"] == "room":
            self.room = message["room"]
            self._shuffle()
        elif message.get("fault") == "too frequent" and message["id"] == self._shuffling:
            time.sleep(0.1)
            self._shuffle(is_again=True)
        return message

    def _shuffle(self, is_again: bool = False) -> None:
        """Do what a page does by itself; nobody waits for the answer. Again, where the server asked for patience."""
        shuffling, me = self.room["shuffling"], self.room["me"]
        if shuffling is None or me not in shuffling["missing"]:
            return
        promised = shuffling["commitment"]
        if shuffling["stage"] == "commit" and (is_again or promised not in self.values):
            value = self.values.setdefault(promised, secrets.token_hex(16))
            commitment = hashlib.sha256(value.encode()).hexdigest()
            self._shuffling = self.say("commit", commitment=commitment, promised=promised)
        elif shuffling["stage"] == "reveal" and promised in self.values:
            self._shuffling = self.say("reveal", value=self.values[promised])

    def until_playing(self) -> None:
        while not self.room.get("isPlaying") or not self.sight:
            self.hear()

    def wait_for_onlookers(self, count: int) -> None:
        """Listen until just so many look on."""
        while self.room.get("onlookers") != count:
            self.hear()

    def play(self, source: random.Random) -> None:
        """Play until the list is over; of several who go on from a result one is the first."""
        while not self.until_asked()["isOver"]:
            deal, moves = self.at
            decision = plain_decision(self.sight, source)
            answer = self.act(**decision)
            with self.decided:
                self.decisions += 1
                if answer["type"] == "done":
                    self.acknowledged = max(self.acknowledged, (deal, moves))
                self.decided.notify_all()
            assert answer["type"] != "refused" or answer["fault"] in _TOO_LATE, answer
            while decision["kind"] == "next" and self.sight["asked"] == "next deal" and self.at == [deal, moves]:
                self.hear()  # all shuffle first
