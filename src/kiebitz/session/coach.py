"""A coach who speaks only of what was dear: which moves those are, and that they are kept to be practised."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Final

from kiebitz.contract import Contract
from kiebitz.formats.game_text import format_game, parse_game
from kiebitz.game import Game
from kiebitz.hints import Choice, Hint
from kiebitz.moves import Declare, Move, PickUp, format_move, parse_move
from kiebitz.session.database import Database
from kiebitz.session.game_row import format_time

LEAST: Final = 0.05  # chance to win, below which nobody wants to be interrupted


@dataclass(frozen=True, slots=True)
class Warned:
    """A move that cost more than was agreed.

    best      what was advised instead
    cost      the chance to win that the move gives away, as the seat could know
    """

    move: Move
    best: Move
    cost: float


@dataclass(frozen=True, slots=True)
class CoachedMoment:
    """A moment at which the coach spoke, to be practised.

    collected  the number of its game in the collection, in which the move may have been taken back
    game       up to the moment, whose seat in turn decides
    """

    table: int
    deal: int
    collected: int
    game: Game
    move: Move
    best: Move
    cost: float
    made: datetime.datetime


def warning(hint: Hint, move: Move, size: float) -> Warned | None:
    """What is to be said of a move by the hint for its moment: nothing, unless it gives away so much chance to win.

    Passing wins no game, so calls are left alone; a discard is judged by its contract, whose best one the hint names.
    """
    made = next((choice for choice in hint.choices if _is_of(choice, move)), None)
    advised = next((choice for choice in hint.choices if choice.move == hint.move), None)
    if made is None or advised is None or made.win is None or advised.win is None:
        return None
    cost = advised.win - made.win
    return Warned(move, hint.move, cost) if cost >= max(size, LEAST) else None


def _is_of(choice: Choice, move: Move) -> bool:
    if isinstance(move, Declare) and isinstance(choice.move, Declare):
        return _is_same_game(choice.move.contract, move.contract)
    return choice.move == move and (choice.win is not None or isinstance(move, PickUp))


def _is_same_game(one: Contract, other: Contract) -> bool:
    return one.kind == other.kind and one.hand == other.hand and one.ouvert == other.ouvert


class CoachedMoments:
    """What the coach spoke of, in the store. It goes with its table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, table: int, deal: int, game: Game, warned: Warned) -> None:
        """Keep a moment; once, however often the same is played there."""
        with self._database.transaction():
            self._database.execute(
                "INSERT OR IGNORE INTO coached (table_id, deal, number, game, move, best, cost, made) "
                "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 "
                "WHERE EXISTS (SELECT 1 FROM deals WHERE table_id = ?1 AND number = ?2)",
                table,
                deal,
                len(game.history),
                format_game(game),
                format_move(warned.move),
                format_move(warned.best),
                warned.cost,
                format_time(datetime.datetime.now(datetime.UTC)),
            )

    def unseen(self, most: int) -> list[CoachedMoment]:
        """Those of finished games that nobody has looked through for practice, the last ones first.

        Before a game is in the collection, its cards are nobody's.
        """
        with self._database.snapshot():
            rows = self._database.rows(
                "SELECT coached.*, games.id AS collected FROM coached JOIN games ON games.table_id = coached.table_id "
                "AND games.deal = coached.deal WHERE NOT looked_through ORDER BY coached.made DESC LIMIT ?",
                most,
            )
            return [
                CoachedMoment(
                    row["table_id"],
                    row["deal"],
                    row["collected"],
                    parse_game(row["game"]),
                    parse_move(row["move"]),
                    parse_move(row["best"]),
                    row["cost"],
                    datetime.datetime.fromisoformat(row["made"]),
                )
                for row in rows
            ]
