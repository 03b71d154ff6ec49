"""Kuhn poker and Leduc poker: the smallest games in which bluffing is right.

Both have two players, an ante of 1 and limited raises. Moves stand in the order of OpenSpiel, which referees in tests.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from kiebitz.lab.theory.tree import Chance, End, Node, Tree, Turn, draw, grow

_RAISES: Final = (2, 4)  # in the rounds of Leduc
_MOST_RAISES: Final = 2


def kuhn() -> Tree:
    """Three cards, one each; one bet of 1, to be called or not."""
    return grow(
        2, draw(*(draw(*(_kuhn(f"{mine}{theirs}", "") for theirs in "JQK" if theirs != mine)) for mine in "JQK"))
    )


def _kuhn(cards: str, moves: str) -> Node:
    """A pass is p, a bet or a call b."""
    if moves in ("pp", "bb", "pbb"):
        won = 1 if "JQK".index(cards[0]) > "JQK".index(cards[1]) else -1
        return _paid(won * (1 if moves == "pp" else 2))
    if moves in ("bp", "pbp"):
        return _paid(1 if moves == "bp" else -1)
    player = len(moves) % 2
    return Turn(player, cards[player] + moves, {move: _kuhn(cards, moves + move) for move in "pb"})


def _paid(to_first: float) -> End:
    return End((to_first, -to_first))


def leduc() -> Tree:
    """Six cards of three ranks; a card each, a round of betting, a card for all, another round. Pairs win."""
    hands = permutations(range(6), 2)
    return grow(2, draw(*(_betting(cards, None, "", (1, 1)) for cards in hands)))


def _betting(cards: tuple[int, int], shared: int | None, moves: str, paid: tuple[int, int]) -> Node:
    """A round is the moves after the last /, begun by the first player; c checks or calls, r raises, f folds."""
    this_round = moves.rpartition("/")[2]
    if this_round.endswith("f"):
        loser = (len(this_round) - 1) % 2
        return _paid(-paid[0] if loser == 0 else paid[1])
    if len(this_round) > 1 and this_round.endswith("c"):
        return _showdown(cards, shared, paid) if shared is not None else _turned(cards, moves, paid)
    player = len(this_round) % 2
    knows = (cards[player] // 2, None if shared is None else shared // 2, moves)
    return Turn(player, knows, _choices(cards, shared, moves, paid, player))


def _choices(
    cards: tuple[int, int], shared: int | None, moves: str, paid: tuple[int, int], player: int
) -> dict[str, Node]:
    this_round = moves.rpartition("/")[2]
    most = max(paid)
    called = (most, most)
    choices: dict[str, Node] = {}
    if paid[player] < most:
        choices["f"] = _betting(cards, shared, moves + "f", paid)
    choices["c"] = _betting(cards, shared, moves + "c", called)
    if this_round.count("r") < _MOST_RAISES:
        more = most + _RAISES[shared is not None]
        raised = (more, most) if player == 0 else (most, more)
        choices["r"] = _betting(cards, shared, moves + "r", raised)
    return choices


def _turned(cards: tuple[int, int], moves: str, paid: tuple[int, int]) -> Chance:
    return draw(*(_betting(cards, shared, moves + "/", paid) for shared in range(6) if shared not in cards))


def _showdown(cards: tuple[int, int], shared: int, paid: tuple[int, int]) -> End:
    mine, theirs = ((card // 2 == shared // 2, card // 2) for card in cards)
    return _paid(0 if mine == theirs else paid[0] if mine > theirs else -paid[0])
