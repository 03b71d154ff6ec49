"""A tree in one line: a deal or a position, then moves, with what else was tried in brackets and comments in braces.

    CJAT.../.../.../S7.D7 18 p p s G.S7.D7 CJ {a good lead} (CA C7 C8 {too early}) C8 C9

Brackets hold what might have been played instead of the move before them. So a game string is a tree without
variations, and a position string one without moves. In comments `\\` stands before `{`, `}` and itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from kiebitz.board.standing import Root, Standing
from kiebitz.board.tree import LONGEST_COMMENT, MOST_NODES, Node, Tree
from kiebitz.contract import KIND_LETTERS
from kiebitz.deals import Deal, format_deal, parse_deal
from kiebitz.errors import Fault, checked_text
from kiebitz.formats.position_text import format_position, parse_position
from kiebitz.moves import IllegalMove, Move, format_move, parse_move

LONGEST: Final = 15_000  # characters
_TOKEN: Final = re.compile(r"\{((?:[^{}\\]|\\.)*)\}|([()])|([^\s(){}]+)|(\S)", re.DOTALL)
_SPECIAL: Final = re.compile(r"[{}\\]")
_ESCAPED: Final = re.compile(r"\\(.)", re.DOTALL)


def format_tree(tree: Tree) -> str:
    """Write a tree in one line; the inverse of `parse_tree`, so a tree that nobody could read again is a fault."""
    root = tree.root
    head = format_deal(root) if isinstance(root, Deal) else format_position(root)
    return _short_enough(" ".join([head, *_said(tree.comment), *_written(tree)]))


def _short_enough(text: str) -> str:
    if len(text) > LONGEST:
        raise Fault("board-text-too-long", most=LONGEST)
    return text


def _written(parent: Tree | Node) -> Iterator[str]:
    """What follows a node, along its main line without recursion: a game has many moves, and few variations."""
    while parent.children:
        first, *others = parent.children
        yield format_move(first.move)
        yield from _said(first.comment)
        for other in others:
            yield " ".join(["(" + format_move(other.move), *_said(other.comment), *_written(other)]) + ")"
        parent = first


def _said(comment: str) -> Iterator[str]:
    if comment:
        yield "{" + _SPECIAL.sub(lambda sign: "\\" + sign[0], " ".join(comment.split())) + "}"


def parse_tree(text: str) -> Tree:
    """Read a tree, a game string, a deal or a position string; a fault names the word that is wrong."""
    root, rest = _parse_root(_short_enough(checked_text(text, "a tree")))
    tree = Tree(root)
    reader = _Reader(tree)
    for comment, bracket, word, stray in _TOKEN.findall(rest):
        if stray:
            raise Fault("board-brackets")
        if bracket:
            reader.bracket(bracket)
        elif word:
            reader.move(word)
        else:
            reader.comment(_ESCAPED.sub(r"\1", comment))
    if reader.open:
        raise Fault("board-brackets")
    return tree


def _parse_root(text: str) -> tuple[Root, str]:
    """The deal or position at the start, and what comes after it."""
    words = text.split(maxsplit=3)
    if len(words) < 3 or words[1] not in tuple(KIND_LETTERS) or words[2] not in ("0", "1", "2"):
        deal, _, rest = text.strip().partition(" ")
        return parse_deal(deal), rest
    head, rest = words[:3], words[3] if len(words) > 3 else ""
    while rest and ":" in (word := rest.split(maxsplit=1)[0]) and "{" not in word and len(head) < 5:
        head.append(word)
        rest = rest.strip()[len(word) :].strip()
    return parse_position(" ".join(head)), rest


@dataclass(slots=True)
class _Reader:
    """Where one is while reading: the moves to here, their nodes, and where brackets go back to."""

    tree: Tree
    path: list[Move] = field(default_factory=list)
    nodes: list[Tree | Node] = field(default_factory=list)
    open: list[tuple[list[Move], list[Tree | Node]]] = field(default_factory=list)
    count: int = 0

    def __post_init__(self) -> None:
        self.nodes = [self.tree]

    def bracket(self, sign: str) -> None:
        if sign == "(":
            if not self.path:
                raise Fault("board-brackets")
            self.open.append((self.path, self.nodes))
            self.path, self.nodes = self.path[:-1], self.nodes[:-1]
        elif self.open:
            self.path, self.nodes = self.open.pop()
        else:
            raise Fault("board-brackets")

    def move(self, word: str) -> None:
        self.count += 1
        if self.count > MOST_NODES:
            raise Fault("board-too-large", most=MOST_NODES)
        try:
            move = parse_move(word)
            standing = Standing(self.tree.root)
            for each in (*self.path, move):
                standing.push(each)
        except IllegalMove as error:
            raise IllegalMove("game-move", number=len(self.path) + 1, text=word, reason=error) from None
        except Fault as error:
            raise Fault("game-word", number=len(self.path) + 1, reason=error) from None
        children = self.nodes[-1].children
        known = next((child for child in children if child.move == move), None)
        if known is None:
            known = Node(move)
            children.append(known)
        self.path, self.nodes = [*self.path, move], [*self.nodes, known]

    def comment(self, text: str) -> None:
        self.nodes[-1].comment = text.strip()[:LONGEST_COMMENT]
