"""An evening in a room with all that may happen there, by a seed: who plays what part, and all that anybody was sent.

The host goes on from every result. A leaver goes away in the middle of a deal, is played for and comes back; a giver
leaves the place to another person between two deals; a latecomer takes a computer's place from the second deal on; one
speaks the protocol, and one looks on.
"""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple

from tests.network.strict import Client
from tests.network.test_killed import play_on
from tests.web.people import decision, plain_decision
from tests.web.room_tabs import VOID, RoomTab, open_room
from tests.web.serving import SECONDS, Server
from tests.web.tabs import Message, ask

DEALS: Final = 3
COMPANIES: Final = (  # beside the host
    ("leaver", "giver"),
    ("leaver", "protocol"),
    ("leaver", "giver", "protocol"),
    ("leaver", "giver", "computer"),
    ("latecomer", "computer"),
    ("leaver", "protocol", "latecomer"),
)
_OFTEN: Final = 0.1  # how often the host says something, and asks for what nobody may have yet
_SAID: Final[list[Message]] = [{"kind": "say", "phrase": "hello"}, {"kind": "write", "text": "Servus"}]
_TOO_LATE: Final = ("outdated", "not your turn", "not possible", "finished", "too many")


class Visit(NamedTuple):
    """What one tab heard, with the link of a place or of onlookers; somebody sat there from a deal on."""

    tab: RoomTab
    place: int | None
    since: int


class Evening:
    """One list of a room, which is played when this is made.

    visits   all tabs of all people
    clients  those who spoke the protocol
    answers  what was answered by HTTP while a deal was under way, by whatever key
    keys     of all links there have been
    """

    def __init__(self, server: Server, port: int, seed: int) -> None:
        self._server = server
        self._port = port
        self._seed = seed
        self.company: Final = COMPANIES[seed % len(COMPANIES)]
        practice = "protocol" not in self.company and self._source("practice").random() < 0.5
        opened = open_room(server, players=len(self.company) + 1, chat=True, awayAfter=0, practice=practice)
        self.room: Final[int] = opened["room"]
        self._keys: list[str] = [link["key"] for link in opened["links"]]
        self.keys: Final = {*self._keys}
        self.visits: list[Visit] = []
        self.clients: list[Client] = []
        self.answers: list[bytes] = []
        self._failures: list[BaseException] = []
        self._played_for, self._seated = threading.Event(), threading.Event()
        if not {"giver", "latecomer"} & {*self.company}:
            self._seated.set()
        self._play()

    @property
    def table(self) -> int:
        return int(self.visits[-1].tab.sight["table"])

    @property
    def names(self) -> set[str]:
        """Of all who sat there."""
        rooms = [
            message["room"] for visit in self.visits for message in visit.tab.messages if message["type"] == "room"
        ]
        return {place["name"] for room in rooms for place in room["places"]}

    def _play(self) -> None:
        parts = {part: place for place, part in enumerate(self.company, 1) if part != "computer"}
        self._all_there = threading.Barrier(len(parts) + 2)
        playing: list[Callable[[], None]] = [self._host, self._onlooker]
        playing += [partial(_PARTS[part], self, place) for part, place in parts.items()]
        with ThreadPoolExecutor(len(playing)) as people:
            for play in playing:
                people.submit(self._or_end, play)
        if self._failures:
            raise self._failures[0]
        for visit in self.visits:
            visit.tab.close()

    def _or_end(self, play: Callable[[], None]) -> None:
        """Where somebody fails the others would wait for this one."""
        try:
            play()
        except BaseException as error:
            self._failures.append(error)
            self._all_there.abort()
            self._server.process.kill()

    def _come(self, place: int | None, name: str | None = None, since: int = 0) -> RoomTab:
        tab = RoomTab(self._server, self.room, self._keys[-1 if place is None else place], name)
        self.visits.append(Visit(tab, place, since))
        return tab

    def _wait_for_all(self) -> None:
        self._all_there.wait(SECONDS)

    def _source(self, what: object) -> random.Random:
        return random.Random(f"{self._seed}/{what}")

    # -- parts -------------------------------------------------------------------------------------------------------

    def _host(self) -> None:
        tab, source = self._come(0, "Emil"), self._source(0)
        self._wait_for_all()
        assert tab.request("begin")["type"] == "done"
        while not tab.until_asked()["isOver"]:
            if any(event["what"] == "went away" for event in tab.events):
                self._played_for.set()
            if tab.sight["asked"] == "next deal":
                assert self._seated.wait(SECONDS)
                _go_on(tab)
            else:
                self._talk_and_ask(tab, source)

    def _talk_and_ask(self, tab: RoomTab, source: random.Random) -> None:
        """Decide; now and then talk before that, or ask for what must not be told."""
        if source.random() < _OFTEN:
            tab.say(**source.choice(_SAID))
        asked = self._ask_everything(tab, source) if source.random() < _OFTEN else []
        if self._decide(tab, source)["type"] == "done":  # so the deal was under way all the time
            self.answers += asked

    def _ask_everything(self, tab: RoomTab, source: random.Random) -> list[bytes]:
        """All that is answered about the deal under way, to one of those who have a link."""
        room, deal = f"/api/rooms/{self.room}", f"tables/{tab.sight['table']}/deals/{tab.sight['deal']}"
        key = source.choice(self._keys)
        headers = {"Authorization": f"Bearer {key}", "Origin": f"http://{self._server.netloc}"}
        paths = ("/api/rooms", f"{room}/games", f"{room}/{deal}", f"{room}/{deal}/review", "/api/lobby", "/metrics")
        got = [ask(self._server, "GET", path, headers=headers).raw for path in paths]
        return [*got, ask(self._server, "POST", f"{room}/{deal}/review", {}, headers).raw]

    def _onlooker(self) -> None:
        tab = self._come(None)
        self._wait_for_all()
        tab.wait_until(lambda sight: sight["isOver"])

    def _leaver(self, place: int) -> None:
        tab, source = self._come(place, "Anne"), self._source(place)
        self._wait_for_all()
        self._play_as_guest(tab, source, until=lambda sight: sight["deal"] > 0 and sight["asked"] == "move")
        tab.close()
        assert self._played_for.wait(SECONDS)
        self._play_as_guest(self._come(place), source)

    def _giver(self, place: int) -> None:
        tab, source = self._come(place, "Clara"), self._source(place)
        self._wait_for_all()
        self._play_as_guest(tab, source, until=lambda sight: sight["asked"] == "next deal")
        assert tab.request("stand", place=place)["type"] == "done"
        before, self._keys[place] = self._keys[place], self._renewed(place)
        assert tab.closing() == VOID, "whoever came by the old link is sent away"
        late = RoomTab(self._server, self.room, before)
        assert late.entered["fault"] == "not allowed"
        late.close()
        dora = self._come(place, "Dora", since=1)
        self._seated.set()
        self._play_as_guest(dora, source)

    def _renewed(self, place: int) -> str:
        """The link for somebody else, which the host makes."""
        headers = {"Authorization": f"Bearer {self._keys[0]}", "Origin": f"http://{self._server.netloc}"}
        answer = ask(self._server, "POST", f"/api/rooms/{self.room}/links", {"place": place}, headers)
        self.keys.add(answer.json["key"])
        return str(answer.json["key"])

    def _latecomer(self, place: int) -> None:
        tab = self._come(place, since=1)
        self._wait_for_all()
        tab.wait_until(lambda sight: sight["moves"] > 0)
        assert tab.request("sit", name="Dora")["type"] == "done"
        self._seated.set()
        self._play_as_guest(tab, self._source(place))

    def _protocol(self, place: int) -> None:
        asyncio.run(self._speak_the_protocol(place))

    async def _speak_the_protocol(self, place: int) -> None:
        client = await Client(f"anna{self._seed}", self._seed).connect(self._port)
        client.say(f"join room{self.room} {self._keys[place]}")
        await client.until(lambda line: line.startswith("create"))
        self.clients.append(client)
        self._wait_for_all()
        await play_on(client, DEALS)

    # -- deciding ----------------------------------------------------------------------------------------------------

    def _play_as_guest(
        self, tab: RoomTab, source: random.Random, until: Callable[[Message], bool] = lambda _sight: False
    ) -> None:
        """Play, and leave it to the host to go on from a result."""
        while not tab.until_asked()["isOver"] and not until(tab.sight):
            if tab.sight["asked"] == "next deal":
                tab.hear()
            else:
                self._decide(tab, source)

    def _decide(self, tab: RoomTab, source: random.Random) -> Message:
        """Whatever a page offers; but no claim where somebody by the protocol would have to answer it."""
        decide = plain_decision if self.clients else decision
        answer = tab.act(**decide(tab.sight, source))
        assert answer["type"] != "refused" or answer["fault"] in _TOO_LATE, answer
        return answer


_PARTS: Final[dict[str, Callable[[Evening, int], None]]] = {
    "leaver": Evening._leaver,
    "giver": Evening._giver,
    "latecomer": Evening._latecomer,
    "protocol": Evening._protocol,
}


def _go_on(tab: RoomTab) -> None:
    """Go on from a result, which takes until all have shuffled."""
    at = tab.at
    assert tab.act("next")["type"] == "done"
    while tab.at == at and not tab.sight["isOver"]:
        tab.hear()
