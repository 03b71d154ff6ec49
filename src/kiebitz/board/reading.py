"""Whatever somebody has of a deal: a deal, a position or game string, a tree, a record of the Skat server."""

from __future__ import annotations

from typing import Final

from kiebitz.board.exporting import tree_of_record
from kiebitz.board.tree import Tree
from kiebitz.board.tree_text import parse_tree
from kiebitz.errors import checked_text
from kiebitz.formats.iss import parse_record

_RECORD: Final = "(;"


def read(text: str) -> Tree:
    """A tree of any of these; cards may be written as `CJ`, `♣J` or German `♣B`."""
    if checked_text(text, "a board").lstrip().startswith(_RECORD):
        return tree_of_record(parse_record(text.strip()))
    return parse_tree(text.strip())
