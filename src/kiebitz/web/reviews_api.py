"""What the page asks about reviews of finished games: the one that is kept or being made, begin, cancel."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.routing import Route

from kiebitz.formats.iss import Record
from kiebitz.session import Subject
from kiebitz.web.games import Games
from kiebitz.web.owner import OwnerRoutes, wanted
from kiebitz.web.reviews import Reviews


class ReviewWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A review, made anew even if one is kept or not."""

    renew: bool = False


class ReviewsApi:
    """The handlers, with what they need."""

    def __init__(self, games: Games, reviews: Reviews) -> None:
        self._games = games
        self._reviews = reviews

    def routes(self, owner: OwnerRoutes) -> list[Route]:
        """Where what is answered."""
        return [
            owner.route(path, method, answer)
            for path in ("/api/games/{game:int}/review", "/api/tables/{table:int}/deals/{deal:int}/review")
            for method, answer in (("GET", self._get), ("POST", self._begin), ("DELETE", self._cancel))
        ]

    def _get(self, request: Request, _body: bytes) -> Any:
        return self._reviews.get(*self._subject(request))

    def _begin(self, request: Request, body: bytes) -> Any:
        asked = wanted(body, ReviewWanted)
        return self._reviews.begin(*self._subject(request), renew=asked.renew)

    def _cancel(self, request: Request, _body: bytes) -> Any:
        self._reviews.cancel(self._subject(request)[0])
        return {}

    def _subject(self, request: Request) -> tuple[Subject, Record]:
        named = request.path_params
        return self._games.collected(named["game"]) if "game" in named else self._games.dealt(**named)
