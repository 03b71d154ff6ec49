"""How guests come to a table: by a link that leads to it from where they are, under a name of their own."""

from __future__ import annotations

import re

import pytest

from kiebitz.web import invitation
from kiebitz.web.invitation import origin_for_guests, picture_of, suggested_name
from tests.web.serving import Server
from tests.web.tabs import Tab, ask, begin, keys


@pytest.mark.parametrize(
    ("origin", "is_open", "found"),
    [
        ("http://127.0.0.1:7707", True, "http://192.168.1.5:7707"),
        ("http://localhost:7707", True, "http://192.168.1.5:7707"),
        ("http://[::1]:7707", True, "http://192.168.1.5:7707"),
        ("http://127.0.0.1:7707", False, "http://127.0.0.1:7707"),
        ("http://192.168.1.7:7707", True, "http://192.168.1.7:7707"),
        ("https://skat.example", True, "https://skat.example"),
    ],
)
def test_a_link_leads_to_the_table_from_another_machine(
    origin: str, is_open: bool, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invitation, "_address_in_network", lambda: "192.168.1.5")
    assert origin_for_guests(origin, is_open) == found


def test_a_picture_of_a_link_has_its_three_corners_and_a_margin() -> None:
    picture = picture_of("http://127.0.0.1:7707/table/3#key=0123456789abcdef0123456789abcdef")
    runs = {(int(x), int(y)): int(length) for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1", picture.path)}
    last = picture.size - 4 - 7
    assert [runs[corner] for corner in ((4, 4), (last, 4), (4, last))] == [7, 7, 7]
    assert min(min(place) for place in runs) == 4


@pytest.mark.parametrize(("account", "name"), [("emil", "Emil"), ("root", ""), ("you", ""), ("7of9", "")])
def test_an_account_may_be_a_name(account: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: account)
    assert suggested_name() == name


def test_people_are_told_who_is_there_and_what_they_are_called(server: Server) -> None:
    table = begin(server, None, "rules")
    emil = Tab(server, table)
    guest = Tab(server, table, keys(server, table)[1])
    emil.until_here(0, 1)
    assert guest.request("call", at=guest.at, name="Frieda")["type"] == "done"
    emil.wait_until(lambda sight: sight["places"][1]["name"] == "Frieda")
    for name, fault in (("Emil", "not a name"), ("You", "not a name"), ("<b>", "not a name")):
        assert guest.request("call", at=guest.at, name=name)["fault"] == fault
    guest.close()
    emil.until_here(0)
    emil.close()


def test_only_a_guest_of_the_table_is_told_where_the_company_went(server: Server) -> None:
    table, other = begin(server, None, "rules"), begin(server, None, "rules")
    path = f"/api/tables/{table}/next"
    for key in ("", keys(server, other)[1], server.token):
        assert ask(server, "GET", path, headers={"Authorization": f"Bearer {key}"}).status == 401
    assert ask(server, "GET", path, headers={"Authorization": f"Bearer {keys(server, table)[1]}"}).json is None
