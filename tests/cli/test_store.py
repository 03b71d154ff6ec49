"""`kiebitz store`: copies, checks and compact files, and a way out where something is wrong, in two languages."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kiebitz.cli.main import cli
from kiebitz.session import FILE_NAME, Query, Store, Table
from tests.session.collected import game_record, put
from tests.session.tables import play_moves, settings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store with a table that is being played, and games."""
    path = tmp_path / "kiebitz" / FILE_NAME
    with Store(path) as store:
        put(store, *(game_record(number) for number in range(200)))
        with Table.begin(store, settings(None, "random", "random", seed=3)) as table:
            play_moves(table, 7)
    return path


def run(path: Path, *words: str, language: str = "en") -> Result:
    environment = {"XDG_DATA_HOME": str(path.parent.parent), "LC_ALL": "C.UTF-8", "LANGUAGE": language}
    return CliRunner().invoke(cli, ["store", *words], env=environment)


def damage(path: Path) -> None:
    content = bytearray(path.read_bytes())
    for start in range(4096, len(content), 8192):
        content[start : start + 200] = bytes(200)
    path.write_bytes(content)


def test_a_backup_made_while_somebody_plays_is_a_whole_store_for_its_owner_alone(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    with Store(path) as store, Table.resume(store, 1) as table:
        play_moves(table, 3)
        result = run(path, "backup", str(copy))
        history = table.view(0).view.history
    assert result.exit_code == 0, result.output
    assert f"The store was copied to {copy}" in result.output
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [each.name for each in tmp_path.glob("copy*")] == ["copy.sqlite"]
    with Store(copy) as store:
        assert store.games.totals().games == 200
        assert len(store.load(1).state.game.history) == len(history) == 10


def test_a_backup_never_takes_the_place_of_a_file(path: Path, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear all")
    result = run(path, "backup", str(tmp_path / "letter"))
    assert result.exit_code == 1
    assert "is there already; name a new file" in result.output
    assert (tmp_path / "letter").read_text() == "dear all"


def test_a_backup_that_has_no_room_leaves_nothing(path: Path, tmp_path: Path) -> None:
    result = run(path, "backup", str(tmp_path / "no" / "folder" / "copy"))
    assert result.exit_code == 1
    assert "No such file or directory" in result.output


def test_a_sound_store_is_told_to_be_so(path: Path) -> None:
    result = run(path, "check")
    assert result.exit_code == 0, result.output
    assert f"{path} is in order: tables 1, games 200" in result.output
    assert f"{path} ist in Ordnung" in run(path, "check", "--lang", "de").output
    assert json.loads(run(path, "check", "--json").output) == {
        "version": 1,
        "path": str(path),
        "bytes": path.stat().st_size,
        "tables": 1,
        "games": 200,
        "problems": [],
    }


def test_damage_is_told_with_a_way_out_and_not_copied(path: Path, tmp_path: Path) -> None:
    damage(path)
    content = path.read_bytes()
    result = run(path, "check")
    assert result.exit_code == 1
    assert "put a backup in its place" in result.output
    assert "lege eine Sicherung an seine Stelle" in run(path, "check", "--lang", "de").output
    assert json.loads(run(path, "check", "--json").output)["problems"]
    for words in (["backup", str(tmp_path / "copy")], ["compact"]):
        result = run(path, *words)
        assert result.exit_code == 1
        assert "it is damaged" in result.output
    assert not (tmp_path / "copy").exists()
    assert path.read_bytes() == content


def test_a_compact_store_is_smaller_and_holds_the_same(path: Path) -> None:
    with Store(path) as store:
        store.games.delete(Query(until=store.games.search(limit=1)[0].played))
        table = store.load(1)
    result = run(path, "compact", "--json")
    assert result.exit_code == 0, result.output
    told = json.loads(result.output)
    assert told["before"] > told["after"] == path.stat().st_size
    assert "vorher" in run(path, "compact", "--lang", "de").output
    with Store(path) as store:
        assert store.games.totals().games == 1
        assert store.load(1).state.game.history == table.state.game.history


@pytest.mark.parametrize("words", [["check"], ["compact"], ["backup", "copy"]])
def test_where_no_store_is_none_is_made(tmp_path: Path, words: list[str]) -> None:
    path = tmp_path / "kiebitz" / FILE_NAME
    result = run(path, *words)
    assert result.exit_code == 1
    assert "There is no store yet." in result.output
    assert list(tmp_path.iterdir()) == []
