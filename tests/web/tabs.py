"""What a browser does, without one: asks the server and talks over sockets, and keeps every byte that it hears."""

from __future__ import annotations

import http.client
import itertools
import json
import socket
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, ExitStack
from typing import Any, NamedTuple, TypeAlias

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.web.serving import SECONDS, Reachable

Message: TypeAlias = dict[str, Any]

_numbers = itertools.count(1)  # of messages; none is used twice, whoever sends it


class HearingSocket(socket.socket):
    """A socket that keeps all that comes in."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(socket.AF_INET6 if ":" in host else socket.AF_INET)
        self.heard = bytearray()
        self.settimeout(SECONDS)
        self.connect((host, port))

    def recv(self, *args: Any) -> bytes:
        data = super().recv(*args)
        self.heard += data
        return data

    def recv_into(self, buffer: Any, *args: Any) -> int:
        count = super().recv_into(buffer, *args)
        self.heard += memoryview(buffer)[:count]
        return count


class Answer(NamedTuple):
    """What came of a request; `raw` are all bytes of it, headers included."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    raw: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def ask(
    server: Reachable, method: str, path: str, body: bytes | object = None, headers: Mapping[str, str] | None = None
) -> Answer:
    """One request, as it is: with no more headers than given, and a path that nobody has tidied up."""
    sent = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    connection = http.client.HTTPConnection(server.host, server.port)
    heard = HearingSocket(server.host, server.port)
    connection.sock = heard if server.trusting is None else server.trusting.wrap_socket(heard)
    connection._validate_path = lambda _path: None  # type: ignore[attr-defined]
    try:
        connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in ({"Host": server.netloc} | dict(headers or {})).items():
            connection.putheader(name, value)
        if sent is not None:
            connection.putheader("Content-Length", str(len(sent)))
        connection.endheaders(sent)
        response = connection.getresponse()
        got = response.read()
        return Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, got, bytes(heard.heard))
    finally:
        connection.close()


def ask_as_owner(server: Reachable, method: str, path: str, body: object = None) -> Any:
    """What the owner's page asks for, which must be answered."""
    answer = ask(server, method, path, body, owner(server))
    assert answer.status == 200, answer
    return answer.json


def owner(server: Reachable) -> dict[str, str]:
    return {"Authorization": f"Bearer {server.token}", "Origin": f"http://{server.netloc}"}


def begin(server: Reachable, *others: str | None, deals: int = 3, **agreed: object) -> int:
    """Begin a table of the owner with these computer players, `None` for guests; its number."""
    wanted = {"name": "Emil", "others": [{"player": other} for other in others], "deals": deals, **agreed}
    return int(ask_as_owner(server, "POST", "/api/tables", wanted)["table"])


def keys(server: Reachable, table: int) -> list[str]:
    """The keys of all people at a table, the owner's first."""
    guests = ask_as_owner(server, "GET", f"/api/tables/{table}/guests")
    return [server.token, *(guest["key"] for guest in guests)]


class Silent(AssertionError):
    """The server did not say what was waited for."""


class Tab:
    """A socket to the server, from `hello` on if a table is given.

    messages  all that was heard, in order
    sight     the newest one
    here      the places of people who look at the table, where there are several; these are in `all_texts` alone
    """

    path = "/socket"

    def __init__(self, server: Reachable, table: int | None = None, key: str | None = None) -> None:
        self.server = server
        self.socket = HearingSocket(server.host, server.port)
        self._open = ExitStack()
        self._connection = self._open.enter_context(_connection(server, self.socket, self.path))
        self.texts: list[str] = []
        self.messages: list[Message] = []
        self.sight: Message = {}
        self.here: list[int] = []
        self.all_texts: list[str] = []
        self.asked_for_hints: dict[int, Message] = {}
        if table is not None:
            self.hello = self.request("hello", key=server.token if key is None else key, table=table)
            assert self.hello["type"] == "done", self.hello

    # -- saying ------------------------------------------------------------------------------------------------------

    def say(self, kind: str, **fields: object) -> int:
        """Say something and wait for nothing; its number."""
        number = next(_numbers)
        if kind == "ask":
            self.asked_for_hints[number] = self.sight
        self.send(json.dumps({"type": kind, "id": number, **fields}))
        return number

    def send(self, raw: str | bytes, is_text: bool | None = None) -> None:
        """Send a frame of whatever is in it."""
        self._connection.send(raw, text=is_text)

    def request(self, kind: str, **fields: object) -> Message:
        """Say something and hear the answer; slower where the server asks for that, as a page would."""
        while True:
            answer = self.answer_to(self.say(kind, **fields))
            if answer.get("fault") != "too frequent":
                return answer
            time.sleep(0.1)

    def act(self, kind: str, **fields: object) -> Message:
        """Do something at the table as it is shown."""
        return self.request(kind, at=self.at, **fields)

    @property
    def at(self) -> list[int]:
        return [self.sight["deal"], self.sight["moves"]]

    def close(self) -> None:
        self._open.close()

    # -- hearing -----------------------------------------------------------------------------------------------------

    def hear(self) -> Message:
        """The next message, but for those about who is there, which come at any time; `ConnectionClosed` if there is
        none any more."""
        message: Message
        while (message := json.loads(text := self._hear()))["type"] == "here":
            self.here = message["places"]
        self.texts.append(text)
        self.messages.append(message)
        if message["type"] == "told" and message["sight"]["revision"] >= self.sight.get("revision", 0):
            self.sight = message["sight"]
        return message

    def until_here(self, *places: int) -> None:
        """Listen until exactly these places are told to be there."""
        while self.here != [*places]:
            self.here = json.loads(self._hear()).get("places", self.here)

    def _hear(self) -> str:
        try:
            text = self._connection.recv(timeout=SECONDS)
        except TimeoutError:
            raise Silent(f"after {self.messages[-1:]}") from None
        assert isinstance(text, str)
        self.all_texts.append(text)
        return text

    def answer_to(self, number: int | None) -> Message:
        """Listen until the answer to a message comes; `None` for one whose number could not be read."""
        while (message := self.hear()).get("id", 0) != number:
            pass
        return message

    def wait_until(self, holds: Callable[[Message], object]) -> Message:
        """Listen until a sight is as wanted."""
        while not self.sight or not holds(self.sight):
            self.hear()
        return self.sight

    def until_happened(self, what: str) -> Message:
        """The first message that tells of such an event, be it heard already while an answer was awaited."""
        while not (found := [message for message in self.messages if (message.get("event") or {}).get("what") == what]):
            self.hear()
        return found[0]

    def until_asked(self) -> Message:
        """Listen until this place is asked something, or the table is over."""
        return self.wait_until(lambda sight: sight["asked"] or sight["isOver"])

    @property
    def events(self) -> list[Message]:
        """All that has happened."""
        return [message["event"] for message in self.messages if message.get("event")]

    def closing(self) -> int | None:
        """Listen until the server closes; its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


def _connection(server: Reachable, sock: socket.socket, path: str) -> AbstractContextManager[ClientConnection]:
    return connect(
        f"{server.origin.replace('http', 'ws')}{path}",
        sock=sock,
        ssl=server.trusting,
        origin=Origin(server.origin),
        compression=None,  # so that what is heard can be read
        max_size=None,
        ping_interval=None,
    )
