"""How good the two cards put away are: won with open cards after each way to put, against the best of 66; and in play.

model   what the shipped bidding model likes best, as `kermit` puts
suits   by the product of the suit tables, the paper's dropping gain over both cards
trials  the best few of the model, tried in worlds played out by the policy
best    one of the 66 that wins with open cards, where there is one

Deals are those of null-play. With `--declarer` games are played too.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from kiebitz.cards import CardSet
from kiebitz.contract import Contract
from kiebitz.deals import SEATS
from kiebitz.game import Game
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean, share
from kiebitz.lab.null.forced import CONTRACTS, forced_game
from kiebitz.lab.null.parts import null_player
from kiebitz.lab.seating import play_cards
from kiebitz.moves import Declare
from kiebitz.null.patterns import best_put, shipped_tables
from kiebitz.null.putting import put_by_trials
from kiebitz.play import Position
from kiebitz.solver import Solver

WAYS: Final = ("model", "suits", "trials", "best")


def measure(subject: str, seed: int, number: int, *, declarer: str, defenders: str) -> Iterator[Row]:
    """What comes of each way to put, if the deal belongs to the set."""
    game = forced_game(subject, seed, number)
    if game is None:
        return
    contract, solver = CONTRACTS[subject], Solver(table_mb=1)
    puts = _puts(game, contract)
    opened = {way: _wins_openly(solver, game, put) for way, put in puts.items()}
    opened["best"] = any(opened.values()) or _any_wins(solver, game)
    played = {way: _wins(game, contract, put, declarer, defenders) for way, put in puts.items()} if declarer else {}
    yield {"opened": opened, "played": played}


def report(found: Found) -> Iterator[Figure]:
    """The share won after each way to put, with open cards and in play."""
    for subject, rows in found.rows.items():
        for way in WAYS:
            yield share(f"{way}: won with open cards", [row["opened"][way] for row in rows], subject=subject)
        for way in WAYS[:3] if found.settings["declarer"] else ():
            yield share(f"{way}: won in play", [row["played"][way] for row in rows], subject=subject)
            gains = [100.0 * (row["played"][way] - row["played"]["model"]) for row in rows]
            yield mean(f"{way}: less the model's, points", gains, subject=subject)


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


def _wins(game: Game, contract: Contract, put: CardSet, declarer: str, defenders: str) -> bool:
    other = Game(game.deal)
    for move in (*game.moves[:-1], Declare(contract, put)):
        other.push(move)
    play_cards(other, null_player(declarer), null_player(defenders))
    return other.result().won


EXPERIMENT: Final = Experiment(
    name="null-putting",
    measure=measure,
    report=report,
    size=500,
    unit="deals of each set",
    chunk=50,
    counts=lambda row: True,
    quick=Quick(2, ("closed",)),
    subjects=tuple(CONTRACTS),
    options=(
        Option("declarer", ""),
        Option("defenders", "kermit"),
    ),
    source="Edelkamp, 9.1, where the program's skat wins 8% more games with open cards than people's",
)
