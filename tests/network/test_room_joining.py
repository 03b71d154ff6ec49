"""Coming into a room of friends by the protocol: at once, under a name that somebody has, where somebody sits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kiebitz.session import Agreement, Links, Place
from kiebitz.session.room_events import LONGEST_CHAT
from tests.network.hosting import Host, hosting
from tests.network.strict import Client


class Door:
    """A room whose first place is Emil's, and those who knock."""

    def __init__(self, host: Host, *, chat: bool = False) -> None:
        self.host = host
        places = Place("Emil"), Place("Fritz", "rules"), Place("Gerda", "rules")
        self.room, self.links = self._open(Agreement(deals=3, chat=chat), places)

    def _open(self, agreement: Agreement, places: tuple[Place, ...]) -> tuple[int, Links]:
        return self.host.club.open(agreement, places)

    async def knocks(self, name: str, place: int) -> Client:
        """Somebody logs in and says a link, and hears whether that one came in, or why not."""
        client = await Client(name).connect(self.host.port)
        await self.says(client, place)
        return client

    async def says(self, client: Client, place: int) -> None:
        """Somebody who is there says a link."""
        client.say(f"join room{self.room} {self.links.places[place]}")
        await client.until(lambda line: line.startswith(("create", "error")))

    async def is_answered(self, client: Client) -> None:
        """Wait until all is done that somebody wanted."""
        client.say("time")
        await client.until(lambda line: line.startswith("time"))


def at_a_door(folder: Path, story: Callable[[Door], Awaitable[None]], *, chat: bool = False) -> None:
    async def tell() -> None:
        async with hosting(folder) as host:
            await story(Door(host, chat=chat))

    asyncio.run(tell())


def test_two_who_come_first_at_once_come_to_the_same_table(tmp_path: Path) -> None:
    async def story(door: Door) -> None:
        anna, bert = [await Client(name).connect(door.host.port) for name in ("anna", "bert")]
        await asyncio.gather(door.says(anna, 1), door.says(bert, 2))
        for client in (anna, bert):
            client.say(f"table room{door.room} {client.name} leave")
            await client.until(lambda line: line.startswith(("destroy", "error")))
            await door.is_answered(client)
        assert anna.errors == bert.errors == []
        assert door.host.club.rooms_open == 0

    at_a_door(tmp_path, story)


def test_who_is_refused_at_an_empty_room_leaves_it_closed(tmp_path: Path) -> None:
    async def story(door: Door) -> None:
        emil = await door.knocks("emil", 1)
        assert emil.errors == ["error _name_taken"]
        await door.is_answered(emil)
        assert door.host.club.rooms_open == 0
        anna = await door.knocks("anna", 1)
        assert anna.errors == []
        assert door.host.club.rooms_open == 1

    at_a_door(tmp_path, story)


def test_who_is_refused_takes_nobodys_place(tmp_path: Path) -> None:
    async def story(door: Door) -> None:
        anna = await door.knocks("anna", 1)
        emil = await door.knocks("emil", 1)
        assert emil.errors == ["error _name_taken"]
        anna.say(f"table room{door.room} anna ready")
        await anna.until(lambda line: " start " in line)

    at_a_door(tmp_path, story)


@pytest.mark.parametrize("said", ["x" * (LONGEST_CHAT + 1), "\x01\x02"], ids=["too long", "nothing but line breaks"])
def test_talk_that_a_room_does_not_take_is_refused_and_nobody_is_thrown_out(tmp_path: Path, said: str) -> None:
    async def story(door: Door) -> None:
        anna = await door.knocks("anna", 1)
        anna.say(f"table room{door.room} anna tell {said}")
        assert (await anna.until(lambda line: " error " in line)).endswith("error tell : _not_now")
        anna.say(f"table room{door.room} anna tell hello")
        await anna.until(lambda line: line.endswith(" tell anna hello"))

    at_a_door(tmp_path, story, chat=True)
