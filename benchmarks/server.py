"""What a server holds that friends play on: rooms of three scripted people each, who play one list after the other.

    python -m benchmarks.server                        # 100 rooms, 3,000 games, a second for a decision
    python -m benchmarks.server --rooms 20 --games 60  # a quick look
    python -m benchmarks.server --think 0              # everybody at once: what the server can do at most
    python -m benchmarks.server --people 1 --player kermit:level=5   # computers at the other places
    python -m benchmarks.server --processes 2          # two servers behind one nginx, which must be installed

`kiebitz serve --rooms` runs as a process of its own with its store on disk (TMPDIR says which); the people are in this
one, and take from the same cores. A decision is acknowledged when it is on disk and `done` has arrived. The people
think for a drawn time around `--think`; their rooms are opened one after the other, by default three a second. `server
ms` is the processor time that a decision costs the server, with all that comes of it, `proxy ms` that of nginx; the
shares are those of a core that server and people took. Memory is the server's, at a tenth of the games and at the end;
left over is what is still open when everybody has gone. The figures stand beside those of the last run of as many rooms
and the same company. `--runs` keeps them: commit the line of a run whose figures are told in `docs/results.md`.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import itertools
import os
import random
import re
import secrets
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from benchmarks.process import megabytes, processor_seconds, threads, with_children
from tests.web.people import plain_decision
from tests.web.room_tabs import open_room
from tests.web.serving import Reachable, Server, serving
from tests.web.tabs import ask
from tests.web.test_rooms_behind_nginx import behind_nginx

DEALS = 3  # a list
BOUND = 1.0  # seconds, for 99 decisions of 100
_SECONDS_TO_GO = 60
_LINES = 4000  # that nginx lets one address have, from which all people here come
_LATE = ("outdated", "not your turn", "not possible", "finished")


@dataclass
class Figures:
    """What a run has come to, printed and kept."""

    rooms: int
    games: int
    people: int
    player: str
    processes: int
    think: float
    minutes: float
    decisions: int
    p50: float
    p99: float
    longest: float
    server_ms: float
    proxy_ms: float
    server_share: float
    own_share: float
    memory_early: float
    memory_late: float
    sockets_left: int
    rooms_left: int
    threads_left: int


@dataclass
class Evening:
    """All rooms of a run, and what was measured in them."""

    server: Reachable
    processes: list[int]
    think: float
    games: int
    between: float
    seconds: list[float] = field(default_factory=list)
    played: int = 0
    memory_early: float = 0.0

    def deal_is_over(self) -> None:
        self.played += 1
        if self.played == max(1, self.games // 10):
            self.memory_early = of_all(megabytes, self.processes)


class Person:
    """Somebody in a room, who shuffles, decides and goes on."""

    def __init__(self, evening: Evening, line: ClientConnection, seed: str) -> None:
        self._evening = evening
        self._line = line
        self._source = random.Random(seed)
        self._numbers = itertools.count(1)
        self._values: dict[str, str] = {}
        self._decided: tuple[Any, ...] = ()
        self.sight: dict[str, Any] = {}
        self._sent: dict[int, float] = {}
        self._thinking: asyncio.Task[None] | None = None
        self.over: dict[int, asyncio.Event] = {}

    async def say(self, kind: str, **fields: object) -> int:
        number = next(self._numbers)
        await self._line.send(msgspec.json.encode({"type": kind, "id": number, **fields}).decode())
        return number

    async def listen(self) -> None:
        async for text in self._line:
            message = msgspec.json.decode(text)
            kind = message["type"]
            if kind == "room":
                await self._shuffle(message["room"])
            elif kind == "told":
                self._see(message["sight"])
            elif kind in ("done", "refused") and (sent := self._sent.pop(message["id"], None)) is not None:
                self._evening.seconds.append(time.perf_counter() - sent)
                if kind == "refused" and message["fault"] not in _LATE:
                    raise AssertionError(message)

    def _see(self, sight: dict[str, Any]) -> None:
        self.sight = sight
        if sight["isOver"]:
            self.over.setdefault(sight["table"], asyncio.Event()).set()
        at = sight["table"], sight["deal"], sight["moves"], sight["asked"]
        if sight["asked"] and not sight["isOver"] and at != self._decided:
            self._decided = at
            self._thinking = asyncio.create_task(self._decide(sight))

    async def _decide(self, sight: dict[str, Any]) -> None:
        await asyncio.sleep(self._source.uniform(0.5, 1.5) * self._evening.think)
        if (self.sight["table"], self.sight["deal"], self.sight["moves"]) != (
            sight["table"],
            sight["deal"],
            sight["moves"],
        ):
            return
        decision = plain_decision(sight, self._source)
        begun = time.perf_counter()
        with suppress(ConnectionClosed):  # another was quicker, and all have gone
            number = await self.say(decision.pop("kind"), at=[sight["deal"], sight["moves"]], **decision)
            self._sent[number] = begun

    async def _shuffle(self, room: dict[str, Any]) -> None:
        shuffling = room["shuffling"]
        if shuffling is None or room["me"] not in shuffling["missing"]:
            return
        promised = shuffling["commitment"]
        if shuffling["stage"] == "commit" and promised not in self._values:
            value = self._values[promised] = secrets.token_hex(16)
            commitment = hashlib.sha256(value.encode()).hexdigest()
            await self.say("commit", commitment=commitment, promised=promised)
        elif shuffling["stage"] == "reveal" and promised in self._values:
            await self.say("reveal", value=self._values.pop(promised))


async def play_in_room(evening: Evening, people: int, lists: int, number: int) -> None:
    """The company of a room, from the first list to the last."""
    server = evening.server
    await asyncio.sleep(number * evening.between)
    opened = await asyncio.to_thread(open_room, server, deals=DEALS)
    address = f"ws://{server.netloc}/socket/rooms/{opened['room']}"
    origin = Origin(f"http://{server.netloc}")
    lines = [await connect(address, origin=origin, max_size=None, ping_interval=None) for _ in range(people)]
    company = [Person(evening, line, f"{number}/{place}") for place, line in enumerate(lines)]
    listening = [asyncio.create_task(person.listen()) for person in company]
    for place, person in enumerate(company):
        await person.say("enter", key=opened["links"][place]["key"], room=opened["room"])
        await person.say("sit", name=f"Person{chr(65 + place)}")
    try:
        for _ in range(lists):
            before = company[0].sight.get("table")
            await company[0].say("begin")
            while company[0].sight.get("table") == before:
                await _or_fault(asyncio.sleep(0.05), listening)
            table = company[0].sight["table"]
            await _or_fault(company[0].over.setdefault(table, asyncio.Event()).wait(), listening)
            for _ in range(DEALS):
                evening.deal_is_over()
    finally:
        for line in lines:
            await line.close()
        await asyncio.gather(*listening, return_exceptions=True)


async def _or_fault(what: Any, listening: list[asyncio.Task[None]]) -> None:
    """Wait for something, unless somebody hears what must not be heard."""
    waiting = asyncio.ensure_future(what)
    done, _ = await asyncio.wait([waiting, *listening], return_when=asyncio.FIRST_COMPLETED)
    for task in done - {waiting}:
        task.result()
        raise ConnectionError("the server has closed a line")


async def play(evening: Evening, rooms: int, people: int) -> None:
    lists = max(1, evening.games // (rooms * DEALS))
    async with asyncio.TaskGroup() as company:
        for number in range(rooms):
            company.create_task(play_in_room(evening, people, lists, number))
        company.create_task(_tell_progress(evening, rooms * lists * DEALS))


async def _tell_progress(evening: Evening, games: int) -> None:
    begun = time.perf_counter()
    while evening.played < games:
        await asyncio.sleep(10)
        passed = (time.perf_counter() - begun) / 60
        print(f"{evening.played} of {games} games after {passed:.1f} minutes", flush=True)


# -- what a server has open --------------------------------------------------------------------------------------------


def of_all(counted: Callable[[int], float], processes: list[int]) -> float:
    return sum(map(counted, processes))


def gauge(server: Server, name: str) -> int:
    found = re.search(rf"^{name} ([\d.]+)$", ask(server, "GET", "/metrics").body.decode(), re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


def wait_until_gone(servers: list[Server]) -> None:
    """Tables are left some seconds after the last one has gone."""
    deadline = time.monotonic() + _SECONDS_TO_GO
    while any(gauge(server, "kiebitz_rooms_open") for server in servers) and time.monotonic() < deadline:
        time.sleep(0.5)


@contextmanager
def started(options: argparse.Namespace, home: Path) -> Iterator[tuple[Reachable, list[Server], list[int]]]:
    """What people call, the servers behind it, and the processes of a proxy between."""
    agreed = ("--most-rooms", "1000", "--stand-in", options.player)
    if options.processes == 2:
        with behind_nginx(home, *agreed, lines=_LINES) as proxied:
            yield proxied, proxied.servers, with_children(int((home / "nginx.pid").read_text()))
    else:
        with serving(home, "--rooms", "everybody", *agreed) as server:
            yield server, [server], []


def measure(options: argparse.Namespace, home: Path) -> Figures:
    begun = time.perf_counter()
    with started(options, home) as (front, servers, proxy):
        processes = [server.process.pid for server in servers]
        evening = Evening(front, processes, options.think, options.games, options.between)
        before = of_all(threads, processes)
        used = of_all(processor_seconds, processes), processor_seconds(os.getpid()), time.perf_counter()
        proxy_used = of_all(processor_seconds, proxy)
        asyncio.run(play(evening, options.rooms, options.people))
        server_used = of_all(processor_seconds, processes) - used[0]
        proxy_used = of_all(processor_seconds, proxy) - proxy_used
        own_used, seconds = processor_seconds(os.getpid()) - used[1], time.perf_counter() - used[2]
        memory = of_all(megabytes, processes)
        wait_until_gone(servers)
        ordered = sorted(evening.seconds)
        p50, p99, longest = (ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.99, 1.0))
        return Figures(
            rooms=options.rooms,
            games=evening.played,
            people=options.people,
            player=options.player,
            processes=options.processes,
            think=options.think,
            minutes=(time.perf_counter() - begun) / 60,
            decisions=len(ordered),
            p50=p50,
            p99=p99,
            longest=longest,
            server_ms=1000 * server_used / len(ordered),
            proxy_ms=1000 * proxy_used / len(ordered),
            server_share=server_used / seconds,
            own_share=own_used / seconds,
            memory_early=evening.memory_early,
            memory_late=memory,
            sockets_left=sum(gauge(server, "kiebitz_connections") - 1 for server in servers),  # one is that which asks
            rooms_left=sum(gauge(server, "kiebitz_rooms_open") for server in servers),
            threads_left=max(0, int(of_all(threads, processes) - before) - _POOLS * len(servers)),
        )


_POOLS = 16 + 2 + 40 + 8  # threads of pools, which stay: people, painters, what HTTP is answered on, thinkers


_SETTINGS = ("rooms", "people", "player", "processes", "think")


def report(figures: Figures, runs: Path) -> None:
    kept = runs.read_bytes().splitlines() if runs.exists() else []
    now = asdict(figures)
    alike = [run for run in map(msgspec.json.decode, kept) if all(run[name] == now[name] for name in _SETTINGS)]
    before = alike[-1] if alike else {}
    for name, value in now.items():
        shown = f"{value:.3f}" if isinstance(value, float) else str(value)
        print(f"{name.replace('_', ' '):>15}  {shown:>10}  {before.get(name, '')}")
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors; times in seconds, memory in MB")
    print(f"p99 is {'within' if figures.p99 <= BOUND else 'ABOVE'} the bound of {BOUND:.0f} s")
    with runs.open("ab") as file:
        file.write(msgspec.json.encode(now) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--people", type=int, default=3, help="in each room; computers sit at the other places")
    parser.add_argument("--player", default="rules", help="who sits there")
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1, help="servers; two stand behind nginx")
    parser.add_argument("--between", type=float, default=0.3, help="seconds from the opening of a room to the next")
    parser.add_argument("--think", type=float, default=1.0, help="seconds for a decision, on average")
    parser.add_argument("--runs", type=Path, default=Path("benchmarks/server_runs.jsonl"))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        figures = measure(options, Path(name))
    report(figures, options.runs)


if __name__ == "__main__":
    main()
