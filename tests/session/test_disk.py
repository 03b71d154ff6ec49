"""Full disks, read-only disks and sudden ends: what was told is on disk, and what is not on disk was not told."""

from __future__ import annotations

import random
import resource
import signal
import time
from pathlib import Path

import pytest

from kiebitz import Declare, format_game, format_move, parse_record, replay
from kiebitz.session import (
    FILE_NAME,
    Event,
    Moved,
    NotRecorded,
    NotStored,
    Settings,
    Store,
    Table,
    TableIsOver,
    TableView,
)
from tests.session.processes import Say, Worker, give_up_rights
from tests.session.tables import play_moves, play_to_the_end, settings

KILLS = 30


# -- kill -9 -------------------------------------------------------------------------------------------------------


def agreed(folder: Path) -> Settings:
    return settings(None, "rules", "random", deals=9, seed=77, save=folder / "games.sgf")


def play_on(folder: Path, say: Say, most: int | None = None) -> None:
    """Begin or continue the one table, and say every move as soon as it is told; after the most, wait for the end."""
    store = Store(folder / FILE_NAME)
    known = store.summaries()
    table = Table.resume(store, known[0].id) if known else Table.begin(store, agreed(folder))

    said = 0

    def tell(event: Event, view: TableView) -> None:
        nonlocal said
        if isinstance(event, Moved):
            move = event.move.contract if isinstance(event.move, Declare) else event.move
            say(f"{view.number} {event.number} {move}")
            said += 1
            if said == most:
                signal.pause()

    table.watch(None, tell)
    play_to_the_end(table)


def moves_on_disk(folder: Path) -> dict[str, str]:
    """All moves of the table, by deal and number."""
    with Store(folder / FILE_NAME) as store:
        return {
            f"{number} {count}": format_move(move).partition(".")[0] if isinstance(move, Declare) else format_move(move)
            for number, each in enumerate(store.load(1).state.rounds)
            for count, move in enumerate(each.game.moves)
        }


def test_nothing_that_was_told_is_lost_by_kill_9_at_any_moment(folder: Path) -> None:
    source = random.Random(30)
    with Store(folder / "whole.sqlite") as store:
        whole = play_to_the_end(Table.begin(store, agreed(folder / "whole")))
    per_kill = sum(len(game.split()) - 1 for game in whole) // (KILLS + 2)
    told: dict[str, str] = {}
    for _ in range(KILLS):
        with Worker(lambda say: play_on(folder, say, per_kill)) as worker:
            worker.wait_for(source.randrange(per_kill))
            time.sleep(source.random() * 0.004)
        for line in worker.lines:
            key, _, move = line.rpartition(" ")
            assert key not in told, f"{key} happened twice"
            told[key] = move
        on_disk = moves_on_disk(folder) if told else {}
        assert {key: on_disk.get(key) for key in told} == told
        told = on_disk  # at most a move that had been stored, but not yet been told
    with Worker(lambda say: play_on(folder, say)) as worker:
        assert worker.join() == 0
    with Store(folder / FILE_NAME) as store:
        assert [format_game(each.game) for each in store.load(1).state.rounds] == whole
    records = [parse_record(line) for line in (folder / "games.sgf").read_text().splitlines()]
    assert [format_game(replay(record)) for record in records] == whole


# -- a full disk ---------------------------------------------------------------------------------------------------


def fill_the_disk(folder: Path, say: Say) -> None:
    """Play until no file may grow any more, then make room and go on; say how it went."""
    store = Store(folder / FILE_NAME)
    table = Table.begin(store, agreed(folder))
    play_moves(table, 5)
    heard: list[Event] = []
    table.watch(0, lambda event, _: heard.append(event))
    size = (folder / f"{FILE_NAME}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 20_000, resource.RLIM_INFINITY))
    refused = 0
    while refused < 3:
        before, count = table.view(0), len(heard)
        try:
            play_moves(table, 1)
        except NotStored as error:
            refused += 1
            assert error.path == folder / FILE_NAME
            assert len(heard) == count
            assert table.view(0).view.history == before.view.history
            assert table.view(0).revision == before.revision
    with Store(folder / FILE_NAME) as other:
        assert len(other.load(1).state.game.history) == len(table.view(0).view.history)
    say(f"stopped at {table.view(0).revision}")
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    for game in play_to_the_end(table):
        say(game)


def test_a_full_disk_refuses_moves_loses_none_and_goes_on_when_there_is_room(folder: Path) -> None:
    with Store(folder / "whole.sqlite") as store:
        whole = play_to_the_end(Table.begin(store, agreed(folder / "whole")))
    with Worker(lambda say: fill_the_disk(folder, say)) as worker:
        assert worker.join() == 0
    stopped, *games = worker.lines
    assert int(stopped.split()[-1]) > 5
    assert games == whole


# -- a read-only disk ----------------------------------------------------------------------------------------------


def test_a_folder_that_may_only_be_read_is_told_and_left_as_it_is(folder: Path) -> None:
    with Store(folder / FILE_NAME) as store:
        table = Table.begin(store, agreed(folder))
        play_moves(table, 9)
        table.close()
    content = (folder / FILE_NAME).read_bytes()
    for path in (*folder.rglob("*"), folder):
        path.chmod(0o555 if path.is_dir() else 0o444)

    def attempt(say: Say) -> None:
        give_up_rights()
        with pytest.raises(NotStored):
            play_moves(Table.resume(Store(folder / FILE_NAME), 1), 1)
        with pytest.raises(NotStored):
            Table.begin(Store(folder / FILE_NAME), agreed(folder))

    with Worker(attempt) as worker:
        code = worker.join()
    folder.chmod(0o755)
    assert code == 0
    assert (folder / FILE_NAME).read_bytes() == content
    with Store(folder / FILE_NAME) as store:
        assert len(store.load(1).state.game.history) == 9


def test_a_disk_that_becomes_read_only_while_playing_refuses_moves(folder: Path) -> None:
    store = Store(folder / FILE_NAME)
    table = Table.begin(store, agreed(folder))
    play_moves(table, 5)
    store._database.rows("PRAGMA query_only = ON")  # SQLite's own switch for a file that may only be read
    with pytest.raises(NotStored, match="readonly"):
        play_moves(table, 1)
    assert len(table.view(0).view.history) == 5
    store._database.rows("PRAGMA query_only = OFF")
    play_moves(table, 1)
    assert len(store.load(table.id).state.game.history) == 6


def test_games_that_cannot_be_recorded_are_kept_and_recorded_later(folder: Path) -> None:
    (folder / "in-the-way").write_text("")
    save = folder / "in-the-way" / "games.sgf"
    with Store(folder / FILE_NAME) as store:
        table = Table.begin(store, settings("random", "rules", "random", seed=1, save=save))
        heard: list[Event] = []
        table.watch(None, lambda event, _: heard.append(event))
        while table.view(None).number < 1:
            table.step()
        assert [type(event) for event in heard if isinstance(event, NotRecorded)] == [NotRecorded]
        table.close()
        (folder / "in-the-way").unlink()
        table = Table.resume(store, table.id)
        whole = play_to_the_end(table)
        table.close()
    assert [format_game(replay(parse_record(line))) for line in save.read_text().splitlines()] == whole


def test_a_last_game_that_could_not_be_recorded_is_recorded_when_the_table_is_looked_at_again(folder: Path) -> None:
    save = folder / "games.sgf"
    with Store(folder / FILE_NAME) as store:
        table = Table.begin(store, settings("random", "rules", "random", seed=1, save=save))
        while table.view(None).number < 2:
            table.step()
        save.rename(folder / "moved-away.sgf")
        save.mkdir()
        whole = play_to_the_end(table)
        table.close()
        save.rmdir()
        (folder / "moved-away.sgf").rename(save)
        for _ in range(2):  # once is enough
            with pytest.raises(TableIsOver):
                Table.resume(store, table.id)
            records = [parse_record(line) for line in save.read_text().splitlines()]
            assert [format_game(replay(record)) for record in records] == whole
