"""A table begun with the first release goes on in the store. The files here were written by that release."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kiebitz import format_deal, format_game
from kiebitz.session import FILE_NAME, Place, Store, Table, UnreadableStore, take_over
from tests.session.tables import play_to_the_end

OLD = Path(__file__).parent / "old"


def put(folder: Path, name: str, **changed: object) -> dict[str, object]:
    """An old file in the data folder, some of it changed; what it held."""
    data: dict[str, dict[str, object]] = json.loads((OLD / f"{name}.json").read_text())
    data["options"]["save"] = str(folder / "games.sgf")
    (folder / "table.json").write_text(json.dumps(data | changed))
    return dict(data)


def test_a_list_goes_on_with_its_options_games_and_deals(folder: Path, store: Store) -> None:
    old = put(folder, "list")
    number = take_over(store)
    assert number is not None
    with Table.resume(store, number) as table:
        view = table.view(0)
        assert view.settings.places == (Place("Emil"), Place("Anna", "random"), Place("Bernd", "rules"))
        assert (view.settings.deals, view.settings.seed, view.settings.practice) == (9, 12, True)
        assert view.number == 2
        assert [format_game(game) for game in view.finished] == old["finished"]
        assert format_game(store.load(number).state.game) == old["game"]
        assert len(view.thinking) == 10
        games = play_to_the_end(table)
    assert [game.split()[0] for game in games] == (OLD / "list-deals.txt").read_text().splitlines()
    assert games[:2] == old["finished"]
    assert games[2].startswith(str(old["game"]))
    assert len((folder / "games.sgf").read_text().splitlines()) == 7  # the old release has recorded two


def test_a_single_deal_goes_on(folder: Path, store: Store) -> None:
    old = put(folder, "single")
    number = take_over(store)
    assert number is not None
    table = Table.resume(store, number)
    assert table.settings.is_single
    assert format_game(store.load(number).state.game) == old["game"]
    assert store.load(number).state.round.given == 5
    (game,) = play_to_the_end(table)
    assert game.startswith(str(old["game"]))


def test_a_file_is_taken_over_exactly_once_and_kept(folder: Path, store: Store) -> None:
    put(folder, "list")
    content = (folder / "table.json").read_bytes()
    assert take_over(store) == 1
    assert take_over(store) is None
    assert (folder / "table.json.taken-over-as-1").read_bytes() == content
    (folder / "table.json").write_bytes(content)  # as if the program had ended before it was renamed
    assert take_over(store) == 1
    assert len(store.summaries()) == 1
    put(folder, "single")
    assert take_over(store) == 2


def test_without_a_file_there_is_nothing_to_take_over(store: Store) -> None:
    assert take_over(store) is None


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"version": 1}',
        b'{"version": 2}',
        b"\xff",
        b'{"version": 1, "options": 5}',
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_moved_aside(folder: Path, store: Store, content: bytes) -> None:
    (folder / "table.json").write_bytes(content)
    with pytest.raises(UnreadableStore) as told:
        take_over(store)
    assert told.value.path == folder / "table.json.damaged"
    assert told.value.path.read_bytes() == content
    assert take_over(store) is None


@pytest.mark.parametrize("field", ["options", "finished", "game", "given_moves", "thinking"])
def test_no_field_of_a_file_can_break_the_store(folder: Path, field: str) -> None:
    values: tuple[object, ...] = (None, 7, -1, "x", [], [[]], {}, {"seed": "x"}, {"99": 1}, {"0": "x"}, 10**30)
    for number, wrong in enumerate(values):
        inner = folder / str(number)
        inner.mkdir()
        put(inner, "list", **{field: wrong})
        with Store(inner / FILE_NAME) as store:
            try:
                table = take_over(store)
            except UnreadableStore:
                continue
            assert table is not None
            with Table.resume(store, table) as opened:
                assert len(format_deal(store.load(table).state.game.deal)) > 30
                opened.step()


def test_a_file_without_times_of_thinking_is_understood(folder: Path, store: Store) -> None:
    put(folder, "list")
    data = json.loads((folder / "table.json").read_text())
    del data["thinking"]
    (folder / "table.json").write_text(json.dumps(data))
    assert take_over(store) == 1
