"""Analysis boards that are kept: trees of variations under a title, changed by one or several tabs at a time."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from kiebitz.board import Tree, format_tree, parse_tree
from kiebitz.errors import Fault
from kiebitz.session.database import Database
from kiebitz.session.errors import Refused
from kiebitz.session.game_row import format_time

LONGEST_TITLE: Final = 80
MOST_LISTED: Final = 200


class UnknownBoard(Refused):
    """There is no such board in the store."""


@dataclass(frozen=True, slots=True)
class BoardLine:
    """A line about a kept board."""

    id: int
    title: str
    changed: datetime.datetime


class Boards:
    """The boards in the store. A change reads the tree anew, so that what two tabs add stands in it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def list(self) -> list[BoardLine]:
        """The boards changed last, that one first."""
        rows = self._database.rows(
            "SELECT id, title, changed FROM boards ORDER BY changed DESC, id DESC LIMIT ?", MOST_LISTED
        )
        return [BoardLine(row["id"], row["title"], datetime.datetime.fromisoformat(row["changed"])) for row in rows]

    def keep(self, title: str, tree: Tree) -> int:
        """Keep a tree under a title; its number."""
        row = {"title": _checked_title(title), "tree": format_tree(tree), "changed": _now()}
        with self._database.transaction():
            return self._database.insert("boards", row)

    def get(self, number: int) -> tuple[str, Tree]:
        """A board's title and tree; `UnknownBoard` if there is none."""
        return self._read(number)

    def change(self, number: int, deed: Callable[[Tree], None]) -> Tree:
        """Change a tree as it stands in the store now; what is on disk is returned."""
        with self._database.transaction():
            _, tree = self._read(number)
            before = format_tree(tree)
            deed(tree)
            after = format_tree(tree)
            if after != before:
                self._database.execute("UPDATE boards SET tree = ?, changed = ? WHERE id = ?", after, _now(), number)
            return tree

    def rename(self, number: int, title: str) -> None:
        """Put a board under another title."""
        with self._database.transaction():
            if not self._database.execute("UPDATE boards SET title = ? WHERE id = ?", _checked_title(title), number):
                raise UnknownBoard("board-unknown", board=str(number))

    def forget(self) -> None:
        """Delete all boards."""
        with self._database.transaction():
            self._database.execute("DELETE FROM boards")

    def delete(self, number: int) -> None:
        """Delete a board, if it is there."""
        with self._database.transaction():
            self._database.execute("DELETE FROM boards WHERE id = ?", number)

    def export(self) -> Iterator[dict[str, str]]:
        """All boards as values that JSON knows, the oldest first."""
        for row in self._database.rows("SELECT title, tree, changed FROM boards ORDER BY id"):
            yield dict(row)

    def take_in(self, rows: Iterable[Mapping[str, str]]) -> int:
        """Take in what another store has exported; how many boards were new. Whatever is no board is a fault."""
        with self._database.transaction():
            return sum(self._take_in(row["title"], format_tree(parse_tree(row["tree"]))) for row in rows)

    def _take_in(self, title: str, tree: str) -> bool:
        if self._database.rows("SELECT 1 FROM boards WHERE title = ? AND tree = ?", title, tree):
            return False
        self._database.insert("boards", {"title": _checked_title(title), "tree": tree, "changed": _now()})
        return True

    def _read(self, number: int) -> tuple[str, Tree]:
        rows = self._database.rows("SELECT title, tree FROM boards WHERE id = ?", number)
        if not rows:
            raise UnknownBoard("board-unknown", board=str(number))
        with self._database.understanding():
            return rows[0]["title"], parse_tree(rows[0]["tree"])


def _checked_title(title: str) -> str:
    cleaned = " ".join(title.split())
    if not cleaned or len(cleaned) > LONGEST_TITLE or not cleaned.isprintable():
        raise Fault("board-title", most=LONGEST_TITLE)
    return cleaned


def _now() -> str:
    return format_time(datetime.datetime.now(datetime.UTC))
