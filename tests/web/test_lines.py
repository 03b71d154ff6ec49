"""Lines left idle, half-sent requests and answers that nobody takes shut nobody out, and every key has its share."""

from __future__ import annotations

import logging
import random
import resource
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from kiebitz import View
from kiebitz.hints import Adviser, Hint
from kiebitz.session import rooms
from kiebitz.session.advisers import HINTS_OF_A_KEY
from kiebitz.web import app, connection, lines, protocols
from kiebitz.web.lines import LINES_OF_A_GUEST, MOST_LINES, Lines, TooMany, affordable_lines
from kiebitz.web.sparing_log import SECONDS_BETWEEN, OnceAMinute
from tests.folders import quick_folder
from tests.session.processes import Say
from tests.session.tables import TOPS_GRAND
from tests.web.forked import forked
from tests.web.half_sent import SENT, upload
from tests.web.people import play_to_the_end
from tests.web.serving import serving
from tests.web.tabs import HearingSocket, Tab, ask, ask_as_owner, begin, keys, owner

USUAL_LIMIT = 1024  # of open files, where nobody has changed it
IDLE = 1200  # lines, more than that


@pytest.fixture
def home() -> Iterator[Path]:
    with quick_folder() as made:
        yield made


@contextmanager
def open_files(count: int) -> Iterator[None]:
    """So many may be open in this process, and in those that it starts until they ask for more."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (count, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# -- in a running server ---------------------------------------------------------------------------------------------


@pytest.mark.skipif(0 <= resource.getrlimit(resource.RLIMIT_NOFILE)[1] < 2 * IDLE, reason="not so many lines here")
@pytest.mark.parametrize("sent", ["nothing", "half the headers", "a socket without a greeting"])
def test_idle_lines_however_many_keep_nobody_out_and_stop_no_play(home: Path, sent: str) -> None:
    with ExitStack() as stack:
        with open_files(USUAL_LIMIT):
            server = stack.enter_context(serving(home))  # which must not complain
        stack.enter_context(open_files(2 * IDLE))
        tab = Tab(server, begin(server, "random", "random", seed=1))
        for _ in range(IDLE):
            line = stack.enter_context(HearingSocket(server.host, server.port))
            with suppress(OSError):  # it had to make room
                line.sendall(SENT[sent](server))
        assert ask_as_owner(server, "GET", "/api/lobby")["tables"]
        assert ask(server, "GET", "/").status == 200
        play_to_the_end(tab, random.Random(1))
        tab.close()


def hasty(_say: Say) -> None:
    protocols.SECONDS_TO_ASK, protocols.SECONDS_TO_SEND_ON = 0.2, 0.3  # type: ignore[misc]
    protocols.SECONDS_TO_TAKE = protocols.SECONDS_TO_GO = 0.4  # type: ignore[misc]
    connection.SECONDS_TO_SAY_HELLO = 0.2  # type: ignore[misc]


@pytest.mark.parametrize("sent", list(SENT))
def test_a_line_ends_over_which_what_was_begun_does_not_come(home: Path, sent: str) -> None:
    with forked(home, hasty) as server:
        line = HearingSocket(server.host, server.port)
        line.sendall(SENT[sent](server))
        with suppress(ConnectionResetError):
            while line.recv(65536):
                pass
        line.close()


def telling(say: Say) -> None:
    """Hasty, and says when a line has ended: who takes nothing does not see it."""
    hasty(say)
    lost = protocols.HttpProtocol.connection_lost

    def tell(protocol: protocols.HttpProtocol, error: Exception | None) -> None:
        lost(protocol, error)
        say("ended")

    protocols.HttpProtocol.connection_lost = tell  # type: ignore[assignment, method-assign]


def test_a_line_ends_over_which_an_answer_is_not_taken(home: Path) -> None:
    with forked(home, telling) as server:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect((server.host, server.port))
        line.sendall(f"GET /cards/de.svg HTTP/1.1\r\nHost: {server.netloc}\r\n\r\n".encode() * 100)
        assert server.wait_for(1) == ["ended"]
        line.close()


def test_a_body_may_take_longer_than_the_headers_may(home: Path) -> None:
    def impatient(_say: Say) -> None:
        protocols.SECONDS_TO_ASK = 2.0  # type: ignore[misc]

    with forked(home, impatient) as server:
        begun, idle = HearingSocket(server.host, server.port), HearingSocket(server.host, server.port)
        begun.sendall(upload(server, owner(server) | {"Content-Length": "20"}))
        with suppress(ConnectionResetError):
            assert idle.recv(1) == b""  # it is cut, so the time for headers has passed
        begun.sendall(b"0123456789")
        assert begun.recv(65536).startswith(b"HTTP/1.1 ")
        for line in (begun, idle):
            line.close()


def test_a_key_has_so_many_tabs_and_is_told_by_name_when_they_are_too_many(home: Path) -> None:
    def few(_say: Say) -> None:
        app.MOST_LINES = 80  # type: ignore[attr-defined]

    with forked(home, few) as server:
        table = begin(server, None, None, position=TOPS_GRAND)
        _, guest, other = keys(server, table)
        tabs = [Tab(server, table, guest) for _ in range(LINES_OF_A_GUEST)]
        refused = Tab(server)
        assert refused.request("hello", key=guest, table=table)["fault"] == "too many"
        assert refused.closing() == 1000
        tabs += [Tab(server, table, other), *(Tab(server, table) for _ in range(80 // lines.OF_THE_OWNER))]
        refused = Tab(server)
        assert refused.request("hello", key=server.token, table=table)["fault"] == "too many"
        answer = ask(server, "GET", "/api/lobby", headers=owner(server))
        assert (answer.status, answer.json["fault"]) == (503, "too many")
        tabs.pop().close()
        while ask(server, "GET", "/api/lobby", headers=owner(server)).status == 503:  # until it has heard of that
            pass
        for tab in tabs:
            tab.close()


class Lazy(Adviser):
    """Never finds a hint for anybody but forehand."""

    def hint(self, view: View) -> Hint:
        if view.seat != 0:
            threading.Event().wait()
        return super().hint(view)


def test_hints_of_a_guest_do_not_delay_the_owners_and_are_refused_when_they_are_too_many(home: Path) -> None:
    def lazy(_say: Say) -> None:
        rooms.Adviser = Lazy  # type: ignore[attr-defined]

    with forked(home, lazy) as server:
        table, own = (begin(server, None, "random", position=TOPS_GRAND) for _ in range(2))
        owner_key, guest = keys(server, table)
        tab = Tab(server, table, owner_key)
        assert tab.act("move", move="CJ")["type"] == "done"
        guests = [Tab(server, table, guest) for _ in range(HINTS_OF_A_KEY + 1)]
        for each in guests[:-1]:
            each.until_asked()
            each.say("ask", at=each.at)
            assert each.act("next")["fault"] == "not possible"  # so the question before has been heard
        assert guests[-1].act("ask")["fault"] == "too many"
        mine = Tab(server, own)
        assert mine.act("ask")["type"] == "hint"
        for each in (tab, mine, *guests):
            each.close()


# -- counting --------------------------------------------------------------------------------------------------------


class Exchange:
    """Lines in numbers; `closed` are those that had to make room, in order."""

    def __init__(self, most: int) -> None:
        self.lines = Lines(most)
        self.closed: list[int] = []
        self._taken = 0

    def call(self, address: str, key: str | None = None, is_owner: bool = False) -> int:
        """Somebody calls, and perhaps shows a key; the number of the line."""
        number = self._taken
        self._taken += 1
        line = self.lines.take(address, lambda: self.closed.append(number))
        if key is not None:
            self.lines.recognise(line, key, is_owner)
        return number


def test_where_an_address_is_full_its_oldest_line_without_a_key_makes_room() -> None:
    exchange = Exchange(16)
    elsewhere = exchange.call("b")
    known = exchange.call("a", "key")
    strangers = [exchange.call("a") for _ in range(20)]
    assert exchange.closed == strangers[: 20 - 7]  # the half of 16 is 8, and one has a key
    assert not {elsewhere, known} & set(exchange.closed)
    assert len(exchange.lines) == 8 + 1


def test_where_all_are_taken_the_address_with_the_most_strangers_makes_room() -> None:
    exchange = Exchange(16)
    many = [exchange.call("many") for _ in range(7)]
    for number in range(9):
        exchange.call(f"few {number}")
    exchange.call("newcomer")
    assert exchange.closed == many[:1]
    assert len(exchange.lines) == 16


@pytest.mark.parametrize("addresses", [1, 100])
def test_guests_with_however_many_keys_leave_lines_to_the_owner_and_to_newcomers(addresses: int) -> None:
    exchange = Exchange(MOST_LINES)
    refused = 0
    for number in range(1000):
        try:
            exchange.call(f"{number % addresses}", f"guest {number}")
        except TooMany:
            refused += 1
    assert refused > 0
    for _ in range(MOST_LINES // lines.OF_THE_OWNER):
        exchange.call("0", "owner", is_owner=True)
    with pytest.raises(TooMany):
        exchange.call("0", "owner", is_owner=True)
    newcomer = exchange.call("0")
    assert newcomer not in exchange.closed
    assert len(exchange.lines) <= MOST_LINES


def test_a_line_counts_for_the_last_key_that_came_over_it() -> None:
    found = Lines(MOST_LINES)
    proxied = [found.take("proxy", lambda: None) for _ in range(MOST_LINES // lines.OF_THE_OWNER)]
    for line in proxied:
        found.recognise(line, "owner", is_owner=True)
    for line in proxied[:LINES_OF_A_GUEST]:
        found.recognise(line, "guest", is_owner=False)
    found.recognise(found.take("proxy", lambda: None), "owner", is_owner=True)
    with pytest.raises(TooMany):
        found.recognise(proxied[-1], "guest", is_owner=False)


def test_a_line_that_has_ended_is_not_known_by_a_key_that_comes_too_late() -> None:
    found = Lines()
    line = found.take("a", lambda: None)
    found.forget(line)
    found.recognise(line, "key", is_owner=False)
    assert len(found) == 0


@pytest.mark.parametrize("limit", [64, 256, 1024])
def test_there_are_far_fewer_lines_than_files_may_be_open(limit: int) -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    with open_files(limit):
        assert affordable_lines() <= resource.getrlimit(resource.RLIMIT_NOFILE)[0] // 4
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[1] == before[1]


# -- the log ---------------------------------------------------------------------------------------------------------


def test_what_fails_again_and_again_is_logged_once_a_minute_and_counted() -> None:
    now = 0.0
    kept = OnceAMinute(lambda: now)

    def logged(line: int, error: BaseException | None = None) -> str | None:
        info = None if error is None else (type(error), error, None)
        record = logging.LogRecord("any", logging.ERROR, "file.py", line, "%s failed", ("it",), info)
        return record.getMessage() if kept.filter(record) else None

    assert logged(1) == "it failed"
    assert [logged(1) for _ in range(1000)] == [None] * 1000
    assert logged(2) == logged(1, OSError()) == logged(1, ValueError()) == "it failed"
    now = SECONDS_BETWEEN
    assert logged(1) == "it failed (and 1000 more like this)"
    assert logged(1) is None
    now = 2 * SECONDS_BETWEEN
    assert logged(1) == "it failed (and 1 more like this)"
