"""All that the store knows about its user: taken along as one file, or deleted."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from kiebitz.practice.statistics import statistics_of
from kiebitz.session import ALL_GAMES, Query, Store
from kiebitz.session.people import exported

_AT_A_TIME: Final = 200


def export_me(store: Store, path: Path) -> None:
    """Write names, games, what is practised, statistics and what is remembered to a new archive."""
    me = store.me.get()
    names = () if me is None else me.names
    remembered = [one for name in names if (one := store.people.of(name)) is not None]
    with zipfile.ZipFile(path, "x", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("names.json", json.dumps(list(names)))
        archive.writestr("games.sgf", "".join(f"{record}\n" for record in _records(store)))
        archive.writestr("practice.jsonl", "".join(f"{json.dumps(row)}\n" for row in store.practice.export()))
        archive.writestr("statistics.json", json.dumps(statistics_of(store, ALL_GAMES).as_json()))
        archive.writestr("remembered.json", exported(remembered))


def forget_me(store: Store) -> int:
    """Delete the games that the user sat in, their tables, reviews, practice and name; how many games that were."""
    me = store.me.get()
    deleted = sum(store.games.delete(Query(ids=tuple(ids))) for ids in list(_own_games(store)))
    for table in store.summaries():
        if table.settings.room is None and table.settings.people:
            store.delete_table(table.id)
    for name in () if me is None else me.names:
        store.people.forget(name)
    store.practice.forget()
    store.me.forget()
    return deleted


def _own_games(store: Store) -> Iterator[list[int]]:
    key = None
    while found := store.games.search(ALL_GAMES, _AT_A_TIME, key):
        key = found[-1].key
        yield [game.id for game in found if game.seat is not None]


def _records(store: Store) -> Iterator[str]:
    for ids in _own_games(store):
        yield from store.games.export(Query(ids=tuple(ids)))
