"""How good the two cards put away are: won with open cards after each way to put, against the best of 66; and in play.

model   what the shipped bidding model likes best, as `kermit` puts
suits   by the product of the suit tables, the paper's dropping gain over both cards
trials  the best few of the model, tried in worlds played out by the policy
best    one of the 66 that wins with open cards, where there is one
"""

from __future__ import annotations

import random
from itertools import combinations

import numpy as np

from benchmarks.null.deals import CONTRACTS
from benchmarks.null.playing import CardPlayer, card_player
from kiebitz import Game, parse_game
from kiebitz.cards import CardSet
from kiebitz.contract import Contract
from kiebitz.deal import SEATS
from kiebitz.moves import Declare
from kiebitz.null.patterns import best_put, shipped_tables
from kiebitz.null.putting import put_by_trials
from kiebitz.play import Position
from kiebitz.solve import Solver
from kiebitz.work.statistics import estimate_mean

WAYS = ("model", "suits", "trials", "best")


def measure(texts: list[str], name: str, play: tuple[str, str] | None) -> None:
    """Print the share won after each way to put, with open cards and, if players are named, in play."""
    contract, solver = CONTRACTS[name], Solver(table_mb=1)
    opened: dict[str, list[bool]] = {way: [] for way in WAYS}
    played: dict[str, list[bool]] = {way: [] for way in WAYS[:3]}
    players = None if play is None else (card_player(play[0]), card_player(play[1]))
    for text in texts:
        game = parse_game(text)
        puts = _puts(game, contract)
        for way, put in puts.items():
            opened[way].append(_wins_openly(solver, game, put))
            if players is not None:
                played[way].append(_wins(game, contract, put, *players))
        opened["best"].append(any(opened[way][-1] for way in puts) or _any_wins(solver, game))
    print(f"{name}, {len(texts)} deals; won with open cards:")
    for way, wins in opened.items():
        print(f"  {way:<7}{np.mean(wins):7.1%}")
    if players is None or play is None:
        return
    print(f"won in play, {play[0]} against {play[1]}:")
    for way, wins in played.items():
        less = estimate_mean(100.0 * (np.array(wins, float) - np.array(played["model"], float)))
        print(f"  {way:<7}{np.mean(wins):7.1%}   less the model's {less}")


def _puts(game: Game, contract: Contract) -> dict[str, CardSet]:
    assert game.declarer is not None
    assert game.discard is not None
    cards = game.hand(game.declarer) | game.discard
    by_suits, _ = best_put(shipped_tables(), cards, leads=game.declarer == 0, ouvert=contract.ouvert)
    by_trials = put_by_trials(game.declarer, cards, contract, game.auction.bid, seed=cards.mask)
    return {"model": game.discard, "suits": by_suits, "trials": by_trials}


def _position(game: Game, put: CardSet) -> Position:
    assert game.declarer is not None
    assert game.discard is not None
    assert game.contract is not None
    hands = [game.hand(seat).mask for seat in SEATS]
    hands[game.declarer] = ((game.hand(game.declarer) | game.discard) - put).mask
    return Position(game.contract.kind, game.declarer, (hands[0], hands[1], hands[2]))


def _wins_openly(solver: Solver, game: Game, put: CardSet) -> bool:
    return solver.solve(_position(game, put)).value == 10


def _any_wins(solver: Solver, game: Game) -> bool:
    assert game.declarer is not None
    assert game.discard is not None
    cards = list(game.hand(game.declarer) | game.discard)
    random.Random(0).shuffle(cards)
    return any(_wins_openly(solver, game, CardSet(pair)) for pair in combinations(cards, 2))


def _wins(game: Game, contract: Contract, put: CardSet, declarer: CardPlayer, defenders: CardPlayer) -> bool:
    other = Game(game.deal)
    for move in game.moves[:-1]:
        other.push(move)
    other.push(Declare(contract, put))
    while (seat := other.turn) is not None:
        other.push((declarer if seat == other.declarer else defenders)(other, seat))
    return other.result().won
