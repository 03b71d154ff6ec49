"""Whatever is sent: it is refused by name or the line is closed, nothing is betrayed, and the table is as it was."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from kiebitz.web.connection import MESSAGES_AT_ONCE, REFUSALS_BEFORE_THE_END
from kiebitz.web.messages import LONGEST_MESSAGE
from kiebitz.web.owner import LONGEST_REQUEST
from kiebitz.web.server import LONGEST_SOCKET_MESSAGE
from tests.folders import quick_folder
from tests.session.tables import TOPS_GRAND
from tests.web.hostile import (
    AT,
    ILLEGAL,
    KINDS,
    WANTED,
    WRONG_FIELDS,
    Frame,
    assert_fault,
    assert_nothing_is_betrayed,
    assert_refused,
    begun,
    content,
    is_wellformed,
    message,
)
from tests.web.people import play_to_the_end
from tests.web.serving import Server, serving
from tests.web.tabs import Tab, ask, begin, keys, owner

DONE, NOT_UTF_8, POLICY, TOO_BIG = 1000, 1007, 1008, 1009  # codes of the socket protocol


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with quick_folder() as home, serving(home) as started:
        yield started
        complained = started.stop()[2]
    assert "Exception in" not in complained, complained  # that a line was no HTTP or no UTF-8 may be said


@pytest.fixture(scope="module")
def finished(server: Server) -> int:
    """A table that has been played to its end."""
    tab = Tab(server, begin(server, "random", "random", seed=3))
    play_to_the_end(tab, random.Random(3))
    tab.close()
    return int(tab.sight["table"])


# -- what somebody might send ----------------------------------------------------------------------------------------


numbers = st.integers() | st.sampled_from([-1, 2**31, 2**63, 2**64, 10**400]) | st.floats()
texts = st.text(max_size=60) | st.sampled_from(
    ["\0", "RE.9", "G.C7", "G.C7.C7", "SC ", "♣J\0", "18.0", "-18", "9" * 39]
)
values = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)
nonsense = st.builds(Frame, values.map(json.dumps) | texts)
odd_bytes = st.builds(Frame, st.binary(max_size=100), st.just(False))
too_long = st.sampled_from([LONGEST_MESSAGE + 1, 70_000, LONGEST_SOCKET_MESSAGE - 100]).map(
    lambda length: Frame(json.dumps({"type": "move", "id": 1, "at": AT, "move": "x" * length}))
)
too_deep = st.sampled_from(["[", '{"a":', '[{"type":']).map(lambda part: Frame(part * (LONGEST_MESSAGE // len(part))))
odd_escapes = st.sampled_from([r"\ud800", r"\u0000", r"\x", r"\udfff\ud800"]).map(
    lambda sign: Frame(f'{{"type": "move", "id": 1, "at": {AT}, "move": "{sign}"}}')
)


malformed = st.builds(
    lambda kind, wrong: message(**{"type": kind, "id": 1, "at": AT, "move": "CJ", "accepts": True} | wrong),
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(["type", "id", "at", "move", "accepts", "more"]), values, min_size=1, max_size=3),
).filter(lambda frame: not is_wellformed(frame))
unknown_fields = st.sampled_from(KINDS).map(lambda kind: message(type=kind, id=1, at=AT, unknown=1))
outdated = st.builds(
    lambda act, at: message(id=1, at=at, **act),
    st.sampled_from(
        [{"type": "move", "move": "CJ"}, {"type": "answer", "accepts": True}, *({"type": kind} for kind in KINDS[3:])]
    ),
    st.tuples(st.integers(-2, 3) | st.just(2**70), st.integers(-1, 40)).map(list).filter(lambda at: at != AT),
)
illegal = st.sampled_from(ILLEGAL).map(lambda move: message(type="move", id=1, at=AT, move=move))
unasked = st.sampled_from(
    [
        message(type="next", id=1, at=AT),
        message(type="back", id=1, at=AT),
        message(type="answer", id=1, at=AT, accepts=True),
        message(type="hello", id=1, key="", table=1),
    ]
)
out_of_turn = st.sampled_from(["C9", "SK", "HA", "SC", "RE", "RE.1", "CJ"]).map(
    lambda move: message(type="move", id=1, at=AT, move=move)
) | st.just(message(type="ask", id=1, at=AT))
anything = st.one_of(
    nonsense, odd_bytes, too_long, too_deep, odd_escapes, malformed, unknown_fields, outdated, illegal, unasked
)


# -- over a socket ---------------------------------------------------------------------------------------------------


@examples(max_examples=60)
@given(
    st.lists(anything, max_size=MESSAGES_AT_ONCE - 5), st.lists(out_of_turn | anything, max_size=MESSAGES_AT_ONCE - 5)
)
def test_whatever_is_refused_changes_nothing_and_the_table_is_played_on(
    server: Server, frames: list[Frame], of_guest: list[Frame]
) -> None:
    table = begun(server)
    tab, guest = (Tab(server, table, key) for key in keys(server, table))
    before = content(server)
    for frame in frames:
        assert_refused(tab, frame)
    for frame in of_guest:
        assert_refused(guest, frame)
    assert content(server) == before
    assert tab.at == guest.at == AT
    assert tab.act("move", move="CJ")["type"] == "done"
    guest.until_asked()
    assert guest.act("move", move=guest.sight["options"]["cards"][0])["type"] == "done"
    tab.until_asked()  # the computer player has played too, and nothing more happens at this table
    for each in (tab, guest):
        each.close()


@examples(max_examples=40)
@given(anything | out_of_turn)
def test_who_does_not_say_hello_first_is_refused_and_sent_away(server: Server, frame: Frame) -> None:
    before = content(server)
    tab = Tab(server)
    assert_refused(tab, frame)
    assert tab.closing() == DONE
    assert content(server) == before


@examples(max_examples=20)
@given(st.lists(outdated | illegal | unasked | malformed | nonsense, max_size=MESSAGES_AT_ONCE - 5))
def test_a_table_that_is_over_stays_as_it_is(server: Server, finished: int, frames: list[Frame]) -> None:
    before = content(server)
    tab = Tab(server, finished)
    for frame in frames:
        assert_refused(tab, frame)
    for kind in ("next", "back", "finish", "ask"):
        assert tab.act(kind)["fault"] == "finished"
    assert tab.act("move", move="CJ")["fault"] == "finished"
    assert content(server) == before
    tab.close()


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (Frame("x" * (LONGEST_SOCKET_MESSAGE + 1)), TOO_BIG),
        (Frame(b"\xff\xfe", is_text=True), NOT_UTF_8),
        (Frame(b'"\xed\xa0\x80"', is_text=True), NOT_UTF_8),  # half a surrogate pair
    ],
)
def test_what_is_no_message_at_all_closes_the_line(server: Server, frame: Frame, code: int) -> None:
    table = begun(server)
    tab = Tab(server, table)
    before = content(server)
    with suppress(ConnectionClosed):
        tab.send(frame.raw, frame.is_text)
    assert tab.closing() == code
    assert content(server) == before
    back = Tab(server, table)
    assert back.act("move", move="CJ")["type"] == "done"
    back.close()


def test_who_speaks_too_fast_is_refused_and_at_last_sent_away(server: Server) -> None:
    table = begun(server)
    tab = Tab(server, table)
    before = content(server)
    with suppress(ConnectionClosed):
        for _ in range(10 * REFUSALS_BEFORE_THE_END):
            tab.say("move", at=[9, 9], move="CJ")
    assert tab.closing() == POLICY
    refusals = [heard for heard in tab.messages if heard["type"] == "refused"]
    assert {heard["fault"] for heard in refusals} == {"outdated", "too frequent"}
    assert all(heard["id"] is not None for heard in refusals)
    assert content(server) == before
    back = Tab(server, table)
    assert back.act("move", move="CJ")["type"] == "done"
    back.close()


# -- over HTTP -------------------------------------------------------------------------------------------------------

wrong_wishes = st.one_of(
    values,
    st.builds(
        lambda wrong: WANTED | wrong,
        st.one_of(
            *(st.fixed_dictionaries({name: st.sampled_from(wrong)}) for name, wrong in WRONG_FIELDS.items()),
            st.fixed_dictionaries({"others": st.lists(values, max_size=5)}),
            st.fixed_dictionaries({"position": st.text(max_size=50) | st.just("CJ" * 500), "seat": st.just(0)}),
            st.fixed_dictionaries(
                {"position": st.just(TOPS_GRAND), "seat": st.sampled_from([3, -1, 2**70, "0", None])}
            ),
            st.fixed_dictionaries({"more": values}),
        ),
    ),
    st.sampled_from(["nobody", "kermit:level=9", "kermit:x=1", "rules@", "exec:", "\0", "a" * 300]).map(
        lambda spec: WANTED | {"others": [{"player": spec}, {"player": "rules"}]}
    ),
    st.just(WANTED | {"others": [{"player": None, "name": "Emil"}, {"player": None}]}),
)
bodies = wrong_wishes.map(lambda wish: json.dumps(wish).encode()) | st.binary(max_size=100)


@examples(max_examples=100)
@given(bodies)
def test_a_wish_that_makes_no_sense_is_refused_and_nothing_is_begun(server: Server, body: bytes) -> None:
    before = content(server)
    assert_fault(server, ask(server, "POST", "/api/tables", body, owner(server)))
    assert content(server) == before


@examples(max_examples=40)
@given(
    st.fixed_dictionaries({"deal": values, "seat": values}, optional={"moves": values, "more": values})
    | st.fixed_dictionaries({"deal": st.integers(3, 99), "seat": st.integers(0, 2)})
    | values,
    st.sampled_from(["1", "2", "99", "0", "9" * 30]),
)
def test_a_deal_that_cannot_be_played_again_is_refused(server: Server, finished: int, wish: Any, table: str) -> None:
    before = content(server)
    path = f"/api/tables/{table}/again"
    assert_fault(server, ask(server, "POST", path, json.dumps(wish).encode(), owner(server)))
    assert content(server) == before


@examples(max_examples=40)
@given(
    st.sampled_from(
        [
            "/api/games/delete",
            "/api/games/1/play",
            "/api/games/1/review",
            "/api/tables/1/again",
            "/api/tables/1/deals/0/review",
        ]
    ),
    values.filter(lambda wish: wish != {}),  # which is a wish for a review
)
def test_what_makes_no_sense_is_refused_wherever_it_is_sent(server: Server, path: str, wish: Any) -> None:
    before = content(server)
    assert_fault(server, ask(server, "POST", path, json.dumps(wish).encode(), owner(server)))
    assert content(server) == before


@examples(max_examples=60)
@given(
    st.sampled_from(["/api/games", "/api/games/export"]),
    st.dictionaries(
        st.sampled_from("name role kind outcome source help from until before more".split()), texts | numbers.map(str)
    ),
)
def test_games_can_be_asked_for_in_any_words(server: Server, path: str, words: dict[str, str]) -> None:
    answer = ask(server, "GET", f"{path}?{urlencode(words)}", headers=owner(server))
    assert answer.status == 200 or answer.json["fault"] in ("malformed", "not possible")
    assert_nothing_is_betrayed(server, answer.raw.decode())


def test_a_request_has_an_end(server: Server) -> None:
    body = b'{"name": "' + b"x" * LONGEST_REQUEST + b'"}'
    answer = ask(server, "POST", "/api/tables", body, owner(server))
    assert (answer.status, answer.json["fault"]) == (413, "too long")
    assert_fault(server, ask(server, "POST", "/api/tables", b"[" * LONGEST_REQUEST, owner(server)))


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "POST", "NONSENSE"])
@pytest.mark.parametrize(
    "path", ["/api/lobby", "/api/tables/1/guests", "/", "/static/main.js", "/cards/de.svg", "/socket"]
)
def test_wrong_methods_are_refused(server: Server, method: str, path: str) -> None:
    assert_fault(server, ask(server, method, path, b"{}", owner(server)))


@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/",
        "/api/nothing",
        "/api/tables/x/guests",
        "/api/tables/-1/guests",
        "/api/tables/1.5/guests",
        "/api/tables/%00/guests",
        f"/api/tables/{'9' * 30}/guests",
        f"/api/tables/{'9' * 5000}/guests",
        f"/api/games/{'9' * 30}",
        f"/api/tables/1/deals/{'9' * 30}",
        f"/api/games/{'9' * 30}/review",
        f"/api/tables/1/deals/{'9' * 30}/review",
        "/api/games/-1/review",
        f"/api/imports/{'9' * 30}",
        "/cards/xyz.svg",
        "/cards/%00.svg",
        "/cards/..%2f..%2fapp.py",
        "/cards/de.svg/x",
        "/static/",
        "/static/nothing.js",
        "/static/%00",
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fapp.py",
        "/static/..%5capp.py",
        "/static//etc/passwd",
        "/static/%2fetc%2fpasswd",
        "/static/" + "x" * 3000,
    ],
)
def test_paths_lead_nowhere_else(server: Server, path: str) -> None:
    assert_fault(server, ask(server, "GET", path, headers=owner(server)))


@pytest.mark.parametrize(
    "path", ["//evil.example", "/..", "/../../etc/passwd", "/%00", "/x\0y", "*", "http://evil.example/"]
)
def test_other_paths_are_the_page_or_nothing(server: Server, path: str) -> None:
    answer = ask(server, "GET", path)
    assert answer.status in (200, 400, 404)
    assert answer.status != 200 or answer.body == ask(server, "GET", "/").body
    assert_nothing_is_betrayed(server, answer.raw.decode())
