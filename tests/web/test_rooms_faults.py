"""What goes wrong around a club's server: a full disk and lines that die. Games go on at the last acknowledged move."""

from __future__ import annotations

import asyncio
import random
import resource
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from kiebitz.session import FILE_NAME, Store
from tests.folders import quick_folder
from tests.network.strict import Client
from tests.network.test_killed import free_port
from tests.web.room_tabs import RoomTab, open_room
from tests.web.serving import SECONDS, Server, serving
from tests.web.tabs import Message, ask

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are set by Linux alone")
UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the server can grow; it learns that as it would from a full disk."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, UNLIMITED)


@pytest.fixture
def server() -> Iterator[tuple[Server, int]]:
    port = free_port()
    with quick_folder() as home, serving(home, "--rooms", "everybody", "--iss", str(port)) as started:
        yield started, port
        started.stop()  # which may complain of the disk


def until_stored(tab: RoomTab, kind: str, **fields: object) -> Message:
    """Say it until the disk takes it."""
    deadline = time.monotonic() + SECONDS
    while (answer := tab.act(kind, **fields)).get("fault") == "not stored":
        assert time.monotonic() < deadline
    return answer


def test_a_full_disk_refuses_moves_of_browsers_and_of_the_protocol_and_loses_none(server: tuple[Server, int]) -> None:
    started, port = server
    opened = open_room(started)
    emil = RoomTab(started, opened["room"], opened["links"][0]["key"])
    assert emil.request("begin")["type"] == "done"
    emil.until_playing()
    emil.until_asked()

    async def play() -> Client:
        anna = await Client("anna").connect(port)
        anna.say("create / 3")
        await anna.until(lambda line: line.startswith("create"))
        anna.say(f"table {anna.table} anna invite rules rules")
        anna.say(f"table {anna.table} anna ready")
        while (act := anna.answer()) is None:
            await anna.hear()
        at = emil.at
        with full_disk(started):
            assert emil.act("move", move="p")["fault"] == "not stored"
            anna.say(f"table {anna.table} anna play {act}")
            line = await anna.until(lambda line: " error play " in line)
            assert line.endswith("_server_cannot_store_this")
            assert emil.at == at
            assert ask(started, "GET", "/healthz").status in (200, 503)
        assert until_stored(emil, "move", move="p")["type"] == "done"
        anna.say(f"table {anna.table} anna play {act}")
        await anna.play_games(1)
        return anna

    anna = asyncio.run(play())
    assert [error for error in anna.errors if not error.endswith("_game_finished")] == anna.errors[:1]
    emil.play(random.Random(1))
    assert emil.sight["isOver"]
    assert len(emil.sight["scores"]["rows"]) == 3
    table = emil.sight["table"]
    emil.close()
    with Store(started.folder / FILE_NAME) as store:
        games = [each.game for each in store.load(table).state.rounds]
    assert len(games) == 3
    assert all(game.is_over for game in games)


def test_a_line_of_the_protocol_that_reads_nothing_and_one_that_is_half_open_keep_nobody_waiting(
    server: tuple[Server, int],
) -> None:
    """In a room two read nothing, in a browser and by the protocol; they are played for, and that is told."""
    started, port = server
    opened = open_room(started, awayAfter=0, clock=5)
    keys = [link["key"] for link in opened["links"]]
    deaf = RoomTab(started, opened["room"], keys[1], "Deaf")
    emil = RoomTab(started, opened["room"], keys[0], "Emil")

    async def sit_and_never_read() -> asyncio.StreamWriter:
        _reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"mute\npw\njoin room{opened['room']} {keys[2]}\n".encode())
        await writer.drain()
        return writer

    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    writer = asyncio.run_coroutine_threadsafe(sit_and_never_read(), loop).result(SECONDS)
    while [place["name"] for place in emil.room.get("places", [])][2:3] != ["mute"]:
        emil.hear()
    assert emil.request("begin")["type"] == "done"
    emil.until_playing()
    while not any(event["what"] == "went away" for event in emil.events):
        if emil.sight["asked"] == "move":
            assert emil.act("move", move=_any_move(emil.sight))["type"] in ("done", "refused")
        else:
            emil.hear()
    loop.call_soon_threadsafe(writer.close)
    for tab in (deaf, emil):
        tab.close()
    loop.call_soon_threadsafe(loop.stop)
    thread.join(SECONDS)


def _any_move(sight: Message) -> str:
    options = sight["options"]
    return "p" if sight["phase"] == "auction" else str(options["cards"][0])
