"""Random and nearly right lines of the ISS protocol, by somebody in the lobby, at a table, and whose turn it is.

Each is obeyed or refused in the protocol's own form and to its sender alone, the server's memory stays as it was, and
a game at another table ends as if nobody else were there.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from random import Random
from typing import Final

from benchmarks.process import megabytes

from kiebitz.network.messages import AtTable, Refusal, TableRefusal, parse_message
from kiebitz.network.words import NotALine
from tests.folders import quick_folder
from tests.network.strict import Client
from tests.network.test_server import is_quiet
from tests.web.serving import Server, serving

USUAL: Final = 2_000
THOROUGH: Final = 20_000

_AT_ONCE: Final = 200
_SECONDS: Final = 120  # far more than any answer takes
_GROWTH: Final = 60  # megabytes
_LOUD: Final = 0.003  # of the lines that others hear, of which more than two a second would only wait
_RIGHT: Final = (
    *("join .1", "join .1 pw", "join room1 key", "observe .1", "finger", "finger rules", "time", "languages DE"),
    *("table .1 evil ready", "table .2 evil play 18", "table .2 evil play p", "table .2 evil play y"),
    *("table .2 evil play s", "table .2 evil play C.D8.DQ", "table .2 evil play GH", "table .2 evil play CJ"),
    *("table .2 evil play SC", "table .2 evil play RE", "table .2 evil gametalk", "table .2 evil practice"),
    *("table .2 evil 34", "table .2 evil leave", "table .2 anna play 18", "table .1 anna ready", "table .2 . ready"),
    *("yell hello", "tell anna hello", "table .2 evil tell hello", "table .2 evil invite anna", "create / 3"),
    *("clients + foo 0 E 12 1003.5 0 1 0 0", "table .2 evil start 1 a 240.0 b 240.0 c 240.0", "password:", "_key"),
)
_ODD: Final = (
    "",
    "-",
    "0",
    "-1",
    "9" * 30,
    "\x00",
    "\x01\x02",
    "??",
    "é" * 9,
    "." * 40,
    "%s",
    "(;GM[Skat];)",
    "\u202e",
)


def attack(source: Random, count: int) -> Counter[str]:
    """Say so many lines, a part of them after sitting down at a table with bots, while others play."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with quick_folder() as home, serving(home, "--iss", str(port)) as server:
        return asyncio.run(_attack(server, port, source, count))


async def _attack(server: Server, port: int, source: Random, count: int) -> Counter[str]:
    anna = await Client("anna").connect(port)
    await _begin(anna)
    came: Counter[str] = Counter()
    evil = await _Evil().connect(port)
    before = megabytes(server.process.pid)
    is_over = asyncio.Event()
    playing = asyncio.create_task(_play_until(anna, is_over))
    while came.total() < count and not playing.done():
        came += await evil.say_all([_line(source) for _ in range(min(_AT_ONCE, count - came.total()))])
    is_over.set()
    await asyncio.wait_for(playing, _SECONDS)
    assert [error for error in anna.errors if not error.endswith("_game_finished")] == []
    assert megabytes(server.process.pid) < before + _GROWTH
    return came


async def _begin(client: Client) -> None:
    client.say("create / 3")
    await client.until(lambda line: line.startswith("create"))
    client.say(f"table {client.table} {client.name} invite rules rules")
    client.say(f"table {client.table} {client.name} ready")


async def _play_until(client: Client, is_over: asyncio.Event) -> None:
    """Play game after game, and the one that goes on then to its end."""
    await client.play_games(1)
    while not is_over.is_set():
        client.say(f"table {client.table} {client.name} ready")
        await client.play_games(1)


class _Evil:
    """Sits at a table with two bots, whenever it is not thrown out."""

    async def connect(self, port: int) -> _Evil:
        self._asked = 0
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
        self._say("evil", "secret", "create / 3", "table .2 evil invite rules rules", "table .2 evil ready")
        await self._until_answered()
        return self

    def _say(self, *lines: str) -> None:
        self._writer.write("".join(f"{line}\n" for line in lines).encode(errors="replace"))

    async def _until_answered(self) -> list[str]:
        """All that is said until the server has answered what it was asked last."""
        self._asked += 1
        self._say("table .2 evil play RE", f"finger nobody{self._asked}")
        heard: list[str] = []
        async with asyncio.timeout(_SECONDS):
            while not heard or heard[-1] != f"error _client_not_found nobody{self._asked}":
                line = (await self._reader.readuntil(b"\n")).decode()
                heard.append(line.removesuffix("\n"))
        return heard[:-1]

    async def say_all(self, lines: list[str]) -> Counter[str]:
        """Say them; what came of them, by the keys of the refusals."""
        self._say(*lines)
        came: Counter[str] = Counter()
        for line in await self._until_answered():
            assert "Traceback" not in line
            if line == "password:" or line.startswith("Welcome"):
                continue
            try:
                said = parse_message(line)
            except NotALine:
                raise AssertionError(f"the server said what nobody can read: {line!r}") from None
            reason = said.reason if isinstance(said, Refusal) else ""
            if isinstance(said, AtTable) and isinstance(said.event, TableRefusal):
                reason = said.event.reason
            if reason:
                came[reason.split(" ")[0]] += 1
        refused = min(came.total(), len(lines))
        return Counter({"refused": refused, "obeyed or passed over": len(lines) - refused})


def _line(source: Random) -> str:
    """A line of any kind; few that others hear."""
    while not is_quiet(line := _made(source).replace("\n", " ").replace("\r", " ")) and source.random() > _LOUD:
        pass
    return line


def _made(source: Random) -> str:
    if source.random() < 0.1:
        return source.randbytes(source.randrange(200)).decode("latin-1")
    words = source.choice(_RIGHT).split(" ")
    for _ in range(source.choice([0, 1, 1, 2, 3])):
        at = source.randrange(len(words) + 1)
        change = source.randrange(5)
        if change == 0:
            words.insert(at, source.choice(_ODD))
        elif change == 1:
            words[at : at + 1] = []
        elif change == 2:
            words[at : at + 1] = [source.choice(_ODD)]
        elif change == 3:
            source.shuffle(words)
        else:
            words[at : at + 1] = [word + chr(source.randrange(1, 0x2FF)) for word in words[at : at + 1]]
    return " ".join(words)
