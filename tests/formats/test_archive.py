"""Archives: any packing, any size, any damage."""

from __future__ import annotations

import bz2
import codecs
import gzip
import json
import multiprocessing
import os
import re
import threading
import tracemalloc
import warnings
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

import duckdb
import pytest
from click.testing import CliRunner

from kiebitz import InvalidRecord, Record, check_record, format_record, parse_record, read_records, record_of_game
from kiebitz.cli.main import cli
from kiebitz.cli.record_files import checked_records
from kiebitz.cli.speaker import speaker
from kiebitz.cores import cores
from kiebitz.formats.iss import Archive, as_seen_by, map_records
from kiebitz.formats.rows import COLUMNS, parse_row, read_parquet, record_of_row, row_of
from kiebitz.game import Game
from tests.games import finished_game

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "data/records/iss_sample.sgf"
PAGE = ROOT / "docs/records.md"


def identity(record: Record, game: Game) -> str:
    return record.game_id


@pytest.mark.parametrize(("suffix", "pack"), [("", bytes), (".gz", gzip.compress), (".bz2", bz2.compress)])
def test_plain_and_packed_archives_read_alike(tmp_path: Path, suffix: str, pack: object) -> None:
    file = tmp_path / f"games.sgf{suffix}"
    file.write_bytes(pack(SAMPLE.read_bytes()))  # type: ignore[operator]
    assert list(read_records(file)) == [parse_record(line) for line in SAMPLE.read_text().splitlines()]


def test_the_loop_of_the_page_goes_on_after_a_broken_record_and_names_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example, _ = re.findall(r"```python\n(.*?)```", PAGE.read_text(), flags=re.DOTALL)
    monkeypatch.chdir(tmp_path)
    Path("games.sgf.bz2").write_bytes(bz2.compress(b"\n# a comment\n" + SAMPLE.read_bytes()))
    exec(example, {})
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 14
    assert [line for line in lines if "sgf" in line] == [lines[10]]
    assert lines[10].startswith("games.sgf.bz2:13:270: ")


def test_a_record_that_was_changed_has_no_place_in_the_file(tmp_path: Path) -> None:
    (broken,) = [record for record in read_records(SAMPLE) if isinstance(record, Record) and fault_of(record)]
    assert fault_of(broken).startswith(f"{SAMPLE}:11:270: ")
    assert fault_of(replace(broken, comment="x")).startswith("1:")


def fault_of(record: Record) -> str:
    try:
        check_record(record)
    except InvalidRecord as fault:
        return str(fault)
    return ""


def test_several_processes_find_the_same_in_the_same_order(tmp_path: Path) -> None:
    file = tmp_path / "games.sgf"
    file.write_text(SAMPLE.read_text() * 100)
    alone = list(map_records([Archive(str(file))], identity))
    with ProcessPoolExecutor(2) as executor:
        together = list(map_records([Archive(str(file))], identity, executor, in_flight=3))
    assert [str(found) for found in alone] == [str(found) for found in together]
    assert len(alone) == 1400


@pytest.mark.parametrize("spoil", [lambda text: codecs.BOM_UTF8 + text, lambda text: text.replace(b"\n", b"\r\n")])
def test_byte_order_marks_and_other_line_ends_do_no_harm(tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    file = tmp_path / "games.sgf"
    file.write_bytes(spoil(SAMPLE.read_bytes()))
    assert list(read_records(file)) == [parse_record(line) for line in SAMPLE.read_text().splitlines()]


def test_an_archive_is_open_only_while_it_is_read(tmp_path: Path) -> None:
    archives = [Archive(str(SAMPLE)) for _ in range(3)]
    assert [archive.position for archive in archives] == [0, 0, 0]
    for _ in range(2):  # and can be read again
        assert len(list(archives[0])) == 14
    assert archives[0].position == archives[0].size
    with warnings.catch_warnings():
        warnings.simplefilter("error", ResourceWarning)
        abandoned = iter(archives[1])
        next(abandoned)
        open_files = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
        del abandoned
        assert not open_files or len(os.listdir("/proc/self/fd")) == open_files - 1


def test_a_pipe_is_read_like_a_file(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_text, args=(SAMPLE.read_text() * 40,))  # enough to report progress
    writer.start()
    assert run("check", pipe, code=1).endswith("560 records: 520 good, 40 broken\n")
    writer.join()


def test_long_words_of_broken_records_are_not_kept(tmp_path: Path) -> None:
    head = SAMPLE.read_text().splitlines()[0].partition(" 1 ")[0]
    file = tmp_path / "long.sgf"
    file.write_text("".join(f"{head} 1 {number}{'9' * 20_000} ]R[unknown] ;)\n" for number in range(1, 500)))
    tracemalloc.start()
    assert all(isinstance(found, InvalidRecord) for found in read_records(file))
    assert tracemalloc.get_traced_memory()[0] < 1_000_000
    tracemalloc.stop()


def test_broken_records_are_located_counted_and_skipped(tmp_path: Path) -> None:
    good = SAMPLE.read_text().splitlines()[0]
    file = tmp_path / "mixed.sgf"
    multi_line = good.replace("]P0[", "]\nP0[").replace("2 18 0 p", "\n2 18 0 q")
    lines = [good, "hello", "", "# a comment", "(;GM[Skat]", good, multi_line, good.replace("v:-54", "v:54"), "(;PC[x"]
    file.write_text("\n".join(lines) + "\n")
    found = list(map_records([Archive(str(file))], identity))
    errors = [error for error in found if isinstance(error, InvalidRecord)]
    assert len(found) - len(errors) == 2
    assert [(error.line, error.reason[:20]) for error in errors] == [
        (2, "not a record: it sta"),
        (5, "the record does not "),
        (9, "'q' is not a move"),
        (10, "the result is d:2 lo"),
        (11, "the file ends before"),
    ]
    assert errors[2].column == len("2 18 0 q")
    assert str(errors[0]).startswith(f"{file}:2:1: ")


@pytest.mark.parametrize("suffix", [".gz", ".bz2"])
def test_a_truncated_archive_gives_what_it_has_and_says_so(tmp_path: Path, suffix: str) -> None:
    pack = gzip.compress if suffix == ".gz" else bz2.compress
    file = tmp_path / f"games.sgf{suffix}"
    packed = b"".join(pack(SAMPLE.read_bytes()) for _ in range(3))
    file.write_bytes(packed[:-100])
    found = list(read_records(file))
    assert sum(isinstance(record, Record) for record in found) >= 28
    assert "damaged" in str(found[-1]) or "ends before" in str(found[-1])


def test_an_endless_line_is_refused_without_reading_it_whole(tmp_path: Path) -> None:
    file = tmp_path / "long.sgf"
    file.write_bytes(b"(;GM[Skat]CO[" + b"x" * 5_000_000 + b"] ;)\n" + SAMPLE.read_bytes())
    tracemalloc.start()
    found = list(read_records(file))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 2_000_000
    assert sum(isinstance(record, Record) for record in found) == 14
    assert isinstance(found[0], InvalidRecord)


def test_memory_does_not_grow_with_the_archive(tmp_path: Path) -> None:
    file = tmp_path / "many.sgf"
    file.write_text(SAMPLE.read_text() * 300)
    tracemalloc.start()
    count = sum(1 for _ in map_records([Archive(str(file))], identity))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert count == 4200
    assert peak < 5_000_000


# -- the command -----------------------------------------------------------------------------------------------------


def run(*arguments: str | Path, code: int = 0) -> str:
    result = CliRunner().invoke(cli, ["record", *map(str, arguments)])
    assert result.exit_code == code, result.output
    return result.output


def test_check_names_the_broken_record_and_exits_with_1() -> None:
    output = run("check", SAMPLE, code=1)
    assert f"{SAMPLE}:11:" in output
    assert output.endswith("14 records: 13 good, 1 broken\n")


def test_check_speaks_json_and_uses_processes(tmp_path: Path) -> None:
    file = tmp_path / "games.sgf"
    file.write_text(SAMPLE.read_text() * 80)
    found = json.loads(run("check", "--json", "-j", "2", file, code=1))
    assert (found["good"], found["broken"], found["errors"][0]["line"]) == (13 * 80, 80, 11)


@pytest.mark.parametrize(("times", "batches"), [(1, 1), (80, 3), (200, 6)])
def test_records_start_no_more_processes_than_there_is_work_or_cores(tmp_path: Path, times: int, batches: int) -> None:
    file = tmp_path / "games.sgf"
    file.write_text(SAMPLE.read_text() * times)
    before = set(multiprocessing.active_children())
    found = checked_records((str(file),), identity, speaker("en"), jobs=64)
    next(found)
    needed = min(batches, cores())
    assert len(set(multiprocessing.active_children()) - before) == (0 if needed == 1 else needed)
    assert len(list(found)) == 14 * times - 1


def test_show_prints_a_game_for_people() -> None:
    output = run("show", "--id", "3690", SAMPLE)
    assert "Middlehand 18, Forehand passes" in output
    assert "won, 70 points in 6 tricks; value 48, list 0/0/98\n" in output
    assert " without 3, game 4 × 12 = 48\n" in output
    assert "\x1b" not in output


def test_show_of_a_broken_record_exits_with_1() -> None:
    assert f"{SAMPLE}:11:" in run("show", SAMPLE, code=1)
    assert f"{SAMPLE}:11:" in run("show", "-n", "11", SAMPLE, code=1)
    assert "no such record" in run("show", "-n", "99", SAMPLE, code=1)
    run("show", "-n", "1", SAMPLE)


def test_show_does_not_make_up_what_a_view_hides(tmp_path: Path) -> None:
    view = tmp_path / "view.sgf"
    run("convert", SAMPLE, "-o", view, "--view", "0", code=1)
    output = run("show", "--id", "1039093", view)
    assert output.count("not seen") == 4  # two hands, the skat and the discard
    assert "84 points in 5 tricks; value 48, list 0/98/0\n" in output
    assert " with 1, game 2 × 24 = 48\n" in output


def test_json_lines_lead_back_to_the_records(tmp_path: Path) -> None:
    target = tmp_path / "games.jsonl"
    run("convert", SAMPLE, "-o", target, code=1)
    lines = target.read_text().splitlines()
    records = [parse_record(line) for number, line in enumerate(SAMPLE.read_text().splitlines()) if number != 10]
    assert [record_of_row(parse_row(line)) for line in lines] == records
    assert list(parse_row(lines[0])) == list(COLUMNS)


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    target = tmp_path / "games.parquet"
    run("convert", SAMPLE, "-o", target, "-j", "2", code=1)
    records = [parse_record(line) for number, line in enumerate(SAMPLE.read_text().splitlines()) if number != 10]
    assert [record_of_row(row) for row in read_parquet(target)] == records
    assert duckdb.execute(f"SELECT sum(value) FROM '{target}'").fetchall() == [(312,)]


def test_records_convert_to_the_views_of_seats(tmp_path: Path) -> None:
    source = tmp_path / "games.sgf"
    records = [record_of_game(finished_game(seed)) for seed in range(5)]
    source.write_text("".join(format_record(record) + "\n" for record in records))
    target = tmp_path / "view.sgf"
    run("convert", source, "-o", target, "--view", "1")
    assert list(read_records(target)) == [as_seen_by(record, 1) for record in records]
    assert run("check", target).startswith("5 records: 5 good")


def test_impossible_conversions_are_refused_with_advice() -> None:
    assert "--output" in run("convert", SAMPLE, "--to", "parquet", code=2)
    assert "--to" in run("convert", SAMPLE, code=2)


def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    lines: list[str] = []
    reader = threading.Thread(target=lambda: lines.extend(pipe.read_text().splitlines()))
    reader.start()
    run("convert", SAMPLE, "--to", "iss", "-o", pipe, code=1)
    reader.join()
    assert len(lines) == 13
    assert pipe.is_fifo()
    assert "plain file" in run("convert", SAMPLE, "--to", "parquet", "-o", pipe, code=2)


def test_a_link_leads_to_the_file_that_is_written(tmp_path: Path) -> None:
    target, link = tmp_path / "games.jsonl", tmp_path / "link.jsonl"
    link.symlink_to(target)
    run("convert", SAMPLE, "-o", link, code=1)
    assert link.is_symlink()
    assert len(target.read_text().splitlines()) == 13


def test_an_output_that_cannot_be_written_is_an_error_message(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "no folder" in run("convert", SAMPLE, "-o", tmp_path / "file" / "games.jsonl", code=1)
    assert "no folder" in run("convert", SAMPLE, "-o", tmp_path / "new" / "games.jsonl", code=1)
    assert not (tmp_path / "new").exists()


def test_counts_of_one_are_singular(tmp_path: Path) -> None:
    file = tmp_path / "game.sgf"
    file.write_text(SAMPLE.read_text().splitlines()[0] + "\n")
    assert run("check", file) == "1 record: 1 good, 0 broken\n"
    assert "1 record written" in run("convert", file, "-o", tmp_path / "game.jsonl")


def test_rows_of_unfinished_games_have_no_result() -> None:
    game = Game(finished_game(1).deal)
    row = row_of(record_of_game(game), game)
    assert (row["result"], row.get("value")) == ("unknown", None)
