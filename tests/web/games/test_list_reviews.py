"""What was given away over a list, over the real server."""

from __future__ import annotations

import pytest

from kiebitz.deals import SEATS
from kiebitz.review import Review
from kiebitz.review.kept import deals_of
from kiebitz.session import Store
from tests.session.tables import a_list
from tests.web.games.reviewed import keep_made_up
from tests.web.serving import Server
from tests.web.tabs import ask, ask_as_owner, owner


def keep_all(store: Store, table: int) -> list[Review]:
    """Let every deal of a list have a review."""
    return [keep_made_up(store, deal.subject) for deal in deals_of(store, table)]


def test_a_list_tells_what_each_place_gave_away_by_role_and_kind(server: Server, store: Store) -> None:
    table = a_list(store)
    path = f"/api/tables/{table}/reviews"
    before = ask_as_owner(server, "GET", path)
    assert (before["deals"], before["reviewed"], before["waiting"], before["totals"]) == (2, 0, 0, [])
    reviews = keep_all(store, table)
    seen = ask_as_owner(server, "GET", path)
    assert (seen["deals"], seen["reviewed"], seen["isSingle"]) == (2, 2, False)
    assert seen["players"] == ["Place0", "Place1", "Place2"]
    lost = sum(total["lost"] for total in seen["totals"])
    assert lost == pytest.approx(sum(review.given_away(seat) for review in reviews for seat in SEATS), abs=0.5)
    assert {total["role"] for total in seen["totals"]} <= {"bidder", "declarer", "defender"}


def test_the_missing_deals_are_reviewed_in_the_background_and_that_can_be_cancelled(
    server: Server, store: Store
) -> None:
    table = a_list(store)
    path = f"/api/tables/{table}/reviews"
    assert ask_as_owner(server, "POST", path)["waiting"] == 2
    while (seen := ask_as_owner(server, "DELETE", path))["waiting"] > 0:
        pass
    assert seen["reviewed"] + seen["failed"] == 0
    keep_all(store, table)
    assert ask_as_owner(server, "POST", path)["waiting"] == 0


def test_the_collection_tells_what_was_given_away_in_the_games_that_are_found(server: Server, store: Store) -> None:
    assert ask_as_owner(server, "GET", "/api/games/reviews") == {
        "reviewed": 0,
        "missing": 0,
        "waiting": 0,
        "totals": [],
    }
    keep_all(store, a_list(store))
    ask_as_owner(server, "POST", "/api/me", {"name": "Emil", "nicknames": []})  # whatever they were called then
    seen = ask_as_owner(server, "GET", "/api/games/reviews?source=own")
    assert seen["reviewed"] == 2
    assert {total["player"] for total in seen["totals"]} == {"Emil", "Place1", "Place2"}
    assert ask_as_owner(server, "GET", "/api/games/reviews?source=imported")["reviewed"] == 0
    assert ask(server, "GET", "/api/games/reviews?kind=X", headers=owner(server)).status == 400


def test_all_games_that_are_found_can_be_reviewed_at_once(server: Server, store: Store) -> None:
    table = a_list(store)
    assert ask_as_owner(server, "GET", "/api/games/reviews")["missing"] == 2
    assert ask_as_owner(server, "POST", "/api/games/reviews?source=imported")["waiting"] == 0
    assert ask_as_owner(server, "POST", "/api/games/reviews?source=own")["waiting"] == 2
    while ask_as_owner(server, "DELETE", f"/api/tables/{table}/reviews")["waiting"] > 0:
        pass
    keep_all(store, table)
    assert ask_as_owner(server, "POST", "/api/games/reviews")["missing"] == 0


def test_a_table_that_is_not_there_has_no_list(server: Server) -> None:
    for method in ("GET", "POST", "DELETE"):
        assert ask(server, method, "/api/tables/999/reviews", headers=owner(server)).status == 404


def test_only_the_owner_may_ask(server: Server, store: Store) -> None:
    assert ask(server, "GET", f"/api/tables/{a_list(store, 1)}/reviews").status == 401
    assert ask(server, "GET", "/api/games/reviews").status == 401
