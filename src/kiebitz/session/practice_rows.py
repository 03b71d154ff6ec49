"""What somebody practises, in the store: moments of games and puzzles, when each is asked again, all answers."""

from __future__ import annotations

import datetime
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from kiebitz.formats.game_text import format_game, parse_game
from kiebitz.game import Game
from kiebitz.moves import format_move
from kiebitz.session.coach import CoachedMoment
from kiebitz.session.database import Database
from kiebitz.session.errors import Refused
from kiebitz.session.game_row import format_time

_COLUMNS: Final = "id, origin, game_id, practice.number, puzzle, moment, review, due, schedule"


class UnknownItem(Refused):
    """There is nothing of this number to be practised."""


class AnsweredBefore(Refused):
    """It was answered meanwhile, in another window or by a message that came twice."""


class Origin(Enum):
    """Why something is practised."""

    MISTAKE = "mistake"
    COACH = "coach"  # a mistake of which the coach spoke, and which may have been taken back
    RIGHT = "right"  # a moment in which the right thing was done, lest every moment be a mistake
    PUZZLE = "puzzle"


@dataclass(frozen=True, slots=True)
class PracticeItem:
    """Something to be practised.

    game, number  the game of the collection, and how many moves it had; `None` of a puzzle
    puzzle        its name; `None` of a moment
    moment        up to it, of the coach's alone: what was taken back stands in no game
    review        of the move of which the coach spoke, as JSON
    due           when it is asked (again); `None` once it is known
    schedule      what whoever schedules wants to be told next time
    answers       how often it was answered
    """

    id: int
    origin: Origin
    game: int | None
    number: int | None
    puzzle: str | None
    moment: Game | None
    review: str | None
    due: datetime.datetime | None
    schedule: str | None
    answers: int


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer that was given."""

    item: int
    given: datetime.datetime
    is_right: bool
    seconds: float
    answer: str


class PracticeRows:
    """All of it; what a method that writes has returned from is on disk."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # -- what there is -----------------------------------------------------------------------------------------------

    def items(self) -> list[PracticeItem]:
        """All that is not known yet, in the order in which it is due."""
        return self._items("due IS NOT NULL ORDER BY due, id")

    def get(self, number: int) -> PracticeItem:
        """One of them, known or not."""
        found = self._items("id = ?", number)
        if not found:
            raise UnknownItem("practice-unknown", number=str(number))
        return found[0]

    def of_puzzle(self, name: str) -> PracticeItem | None:
        """A puzzle that was answered before."""
        found = self._items("puzzle = ?", name)
        return found[0] if found else None

    def puzzles(self) -> set[str]:
        """The names of puzzles that were answered before."""
        return {row["puzzle"] for row in self._database.rows("SELECT puzzle FROM practice WHERE puzzle IS NOT NULL")}

    def answers(self, since: datetime.datetime | None = None) -> list[Answered]:
        """What was answered from a time on, in order."""
        rows = self._database.rows(
            "SELECT * FROM practice_answers WHERE given >= ? ORDER BY given, item",
            "" if since is None else format_time(since),
        )
        with self._database.understanding():
            return [
                Answered(
                    row["item"],
                    datetime.datetime.fromisoformat(row["given"]),
                    bool(row["is_right"]),
                    row["seconds"],
                    row["answer"],
                )
                for row in rows
            ]

    def unseen_games(self, most: int) -> list[int]:
        """Games of the collection with a review that nobody has looked through for moments, the last ones first."""
        rows = self._database.rows(
            "SELECT games.id FROM reviews JOIN games ON games.id = game_id "
            "OR (games.table_id = reviews.table_id AND games.deal = reviews.deal) "
            "WHERE NOT looked_through ORDER BY played DESC LIMIT ?",
            most,
        )
        return [int(row["id"]) for row in rows]

    # -- changes -----------------------------------------------------------------------------------------------------

    def add_moments(self, game: int, moments: Iterable[tuple[int, Origin]], due: datetime.datetime) -> None:
        """Note the moments of a game that was looked through; those that are known stay as they are."""
        with self._database.transaction():
            for number, origin in moments:
                self._add(game, number, origin, due)
            self._database.execute(
                "UPDATE reviews SET looked_through = 1 WHERE game_id = ?1 "
                "OR (table_id, deal) IN (SELECT table_id, deal FROM games WHERE id = ?1)",
                game,
            )

    def add_coached(self, coached: CoachedMoment, review: str | None, due: datetime.datetime) -> None:
        """Note a moment of which the coach spoke, with what a review says of the move; without one, that there is none.

        Of a game and a number of moves one moment is practised, however often it was tried.
        """
        with self._database.transaction():
            if review is not None:
                moment = format_game(coached.game)
                self._add(coached.collected, len(coached.game.history), Origin.COACH, due, moment, review)
            self._database.execute(
                "UPDATE coached SET looked_through = 1 WHERE (table_id, deal, game, move) = (?, ?, ?, ?)",
                coached.table,
                coached.deal,
                format_game(coached.game),
                format_move(coached.move),
            )

    def _add(
        self,
        game: int,
        number: int,
        origin: Origin,
        due: datetime.datetime,
        moment: str | None = None,
        review: str | None = None,
    ) -> None:
        self._database.execute(
            "INSERT OR IGNORE INTO practice (origin, game_id, number, moment, review, due) "
            "SELECT ?, id, ?, ?, ?, ? FROM games WHERE id = ?",
            origin.value,
            number,
            moment,
            review,
            format_time(due),
            game,
        )

    def add_puzzle(self, name: str, due: datetime.datetime) -> PracticeItem:
        """A puzzle that is about to be answered for the first time, or was before."""
        with self._database.transaction():
            self._database.execute(
                "INSERT OR IGNORE INTO practice (origin, puzzle, due) VALUES (?, ?, ?)",
                Origin.PUZZLE.value,
                name,
                format_time(due),
            )
        found = self.of_puzzle(name)
        assert found is not None
        return found

    def answer(self, item: PracticeItem, answered: Answered, due: datetime.datetime | None, schedule: str) -> None:
        """Keep an answer and when the item is asked again; `AnsweredBefore` if it is not the next one."""
        with self._database.transaction():
            ((number,),) = self._database.rows("SELECT count(*) FROM practice_answers WHERE item = ?", item.id)
            if number != item.answers:
                raise AnsweredBefore("practice-answered")
            row = {
                "item": item.id,
                "number": number,
                "given": format_time(answered.given),
                "is_right": answered.is_right,
                "seconds": answered.seconds,
                "answer": answered.answer,
            }
            self._database.insert("practice_answers", row)
            self._database.execute(
                "UPDATE practice SET due = ?, schedule = ? WHERE id = ?",
                None if due is None else format_time(due),
                schedule,
                item.id,
            )

    def forget(self) -> None:
        """Delete all of it."""
        with self._database.transaction():
            self._database.execute("DELETE FROM practice")

    def drop(self, item: PracticeItem) -> None:
        """Practise it no more."""
        with self._database.transaction():
            self._database.execute("UPDATE practice SET due = NULL WHERE id = ?", item.id)

    # -- to another store --------------------------------------------------------------------------------------------

    def export(self) -> Iterator[dict[str, Any]]:
        """All items with their answers, as values that JSON knows; a game is named by what everybody saw of it."""
        for row in self._database.rows(
            "SELECT practice.*, hex(digest) AS digest FROM practice LEFT JOIN games ON games.id = game_id ORDER BY id"
        ):
            answers = self._database.rows(
                "SELECT given, is_right, seconds, answer FROM practice_answers WHERE item = ? ORDER BY number",
                row["id"],
            )
            yield {
                "origin": row["origin"],
                "game": row["digest"] or None,
                "number": row["number"],
                "puzzle": row["puzzle"],
                "moment": row["moment"],
                "review": row["review"],
                "due": row["due"],
                "schedule": row["schedule"],
                "answers": [dict(answer) for answer in answers],
            }

    def take_in(self, rows: Iterable[Mapping[str, Any]]) -> int:
        """Take in what another store has exported; how much was new, or answered more often there.

        Moments of games that are not here are left out.
        """
        with self._database.transaction():
            return sum(self._take_in(row) for row in rows)

    def _take_in(self, row: Mapping[str, Any]) -> bool:
        game = None
        if row["game"] is not None:
            found = self._database.rows("SELECT id FROM games WHERE hex(digest) = ?", str(row["game"]))
            if not found:
                return False
            game = found[0]["id"]
        known = self._items("(game_id, practice.number, puzzle) IS (?, ?, ?)", game, row["number"], row["puzzle"])
        if known and known[0].answers >= len(row["answers"]):
            return False
        if known:
            self._database.execute("DELETE FROM practice WHERE id = ?", known[0].id)
        new = {name: row.get(name) for name in ("number", "puzzle", "moment", "review", "due", "schedule")}
        item = self._database.insert("practice", {"origin": Origin(row["origin"]).value, "game_id": game, **new})
        for number, answer in enumerate(row["answers"]):
            kept = {name: answer[name] for name in ("given", "is_right", "seconds", "answer")}
            self._database.insert("practice_answers", {"item": item, "number": number, **kept})
        return True

    def _items(self, where: str, *values: object) -> list[PracticeItem]:
        rows = self._database.rows(
            f"SELECT {_COLUMNS}, (SELECT count(*) FROM practice_answers WHERE item = id) AS answers "
            f"FROM practice WHERE {where}",
            *values,
        )
        with self._database.understanding():
            return [_item(row) for row in rows]


def _item(row: sqlite3.Row) -> PracticeItem:
    due = row["due"]
    return PracticeItem(
        id=row["id"],
        origin=Origin(row["origin"]),
        game=row["game_id"],
        number=row["number"],
        puzzle=row["puzzle"],
        moment=None if row["moment"] is None else parse_game(row["moment"]),
        review=row["review"],
        due=None if due is None else datetime.datetime.fromisoformat(due),
        schedule=row["schedule"],
        answers=row["answers"],
    )
