"""The store: durable, versioned, shared by programs, and safe from those that do not know what it holds."""

from __future__ import annotations

import signal
import sqlite3
from pathlib import Path

import pytest

from kiebitz import parse_game
from kiebitz.session import (
    FILE_NAME,
    NewerStore,
    NotStored,
    Store,
    Table,
    TableIsHeld,
    TableIsOver,
    TableMovedOn,
    UnknownTable,
    UnreadableStore,
    data_folder,
)
from kiebitz.session.schema import MIGRATIONS, migrate, version_of
from tests.session.processes import Say, Worker
from tests.session.tables import TOPS_GRAND, games, play_moves, play_to_the_end, settings, single, until_awaited


def test_a_table_left_and_continued_ends_as_if_played_at_once(store: Store) -> None:
    agreed = settings(None, "random", "rules", "rules", seed=12)
    whole = play_to_the_end(Table.begin(store, agreed))
    table = Table.begin(store, agreed)
    while not table.is_over:
        play_moves(table, 11)
        if not table.is_over:
            table.close()
            store.close()
            store = Store(store.path)
            table = Table.resume(store, table.id)
    assert games(table) == whole


def test_all_that_was_noted_is_read_back(store: Store) -> None:
    table = Table.begin(
        store, settings(None, "random", "rules", seed=12, practice=True, save=store.path.parent / "x.sgf")
    )
    play_moves(table, 60)
    until_awaited(table)
    before, noted = table.view(0), store.load(table.id)
    table.close()
    after = Table.resume(store, table.id).view(0)
    assert after.settings == before.settings
    assert after.thinking == before.thinking != {}
    assert after.marks == before.marks
    assert after.view.history == before.view.history
    assert after.revision == before.revision
    assert store.load(table.id).chance == noted.chance


def test_finished_tables_stay_but_are_not_played_on(store: Store) -> None:
    table = Table.begin(store, single(None, "random", "random"), parse_game(TOPS_GRAND))
    play_to_the_end(table)
    table.close()
    (summary,) = store.summaries()
    assert (summary.id, summary.is_over, summary.number) == (table.id, True, 0)
    assert len(store.load(table.id).state.entered) == 1
    with pytest.raises(TableIsOver):
        Table.resume(store, table.id)


def test_the_table_played_last_comes_first(store: Store) -> None:
    tables = [Table.begin(store, settings(None, "random", "random")) for _ in range(3)]
    play_moves(tables[1], 2)
    assert [summary.id for summary in store.summaries()] == [2, 3, 1]


def test_a_table_that_does_not_exist_is_an_error(store: Store) -> None:
    for number in (7, 0, -1, 2**63, 10**30):
        with pytest.raises(UnknownTable):
            Table.resume(store, number)


def test_a_table_whose_player_is_gone_is_unreadable_and_not_offered(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "random"))
    table.close()
    with sqlite3.connect(store.path) as other:
        other.execute("UPDATE places SET player = 'gone' WHERE place = 1")
    assert store.summaries() == []
    with pytest.raises(UnreadableStore, match="unknown player 'gone'"):
        Table.resume(store, table.id)


# -- two programs --------------------------------------------------------------------------------------------------


def test_a_table_is_held_by_one_program_until_it_is_left(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "random"))
    other = Store(store.path)
    with pytest.raises(TableIsHeld):
        Table.resume(other, table.id)
    another = Table.begin(other, settings(None, "random", "random"))
    play_moves(another, 3)
    table.close()
    Table.resume(other, table.id).close()


def test_a_hold_goes_with_the_process_that_has_it(folder: Path) -> None:
    def hold(say: Say) -> None:
        with Table.begin(Store(folder / FILE_NAME), settings(None, "random", "random")):
            say("held")
            signal.pause()

    with Worker(hold) as worker:
        assert worker.wait_for(1)
        store = Store(folder / FILE_NAME)
        with pytest.raises(TableIsHeld):
            Table.resume(store, 1)
    Table.resume(store, 1).close()


def test_a_table_that_somebody_else_went_on_with_is_not_overwritten(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "random"))
    with sqlite3.connect(store.path) as other:
        other.execute("UPDATE tables SET revision = revision + 1")
    before = table.view(0)
    with pytest.raises(TableMovedOn):
        play_moves(table, 1)
    assert table.view(0).view.history == before.view.history == ()
    assert store.load(table.id).state.game.history == []


# -- versions ------------------------------------------------------------------------------------------------------


def test_a_store_is_durable_and_has_a_version(store: Store) -> None:
    with sqlite3.connect(store.path) as other:
        assert version_of(other) == len(MIGRATIONS)
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    (synchronous,) = store._database.rows("PRAGMA synchronous")
    assert tuple(synchronous) == (2,)  # FULL


def test_a_store_of_an_older_release_is_migrated_with_all_it_holds(store: Store) -> None:
    table = Table.begin(store, settings(None, "random", "random", seed=3))
    play_moves(table, 20)
    table.close()
    before = store.load(table.id)
    store.close()
    newer = (*MIGRATIONS, ("ALTER TABLE deals ADD COLUMN pepper TEXT",), ("UPDATE deals SET pepper = 'none'",))
    with sqlite3.connect(store.path) as connection:
        migrate(connection, newer)
        migrate(connection, newer)  # once is enough
        assert version_of(connection) == len(MIGRATIONS) + 2
        assert connection.execute("SELECT DISTINCT pepper FROM deals").fetchall() == [("none",)]
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    after = Store(store.path).load(table.id)
    assert after.state.game.history == before.state.game.history
    assert after.chance == before.chance


def test_a_migration_that_fails_leaves_the_store_as_it_was(store: Store) -> None:
    store.close()
    broken = (*MIGRATIONS, ("CREATE TABLE extra (number INTEGER)", "NO SUCH STATEMENT"))
    connection = sqlite3.connect(store.path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    with pytest.raises(sqlite3.Error):
        migrate(connection, broken)
    connection.execute("ROLLBACK")
    assert version_of(connection) == len(MIGRATIONS)
    assert not connection.execute("SELECT * FROM sqlite_schema WHERE name = 'extra'").fetchall()


def test_a_store_of_a_newer_release_is_refused_and_untouched(store: Store) -> None:
    Table.begin(store, settings(None, "random", "random")).close()
    store.close()
    connection = sqlite3.connect(store.path)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    before = store.path.read_bytes()
    with pytest.raises(NewerStore):
        Store(store.path)
    assert store.path.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"no database at all, but long enough to look at" * 100, b"SQLite format 3\0" + b"x" * 500]
)
def test_a_file_that_is_no_store_is_refused_and_untouched(folder: Path, content: bytes) -> None:
    path = folder / FILE_NAME
    path.write_bytes(content)
    with pytest.raises(UnreadableStore):
        Store(path)
    assert path.read_bytes() == content


def test_a_folder_that_cannot_be_made_is_told(folder: Path) -> None:
    (folder / "kiebitz").write_text("in the way")
    with pytest.raises(NotStored) as told:
        Store(folder / "kiebitz" / FILE_NAME)
    assert told.value.path == folder / "kiebitz" / FILE_NAME


def test_the_data_folder_follows_the_convention() -> None:
    assert data_folder({"XDG_DATA_HOME": "/srv/data"}) == Path("/srv/data/kiebitz")
    for unset in ({}, {"XDG_DATA_HOME": ""}, {"XDG_DATA_HOME": "relative"}):
        assert data_folder(unset) == Path.home() / ".local" / "share" / "kiebitz"
