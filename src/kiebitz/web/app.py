"""The application: page, card faces, lobby and tables behind one guard."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from kiebitz.review.queue import ReviewQueue
from kiebitz.session import Club, Store
from kiebitz.session.advisers import Advisers
from kiebitz.session.rooms import Rooms
from kiebitz.web import shell
from kiebitz.web.board_api import BoardApi
from kiebitz.web.connection import Connection
from kiebitz.web.decks import deck
from kiebitz.web.games import Games
from kiebitz.web.games_api import GamesApi
from kiebitz.web.guard import Guard
from kiebitz.web.imports import Imports
from kiebitz.web.keys import Keys
from kiebitz.web.keys_api import KeysApi
from kiebitz.web.learn_api import LearnApi
from kiebitz.web.lines import MOST_LINES, STATE, Lines, affordable_lines
from kiebitz.web.list_reviews import ListReviews
from kiebitz.web.one_time import OneTimeKeys
from kiebitz.web.own_data_api import OwnDataApi
from kiebitz.web.owner import OwnerRoutes
from kiebitz.web.portrait_api import PortraitApi
from kiebitz.web.practice import PracticeRoom
from kiebitz.web.practice_api import PracticeApi
from kiebitz.web.reviews import Reviews
from kiebitz.web.reviews_api import ReviewsApi
from kiebitz.web.room_connection import RoomConnection
from kiebitz.web.rooms_api import RoomRules, RoomsApi
from kiebitz.web.statistics import StatisticsApi
from kiebitz.web.tables import Tables
from kiebitz.web.tables_api import TablesApi
from kiebitz.web.words import sentences

if TYPE_CHECKING:
    from kiebitz.web.operation import Metrics

STATIC: Final = Path(__file__).parent / "static"
RECORDS: Final = "games.sgf"
_NO_PAGES: Final = ("api", "cards", "socket", "words")
_PEOPLE: Final = 4  # threads that do what people want
_PEOPLE_IN_ROOMS: Final = 16  # who mostly wait for the disk, together
_LINES_OF_ROOMS: Final = 4096
_PAINTERS: Final = 2  # threads that make sights of tables


@dataclass(frozen=True, slots=True)
class Setup:
    """What a server is started with.

    token     what its owner knows
    names     what this machine is called, besides numeric addresses
    is_open   whether other machines may connect
    offered   players that run programs and may be chosen nevertheless
    rooms     by which rules others may open rooms, `None` if they may not
    is_behind_proxy  whether all calls come through a proxy, which counts addresses itself
    beside    what else is served for as long, at the same tables: entered with the store, the open tables and the club
    """

    folder: Path
    token: str
    names: frozenset[str] = frozenset({"localhost"})
    is_open: bool = False
    offered: Collection[str] = ()
    rooms: RoomRules | None = None
    is_behind_proxy: bool = False
    beside: Callable[[Store, Rooms, Club | None], AbstractAsyncContextManager[object]] | None = None


def application(store: Store, setup: Setup) -> ASGIApp:
    """The whole server as one application."""
    keys, rooms, imports = Keys(setup.token), Rooms(store), Imports(store)
    people = ThreadPoolExecutor(_PEOPLE if setup.rooms is None else _PEOPLE_IN_ROOMS, "people")
    painters = ThreadPoolExecutor(_PAINTERS, "painter")
    advisers = Advisers()
    owner, tables = OwnerRoutes(keys), Tables(store, keys, setup.folder / RECORDS, setup.offered)
    games, queue = Games(store, tables), ReviewQueue(store)
    most_lines = MOST_LINES if setup.rooms is None else _LINES_OF_ROOMS
    lines = Lines(affordable_lines(most_lines), is_behind_proxy=setup.is_behind_proxy)
    reviews = Reviews(store, queue)
    club: Club | None = None
    room_routes: list[BaseRoute] = []
    if setup.rooms is not None:
        rules = setup.rooms
        club = opened = Club(store, rooms, most=rules.most, days=rules.days, share=rules.share)
        metrics = _metrics(opened, lines)

        async def converse_in_room(socket: WebSocket) -> None:
            visit = RoomConnection(socket, rooms, keys, people, painters, advisers)
            await visit.join(opened, metrics).converse()

        api = RoomsApi(opened, store, games, reviews, keys, rules, setup.is_open)
        conversation = WebSocketRoute("/socket/rooms/{room:int}", converse_in_room)
        room_routes = [*api.routes(), *metrics.routes(), conversation]

    async def converse(socket: WebSocket) -> None:
        await Connection(socket, rooms, keys, people, painters, advisers).converse()

    @asynccontextmanager
    async def running(_app: Starlette) -> AsyncIterator[dict[str, Lines]]:
        async with nullcontext() if setup.beside is None else setup.beside(store, rooms, club):
            yield {STATE: lines}
        if club is not None:
            club.close()
        rooms.close()
        imports.close()
        queue.close()
        for threads in (people, painters):
            threads.shutdown(wait=False, cancel_futures=True)
        advisers.close()

    app = Starlette(
        routes=[
            *KeysApi(keys, OneTimeKeys()).routes(owner),
            *TablesApi(tables, rooms, setup.is_open).routes(owner),
            *GamesApi(games, imports).routes(owner),
            *PortraitApi(store).routes(owner),
            *ReviewsApi(games, reviews, ListReviews(store, queue)).routes(owner),
            *BoardApi(store).routes(owner),
            *LearnApi().routes(owner),
            *StatisticsApi(store, queue).routes(owner),
            *OwnDataApi(store, rooms).routes(owner),
            *PracticeApi(PracticeRoom(store, tables)).routes(owner),
            *room_routes,
            WebSocketRoute("/socket", converse),
            *shell.ROUTES,
            Route("/cards/{name}.svg", _cards),
            Route("/words/{language}.ftl", _words),
            Mount("/static", _Static(directory=STATIC)),
            Route("/{path:path}", _page),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=500)],
        exception_handlers={HTTPException: _fault, Exception: _fault},
        lifespan=running,
    )
    return Guard(app, setup.names, setup.is_open)


def _metrics(club: Club, lines: Lines) -> Metrics:
    from kiebitz.web.operation import Metrics  # which needs an extra

    return Metrics(club, lambda: len(lines))


class _Static(StaticFiles):
    """Files of the page. A browser asks each time whether they are new, since an update has no other sign."""

    def file_response(self, *args: object, **named: object) -> Response:
        response = super().file_response(*args, **named)  # type: ignore[arg-type]
        response.headers["cache-control"] = "no-cache"
        return response

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        return ("", None) if "\0" in path else super().lookup_path(path)


async def _page(request: Request) -> Response:
    """The page, whatever its address: it finds out itself what to show."""
    if request.path_params["path"].partition("/")[0] in _NO_PAGES:
        raise HTTPException(404)
    return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})


async def _cards(request: Request) -> Response:
    faces = deck(request.path_params["name"])
    if faces is None:
        raise HTTPException(404)
    return Response(faces, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})


async def _words(request: Request) -> Response:
    said = sentences(request.path_params["language"])
    if said is None:
        raise HTTPException(404)
    return Response(said, media_type="text/plain", headers={"cache-control": "no-cache"})


async def _fault(_request: Request, error: Exception) -> Response:
    """What is not there, or not by this method, or has failed, as the API tells faults."""
    if isinstance(error, HTTPException):
        return JSONResponse({"fault": "not found", "detail": error.detail}, error.status_code, error.headers)
    return JSONResponse({"fault": "failed", "detail": ""}, 500)
