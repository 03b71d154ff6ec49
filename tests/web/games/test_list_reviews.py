"""What was given away over a list, over the real server; its deals that have no review are reviewed in their turn."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection
from typing import ClassVar

import pytest

from kiebitz import Game
from kiebitz.deal import SEATS
from kiebitz.review import Review, Verdict
from kiebitz.review.kept import deals_of
from kiebitz.session import Store, Subject
from kiebitz.stop import Cancelled
from kiebitz.web import review_queue
from kiebitz.web.list_reviews import ListReviews
from tests.review.made_up import made_up_review
from tests.session.collected import game_record, put
from tests.session.tables import a_list
from tests.web.games.reviewed import keep_made_up
from tests.web.serving import Server
from tests.web.tabs import ask, ask_as_owner, owner


def keep_all(store: Store, table: int) -> list[Review]:
    """Let every deal of a list have a review."""
    return [keep_made_up(store, deal.subject) for deal in deals_of(store, table)]


class Work:
    """A review that is done when it is let go on."""

    begun: ClassVar[list[Game]] = []
    is_begun = threading.Event()
    is_let_on = threading.Event()

    def __init__(self, game: Game, _seats: Collection[int]) -> None:
        self.game = game
        self._is_cancelled = False

    def run(self, _watch: Callable[[Verdict], None]) -> Review:
        if self._is_cancelled:
            raise Cancelled("not made")
        self.begun.append(self.game)
        self.is_begun.set()
        self.is_let_on.wait()
        return made_up_review(self.game)

    def cancel(self) -> None:
        self._is_cancelled = True


@pytest.fixture
def queue(store: Store, monkeypatch: pytest.MonkeyPatch) -> review_queue.ReviewQueue:
    monkeypatch.setattr(review_queue, "BackgroundReview", Work)
    Work.begun, Work.is_begun, Work.is_let_on = [], threading.Event(), threading.Event()
    return review_queue.ReviewQueue(store)


def done(queue: review_queue.ReviewQueue) -> None:
    """Wait for all that was added."""
    Work.is_let_on.set()
    queue._reviewer.shutdown(wait=True)


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


def test_only_what_is_missing_is_reviewed_and_then_counted(store: Store, queue: review_queue.ReviewQueue) -> None:
    table = a_list(store)
    first, second = deals_of(store, table)
    keep_made_up(store, first.subject)
    lists = ListReviews(store, queue)
    assert lists.begin(table).waiting == lists.begin(table).waiting == 1
    done(queue)
    assert [game.history for game in Work.begun] == [second.subject.game.history]
    assert (lists.get(table).reviewed, lists.get(table).waiting) == (2, 0)


def test_whoever_waits_for_one_review_comes_before_a_list(store: Store, queue: review_queue.ReviewQueue) -> None:
    table = a_list(store, 3)
    deals = [deal.subject for deal in deals_of(store, table)]
    put(store, game_record(1))
    imported = Subject.of_collected(store.games.get(store.games.search()[-1].id))
    ListReviews(store, queue).begin(table)
    Work.is_begun.wait()
    queue.add(imported, SEATS)
    queue.add(deals[2], SEATS)  # which waits already, and is awaited now
    done(queue)
    expected = [subject.game.history for subject in (deals[0], imported, deals[2], deals[1])]
    assert [game.history for game in Work.begun] == expected


def test_the_collection_tells_what_was_given_away_in_the_games_that_are_found(server: Server, store: Store) -> None:
    assert ask_as_owner(server, "GET", "/api/games/reviews") == {"reviewed": 0, "totals": []}
    keep_all(store, a_list(store))
    seen = ask_as_owner(server, "GET", "/api/games/reviews?source=own")
    assert seen["reviewed"] == 2
    assert {total["player"] for total in seen["totals"]} == {"Place0", "Place1", "Place2"}
    assert ask_as_owner(server, "GET", "/api/games/reviews?source=imported")["reviewed"] == 0
    assert ask(server, "GET", "/api/games/reviews?kind=X", headers=owner(server)).status == 400


def test_a_table_that_is_not_there_has_no_list(server: Server) -> None:
    for method in ("GET", "POST", "DELETE"):
        assert ask(server, method, "/api/tables/999/reviews", headers=owner(server)).status == 404


def test_only_the_owner_may_ask(server: Server, store: Store) -> None:
    assert ask(server, "GET", f"/api/tables/{a_list(store, 1)}/reviews").status == 401
    assert ask(server, "GET", "/api/games/reviews").status == 401
