"""Two guests whose packets are lost, without a word to the server: run in a network of its own, `unshare --net`."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from kiebitz.network import server
from tests.network.hosting import hosting
from tests.network.strict import Client
from tests.network.test_killed import play_on
from tests.network.test_server import check_views, seated

LOST = "127.0.0.2"
# Probes as the server has them, but after one second of silence, so that a test need not wait for a minute.
QUICK = {"TCP_KEEPIDLE": 1, "TCP_KEEPINTVL": 1, "TCP_KEEPCNT": 2, "TCP_USER_TIMEOUT": 2000}


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def lose_packets(change: str) -> None:
    """`add`: from now on whatever is sent to that address is lost; `del`: it arrives again."""
    ip("route", change, "blackhole", f"{LOST}/32", "table", "local")


async def play(folder: Path) -> None:
    async with hosting(folder) as host:
        idle = await Client("idle").connect(host.port, own=LOST)
        gone = await Client("gone").connect(host.port, own=LOST)
        gone.bold = True
        anna, bert = await seated(host, "anna", "bert")
        gone.say(f"join {anna.table}")
        await gone.until(lambda line: line.startswith("create"))
        gone.say(f"table {anna.table} gone ready")
        (dora,) = await seated(host, "dora", bots="rules rules")
        await gone.until(lambda line: " play w " in line)
        lose_packets("add")
        others = asyncio.gather(play_on(anna, 1), play_on(bert, 1))
        elsewhere = asyncio.create_task(dora.play_games(3))
        otto = await Client("otto").connect(host.port)
        left = {"clients - idle", "clients - gone"}
        while left:
            left.discard(await otto.hear())
        await elsewhere
        assert not [error for error in dora.errors if not error.endswith("_game_finished")]
        lose_packets("del")
        again = await Client("gone").connect(host.port, own=LOST)
        await again.until(lambda line: " start " in line and " ! " in line)
        await asyncio.gather(play_on(again, 1), others)
        check_views([anna, bert, again], 1)
        for client in (idle, gone):
            client.writer.transport.abort()


if __name__ == "__main__":
    ip("link", "set", "lo", "up")
    server._KEEP_ALIVE = QUICK  # type: ignore[misc]
    asyncio.run(play(Path(sys.argv[1])))
