"""The files of the store: for their owner alone, refused untouched if they are others', missed when they are gone."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from kiebitz.session import (
    FILE_NAME,
    DamagedStore,
    ForeignStore,
    Store,
    StoreGone,
    Table,
    TableIsHeld,
    TableIsOver,
    records,
)
from tests.session.tables import play_moves, play_to_the_end, settings


@pytest.fixture
def generous() -> Iterator[None]:
    """New files are for everybody, unless somebody sees to it that they are not."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture
def path(folder: Path) -> Path:
    """Where a store is to be made, in a folder that is not there."""
    return folder / "kiebitz" / FILE_NAME


def modes(folder: Path) -> dict[str, int]:
    return {str(each.relative_to(folder)): stat.S_IMODE(each.stat().st_mode) for each in folder.rglob("*")}


# -- for the owner alone -----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("generous")
def test_a_new_store_its_folder_its_log_and_its_locks_are_for_their_owner_alone(path: Path) -> None:
    with Store(path) as store, Table.begin(store, settings(None, "random", "random")):
        found = modes(path.parent.parent)
    assert {name: oct(mode) for name, mode in found.items()} == {
        "kiebitz": "0o700",
        f"kiebitz/{FILE_NAME}": "0o600",
        f"kiebitz/{FILE_NAME}-wal": "0o600",
        f"kiebitz/{FILE_NAME}-shm": "0o600",
        f"kiebitz/{FILE_NAME}-held": "0o700",
        f"kiebitz/{FILE_NAME}-held/1.lock": "0o600",
    }


def test_what_an_earlier_release_left_open_to_others_is_closed_to_them(path: Path) -> None:
    with Store(path) as store, Table.begin(store, settings(None, "random", "random")):
        for each in (path.parent, *path.parent.rglob("*")):
            each.chmod(0o755 if each.is_dir() else 0o644)
        with Store(path), suppress(TableIsHeld):
            Table.resume(store, 1)
        assert not any(mode & 0o077 for mode in modes(path.parent.parent).values())


@pytest.mark.parametrize(("name", "beside"), [("kiebitz", "letter.txt"), ("shared", "games.sgf")])
def test_a_folder_with_things_of_others_and_one_that_is_not_ours_keep_their_modes(
    folder: Path, name: str, beside: str
) -> None:
    given = folder / name
    given.mkdir()
    given.chmod(0o755)
    (given / beside).write_text("")
    Store(given / FILE_NAME).close()
    assert modes(folder)[name] == 0o755
    assert modes(folder)[f"{name}/{FILE_NAME}"] == 0o600


# -- others' files -----------------------------------------------------------------------------------------------------


def plain_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE letters (id INTEGER PRIMARY KEY, moves TEXT)")


def versioned_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 3")


def database_in_its_log(path: Path) -> None:
    """One whose program was killed before anything but its first page came out of the log."""
    pid = os.fork()
    if pid == 0:
        connection = sqlite3.connect(path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE letters (id INTEGER PRIMARY KEY)")
        os._exit(0)
    os.waitpid(pid, 0)


@pytest.mark.parametrize("make", [plain_database, versioned_database, database_in_its_log])
def test_a_database_of_another_program_is_refused_and_not_touched(folder: Path, make: Callable[[Path], None]) -> None:
    path = folder / FILE_NAME
    make(path)
    path.chmod(0o644)
    before = [(each.name, each.read_bytes(), each.stat().st_mode) for each in sorted(folder.iterdir())]
    with pytest.raises(ForeignStore, match="it is a database of another program"):
        Store(path)
    assert [(each.name, each.read_bytes(), each.stat().st_mode) for each in sorted(folder.iterdir())] == before


def test_an_empty_file_and_an_empty_database_become_a_store(folder: Path) -> None:
    (folder / "empty").write_bytes(b"")
    with closing(sqlite3.connect(folder / "database")) as connection:
        connection.execute("VACUUM")
    for name in ("empty", "database"):
        with Store(folder / name) as store:
            assert store.summaries() == []


# -- damage ------------------------------------------------------------------------------------------------------------


def test_a_damaged_store_is_found_out_at_the_start_and_left_as_it_is(path: Path) -> None:
    with Store(path) as store:
        play_to_the_end(Table.begin(store, settings("random", "random", "random", deals=9)))
    content = bytearray(path.read_bytes())
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'moves'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    content[(page - 1) * size : page * size] = bytes(size)
    path.write_bytes(content)
    with pytest.raises(DamagedStore):
        Store(path)
    assert path.read_bytes() == content


# -- gone while it is open ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", ["", "-wal"])
def test_a_file_that_is_deleted_is_missed_before_anything_more_is_told(path: Path, ending: str) -> None:
    with Store(path) as store:
        table = Table.begin(store, settings(None, "random", "random", seed=1))
        play_moves(table, 5)
        taken = path.with_name(path.name + ending)
        away = taken.rename(path.parent / "elsewhere")
        heard: list[object] = []
        table.watch(None, lambda event, _: heard.append(event))
        with pytest.raises(StoreGone) as told:
            play_moves(table, 1)
        assert told.value.path == path
        assert heard == []
        assert len(table.view(0).view.history) == 5
        away.rename(taken)
        play_moves(table, 1)
        assert len(store.load(table.id).state.game.history) == 6


def test_a_file_that_is_replaced_is_missed_too(path: Path) -> None:
    with Store(path) as store:
        table = Table.begin(store, settings(None, "random", "random", seed=1))
        play_moves(table, 5)
        with Store(path.with_name("other.sqlite")) as other:
            Table.begin(other, settings(None, "random", "random", seed=1)).close()
        os.replace(path.with_name("other.sqlite"), path)
        content = path.read_bytes()
        with pytest.raises(StoreGone):
            play_moves(table, 1)
        with pytest.raises(StoreGone):
            Table.begin(store, settings(None, "random", "random"))
        assert path.read_bytes() == content


# -- locks -------------------------------------------------------------------------------------------------------------


def locks(path: Path) -> list[str]:
    return sorted(each.name for each in path.with_name(f"{FILE_NAME}-held").iterdir())


def test_locks_of_tables_that_are_over_or_deleted_go(path: Path) -> None:
    with Store(path) as store:
        with Table.begin(store, settings("random", "random", "random", deals=3)) as table:
            play_to_the_end(table)
            assert locks(path) == ["1.lock"]
        assert locks(path) == []
        Table.begin(store, settings(None, "random", "random")).close()
        assert locks(path) == ["2.lock"]
        with pytest.raises(TableIsOver):
            Table.resume(store, 1)
        assert locks(path) == ["2.lock"]
        store.delete_table(2)
        assert locks(path) == []


def test_locks_that_were_left_by_others_go_with_the_next_start_but_for_tables_that_go_on(path: Path) -> None:
    with Store(path) as store:
        play_to_the_end(Table.begin(store, settings("random", "random", "random", deals=3)))
        Table.begin(store, settings(None, "random", "random")).close()
    for number in (1, 2, 77):
        path.with_name(f"{FILE_NAME}-held").joinpath(f"{number}.lock").touch()
    path.with_name(f"{FILE_NAME}-held").joinpath("78.lock-journal").touch()
    Store(path).close()
    assert locks(path) == ["2.lock"]


# -- the file of records -----------------------------------------------------------------------------------------------


def test_a_finished_deal_does_not_read_the_file_of_records(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "_stands_in", lambda *_: pytest.fail("all records are read"))
    save = folder / "games.sgf"
    save.write_text("(;an older game, cut off")
    with Store(folder / FILE_NAME) as store:
        play_to_the_end(Table.begin(store, settings("random", "random", "random", deals=3, save=save)))
    assert len(save.read_text().splitlines()) == 4
