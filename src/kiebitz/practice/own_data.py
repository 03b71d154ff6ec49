"""All that the store knows about its user: taken along as one file, or deleted."""

from __future__ import annotations

import datetime
import json
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from kiebitz.formats.iss import check_record, parse_record
from kiebitz.practice.statistics import statistics_of
from kiebitz.session import ALL_GAMES, Identity, ListedGame, Query, Store, Subject, UnreadableArchive
from kiebitz.session.game_row import row_of_record
from kiebitz.session.people import exported
from kiebitz.session.settings import sounds_like

_AT_A_TIME: Final = 200
_NAMES: Final = "names.json"
_GAMES: Final = "games.sgf"
_REVIEWS: Final = "reviews.jsonl"
_BOARDS: Final = "boards.jsonl"
_PRACTICE: Final = "practice.jsonl"


def export_me(store: Store, path: Path, now: datetime.datetime) -> None:
    """Write names, games with their reviews, boards, what is practised, statistics and what is remembered to a new
    archive, which `import_me` reads."""
    me = store.me.get()
    names = () if me is None else me.names
    remembered = [one for name in names if (one := store.people.of(name)) is not None]
    with zipfile.ZipFile(path, "x", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(_NAMES, json.dumps(list(names)))
        archive.writestr(_GAMES, "".join(f"{record}\n" for record in _records(store)))
        archive.writestr(_REVIEWS, _lines(store.reviews.export()))
        archive.writestr(_BOARDS, _lines(store.boards.export()))
        archive.writestr(_PRACTICE, _lines(store.practice.export()))
        archive.writestr("statistics.json", json.dumps(statistics_of(store, ALL_GAMES, now).as_json()))
        archive.writestr("remembered.json", exported(remembered))


def import_me(store: Store, path: Path) -> int:
    """Take in what `export_me` has written, perhaps on another machine; how many games are new.

    Nothing that is here is lost, and taking the same in twice changes nothing. `UnreadableArchive` if it is no such
    archive. Statistics follow from the games; what is remembered follows from games that are played.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            return _taken_in(store, archive)
    except (OSError, zipfile.BadZipFile, LookupError, TypeError, ValueError) as error:
        raise UnreadableArchive("archive-unreadable", detail=str(error)) from None


def _taken_in(store: Store, archive: zipfile.ZipFile) -> int:
    names = json.loads(archive.read(_NAMES))
    records = map(parse_record, archive.read(_GAMES).decode().splitlines())
    if names and store.me.get() is None:
        store.me.keep(Identity(names[0], tuple(names[1:])))
    new = store.games.add([row_of_record(record, check_record(record)) for record in records])
    for row in _rows(archive, _REVIEWS):
        game = store.reviews.game_of(row)
        subject = None if game is None else Subject.of_collected(store.games.get(game))
        if subject is not None and store.reviews.get(subject) is None:
            store.reviews.keep(subject, str(row["judge"]), str(row["review"]))
    store.boards.take_in(_rows(archive, _BOARDS))
    store.practice.take_in(_rows(archive, _PRACTICE))
    return new


def _lines(rows: Iterable[Mapping[str, Any]]) -> str:
    return "".join(f"{json.dumps(row)}\n" for row in rows)


def _rows(archive: zipfile.ZipFile, name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in archive.read(name).decode().splitlines()]


def forget_me(store: Store) -> int:
    """Delete all that the user has: games, in rooms too, with their tables and reviews, boards, practice and name; how
    many games that were.

    `TableIsHeld` if somebody plays at one of the tables just now. The name goes last, so that it can be tried again.
    """
    me = store.me.get()
    names = () if me is None else me.names
    deleted = sum(store.games.delete(Query(ids=tuple(ids))) for ids in list(_own_games(store)))
    for room in store.rooms.numbers():
        deleted += store.games.delete(Query(ids=tuple(_games_in(store, room, names)), room=room))
    own = (table.id for table in store.summaries() if table.settings.people)
    for table in {*own, *store.tables_of(names)}:
        store.delete_table(table)
    for room in store.rooms.of(names):
        store.rooms.delete(room)
    store.boards.forget()
    for name in names:
        store.people.forget(name)
    store.practice.forget()
    store.me.forget()
    return deleted


def _own_games(store: Store) -> Iterator[list[int]]:
    for found in _in_parts(store, ALL_GAMES):
        yield [game.id for game in found if game.seat is not None]


def _games_in(store: Store, room: int, names: Iterable[str]) -> list[int]:
    """The games in a room in which somebody of these names sat."""
    heard = {sounds_like(name) for name in names}
    found = (game for part in _in_parts(store, Query(room=room)) for game in part)
    return [game.id for game in found if heard & {sounds_like(name) for name in game.names}]


def _in_parts(store: Store, query: Query) -> Iterator[list[ListedGame]]:
    key = None
    while found := store.games.search(query, _AT_A_TIME, key):
        key = found[-1].key
        yield found


def _records(store: Store) -> Iterator[str]:
    """What the user played, at own tables and elsewhere, and in rooms."""
    for ids in _own_games(store):
        yield from store.games.export(Query(ids=tuple(ids)))
    me = store.me.get()
    for room in store.rooms.numbers():
        ids = _games_in(store, room, () if me is None else me.names)
        yield from store.games.export(Query(ids=tuple(ids), room=room))
