"""A real server of the protocol on loopback, in the loop of a test."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from kiebitz.network.accounts import Accounts, OpenAccounts
from kiebitz.network.hall import HallSetup
from kiebitz.network.server import Server, serving
from kiebitz.session import Club, Store
from kiebitz.session.rooms import Rooms

RECORDS = "iss-games.sgf"
DATABASE = "kiebitz.sqlite"


class Host:
    """The server, its store, and where to call it."""

    def __init__(self, store: Store, club: Club, server: Server, port: int) -> None:
        self.store = store
        self.club = club
        self.server = server
        self.port = port


@asynccontextmanager
async def hosting(
    folder: Path,
    *,
    seed: int | None = 1,
    seconds: float = 240.0,
    accounts: Accounts | None = None,
    offered: tuple[str, ...] = (),
) -> AsyncIterator[Host]:
    setup = HallSetup(folder / RECORDS, seconds, offered, Random(seed), seed)
    listening = socket.create_server(("127.0.0.1", 0))
    with Store(folder / DATABASE) as store:
        rooms = Rooms(store, keep=lambda _seconds: None)
        club = Club(store, rooms)
        try:
            async with serving(store, rooms, listening, accounts or OpenAccounts(), setup, club) as server:
                yield Host(store, club, server, listening.getsockname()[1])
        finally:
            club.close()
            rooms.close()
