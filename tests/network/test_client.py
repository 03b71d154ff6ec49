"""The client plays at a real server: invites, is invited, comes back, keeps records, ends by its limits."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kiebitz.formats.iss import Record, check_record, read_records
from kiebitz.network.client import Client, NotLetIn, Orders
from kiebitz.network.commands import Command
from kiebitz.network.messages import AtTable, Message, Played, Start
from tests.network.hosting import hosting
from tests.network.strict import Client as Stranger


def test_a_client_plays_so_many_games_with_bots_and_logs_them(tmp_path: Path) -> None:
    async def play() -> int:
        async with hosting(tmp_path) as host:
            orders = Orders(
                "127.0.0.1", host.port, "foo", "pw", "rules", 3, ("rules", "rules"), games=3, log=tmp_path / "log.sgf"
            )
            return await asyncio.wait_for(Client(orders).run(), 60)

    assert asyncio.run(play()) == 3
    records = list(read_records(tmp_path / "log.sgf"))
    assert len(records) == 3
    for record in records:
        assert isinstance(record, Record)
        check_record(record)
        assert sorted(record.players) == ["foo", "rules", "rules:2"]


def test_clients_that_are_invited_come_and_leave_when_they_are_done(tmp_path: Path) -> None:
    async def play() -> list[int]:
        async with hosting(tmp_path) as host:
            guests = [Client(Orders("127.0.0.1", host.port, name, "pw", "rules", games=2)) for name in ("ann", "ben")]
            runs = [asyncio.create_task(guest.run()) for guest in guests]
            stranger = await Stranger("max").connect(host.port)
            for name in ("ann", "ben"):
                await stranger.sees(f"clients + {name}")
            stranger.say("create / 3")
            await stranger.until(lambda line: line.startswith("create"))
            stranger.say(f"table {stranger.table} max invite ann ben")
            stranger.say(f"table {stranger.table} max ready")
            await stranger.play_games(2)
            return list(await asyncio.wait_for(asyncio.gather(*runs), 60))

    assert asyncio.run(play()) == [2, 2]


def test_a_line_that_breaks_is_called_again_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kiebitz.network.client._SHORTEST_WAIT", 0.01)
    starts: list[Start] = []

    async def play() -> int:
        async with hosting(tmp_path) as host:
            moves = 0

            def tell(said: Message | Command) -> None:
                nonlocal moves
                if isinstance(said, AtTable) and isinstance(said.event, Start):
                    starts.append(said.event)
                if isinstance(said, AtTable) and isinstance(said.event, Played):
                    moves += 1
                    if moves in (3, 12, 20):
                        assert client._writer is not None
                        client._writer.transport.abort()

            orders = Orders("127.0.0.1", host.port, "foo", "pw", "rules", 3, ("rules", "rules"), games=3)
            client = Client(orders, tell)
            return await asyncio.wait_for(client.run(), 60)

    assert asyncio.run(play()) == 3
    assert {start.mode for start in starts} == {"", "!"}


def test_who_is_not_let_in_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(tmp_path) as host:
            first = await Stranger("foo").connect(host.port, "mine")
            with pytest.raises(NotLetIn):
                await Client(Orders("127.0.0.1", host.port, "foo", "yours", "rules")).run()
            first.say("time")
            await first.until(lambda line: line.startswith("time"))

    asyncio.run(play())


def test_an_account_must_have_a_name_that_the_protocol_allows() -> None:
    with pytest.raises(NotLetIn):
        Orders("127.0.0.1", 7000, "a b", "pw", "rules")
