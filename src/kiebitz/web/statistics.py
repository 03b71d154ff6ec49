"""Statistics of one's games as the page is shown them."""

from __future__ import annotations

import datetime
from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.routing import Route

from kiebitz.formats.foreign_text import printable
from kiebitz.practice.comparison import Compared, compared
from kiebitz.practice.levels import shipped_levels
from kiebitz.practice.statistics import Reviewed, Statistics, statistics_of
from kiebitz.review.queue import ReviewQueue
from kiebitz.session import GroupedBy, Line, Store
from kiebitz.web.games_api import filter_of
from kiebitz.web.owner import OwnerRoutes


class StatisticsLine(Struct, frozen=True, rename="camel"):
    """The games of one group; `average` in list points of 36 games."""

    name: str
    games: int
    average: float
    declared: int
    won: int
    schneider: int


class StatisticsGroup(Struct, frozen=True, rename="camel"):
    """Games grouped in one way."""

    by: GroupedBy
    lines: list[StatisticsLine]


class GivenSeen(Struct, frozen=True, rename="camel"):
    """What is given away by mistakes of one kind: how many, and list points a game."""

    theme: str
    number: int
    lost: float


class ComparedSeen(Struct, frozen=True, rename="camel"):
    """One of those who are compared: `all`, `now`, `before` are the one meant, `1` to `5` the levels.

    line      `None` where there are no games
    error     standard error of a level's average
    reviewed  so many games are, in which `lost` list points are given away, by `mistakes` of each kind
    """

    name: str
    line: StatisticsLine | None
    error: float | None
    reviewed: int
    lost: float
    mistakes: list[GivenSeen]


class StatisticsSeen(Struct, frozen=True, rename="camel"):
    """All of it.

    course       what the last games brought, one by one
    is_reviewing  whether games are being reviewed that nobody waits for
    worth, made  tell luck from skill over the games in which one had to call
    """

    groups: list[StatisticsGroup]
    course: list[int]
    reviewed: int
    to_review: int
    is_reviewing: bool
    lost: float
    mistakes: list[GivenSeen]
    compared: list[ComparedSeen]
    called: int
    worth: float
    made: float


class StatisticsApi:
    """The handler, with what it needs."""

    def __init__(self, store: Store, queue: ReviewQueue) -> None:
        self._store = store
        self._queue = queue

    def routes(self, owner: OwnerRoutes) -> list[Route]:
        """Where what is answered."""
        return [owner.route("/api/statistics", "GET", self._get)]

    def _get(self, request: Request, _body: bytes) -> Any:
        found = statistics_of(self._store, filter_of(request).query(), datetime.datetime.now(datetime.UTC))
        return _seen(found, is_reviewing=self._queue.is_at_rest)


def _seen(found: Statistics, *, is_reviewing: bool) -> StatisticsSeen:
    reviewed = found.reviewed
    return StatisticsSeen(
        groups=[StatisticsGroup(by, [_line(line) for line in lines]) for by, lines in found.lines.items()],
        course=found.course,
        reviewed=reviewed.games,
        to_review=found.to_review,
        is_reviewing=is_reviewing,
        lost=round(reviewed.lost, 2),
        mistakes=_mistakes(reviewed),
        compared=[_compared(each) for each in compared(found, shipped_levels())],
        called=reviewed.called,
        worth=round(reviewed.worth, 1),
        made=round(reviewed.made, 1),
    )


def _mistakes(reviewed: Reviewed) -> list[GivenSeen]:
    return [GivenSeen(given.theme, given.number, round(given.lost, 2)) for given in reviewed.mistakes]


def _compared(each: Compared) -> ComparedSeen:
    line, reviewed = each.line, each.reviewed
    seen = None if line is None else _line(line)
    return ComparedSeen(each.name, seen, each.error, reviewed.games, round(reviewed.lost, 2), _mistakes(reviewed))


def _line(line: Line) -> StatisticsLine:
    average = round(line.average, 1)
    return StatisticsLine(printable(line.name), line.games, average, line.declared, line.won, line.schneider)
