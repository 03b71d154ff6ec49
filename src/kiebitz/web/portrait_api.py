"""What the page asks about its owner: what is thought of them, as a file, or forgotten."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kiebitz.players.levels import LEVELS
from kiebitz.session import Store
from kiebitz.session.people import Remembered, exported, together
from kiebitz.session.portrait import Portrait, portrait_of
from kiebitz.web.owner import OwnerRoutes

EXPORT_NAME: Final = "kiebitz-portrait.json"


class PortraitSeen(Struct, frozen=True, rename="camel"):
    """What is thought of the owner under all names.

    names      of those under which something is known
    strongest  how often the strongest level errs, as declarer and in defence
    """

    names: list[str]
    portrait: Portrait
    strongest: tuple[float, float]


class PortraitApi:
    """The handlers, with what they need."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def routes(self, owner: OwnerRoutes) -> list[Route]:
        """Where what is answered."""
        return [
            owner.route("/api/portrait", "GET", self._look),
            owner.route("/api/portrait", "DELETE", self._forget),
            owner.route("/api/portrait/export", "GET", self._export),
        ]

    def _known(self) -> list[Remembered]:
        me = self._store.me.get()
        return [] if me is None else self._store.people.who_is(me)

    def _look(self, _request: Request, _body: bytes) -> Any:
        known = self._known()
        return PortraitSeen([one.name for one in known], portrait_of(together(known)), LEVELS[max(LEVELS)].mistakes)

    def _forget(self, _request: Request, _body: bytes) -> Any:
        for one in self._known():
            self._store.people.forget(one.name)
        return {}

    def _export(self, _request: Request, _body: bytes) -> Response:
        headers = {"content-disposition": f'attachment; filename="{EXPORT_NAME}"', "cache-control": "no-store"}
        return Response(exported(self._known()), headers=headers, media_type="application/json")
