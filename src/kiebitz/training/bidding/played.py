"""Games really played: the data of the second stage, which corrects what open hands say.

Three seats bid by the model and play their cards like any registered player. In every deal each seat is a little bolder
or more timid than it should be, by chance, so that hands near the limit are seen on both sides of it. Besides, null and
hand games are tried that nobody would have bid, since a model that thinks little of them would never learn better.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np

from kiebitz import _core
from kiebitz.arena.seats import seated, show
from kiebitz.auction import Auction
from kiebitz.bidding.bidder import Bidder
from kiebitz.bidding.chances import Model
from kiebitz.bidding.outlook import outlook_of
from kiebitz.bidding.passing import PassingTable, Situation, situation_of
from kiebitz.bidding.policy import Value, strength
from kiebitz.cards import CardSet
from kiebitz.contract import Contract, Kind
from kiebitz.deals import SEATS, Deal, random_deal
from kiebitz.game import Game
from kiebitz.moves import PASS, PICK_UP, Bid, Call, Declare, Hold, Pass
from kiebitz.players import continue_game
from kiebitz.players.combined import Combined
from kiebitz.players.player import BiddingSystem
from kiebitz.training.bidding.samples import SAMPLE, Samples, likely_games
from kiebitz.work.streams import stream

DEALS: Final = 40  # in a chunk
TRIALS: Final = 10
SPREAD: Final = 25.0  # standard deviation of the boldness, in points
_LEVELS: Final = (31, 61, 90)
# The calls that give a seat the game at 18.
_AUCTIONS: Final[tuple[tuple[Call, ...], ...]] = ((PASS, PASS, Bid(18)), (Bid(18), PASS, PASS), (PASS, Bid(18), PASS))


@dataclass(frozen=True, slots=True)
class DeclaredGame:
    """One declared game; `level` counts the lanes reached, as in the samples."""

    kind: int
    ouvert: bool
    seat: int
    level: int
    hand: int
    away: int  # 0 in a hand game
    bid: int
    won: bool


@dataclass(frozen=True, slots=True)
class PassedHand:
    """One pass and what came of it: points less the mean of the others'."""

    others: int
    bids: int
    strength: int
    points: float

    @property
    def situation(self) -> Situation:
        return Situation(self.others, self.bids, self.strength)


@dataclass(frozen=True, slots=True)
class Played:
    """What a number of deals gave: games that were bid, games that were only tried, and passes."""

    deals: int
    games: list[DeclaredGame]
    trials: list[DeclaredGame]
    passes: list[PassedHand]


@dataclass(frozen=True, slots=True)
class Lineup:
    """Who plays: the bidding model with its table of passing, and the spec of the card player."""

    model: Model
    passing: dict[str, float]
    player: str

    def bidder(self, boldness: float = 0.0) -> Bidder:
        return Bidder(self.model, Value(PassingTable(self.passing), boldness))


def play_chunk(seed: int, turn: int, number: int, table: Lineup, deals: int = DEALS, trials: int = TRIALS) -> bytes:
    """Some deals, as JSON; the place and the table alone decide what comes out."""
    found = Played(deals, [], [], [])
    for deal in range(deals):
        _note(found, table.model, _play(table, (seed, "bidding games", turn, number, deal)))
    for trial in range(trials):
        found.trials.append(_declared(_try(table, (seed, "bidding trials", turn, number, trial))))
    return json.dumps(asdict(found), separators=(",", ":")).encode()


def read_played(content: bytes) -> Played:
    row: dict[str, Any] = json.loads(content)
    return Played(
        row["deals"],
        [DeclaredGame(**game) for game in row["games"]],
        [DeclaredGame(**game) for game in row["trials"]],
        [PassedHand(**passed) for passed in row["passes"]],
    )


def _play(table: Lineup, place: tuple[int | str, ...]) -> Game:
    source = random.Random(stream(*place))
    dealt = random_deal(source)
    return play_out(dealt, [table.bidder(source.gauss(0, SPREAD)) for _ in SEATS], table.player, place)


def play_out(dealt: Deal, bidders: Sequence[BiddingSystem], player: str, place: tuple[int | str, ...]) -> Game:
    """A deal bid by a bidder in each seat, its cards played by one player in all of them."""
    game = Game(dealt)
    with seated([player] * 3, [stream(*place, seat) for seat in SEATS]) as players:
        show(players, game)
        continue_game(game, [Combined(bidder, player) for bidder, player in zip(bidders, players, strict=True)])
    return game


def _try(table: Lineup, place: tuple[int | str, ...]) -> Game:
    """A null or a hand game that somebody gets for 18."""
    source = random.Random(stream(*place))
    while True:
        dealt = random_deal(source)
        games = likely_games(source, dealt, table.model)
        tried = [game for game in games if game.is_hand_game or game.kind == Kind.NULL]
        if tried:
            break
    candidate = source.choice(tried)
    game = Game(dealt)
    for call in _AUCTIONS[candidate.seat]:
        game.push(call)
    ouvert = candidate.kind == Kind.NULL and source.random() < 0.4
    contract = Contract(Kind(candidate.kind), hand=candidate.is_hand_game, ouvert=ouvert)
    if not candidate.is_hand_game:
        game.push(PICK_UP)
    game.push(Declare(contract, None if candidate.is_hand_game else CardSet(candidate.skat)))
    with seated([table.player] * 3, [stream(*place, seat) for seat in SEATS]) as players:
        show(players, game)
        continue_game(game, players)
    return game


def _note(found: Played, model: Model, game: Game) -> None:
    result = game.result()
    points = result.list_points()
    auction = Auction()
    for seat, call in game.history:
        if not isinstance(call, Bid | Hold | Pass):
            break
        if isinstance(call, Pass) and auction.listener is not None:
            situation = situation_of(auction, strength(outlook_of(model, game.deal.hands[seat], seat)))
            others = (sum(points) - points[seat]) / 2
            found.passes.append(PassedHand(situation.others, situation.bids, situation.strength, points[seat] - others))
        auction = auction.after(call)
    if game.contract is not None and game.declarer is not None:
        found.games.append(_declared(game))


def _declared(game: Game) -> DeclaredGame:
    contract, seat, result = game.contract, game.declarer, game.result()
    assert contract is not None
    assert seat is not None
    away = 0 if contract.hand or game.discard is None else game.discard.mask
    hand = game.deal.hands[seat].mask
    if not contract.hand:
        hand = (hand | game.deal.skat.mask) & ~away
    level = sum(result.points >= least for least in _LEVELS) + (result.tricks == 10)
    if contract.is_null:
        level = int(result.won)
    return DeclaredGame(int(contract.kind), contract.ouvert, seat, level, hand, away, game.auction.bid, result.won)


def as_samples(games: list[DeclaredGame]) -> Samples:
    """The same holdings with what was really reached."""
    rows = np.zeros(len(games), SAMPLE)
    for name in ("kind", "seat", "level", "hand", "away"):
        rows[name] = [getattr(game, name) for game in games]
    rows["contest"] = [_core.contest_of(game.bid) for game in games]
    return rows
