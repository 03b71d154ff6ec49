"""Who the user is: told once, and the same in every game, whatever they were called in it."""

from __future__ import annotations

import sqlite3

import pytest

from kiebitz import parse_game
from kiebitz.errors import Fault
from kiebitz.session import UNNAMED, Identity, NotAName, NotAsked, Place, Query, Renamed, Role, Settings, Store, Table
from kiebitz.session.schema import MIGRATIONS, migrate
from tests.session.collected import game_record, put
from tests.session.tables import TOPS_GRAND, play_moves, play_to_the_end, settings, single

BEFORE_IDENTITY = 4  # the version of the store that did not know who the user is


def table_of(store: Store, name: str) -> int:
    """A deal that was played by a person of this name, and entered."""
    places = (Place(name), Place("Anna", "rules"), Place("Bernd", "rules"))
    with Table.begin(store, Settings(places, 1, seat=0, seed=4)) as table:
        play_to_the_end(table)
        return table.id


def test_who_i_am_is_told_once_and_kept(store: Store) -> None:
    assert store.me.get() is None
    store.me.keep(Identity("Emil", ("emil77", " EMIL77 ", "emi")))
    store.close()
    assert Store(store.path).me.get() == Identity("Emil", ("emil77", "emi"))


def test_games_from_elsewhere_are_mine_by_my_nicknames(store: Store) -> None:
    put(store, game_record(1, players=("foo", "Emil77", "zoot")), game_record(2, players=("foo", "bar", "zoot")))
    assert {game.seat for game in store.games.search()} == {None}
    store.me.keep(Identity("Emil", ("emil77",)))
    assert [game.seat for game in store.games.search()] == [None, 1]
    mine = [store.games.totals(Query(role=role)).games for role in Role]
    assert sum(mine) <= 1
    assert store.games.get(store.games.search()[1].id).listed.seat == 1
    store.me.keep(Identity("Emil"))
    assert {game.seat for game in store.games.search()} == {None}


def test_a_namesake_at_my_own_table_is_not_me(store: Store) -> None:
    store.me.keep(Identity("Emil", ("Anna",)))
    table_of(store, "Emil")
    assert [game.seat for game in store.games.search()] == [0]


@pytest.mark.parametrize("unnamed", ["You", "Du", "you", UNNAMED])
def test_who_had_told_no_name_gets_it_at_tables_of_before(store: Store, unnamed: str) -> None:
    table = table_of(store, unnamed)
    store.me.keep(Identity("Emil"))
    assert [place.name for place in store.load(table).state.settings.places] == ["Emil", "Anna", "Bernd"]
    assert store.games.search()[0].names == ("Emil", "Anna", "Bernd")


def test_a_name_that_somebody_at_the_table_has_changes_nothing_there(store: Store) -> None:
    table = table_of(store, "You")
    store.me.keep(Identity("anna"))
    assert store.load(table).state.settings.places[0].name == "You"


@pytest.mark.parametrize("name", ["Du", "YOU", "ich", "<b>", "", " Emil"])
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(NotAName):
        Identity(name)


@pytest.mark.parametrize("nicknames", [("",), ("x" * 41,), tuple(map(str, range(21)))])
def test_nicknames_have_bounds(nicknames: tuple[str, ...]) -> None:
    with pytest.raises(Fault):
        Identity("Emil", nicknames)


def test_a_guest_is_called_by_the_name_that_he_gives(store: Store) -> None:
    heard: list[object] = []
    with Table.begin(store, settings(None, None, "rules")) as table:
        table.watch(0, lambda event, view: heard.append((event, view.settings.places[1].name)))
        table.rename(1, "Frieda")
        assert heard == [(Renamed(1), "Frieda")]
        for place, name, fault in ((1, "You", NotAName), (2, "Carla", NotAsked), (0, "frieda", Fault)):
            with pytest.raises(fault):
                table.rename(place, name)
        play_moves(table, 5)
    assert [place.name for place in store.load(table.id).state.settings.places] == ["Place0", "Frieda", "Place2"]


def test_a_store_of_an_older_release_learns_which_tables_are_branches(store: Store) -> None:
    begun = [
        (single(None, "rules", "rules", practice=True), parse_game(TOPS_GRAND)),
        (single(None, "rules", "rules"), parse_game(TOPS_GRAND)),
        (single(None, "rules", "rules", practice=True), None),
    ]
    for agreed, position in begun:
        Table.begin(store, agreed, position).close()
    store.close()
    with sqlite3.connect(store.path) as connection:  # as the release before left it
        connection.execute("DROP TRIGGER coached_go_with_games")
        later = ("my_names", "rooms", "room_places", "remembered", "boards", "coached", "hosted")
        for name in (*later, "practice_answers", "practice"):
            connection.execute(f"DROP TABLE {name}")
        for column in ("looked_through", "sums"):
            connection.execute(f"ALTER TABLE reviews DROP COLUMN {column}")
        for column in ("is_branch", "follows", "room", "stand_in", "known"):
            connection.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        for column in ("contributions", "remembered"):
            connection.execute(f"ALTER TABLE deals DROP COLUMN {column}")
        connection.execute(f"PRAGMA user_version = {BEFORE_IDENTITY}")
        migrate(connection, MIGRATIONS)
    with Store(store.path) as after:
        assert [summary.settings.is_branch for summary in after.summaries()] == [False, False, True]
        assert after.me.get() is None


def test_a_company_that_goes_on_is_found_from_its_last_table(store: Store) -> None:
    with Table.begin(store, settings(None, None, "rules")) as first:
        assert store.follower_of(first.id) is None
        Table.begin(store, settings(None, None, "rules", follows=first.id)).close()
        with Table.begin(store, settings(None, None, "rules", follows=first.id)) as last:
            assert store.follower_of(first.id) == last.id
