"""One table for all: people in browsers, people and programs of the protocol, engines and computer players."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.folders import quick_folder
from tests.network.strict import Client
from tests.network.test_killed import free_port, play_on
from tests.network.test_server import check_views
from tests.web.room_tabs import RoomTab, open_room
from tests.web.serving import Server, serving
from tests.web.tabs import Message, ask
from tests.web.test_club_rooms import _assert_only_own_cards

ENGINE = "exec:kiebitz engine rules"


class Club:
    """A server of rooms that speaks the protocol too."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port

    def open(self, **wanted: Any) -> tuple[int, list[str]]:
        opened: Message = open_room(self.server, **wanted)
        return opened["room"], [link["key"] for link in opened["links"]]

    async def join(self, name: str, room: int, key: str) -> Client:
        client = await Client(name).connect(self.port)
        client.bold = True
        client.say(f"join room{room} {key}")
        await client.until(lambda line: line.startswith(("create", "error")))
        return client


@pytest.fixture(scope="module")
def club() -> Iterator[Club]:
    port = free_port()
    with (
        quick_folder() as home,
        serving(home, "--rooms", "everybody", "--iss", str(port), "--player", ENGINE) as server,
    ):
        yield Club(server, port)


def play_in_browser(tab: RoomTab) -> None:
    tab.until_playing()
    tab.play(random.Random(tab.room["room"]))


async def play_list(client: Client) -> None:
    """Three games, ready after each, so that the last one is entered too."""
    for games in range(1, 4):
        await play_on(client, games)
        client.say(f"table {client.table} {client.me} ready")


@pytest.mark.parametrize("players", [3, 4])
def test_browser_protocol_engine_and_computer_player_sit_at_one_table(club: Club, players: int) -> None:
    room, keys = club.open(players=players)
    emil = RoomTab(club.server, room, keys[0], "Émile")

    async def play() -> tuple[Client, Client]:
        anna = await club.join("anna", room, keys[1])
        otto = await club.join("otto", room, keys[-1])
        anna.say(f"table room{room} anna invite kiebitz2")
        anna.say(f"table room{room} anna ready")
        in_browser = asyncio.to_thread(play_in_browser, emil)
        await asyncio.gather(in_browser, play_list(anna), play_on(otto, 3))
        return anna, otto

    anna, otto = asyncio.run(play())
    assert not [error for error in [*anna.errors, *otto.errors] if not error.endswith("_game_finished")]
    check_views([anna, otto], 3)
    assert all(eyes.seat is None and not eyes.is_dealer for eyes in otto.seen)
    assert any(eyes.is_dealer for eyes in anna.seen) == (players == 4)
    _assert_only_own_cards(emil, emil.all_texts)
    # Who sits there is seen by all, by each in the own form.
    seen = [(place["name"], place["player"]) for place in emil.sight["places"]]
    assert seen[:2] == [("Émile", None), ("anna", None)]
    assert seen[2][1] == ENGINE
    assert anna.state[2:4] == ["Emile", "anna"]
    assert len({*anna.state[2:6]} - {"."}) == players
    # Both have the same list.
    rows = emil.sight["scores"]["rows"]
    assert len(rows) == 3
    emil.close()


def test_who_joins_where_a_computer_plays_is_shown_the_next_deal_and_nothing_of_this_one(club: Club) -> None:
    room, keys = club.open()
    emil = RoomTab(club.server, room, keys[0], "Emil")
    emil.request("begin")
    emil.until_playing()

    async def join() -> Client:
        anna = await club.join("anna", room, keys[1])
        play = asyncio.create_task(asyncio.to_thread(play_in_browser, emil))
        while len(anna.ends) < 3:
            await play_on(anna, len(anna.ends) + 1)
        await play
        return anna

    anna = asyncio.run(join())
    assert len(anna.seen) == 2, "the first game was under way"
    assert [place["name"] for place in emil.sight["places"]][:2] == ["Emil", "anna"]
    _assert_only_own_cards(emil, emil.all_texts)
    emil.close()


def test_who_logs_in_again_has_the_place_in_the_room(club: Club) -> None:
    room, keys = club.open()

    async def play() -> None:
        anna = await club.join("anna", room, keys[0])
        anna.say(f"table room{room} anna ready")
        await anna.until(lambda line: " play " in line or " start " in line)
        anna.writer.transport.abort()
        again = await Client("anna").connect(club.port)
        again.bold = True
        await again.until(lambda line: " start " in line and " ! " in line)
        assert anna.eyes is not None
        assert again.eyes is not None
        assert again.eyes.hand == anna.eyes.hand
        await play_list(again)
        check_views([again], 3)

    asyncio.run(play())


@pytest.mark.parametrize("is_there", [True, False])
def test_who_has_lost_a_place_to_somebody_in_a_browser_has_no_part_in_the_room(club: Club, is_there: bool) -> None:
    """The host frees the place, and another one sits there by a new link; the old one may have been away meanwhile."""
    room, keys = club.open()
    emil = RoomTab(club.server, room, keys[0], "Emil")

    async def lose() -> Client:
        anna = await club.join("anna", room, keys[1])
        emil.request("begin")
        await anna.until(lambda line: " start " in line)
        if not is_there:
            anna.writer.transport.abort()
            await asyncio.to_thread(until_away, emil, 1)
        await asyncio.to_thread(emil.request, "stand", place=1)
        host = {"Authorization": f"Bearer {keys[0]}", "Origin": f"http://{club.server.netloc}"}
        renewed = ask(club.server, "POST", f"/api/rooms/{room}/links", {"place": 1}, host).json["key"]
        zoe = RoomTab(club.server, room, renewed, "Zoe")
        if is_there:
            await anna.until(lambda line: line.startswith("destroy"))
        else:
            anna = await Client("anna").connect(club.port)
        anna.say(f"join room{room} {keys[1]}")
        await anna.until(lambda line: line == "error _wrong_password_or_ticket")
        told = len(anna.lines)
        await asyncio.gather(*(asyncio.to_thread(play_in_browser, tab) for tab in (emil, zoe)))
        anna.say("time")
        await anna.until(lambda line: line.startswith("time"))
        assert not [line for line in anna.lines[told:] if line.startswith(("table", "create"))]
        assert [place["name"] for place in zoe.sight["places"]][:2] == ["Emil", "Zoe"]
        zoe.close()
        return anna

    asyncio.run(lose())
    emil.close()


def until_away(tab: RoomTab, place: int) -> None:
    while place in tab.room["here"]:
        tab.hear()


def test_what_opens_no_place_is_refused_and_a_room_is_not_told_to_the_lobby(club: Club) -> None:
    room, keys = club.open()

    async def play() -> None:
        anna = await club.join("anna", room, keys[1])
        stranger = await Client("eve").connect(club.port)
        for wrong in (f"join room{room} {'x' * 24}", f"join room{room}", "join room99999 x"):
            stranger.say(wrong)
            await stranger.until(lambda line: line == "error _wrong_password_or_ticket")
        for wrong in (f"observe room{room}", f"table room{room} eve ready"):
            stranger.say(wrong)
            await stranger.until(lambda line: line in ("error _table_private", "error _not_at_table"))
        stranger.say("create / 3 room7 pw")
        await stranger.until(lambda line: line == "error _invalid_table_name")
        assert not [line for line in stranger.lines if line.startswith("tables +")]
        for said, refusal in [
            ("34", "_set_by_the_room"),
            ("tell hello", "_no_talk_in_this_room"),
            ("invite eve", "_rooms_are_joined_by_a_link"),
        ]:
            anna.say(f"table room{room} anna {said}")
            assert (await anna.until(lambda line: " error " in line)).endswith(f": {refusal}")
        taken = await club.join("bert", room, keys[1])  # the same link: it is one place
        await anna.until(lambda line: line.startswith("destroy"))
        assert taken.me == "bert"

    asyncio.run(play())
