"""The collection of finished games: every game once, found again, exported, and deleted when somebody wishes so."""

from __future__ import annotations

import datetime
import sqlite3
from collections.abc import Callable
from dataclasses import replace

import pytest

from kiebitz import Kind, check_record, format_game, format_record, parse_game, parse_record
from kiebitz.formats.iss import as_seen_by
from kiebitz.session import (
    ListedGame,
    NoSuchMoment,
    Outcome,
    Query,
    Question,
    Role,
    StorageFault,
    Store,
    Table,
    TableIsHeld,
    Totals,
    UnknownGame,
    UnknownTable,
    moment,
)
from tests.session.collected import GOOD, game_record, line, put
from tests.session.tables import TOPS_GRAND, games, play_moves, play_to_the_end, settings, single, until_awaited


def listed(store: Store, query: Query | None = None) -> list[str]:
    """The games found, by the IDs of their records."""
    return [store.games.get(game.id).record.game_id for game in store.games.search(query or Query())]


def change(store: Store, *statements: str) -> None:
    """Change the file behind the store's back."""
    with sqlite3.connect(store.path) as other:
        for statement in statements:
            other.execute(statement)


def forget_the_collection(store: Store) -> None:
    """Leave a store as a release left it that had none."""
    change(store, "DELETE FROM records", "DELETE FROM games", "UPDATE deals SET collected = 0")


# -- games of own tables ---------------------------------------------------------------------------------------------


def test_every_game_is_in_the_collection_once_its_result_is_entered(store: Store) -> None:
    table = Table.begin(store, settings(None, "rules", "random", deals=9, seed=4))
    seen = []
    while not table.is_over:
        play_moves(table, 1)
        assert len(store.games.search()) == len(table.view(None).finished)
        seen.append(len(store.games.search()))
    assert set(seen) == set(range(10))
    found = reversed(store.games.search())
    assert [format_game(store.games.get(game.id).game) for game in found] == games(table)


def test_a_row_tells_what_was_played_by_whom_and_how_it_ended(store: Store) -> None:
    table = Table.begin(store, single(None, "random", "random", seat=0, practice=True), parse_game(TOPS_GRAND))
    table.take_hint(0)
    play_to_the_end(table)
    (game,) = store.games.search()
    assert (game.table, game.deal, game.seat, game.declarer) == (table.id, 0, 0, 0)
    assert game.names == ("Place0", "Place1", "Place2")
    assert (str(game.contract), game.bid, game.outcome, game.value) == ("G", 18, Outcome.WON, 168)
    assert (game.card_points, game.list_points) == (120, (218, 0, 0))
    assert (game.is_marked, game.is_partial) == (True, False)
    assert game.moves == len(store.games.get(game.id).game.history)
    assert game.played <= game.added <= datetime.datetime.now(datetime.UTC)


def test_at_a_table_of_four_defenders_get_its_bonus_and_the_dealer_has_no_seat(store: Store) -> None:
    play_to_the_end(Table.begin(store, settings(None, "random", "random", "random", deals=9, seed=1)))
    found = list(reversed(store.games.search()))
    assert [game.seat for game in found] == [None, 2, 1, 0, None, 2, 1, 0, None]
    lost = [game for game in found if game.outcome is Outcome.LOST]
    assert lost
    for game in lost:
        assert game.list_points is not None
        assert sorted(game.list_points)[1:] == [30, 30]


def test_a_result_that_could_not_be_stored_is_not_in_the_collection(store: Store) -> None:
    table = Table.begin(store, single(None, "random", "random"), parse_game(TOPS_GRAND))
    while until_awaited(table).question is not Question.NEXT_DEAL:
        play_moves(table, 1)
    change(store, "CREATE TRIGGER full BEFORE INSERT ON records BEGIN SELECT RAISE(ABORT, 'no room'); END")
    with pytest.raises(StorageFault, match="no room"):
        table.next_deal(0)
    assert (store.games.search(), table.is_over) == ([], False)
    change(store, "DROP TRIGGER full")
    table.next_deal(0)
    assert (len(store.games.search()), table.is_over) == (1, True)


def test_games_of_a_store_from_before_the_collection_are_put_into_it_once(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "rules", seed=3))
    play_to_the_end(table)
    before = store.games.search()
    store.close()
    forget_the_collection(store)
    with Store(store.path) as opened:
        after = opened.games.search()
        assert [replace(game, id=0, added=before[0].added) for game in after] == [
            replace(game, id=0, added=before[0].added) for game in before
        ]
        opened.games.delete(Query(ids=(after[0].id,)))
    with Store(store.path) as opened:
        assert len(opened.games.search()) == len(after) - 1  # a deleted game does not come back


def test_games_of_a_table_that_nobody_can_read_wait(store: Store) -> None:
    play_to_the_end(Table.begin(store, settings(None, "random", "rules", seed=3)))
    store.close()
    forget_the_collection(store)
    change(store, "UPDATE places SET player = 'gone' WHERE place = 1")
    with Store(store.path) as opened:
        assert opened.games.search() == []
    change(store, "UPDATE places SET player = 'random' WHERE place = 1")
    with Store(store.path) as opened:
        assert len(opened.games.search()) == 3


# -- the same game ---------------------------------------------------------------------------------------------------


def test_a_game_is_added_once_however_often_its_record_comes(store: Store) -> None:
    assert put(store, *GOOD) == len(GOOD)
    assert put(store, *GOOD[:5], game_record(1)) == 1
    assert store.games.totals().games == len(GOOD) + 1


def test_what_does_not_belong_to_the_game_makes_no_other_game_of_it(store: Store) -> None:
    record = parse_record(GOOD[0])
    put(store, record)
    same = replace(record, comment="well played", ratings=("1", "2", "3"), place="elsewhere")
    other = replace(record, date="2011-12-06/18:59:24/UTC")
    assert put(store, same) == 0
    assert put(store, other) == 1
    assert put(store, replace(record, players=("a", "b", "c"))) == 1


def test_deals_passed_in_without_a_date_differ_by_their_cards(store: Store) -> None:
    passed = [parse_record(line) for line in GOOD if "R[passed]" in line]
    (one,) = passed
    undated = replace(one, date="", series="", game_id="")
    turned = replace(undated, deal=(*undated.deal[10:30], *undated.deal[:10], *undated.deal[30:]))
    assert put(store, undated, turned, undated, turned) == 2


def test_an_own_game_that_was_exported_is_not_imported_again(store: Store) -> None:
    play_to_the_end(Table.begin(store, settings(None, "random", "rules", seed=3, save=store.path.parent / "x.sgf")))
    before = store.games.search()
    exported = list(store.games.export())
    assert exported == (store.path.parent / "x.sgf").read_text().splitlines()
    assert put(store, *exported) == 0
    assert store.games.search() == before


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_a_seats_view_is_the_same_game_and_gives_way_to_the_whole_one(store: Store, first: int) -> None:
    whole = parse_record(GOOD[1])
    assert put(store, as_seen_by(whole, first)) == 1
    assert put(store, *(as_seen_by(whole, seat) for seat in range(4))) == 0
    (game,) = store.games.search()
    assert game.is_partial
    assert game.seat == (None if first == 3 else first)
    assert put(store, whole) == 1
    assert put(store, as_seen_by(whole, first), whole) == 0
    (game,) = store.games.search()
    assert not game.is_partial
    assert store.games.get(game.id).record == whole


# -- searching -------------------------------------------------------------------------------------------------------


def test_games_are_listed_by_when_they_were_played_the_last_first(store: Store) -> None:
    put(store, *(game_record(number) for number in (3, 1, 2)))
    put(store, game_record(9, date="no date at all"), game_record(0))
    assert listed(store) == ["9", "3", "2", "1", "0"]  # without a date it is as old as its arrival


def test_pages_stay_right_while_games_are_added_and_deleted(store: Store) -> None:
    put(store, *(game_record(number) for number in range(20, 0, -2)))
    put(store, game_record(99, date=game_record(12).date))  # in the same minute
    pages, key = [], None
    while page := store.games.search(limit=3, before=key):
        pages += [store.games.get(game.id).record.game_id for game in page]
        key = page[-1].key
        put(store, game_record(21 + len(pages)), game_record(1))  # newer and older than all
        store.games.delete(Query(ids=(page[-1].id,)))
    assert pages == ["20", "18", "16", "14", "99", "12", "10", "8", "6", "4", "2", "1"]


def test_names_are_found_by_a_part_of_them_with_or_without_capitals(store: Store) -> None:
    put(store, game_record(1, players=("Özlem", "b%b", "zoot")), game_record(2, players=("anna", "Bernd", "ZOOT")))
    assert listed(store, Query(name="özl")) == listed(store, Query(name="ÖZLEM")) == ["1"]
    assert listed(store, Query(name="o\u0308zlem")) == ["1"]
    assert listed(store, Query(name="zoot")) == ["2", "1"]
    assert listed(store, Query(name="%")) == ["1"]
    assert listed(store, Query(name="dzoot")) == []  # from two names


def test_a_query_is_all_that_it_says(store: Store) -> None:
    """Every filter, and pairs of them, find what a look at each game finds."""
    put(store, *GOOD, *(game_record(number) for number in range(40)), as_seen_by(game_record(50), 1))
    play_to_the_end(Table.begin(store, settings(None, "random", "rules", deals=9, seed=5)))
    table = Table.begin(store, single(None, "random", "random"), parse_game(TOPS_GRAND))
    table.take_hint(0)
    play_to_the_end(table)
    everything = store.games.search(limit=1000)
    year = datetime.datetime(2011, 1, 1, tzinfo=datetime.UTC)
    laws: list[tuple[Query, Callable[[ListedGame], bool]]] = [
        (Query(kind=Kind.GRAND), lambda game: game.contract is not None and game.contract.kind is Kind.GRAND),
        (Query(outcome=Outcome.LOST), lambda game: game.outcome is Outcome.LOST),
        (Query(outcome=Outcome.PASSED_IN), lambda game: game.outcome is Outcome.PASSED_IN),
        (Query(is_own=True), lambda game: game.table is not None),
        (Query(is_own=False), lambda game: game.table is None),
        (Query(is_marked=True), lambda game: game.is_marked),
        (Query(is_marked=False), lambda game: not game.is_marked),
        (Query(since=year), lambda game: game.played >= year),
        (Query(until=year), lambda game: game.played < year),
        (Query(role=Role.DECLARER), lambda game: game.seat is not None and game.declarer == game.seat),
        (Query(role=Role.DEFENDER), lambda game: None not in (game.seat, game.declarer) and game.declarer != game.seat),
        (Query(name="foo", role=Role.DECLARER), lambda game: "foo" in [game.names[seat] for seat in declaring(game)]),
        (Query(name="foo", role=Role.DEFENDER), lambda game: "foo" in [game.names[seat] for seat in defending(game)]),
        (Query(ids=(1, 3, 10**30)), lambda game: game.id in (1, 3)),
    ]
    for query, holds in laws:
        found = store.games.search(query, limit=1000)
        assert found == [game for game in everything if holds(game)] != [], query
        assert store.games.totals(query).games == len(found)
    both = Query(outcome=Outcome.WON, is_own=False)
    won = [game for game in everything if game.outcome is Outcome.WON and game.table is None]
    assert store.games.search(both, limit=1000) == won != []


def declaring(game: ListedGame) -> list[int]:
    return [] if game.declarer is None else [game.declarer]


def defending(game: ListedGame) -> list[int]:
    return [] if game.declarer is None else [seat for seat in range(3) if seat != game.declarer]


def test_totals_count_games_and_sum_the_points_of_the_one_meant(store: Store) -> None:
    assert store.games.totals() == Totals(0, 0, 0, 0)
    put(store, *GOOD)
    found = store.games.search()
    points = [game.list_points[2] for game in found if game.list_points is not None]
    assert store.games.totals(Query(name="rear")) == Totals(
        len(found),
        sum(game.outcome is Outcome.WON for game in found),
        sum(game.outcome is Outcome.LOST for game in found),
        sum(points),
    )
    declared = [game.list_points[2] for game in found if game.list_points is not None and game.declarer == 2]
    assert store.games.totals(Query(name="rear", role=Role.DECLARER)).points == sum(declared)
    assert store.games.totals().points == 0  # the user played none of them


def test_the_users_points_are_those_of_the_list(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "rules", deals=9, seed=8))
    play_to_the_end(table)
    assert store.games.totals().points == table.view(0).scores().totals()[0]


# -- one game --------------------------------------------------------------------------------------------------------


def test_a_game_is_looked_at_move_by_move_and_played_on_from_any_moment(store: Store) -> None:
    put(store, game_record(3))
    (game,) = store.games.search()
    stored = store.games.get(game.id)
    assert stored.record == game_record(3)
    assert [len(stored.moment(number).history) for number in (0, 5, game.moves)] == [0, 5, game.moves]
    assert moment(stored.game, game.moves) == stored.game
    for number in (-1, game.moves + 1):
        with pytest.raises(NoSuchMoment):
            stored.moment(number)
    begun = stored.moment(4)
    table = Table.begin(store, single(None, "random", "random"), begun)
    play_to_the_end(table)
    again = store.games.get(store.games.search()[0].id)
    assert again.game.history[:4] == stored.game.history[:4]
    assert again.game.deal == stored.game.deal


def test_cards_that_a_seats_view_hides_are_told_from_those_that_are_certain(store: Store) -> None:
    whole = parse_record(GOOD[1])
    truth = check_record(whole)
    put(store, as_seen_by(whole, 0))
    stored = store.games.get(store.games.search()[0].id)
    own, *others, skat = stored.certain_cards(0)
    assert own == truth.deal.hands[0]
    assert not skat
    assert [others[seat - 1] == truth.deal.hands[seat] for seat in (1, 2)] == [
        seat != truth.declarer for seat in (1, 2)
    ]


def test_a_game_that_is_not_there_is_an_error(store: Store) -> None:
    for number in (1, -1, 10**30):
        with pytest.raises(UnknownGame):
            store.games.get(number)


def test_records_are_exported_in_the_order_of_time_as_they_came(store: Store) -> None:
    put(store, *(game_record(number) for number in (2, 0, 1)), *GOOD)
    assert list(store.games.export(Query(name="bar", role=None, is_own=False)))[-3:] == [line(0), line(1), line(2)]
    assert sorted(store.games.export()) == sorted([*GOOD, line(0), line(1), line(2)])
    chosen = store.games.search(limit=2)
    assert list(store.games.export(Query(ids=tuple(game.id for game in chosen)))) == [
        format_record(store.games.get(game.id).record) for game in reversed(chosen)
    ]


def test_an_export_goes_on_while_games_come_and_go(store: Store) -> None:
    put(store, *(game_record(number) for number in range(450)))
    exporting = store.games.export()
    first = [next(exporting) for _ in range(10)]
    store.games.delete(Query(name="nobody"))
    put(store, game_record(451))
    assert first + list(exporting) == [line(number) for number in range(450)] + [line(451)]


# -- deleting --------------------------------------------------------------------------------------------------------


def test_deleted_games_are_gone_with_their_records(store: Store) -> None:
    put(store, *(game_record(number) for number in range(450)))
    put(store, GOOD[0])
    assert store.games.delete(Query(name="fore", until=datetime.datetime(2015, 1, 1))) == 1
    assert store.games.delete(Query(since=datetime.datetime(2020, 1, 1, 0, 10, tzinfo=datetime.UTC))) == 440
    assert listed(store) == [str(number) for number in range(9, -1, -1)]
    assert store._database.rows("SELECT count(*) FROM records")[0][0] == 10
    assert store.games.delete(Query(ids=())) == 0
    put(store, GOOD[0])
    assert len(listed(store)) == 11  # and may come again


def test_a_deleted_game_stays_in_the_list_of_its_table(store: Store) -> None:
    table = Table.begin(store, settings(None, "rules", "rules", seed=3))
    while len(table.view(0).finished) < 2:
        play_moves(table, 1)
    totals = table.view(0).scores().totals()
    assert store.games.delete(Query(is_own=True)) == 2
    table.close()
    table = Table.resume(store, table.id)
    assert table.view(0).scores().totals() == totals
    play_to_the_end(table)
    (last,) = store.games.search()
    assert last.deal == 2
    assert len(store.load(table.id).state.entered) == 3


def test_a_finished_table_goes_with_the_last_of_its_games(store: Store) -> None:
    tables = [Table.begin(store, settings(None, "random", "rules", seed=seed)) for seed in (3, 4)]
    for table in tables:
        play_to_the_end(table)
    first = [game.id for game in store.games.search() if game.table == tables[0].id]
    store.games.delete(Query(ids=tuple(first[:2])))
    assert {summary.id for summary in store.summaries()} == {tables[0].id, tables[1].id}
    store.games.delete(Query(ids=tuple(first)))
    assert {summary.id for summary in store.summaries()} == {tables[1].id}
    with pytest.raises(UnknownTable):
        store.load(tables[0].id)
    assert len(store.games.search()) == 3


def test_a_table_is_deleted_with_all_that_was_played_at_it_unless_somebody_plays(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "rules", seed=3, practice=True))
    other = Table.begin(store, settings(None, "random", "rules", seed=4))
    while len(table.view(0).finished) < 1:
        play_moves(table, 1)
    until_awaited(table)
    table.take_hint(0)
    with pytest.raises(TableIsHeld):
        store.delete_table(table.id)
    table.close()
    store.delete_table(table.id)
    assert [summary.id for summary in store.summaries()] == [other.id]
    assert store.games.search() == []
    for name in ("places", "deals", "moves", "marks"):
        assert not store._database.rows(f"SELECT 1 FROM {name} WHERE table_id = ?", table.id), name
    with pytest.raises(UnknownTable):
        store.delete_table(table.id)


def test_searching_does_not_wait_for_what_is_being_written(store: Store) -> None:
    put(store, game_record(1))
    with sqlite3.connect(store.path) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("DELETE FROM games")
        assert listed(store) == ["1"]
        other.execute("ROLLBACK")
