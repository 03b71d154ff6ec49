"""Full games with and without the specialist, on deals on which `kermit` bids and declares null.

Each deal is played twice: the declarer plays null by the specialist and the defenders without, and the other way round.
What one side makes with it in the one game and without in the other, in list points, is its gain; bids and discards are
the same, so nothing else differs. Games without a null are the same with and without.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import numpy as np

from benchmarks.null.playing import SEED, CardPlayer, card_player
from kiebitz import Game, parse_game
from kiebitz.bidding import options_with_skat, shipped_model
from kiebitz.deal import SEATS, Deal, random_deal
from kiebitz.players import ask, create
from kiebitz.view import Phase
from kiebitz.work.statistics import estimate_mean
from kiebitz.work.streams import stream

_MODEL: Final = shipped_model()
_HOPE: Final = 0.3  # no seat declares null whose best chance with this skat, were it the lowest bid, is below


@dataclass(frozen=True, slots=True)
class Pair:
    """One deal played twice: list points of the declarer, with the specialist on its side and on the other."""

    number: int
    ouvert: bool
    declarer_with: int
    declarer_without: int
    defenders_with: int  # each, where the declarer has it not
    defenders_without: int

    @property
    def gain(self) -> float:
        """Of the specialist at this table, in list points: what the three seats make with it less without."""
        return float(self.declarer_with - self.declarer_without + 2 * (self.defenders_with - self.defenders_without))


def null_games(seed: int) -> Iterator[tuple[int, Game]]:
    """Games at their first card in which somebody plays null, as `kermit` bids, without end."""
    player = create("kermit", SEED)
    number = 0
    while True:
        deal = random_deal(random.Random(stream(seed, "null full games", number)))
        number += 1
        if not any(_hopes(deal, seat) for seat in SEATS):
            continue
        game = Game(deal)
        while game.phase not in (Phase.PLAY, Phase.OVER):
            assert game.turn is not None
            game.push(ask(player, game.view(game.turn)))
        if game.contract is not None and game.contract.is_null:
            yield number, game


def _hopes(deal: Deal, seat: int) -> bool:
    options = options_with_skat(_MODEL, deal.hands[seat] | deal.skat, seat, 18)
    return any(option.contract.is_null and option.prospect.win >= _HOPE for option in options)


def measure(out: Path, seed: int, deals: int, with_it: str, without: str) -> None:
    """Play pairs of games, or what is missing of them, into a file, and print what came out."""
    out.mkdir(parents=True, exist_ok=True)
    file = out / f"full games {with_it} and {without}.jsonl"
    done = len(file.read_text().splitlines()) if file.exists() else 0
    sides = card_player(with_it), card_player(without)
    with file.open("a") as rows:
        for at, (number, game) in enumerate(null_games(seed)):
            if at >= deals:
                break
            if at < done:
                continue
            text = str(game)
            first = _points(text, sides[0], sides[1])
            second = _points(text, sides[1], sides[0])
            assert game.contract is not None
            pair = Pair(number, game.contract.ouvert, first[0], second[0], second[1], first[1])
            rows.write(json.dumps(asdict(pair)) + "\n")
            rows.flush()
    report([Pair(**json.loads(line)) for line in file.read_text().splitlines()])


def _points(text: str, declarer: CardPlayer, defenders: CardPlayer) -> tuple[int, int]:
    """List points of the declarer and of each defender."""
    game = parse_game(text)
    while (seat := game.turn) is not None:
        game.push((declarer if seat == game.declarer else defenders)(game, seat))
    points = game.result().list_points()
    assert game.declarer is not None
    return points[game.declarer], points[(game.declarer + 1) % 3]


def report(pairs: list[Pair]) -> None:
    """The gain in all and by kind of game."""
    for name, some in (
        ("all", pairs),
        ("closed", [pair for pair in pairs if not pair.ouvert]),
        ("ouvert", [pair for pair in pairs if pair.ouvert]),
    ):
        if some:
            gains = estimate_mean(np.array([pair.gain for pair in some]))
            with_it, without = (sum(points > 0 for points in of) for of in zip(*map(_declarers, some), strict=True))
            print(f"{name}: {len(some)} deals, list points a deal {gains}; declarer wins {with_it}, without {without}")


def _declarers(pair: Pair) -> tuple[int, int]:
    return pair.declarer_with, pair.declarer_without
