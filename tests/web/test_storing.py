"""What the server's store and its imports do to a table and to the server's end."""

from __future__ import annotations

import bz2
import random
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiebitz.cli.program import INTERRUPTED
from kiebitz.session import FILE_NAME
from tests.folders import quick_folder
from tests.web.people import plain_decision
from tests.web.serving import serving
from tests.web.tabs import Message, Tab, ask, ask_as_owner, begin, owner


@pytest.fixture
def home() -> Iterator[Path]:
    with quick_folder() as made:
        yield made


def do(tab: Tab) -> Message:
    """Whatever the table waits for; the answer."""
    return tab.act(**plain_decision(tab.until_asked(), random.Random(1)))


def test_a_store_that_is_taken_away_is_missed_before_a_move_is_acknowledged(home: Path) -> None:
    with serving(home) as server:
        tab = Tab(server, begin(server, "random", "random"))
        tab.until_asked()
        at = tab.at
        path = server.folder / FILE_NAME
        away = path.rename(server.folder / "elsewhere")
        answer = do(tab)
        assert (answer["type"], answer["fault"], tab.at) == ("refused", "store gone", at)
        wanted = {"name": "Emil", "others": [{"player": "random"}, {"player": "random"}], "deals": 3}
        refused = ask(server, "POST", "/api/tables", wanted, owner(server))
        assert (refused.status, refused.json["fault"]) == (507, "store gone")
        away.rename(path)
        assert do(tab)["type"] == "done"
        tab.close()


def test_a_server_ends_with_an_import_under_way_that_never_yields_a_record(home: Path) -> None:
    with serving(home) as server:
        begun = ask(server, "POST", "/api/imports", bz2.compress(b"\n" * 9_000_000), owner(server)).json["import"]
        assert ask_as_owner(server, "GET", f"/api/imports/{begun}")["state"] == "running"
        code, _, complained = server.stop()
        assert (code, complained) == (INTERRUPTED, "")


def test_the_data_folder_and_all_in_it_are_for_their_owner_alone(home: Path) -> None:
    with serving(home) as server:
        tab = Tab(server, begin(server, "random", "random"))
        tab.until_asked()
        modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in (server.folder, *server.folder.rglob("*"))}
        tab.close()
    assert {name for name, mode in modes.items() if mode & 0o077} <= {"games.sgf"}
