"""Who is let in: only whoever asks for this machine by one of its names, from its own page, and with the right key."""

from __future__ import annotations

import re
import stat
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from kiebitz.session import FILE_NAME, Store, Table
from kiebitz.web.app import Setup, application
from kiebitz.web.guard import Guard
from tests.folders import quick_folder
from tests.web.serving import Server, serving
from tests.web.tabs import Tab, ask, ask_as_owner, begin, keys, owner


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with quick_folder() as home, serving(home, "--player", "exec:/bin/true --offered") as started:
        yield started


# -- names and origins -----------------------------------------------------------------------------------------------

OURS = ("127.0.0.1:{port}", "localhost:{port}", "LOCALHOST:{port}", "[::1]:{port}", "127.0.0.1", "127.1.2.3:{port}")
OTHERS = (
    "",
    "evil.example",
    "evil.example:{port}",
    "127.0.0.1.evil.example:{port}",
    "localhost.evil.example:{port}",
    "127.0.0.1:{port}@evil.example",
    "192.0.2.1:{port}",
    "[2001:db8::1]:{port}",
    "0.0.0.0:{port}",
    "0x7f000001:{port}",
    "[::1",
    "[",
    "/",
    "localhost:{port}/evil.example",
)
FOREIGN = (
    "null",
    "http://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://localhost:{port}",
    "http://127.0.0.1:{port}.evil.example",
    "http://evil.example/127.0.0.1:{port}",
    "http://[",
    "127.0.0.1:{port}",
    "",
)


@pytest.mark.parametrize("name", OURS)
def test_our_names_are_answered(server: Server, name: str) -> None:
    host = name.format(port=server.port)
    assert ask(server, "GET", "/api/lobby", headers={"Host": host}).status == 401
    own = {"Host": host, "Origin": f"http://{host}"}
    assert ask(server, "GET", "/api/lobby", headers=owner(server) | own).status == 200
    assert is_connected(server, host, f"http://{host}")


@pytest.mark.parametrize("name", OTHERS)
def test_names_that_lead_here_but_are_not_ours_are_refused(server: Server, name: str) -> None:
    host = name.format(port=server.port)
    answer = ask(server, "GET", "/", headers={"Host": host})
    assert (answer.status, answer.json) == (403, {"fault": "not allowed", "detail": ""})
    own = {"Host": host, "Origin": f"http://{host}"}
    assert ask(server, "GET", "/api/lobby", headers=owner(server) | own).status == 403
    assert not is_connected(server, host, f"http://{host}")


@pytest.mark.parametrize("page", FOREIGN)
def test_pages_of_others_are_refused(server: Server, page: str) -> None:
    origin = page.format(port=server.port)
    assert ask(server, "GET", "/api/lobby", headers=owner(server) | {"Origin": origin}).status == 403
    assert ask(server, "POST", "/api/tables", {}, owner(server) | {"Origin": origin}).status == 403
    assert not is_connected(server, server.netloc, origin)


def test_a_socket_needs_an_origin_and_other_programs_need_none_to_ask(server: Server) -> None:
    assert not is_connected(server, server.netloc, None)
    assert ask(server, "GET", "/api/lobby", headers={"Authorization": f"Bearer {server.token}"}).status == 200


def test_what_another_page_loads_from_here_is_refused_but_not_a_link_to_the_page(server: Server) -> None:
    loads = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "script"}
    assert ask(server, "GET", "/static/main.js", headers=loads).status == 403
    follows = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
    assert ask(server, "GET", "/", headers=follows).status == 200
    framed = follows | {"Sec-Fetch-Dest": "iframe"}
    assert ask(server, "GET", "/", headers=framed).status == 403


def test_a_server_on_the_loopback_of_version_six_is_answered() -> None:
    with quick_folder() as home, serving(home, "--host", "::1") as server:
        assert server.netloc == f"[::1]:{server.port}"
        assert ask(server, "GET", "/").status == 200
        tab = Tab(server, begin(server, "rules", "rules"))
        assert tab.sight["me"] == 0
        tab.close()


def is_connected(server: Server, host: str, origin: str | None) -> bool:
    """Whether a socket that names this host and comes from this page is opened."""
    wish = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    headers = wish | {"Host": host, "Sec-WebSocket-Key": "c2l4dGVlbiBieXRlcy4uLg=="}
    answer = ask(server, "GET", "/socket", headers=headers | ({} if origin is None else {"Origin": origin}))
    assert answer.status in (101, 403)
    return answer.status == 101


# -- what an answer allows -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/table/1", "/static/main.js", "/cards/de.svg", "/api/lobby", "/nowhere.js"])
def test_every_answer_forbids_scripts_of_others_and_within_the_page(server: Server, path: str) -> None:
    headers = ask(server, "GET", path).headers
    policy = {name: values for name, *values in map(str.split, headers["content-security-policy"].split(";"))}
    assert policy["default-src"] == ["'none'"]
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == ["'self'"]
    assert policy["base-uri"] == policy["form-action"] == policy["frame-ancestors"] == ["'none'"]
    assert not re.search(r"unsafe|\*|http", headers["content-security-policy"])
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_the_page_itself_has_no_script_and_no_style_within(server: Server) -> None:
    page = ask(server, "GET", "/").body.decode()
    assert re.search(r"<script[^>]*src=", page)
    assert not re.search(r"<script(?![^>]*src=)|<style|\sstyle=|\son\w+=|javascript:|https?://", page)


# -- keys ------------------------------------------------------------------------------------------------------------


def test_only_their_user_can_read_the_token_and_the_address(server: Server) -> None:
    for name in ("web-token", "web-server.json"):
        assert stat.S_IMODE((server.folder / name).stat().st_mode) == 0o600


def api_routes() -> list[tuple[str, str]]:
    """Everything that can be asked for besides the page: methods and paths."""
    with quick_folder() as folder, Store(folder / FILE_NAME) as store:
        guard = application(store, Setup(folder, "token"))
        assert isinstance(guard, Guard)
        app = guard._app
        assert isinstance(app, Starlette)
        return sorted(
            (method, re.sub(r"\{.*?\}", "1", route.path))
            for route in app.routes
            if isinstance(route, Route) and route.path.startswith("/api")
            for method in route.methods or ()
        )


@pytest.mark.parametrize(("method", "path"), api_routes())
def test_only_the_owner_may_ask_for_anything_but_a_place(server: Server, method: str, path: str) -> None:
    table = begin(server, None, "rules")
    guest = keys(server, table)[1]
    for wrong in ("", "Bearer", "Bearer ", f"Bearer {guest}", f"Basic {server.token}", f"Bearer {server.token}x"):
        answer = ask(server, method, path, b"{}", {"Authorization": wrong})
        assert answer.status == 401
        assert method == "HEAD" or answer.json["fault"] == "not allowed"
    assert ask(server, method, path, b"{}").status == 401


def test_a_key_opens_its_place_at_its_table_and_no_other(server: Server) -> None:
    one, other = (begin(server, None, None, "rules", deals=3) for _ in range(2))
    guests = keys(server, one)[1:]
    for place, key in enumerate(guests, start=1):
        tab = Tab(server, one, key)
        assert tab.sight["me"] == place
        tab.close()
        for table in (other, other + 100):
            assert refusal(server, table, key) == "not allowed"
    assert len({*guests, *keys(server, other)}) == 5
    assert refusal(server, other + 100, server.token) == "unknown table"
    for wrong in ("", "0" * 32, guests[0][:-1], guests[0].upper(), server.token + "x", "\u0000"):
        assert refusal(server, one, wrong) == "not allowed"


def test_a_wrong_key_does_not_even_wake_the_table(server: Server) -> None:
    table = begin(server, "rules", "random", seed=2)  # whose computer players have the first word
    assert refusal(server, table, "wrong") == "not allowed"
    with Store(server.folder / FILE_NAME) as store:
        Table.resume(store, table).close()  # nobody is playing at it
        assert store.load(table).revision == 0


def refusal(server: Server, table: int, key: str) -> str:
    """Why somebody may not sit down."""
    tab = Tab(server)
    answer = tab.request("hello", table=table, key=key)
    assert answer["type"] == "refused", answer
    assert tab.closing() == 1000
    return str(answer["fault"])


# -- players that run programs ---------------------------------------------------------------------------------------


_FOLDERS = [
    *("kiebitz:cards=/tmp", "kiebitz:cards=/nowhere", "kermit:inference=/tmp", "kermit:inference=/nowhere"),
    *("kiebitz:finishes=/tmp", "kermit:finishes=/nowhere"),
    *("policy:/tmp", "policy@/nowhere", "value@/tmp+rules", "threshold:model=/nowhere+rules"),
]


@pytest.mark.parametrize("spec", _FOLDERS)
def test_no_page_has_folders_read_or_learns_which_there_are(server: Server, spec: str) -> None:
    answer = ask(server, "POST", "/api/tables", {"name": "Emil", "others": [{"player": spec}] * 2}, owner(server))
    assert (answer.status, answer.json["fault"]) == (403, "not offered")


@pytest.mark.parametrize("spec", ["kiebitz:worlds=99999999999999999999", "kermit:threads=9999", "kermit:seconds=nan"])
def test_numbers_beyond_all_bounds_are_refused_with_a_reason(server: Server, spec: str) -> None:
    answer = ask(server, "POST", "/api/tables", {"name": "Emil", "others": [{"player": spec}] * 2}, owner(server))
    assert (answer.status, answer.json["fault"]) == (400, "not possible")


@pytest.mark.parametrize("spec", ["exec:/bin/true", "exec:/bin/true --offered ", "kermit@/tmp", "kermit+value@/tmp"])
def test_players_that_touch_this_machine_are_refused_unless_they_were_offered(server: Server, spec: str) -> None:
    before = lobby(server)
    answer = ask(server, "POST", "/api/tables", {"name": "Emil", "others": [{"player": spec}] * 2}, owner(server))
    assert answer.status in (400, 403)
    assert answer.json["fault"] in ("not offered", "not possible")
    assert lobby(server) == before


def test_players_that_were_offered_can_be_chosen(server: Server) -> None:
    offered = "exec:/bin/true --offered"
    assert {"name": offered, "isExperiment": False, "summary": ""} in lobby(server)["players"]
    begin(server, offered, "rules")


def lobby(server: Server) -> Any:
    return ask_as_owner(server, "GET", "/api/lobby")
