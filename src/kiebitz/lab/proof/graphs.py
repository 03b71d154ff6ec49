"""Minimum proofs of game graphs (Furtak's thesis, chapter 3).

A graph is a dictionary from each node to its children; whoever is to move alternates, and leaves have values for who
would be to move there. A proof of a value is a set of nodes that lets alpha-beta, with the moves in some order, come to
it without looking at any other.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import TypeAlias

Name: TypeAlias = int
Window: TypeAlias = tuple[float, float]

EVERYTHING: Window = (-math.inf, math.inf)


@dataclass(frozen=True)
class Graph:
    """A game without circles, from its root on."""

    root: Name
    children: Mapping[Name, tuple[Name, ...]]
    leaves: Mapping[Name, int]
    _sizes: dict[tuple[Name, Window], float] = field(default_factory=dict, compare=False, repr=False)

    @cached_property
    def values(self) -> dict[Name, int]:
        """The negamax value of every node."""
        found: dict[Name, int] = dict(self.leaves)

        def value(node: Name) -> int:
            if node not in found:
                found[node] = max(-value(child) for child in self.children[node])
            return found[node]

        value(self.root)
        return found


def tree_size(graph: Graph, node: Name, window: Window = EVERYTHING) -> float:
    """MPT_SIZE (Fig. 3.2): the nodes of the smallest proof, if no two moves lead to the same node."""
    if (node, window) not in graph._sizes:
        graph._sizes[node, window] = _tree_size(graph, node, *window)
    return graph._sizes[node, window]


def _tree_size(graph: Graph, node: Name, alpha: float, beta: float) -> float:
    value, children = graph.values[node], graph.children.get(node, ())
    if alpha >= beta:
        return 0
    if not children:
        return 1
    below = {child: tree_size(graph, child, (-beta, -alpha)) for child in children}
    if value <= alpha:
        return 1 + sum(below.values())
    if value >= beta:
        return 1 + min(below[child] for child in children if -graph.values[child] >= beta)
    rest = {child: tree_size(graph, child, (-beta, -value)) for child in children}
    best = [child for child in children if -graph.values[child] == value]
    return 1 + sum(rest.values()) + min(below[child] - rest[child] for child in best)


def is_proof(graph: Graph, nodes: frozenset[Name], window: Window = EVERYTHING, node: Name | None = None) -> bool:
    """Whether alpha-beta finds its way from a node with these alone, with the moves of every node in the best order.

    Fail-soft results would only narrow windows further, so a child counts with its true value as far as it was proven.
    """
    here = graph.root if node is None else node
    if here not in nodes:
        return False
    children = graph.children.get(here, ())
    return not children or _goes_on(graph, nodes, frozenset(children), *window)


def _goes_on(graph: Graph, nodes: frozenset[Name], left: frozenset[Name], alpha: float, beta: float) -> bool:
    """Whether some order of the children that are left ends in a cut or with all of them proven."""
    if alpha >= beta or not left:
        return True
    return any(
        is_proof(graph, nodes, (-beta, -alpha), child)
        and _goes_on(graph, nodes, left - {child}, max(alpha, -graph.values[child]), beta)
        for child in left
        if child in nodes
    )


def graph_size(graph: Graph, window: Window = EVERYTHING) -> int:
    """The smallest proof by trying all sets of nodes: for graphs of a dozen nodes."""
    others = [node for node in graph.values if node != graph.root]
    for size in range(len(others) + 1):
        for chosen in combinations(others, size):
            if is_proof(graph, frozenset((graph.root, *chosen)), window):
                return size + 1
    raise AssertionError("all nodes together prove everything")
