"""What open cards say of a game: of every card, and of every contract and discard."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from kiebitz.cards import Card, CardSet
from kiebitz.contract import Contract, Kind, null_value
from kiebitz.game import Game
from kiebitz.goal import goal_of
from kiebitz.moves import Declare, Move
from kiebitz.review.verdict import Hindsight
from kiebitz.scoring import POINTS_TO_WIN, SCHNEIDER_POINTS, settle
from kiebitz.solver import Solver, points_to_win

_OUT_OF_SCHNEIDER: Final = 31
_BOTH_TAKE_TRICKS: Final = 5  # of the declarer, where neither side is schwarz


def judge_card(solver: Solver, game: Game, card: Card) -> Hindsight | None:
    """What the cards of the seat in turn were worth; `None` where it had no choice."""
    position = game.position
    assert position is not None
    if len(position.legal_moves()) < 2:
        return None
    declares = position.turn == position.declarer
    values: dict[Move, int] = {found.card: found.value for found in solver.solve_cards(position)}
    wins: dict[Move, bool] = {move: won == declares for move, won in _declarer_wins(solver, game).items()}
    best = max(values.values()) if declares else min(values.values())
    return Hindsight(values, wins, abs(best - values[card]), any(wins.values()) and not wins[card])


def _declarer_wins(solver: Solver, game: Game) -> dict[Card, bool]:
    assert game.position is not None
    assert game.contract is not None
    goal = goal_of(game.contract, game.matadors(), game.auction.bid)
    if goal is None:
        return dict.fromkeys(game.position.legal_moves(), False)
    return solver.cards_reaching(game.position, goal)


def judge_declaration(solver: Solver, game: Game, move: Declare) -> Hindsight:
    """The declarer's list points in every contract, each with its best discard; of hand games those without
    announcements, and the one declared."""
    values: dict[Move, int] = {move: _worth(solver, game, move)}
    for contract in _contracts(game):
        worth = {declared: _worth(solver, game, declared) for declared in _declarations(game, contract)}
        best = max(worth, key=worth.__getitem__)
        values.setdefault(best, worth[best])
    wins = {declared: points > 0 for declared, points in values.items()}
    return Hindsight(values, wins, max(values.values()) - values[move], any(wins.values()) and not wins[move])


def _contracts(game: Game) -> Iterator[Contract]:
    plain = (Contract(kind, hand=not game.picked_up) for kind in Kind)
    for contract in (*plain, Contract(Kind.NULL, hand=not game.picked_up, ouvert=True)):
        if not contract.is_null or null_value(contract) >= game.auction.bid:
            yield contract


def _declarations(game: Game, contract: Contract) -> list[Declare]:
    if contract.hand:
        return [Declare(contract)]
    assert game.declarer is not None
    return [Declare(contract, CardSet(pair)) for pair in combinations(game.hand(game.declarer), 2)]


def _worth(solver: Solver, game: Game, declared: Declare) -> int:
    """The declarer's list points with best play by all, schwarz left aside."""
    played = game.copy()
    played.push(declared)
    assert played.position is not None
    points, tricks = _BOTH_TAKE_TRICKS, _BOTH_TAKE_TRICKS
    if declared.contract.is_null:
        tricks = 0 if solver.at_least(played.position, points_to_win(played.position)) else 1
    else:
        points = _points(solver, played)
    declarer = played.position.declarer
    result = settle(declarer, declared.contract, game.auction.bid, played.matadors(), points, tricks)
    return result.list_points()[declarer]


def _points(solver: Solver, played: Game) -> int:
    """The least card points of the class that is reached: schneider, lost, won, won with schneider."""
    assert played.position is not None
    if not solver.at_least(played.position, POINTS_TO_WIN):
        return _OUT_OF_SCHNEIDER if solver.at_least(played.position, _OUT_OF_SCHNEIDER) else 0
    return SCHNEIDER_POINTS if solver.at_least(played.position, SCHNEIDER_POINTS) else POINTS_TO_WIN
