"""Trees as records of the Skat server, whose notes hold the variations, and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kiebitz.board.tree import LONGEST_COMMENT, Tree
from kiebitz.deals import Deal
from kiebitz.errors import Fault
from kiebitz.formats.iss import Note, Record, record_of_game, replay
from kiebitz.moves import Move


def record_of_tree(tree: Tree, names: tuple[str, str, str] = ("", "", "")) -> Record:
    """The main line as the game, all else as notes; a fault where the deal is not known."""
    if not isinstance(tree.root, Deal):
        raise Fault("board-no-record")
    line = tree.main_line()
    game = tree.standing(line).known_game()
    return record_of_game(game, names, notes=list(_notes(tree, line)))


def tree_of_record(record: Record) -> Tree:
    """A record as a tree. Hidden cards lie as they might."""
    game = replay(record)
    tree = Tree(game.deal)
    line: list[Move] = []
    for move in game.moves:
        tree.play(line, move)
        line.append(move)
    for note in record.notes:
        path = line[: note.after]
        for move in note.moves:
            tree.play(path, move)
            path = [*path, move]
        said = tree.node(path).comment
        tree.say(path, f"{said} {note.text}".strip()[:LONGEST_COMMENT])
    return tree


def _notes(tree: Tree, line: Sequence[Move]) -> Iterator[Note]:
    """What is said of the main line, and every variation up to each comment in it and to its ends."""
    if tree.comment:
        yield Note(0, tree.comment)
    for path, node in tree.walk():
        shared = _shared(path, line)
        if shared == len(path):
            if node.comment:
                yield Note(shared, node.comment)
        elif node.comment or not node.children:
            yield Note(shared, node.comment, tuple(path[shared:]))


def _shared(path: Sequence[Move], line: Sequence[Move]) -> int:
    """How many moves two ways have in common."""
    return next((number for number, pair in enumerate(zip(path, line, strict=False)) if pair[0] != pair[1]), len(path))
