"""Rooms among people who mean no good: refused by name, bounded, and nobody else is disturbed."""

from __future__ import annotations

import random
import socket
from collections.abc import Iterator

import pytest
from benchmarks.process import megabytes

from tests.folders import quick_folder
from tests.thorough import count
from tests.web.half_sent import SENT
from tests.web.hostile import assert_nothing_is_betrayed
from tests.web.room_tabs import RoomTab, open_room
from tests.web.serving import Server, serving
from tests.web.tabs import Tab, ask, owner

GUESSES = count(300, 3_000)
LISTS = count(1, 5)  # that are played beside somebody who reads nothing
IDLE_LINES = count(300, 3_000)


@pytest.fixture(scope="module")
def club() -> Iterator[Server]:
    with quick_folder() as home, serving(home, "--rooms", "everybody", "--most-rooms", "100") as started:
        yield started


def test_links_are_not_found_by_guessing_and_old_ones_open_nothing(club: Server) -> None:
    opened, other = open_room(club), open_room(club)
    links, room = opened["links"], opened["room"]
    headers = {"Authorization": f"Bearer {links[0]['key']}", "Origin": f"http://{club.netloc}"}
    renewed = ask(club, "POST", f"/api/rooms/{room}/links", {"place": 1}, headers).json
    assert renewed["key"] != links[1]["key"]
    replayed = RoomTab(club, room, links[1]["key"])
    assert replayed.entered["fault"] == "not allowed"
    replayed.close()
    source = random.Random(3)
    for _ in range(GUESSES):
        key = "".join(source.choices("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_", k=32))
        answer = ask(club, "GET", f"/api/rooms/{room}/games", headers={"Authorization": f"Bearer {key}"})
        assert answer.status == 401
        assert_nothing_is_betrayed(club, answer.raw.decode())
    for place, key in enumerate(link["key"] for link in other["links"]):
        assert ask(club, "POST", f"/api/rooms/{room}/links", {"place": place % 4}, bearer(club, key)).status == 401
    annes = bearer(club, renewed["key"])
    assert ask(club, "POST", f"/api/rooms/{room}/links", {"place": 2}, annes).status == 401, "only of the own place"


def bearer(server: Server, key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}", "Origin": f"http://{server.netloc}"}


@pytest.mark.parametrize("sent", ["nothing", "half the headers", "a socket without a greeting"])
def test_idle_lines_by_the_thousand_stop_no_room(club: Server, sent: str) -> None:
    """Slow loris: each line says a little and waits. Friends open a room meanwhile, come in and play."""
    lines = []
    try:
        for _ in range(IDLE_LINES):
            line = socket.create_connection((club.host, club.port))
            line.sendall(SENT[sent](club))
            lines.append(line)
        opened = open_room(club)
        tab = RoomTab(club, opened["room"], opened["links"][0]["key"])
        assert tab.request("begin")["type"] == "done"
        tab.until_playing()
        tab.play(random.Random(2))
        assert tab.sight["isOver"]
        tab.close()
    finally:
        for line in lines:
            line.close()


def test_who_reads_nothing_keeps_nobody_waiting_and_is_cut_off(club: Server) -> None:
    """Onlookers take nothing off the line while a friend plays list after list; the memory stays as it was."""
    opened = open_room(club, chat=True)
    friend = RoomTab(club, opened["room"], opened["links"][0]["key"])
    deaf = [RoomTab(club, opened["room"], opened["links"][3]["key"]) for _ in range(3)]
    friend.wait_for_onlookers(3)
    before = megabytes(club.process.pid)
    for _ in range(LISTS):
        table = friend.sight.get("table")
        assert friend.request("begin")["type"] == "done"
        while friend.sight.get("table") == table:
            friend.hear()
        friend.play(random.Random(4))
    assert friend.sight["isOver"]
    assert megabytes(club.process.pid) < before + 60
    friend.wait_for_onlookers(0)  # they do not answer pings, which wait behind all that they have not read
    for tab in (friend, *deaf):
        tab.close()


def test_a_place_whose_line_is_half_open_is_taken_from_another_device(club: Server) -> None:
    """The first device is gone without a word. The second plays on; what the first would say is only said once."""
    opened = open_room(club)
    key = opened["links"][0]["key"]
    first = RoomTab(club, opened["room"], key)
    assert first.request("begin")["type"] == "done"
    first.until_playing()
    first.until_asked()
    second = RoomTab(club, opened["room"], key)
    second.until_asked()
    assert second.sight["hand"] == first.sight["hand"]
    second.play(random.Random(6))
    assert second.sight["isOver"]
    second.close()
    first.close()


@pytest.mark.parametrize("name", ["<img src=x>", "a\x1b[2J", "a\u202eb", "\0", "x" * 21, "&lt;", "a/b"])
def test_names_of_markup_and_control_characters_are_refused(club: Server, name: str) -> None:
    opened = open_room(club)
    tab = RoomTab(club, opened["room"], opened["links"][1]["key"])
    assert tab.request("sit", name=name)["fault"] in ("not a name", "malformed")
    answer = ask(club, "POST", "/api/rooms", {"name": name, "deals": 3}, bearer(club, ""))
    assert answer.status == 400
    tab.close()


def test_the_private_table_is_not_reached_by_a_rooms_link(club: Server) -> None:
    opened = open_room(club)
    answer = ask(club, "GET", "/api/games", headers=bearer(club, opened["links"][0]["key"]))
    assert answer.status == 401
    tab = Tab(club)
    assert tab.request("hello", key=opened["links"][0]["key"], table=1)["fault"] == "not allowed"
    tab.close()


def test_the_servers_owner_sits_at_no_place_of_a_room_and_gives_none_away(club: Server) -> None:
    """With the own token that one looks on like everybody else, and no key of a place can be had."""
    opened = open_room(club)
    emil = RoomTab(club, opened["room"], opened["links"][0]["key"])
    assert emil.request("begin")["type"] == "done"
    emil.until_playing()
    table = emil.sight["table"]
    assert ask(club, "GET", f"/api/tables/{table}/guests", headers=owner(club)).json == []
    assert table not in [shown["id"] for shown in ask(club, "GET", "/api/lobby", headers=owner(club)).json["tables"]]
    eve = Tab(club, table)
    seen = eve.wait_until(lambda sight: sight["table"] == table)
    assert (seen["me"], seen["seat"], seen["hand"]) == (None, None, [])
    assert eve.act("move", move="p")["fault"] == "not allowed"
    for tab in (emil, eve):
        tab.close()
