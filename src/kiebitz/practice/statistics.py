"""What one's games tell: results over all of them, mistakes and luck over those that are reviewed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from itertools import islice
from statistics import fmean
from typing import Any, Final

from kiebitz.moves import Bid, Hold, Pass
from kiebitz.practice.themes import theme_of
from kiebitz.review import Review, Verdict
from kiebitz.review.kept import KeptGame, reviewed_games
from kiebitz.review.verdict import sum_of_losses
from kiebitz.session import GroupedBy, Line, Query, Store
from kiebitz.session.settings import sounds_like

MOST_REVIEWED: Final = 1000  # the last ones, so that an answer does not take longer year by year
_CALLS: Final = Bid | Hold | Pass
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
    """All of it. `to_review` games could be reviewed and are not."""

    lines: dict[GroupedBy, list[Line]]
    reviewed: Reviewed
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
        return {"lines": self.rows(), "reviewed": asdict(self.reviewed), "to_review": self.to_review}


def statistics_of(store: Store, query: Query) -> Statistics:
    """The numbers over the games that a query finds, of the one it names or of the user."""
    counted = counted_games(query)
    seated = islice(_seated(store, counted), MOST_REVIEWED)
    return Statistics(
        store.statistics.lines(counted),
        _reviewed(list(seated)),
        to_review=store.games.totals(replace(counted, is_reviewed=False, is_known=True)).games,
    )


def counted_games(query: Query) -> Query:
    """Of the games that a query finds, those that count: in which the one meant played, without help unless asked."""
    return replace(query, is_mine=True, is_marked=query.is_marked or False)


def _seated(store: Store, query: Query) -> Iterator[tuple[int, KeptGame, Review]]:
    """Reviewed games with the seat of the one meant."""
    me = store.me.get()
    wanted = sounds_like(query.name) if query.name else None
    for kept in reviewed_games(store, query):
        for seat, name in enumerate(kept.names):
            is_meant = me is not None and name == me.name if wanted is None else wanted in sounds_like(name)
            if is_meant and kept.review is not None:
                yield seat, kept, kept.review
                break


def _reviewed(games: list[tuple[int, KeptGame, Review]]) -> Reviewed:
    numbers: Counter[str] = Counter()
    lost: defaultdict[str, float] = defaultdict(float)
    given, worth, made = 0.0, list[float](), list[float]()
    for seat, kept, review in games:
        given += review.given_away(seat)
        for theme, mistakes in _by_theme(review.mistakes(seat)).items():
            numbers[theme] += len(mistakes)
            lost[theme] += sum_of_losses((isinstance(one.move, _CALLS), _loss(one)) for one in mistakes)
        first = next((one for one in review.verdicts if one.seat == seat and isinstance(one.move, _CALLS)), None)
        if first is not None and first.foresight is not None:
            worth.append(max(option.points for option in first.foresight.options))
            points = kept.subject.game.result().list_points()
            made.append(1.5 * points[seat] - 0.5 * sum(points))
    count = max(len(games), 1)
    mistakes_by = sorted(lost, key=lambda theme: -lost[theme])
    return Reviewed(
        games=len(games),
        lost=given / count,
        mistakes=tuple(Given(theme, numbers[theme], lost[theme] / count) for theme in mistakes_by),
        called=len(worth),
        worth=fmean(worth) if worth else 0.0,
        made=fmean(made) if made else 0.0,
    )


def _by_theme(mistakes: list[Verdict]) -> dict[str, list[Verdict]]:
    found: defaultdict[str, list[Verdict]] = defaultdict(list)
    for one in mistakes:
        found[UNNAMED if one.reason is None else theme_of(one.reason.kind).value].append(one)
    return found


def _loss(verdict: Verdict) -> float:
    return 0.0 if verdict.foresight is None else verdict.foresight.loss
