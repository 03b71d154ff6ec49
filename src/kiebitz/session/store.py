"""The one store of tables and finished games. What a method that writes has returned from is on disk."""

from __future__ import annotations

import datetime
import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kiebitz.deals import format_deal, parse_deal
from kiebitz.errors import Fault
from kiebitz.game import Game
from kiebitz.memory import Memory
from kiebitz.moves import Move, format_move, parse_move
from kiebitz.session.boards import Boards
from kiebitz.session.chance import Chance, Contribution, Opening
from kiebitz.session.coach import CoachedMoments
from kiebitz.session.database import Database
from kiebitz.session.errors import StorageFault, TableMovedOn, UnknownTable, UnreadableStore
from kiebitz.session.game_row import row_of_round
from kiebitz.session.games import Games, add_game, remove_table
from kiebitz.session.hold import Hold
from kiebitz.session.hosted import Hosted
from kiebitz.session.identity import Me
from kiebitz.session.people import People
from kiebitz.session.practice_rows import PracticeRows
from kiebitz.session.reviews import Reviews
from kiebitz.session.room_rows import RoomRows
from kiebitz.session.settings import Place, Settings, sounds_like
from kiebitz.session.state import Mark, Round, TableState
from kiebitz.session.statistics_rows import StatisticsRows

FILE_NAME: Final = "kiebitz.sqlite"
_OF_USER: Final = "room IS NULL AND id NOT IN (SELECT table_id FROM hosted)"


def data_folder(environment: Mapping[str, str]) -> Path:
    """The folder for what the user's programs keep, by the XDG convention."""
    base = environment.get("XDG_DATA_HOME", "")
    return (Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share") / "kiebitz"


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was read: all that is needed to go on with it."""

    id: int
    revision: int
    chance: Chance
    state: TableState
    unrecorded: tuple[int, ...]  # deals that are entered, but not yet in the file of records
    known: Memory  # of its company, when it began


@dataclass(frozen=True, slots=True)
class Summary:
    """A line about a stored table; `number` is that of its current deal, from 0."""

    id: int
    settings: Settings
    number: int
    is_over: bool
    begun: datetime.datetime
    changed: datetime.datetime


class Store:
    """All tables, side by side, and all finished games with their reviews; safe for use from several threads, and by
    several programs at once."""

    def __init__(self, path: Path, *, shares_syncs: bool = False) -> None:
        """Open a store; with `shares_syncs` what several threads write is made durable together."""
        self.path = path
        self._database = Database(path, shares_syncs=shares_syncs)
        self.games = Games(self._database)
        self.reviews = Reviews(self._database)
        self.me = Me(self._database)
        self.rooms = RoomRows(self._database)
        self.people = People(self._database)
        self.boards = Boards(self._database)
        self.coached = CoachedMoments(self._database)
        self.hosted = Hosted(self._database)
        self.practice = PracticeRows(self._database)
        self.statistics = StatisticsRows(self.games.reading)
        self._collect_games()
        self._end_old_holds()

    def close(self) -> None:
        """Close the file."""
        self.games.close()
        self._database.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- tables --------------------------------------------------------------------------------------------------

    def hold(self, table: int) -> Hold:
        """Keep other programs from playing at a table."""
        return Hold(self._holds / f"{table}.lock")

    @property
    def _holds(self) -> Path:
        return self.path.with_name(f"{self.path.name}-held")

    def _end_old_holds(self) -> None:
        """Remove what earlier releases, or programs that were killed, left of holds of tables that nobody plays at."""
        left = {path.name.partition(".")[0] for path in self._holds.glob("*.lock*")}
        going_on = {str(row["id"]) for row in self._database.rows("SELECT id FROM tables WHERE NOT is_over")}
        for table in left - going_on:
            with suppress(StorageFault):
                Hold(self._holds / f"{table}.lock").end()

    def add(self, state: TableState, chance: Chance, origin: str | None = None) -> int:
        """Store a table that begins, or one taken over from a file of this hash; its number."""
        settings, now = state.settings, _now()
        row = {
            "begun": now,
            "changed": now,
            "deals": settings.deals,
            "seat": settings.seat,
            "seed": None if settings.seed is None else str(settings.seed),
            "root": str(chance.root),
            "practice": settings.practice,
            "save": None if settings.save is None else str(settings.save),
            "origin": origin,
            "is_branch": settings.is_branch,
            "follows": settings.follows,
            "room": settings.room,
            "stand_in": settings.stand_in,
            "known": self.people.of_company(settings.places).to_json().decode(),
        }
        with self._database.transaction():
            table = self._database.insert("tables", row)
            for number, place in enumerate(settings.places):
                self._database.insert(
                    "places", {"table_id": table, "place": number, "name": place.name, "player": place.player}
                )
            change = Change(self._database, table)
            for number, game_round in enumerate(state.rounds):
                change.add_round(number, game_round)
            for number, _ in enumerate(state.entered):
                change.enter(state, number, recorded=True)  # by the release that played it
            for number, dealt in enumerate(state.ahead, start=len(state.rounds)):
                change.add_round(number, Round(Game(dealt)))
        return table

    def came_from(self, origin: str) -> int | None:
        """The table that was taken over from a file of this hash, if one was."""
        rows = self._database.rows("SELECT id FROM tables WHERE origin = ?", origin)
        return int(rows[0]["id"]) if rows else None

    def follower_of(self, table: int) -> int | None:
        """The last table at which the company of this one went on, if it did."""
        rows = self._database.rows("SELECT max(id) AS id FROM tables WHERE follows = ?", table)
        return None if rows[0]["id"] is None else int(rows[0]["id"])

    def load(self, table: int) -> StoredTable:
        """A table as it stands on disk."""
        with self._database.snapshot():
            rows = self._database.rows("SELECT * FROM tables WHERE id = ?", table)
            if not rows:
                raise UnknownTable(self.path, "table-unknown", table=str(table))
            settings = self._settings(rows[0])
            deals = self._database.rows("SELECT * FROM deals WHERE table_id = ? ORDER BY number", table)
            begun = sum(deal["entered"] is not None for deal in deals) + (not rows[0]["is_over"])
            rounds = [self._round(deal) for deal in deals[:begun]]
            _check_rounds(rounds, deals)
            ahead = [parse_deal(deal["cards"]) for deal in deals[begun:]]
            return StoredTable(
                table,
                int(rows[0]["revision"]),
                Chance(settings.seed, int(rows[0]["root"])),
                TableState(settings, rounds, ahead, bool(rows[0]["is_over"])),
                tuple(int(deal["number"]) for deal in deals if deal["entered"] is not None and not deal["recorded"]),
                Memory() if rows[0]["known"] is None else Memory.from_json(rows[0]["known"]),
            )

    def summaries(self) -> list[Summary]:
        """All tables of the user, the one played last first; those that this release cannot play are left out.

        So are those at which others play, in rooms and by the protocol of the ISS.
        """
        with self._database.snapshot():
            return [
                summary
                for row in self._database.rows(f"SELECT * FROM tables WHERE {_OF_USER} ORDER BY changed DESC, id DESC")
                if (summary := self._summary(row)) is not None
            ]

    def tables_of(self, names: Iterable[str]) -> list[int]:
        """All tables, also in rooms and of the protocol, at which a person of one of these names sits."""
        heard = {sounds_like(name) for name in names}
        places = self._database.rows("SELECT table_id, name FROM places WHERE player IS NULL")
        return sorted({int(place["table_id"]) for place in places if sounds_like(place["name"]) in heard})

    def is_of_user(self, table: int) -> bool:
        """Whether the user sits at a table, and gives its places away; not where others play by links or a protocol."""
        return bool(self._database.rows(f"SELECT 1 FROM tables WHERE id = ? AND {_OF_USER}", table))

    def when_entered(self, table: int, deal: int) -> datetime.datetime:
        """When the result of a deal was entered."""
        with self._database.understanding():
            (row,) = self._database.rows("SELECT entered FROM deals WHERE table_id = ? AND number = ?", table, deal)
            return datetime.datetime.fromisoformat(row["entered"])

    @contextmanager
    def change(self, table: int, revision: int) -> Iterator[Change]:
        """Change a table that is known as of a revision, all or nothing; it has the next revision then."""
        with self._database.transaction():
            known = self._database.execute(
                "UPDATE tables SET revision = revision + 1, changed = ? WHERE id = ? AND revision = ?",
                _now(),
                table,
                revision,
            )
            if known != 1:
                raise TableMovedOn(self.path, "table-of-somebody-else", table=str(table))
            yield Change(self._database, table)

    def delete_table(self, table: int) -> None:
        """Delete a table, finished or not, with all its games; `TableIsHeld` if somebody plays at it."""
        if not self._database.rows("SELECT 1 FROM tables WHERE id = ?", table):
            raise UnknownTable(self.path, "table-unknown", table=str(table))
        hold = self.hold(table)
        try:
            with self._database.transaction():
                remove_table(self._database, table)
        except BaseException:
            hold.release()
            raise
        hold.end()

    def _collect_games(self) -> None:
        """Put games that were finished before there was a collection into it, but for those nobody can read."""
        waiting = self._database.rows("SELECT DISTINCT table_id FROM deals WHERE entered IS NOT NULL AND NOT collected")
        for (table,) in waiting:
            with suppress(UnreadableStore), self._database.understanding():
                state = self.load(table).state
                with self._database.transaction():
                    for number, _ in enumerate(state.entered):
                        Change(self._database, table).collect(state, number, self.when_entered(table, number))

    # -- rows ----------------------------------------------------------------------------------------------------

    def _settings(self, row: sqlite3.Row) -> Settings:
        places = self._database.rows("SELECT name, player FROM places WHERE table_id = ? ORDER BY place", row["id"])
        return Settings(
            places=tuple(Place(place["name"], place["player"]) for place in places),
            deals=row["deals"],
            seat=row["seat"],
            seed=None if row["seed"] is None else int(row["seed"]),
            practice=bool(row["practice"]),
            save=None if row["save"] is None else Path(row["save"]),
            is_branch=bool(row["is_branch"]),
            follows=row["follows"],
            room=row["room"],
            stand_in=row["stand_in"],
        )

    def _summary(self, row: sqlite3.Row) -> Summary | None:
        (counted,) = self._database.rows("SELECT count(entered) AS entered FROM deals WHERE table_id = ?", row["id"])
        try:
            settings = self._settings(row)
        except ValueError:  # a player that is not registered any more
            return None
        begun, changed = (datetime.datetime.fromisoformat(row[name]) for name in ("begun", "changed"))
        number = min(counted["entered"], settings.deals - 1)
        return Summary(row["id"], settings, number, bool(row["is_over"]), begun, changed)

    def _round(self, deal: sqlite3.Row) -> Round:
        key = deal["table_id"], deal["number"]
        numbers = [None if deal[name] is None else int(deal[name], 16) for name in ("secret", "salt")]
        secret, salt = numbers
        opening = None
        if secret is not None and salt is not None:
            opening = Opening(secret, salt, _parse_contributions(deal["contributions"]))
        refused = None if deal["refused"] is None else int(deal["refused"])
        found = Round(Game(parse_deal(deal["cards"])), opening, int(deal["given"]), refused=refused)
        for row in self._database.rows("SELECT * FROM moves WHERE table_id = ? AND deal = ? ORDER BY number", *key):
            found.game.push(parse_move(row["move"]))
            if row["seconds"] is not None:
                found.thinking[row["number"]] = float(row["seconds"])
            if row["fault"] is not None:
                found.faults[row["number"]] = str(row["fault"])
        for row in self._database.rows("SELECT place, mark FROM marks WHERE table_id = ? AND deal = ?", *key):
            found.marks.add((int(row["place"]), Mark(row["mark"])))
        return found


def _check_rounds(rounds: list[Round], deals: list[sqlite3.Row]) -> None:
    """Whether deals follow each other without a gap, and all that are entered were played to their ends."""
    entered = [deal["entered"] is not None for deal in deals]
    if not rounds or [deal["number"] for deal in deals] != [*range(len(deals))]:
        raise Fault("file-lacks-deals")
    if entered != sorted(entered, reverse=True) or not all(each.game.is_over for each in rounds[: sum(entered)]):
        raise Fault("file-results")


class Change:
    """What may be changed of a table within one transaction."""

    def __init__(self, database: Database, table: int) -> None:
        self._database = database
        self._table = table

    def add_round(self, number: int, game_round: Round) -> None:
        """Add a deal with the moves made in it so far; one that was given ahead stands there already."""
        opening = game_round.opening
        self._database.execute(
            "INSERT OR IGNORE INTO deals (table_id, number, secret, salt, contributions, cards, given) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            self._table,
            number,
            None if opening is None else f"{opening.secret:032x}",
            None if opening is None else f"{opening.salt:032x}",
            None if opening is None else _format_contributions(opening.contributions),
            format_deal(game_round.game.deal),
            game_round.given,
        )
        for move_number, move in enumerate(game_round.game.moves):
            self.add_move(
                number,
                move_number,
                move,
                game_round.thinking.get(move_number),
                game_round.faults.get(move_number),
            )

    def rename(self, place: int, name: str) -> None:
        """Call who has a place by another name, in the games to come."""
        self._database.execute("UPDATE places SET name = ? WHERE table_id = ? AND place = ?", name, self._table, place)

    def reseat(self, places: Mapping[int, Place]) -> None:
        """Let others sit at some places, from the next deal on."""
        for number, place in places.items():
            self._database.execute(
                "UPDATE places SET name = ?, player = ? WHERE table_id = ? AND place = ?",
                place.name,
                place.player,
                self._table,
                number,
            )

    def add_move(self, deal: int, number: int, move: Move, seconds: float | None, fault: str | None) -> None:
        """Add the next move of the deal."""
        self._database.execute(
            "INSERT INTO moves (table_id, deal, number, move, seconds, fault) VALUES (?, ?, ?, ?, ?, ?)",
            self._table,
            deal,
            number,
            format_move(move),
            seconds,
            fault,
        )

    def take_back(self, deal: int, number: int) -> None:
        """Remove the moves of a deal from this number on, and the answer to a claim among them."""
        self._database.execute(
            "DELETE FROM moves WHERE table_id = ? AND deal = ? AND number >= ?", self._table, deal, number
        )
        self._database.execute(
            "UPDATE deals SET refused = NULL WHERE table_id = ? AND number = ? AND refused >= ?",
            self._table,
            deal,
            number,
        )

    def refuse_claim(self, deal: int, number: int) -> None:
        """Note that people refused the claim that was the move of this number."""
        self._database.execute(
            "UPDATE deals SET refused = ? WHERE table_id = ? AND number = ?", number, self._table, deal
        )

    def mark(self, deal: int, place: int, mark: Mark) -> None:
        """Note that somebody took help in the deal."""
        self._database.execute("INSERT OR IGNORE INTO marks VALUES (?, ?, ?, ?)", self._table, deal, place, mark.value)

    def unmark(self, deal: int, place: int, mark: Mark) -> None:
        """Remove what was noted."""
        self._database.execute(
            "DELETE FROM marks WHERE table_id = ? AND deal = ? AND place = ? AND mark = ?",
            self._table,
            deal,
            place,
            mark.value,
        )

    def enter(self, state: TableState, deal: int, *, recorded: bool = False) -> None:
        """Enter the result of a deal in the list, and its game in the collection."""
        now = datetime.datetime.now(datetime.UTC)
        self._database.execute(
            "UPDATE deals SET entered = ?, recorded = ? WHERE table_id = ? AND number = ?",
            _format(now),
            recorded,
            self._table,
            deal,
        )
        self.collect(state, deal, now)

    def collect(self, state: TableState, deal: int, entered: datetime.datetime) -> None:
        """Put a game that was entered at this time into the collection, unless that has been done."""
        todo = self._database.execute(
            "UPDATE deals SET collected = 1 WHERE table_id = ? AND number = ? AND NOT collected", self._table, deal
        )
        if todo:
            add_game(self._database, row_of_round(state, deal, self._table, entered))

    def note_recorded(self, deal: int) -> None:
        """Note that a deal stands in the file of records."""
        self._database.execute("UPDATE deals SET recorded = 1 WHERE table_id = ? AND number = ?", self._table, deal)

    def finish(self) -> None:
        """Note that all deals have been played."""
        self._database.execute("UPDATE tables SET is_over = 1 WHERE id = ?", self._table)


def _format_contributions(contributions: tuple[Contribution, ...]) -> str | None:
    """As `PLACE:COMMITMENT:VALUE`, one after the other; `None` where nobody contributed."""
    texts = [f"{each.place}:{each.commitment}:{each.value or 0:032x}" for each in contributions]
    return " ".join(texts) or None


def _parse_contributions(text: str | None) -> tuple[Contribution, ...]:
    parts = [each.split(":") for each in (text or "").split()]
    return tuple(Contribution(int(place), commitment, int(value, 16)) for place, commitment, value in parts)


def _now() -> str:
    return _format(datetime.datetime.now(datetime.UTC))


def _format(when: datetime.datetime) -> str:
    return when.isoformat(timespec="microseconds")
