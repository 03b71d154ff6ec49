"""Minimum proofs: the algorithm against trying everything, and the theorems of the thesis on small graphs."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz import _core
from kiebitz.lab.proof.graphs import EVERYTHING, Graph, Name, Window, graph_size, is_proof, tree_size
from kiebitz.lab.proof.transpositions import minimum_size

VALUES = (-1, 0, 1)


def random_tree(source: Random, most: int = 11) -> Graph:
    """A tree of few nodes."""
    children: dict[int, tuple[int, ...]] = {}
    leaves, number = [0], 1
    while number < most - 2:
        node = leaves.pop(source.randrange(len(leaves)))
        children[node] = tuple(range(number, number + source.randint(1, 3)))
        leaves += children[node]
        number += len(children[node])
    return Graph(0, children, {leaf: source.choice(VALUES) for leaf in leaves})


def random_dag(source: Random) -> Graph:
    """Rows of nodes, each with children in the next row, which may be children of others too."""
    rows = [[0], [1, 2], [3, 4, 5], [6, 7, 8]]
    children = {
        node: tuple(sorted(source.sample(below, source.randint(1, 2)))) for row, below in pairwise(rows) for node in row
    }
    reached = {0} | {child for some in children.values() for child in some}
    leaves = {leaf: source.choice(VALUES) for leaf in rows[-1] if leaf in reached}
    return Graph(0, children, leaves)


@settings(max_examples=40)
@given(st.integers(0, 10**9))
def test_the_algorithm_finds_the_smallest_proof_of_a_tree(seed: int) -> None:
    tree = random_tree(Random(seed))
    assert tree_size(tree, tree.root) == graph_size(tree)


@settings(max_examples=40)
@given(st.integers(0, 10**9))
def test_a_cut_does_not_depend_on_alpha_nor_a_bound_above_on_beta(seed: int) -> None:
    """Theorem 3.3.1, and 3.3.2 (i) and (ii)."""
    tree = random_tree(Random(seed))
    for node, value in tree.values.items():
        at_least = {tree_size(tree, node, (alpha, value)) for alpha in (-math.inf, value - 2, value - 1)}
        at_most = {tree_size(tree, node, (value, beta)) for beta in (math.inf, value + 2, value + 1)}
        exactly = {tree_size(tree, node, (value - 1, beta)) for beta in (math.inf, value + 2, value + 1)}
        exactly |= {tree_size(tree, node, (alpha, value + 1)) for alpha in (-math.inf, value - 2, value - 1)}
        assert [len(sizes) for sizes in (at_least, at_most, exactly)] == [1, 1, 1]


@settings(max_examples=25)
@given(st.integers(0, 10**9))
def test_an_order_that_begins_with_a_best_move_is_among_the_best(seed: int) -> None:
    """Theorem 3.3.2 (iii): to take another move first never makes a smaller proof."""
    tree = random_tree(Random(seed), 9)
    best = graph_size(tree)
    nodes = [node for node in tree.values if node != tree.root]
    children = tree.children[tree.root]
    first = [child for child in children if -tree.values[child] == tree.values[tree.root]]
    assert any(
        is_proof(tree, frozenset((tree.root, *below)), EVERYTHING) for below in _sets_with(nodes, best - 1, first)
    )


def _sets_with(nodes: list[int], size: int, some: list[int]) -> list[tuple[int, ...]]:
    return [chosen for chosen in combinations(nodes, size) if set(chosen) & set(some)]


def windows_met(tree: Graph, node: Name, window: Window, met: list[Window]) -> None:
    """Those with which a smallest proof looks at nodes; on the first line that it follows they are endless."""
    alpha, beta = window
    met.append(window)
    value, children = tree.values[node], tree.children.get(node, ())
    if not children:
        return
    below = {child: tree_size(tree, child, (-beta, -alpha)) for child in children}
    if value <= alpha:
        for child in children:
            windows_met(tree, child, (-beta, -alpha), met)
    elif value >= beta:
        cutting = [child for child in children if -tree.values[child] >= beta]
        windows_met(tree, min(cutting, key=below.__getitem__), (-beta, -alpha), met)
    else:
        rest = {child: tree_size(tree, child, (-beta, -value)) for child in children}
        optimal = [child for child in children if -tree.values[child] == value]
        first = min(optimal, key=lambda child: below[child] - rest[child])
        windows_met(tree, first, (-beta, -alpha), met)
        for child in children:
            if child != first:
                windows_met(tree, child, (-beta, -value), met)


@settings(max_examples=40)
@given(st.integers(0, 10**9))
def test_off_the_principal_variation_there_are_bounds_only(seed: int) -> None:
    """Theorem 3.3.3: one end of a window is the value of the root, the other is endless."""
    tree = random_tree(Random(seed), 30)
    met: list[Window] = []
    windows_met(tree, tree.root, EVERYTHING, met)
    value = tree.values[tree.root]
    assert met[0] == EVERYTHING
    for alpha, beta in met:
        assert (
            (alpha, beta) == EVERYTHING
            or (alpha in (value, -value) and beta == math.inf)
            or (beta in (value, -value) and alpha == -math.inf)
        )


@settings(max_examples=15)
@given(st.integers(0, 10**9))
def test_where_moves_meet_a_proof_may_be_smaller_than_that_of_the_tree(seed: int) -> None:
    graph = random_dag(Random(seed))
    assert graph_size(graph) <= tree_size(graph, graph.root)


@settings(max_examples=40)
@given(st.integers(0, 10**9))
def test_the_smallest_proof_of_a_graph_is_found_by_deciding_what_shared_nodes_prove(seed: int) -> None:
    graph = random_dag(Random(seed))
    assert minimum_size(graph) == graph_size(graph)


@settings(max_examples=20)
@given(st.integers(0, 10**9))
def test_without_shared_nodes_it_is_that_of_the_tree(seed: int) -> None:
    tree = random_tree(Random(seed), 40)
    assert minimum_size(tree) == tree_size(tree, tree.root)


def test_there_are_graphs_in_which_it_is() -> None:
    graphs = [random_dag(Random(seed)) for seed in range(20)]
    assert any(graph_size(graph) < tree_size(graph, graph.root) for graph in graphs)


@pytest.mark.parametrize("seed", range(5))
def test_all_searches_of_a_prefix_tree_find_the_same_and_none_beats_the_minimum(seed: int) -> None:
    tree = _core.PrefixTree(seed)
    for depth in (1, 2, 3, 4):
        minimum = tree.minimum_proof(depth)
        for search in ("alpha-beta", "negascout", "mtd"):
            for cut_first in (0.0, 0.2):
                assert tree.visited(depth, search, cut_first)[-1] >= minimum


def test_a_tree_without_error_is_worth_what_its_root_is() -> None:
    assert {_core.PrefixTree(seed, error=0).value(depth) for seed in range(5) for depth in (1, 2, 3, 4)} == {0}


@pytest.mark.parametrize(("sight", "weight", "left"), [("nothing", 0.2, 0.95), ("moves", 0.8, 0.85)])
def test_fastest_cut_first_saves_nodes(sight: str, weight: float, left: float) -> None:
    trees = [_core.PrefixTree(seed) for seed in range(12)]
    plain, first = (sum(tree.visited(7, "negascout", order, sight)[-1] for tree in trees) for order in (0.0, weight))
    assert first < left * plain


def test_what_a_search_sees_of_moves_changes_its_nodes() -> None:
    tree = _core.PrefixTree(3)
    visited = [tree.visited(6, "alpha-beta", 0.0, sight)[-1] for sight in ("nothing", "answers", "moves")]
    assert len(set(visited)) == 3
    assert min(visited) >= tree.minimum_proof(6)
    with pytest.raises(ValueError, match="answers, or the moves"):
        tree.visited(6, "alpha-beta", 0.0, "everything")
