"""What one's games tell: results over all of them, mistakes and luck over those that are reviewed."""

from __future__ import annotations

import datetime
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from statistics import fmean
from typing import Any, Final

from kiebitz.practice.themes import theme_of
from kiebitz.review.kept import kept_sums
from kiebitz.review.sums import Mistake, SeatSum, lost_by
from kiebitz.session import GroupedBy, Line, Query, Recent, Store

COURSE: Final = 10_000  # the last games that are told one by one
UNNAMED: Final = "without a name"  # mistakes for which no reason was found

# Name and DuckDB type of every column of a table of lines.
COLUMNS: Final = {
    "by": "VARCHAR",
    "name": "VARCHAR",
    "games": "INTEGER",
    "points": "INTEGER",
    "declared": "INTEGER",
    "won": "INTEGER",
    "schneider": "INTEGER",
    "lost_schneider": "INTEGER",
    "passed_in": "INTEGER",
    "relative": "DOUBLE",
    "average": "DOUBLE",
}


@dataclass(frozen=True, slots=True)
class Given:
    """What is given away by one kind of mistake.

    theme   what the mistakes are about
    number  of them in the reviewed games
    lost    list points in a game, by what could be known
    """

    theme: str
    number: int
    lost: float


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What the reviewed games tell.

    games  how many they are; lost  list points given away in one of them
    worth  what the cards promised at the first call, less the mean of the others, in a game where one had to call: luck
    made   what came of these games; the rest is skill, and luck in play
    """

    games: int
    lost: float
    mistakes: tuple[Given, ...]
    called: int
    worth: float
    made: float


@dataclass(frozen=True, slots=True)
class Statistics:
    """All of it.

    course     what the last games brought, one by one, in list points
    reviewed   what all reviewed games tell; `recent` what those of the last thirty days do, and of the thirty before
    to_review  so many games could be reviewed and are not
    """

    lines: dict[GroupedBy, list[Line]]
    course: list[int]
    reviewed: Reviewed
    recent: dict[Recent, Reviewed]
    to_review: int

    def rows(self) -> list[dict[str, Any]]:
        """All lines as rows of one table."""
        return [
            {"by": by.value, **asdict(line), "average": round(line.average, 1)}
            for by, lines in self.lines.items()
            for line in lines
        ]

    def as_json(self) -> dict[str, Any]:
        """As values that JSON knows."""
        recent = {how.value: asdict(reviewed) for how, reviewed in self.recent.items()}
        return {
            "lines": self.rows(),
            "course": self.course,
            "reviewed": asdict(self.reviewed),
            "recent": recent,
            "to_review": self.to_review,
        }


def statistics_of(store: Store, query: Query, now: datetime.datetime) -> Statistics:
    """The numbers over the games that a query finds, of the one it names or of the user."""
    counted = counted_games(query)
    sums = list(_sums(store, counted, now))
    return Statistics(
        store.statistics.lines(counted, now),
        [scored.points for scored in store.statistics.course(counted, COURSE)],
        reviewed_of(each for _, each in sums),
        {how: reviewed_of(each for recent, each in sums if recent is how) for how in Recent},
        to_review=store.games.totals(replace(counted, is_reviewed=False, is_known=True)).games,
    )


def counted_games(query: Query) -> Query:
    """Of the games that a query finds, those that count: in which the one meant played, without help unless asked."""
    return replace(query, is_mine=True, is_marked=query.is_marked or False)


def _sums(store: Store, query: Query, now: datetime.datetime) -> Iterator[tuple[Recent | None, SeatSum]]:
    """What the reviews come to for the one meant."""
    for found in store.statistics.reviewed(query):
        sums = kept_sums(store, found.game, found.sums)
        if sums is not None:
            yield found.recent(now), sums[found.seat]


def reviewed_of(sums: Iterable[SeatSum]) -> Reviewed:
    """What games tell that come to this for the one meant."""
    games = list(sums)
    numbers: Counter[str] = Counter()
    lost: defaultdict[str, float] = defaultdict(float)
    for each in games:
        for theme, mistakes in _by_theme(each.mistakes).items():
            numbers[theme] += len(mistakes)
            lost[theme] += lost_by(mistakes)
    called = [(each.worth, each.made) for each in games if each.worth is not None]
    count = max(len(games), 1)
    mistakes_by = sorted(lost, key=lambda theme: -lost[theme])
    return Reviewed(
        games=len(games),
        lost=sum(each.lost for each in games) / count,
        mistakes=tuple(Given(theme, numbers[theme], lost[theme] / count) for theme in mistakes_by),
        called=len(called),
        worth=fmean(worth for worth, _ in called) if called else 0.0,
        made=fmean(made for _, made in called) if called else 0.0,
    )


def _by_theme(mistakes: Iterable[Mistake]) -> dict[str, list[Mistake]]:
    found: defaultdict[str, list[Mistake]] = defaultdict(list)
    for one in mistakes:
        found[UNNAMED if one.kind is None else theme_of(one.kind).value].append(one)
    return found
