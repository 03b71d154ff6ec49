"""Full games with and without the specialist, on deals on which `kermit` bids and declares null.

Each deal is played twice: the declarer plays null by the specialist and the defenders without, and the other way round.
What one side makes with it in the one game and without in the other, in list points, is its gain; bids and discards are
the same, so nothing else differs. Games without a null are the same with and without.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kiebitz.bidding import options_with_skat, shipped_model
from kiebitz.deals import SEATS, Deal, random_deal
from kiebitz.game import Game
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick
from kiebitz.lab.figures import mean, share
from kiebitz.lab.null.parts import SEED, null_player
from kiebitz.lab.seating import bid_with, play_cards
from kiebitz.players import create
from kiebitz.work.streams import stream

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


def measure(subject: str, seed: int, number: int, *, with_it: str, without: str) -> Iterator[Pair]:
    """One deal, if somebody plays null as `kermit` bids."""
    deal = random_deal(random.Random(stream(seed, "null full games", number)))
    game = Game(deal)
    if not any(_hopes(deal, seat) for seat in SEATS) or not bid_with(create("kermit", SEED), game):
        return
    assert game.contract is not None
    if game.contract.is_null:
        first, second = _points(game, with_it, without), _points(game, without, with_it)
        yield Pair(number, game.contract.ouvert, first[0], second[0], second[1], first[1])


def _hopes(deal: Deal, seat: int) -> bool:
    options = options_with_skat(shipped_model(), deal.hands[seat] | deal.skat, seat, 18)
    return any(option.contract.is_null and option.prospect.win >= _HOPE for option in options)


def _points(start: Game, declarer: str, defenders: str) -> tuple[int, int]:
    """List points of the declarer and of each defender."""
    game = start.copy()
    play_cards(game, null_player(declarer), null_player(defenders))
    points = game.result().list_points()
    assert game.declarer is not None
    return points[game.declarer], points[(game.declarer + 1) % 3]


def report(found: Found) -> Iterator[Figure]:
    """The gain in all and by kind of game."""
    pairs = found.each(Pair)
    for name, some in (
        ("all", pairs),
        ("closed", [pair for pair in pairs if not pair.ouvert]),
        ("ouvert", [pair for pair in pairs if pair.ouvert]),
    ):
        yield mean(f"{name}: list points a deal", [pair.gain for pair in some])
        yield share(f"{name}: declarer wins with it", [pair.declarer_with > 0 for pair in some])
        yield share(f"{name}: declarer wins without", [pair.declarer_without > 0 for pair in some])


EXPERIMENT: Final = Experiment(
    name="null-full",
    measure=measure,
    report=report,
    size=1500,
    unit="deals on which null is played",
    chunk=100,
    counts=lambda row: True,
    quick=Quick(1, settings={"with_it": "rules", "without": "book"}),
    options=(
        Option("with_it", "kermit:cards=policy,null=specialist"),
        Option("without", "kermit:cards=policy"),
    ),
)
