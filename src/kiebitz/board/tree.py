"""A tree of variations: what was played, what else was tried, and what somebody says of it.

A node is named by the moves that lead to it, so that two who change a tree at the same time mean the same by a name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from kiebitz.board.standing import Root, Standing
from kiebitz.errors import Fault
from kiebitz.moves import Move

MOST_NODES: Final = 1000
LONGEST_COMMENT: Final = 500  # characters

Path: TypeAlias = Sequence[Move]


@dataclass(slots=True)
class Node:
    """A move with what is said of it, and how it goes on; the first way is the main line."""

    move: Move
    comment: str = ""
    children: list[Node] = field(default_factory=list)


@dataclass(slots=True)
class Tree:
    """All that was tried from a deal or a position on; `comment` is said of that."""

    root: Root
    comment: str = ""
    children: list[Node] = field(default_factory=list)

    # -- looking -----------------------------------------------------------------------------------------------------

    def standing(self, path: Path) -> Standing:
        """How the cards stand at the end of a path, in the tree or not; `IllegalMove` says what is wrong."""
        standing = Standing(self.root)
        for move in path:
            standing.push(move)
        return standing

    def node(self, path: Path) -> Tree | Node:
        """The node at the end of a path; a fault if it is not in the tree."""
        found: Tree | Node = self
        for move in path:
            step = _child(found, move)
            if step is None:
                raise Fault("board-no-node", text=" ".join(map(str, path)))
            found = step
        return found

    def main_line(self, path: Path = ()) -> list[Move]:
        """The moves of the main line, on from a node if one is named."""
        moves = list(path)
        node = self.node(path)
        while node.children:
            node = node.children[0]
            moves.append(node.move)
        return moves

    def __len__(self) -> int:
        """How many moves there are, in all variations."""
        return sum(1 for _ in self.walk())

    def walk(self) -> Iterator[tuple[tuple[Move, ...], Node]]:
        """Every node with the path that leads to it, a move before what follows it, the main line first."""
        waiting: list[tuple[tuple[Move, ...], Node]] = [((), child) for child in reversed(self.children)]
        while waiting:
            before, node = waiting.pop()
            path = (*before, node.move)
            yield path, node
            waiting.extend((path, child) for child in reversed(node.children))

    # -- changing ----------------------------------------------------------------------------------------------------

    def play(self, path: Path, move: Move) -> None:
        """Make a move at a node: one that was not tried there yet begins a variation."""
        node = self.node(path)
        if _child(node, move) is not None:
            return
        self.standing([*path, move])
        if len(self) >= MOST_NODES:
            raise Fault("board-too-large", most=MOST_NODES)
        node.children.append(Node(move))

    def say(self, path: Path, comment: str) -> None:
        """Replace what is said of a node."""
        if len(comment) > LONGEST_COMMENT:
            raise Fault("board-comment-too-long", most=LONGEST_COMMENT)
        self.node(path).comment = comment.strip()

    def remove(self, path: Path) -> None:
        """Take a move with all that follows it out of the tree."""
        *before, move = _some(path)
        parent = self.node(before)
        self.node(path)
        parent.children = [child for child in parent.children if child.move != move]

    def promote(self, path: Path) -> None:
        """Make a move the main line at its place."""
        *before, move = _some(path)
        parent = self.node(before)
        self.node(path)
        parent.children.sort(key=lambda child: child.move != move)

    def merge(self, other: Tree) -> None:
        """Take over what another tree of the same root has besides; where both say something, this one does."""
        if other.root != self.root:
            raise Fault("board-other-root")
        self.comment = self.comment or other.comment
        for path, node in other.walk():
            self.play(path[:-1], node.move)
            kept = self.node(path)
            kept.comment = kept.comment or node.comment


def _child(node: Tree | Node, move: Move) -> Node | None:
    return next((child for child in node.children if child.move == move), None)


def _some(path: Path) -> Path:
    if not path:
        raise Fault("board-no-move")
    return path
