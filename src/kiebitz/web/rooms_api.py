"""What is asked about rooms besides the conversation in them: opening, links, games and reviews of each place.

Every address names the room, so that a proxy can lead to the process that has it.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.structs import replace
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.routing import Route

from kiebitz.formats.iss import Record
from kiebitz.scoring import LIST_LENGTHS
from kiebitz.session import (
    Agreement,
    Club,
    NotAdmitted,
    Place,
    Query,
    Refused,
    Store,
    Subject,
    check_persons_name,
    names_beside,
)
from kiebitz.session.room_rows import LONGEST_WAIT, SHORTEST_CLOCK
from kiebitz.web.games import Filter, Found, Games, GameSeen
from kiebitz.web.invitation import Picture, origin_for_guests, picture_of
from kiebitz.web.journal import note
from kiebitz.web.keys import Keys
from kiebitz.web.lines import recognise
from kiebitz.web.owner import ApiFault, answered, body_of, key_of, wanted
from kiebitz.web.reviews import Reviews
from kiebitz.web.reviews_api import ReviewWanted
from kiebitz.web.tables import Name

_ROOM: Final = "/api/rooms/{room:int}"
_DEAL: Final = f"{_ROOM}/tables/{{table:int}}/deals/{{deal:int}}"


@dataclass(frozen=True, slots=True)
class RoomRules:
    """Who may open rooms: whoever has this key, or everybody if there is none; and where others find the page."""

    key: str | None
    most: int
    days: float
    stand_in: str = "rules"
    share: tuple[int, int] = (0, 1)


class RoomsOffered(Struct, frozen=True, rename="camel"):
    """What a room can be made of, and whether a key is asked for."""

    is_key_asked: bool
    lengths: list[int]
    shortest_clock: int
    longest_wait: int
    days: float


class RoomWanted(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """A room to open, and who opens it."""

    name: Name
    players: Annotated[int, Meta(ge=3, le=4)] = 3
    deals: int = 36
    practice: bool = False
    chat: bool = False
    clock: int | None = None
    away_after: int = 60


class LinkWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Another link for a place, or with `None` for onlookers."""

    place: Annotated[int, Meta(ge=0, le=3)] | None


class RoomLink(Struct, frozen=True, rename="camel"):
    """A link that opens a place of a room, or with `None` the view of onlookers; also as a picture for a phone."""

    place: int | None
    key: str
    link: str
    picture: Picture


class RoomOpened(Struct, frozen=True, rename="camel"):
    """A new room and its links, which nobody is shown again."""

    room: int
    links: list[RoomLink]


class RoomsApi:
    """The handlers, with what they need."""

    def __init__(
        self, club: Club, store: Store, games: Games, reviews: Reviews, keys: Keys, rules: RoomRules, is_open: bool
    ) -> None:
        self._club = club
        self._store = store
        self._games = games
        self._reviews = reviews
        self._keys = keys
        self._rules = rules
        self._is_open = is_open

    def routes(self) -> list[Route]:
        """Where what is answered."""
        return [
            answered("/api/rooms", "GET", self._offered),
            answered("/api/rooms", "POST", self._open),
            self._route(f"{_ROOM}/links", "POST", self._renew_link),
            self._route(f"{_ROOM}/games", "GET", self._collected),
            self._route(_DEAL, "GET", self._deal),
            self._route(f"{_DEAL}/review", "GET", self._review),
            self._route(f"{_DEAL}/review", "POST", self._begin_review),
        ]

    def _route(self, path: str, method: str, answer: Callable[[Request, bytes, int | None], Any]) -> Route:
        """A route for whoever has a link to the room, answered on a thread for their place."""

        async def respond(request: Request) -> Any:
            key, room = key_of(request), request.path_params["room"]
            place = await run_in_threadpool(self._club.place_of, room, key)
            recognise(request.state, f"{room}/{key}", is_owner=False)
            return await run_in_threadpool(answer, request, await body_of(request), place)

        return answered(path, method, respond)

    async def _offered(self, _request: Request) -> Any:
        return RoomsOffered(
            self._rules.key is not None, list(LIST_LENGTHS), SHORTEST_CLOCK, LONGEST_WAIT, self._rules.days
        )

    async def _open(self, request: Request) -> Any:
        key = key_of(request)
        if not self._may_open(key):
            raise ApiFault(401, "not allowed", "rooms are opened with a key here")
        asked = wanted(await body_of(request), RoomWanted)
        return await run_in_threadpool(self._opened, asked, self._origin(request))

    def _may_open(self, key: str) -> bool:
        wanted_key = self._rules.key
        if wanted_key is None or self._keys.is_owner(key):
            return True
        return hmac.compare_digest(key.encode(errors="surrogatepass"), wanted_key.encode())

    def _opened(self, asked: RoomWanted, origin: str) -> RoomOpened:
        name, stand_in = check_persons_name(asked.name.strip()), self._rules.stand_in
        others = names_beside(name, asked.players - 1)
        agreement = Agreement(asked.deals, asked.practice, asked.chat, asked.clock, asked.away_after, stand_in)
        number, links = self._club.open(agreement, (Place(name), *(Place(other, stand_in) for other in others)))
        note("room opened", room=number, places=asked.players, deals=asked.deals)
        keys: list[tuple[int | None, str]] = [*enumerate(links.places), (None, links.onlookers)]
        return RoomOpened(number, [_link(number, place, key, origin) for place, key in keys])

    def _renew_link(self, request: Request, body: bytes, place: int | None) -> Any:
        number, asked = request.path_params["room"], wanted(body, LinkWanted)
        room = self._club.enter(number)
        try:
            return _link(number, asked.place, room.renew_link(place, asked.place), self._origin(request))
        finally:
            self._club.leave(room)

    def _origin(self, request: Request) -> str:
        scheme = "https" if request.headers.get("origin", "").startswith("https:") else request.url.scheme
        return origin_for_guests(f"{scheme}://{request.url.netloc}", self._is_open)

    # -- games -------------------------------------------------------------------------------------------------------

    def _collected(self, request: Request, _body: bytes, place: int | None) -> Any:
        """The games of a room as one at a place has played them."""
        found = self._games.search(Filter(), None, Query(room=request.path_params["room"]))
        settings = {line.table: self._store.load(line.table).state.settings for line in found.games if line.table}
        lines = [
            replace(line, seat=settings[line.table].seat_of(place, line.deal))
            for line in found.games
            if line.table is not None and line.deal is not None
        ]
        return Found(games=lines, totals=None, next=None)

    def _deal(self, request: Request, _body: bytes, place: int | None) -> GameSeen:
        table, deal = self._table_and_deal(request)
        return self._games.deal(table, deal, place)

    def _review(self, request: Request, _body: bytes, _place: int | None) -> Any:
        return self._reviews.get(*self._subject(request))

    def _begin_review(self, request: Request, body: bytes, place: int | None) -> Any:
        if place is None or wanted(body, ReviewWanted).renew:
            raise NotAdmitted("room-host")
        return self._reviews.begin(*self._subject(request), renew=False)

    def _subject(self, request: Request) -> tuple[Subject, Record]:
        return self._games.dealt(*self._table_and_deal(request))

    def _table_and_deal(self, request: Request) -> tuple[int, int]:
        """A deal of a table of this room, and of no other."""
        table, deal = request.path_params["table"], request.path_params["deal"]
        if table not in self._store.rooms.tables(request.path_params["room"]):
            raise Refused("deal-unknown", deal=str(deal), table=str(table))
        return table, deal


def _link(room: int, place: int | None, key: str, origin: str) -> RoomLink:
    link = f"{origin}/room/{room}#key={key}"
    return RoomLink(place, key, link, picture_of(link))
