"""Rooms on the server: by links, with every byte heard; whatever happens, each sees no more than the own place may."""

from __future__ import annotations

import hashlib
import json
import random
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kiebitz import CARDS
from kiebitz.session.chance import deal_of_secret
from tests.folders import quick_folder
from tests.thorough import count
from tests.web.room_tabs import VOID, RoomTab, open_room
from tests.web.serving import Server, serving
from tests.web.tabs import Message, Tab, ask, begin

RESTARTING = 1012  # how a line ends whose server is stopped: pages come back


@pytest.fixture(scope="module")
def club() -> Iterator[Server]:
    with quick_folder() as home, serving(home, "--rooms", "everybody") as started:
        yield started


def bearer(server: Server, key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}", "Origin": f"http://{server.netloc}"}


def play_all(tabs: list[RoomTab], seed: int) -> None:
    """Everybody plays at the same time."""
    failures: list[BaseException] = []

    def play(number: int, tab: RoomTab) -> None:
        try:
            tab.until_playing()
            tab.play(random.Random(f"{seed}/{number}"))
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=play, args=each) for each in enumerate(tabs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures, failures


def test_three_play_a_list_by_links_and_each_deal_proves_itself(club: Server) -> None:
    opened = open_room(club)
    keys = [link["key"] for link in opened["links"]]
    names = ["Emil", "Änne", "Clara"]
    tabs = [RoomTab(club, opened["room"], key, name) for key, name in zip(keys, names, strict=False)]
    onlooker = RoomTab(club, opened["room"], keys[3])
    assert tabs[0].request("begin")["type"] == "done"
    play_all(tabs, 1)
    onlooker.wait_until(lambda sight: sight["isOver"])
    for place, tab in enumerate(tabs):
        assert tab.sight["me"] == place
        assert [each["name"] for each in tab.sight["places"]] == names
        _assert_only_own_cards(tab, tab.all_texts)
        _assert_deals_are_proven(tab)
    _assert_only_own_cards(onlooker, onlooker.all_texts)
    for tab in (*tabs, onlooker):
        tab.close()


def _sights(texts: list[str]) -> Iterator[Message]:
    for text in texts:
        message = json.loads(text)
        if message["type"] == "told":
            yield message["sight"]


def _assert_only_own_cards(tab: RoomTab, texts: list[str]) -> None:
    """No sight names a card that the rules have not shown to its place, and none tells a secret before its time."""
    deals = {sight["deal"]: sight["end"] for sight in _sights(texts) if sight["end"] is not None}
    assert deals
    for sight in _sights(texts):
        if sight["end"] is not None:
            continue
        end, seat = deals[sight["deal"]], sight["seat"]
        allowed = set() if seat is None else set(end["hands"][seat])
        if seat is not None and seat == sight["declarer"] and sight["pickedUp"]:
            allowed |= set(end["skat"])
        allowed |= {card for trick in end["played"][: sum(sight["tricks"])] for card in trick["cards"]}
        allowed |= set(sight["trick"]["cards"])  # which lie on the table
        if sight["claimed"] or "O" in (sight["contract"] or "")[1:]:
            allowed |= set(sight["openHand"] or ())
        named = set(_cards_in({**sight, "places": [], "seal": None}))
        assert named <= allowed, (sight["deal"], sight["moves"], named - allowed)
        assert (sight["seal"]["secret"], sight["seal"]["salt"]) == (None, None)
        assert all(each["value"] is None for each in sight["seal"]["contributions"])


def _cards_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        if value in _NAMES:
            yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _cards_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from _cards_in(each)


_NAMES = {str(card) for card in CARDS}


def _assert_deals_are_proven(tab: RoomTab) -> None:
    """What was promised before the own number was revealed is what was dealt, and the own number has a part in it."""
    ended = {sight["deal"]: sight for sight in _sights(tab.all_texts) if sight["end"] is not None}
    assert len(ended) == 3
    for sight in ended.values():
        seal, own = sight["seal"], tab.values[sight["seal"]["commitment"]]
        values = [each["value"] for each in seal["contributions"]]
        assert own in values
        for each in seal["contributions"]:
            assert hashlib.sha256(each["value"].encode()).hexdigest() == each["commitment"]
        assert hashlib.sha256(f"{seal['secret']}/{seal['salt']}".encode()).hexdigest() == seal["commitment"]
        joint = hashlib.sha256("/".join([seal["secret"], *values]).encode()).hexdigest()[:32]
        dealt = deal_of_secret(int(joint, 16))
        assert [set(map(str, hand)) for hand in dealt.hands] == [set(hand) for hand in sight["end"]["hands"]]


def test_who_comes_back_on_another_device_has_the_same_seat(club: Server) -> None:
    opened = open_room(club)
    key = opened["links"][0]["key"]
    first = RoomTab(club, opened["room"], key)
    first.request("begin")
    first.until_playing()
    hand = first.until_asked()["hand"]
    first.close()
    second = RoomTab(club, opened["room"], key)
    assert second.until_asked()["hand"] == hand
    second.close()


def test_each_gets_the_review_of_the_own_seat_and_nobody_that_of_another_room(club: Server) -> None:
    opened, other = open_room(club), open_room(club)
    key, room = opened["links"][0]["key"], opened["room"]
    tab = RoomTab(club, room, key)
    tab.request("begin")
    play_all([tab], 5)
    table = tab.sight["table"]
    path = f"/api/rooms/{room}/tables/{table}/deals/0"
    seen = ask(club, "GET", path, headers=bearer(club, key)).json
    assert seen["line"]["seat"] is not None
    games = ask(club, "GET", f"/api/rooms/{room}/games", headers=bearer(club, key)).json["games"]
    assert len(games) == 3
    assert ask(club, "POST", f"{path}/review", {}, bearer(club, key)).json["state"] in ("waiting", "running", "done")
    stranger = other["links"][0]["key"]
    assert ask(club, "GET", path, headers=bearer(club, stranger)).status == 401
    elsewhere = f"/api/rooms/{other['room']}/tables/{table}/deals/0"
    assert ask(club, "GET", elsewhere, headers=bearer(club, stranger)).status == 409
    tab.close()


def test_a_key_of_another_seat_room_or_none_opens_nothing(club: Server) -> None:
    opened, other = open_room(club), open_room(club)
    for key in (other["links"][0]["key"], "", "x" * 24, opened["links"][0]["key"][:-1], club.token):
        tab = RoomTab(club, opened["room"], key)
        assert (tab.entered["type"], tab.entered["fault"]) == ("refused", "not allowed")
        tab.close()
    table = begin(club, "rules", "rules")  # of the owner
    owners = Tab(club)
    assert owners.request("hello", key=opened["links"][0]["key"], table=table)["fault"] == "not allowed"
    owners.close()


@pytest.mark.parametrize("how", ["freed by the host", "renewed by the host", "left by oneself"])
def test_who_has_lost_a_place_sees_and_does_nothing_there_from_that_moment(club: Server, how: str) -> None:
    """Two tabs are open at a place that somebody else has next; no card of that one comes to them."""
    opened = open_room(club)
    room, old = opened["room"], opened["links"][1]["key"]
    emil = RoomTab(club, room, opened["links"][0]["key"])
    tabs = [RoomTab(club, room, old, "Anna"), RoomTab(club, room, old)]
    if how == "freed by the host":
        assert emil.request("stand", place=1)["type"] == "done"
        assert tabs[0].closing() == VOID
    elif how == "left by oneself":
        assert tabs[1].request("stand", place=1)["type"] == "done"
        assert tabs[0].closing() == VOID
        (given,) = [message for message in tabs[1].messages if message["type"] == "key"]
        back = RoomTab(club, room, given["key"])  # who left may come back, as long as nobody else is given the place
        assert back.entered["type"] == "done"
        tabs.append(back)
    answer = ask(club, "POST", f"/api/rooms/{room}/links", {"place": 1}, bearer(club, opened["links"][0]["key"]))
    zoe = RoomTab(club, room, answer.json["key"], "Zoe")
    assert emil.request("begin")["type"] == "done"
    for tab in (emil, zoe):
        tab.until_playing()
    assert len(zoe.sight["hand"]) == 10
    for tab in tabs:
        assert tab.closing() == VOID
        assert "told" not in [json.loads(text)["type"] for text in tab.all_texts]
    late = RoomTab(club, room, old)
    assert late.entered["fault"] == "not allowed"
    for tab in (emil, zoe, late, *tabs):
        tab.close()


def test_who_came_as_an_onlooker_is_sent_away_by_a_new_link_and_a_place_that_is_none_has_none(club: Server) -> None:
    opened = open_room(club)
    host = bearer(club, opened["links"][0]["key"])
    onlooker = RoomTab(club, opened["room"], opened["links"][3]["key"])
    assert ask(club, "POST", f"/api/rooms/{opened['room']}/links", {"place": 3}, host).status == 401
    renewed = ask(club, "POST", f"/api/rooms/{opened['room']}/links", {"place": None}, host).json
    assert onlooker.closing() == VOID
    again = RoomTab(club, opened["room"], renewed["key"])
    assert again.entered["type"] == "done"
    for tab in (onlooker, again):
        tab.close()


def test_onlookers_decide_nothing_and_only_the_host_frees_a_place(club: Server) -> None:
    opened = open_room(club)
    keys = [link["key"] for link in opened["links"]]
    onlooker, clara = RoomTab(club, opened["room"], keys[3]), RoomTab(club, opened["room"], keys[2], "Clara")
    for kind, fields in (("sit", {"name": "Eve"}), ("begin", {}), ("say", {"phrase": "hello"})):
        assert onlooker.request(kind, **fields)["fault"] == "not allowed"
    assert clara.request("stand", place=0)["fault"] == "not allowed"
    assert clara.request("stand", place=2)["type"] == "done"
    assert clara.request("write", text="hello")["fault"] == "not possible"
    assert clara.request("sit", name="<b>x</b>")["fault"] == "not a name"
    assert clara.request("sit", name="a\x1b[2J")["fault"] == "not a name"
    onlooker.close()
    clara.close()


def test_phrases_are_heard_and_cannot_be_used_to_drown_others(club: Server) -> None:
    opened = open_room(club, chat=True)
    emil = RoomTab(club, opened["room"], opened["links"][0]["key"])
    onlooker = RoomTab(club, opened["room"], opened["links"][3]["key"])
    assert emil.request("write", text="<script>alert(1)</script>")["type"] == "done"
    while (heard := onlooker.hear())["type"] != "spoken":
        pass
    assert heard["text"] == "<script>alert(1)</script>"
    answers = [emil.answer_to(emil.say("say", phrase="hello")) for _ in range(8)]
    assert answers[-1].get("fault") == "too frequent"
    emil.close()
    onlooker.close()


def test_health_and_metrics_tell_how_it_is_and_no_cards(club: Server) -> None:
    assert ask(club, "GET", "/healthz").json == {"status": "ok"}
    text = ask(club, "GET", "/metrics").body.decode()
    assert "kiebitz_rooms_kept" in text
    assert 'kiebitz_messages_total{answer="done",kind="BeginList"}' in text


def test_rooms_are_opened_by_a_key_where_that_was_said_and_only_so_many(tmp_path: Path) -> None:
    with serving(tmp_path, "--rooms", "key", "--most-rooms", "1") as server:
        key = (server.folder / "web-room-key").read_text()
        wanted = {"name": "Emil", "deals": 3}
        assert ask(server, "POST", "/api/rooms", wanted, bearer(server, "")).status == 401
        assert ask(server, "POST", "/api/rooms", wanted, bearer(server, key[:-1])).status == 401
        open_room(server, key)
        refused = ask(server, "POST", "/api/rooms", wanted, bearer(server, key))
        assert (refused.status, refused.json["fault"]) == (503, "too many")


def test_without_rooms_nobody_can_open_one(server: Server) -> None:
    assert ask(server, "POST", "/api/rooms", {"name": "Emil"}, bearer(server, "")).status in (404, 405)


@pytest.mark.parametrize("seed", range(count(4, 50)))
def test_kill_9_at_any_moment_loses_and_doubles_nothing(tmp_path: Path, seed: int) -> None:
    """Two people and a computer; after the restart all goes on at the last move that anybody was told of."""
    with serving(tmp_path, "--rooms", "everybody") as server:
        _end_in_the_middle(server, seed, server.kill)


def test_who_is_seated_plays_on_after_the_server_was_stopped_in_order(tmp_path: Path) -> None:
    """As `systemctl stop` does it: the server says nothing of it, and tells people that it goes."""

    def stop() -> None:
        status, _, complained = server.stop(signal.SIGTERM)
        assert (status, complained) == (-signal.SIGTERM, "")

    with serving(tmp_path, "--rooms", "everybody") as server:
        for tab in _end_in_the_middle(server, 5, stop):
            assert tab.closing() == RESTARTING


def _end_in_the_middle(server: Server, seed: int, end: Callable[[], None]) -> list[RoomTab]:
    """End the server at a moment of a list, start it again and play on; the tabs that were open until then."""
    source = random.Random(seed)
    opened = open_room(server)
    keys = [link["key"] for link in opened["links"]][:2]
    tabs = [RoomTab(server, opened["room"], key, name) for key, name in zip(keys, ("Emil", "Clara"), strict=True)]
    tabs[0].request("begin")
    threads = [threading.Thread(target=_play_until_cut, args=(tab, source.random())) for tab in tabs]
    for thread in threads:
        thread.start()
    with tabs[0].decided:
        wanted = source.randrange(1, 25)
        tabs[0].decided.wait_for(lambda: tabs[0].decisions >= wanted or not threads[0].is_alive(), 60)
    end()
    for thread in threads:
        thread.join()
    server.restart()
    again = [RoomTab(server, opened["room"], key) for key in keys]
    seen = again[0].wait_until(lambda sight: True)
    assert (seen["deal"], seen["moves"]) >= max(tab.acknowledged for tab in tabs)
    if not seen["isOver"]:  # the list may have come to its end before the moment did
        play_all(again, seed)
    assert again[0].sight["isOver"]
    assert len(again[0].sight["scores"]["rows"]) == 3
    for tab in again:
        tab.close()
    return tabs


def _play_until_cut(tab: RoomTab, seed: float) -> None:
    with suppress(ConnectionClosed, OSError):
        tab.until_playing()
        tab.play(random.Random(seed))
