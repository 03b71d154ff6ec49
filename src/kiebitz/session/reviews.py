"""Reviews that are kept: each as it was made, until it is made anew. What is in one is for others to read."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Self

from kiebitz.formats.game_text import format_game
from kiebitz.game import Game
from kiebitz.session.database import Database
from kiebitz.session.errors import NotOver
from kiebitz.session.game_row import format_time
from kiebitz.session.games import StoredGame

_CARDS_DEALT = 10


@dataclass(frozen=True, eq=False, slots=True)
class Subject:
    """A finished game that can be reviewed: a deal of an own table, or else a game that was imported."""

    game: Game
    table: int | None = None
    deal: int | None = None
    imported: int | None = None

    def __post_init__(self) -> None:
        if not self.game.is_over:
            raise NotOver("review-of-unfinished-game")

    @classmethod
    def of_collected(cls, stored: StoredGame) -> Self:
        """A game of the collection, wherever it was played."""
        listed = stored.listed
        if listed.table is not None:
            return cls(stored.game, listed.table, listed.deal)
        return cls(stored.game, imported=listed.id)

    @property
    def place(self) -> tuple[int | None, int | None, int | None]:
        """What tells subjects apart."""
        return self.table, self.deal, self.imported


@dataclass(frozen=True, slots=True)
class KeptReview:
    """A review as JSON text, who judged, and when."""

    judge: str
    made: datetime.datetime
    review: str


class Reviews:
    """The reviews in the store. They go with their games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, subject: Subject) -> KeptReview | None:
        """The review of a game; `None` if there is none, or if what it judged was played in another way since.

        Moves of a deal can be taken back after its end, and hidden cards of a record become known.
        """
        with self._database.snapshot():
            rows = self._database.rows(
                "SELECT judge, made, review FROM reviews WHERE (table_id, deal, game_id) IS (?, ?, ?) AND game = ?",
                *subject.place,
                format_game(subject.game),
            )
            if not rows:
                return None
            return KeptReview(rows[0]["judge"], datetime.datetime.fromisoformat(rows[0]["made"]), rows[0]["review"])

    def keep(self, subject: Subject, judge: str, review: str, sums: str | None = None) -> None:
        """Keep a review in the place of an earlier one, with what it comes to, if that has been counted; one of a game
        that has been deleted meanwhile is dropped."""
        row = {
            "game": format_game(subject.game),
            "judge": judge,
            "made": format_time(datetime.datetime.now(datetime.UTC)),
            "review": review,
            "sums": sums,
        }
        with self._database.transaction():
            self._database.execute("DELETE FROM reviews WHERE (table_id, deal, game_id) IS (?, ?, ?)", *subject.place)
            if self.can_keep(subject):
                table, deal, imported = subject.place
                self._database.insert("reviews", {"table_id": table, "deal": deal, "game_id": imported, **row})

    def keep_sums(self, subject: Subject, sums: str) -> None:
        """Keep what a review comes to beside it."""
        with self._database.transaction():
            self._database.execute(
                "UPDATE reviews SET sums = ? WHERE (table_id, deal, game_id) IS (?, ?, ?)", sums, *subject.place
            )

    # -- to another store --------------------------------------------------------------------------------------------

    def export(self) -> Iterator[dict[str, Any]]:
        """All reviews of games in the collection, each named by what everybody saw of its game."""
        for row in self._database.rows(
            "SELECT hex(digest) AS digest, judge, review FROM reviews JOIN games ON games.id = game_id "
            "OR (games.table_id = reviews.table_id AND games.deal = reviews.deal) ORDER BY games.id"
        ):
            yield dict(row)

    def game_of(self, row: Mapping[str, Any]) -> int | None:
        """The game of an exported review, if it is here."""
        found = self._database.rows("SELECT id FROM games WHERE hex(digest) = ?", str(row["digest"]))
        return int(found[0]["id"]) if found else None

    def can_keep(self, subject: Subject) -> bool:
        """Whether the game is still there; a deal may have been deleted from the collection and stay in its list."""
        return bool(
            self._database.rows(
                "SELECT 1 FROM games WHERE id = ?1 UNION SELECT 1 FROM deals WHERE table_id = ?2 AND number = ?3 "
                "AND (NOT collected OR EXISTS (SELECT 1 FROM games WHERE table_id = ?2 AND deal = ?3))",
                subject.imported,
                subject.table,
                subject.deal,
            )
        )
