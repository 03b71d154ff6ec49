"""What the games of the store tell in numbers: counted by SQLite over the rows of the collection, not game by game."""

from __future__ import annotations

import datetime
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, Final

from kiebitz.session.database import Database
from kiebitz.session.game_row import format_time
from kiebitz.session.games import WITH_REVIEW, Query, chosen_games


class GroupedBy(Enum):
    """What games are told apart by."""

    ALL = "all"
    RECENT = "recent"
    MONTH = "month"
    ROLE = "role"
    KIND = "kind"
    SEAT = "seat"
    OPPONENT = "opponent"


class Recent(Enum):
    """How long ago something was played, of what is compared."""

    NOW = "now"  # in the last thirty days
    BEFORE = "before"  # in the thirty days before these


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A game that has a review.

    seat  of the one meant
    sums  what the review comes to, as whoever reads reviews has kept it; `None` if nobody has counted yet
    """

    game: int
    seat: int
    played: datetime.datetime
    sums: str | None

    def recent(self, now: datetime.datetime) -> Recent | None:
        """How long ago it was played; `None` if longer than what is compared."""
        return Recent.NOW if self.played >= now - SPAN else Recent.BEFORE if self.played >= now - 2 * SPAN else None


@dataclass(frozen=True, slots=True)
class Scored:
    """What the one meant made in a game, in list points."""

    played: datetime.datetime
    points: int


@dataclass(frozen=True, slots=True)
class Line:
    """The games of one group, as the one meant played them.

    name       of the group: `2026-11`, `declarer`, `G`, `0`, somebody's name
    points     of the list, in all of them
    declared, won  games as declarer, and how many of them were won
    schneider  of those that were won, with schneider or schwarz
    lost_schneider  declared games in which the declarer was schneider
    passed_in  deals that nobody played
    relative   points less the mean of the others'
    """

    name: str
    games: int
    points: int
    declared: int
    won: int
    schneider: int
    lost_schneider: int
    passed_in: int
    relative: float

    def __add__(self, other: Line) -> Line:
        counts = [getattr(self, each.name) + getattr(other, each.name) for each in fields(self)[1:]]
        return Line(self.name, *counts)

    @property
    def average(self) -> float:
        """List points in 36 games."""
        return 36 * self.points / self.games


SPAN: Final = datetime.timedelta(days=30)  # what was played in it is compared with what was played before
_RECENT: Final = (
    f"CASE WHEN played >= :now THEN '{Recent.NOW.value}' WHEN played >= :before THEN '{Recent.BEFORE.value}' END"
)
_ROLE: Final = "CASE WHEN declarer IS NULL THEN 'passed in' WHEN is_mine THEN 'declarer' ELSE 'defender' END"
# Games that are told apart by any of these are counted first, and what is asked for is summed up of that.
_CELL: Final = {
    "month": "month",
    "recent": "recent",
    "role": _ROLE,
    "kind": "coalesce(kind, 'passed in')",
    "seat": "person",
}
_GROUPS: Final = {GroupedBy.ALL: "'all'"} | {by: by.value for by in GroupedBy if by.value in _CELL}
_NEIGHBOURS: Final = "next", "after"  # the two opponents
_MOST_OPPONENTS: Final = 50
_SCHNEIDER: Final = 90  # card points

_OWN: Final = "CASE person WHEN 0 THEN points0 WHEN 1 THEN points1 ELSE points2 END"

# Each game once, as the one meant played it: SQLite would find out who that is anew for every number otherwise.
_PLAYED: Final = f"""
SELECT person, declarer, declarer = person AS is_mine, substr(played, 1, 7) AS month, {_RECENT} AS recent,
    substr(contract, 1, 1) AS kind,
    outcome, CASE WHEN contract NOT LIKE 'N%' THEN card_points END AS trump_points,
    {_OWN} AS own, points0 + points1 + points2 AS whole,
    CASE person WHEN 0 THEN name1 WHEN 1 THEN name2 ELSE name0 END AS next,
    CASE person WHEN 0 THEN name2 WHEN 1 THEN name0 ELSE name1 END AS after
"""
_COUNTED: Final = f"""
count(*) AS games, sum(own) AS points, sum(is_mine) AS declared, sum(is_mine AND outcome = 'won') AS won,
    sum(is_mine AND outcome = 'won' AND trump_points >= {_SCHNEIDER}) AS schneider,
    sum(is_mine AND outcome = 'lost' AND trump_points <= {120 - _SCHNEIDER}) AS lost_schneider,
    sum(outcome = 'passed in') AS passed_in, sum(1.5 * own - 0.5 * whole) AS relative
"""
_SUMMED: Final = ", ".join(f"sum({each.name}) AS {each.name}" for each in fields(Line)[1:])


class StatisticsRows:
    """Numbers over the collection, on a connection that only reads."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def lines(self, query: Query, now: datetime.datetime) -> dict[GroupedBy, list[Line]]:
        """The games of the one a query names, or of the user, grouped in every way; opponents by number.

        Games in which somebody took help are left out unless the query asks for them.
        """
        source, values = _counted(query)
        played = f"{_PLAYED} FROM {source}"
        cell = ", ".join(f"{column} AS {name}" for name, column in _CELL.items())
        cells = f"SELECT {cell}, {_COUNTED} FROM played GROUP BY {', '.join(map(str, range(1, len(_CELL) + 1)))}"
        counted = " UNION ALL ".join(
            [
                *(
                    f"SELECT '{by.value}' AS grouped, {name} AS name, {_SUMMED} FROM cells GROUP BY {name}"
                    for by, name in _GROUPS.items()
                ),
                *(
                    f"SELECT '{GroupedBy.OPPONENT.value}', {name}, {_COUNTED} FROM played GROUP BY {name}"
                    for name in _NEIGHBOURS
                ),
            ]
        )
        values |= {"now": format_time(now - SPAN), "before": format_time(now - 2 * SPAN)}
        rows = self._database.rows(
            f"WITH played AS MATERIALIZED ({played}), cells AS MATERIALIZED ({cells}) {counted}", **values
        )
        with self._database.understanding():
            found = [_plain(dict(row)) for row in rows if row["games"] and row["name"] is not None]
        return {by: _merged([row for row in found if row["grouped"] == by.value], by) for by in GroupedBy}

    def course(self, query: Query, most: int) -> list[Scored]:
        """Game by game what the same games brought, the last so many, in the order of time."""
        source, values = _counted(query)
        rows = self._database.rows(
            f"SELECT played, {_OWN} AS own FROM {source} ORDER BY played DESC, id DESC LIMIT :most", **values, most=most
        )
        with self._database.understanding():
            return [Scored(datetime.datetime.fromisoformat(row["played"]), row["own"]) for row in reversed(rows)]

    def reviewed(self, query: Query) -> list[ReviewedGame]:
        """The games of the one meant that a query finds and that have a review, the one played last first."""
        chosen, where, values = chosen_games(query)
        found = (
            f"SELECT id, table_id, deal, person, played FROM {chosen} "
            f"WHERE id IN ({WITH_REVIEW}) AND person IS NOT NULL AND {where}"
        )
        rows = self._database.rows(
            f"WITH found AS MATERIALIZED ({found}) SELECT found.id, person, played, sums FROM found JOIN reviews "
            "ON reviews.game_id = found.id UNION ALL SELECT found.id, person, played, sums FROM found JOIN reviews "
            "ON reviews.table_id = found.table_id AND reviews.deal = found.deal ORDER BY played DESC, id DESC",
            **values,
        )
        with self._database.understanding():
            return [
                ReviewedGame(row["id"], row["person"], datetime.datetime.fromisoformat(row["played"]), row["sums"])
                for row in rows
            ]


def _counted(query: Query) -> tuple[str, dict[str, object]]:
    """Where the games are counted of the one meant, and the values in that."""
    chosen, where, values = chosen_games(query)
    if query.is_marked is None:
        where += " AND NOT is_marked"
    return f"{chosen} WHERE person IS NOT NULL AND points0 IS NOT NULL AND {where}", values


def _merged(rows: list[dict[str, Any]], by: GroupedBy) -> list[Line]:
    """The lines of one grouping; somebody may have sat on either side."""
    lines: dict[str, Line] = {}
    for row in rows:
        line = Line(**{name: value for name, value in row.items() if name != "grouped"})
        lines[line.name] = line + lines[line.name] if line.name in lines else line
    if by is GroupedBy.OPPONENT:
        return sorted(lines.values(), key=lambda line: (-line.games, line.name))[:_MOST_OPPONENTS]
    if by is GroupedBy.RECENT:
        return [lines[each.value] for each in Recent if each.value in lines]
    return sorted(lines.values(), key=lambda line: line.name)


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    return {name: 0 if value is None else value for name, value in row.items()} | {"name": str(row["name"])}
