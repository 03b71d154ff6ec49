"""Imports: games come in once, faults are told, tables go on meanwhile, and a sudden end loses next to nothing."""

from __future__ import annotations

import bz2
import gzip
import io
import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz import errors, format_record, parse_record
from kiebitz.formats.iss import as_seen_by
from kiebitz.session import (
    ALL_GAMES,
    FILE_NAME,
    ArchiveTooLarge,
    ArchiveTooSlow,
    Fault,
    Import,
    ImportState,
    Progress,
    StorageFault,
    Store,
    Table,
    UnreadableArchive,
    reading,
)
from kiebitz.session.importing import FAULTS_KEPT
from tests.folders import quick_folder
from tests.session.collected import GOOD, SAMPLES, game_record
from tests.session.processes import Say, Worker
from tests.session.tables import play_to_the_end, settings

SAMPLE_TEXT = "\n".join(SAMPLES)
ENOUGH_FOR_A_PROCESS = 700  # games


def imported(store: Store, source: Path | str | io.BytesIO) -> Progress:
    report = Import.begin(store, source).wait(60)
    assert report.state is not ImportState.RUNNING
    return report


def large_archive(path: Path, games: int = ENOUGH_FOR_A_PROCESS) -> Path:
    """So many games, of which many are alike but for their numbers."""
    records = [game_record(number) for number in range(100)]
    path.write_text(
        "".join(format_record(replace(records[number % 100], series=str(number))) + "\n" for number in range(games))
    )
    return path


# -- what comes in ---------------------------------------------------------------------------------------------------


def test_the_game_read_last_is_told_whether_it_is_new_or_known(store: Store) -> None:
    assert imported(store, "not a record").last is None
    for _ in range(2):
        last = imported(store, "\n".join(GOOD[:3])).last
        assert last is not None
        assert format_record(store.games.get(last).record) == GOOD[2]


def test_a_pasted_text_is_imported_and_what_is_wrong_with_it_is_told(store: Store) -> None:
    text = f"my games:\n{GOOD[0]}\n\n# a comment\n{GOOD[1][:300]}\n{GOOD[2]}\n{SAMPLE_TEXT}"
    report = imported(store, text)
    assert report.state is ImportState.DONE
    assert (report.added, report.known, report.partial) == (len(GOOD), 2, 0)
    assert report.broken == 3
    assert [(fault.line, fault.reason[:30]) for fault in report.faults] == [
        (1, "not a record: it starts with ("),
        (5, "the record does not end with ;"),
        (6 + 1 + SAMPLES.index(next(line for line in SAMPLES if line not in GOOD)), "?? cannot be played here"),
    ]
    assert report.bytes_read == report.bytes_total == len(text)
    assert sorted(store.games.export()) == sorted(GOOD)


@pytest.mark.parametrize("pack", [bytes, gzip.compress, bz2.compress])
def test_files_and_streams_are_imported_packed_or_not_whatever_they_are_called(
    store: Store, folder: Path, pack: Callable[[bytes], bytes]
) -> None:
    packed = pack(SAMPLE_TEXT.encode())
    path = folder / "upload"
    path.write_bytes(packed)
    assert imported(store, io.BytesIO(packed)).added == len(GOOD)
    report = imported(store, path)
    assert (report.added, report.known) == (0, len(GOOD))
    assert report.bytes_total == len(packed)


def test_a_large_archive_is_read_in_another_process_to_the_same_end(store: Store, folder: Path) -> None:
    path = large_archive(folder / "large.sgf")
    with path.open("a") as file:
        file.write("rubbish\n" * (FAULTS_KEPT + 20))
    report = imported(store, path)
    assert (report.state, report.error) == (ImportState.DONE, None)
    assert (report.added, report.known, report.broken) == (ENOUGH_FOR_A_PROCESS, 0, FAULTS_KEPT + 20)
    assert report.faults[-1] == Fault(ENOUGH_FOR_A_PROCESS + FAULTS_KEPT, 1, errors.Fault("record-not-one"))
    assert len(report.faults) == FAULTS_KEPT
    assert report.bytes_read == path.stat().st_size
    assert store.games.totals().games == ENOUGH_FOR_A_PROCESS


def test_seat_views_come_in_marked_and_a_game_that_is_not_over_does_not(store: Store) -> None:
    whole = parse_record(GOOD[0])
    unfinished = replace(game_record(3), moves=game_record(3).moves[:9], result="unknown")
    report = imported(store, "\n".join(map(format_record, (as_seen_by(whole, 1), game_record(1), unfinished))))
    assert (report.added, report.partial, report.broken) == (2, 1, 1)
    assert report.faults == (Fault(3, 1, errors.Fault("game-not-over")),)
    assert sorted(game.is_partial for game in store.games.search()) == [False, True]


def test_an_own_table_exported_and_imported_elsewhere_and_here_is_kept_once(store: Store, folder: Path) -> None:
    play_to_the_end(Table.begin(store, settings(None, "random", "rules", seed=3)))
    exported = "\n".join(store.games.export())
    with Store(folder / "other.sqlite") as other:
        assert imported(other, exported).added == 3
        again = "\n".join(other.games.export())
    assert again == exported
    assert imported(store, again).known == 3


# -- whatever is given -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def shared() -> Iterator[Store]:
    with quick_folder() as folder, Store(folder / FILE_NAME) as opened:
        yield opened


good = st.sampled_from(GOOD)
seat_views = st.builds(lambda line, seat: format_record(as_seen_by(parse_record(line), seat)), good, st.integers(0, 3))
spoiled = st.builds(
    lambda line, at, put: line[:at] + put + line[at:],
    good,
    st.integers(0, len(min(GOOD, key=len))),
    st.text(max_size=5),
)
texts = st.lists(good | seat_views | spoiled | st.text(), max_size=6).map("\n".join)


@given(texts)
def test_any_text_ends_in_a_report_and_twice_is_once(shared: Store, text: str) -> None:
    shared.games.delete(ALL_GAMES)
    first = imported(shared, text)
    held = list(shared.games.export())
    second = imported(shared, text)
    assert first.state is second.state is ImportState.DONE
    assert first.added >= shared.games.totals().games == len(held)  # a seat's view may be replaced by the whole game
    assert (second.known, second.added) == (first.known + first.added, 0)
    assert (second.broken, second.partial, second.faults) == (first.broken, first.partial, first.faults)
    assert list(shared.games.export()) == held
    third = imported(shared, "\n".join(held))
    assert (third.known, third.added, third.broken) == (len(held), 0, 0)


@given(st.binary())
def test_any_bytes_end_in_a_report(shared: Store, content: bytes) -> None:
    for start in (b"", b"\x1f\x8b", b"BZh9"):
        report = imported(shared, io.BytesIO(start + content))
        assert report.state is ImportState.DONE
        assert report.added == 0


def test_letters_that_no_text_can_have_do_no_harm(store: Store) -> None:
    named = format_record(game_record(1)).replace("[foo]", "[f\ud800o]").replace("CO[]", "CO[\x00\u202e]")
    report = imported(store, named)
    assert (report.added, report.broken) == (1, 0)
    assert store.games.search()[0].names[0] == "f?o"


def test_a_file_that_cannot_be_read_is_told(store: Store, folder: Path) -> None:
    with pytest.raises(UnreadableArchive, match="No such file"):
        Import.begin(store, folder / "missing.sgf")
    report = imported(store, folder)  # is no file
    assert report.state is ImportState.FAILED
    assert isinstance(report.error, UnreadableArchive)


def test_a_store_that_cannot_be_written_fails_the_import_and_keeps_what_was_added(store: Store) -> None:
    with sqlite3.connect(store.path) as other:
        no_room = "WHEN new.game_id > 150 BEGIN SELECT RAISE(ABORT, 'no room'); END"
        other.execute(f"CREATE TRIGGER full BEFORE INSERT ON records {no_room}")
    text = "\n".join(format_record(game_record(number)) for number in range(250))
    report = imported(store, text)
    assert report.state is ImportState.FAILED
    assert isinstance(report.error, StorageFault)
    assert report.added == store.games.totals().games == 100
    with sqlite3.connect(store.path) as other:
        other.execute("DROP TRIGGER full")
    report = imported(store, text)
    assert (report.state, report.known, report.added) == (ImportState.DONE, 100, 150)


# -- archives that never yield a record ------------------------------------------------------------------------------


def pipe_without_end(folder: Path) -> Path:
    """A file that somebody reads for as long as it is held open for writing."""
    path = folder / "endless"
    os.mkfifo(path)
    return path


def test_an_import_that_never_yields_a_record_is_cancelled_at_any_moment(store: Store, folder: Path) -> None:
    path = pipe_without_end(folder)
    importing = Import.begin(store, path)
    with path.open("wb"):  # waits until somebody reads
        importing.cancel()
        assert importing.wait(60).state is ImportState.CANCELLED
    assert imported(store, GOOD[0]).added == 1


def test_a_few_bytes_that_unpack_to_gigabytes_are_given_up_after_a_hundred_times_their_size(store: Store) -> None:
    packed = bz2.compress(bytes(40_000_000)) * 100
    assert len(packed) < 10_000
    report = imported(store, io.BytesIO(packed))
    assert report.state is ImportState.FAILED
    assert isinstance(report.error, ArchiveTooLarge)
    assert str(report.error) == "more than 10,000,000 bytes come out of the archive; split it"


def test_what_takes_longer_than_it_may_is_given_up(store: Store, folder: Path) -> None:
    report = Import.begin(store, pipe_without_end(folder), seconds=0.01).wait(60)
    assert report.state is ImportState.FAILED
    assert isinstance(report.error, ArchiveTooSlow)


def test_even_the_smallest_archive_is_read_by_another_process_which_is_kept_for_the_next(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "map_records", lambda *_: pytest.fail("it is read here"))
    assert imported(store, GOOD[0]).added == 1
    (kept,) = reading._kept
    assert imported(store, GOOD[1]).added == 1
    assert reading._kept == [kept]


def test_a_reader_that_is_killed_fails_its_import_and_not_the_next(store: Store, folder: Path) -> None:
    assert imported(store, GOOD[0]).added == 1
    (kept,) = reading._kept
    path = pipe_without_end(folder)
    importing = Import.begin(store, path)
    with path.open("wb"):
        kept.kill()
        report = importing.wait(60)
    assert report.state is ImportState.FAILED
    assert str(report.error) == "the process that reads the games has broken down"
    assert imported(store, GOOD[1]).added == 1


# -- meanwhile -------------------------------------------------------------------------------------------------------


def test_a_table_is_played_while_games_come_in(store: Store, folder: Path) -> None:
    importing = Import.begin(store, large_archive(folder / "large.sgf"))
    table = Table.begin(store, settings(None, "random", "rules", deals=9, seed=2))
    play_to_the_end(table)
    assert importing.wait(60).added == ENOUGH_FOR_A_PROCESS
    assert store.games.totals().games == ENOUGH_FOR_A_PROCESS + 9


def test_a_cancelled_import_keeps_what_it_has_and_can_be_gone_on_with(store: Store, folder: Path) -> None:
    path = large_archive(folder / "large.sgf", 5 * ENOUGH_FOR_A_PROCESS)
    importing = Import.begin(store, path)
    importing.cancel()
    report = importing.wait(60)
    assert report.state is ImportState.CANCELLED
    assert report.added == store.games.totals().games < 5 * ENOUGH_FOR_A_PROCESS
    again = imported(store, path)
    assert (again.known, again.known + again.added) == (report.added, 5 * ENOUGH_FOR_A_PROCESS)


def test_kill_9_loses_only_the_unfinished_batch_and_the_same_file_goes_on(folder: Path) -> None:
    path = large_archive(folder / "large.sgf", 2 * ENOUGH_FOR_A_PROCESS)

    def run(say: Say) -> None:
        importing = Import.begin(Store(folder / FILE_NAME), path)
        while importing.wait(0.001).added < 300:
            pass
        say(str(importing.progress.added))
        signal.pause()

    with Worker(run) as worker:
        assert worker.wait_for(1)
    with Store(folder / FILE_NAME) as store:
        kept = store.games.totals().games
        assert int(worker.lines[0]) <= kept <= 2 * ENOUGH_FOR_A_PROCESS
        report = imported(store, path)
        assert (report.known, report.added) == (kept, 2 * ENOUGH_FOR_A_PROCESS - kept)
        assert store.games.totals().games == 2 * ENOUGH_FOR_A_PROCESS
