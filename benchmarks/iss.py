"""How long a move takes to be echoed at many tables of the ISS protocol at once.

A real `kiebitz serve --iss` in a process of its own; three scripted clients a table in this one, which check every
line they get. Each thinks for a drawn time about every move, as those do who play. An echo is the time from sending a
move until the own `play` line of it has been read, so the clients' own work counts too.

    python -m benchmarks.iss [--tables 50] [--seconds 60] [--think 1.0] [--seed 1]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import tempfile
import time
from pathlib import Path
from random import Random

from benchmarks.process import processor_seconds
from kiebitz.formats.iss import check_record, parse_record
from tests.network.strict import Client
from tests.web.serving import Server, serving


async def company(port: int, table: int) -> list[Client]:
    """Three clients at a table, ready."""
    clients = [await Client(f"t{table}p{place}", table).connect(port) for place in range(3)]
    clients[0].say("create / 3")
    await clients[0].until(lambda line: line.startswith("create"))
    for client in clients[1:]:
        client.say(f"join {clients[0].table}")
        await client.until(lambda line: line.startswith("create"))
    for client in clients:
        client.bold = True
        client.say(f"table {client.table} {client.me} ready")
    return clients


async def play(client: Client, think: float, luck: Random, echoes: list[float]) -> None:
    """Play game after game; note how long each echo took."""
    said: float | None = None
    while True:
        line = await client.hear()
        words = line.split(" ")
        kind = words[3] if words[0] == "table" else ""
        if said is not None and kind == "play" and client.eyes and words[4] == str(client.eyes.seat):
            echoes.append(time.perf_counter() - said)
            said = None
        if kind in ("play", "start") and (act := client.answer()) is not None:
            await asyncio.sleep(luck.uniform(0, 2 * think))
            said = time.perf_counter()
            client.say(f"table {client.table} {client.me} play {act}")
        if kind == "end":
            said = None
            client.say(f"table {client.table} {client.me} ready")


async def measure(server: Server, port: int, args: argparse.Namespace) -> None:
    luck = Random(args.seed)
    tables = [await company(port, table) for table in range(args.tables)]
    clients = [client for table in tables for client in table]
    echoes: list[float] = []
    before = processor_seconds(server.process.pid), processor_seconds(os.getpid())
    playing = [asyncio.create_task(play(client, args.think, Random(luck.random()), echoes)) for client in clients]
    done, _ = await asyncio.wait(playing, timeout=args.seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in playing:
        task.cancel()
    for task in done:
        task.result()  # whatever was not as the protocol says
    used = processor_seconds(server.process.pid) - before[0], processor_seconds(os.getpid()) - before[1]
    report(clients, echoes, used, args.seconds)


def report(clients: list[Client], echoes: list[float], used: tuple[float, float], seconds: float) -> None:
    for client in clients:
        for record in client.ends:
            check_record(parse_record(record))
    games = sum(len(client.ends) for client in clients) // 3
    errors = sum(not error.endswith("_game_finished") for client in clients for error in client.errors)
    echoes.sort()
    at = {share: 1000 * echoes[int(share * (len(echoes) - 1))] for share in (0.5, 0.95, 0.99, 1.0)}
    print(f"{len(clients) // 3} tables, {games} games, {len(echoes)} moves, {errors} refused")
    print("echo in ms: " + ", ".join(f"p{100 * share:g} {value:.0f}" for share, value in at.items()))
    server, own = used
    print(
        f"processor time: server {server:.1f} s ({100 * server / seconds:.0f} % of a core, "
        f"{1000 * server / len(echoes):.1f} ms a move), clients {own:.1f} s; load {os.getloadavg()[0]:.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=1.0, help="seconds for a move, in the mean")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with tempfile.TemporaryDirectory() as home, serving(Path(home), "--iss", str(port)) as server:
        asyncio.run(measure(server, port, args))


if __name__ == "__main__":
    main()
