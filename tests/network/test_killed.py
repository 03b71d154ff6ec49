"""A server that is killed in the middle of a game: what was stored stays whole, and the next one plays on."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from kiebitz.formats.iss import Record, check_record, read_records
from tests.network.hosting import RECORDS
from tests.network.strict import Client
from tests.web.serving import Server, serving


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


async def sit_with_bots(port: int, name: str) -> Client:
    client = await Client(name).connect(port)
    client.say("create / 3")
    await client.until(lambda line: line.startswith("create"))
    client.say(f"table {client.table} {name} invite rules rules")
    client.say(f"table {client.table} {name} ready")
    return client


async def play_until_killed(server: Server, port: int) -> None:
    anna = await sit_with_bots(port, "anna")
    await anna.play_games(2)
    anna.say(f"table {anna.table} anna ready")
    await anna.until(lambda line: " play w " in line)
    server.kill()
    with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
        await anna.until(lambda _line: False)


def test_a_server_that_is_killed_keeps_its_games_and_its_successor_plays(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, "--iss", str(port)) as server:
        asyncio.run(play_until_killed(server, port))
    with serving(tmp_path, "--iss", str(port)):

        async def play_again() -> Client:
            anna = await sit_with_bots(port, "anna")
            assert not [line for line in anna.lines if line.startswith("tables +") and line.split()[2] != anna.table]
            await anna.play_games(1)
            anna.say(f"table {anna.table} anna leave")
            await anna.until(lambda line: line.startswith("destroy"))
            return anna

        assert not asyncio.run(play_again()).errors
    (path,) = tmp_path.rglob(RECORDS)
    records = list(read_records(path))
    assert len(records) == 3
    for record in records:
        assert isinstance(record, Record)
        check_record(record)
