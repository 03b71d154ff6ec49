"""What was true at a table when, whatever was taken back since: kept by triggers of the database itself."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

from kiebitz import Game, parse_deal, parse_move
from kiebitz.session import FILE_NAME, Store

_TRIGGERS = """
CREATE TABLE chronicle (
    at INTEGER PRIMARY KEY AUTOINCREMENT, table_id INTEGER, revision INTEGER, deal INTEGER, number INTEGER, move TEXT
);
CREATE TRIGGER dealt AFTER INSERT ON deals BEGIN
    INSERT INTO chronicle (table_id, revision, deal)
    SELECT NEW.table_id, revision, NEW.number FROM tables WHERE id = NEW.table_id;
END;
CREATE TRIGGER moved AFTER INSERT ON moves BEGIN
    INSERT INTO chronicle (table_id, revision, deal, number, move)
    SELECT NEW.table_id, revision, NEW.deal, NEW.number, NEW.move FROM tables WHERE id = NEW.table_id;
END;
CREATE TRIGGER taken_back AFTER DELETE ON moves BEGIN
    INSERT INTO chronicle (table_id, revision, deal, number)
    SELECT OLD.table_id, revision, OLD.deal, OLD.number FROM tables WHERE id = OLD.table_id;
END;
"""


def keep_chronicle(folder: Path) -> None:
    """Make a store in a folder, and see to it that it forgets nothing."""
    Store(folder / FILE_NAME).close()
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        connection.executescript(_TRIGGERS)


class Chronicle:
    """The past of all tables of a folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE_NAME
        self.game_at = cache(self._game_at)

    def _game_at(self, table: int, revision: int) -> tuple[int, Game]:
        """The number of the deal that was played at a revision of a table, and its game as it stood."""
        with closing(sqlite3.connect(self._path)) as connection:
            rows = connection.execute(
                "SELECT deal, number, move FROM chronicle WHERE table_id = ? AND revision <= ? ORDER BY at",
                (table, revision),
            ).fetchall()
            deal = max(number for number, _, _ in rows)
            ((cards,),) = connection.execute(
                "SELECT cards FROM deals WHERE table_id = ? AND number = ?", (table, deal)
            ).fetchall()
        moves = {number: move for where, number, move in rows if where == deal and number is not None}
        game = Game(parse_deal(cards))
        for _, move in sorted(moves.items()):
            if move is not None:
                game.push(parse_move(move))
        return deal, game
