"""What the page asks for besides its table: the lobby, new tables, links for guests."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.routing import Route

from kiebitz.session import Identity
from kiebitz.session.rooms import Rooms
from kiebitz.web.invitation import origin_for_guests
from kiebitz.web.owner import OwnerRoutes, answered, key_of, wanted
from kiebitz.web.tables import Tables, TableWanted


class AgainWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Play a deal again, from a seat, after so many of its moves."""

    deal: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=2)]
    moves: Annotated[int, Meta(ge=0)] | None = None


class MeWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Who the owner is: at the table, and in records."""

    name: Annotated[str, Meta(max_length=100)]
    nicknames: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=100)] = []


class TablesApi:
    """The handlers, with what they need."""

    def __init__(self, tables: Tables, rooms: Rooms, is_open: bool) -> None:
        self._tables = tables
        self._rooms = rooms
        self._is_open = is_open

    def routes(self, owner: OwnerRoutes) -> list[Route]:
        """Where what is answered."""
        return [
            owner.route("/api/lobby", "GET", self._lobby),
            owner.route("/api/tables", "POST", self._begin),
            owner.route("/api/tables/{table:int}", "DELETE", self._delete),
            owner.route("/api/tables/{table:int}/guests", "GET", self._guests),
            owner.route("/api/tables/{table:int}/again", "POST", self._again),
            owner.route("/api/tables/{table:int}/anew", "POST", self._anew),
            owner.route("/api/me", "POST", self._call_me),
            answered("/api/tables/{table:int}/next", "GET", self._next_place),
        ]

    def _lobby(self, _request: Request, _body: bytes) -> Any:
        return self._tables.lobby()

    def _begin(self, _request: Request, body: bytes) -> Any:
        return {"table": self._tables.begin(wanted(body, TableWanted))}

    def _delete(self, request: Request, _body: bytes) -> Any:
        table = request.path_params["table"]
        self._rooms.close_table(table)
        self._tables.delete(table)
        return {}

    def _guests(self, request: Request, _body: bytes) -> Any:
        origin = origin_for_guests(f"{request.url.scheme}://{request.url.netloc}", self._is_open)
        return self._tables.guests(request.path_params["table"], origin)

    def _anew(self, request: Request, _body: bytes) -> Any:
        return {"table": self._tables.anew(request.path_params["table"])}

    def _call_me(self, _request: Request, body: bytes) -> Any:
        asked = wanted(body, MeWanted)
        return self._tables.call_me(Identity(asked.name.strip(), tuple(asked.nicknames)))

    async def _next_place(self, request: Request) -> Any:
        """For a guest: the same place at the table where the company went on, or nothing yet."""
        return await run_in_threadpool(self._tables.next_place, request.path_params["table"], key_of(request))

    def _again(self, request: Request, body: bytes) -> Any:
        asked = wanted(body, AgainWanted)
        return {"table": self._tables.again(request.path_params["table"], asked.deal, asked.seat, asked.moves)}
