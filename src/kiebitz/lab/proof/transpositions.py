"""The smallest proof of a game in which moves may meet (Furtak's thesis, 3.5).

To find it is hard in general, and quick as long as few nodes have several parents. For each of these it is decided
beforehand what the proof shows of it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from itertools import chain, combinations, product
from typing import TypeAlias

from kiebitz.lab.proof.graphs import Graph, Name

Claim: TypeAlias = tuple[bool, int]  # that a node is worth at least, or else at most, so much


def minimum_size(graph: Graph) -> float:
    """The nodes of the smallest proof.

    Off the principal variation there are bounds at the value of the root only (Theorem 3.3.3), and what proves a value
    proves that it is at least and at most as much. So a proof is one of claims. For each node with several parents it
    is decided beforehand which claims of it the proof contains; these can be used for nothing wherever they are needed,
    and are paid for once. Between such nodes the graph is a tree. What is decided so far tells what a proof costs at
    least, and most of the cases are never looked at.
    """
    root_claims = frozenset([(True, graph.values[graph.root]), (False, graph.values[graph.root])])
    claims = _claims_met(graph)
    return _with_shared(graph, root_claims, _shared_in_order(graph, claims), claims, {}, math.inf)


def _claims_met(graph: Graph) -> dict[Name, frozenset[Claim]]:
    """What may be claimed of each node, with the root's value as the bound, and is true."""
    bounds: dict[Name, set[int]] = {}

    def visit(node: Name, bound: int) -> None:
        if bound not in bounds.setdefault(node, set()):
            bounds[node].add(bound)
            for child in graph.children.get(node, ()):
                visit(child, -bound)

    visit(graph.root, graph.values[graph.root])
    return {
        node: frozenset(
            (at_least, bound)
            for bound in met
            for at_least in (True, False)
            if (graph.values[node] >= bound if at_least else graph.values[node] <= bound)
        )
        for node, met in bounds.items()
    }


def _shared_in_order(graph: Graph, claims: Mapping[Name, frozenset[Claim]]) -> tuple[Name, ...]:
    """Nodes with several parents, each after those above it."""
    parents = Counter(child for node in claims for child in graph.children.get(node, ()))
    return tuple(node for node in _parents_first(graph) if parents[node] > 1)


def _parents_first(graph: Graph) -> list[Name]:
    done: dict[Name, None] = {}

    def visit(node: Name) -> None:
        if node not in done:
            for child in graph.children.get(node, ()):
                visit(child)
            done[node] = None

    visit(graph.root)
    return list(reversed(done))


def _with_shared(
    graph: Graph,
    root_claims: frozenset[Claim],
    undecided: tuple[Name, ...],
    claims: Mapping[Name, frozenset[Claim]],
    decided: dict[Name, frozenset[Claim]],
    best: float,
) -> float:
    """The smallest proof with what is decided, if it is below the best. Undecided nodes cost nothing yet."""
    free = decided | {node: claims[node] for node in undecided}
    cost = _cost(graph, graph.root, root_claims, free)
    cost += sum(_cost(graph, node, proven, free) for node, proven in decided.items() if proven)
    if cost >= best or not undecided:
        return min(cost, best)
    node, *rest = undecided
    for proven in _subsets(claims[node]):
        best = _with_shared(graph, root_claims, tuple(rest), claims, {**decided, node: proven}, best)
    return best


def _subsets(claims: frozenset[Claim]) -> list[frozenset[Claim]]:
    chosen = chain.from_iterable(combinations(sorted(claims), size) for size in range(len(claims) + 1))
    return [frozenset(some) for some in chosen]


def _cost(graph: Graph, node: Name, claims: frozenset[Claim], shared: Mapping[Name, frozenset[Claim]]) -> float:
    """The nodes that prove all claims of a node, those below shared nodes left out; endless if they cannot."""
    children = graph.children.get(node, ())
    if not children:
        return 1
    needed = {child: {(True, -bound) for at_least, bound in claims if not at_least} for child in children}
    bounds = [bound for at_least, bound in claims if at_least]
    answers = [[child for child in children if -graph.values[child] >= bound] for bound in bounds]
    sizes = []
    for chosen in product(*answers):
        wanted = {child: set(some) for child, some in needed.items()}
        for child, bound in zip(chosen, bounds, strict=True):
            wanted[child].add((False, -bound))
        sizes.append(sum(_spent(graph, child, frozenset(some), shared) for child, some in wanted.items() if some))
    return 1 + min(sizes)


def _spent(graph: Graph, child: Name, claims: frozenset[Claim], shared: Mapping[Name, frozenset[Claim]]) -> float:
    if child in shared:
        return 0 if claims <= shared[child] else math.inf
    return _cost(graph, child, claims, shared)
