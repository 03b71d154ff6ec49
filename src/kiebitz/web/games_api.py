"""What the page asks about finished games: listed, looked at, played on from, exported, deleted, imported."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Annotated, Any, BinaryIO, Final

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from kiebitz.session import Query
from kiebitz.web.games import Filter, Games, parse_key
from kiebitz.web.imports import Imports
from kiebitz.web.owner import ApiFault, OwnerRoutes, wanted

EXPORT_NAME: Final = "kiebitz-games.sgf"
_RECORDS_AT_ONCE: Final = 200


class MomentWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, and after how many moves to play on."""

    seat: Annotated[int, Meta(ge=0, le=2)]
    moves: Annotated[int, Meta(ge=0)]


class GamesUnwanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Games to delete: these, or all that a filter finds. One of both must be said."""

    ids: list[int] | None = None
    filter: Filter | None = None

    def query(self) -> Query:
        """The same as the collection is asked."""
        if self.ids is not None and self.filter is None:
            return Query(ids=tuple(self.ids))
        if self.ids is None and self.filter is not None:
            return self.filter.query()
        raise ApiFault(400, "malformed", "say either ids or a filter")


class GamesApi:
    """The handlers, with what they need."""

    def __init__(self, games: Games, imports: Imports) -> None:
        self._games = games
        self._imports = imports

    def routes(self, owner: OwnerRoutes) -> list[Route]:
        """Where what is answered."""
        return [
            owner.route("/api/games", "GET", self._search),
            owner.route("/api/games/export", "GET", self._export),
            owner.route("/api/games/delete", "POST", self._delete),
            owner.route("/api/games/{game:int}", "GET", self._get),
            owner.route("/api/games/{game:int}/play", "POST", self._play),
            owner.route("/api/tables/{table:int}/deals/{deal:int}", "GET", self._deal),
            owner.upload("/api/imports", self._begin_import),
            owner.route("/api/imports", "GET", self._running_imports),
            owner.route("/api/imports/{number:int}", "GET", self._import),
            owner.route("/api/imports/{number:int}", "DELETE", self._cancel_import),
        ]

    def _search(self, request: Request, _body: bytes) -> Any:
        before = request.query_params.get("before")
        return self._games.search(filter_of(request), None if before is None else parse_key(before))

    def _export(self, request: Request, _body: bytes) -> Response:
        headers = {"content-disposition": f'attachment; filename="{EXPORT_NAME}"', "cache-control": "no-store"}
        lines = self._games.export(filter_of(request))
        return StreamingResponse(_in_parts(lines), headers=headers, media_type="text/plain")

    def _delete(self, _request: Request, body: bytes) -> Any:
        return {"deleted": self._games.delete(wanted(body, GamesUnwanted).query())}

    def _get(self, request: Request, _body: bytes) -> Any:
        return self._games.get(request.path_params["game"])

    def _play(self, request: Request, body: bytes) -> Any:
        asked = wanted(body, MomentWanted)
        return {"table": self._games.play(request.path_params["game"], asked.seat, asked.moves)}

    def _deal(self, request: Request, _body: bytes) -> Any:
        return self._games.deal(request.path_params["table"], request.path_params["deal"])

    # -- imports -----------------------------------------------------------------------------------------------------

    def _begin_import(self, file: BinaryIO) -> Any:
        return {"import": self._imports.begin(file)}

    def _running_imports(self, _request: Request, _body: bytes) -> Any:
        return {"imports": self._imports.running()}

    def _import(self, request: Request, _body: bytes) -> Any:
        return self._imports.get(request.path_params["number"])

    def _cancel_import(self, request: Request, _body: bytes) -> Any:
        self._imports.cancel(request.path_params["number"])
        return {}


def filter_of(request: Request) -> Filter:
    """Which games the address of a request asks for."""
    said = {name: value for name, value in request.query_params.items() if value and name != "before"}
    try:
        return msgspec.convert(said, Filter)
    except msgspec.ValidationError as error:
        raise ApiFault(400, "malformed", str(error)) from None


def _in_parts(lines: Iterator[str]) -> Iterator[str]:
    """Lines, many at once: each part costs a change of threads."""
    while part := list(islice(lines, _RECORDS_AT_ONCE)):
        yield "".join(f"{line}\n" for line in part)
