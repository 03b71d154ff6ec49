"""Finished games over the real server: listed, looked at, played on from, exported, imported and deleted."""

from __future__ import annotations

import asyncio
import bz2
import datetime
import gzip
from dataclasses import asdict, replace
from itertools import chain, pairwise
from urllib.parse import urlencode

import pytest
from starlette.requests import Request

from kiebitz import CARDS, Kind, Record, check_record, format_record, parse_record
from kiebitz.deals import SEATS
from kiebitz.formats.iss import as_seen_by
from kiebitz.session import ALL_GAMES, Outcome, Query, Question, Role, Store, Table, moment
from kiebitz.web import owner as owner_routes
from kiebitz.web.games import AT_A_TIME
from kiebitz.web.keys import Keys
from kiebitz.web.owner import OwnerRoutes
from tests.session.collected import GOOD, game_record, line, put
from tests.session.tables import act, play_to_the_end, settings, single, until_awaited
from tests.web.serving import Server
from tests.web.tabs import Answer, Message, ask, ask_as_owner, begin, keys, owner


def found(server: Server, **asked: str) -> Message:
    answer: Message = ask_as_owner(server, "GET", f"/api/games?{urlencode(asked)}")
    return answer


def refused(server: Server, method: str, path: str, body: object = None) -> tuple[int, str]:
    answer = ask(server, method, path, body, owner(server))
    return answer.status, answer.json["fault"]


def imported(server: Server, text: str | bytes) -> Message:
    """Import a text or a packed one, and wait for the end."""
    body = text.encode() if isinstance(text, str) else text
    begun = ask(server, "POST", "/api/imports", body, owner(server)).json["import"]
    while (progress := ask_as_owner(server, "GET", f"/api/imports/{begun}"))["state"] == "running":
        pass
    assert isinstance(progress, dict)
    return progress


def exported(server: Server, **asked: str) -> Answer:
    return ask(server, "GET", f"/api/games/export?{urlencode(asked)}", headers=owner(server))


def one_game(server: Server) -> Message:
    """The only game there is."""
    (listed,) = found(server)["games"]
    game: Message = ask_as_owner(server, "GET", f"/api/games/{listed['id']}")
    return game


def known(cards: list[str | None]) -> set[str]:
    return {card for card in cards if card is not None}


# -- the list --------------------------------------------------------------------------------------------------------


def test_games_are_listed_page_by_page_the_one_played_last_first(server: Server, store: Store) -> None:
    put(store, *(game_record(number) for number in range(2 * AT_A_TIME + 10)))
    page, listed = found(server), []
    assert page["totals"]["games"] == 2 * AT_A_TIME + 10
    while True:
        listed += page["games"]
        if page["next"] is None:
            break
        put(store, game_record(300 + len(listed)))  # which changes nothing about the pages to come
        page = found(server, before=page["next"])
        assert page["totals"] is None
    assert len(listed) == 2 * AT_A_TIME + 10
    assert all(one["played"] > other["played"] for one, other in pairwise(listed))


def _day(number: int) -> datetime.datetime:
    return datetime.datetime(2020, 1, number)


@pytest.mark.parametrize(
    ("asked", "query"),
    [
        ({}, ALL_GAMES),
        ({"name": "", "role": "", "until": ""}, ALL_GAMES),
        ({"name": "FOO"}, Query(name="foo")),
        ({"name": "bar", "role": "declarer"}, Query(name="bar", role=Role.DECLARER)),
        ({"role": "defender"}, Query(role=Role.DEFENDER)),
        ({"kind": "G"}, Query(kind=Kind.GRAND)),
        ({"kind": "N", "outcome": "lost"}, Query(kind=Kind.NULL, outcome=Outcome.LOST)),
        ({"outcome": "passed in"}, Query(outcome=Outcome.PASSED_IN)),
        ({"source": "own"}, Query(is_own=True)),
        ({"source": "imported", "help": "without"}, Query(is_own=False, is_marked=False)),
        ({"help": "with"}, Query(is_marked=True)),
        ({"from": "2020-01-01", "until": "2020-01-02"}, Query(since=_day(1), until=_day(3))),
        ({"until": "2020-01-01"}, Query(until=_day(2))),
    ],
)
def test_a_filter_finds_what_the_collection_finds(
    server: Server, store: Store, asked: dict[str, str], query: Query
) -> None:
    put(store, *(game_record(number) for number in range(20)), *GOOD[:10])
    table = Table.begin(store, settings(None, "random", "random", seed=7))
    until_awaited(table)
    table.take_hint(0)
    play_to_the_end(table)
    page = found(server, **asked)
    assert [game["id"] for game in page["games"]] == [game.id for game in store.games.search(query)]
    assert page["totals"] == asdict(store.games.totals(query))
    assert exported(server, **asked).body.decode().splitlines() == list(store.games.export(query))


@pytest.mark.parametrize(
    "asked", ["kind=X", "from=yesterday", "until=9999-12-31", "help=1", "colour=red", "before=x", "before=9e9.1"]
)
def test_what_cannot_be_asked_is_refused(server: Server, asked: str) -> None:
    assert refused(server, "GET", f"/api/games?{asked}")[0] == 400


# -- one game --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("record", [*(game_record(number) for number in range(4)), parse_record(GOOD[0])])
def test_a_game_is_shown_move_by_move_with_all_its_cards(server: Server, store: Store, record: Record) -> None:
    put(store, record)
    seen, game = one_game(server), check_record(record)
    assert len(seen["moments"]) == len(game.history) + 1
    for number, shown in enumerate(seen["moments"]):
        past = moment(game, number)
        assert [set(hand) for hand in shown["hands"]] == [set(map(str, past.hand(seat))) for seat in SEATS]
        on_table = [*shown["trick"]["cards"], *shown["skat"]]
        gone = [card for trick in seen["tricks"] for card in trick["cards"]][: 3 * sum(shown["tricks"])]
        assert sorted([*chain(*shown["hands"]), *on_table, *gone]) == sorted(map(str, CARDS))
        assert (shown["turn"], shown["phase"]) == (past.turn, past.phase.value)
    assert [(shown["seat"], shown["move"]) for shown in seen["moments"][1:]] == [
        (seat, str(move)) for seat, move in game.view(None).history
    ]
    result = game.result()
    assert (seen["end"]["won"], seen["end"]["value"]) == (result.won, result.value)
    if len(seen["tricks"]) == 10:
        assert seen["moments"][-1]["points"] == [result.points, 120 - result.points]
    assert seen["record"] == format_record(record)


def test_a_game_recorded_from_one_seat_shows_backs_for_what_is_not_known(server: Server, store: Store) -> None:
    whole = parse_record(GOOD[0])
    resigned_early = next(
        record
        for record in map(parse_record, GOOD)
        if record.moves[-1][1] == "RE" and check_record(record).declarer not in (None, 0)
    )
    for record in (whole, resigned_early):
        store.games.delete(ALL_GAMES)
        put(store, as_seen_by(record, 0))
        seen, game = one_game(server), check_record(record)
        assert seen["line"]["isPartial"]
        for number, shown in enumerate(seen["moments"]):
            past = moment(game, number)
            for seat in SEATS:
                assert len(shown["hands"][seat]) == len(past.hand(seat))
                assert known(shown["hands"][seat]) <= set(map(str, past.hand(seat)))
            assert known(shown["hands"][0]) == set(map(str, past.hand(0)))
    last = seen["moments"][-1]  # of the one that was given up
    assert None in chain(*last["hands"])
    assert None in last["skat"]
    assert not any("." in shown["move"] for shown in seen["moments"][1:] if shown["move"][0] not in "RTL")


def test_a_deal_is_shown_from_its_end_on_and_never_before(server: Server, store: Store) -> None:
    with Table.begin(store, settings(None, "random", "random", seed=3)) as table:
        path = f"/api/tables/{table.id}/deals/0"
        while (awaited := table.step()) is None or awaited.question is not Question.NEXT_DEAL:
            assert refused(server, "GET", path) == (409, "not possible")
            if awaited is not None:
                act(table, awaited)
        looked_at = ask_as_owner(server, "GET", path)
        assert [trick["winner"] for trick in looked_at["tricks"]].count(None) == 0
        assert found(server)["games"] == []
        table.next_deal(0)
        entered = ask_as_owner(server, "GET", path)
        assert (entered["moments"], entered["end"]) == (looked_at["moments"], looked_at["end"])
        collected = one_game(server)
        assert (collected["moments"], collected["record"]) == (entered["moments"], entered["record"])
        assert refused(server, "GET", f"/api/tables/{table.id}/deals/1") == (409, "not possible")
        assert refused(server, "GET", f"/api/tables/{table.id}/deals/2") == (409, "not possible")
    assert refused(server, "GET", "/api/tables/999/deals/0") == (404, "unknown table")


def test_what_is_not_there_is_refused(server: Server) -> None:
    assert refused(server, "GET", "/api/games/999") == (404, "unknown game")
    assert refused(server, "GET", f"/api/games/{10**30}") == (404, "unknown game")
    assert refused(server, "GET", f"/api/tables/{10**30}/deals/0") == (404, "unknown table")
    assert refused(server, "GET", "/api/imports/999") == (409, "not possible")


# -- playing on ------------------------------------------------------------------------------------------------------


def test_every_moment_of_a_game_but_its_end_can_be_played_on_from(server: Server, store: Store) -> None:
    record = game_record(4)
    put(store, record)
    game, number = check_record(record), one_game(server)["line"]["id"]
    for moves in range(len(game.history)):
        seat = moves % 3
        begun = ask_as_owner(server, "POST", f"/api/games/{number}/play", {"seat": seat, "moves": moves})
        state = store.load(begun["table"]).state
        assert state.game == moment(game, moves)
        assert state.settings.practice
        assert state.settings.names(0) == record.players
        assert state.seat_of(state.settings.people[0]) == seat
    end = {"seat": 0, "moves": len(game.history)}
    assert refused(server, "POST", f"/api/games/{number}/play", end) == (409, "not possible")
    end["moves"] += 1
    assert refused(server, "POST", f"/api/games/{number}/play", end) == (400, "not possible")


def test_a_deal_of_an_own_table_is_played_on_with_the_same_company(server: Server, store: Store) -> None:
    table = Table.begin(store, single(None, "random", "rules", seed=1))
    play_to_the_end(table)
    game = one_game(server)["line"]
    asked = {"seat": 2, "moves": 1}
    ways = [(f"/api/games/{game['id']}/play", asked), (f"/api/tables/{table.id}/again", {"deal": 0, **asked})]
    for path, body in ways:
        state = store.load(ask_as_owner(server, "POST", path, body)["table"]).state
        assert [place.player for place in state.settings.places] == [None, "random", "rules"]
        assert state.seat_of(0) == 2
        assert len(state.game.history) == 1


def test_who_cannot_sit_at_a_table_by_the_name_in_a_record_gets_another(server: Server, store: Store) -> None:
    put(store, game_record(4, players=("xskat:1", "xskat:2", "xskat:3")))
    number = one_game(server)["line"]["id"]
    begun = ask_as_owner(server, "POST", f"/api/games/{number}/play", {"seat": 1, "moves": 0})
    assert store.load(begun["table"]).state.settings.names(0) == ("Anna", "Bernd", "Clara")


# -- coming and going ------------------------------------------------------------------------------------------------


def test_what_is_exported_and_imported_again_adds_nothing(server: Server, store: Store) -> None:
    put(store, *GOOD, *(game_record(number) for number in range(AT_A_TIME)))
    answer = exported(server)
    assert answer.headers["content-disposition"] == 'attachment; filename="kiebitz-games.sgf"'
    games = len(GOOD) + AT_A_TIME
    for body in (answer.body, gzip.compress(answer.body)):
        progress = imported(server, body)
        assert (progress["state"], progress["added"], progress["known"]) == ("done", 0, games)
        assert progress["bytesRead"] == progress["bytesTotal"] == len(body)
    store.games.delete(ALL_GAMES)
    assert imported(server, answer.body)["added"] == games
    assert exported(server).body == answer.body


def test_an_import_tells_what_is_broken_and_what_one_seat_saw(server: Server, store: Store) -> None:
    seen_by_one = format_record(as_seen_by(parse_record(GOOD[0]), 1))
    progress = imported(server, f"my games:\n{seen_by_one}\n{line(1)}\n{line(1)}\n{line(2)[:200]}\n")
    assert (progress["added"], progress["known"], progress["partial"], progress["broken"]) == (2, 1, 1, 2)
    assert [(fault["line"], fault["column"]) for fault in progress["faults"]] == [(1, 1), (5, 1)]
    assert progress["faults"][0]["reason"] == "not a record: it starts with (;"
    assert ask_as_owner(server, "GET", "/api/imports") == {"imports": []}


def test_an_import_can_be_cancelled_and_keeps_what_it_has_added(server: Server, store: Store) -> None:
    records = [game_record(number) for number in range(50)]
    many = "".join(f"{format_record(replace(records[n % 50], series=str(n)))}\n" for n in range(3000))
    begun = ask(server, "POST", "/api/imports", many.encode(), owner(server)).json["import"]
    assert ask_as_owner(server, "GET", "/api/imports") == {"imports": [begun]}
    ask_as_owner(server, "DELETE", f"/api/imports/{begun}")
    while (progress := ask_as_owner(server, "GET", f"/api/imports/{begun}"))["state"] == "running":
        pass
    assert progress["state"] == "cancelled"
    assert store.games.totals().games == progress["added"]


def test_an_import_that_never_yields_a_record_can_be_cancelled_too(server: Server) -> None:
    blank = bz2.compress(b"\n" * 9_000_000)  # for a while
    begun = ask(server, "POST", "/api/imports", blank, owner(server)).json["import"]
    ask_as_owner(server, "DELETE", f"/api/imports/{begun}")
    while (progress := ask_as_owner(server, "GET", f"/api/imports/{begun}"))["state"] == "running":
        pass
    assert (progress["state"], progress["fault"]) == ("cancelled", None)


def test_an_archive_that_unpacks_to_gigabytes_is_given_up_by_name(server: Server) -> None:
    progress = imported(server, bz2.compress(bytes(40_000_000)) * 100)
    assert (progress["state"], progress["fault"]) == ("failed", "too large")


def test_a_file_that_is_too_long_is_refused_before_it_is_all_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owner_routes, "LONGEST_UPLOAD", 10)
    parts = iter([b"0123", b"4567", b"89ab", b"never"])

    async def receive() -> Message:
        return {"type": "http.request", "body": next(parts), "more_body": True}

    route = OwnerRoutes(Keys("token")).upload("/", lambda _file: pytest.fail("it should not be read"))
    scope = {"type": "http", "method": "POST", "path": "/", "headers": [(b"authorization", b"Bearer token")]}
    answer = asyncio.run(route.endpoint(Request(scope, receive)))
    assert answer.status_code == 413
    assert list(parts) == [b"never"]


def test_games_are_deleted_by_number_or_by_filter_and_never_by_mistake(server: Server, store: Store) -> None:
    put(store, *(game_record(number) for number in range(9)))
    newest, *others = [game["id"] for game in found(server)["games"]]
    mistakes: list[Message] = [
        {},
        {"ids": [newest], "filter": {}},
        {"filter": {"kind": "X"}},
        {"filter": {"nmae": "x"}},
    ]
    for wish in mistakes:
        assert refused(server, "POST", "/api/games/delete", wish) == (400, "malformed")
    assert ask_as_owner(server, "POST", "/api/games/delete", {"ids": [newest, 999]}) == {"deleted": 1}
    assert [game["id"] for game in found(server)["games"]] == others
    assert refused(server, "GET", f"/api/games/{newest}") == (404, "unknown game")
    nulls = found(server, kind="N")["totals"]["games"]
    assert ask_as_owner(server, "POST", "/api/games/delete", {"filter": {"kind": "N"}}) == {"deleted": nulls}
    assert found(server)["totals"]["games"] == 8 - nulls
    assert ask_as_owner(server, "POST", "/api/games/delete", {"filter": {}}) == {"deleted": 8 - nulls}


def test_only_the_owner_may_ask_about_games(server: Server, store: Store) -> None:
    put(store, game_record(1))
    guest = keys(server, begin(server, None, "random"))[1]
    for method, path in [
        ("GET", "/api/games"),
        ("GET", "/api/games/export"),
        ("POST", "/api/games/delete"),
        ("GET", "/api/games/1"),
        ("POST", "/api/games/1/play"),
        ("GET", "/api/tables/1/deals/0"),
        ("POST", "/api/imports"),
        ("GET", "/api/imports"),
        ("GET", "/api/imports/1"),
        ("DELETE", "/api/imports/1"),
    ]:
        for stranger in ({}, {"Authorization": f"Bearer {guest}"}):
            answer = ask(server, method, path, b"{}" if method == "POST" else None, stranger)
            assert (answer.status, answer.json["fault"]) == (401, "not allowed")
