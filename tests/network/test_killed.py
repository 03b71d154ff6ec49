"""A server that is killed in the middle of games: tables and seats are there again, and all go on where they were."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from kiebitz.formats.iss import Record, check_record, parse_record, read_records
from kiebitz.network.series import Series
from tests.network.hosting import DATABASE, RECORDS, hosting
from tests.network.strict import Client
from tests.thorough import count
from tests.web.serving import Server, serving

KILLS = count(4, 50)
NAMES = ("anna", "bert")
_LINE_BREAKS = (asyncio.IncompleteReadError, ConnectionError)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


class Evening:
    """Two people and a bot at a table, or at the next one where a game was over when the server was killed."""

    def __init__(self, server: Server, port: int, source: Random) -> None:
        self.server = server
        self.port = port
        self.source = source
        self.clients: list[Client] = []
        self.ends: list[str] = []
        self.resumed = 0

    async def come(self) -> None:
        """Log in, and see what is there; who speaks after that has been shown all."""
        self.clients = [await Client(name, self.source.randrange(1000)).connect(self.port) for name in NAMES]
        for client in self.clients:
            client.bold = True
            client.say("time")
            await client.until(lambda line: line.startswith("time"))

    async def play_until_killed(self) -> None:
        moves, enough = self.source.randrange(1, 60), asyncio.Event()
        heard = Counter[str]()

        def count_move(line: str) -> None:
            heard["moves"] += " play " in line
            if heard["moves"] >= moves:
                enough.set()

        self.clients[0].on_line = count_move
        playing = [asyncio.create_task(play_on(client)) for client in self.clients]
        await asyncio.wait([asyncio.create_task(enough.wait()), *playing], return_when=asyncio.FIRST_COMPLETED)
        self.server.kill()
        for task in playing:
            with suppress(*_LINE_BREAKS):
                await task
        self.ends += self.clients[0].ends

    async def come_back(self) -> None:
        """All that anybody was told of the game is there, and nothing of it twice."""
        before = self.clients
        await self.come()
        assert (self.clients[0].eyes is None) == (self.clients[1].eyes is None)
        if self.clients[0].eyes is None:  # the game was over
            await sit_down(*self.clients)
            return
        self.resumed += 1
        for old, new in zip(before, self.clients, strict=True):
            assert new.eyes is not None
            assert " ! " in next(line for line in new.lines if " start " in line)
            if old.eyes is not None and len(old.seen) > len(old.ends):
                assert new.eyes.moves[: len(old.eyes.moves)] == old.eyes.moves
                assert new.eyes.names == old.eyes.names


async def sit_down(anna: Client, bert: Client) -> None:
    anna.say("create / 3")
    await anna.until(lambda line: line.startswith("create"))
    bert.say(f"join {anna.table}")
    await bert.until(lambda line: line.startswith("create"))
    anna.say(f"table {anna.table} anna invite rules")
    for client in (anna, bert):
        client.say(f"table {anna.table} {client.name} ready")


async def play_on(client: Client, games: int | None = None) -> None:
    """Play so many games to their end, or until the line breaks."""
    while games is None or len(client.ends) < games:
        if (act := client.answer()) is not None:
            client.say(f"table {client.table} {client.me} play {act}")
        ended = len(client.ends)
        await client.hear()
        if len(client.ends) > ended and games is None:
            client.say(f"table {client.table} {client.me} ready")


def test_after_kill_9_at_any_moment_everybody_finds_the_seat_again(tmp_path: Path) -> None:
    port = free_port()

    async def play(server: Server) -> Evening:
        evening = Evening(server, port, Random(38))
        await evening.come()
        await sit_down(*evening.clients)
        for _ in range(KILLS):
            await evening.play_until_killed()
            await asyncio.to_thread(server.restart)
            await evening.come_back()
        await asyncio.gather(*(play_on(client, 1) for client in evening.clients))
        evening.ends += evening.clients[0].ends
        for client in evening.clients:
            client.say(f"table {client.table} {client.name} leave")
            await client.until(lambda line: line.startswith("destroy"))
            assert [error for error in client.errors if "_game_finished" not in error] == []
        return evening

    with serving(tmp_path, "--iss", str(port)) as server:
        evening = asyncio.run(play(server))
    assert evening.resumed > KILLS / 2
    (path,) = tmp_path.rglob(RECORDS)
    kept = [record for record in read_records(path) if isinstance(record, Record)]
    for record in kept:
        check_record(record)
    games = Counter((record.deal, record.moves) for record in kept)
    assert set(games.values()) == {1}, "each is recorded once"
    told = [parse_record(end) for end in evening.ends]
    assert {(record.deal, record.moves) for record in told} <= set(games), "and none is lost"


async def play_until_a_claim(client: Client) -> None:
    """Play, and claim the rest as a declarer who is to play, until somebody has claimed."""
    while not (client.lines and " SC" in client.lines[-1]):
        eyes = client.eyes
        if eyes is not None and eyes.contract and eyes.turn == eyes.seat == eyes.declarer and len(eyes.hand) < 10:
            client.say(f"table {client.table} {client.me} play SC")
        elif (act := client.answer()) is not None:
            client.say(f"table {client.table} {client.me} play {act}")
        ended = len(client.ends)
        await client.hear()
        if len(client.ends) > ended:
            client.say(f"table {client.table} {client.me} ready")


def test_a_claim_that_nobody_had_settled_when_the_server_was_killed_is_settled_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed, back = tmp_path / "killed", tmp_path / "back"

    async def claim_and_copy() -> None:
        async with hosting(killed) as host:
            with monkeypatch.context() as before_it_was_settled:
                before_it_was_settled.setattr(Series, "settle_claim", lambda _series: None)
                anna, bert = [await Client(name).connect(host.port) for name in NAMES]
                await sit_down(anna, bert)
                playing = asyncio.create_task(play_on(bert))
                await play_until_a_claim(anna)
                playing.cancel()
                with (
                    closing(sqlite3.connect(killed / DATABASE)) as live,
                    closing(sqlite3.connect(back / DATABASE)) as copy,
                ):
                    live.backup(copy)

    async def play_to_the_end() -> None:
        async with hosting(back) as host:
            clients = [await Client(name).connect(host.port) for name in NAMES]
            await asyncio.gather(*(play_on(client, 1) for client in clients))

    killed.mkdir()
    back.mkdir()
    asyncio.run(claim_and_copy())
    asyncio.run(play_to_the_end())


def test_nobody_takes_the_seat_of_who_was_there_before(tmp_path: Path) -> None:
    """Where names are free for all, whoever sat at a table that goes on is known again by the password alone."""
    port = free_port()

    async def begin() -> None:
        anna = await Client("anna").connect(port, "mine")
        anna.say("create / 3")
        await anna.until(lambda line: line.startswith("create"))
        anna.say(f"table {anna.table} anna invite rules rules")
        anna.say(f"table {anna.table} anna ready")
        await anna.until(lambda line: " play w " in line)

    async def try_again() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"anna\nyours\n")
        assert (await reader.readuntil(b"\n"), await reader.readuntil(b"\n")) == (
            b"password:\n",
            b"error _id_pw_mismatch\n",
        )
        anna = await Client("anna").connect(port, "mine")
        await anna.until(lambda line: " start " in line and " ! " in line)

    with serving(tmp_path, "--iss", str(port)) as server:
        asyncio.run(begin())
        server.kill()
        assert b"mine" not in (server.folder / "kiebitz.sqlite").read_bytes()
        server.restart()
        asyncio.run(try_again())
