"""What the page asks about all that is known of its owner: the tables of numbers and everything else as files, taken in
again, or deleted."""

from __future__ import annotations

import datetime
import shutil
import tempfile
from pathlib import Path
from typing import Any, BinaryIO, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kiebitz.practice import own_data
from kiebitz.practice.statistics import statistics_of
from kiebitz.practice.tables_of_lines import csv_of, write_lines
from kiebitz.session import Store
from kiebitz.session.rooms import Rooms
from kiebitz.web.games_api import filter_of
from kiebitz.web.owner import OwnerRoutes

_ALL: Final = "kiebitz-me.zip"
_LINES: Final = "kiebitz-statistics"


class OwnDataApi:
    """The handlers, with what they need."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms

    def routes(self, owner: OwnerRoutes) -> list[Route]:
        """Where what is answered."""
        return [
            owner.route("/api/statistics/lines.csv", "GET", self._csv),
            owner.route("/api/statistics/lines.parquet", "GET", self._parquet),
            owner.route("/api/me/data", "GET", self._export),
            owner.upload("/api/me/data", self._import),
            owner.route("/api/me/data", "DELETE", self._forget),
        ]

    def _csv(self, request: Request, _body: bytes) -> Response:
        found = statistics_of(self._store, filter_of(request).query(), _now())
        return _file(csv_of(found).encode(), f"{_LINES}.csv", "text/csv")

    def _parquet(self, request: Request, _body: bytes) -> Response:
        found = statistics_of(self._store, filter_of(request).query(), _now())
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"{_LINES}.parquet"
            write_lines(found, path)
            return _file(path.read_bytes(), path.name, "application/vnd.apache.parquet")

    def _export(self, _request: Request, _body: bytes) -> Response:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / _ALL
            own_data.export_me(self._store, path, _now())
            return _file(path.read_bytes(), path.name, "application/zip")

    def _import(self, file: BinaryIO) -> Any:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / _ALL
            with path.open("wb") as copy:
                shutil.copyfileobj(file, copy)
            return {"games": own_data.import_me(self._store, path)}

    def _forget(self, _request: Request, _body: bytes) -> Any:
        """The owner's own tables are left first; where others play with them in a room, that is said."""
        for table in self._store.summaries():
            self._rooms.close_table(table.id)
        return {"games": own_data.forget_me(self._store)}


def _file(content: bytes, name: str, kind: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(content, headers=headers, media_type=kind)


def _now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)
