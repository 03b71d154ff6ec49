"""Games of three equal players, with what was expected of each when it was declared."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from kiebitz.arena.seats import seated, show
from kiebitz.bidding import Outlook, options_with_skat, shipped_model
from kiebitz.cards import FULL_DECK, CardSet, cards_in
from kiebitz.cli.progress import progress_bar
from kiebitz.contract import Contract
from kiebitz.deal import SEATS, Deal, random_deal
from kiebitz.game import Game
from kiebitz.players import continue_game
from kiebitz.training.bidding.samples import Candidate, Judge
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.streams import stream
from kiebitz.work.workers import local_workers

_CHUNK: Final = 20
_WORLDS: Final = 20  # solved for the open-hand estimate of a game


@dataclass(frozen=True, slots=True)
class Declared:
    """A declared game.

    predicted  the chance to win that the shipped model gave to the declaration
    open_hand  the share of worlds that the declarer wins with all cards open; worlds fit what the declarer knows
    """

    kind: int
    hand: bool
    ouvert: bool
    predicted: float
    open_hand: float
    won: bool


def play(player: str, deals: int, seed: int, out: Path) -> list[Declared]:
    """The declared games among so many deals; what is in the folder already is not played again."""
    folder = out / f"{player.replace(':', '-')}-{seed}"
    pieces = [
        Piece(f"{first:06}.json", _chunk, (player, seed, first, min(_CHUNK, deals - first)))
        for first in range(0, deals, _CHUNK)
    ]
    run = RunFolder(folder, "self-play", {"player": player, "deals": deals, "seed": seed})
    with run, local_workers(pieces=len(pieces)) as workers, progress_bar() as bar:
        task = bar.add_task("self-play", total=len(pieces))
        do_missing(workers, pieces, folder, lambda: bar.advance(task))
    return [Declared(**row) for piece in pieces for row in json.loads((folder / piece.name).read_bytes())]


def _chunk(player: str, seed: int, first: int, count: int) -> bytes:
    return json.dumps([asdict(game) for game in _declared_games(player, seed, first, count)]).encode()


def _declared_games(player: str, seed: int, first: int, count: int) -> Iterator[Declared]:
    judge = Judge()
    for number in range(first, first + count):
        place = (seed, "self-play", number)
        source = random.Random(stream(*place))
        game = Game(random_deal(source))
        with seated([player] * 3, [stream(*place, seat) for seat in SEATS]) as players:
            show(players, game)
            continue_game(game, players)
        if game.contract is not None:
            yield _declared(game, game.contract, judge, source)


def _declared(game: Game, contract: Contract, judge: Judge, source: random.Random) -> Declared:
    worlds = [judge.is_won(*world) for world in _imagined(game, contract, source)]
    return Declared(
        kind=int(contract.kind),
        hand=contract.hand,
        ouvert=contract.ouvert,
        predicted=_predicted(game, contract),
        open_hand=sum(worlds) / len(worlds),
        won=game.result().won,
    )


def _predicted(game: Game, contract: Contract) -> float:
    assert game.declarer is not None
    hand, bid = game.deal.hands[game.declarer], game.auction.bid
    if contract.hand:
        options = Outlook(shipped_model(), hand, game.declarer).hand_games(bid)
    else:
        options = options_with_skat(shipped_model(), hand | game.deal.skat, game.declarer, bid)
    return next(option.prospect.win for option in options if option.contract == contract)


def _imagined(game: Game, contract: Contract, source: random.Random) -> Iterator[tuple[Deal, Candidate]]:
    """Deals that the declarer thinks possible before the first card."""
    seat = game.declarer
    assert seat is not None
    own = game.deal.hands[seat] if contract.hand else game.deal.hands[seat] | game.deal.skat
    discard = game.discard or CardSet()
    for _ in range(_WORLDS):
        unseen = cards_in(FULL_DECK & ~own.mask)
        source.shuffle(unseen)
        skat = CardSet(unseen[20:]) if contract.hand else discard
        hand = own - discard if not contract.hand else own
        hands = [CardSet(unseen[:10]), CardSet(unseen[10:20])]
        hands.insert(seat, hand)
        dealt = Deal((hands[0], hands[1], hands[2]), skat)
        yield dealt, Candidate(int(contract.kind), seat, hand.mask, skat.mask, contract.hand)
