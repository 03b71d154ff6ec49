"""All about somebody: taken along as one file, taken in elsewhere, deleted; what belongs to others stays."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kiebitz.board import format_tree, read
from kiebitz.cli.main import cli
from kiebitz.practice.own_data import export_me, forget_me, import_me
from kiebitz.practice.queue import Queue
from kiebitz.practice.statistics import statistics_of
from kiebitz.session import ALL_GAMES, FILE_NAME, Agreement, Place, Query, Store, Table, TableIsHeld, UnreadableArchive
from tests.folders import quick_folder
from tests.practice.practised import ME, NOW, answer_all, days, with_reviewed_game
from tests.session.collected import game_record, put
from tests.session.tables import TOPS_GRAND, a_list, play_to_the_end


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """The one that the command line finds."""
    with quick_folder() as folder:
        monkeypatch.setenv("XDG_DATA_HOME", str(folder))
        with Store(folder / "kiebitz" / FILE_NAME) as opened:
            yield opened


def stats(*words: str) -> Result:
    return CliRunner().invoke(cli, ["stats", *words, "--lang", "en"])


def play_in_a_room(store: Store, *names: str) -> int:
    """People meet in a room and play a list of three deals; the room."""
    places = tuple(map(Place, names))
    agreement = Agreement(deals=3)
    room, _ = store.rooms.open(agreement, places)
    with Table.begin(store, agreement.settings(places, room)) as table:
        store.rooms.put_table(room, table.id)
        play_to_the_end(table)
    return room


def test_all_about_me_can_be_taken_along(store: Store, tmp_path: Path) -> None:
    with_reviewed_game(store, 1, 2)
    play_in_a_room(store, ME, "Anna", "Bernd")
    play_in_a_room(store, "Clara", "Anna", "Bernd")
    store.boards.keep("A grand", read(TOPS_GRAND))
    Queue(store).refresh(NOW)
    path = tmp_path / "me.zip"
    assert stats("--export-me", str(path)).exit_code == 0
    with zipfile.ZipFile(path) as archive:
        assert len(archive.read("games.sgf").splitlines()) == 2 + 3
        assert len(archive.read("practice.jsonl").splitlines()) == len(store.practice.items())
        assert json.loads(archive.read("boards.jsonl"))["title"] == "A grand"
        assert json.loads(archive.read("names.json")) == [ME]
    assert stats("--export-me", str(path)).exit_code == 1  # it is there already


def test_scheduling_statistics_and_trees_are_the_same_in_another_store(store: Store, tmp_path: Path) -> None:
    with_reviewed_game(store, 1, 2)
    store.boards.keep("A grand", read(f"{TOPS_GRAND} CJ {{a good lead}} (SJ C7) C7"))
    queue = Queue(store)
    queue.refresh(NOW)
    answer_all(queue, NOW, rightly=False)
    export_me(store, path := tmp_path / "me.zip", NOW)
    with quick_folder() as folder, Store(folder / FILE_NAME) as other:
        assert [import_me(other, path) for _ in range(2)] == [2, 0]
        later = Queue(other)
        later.refresh(NOW)
        assert later.today(NOW) == queue.today(NOW)
        asked, known = (each.next(days(4)) for each in (later, queue))
        assert asked is not None
        assert known is not None
        assert (asked.view, asked.answers) == (known.view, known.answers)
        assert statistics_of(other, ALL_GAMES, NOW) == statistics_of(store, ALL_GAMES, NOW)
        for each in (store, other):
            ((title, tree),) = [each.boards.get(line.id) for line in each.boards.list()]
            assert (title, format_tree(tree)) == ("A grand", f"{TOPS_GRAND} CJ {{a good lead}} (SJ C7) C7")


def test_the_command_takes_in_what_it_has_written_and_refuses_anything_else(store: Store, tmp_path: Path) -> None:
    with_reviewed_game(store, 1)
    export_me(store, path := tmp_path / "me.zip", NOW)
    forget_me(store)
    assert "One game is new" in stats("--import-me", str(path)).output
    assert len(store.games.search()) == 1
    for content in (b"", b"no archive"):
        path.write_bytes(content)
        assert stats("--import-me", str(path)).exit_code == 1
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("names.json", "{")
    with pytest.raises(UnreadableArchive):
        import_me(store, path)


def test_all_about_me_can_be_deleted_and_games_of_others_stay(store: Store) -> None:
    with_reviewed_game(store, 1)
    a_list(store, 1)
    put(store, game_record(2, players=("one", "two", "three")))
    mine = play_in_a_room(store, ME, "Anna", "Bernd")
    theirs = play_in_a_room(store, "Clara", "Anna", "Bernd")
    store.boards.keep("A grand", read(TOPS_GRAND))
    Queue(store).refresh(NOW)
    assert forget_me(store) == 1 + 1 + 3
    (left,) = store.games.search()
    assert left.names == ("one", "two", "three")
    assert store.me.get() is None
    assert store.practice.items() == []
    assert store.summaries() == []
    assert store.boards.list() == []
    assert [len(store.games.search(Query(room=room))) for room in (mine, theirs)] == [0, 3]
    assert store.rooms.of([ME]) == []
    assert store.tables_of([ME]) == []


def test_while_somebody_plays_at_a_table_of_mine_i_am_not_forgotten(store: Store) -> None:
    with_reviewed_game(store, 1)
    with Table.begin(store, Agreement(deals=3).settings((Place(ME), Place("Anna"), Place("Bernd")))):
        with pytest.raises(TableIsHeld):
            forget_me(store)
        assert store.me.get() is not None
    forget_me(store)
    assert store.me.get() is None
