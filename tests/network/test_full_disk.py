"""A disk that fails for a while: nobody is thrown out, nothing is forgotten, and games go on when it is well again."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from kiebitz.network.series import Series
from kiebitz.session import NotStored
from kiebitz.session.table import Table
from tests.network.hosting import hosting
from tests.network.strict import Client
from tests.network.test_server import seated


class Disk:
    """Fails so many times, whatever is stored."""

    def __init__(self, times: int) -> None:
        self.times = times

    def write(self) -> None:
        self.times -= 1
        if self.times >= 0:
            raise NotStored(Path("kiebitz.sqlite"), "disk-full")


def is_ready(client: Client) -> bool:
    """Whether that one is, as the last state tells."""
    own = 6 + 10 * client.state[2:6].index(client.name)
    return client.state[own + 9] == "1"


def test_who_is_ready_when_the_disk_is_full_is_told_so_and_may_be_ready_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, begin = Disk(2), Table.begin

    def begin_if_stored(*given: object, **named: object) -> Table:
        disk.write()
        return begin(*given, **named)  # type: ignore[arg-type]

    async def play() -> Client:
        async with hosting(tmp_path) as host:
            monkeypatch.setattr(Table, "begin", begin_if_stored)
            (anna,) = await seated(host, "anna", bots="rules rules")
            for _ in range(2):
                await anna.until(lambda line: line.endswith("error ready : _server_cannot_store_this"))
                assert not is_ready(anna)
                anna.say(f"table {anna.table} anna ready")
            await anna.play_games(1)
            return anna

    anna = asyncio.run(play())
    assert sorted(anna.state[2:5]) == ["anna", "rules", "rules:2"]


def test_the_clock_ends_a_game_as_soon_as_that_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk, time_out = Disk(3), Table.time_out

    def time_out_if_stored(table: Table, place: int) -> None:
        disk.write()
        time_out(table, place)

    async def play() -> Client:
        async with hosting(tmp_path, seconds=0.1) as host:
            (anna,) = await seated(host, "anna", bots="rules rules")
            while not anna.ends:
                await anna.hear()  # and never move
            return anna

    monkeypatch.setattr("kiebitz.network.telling.SECONDS_TO_RETRY", 0.01)
    monkeypatch.setattr(Table, "time_out", time_out_if_stored)
    anna = asyncio.run(play())
    assert disk.times < 0
    assert anna.seen[0].moves[-1][1].startswith("TI.")


def test_a_claim_is_settled_as_soon_as_that_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a game in which a computer is in turn would wait for the clock of that one."""
    disk, settle, settled = Disk(1), Series.settle_claim, threading.Event()

    def settle_if_stored(series: Series) -> None:
        disk.write()
        settle(series)
        settled.set()

    async def play() -> None:
        async with hosting(tmp_path) as host:
            (anna,) = await seated(host, "anna", bots="rules rules")
            await anna.until(lambda line: " play w " in line)
            (table,) = host.server.hall._tables.values()
            assert table.series is not None
            series = table.series
            monkeypatch.setattr(series, "settle_claim", lambda: settle_if_stored(series), raising=False)
            await table._settle_claim(series)
            assert not settled.is_set()
            assert await asyncio.to_thread(settled.wait, 60)

    monkeypatch.setattr("kiebitz.network.telling.SECONDS_TO_RETRY", 0.01)
    asyncio.run(play())
