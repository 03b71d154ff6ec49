"""What the page asks about reviews: of a game or a table's list what is there, begin, cancel; and of the collection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from starlette.requests import Request
from starlette.routing import Route

from kiebitz.formats.iss import Record
from kiebitz.session import Subject
from kiebitz.web.games import Games
from kiebitz.web.games_api import filter_of
from kiebitz.web.list_reviews import ListReviews, ListSeen
from kiebitz.web.owner import OwnerRoutes, wanted
from kiebitz.web.reviews import Reviews

_OF_GAME: Final = "/api/games/{game:int}/review", "/api/tables/{table:int}/deals/{deal:int}/review"
_OF_LIST: Final = "/api/tables/{table:int}/reviews"


class ReviewWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A review, made anew even if one is kept or not."""

    renew: bool = False


class ReviewsApi:
    """The handlers, with what they need."""

    def __init__(self, games: Games, reviews: Reviews, lists: ListReviews) -> None:
        self._games = games
        self._reviews = reviews
        self._lists = lists

    def routes(self, owner: OwnerRoutes) -> list[Route]:
        """Where what is answered."""
        of_game = ("GET", self._get), ("POST", self._begin), ("DELETE", self._cancel)
        of_list = ("GET", self._lists.get), ("POST", self._lists.begin), ("DELETE", self._lists.cancel)
        return [
            *(owner.route(path, method, answer) for path in _OF_GAME for method, answer in of_game),
            *(owner.route(_OF_LIST, method, _about_table(answer)) for method, answer in of_list),
            owner.route("/api/games/reviews", "GET", self._collected),
            owner.route("/api/games/reviews", "POST", self._begin_all),
            owner.route("/api/games/reviews", "DELETE", self._cancel_all),
        ]

    def _collected(self, request: Request, _body: bytes) -> Any:
        return self._lists.collected(filter_of(request).query())

    def _begin_all(self, request: Request, _body: bytes) -> Any:
        return self._lists.begin_all(filter_of(request).query())

    def _cancel_all(self, request: Request, _body: bytes) -> Any:
        return self._lists.cancel_all(filter_of(request).query())

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


def _about_table(answer: Callable[[int], ListSeen]) -> Callable[[Request, bytes], ListSeen]:
    return lambda request, _body: answer(request.path_params["table"])
