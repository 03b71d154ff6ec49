"""Reviews over the real server: made in the background, kept, renewed and cancelled; of finished games alone."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from kiebitz import Record, check_record, parse_game, parse_record, record_of_game
from kiebitz.deals import SEATS
from kiebitz.formats.iss import as_seen_by
from kiebitz.review import count_decisions, review_of
from kiebitz.session import ALL_GAMES, Question, Store, Subject, Table, moment
from tests.review.made_up import made_up_review
from tests.session.collected import GOOD, put
from tests.session.tables import TOPS, act, settings, until_awaited
from tests.web.games.reviewed import keep_review, only_game
from tests.web.serving import Server
from tests.web.tabs import Message, ask, ask_as_owner, owner

PUBLIC = 3  # the view of an onlooker


def passed_in() -> Record:
    """A game that is reviewed at once: nobody played a card."""
    return replace(record_of_game(parse_game(f"{TOPS} p p p"), ("foo", "bar", "zoot")), date="2020-01-01/00:00:00/UTC")


def begun(server: Server, path: str, *, renew: bool = False) -> Message:
    answer: Message = ask_as_owner(server, "POST", path, {"renew": renew})
    return answer


def awaited(server: Server, path: str) -> Message:
    """The review once it is no more being made."""
    while (seen := ask_as_owner(server, "GET", path))["state"] in ("waiting", "running"):
        time.sleep(0.05)  # which leaves the processor to the one that reviews
    assert isinstance(seen, dict)
    return seen


def path_of(store: Store, record: Record) -> str:
    """Put a game into the collection; where its review is asked for."""
    put(store, record)
    return f"/api/games/{max(game.id for game in store.games.search())}/review"


def test_a_review_is_made_once_and_stays_until_it_is_renewed(server: Server, store: Store) -> None:
    path = path_of(store, passed_in())
    assert ask_as_owner(server, "GET", path)["state"] == "none"
    assert begun(server, path)["state"] in ("waiting", "running", "done")
    seen = awaited(server, path)
    assert seen["state"] == "done"
    review = review_of(seen["review"])
    assert seen["judge"] == review.judge
    assert {verdict.seat for verdict in review.verdicts} == set(SEATS)
    keep_review(store, only_game(store), replace(review, judge="somebody else"))
    assert begun(server, path)["judge"] == "somebody else"
    begun(server, path, renew=True)
    assert awaited(server, path)["judge"] == review.judge


def test_a_review_under_way_tells_how_far_it_is_and_can_be_cancelled(server: Server, store: Store) -> None:
    path = path_of(store, parse_record(GOOD[0]))
    begun(server, path)
    while (seen := ask_as_owner(server, "GET", path))["state"] == "waiting" or seen["moves"] == 0:
        assert seen["state"] in ("waiting", "running")
        time.sleep(0.05)
    assert seen["moves"] < seen["of"] == count_decisions(check_record(parse_record(GOOD[0])))
    found = [verdict.number for verdict in review_of(seen["review"]).verdicts]
    assert found == sorted(found)
    assert len(found) == seen["moves"]
    ask_as_owner(server, "DELETE", path)
    assert awaited(server, path)["state"] == "none"


def test_reviews_are_made_one_after_the_other(server: Server, store: Store) -> None:
    long, quick = path_of(store, parse_record(GOOD[0])), path_of(store, passed_in())
    begun(server, long)
    assert begun(server, quick)["state"] == "waiting"
    assert begun(server, quick)["state"] == "waiting"  # asked for twice, it is made once
    ask_as_owner(server, "DELETE", long)
    assert awaited(server, quick)["state"] == "done"
    assert awaited(server, long)["state"] == "none"


def test_a_deal_is_reviewed_from_its_end_on_and_never_before(server: Server, store: Store) -> None:
    with Table.begin(store, settings(None, "random", "random", seed=3)) as table:
        path = f"/api/tables/{table.id}/deals/0/review"
        while (asked := until_awaited(table)).question is not Question.NEXT_DEAL:
            for method in ("GET", "POST", "DELETE"):
                assert ask(server, method, path, {}, owner(server)).status == 409
            act(table, asked)
        assert ask_as_owner(server, "GET", path)["state"] == "none"
        assert ask(server, "GET", f"/api/tables/{table.id}/deals/1/review", headers=owner(server)).status == 409


def test_of_a_record_from_one_seat_that_seat_is_judged(server: Server, store: Store) -> None:
    path = path_of(store, as_seen_by(passed_in(), 1))
    begun(server, path)
    review = review_of(awaited(server, path)["review"])
    assert {verdict.seat for verdict in review.verdicts if verdict.foresight is not None} == {1}
    assert all(verdict.hindsight is None for verdict in review.verdicts)


def test_where_nobodys_cards_are_known_there_is_no_review_and_that_is_said(server: Server, store: Store) -> None:
    path = path_of(store, as_seen_by(passed_in(), PUBLIC))
    assert begun(server, path) == begun(server, path, renew=True) == ask_as_owner(server, "GET", path)
    assert ask_as_owner(server, "GET", path)["state"] == "hidden"


def test_a_review_that_cannot_be_read_any_more_is_none(server: Server, store: Store) -> None:
    path = path_of(store, passed_in())
    subject = Subject.of_collected(store.games.get(only_game(store)))
    for review in ('{"verdicts": 5}', "[]", "{}"):
        store.reviews.keep(subject, "an older one", review)
        assert ask_as_owner(server, "GET", path)["state"] == "none"


def test_a_review_shows_the_line_that_wins_card_by_card(server: Server, store: Store) -> None:
    record = parse_record(GOOD[0])
    path = path_of(store, record)
    game = check_record(record)
    review = made_up_review(game)
    assert review.winning is not None
    keep_review(store, only_game(store), review)
    line = ask_as_owner(server, "GET", path)["line"]
    number = review.winning.number
    assert len(line["moments"]) == number + len(review.winning.line) + 1
    assert [shown["move"] for shown in line["moments"][number + 1 :]] == list(map(str, review.winning.line))
    assert [set(hand) for hand in line["moments"][number]["hands"]] == [
        set(map(str, moment(game, number).hand(seat))) for seat in SEATS
    ]
    assert line["moments"][-1]["hands"] == [[], [], []]


def test_a_review_goes_with_its_game(server: Server, store: Store) -> None:
    path = path_of(store, passed_in())
    keep_review(store, only_game(store), made_up_review(check_record(passed_in())))
    assert ask_as_owner(server, "GET", path)["state"] == "done"
    store.games.delete(ALL_GAMES)
    assert ask(server, "GET", path, headers=owner(server)).status == 404


@pytest.mark.parametrize("path", ["/api/games/999", f"/api/games/{10**30}", "/api/tables/999/deals/0"])
def test_what_is_not_there_has_no_review(server: Server, path: str) -> None:
    for method in ("GET", "POST", "DELETE"):
        assert ask(server, method, f"{path}/review", {}, owner(server)).status == 404
