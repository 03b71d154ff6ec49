"""The collection of finished games, those of own tables and those imported: listed, searched, exported, deleted."""

from __future__ import annotations

import datetime
import json
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from kiebitz.cards import CardSet
from kiebitz.contract import Contract, Kind, parse_contract
from kiebitz.deals import SEATS
from kiebitz.formats.iss import Record, certain_cards, parse_record, replay
from kiebitz.game import Game
from kiebitz.session.database import Database
from kiebitz.session.errors import NoSuchMoment, UnknownGame
from kiebitz.session.game_row import GameRow, Outcome, format_time
from kiebitz.session.settings import sounds_like

_AT_A_TIME: Final = 200  # games that are read or deleted at once, so that nobody waits long for the store


class Role(Enum):
    """On which side somebody played."""

    DECLARER = "declarer"
    DEFENDER = "defender"


@dataclass(frozen=True, slots=True)
class Query:
    """Which games are meant: those for which all that is said here holds.

    name       part of the name of somebody who played, capitals or not
    role       how that one played, or without a name the user
    since, until  when it was played: not before the one, and before the other; a time without a zone is local
    is_own     whether it was played at a table of this store, or imported
    is_marked  whether somebody took help
    is_reviewed  whether a review of it is kept
    is_known   whether its record tells the cards of a seat, so that it can be reviewed
    is_mine    whether the one meant played in it, by name or else the user
    seat       where that one sat
    against    part of the name of somebody else who played against that one
    ids        one of these
    room       played in this room of others; without, those of no room
    """

    name: str = ""
    role: Role | None = None
    kind: Kind | None = None
    outcome: Outcome | None = None
    since: datetime.datetime | None = None
    until: datetime.datetime | None = None
    is_own: bool | None = None
    is_marked: bool | None = None
    is_reviewed: bool | None = None
    is_known: bool | None = None
    is_mine: bool | None = None
    seat: int | None = None
    against: str = ""
    ids: tuple[int, ...] | None = None
    room: int | None = None


ALL_GAMES: Final = Query()


@dataclass(frozen=True, slots=True)
class Key:
    """The place of a game in the order of time."""

    played: datetime.datetime
    id: int


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A line about a game.

    table, deal  where it was played, the deal counted from 0; `None` for a game that was imported
    added        when it came into the collection
    names        at the three seats, as they are shown: full names of own tables, else those of the record
    seat         of the user, `None` where they did not play or nobody knows
    outcome, value, card_points, list_points  as far as they are known, where the record hides cards
    moves        how many the game has
    is_marked    whether somebody took a hint or a move back, or let a computer player finish
    is_partial   whether its record hides cards, some of which nobody can tell
    """

    id: int
    table: int | None
    deal: int | None
    played: datetime.datetime
    added: datetime.datetime
    names: tuple[str, str, str]
    seat: int | None
    declarer: int | None
    contract: Contract | None
    bid: int
    outcome: Outcome | None
    value: int | None
    card_points: int | None
    list_points: tuple[int, int, int] | None
    moves: int
    is_marked: bool
    is_partial: bool

    @property
    def key(self) -> Key:
        """Where the next page goes on after this game."""
        return Key(self.played, self.id)


@dataclass(frozen=True, slots=True)
class Totals:
    """How many games a query finds, how many of them their declarers won and lost, and the list points in them of the
    one whom the query names, or of the user."""

    games: int
    won: int
    lost: int
    points: int


@dataclass(frozen=True, eq=False, slots=True)
class StoredGame:
    """A game with all its moves. Where its record hides cards, the game is played with cards that fit."""

    listed: ListedGame
    record: Record
    game: Game

    def moment(self, number: int) -> Game:
        """The game after so many moves, to be looked at or played on from."""
        return moment(self.game, number)

    def certain_cards(self, number: int) -> tuple[CardSet, CardSet, CardSet, CardSet]:
        """Of the hands and the skat after so many moves, the cards that are known to be there."""
        return certain_cards(self.record, self.moment(number))


def moment(game: Game, number: int) -> Game:
    """A game as it stood after so many moves."""
    if not 0 <= number <= len(game.history):
        raise NoSuchMoment("moment-unknown", last=len(game.history), given=str(number))
    past = game.copy()
    while len(past.history) > number:
        past.pop()
    return past


class Games:
    """All finished games in the store. Searching has a connection of its own, so that no table waits for it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._reading = database.another()

    @property
    def reading(self) -> Database:
        """The connection for searching, for whoever else only reads."""
        return self._reading

    def close(self) -> None:
        """End searching; the database that was given stays open."""
        self._reading.close()

    # -- looking -------------------------------------------------------------------------------------------------

    def search(self, query: Query = ALL_GAMES, limit: int = 50, before: Key | None = None) -> list[ListedGame]:
        """Games, the one played last first; with the key of the last one shown, those that come after it.

        Games that are added or deleted meanwhile change nothing about the pages to come.
        """
        where, values = _condition(query)
        if before is not None:
            where += " AND (played, id) < (:before_played, :before_id)"
            values |= {"before_played": format_time(before.played), "before_id": before.id}
        newest_first = "ORDER BY played DESC, id DESC"
        with self._reading.snapshot():
            found = self._reading.rows(
                f"SELECT *, {_MINE} AS mine FROM games WHERE id IN "
                f"(SELECT id FROM {_games_of(query)} WHERE {where} {newest_first} LIMIT :limit) {newest_first}",
                **values,
                limit=limit,
            )
            return [_listed(row) for row in found]

    def totals(self, query: Query = ALL_GAMES) -> Totals:
        """Counts and sums of all games that a query finds."""
        where, values = _condition(query)
        ((games, won, lost, points),) = self._reading.rows(
            "SELECT count(*), sum(outcome = 'won'), sum(outcome = 'lost'), "
            "sum(CASE person WHEN 0 THEN points0 WHEN 1 THEN points1 WHEN 2 THEN points2 END) "
            f"FROM {_games_of(query)} WHERE {where}",
            **values,
        )
        return Totals(games, won or 0, lost or 0, points or 0)

    def get(self, number: int) -> StoredGame:
        """One game with all its moves; `UnknownGame` if there is none."""
        with self._reading.snapshot():
            where, values = _condition(Query(ids=(number,)))
            found = self._reading.rows(
                f"SELECT *, {_MINE} AS mine FROM games JOIN records ON game_id = id WHERE {where}", **values
            )
            if not found:
                raise UnknownGame(self._reading.path, "game-unknown", number=str(number))
            record = parse_record(found[0]["record"])
            return StoredGame(_listed(found[0]), record, replay(record))

    def number_of(self, row: GameRow) -> int | None:
        """The number of the game of a row; `None` if it is not in the collection."""
        found = self._reading.rows("SELECT id FROM games WHERE digest = ?", row["digest"])
        return int(found[0]["id"]) if found else None

    def export(self, query: Query = ALL_GAMES) -> Iterator[str]:
        """The records of all games that a query finds, each a line, in the order in which they were played."""
        where, values = _condition(query)
        last: tuple[str, int] = ("", 0)
        while True:
            rows = self._reading.rows(
                f"SELECT id, played, record FROM {_games_of(query)} JOIN records ON game_id = id "
                f"WHERE {where} AND (played, id) > (:last_played, :last_id) ORDER BY played, id LIMIT {_AT_A_TIME}",
                **values,
                last_played=last[0],
                last_id=last[1],
            )
            if not rows:
                return
            yield from (row["record"] for row in rows)
            last = rows[-1]["played"], rows[-1]["id"]

    # -- changing ------------------------------------------------------------------------------------------------

    def add(self, rows: Iterable[GameRow]) -> int:
        """Add games, all or none; how many are new, or known for the first time with all cards."""
        with self._database.transaction():
            return sum(add_game(self._database, row) for row in rows)

    def delete(self, query: Query) -> int:
        """Delete all games that a query finds; how many they were.

        A deal of an own table stays in its list, whose score it is part of. A table whose list is finished goes with
        the last of its games.
        """
        where, values = _condition(query)
        deleted = 0
        while True:
            with self._database.transaction():
                gone = self._database.rows(
                    f"DELETE FROM games WHERE id IN (SELECT id FROM {_games_of(query)} WHERE {where} "
                    f"LIMIT {_AT_A_TIME}) RETURNING table_id",
                    **values,
                )
                for table in {row["table_id"] for row in gone}:
                    if self._is_done_with(table):
                        remove_table(self._database, table)
            deleted += len(gone)
            if len(gone) < _AT_A_TIME:
                return deleted

    def _is_done_with(self, table: int | None) -> bool:
        return bool(
            self._database.rows(
                "SELECT 1 FROM tables WHERE id = ? AND is_over "
                "AND NOT EXISTS (SELECT 1 FROM games WHERE table_id = tables.id)",
                table,
            )
        )


def add_game(database: Database, row: GameRow) -> bool:
    """Add a game within a transaction, unless it is known; whether it was not.

    A game of an own table, and one with all cards, replaces what was known of it by another record.
    """
    now = format_time(datetime.datetime.now(datetime.UTC))
    columns = {"table_id": None, "deal": None, "added": now} | row | {"played": row["played"] or now}
    record = columns.pop("record")
    names = ", ".join(columns)
    added = database.rows(
        f"INSERT INTO games ({names}) VALUES ({', '.join('?' * len(columns))}) ON CONFLICT (digest) DO UPDATE "
        f"SET ({names}) = ({', '.join(f'excluded.{name}' for name in columns)}) "
        "WHERE excluded.table_id IS NOT NULL OR is_partial > excluded.is_partial RETURNING id",
        *columns.values(),
    )
    for game in added:
        database.execute("INSERT OR REPLACE INTO records (game_id, record) VALUES (?, ?)", game["id"], record)
    return bool(added)


def remove_table(database: Database, table: int) -> None:
    """Remove a table with its games and all that is noted about them, within a transaction."""
    for name in ("games", "marks", "moves", "deals", "places"):
        database.execute(f"DELETE FROM {name} WHERE table_id = ?", table)
    database.execute("DELETE FROM tables WHERE id = ?", table)


# -- queries ---------------------------------------------------------------------------------------------------------


# The seat of the user: as it was at an own table or in the record, else found by the names that are the user's.
_MINE: Final = (
    "coalesce(seat, CASE WHEN table_id IS NULL THEN CASE "
    + " ".join(f"WHEN folded{seat} IN (SELECT folded FROM my_names) THEN {seat}" for seat in SEATS)
    + " END END)"
)

# In a record the deal is 32 cards of two letters, a point after each.
_HANDS: Final = [f"substr(record, instr(record, 'MV[w ') + {5 + 30 * seat}, 29)" for seat in SEATS]
_TELLS_A_HAND: Final = (
    "(NOT is_partial OR EXISTS (SELECT 1 FROM records WHERE game_id = id AND ("
    + " OR ".join(f"instr({hand}, '??') = 0" for hand in _HANDS)
    + ")))"
)
_OTHERS: Final = " OR ".join(f"(person <> {seat} AND instr(folded{seat}, :against))" for seat in SEATS)

# Of games of the collection that have one: each found by the index of its kind, which an OR would not use.
WITH_REVIEW: Final = (
    "SELECT game_id FROM reviews WHERE game_id IS NOT NULL UNION ALL SELECT games.id FROM reviews JOIN games "
    "ON games.table_id = reviews.table_id AND games.deal = reviews.deal"
)

_TESTS: Final = {  # by the value that is asked for
    "name": "person IS NOT NULL",
    "role": "person IS NOT NULL",
    "kind": "substr(contract, 1, 1) = :kind",
    "outcome": "outcome = :outcome",
    "since": "played >= :since",
    "until": "played < :until",
    "is_own": "(table_id IS NOT NULL) = :is_own",
    "is_marked": "is_marked = :is_marked",
    "is_reviewed": f"(id IN ({WITH_REVIEW})) = :is_reviewed",
    "is_known": f"{_TELLS_A_HAND} = :is_known",
    "is_mine": "(person IS NOT NULL) = :is_mine",
    "seat": "person = :seat",
    "against": f"({_OTHERS})",
    "ids": "id IN (SELECT value FROM json_each(:ids))",
}


def _games_of(query: Query) -> str:
    """All games, each with the seat of the person whom the query is about."""
    seats = " ".join(f"WHEN {_is_meant(query, seat)} THEN {seat}" for seat in SEATS)
    return f"(SELECT *, CASE {seats} END AS person FROM games WHERE {_where_played(query)})"


def chosen_games(query: Query) -> tuple[str, str, dict[str, object]]:
    """For whoever counts games: where they stand, each with the `person` meant, what must hold, the values."""
    where, values = _condition(query)
    return _games_of(query), where, values


def _where_played(query: Query) -> str:
    """Games in rooms are those of the people there, who ask for the room."""
    if query.room is not None:
        return f"table_id IN (SELECT id FROM tables WHERE room = {query.room:d})"
    return "table_id IS NULL OR table_id NOT IN (SELECT id FROM tables WHERE room IS NOT NULL)"


def _is_meant(query: Query, seat: int) -> str:
    who = f"instr(folded{seat}, :name)" if query.name else f"{_MINE} = {seat}"
    if query.role is None:
        return who
    return f"{who} AND declarer {'=' if query.role is Role.DECLARER else '<>'} {seat}"


def _condition(query: Query) -> tuple[str, dict[str, object]]:
    """What must hold for a game that is found, and the values in it."""
    values = {
        "name": sounds_like(query.name) or None,
        "role": None if query.role is None else query.role.value,
        "kind": None if query.kind is None else query.kind.letter,
        "outcome": None if query.outcome is None else query.outcome.value,
        "since": None if query.since is None else format_time(query.since),
        "until": None if query.until is None else format_time(query.until),
        "is_own": query.is_own,
        "is_marked": query.is_marked,
        "is_reviewed": query.is_reviewed,
        "is_known": query.is_known,
        "is_mine": query.is_mine,
        "seat": query.seat,
        "against": sounds_like(query.against) or None,
        "ids": None if query.ids is None else json.dumps(query.ids),
    }
    asked: dict[str, object] = {name: value for name, value in values.items() if value is not None}
    return " AND ".join(_TESTS[name] for name in asked) or "TRUE", asked


def _listed(row: sqlite3.Row) -> ListedGame:
    points = row["points0"], row["points1"], row["points2"]
    return ListedGame(
        id=row["id"],
        table=row["table_id"],
        deal=row["deal"],
        played=datetime.datetime.fromisoformat(row["played"]),
        added=datetime.datetime.fromisoformat(row["added"]),
        names=(row["name0"], row["name1"], row["name2"]),
        seat=row["mine"],
        declarer=row["declarer"],
        contract=None if row["contract"] is None else parse_contract(row["contract"]),
        bid=row["bid"],
        outcome=None if row["outcome"] is None else Outcome(row["outcome"]),
        value=row["value"],
        card_points=row["card_points"],
        list_points=None if None in points else points,
        moves=row["moves"],
        is_marked=bool(row["is_marked"]),
        is_partial=bool(row["is_partial"]),
    )
