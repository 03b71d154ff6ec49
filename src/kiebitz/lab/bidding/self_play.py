"""Three equal players bid and play for themselves, and what was expected of each game is set beside what came of it.

predicted   the chance to win that the shipped model gave to the declaration
open hands  the share of 20 worlds, as the declarer imagines them before the first card, won with all cards open

Long's Table 4.1 has open hands and outcomes of human games, null and null ouvert together. Calibration is over ten
equal steps of the prediction; the largest gap counts those with 100 games or more.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import nan, sqrt
from statistics import fmean
from typing import Any, Final

from kiebitz.arena.seats import seated, show
from kiebitz.bidding import Outlook, options_with_skat, shipped_model
from kiebitz.cards import FULL_DECK, CardSet, cards_in
from kiebitz.contract import Contract, Kind
from kiebitz.deals import SEATS, Deal, random_deal
from kiebitz.game import Game
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick
from kiebitz.lab.figures import plain, share
from kiebitz.players import continue_game
from kiebitz.training.bidding.samples import Candidate, Judge
from kiebitz.work.streams import stream

_WORLDS: Final = 20  # solved for the open-hand estimate of a game
_BINS: Final = 10
_SHOWN: Final = 20  # games of a bin that is shown
_COUNTED: Final = 100  # games of a bin whose gap counts


@dataclass(frozen=True, slots=True)
class Declared:
    """A declared game.

    predicted  the chance to win that the shipped model gave to the declaration
    open_hand  the share of worlds that the declarer wins with all cards open; worlds fit what the declarer knows
    """

    number: int
    kind: int
    hand: bool
    ouvert: bool
    predicted: float
    open_hand: float
    won: bool


def measure(subject: str, seed: int, number: int, *, player: str) -> Iterator[Declared]:
    """One deal, if it is declared."""
    place = (seed, "self-play", number)
    source = random.Random(stream(*place))
    game = Game(random_deal(source))
    with seated([player] * 3, [stream(*place, seat) for seat in SEATS]) as players:
        show(players, game)
        continue_game(game, players)
    if game.contract is not None:
        yield _declared(number, game, game.contract, source)


def _declared(number: int, game: Game, contract: Contract, source: random.Random) -> Declared:
    judge = Judge()
    worlds = [judge.is_won(*world) for world in _imagined(game, contract, source)]
    return Declared(
        number=number,
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


# -- what it tells ---------------------------------------------------------------------------------------------------

_KINDS: Final[dict[str, Callable[[Declared], bool]]] = {
    "suit": lambda game: game.kind < Kind.GRAND,
    "grand": lambda game: game.kind == Kind.GRAND,
    "null": lambda game: game.kind == Kind.NULL and not game.ouvert,
    "null ouvert": lambda game: game.kind == Kind.NULL and game.ouvert,
}


@dataclass(frozen=True, slots=True)
class Bin:
    """Games that were predicted about alike."""

    games: int
    predicted: float
    won: float

    @property
    def gap(self) -> float:
        return abs(self.predicted - self.won)


def bins_of(games: Sequence[Declared]) -> Iterator[Bin]:
    """Ten equal steps of the prediction, those with enough games to look at."""
    for number in range(_BINS):
        mine = [game for game in games if min(int(game.predicted * _BINS), _BINS - 1) == number]
        if len(mine) >= _SHOWN:
            yield Bin(len(mine), fmean(game.predicted for game in mine), fmean(game.won for game in mine))


def report(found: Found) -> Iterator[Figure]:
    """Shape, estimates against outcomes, calibration."""
    games = found.each(Declared)
    yield share("passed in", [True] * (found.size - len(games)) + [False] * len(games))
    yield share("won", [game.won for game in games])
    yield share("grand", [_KINDS["grand"](game) for game in games])
    yield share("null, ouvert or not", [game.kind == Kind.NULL for game in games])
    yield share("hand", [game.hand for game in games])
    for name, is_it in _KINDS.items():
        yield from _estimates(name, [game for game in games if is_it(game)])
    for name, mine in _parts(games):
        yield from _calibration(name, list(bins_of(mine)))


def _estimates(name: str, games: Sequence[Declared]) -> Iterator[Figure]:
    for what, values in (
        ("open hands", [game.open_hand for game in games]),
        ("predicted", [game.predicted for game in games]),
    ):
        yield plain(f"{name}: {what}", fmean(values) if values else nan, ".1%", len(games))
    yield share(f"{name}: won", [game.won for game in games])


def _calibration(name: str, bins: Sequence[Bin]) -> Iterator[Figure]:
    gaps = [one.gap for one in bins if one.games >= _COUNTED]
    yield plain(f"{name}: largest gap", max(gaps, default=nan), ".3f", len(gaps))
    for one in bins:
        yield plain(f"{name}, predicted {one.predicted:.3f}: won", one.won, ".3f", one.games)


def _parts(games: Sequence[Declared]) -> list[tuple[str, list[Declared]]]:
    return [
        ("trump games", [game for game in games if game.kind != Kind.NULL]),
        ("nulls", [game for game in games if game.kind == Kind.NULL]),
    ]


def plot(canvas: Any, found: Found) -> None:
    """The reliability diagram of trump games and null."""
    for axes, (name, mine) in zip(canvas.subplots(1, 2), _parts(found.each(Declared)), strict=True):
        bins = list(bins_of(mine))
        errors = [1.96 * sqrt(max(one.won * (1 - one.won), 1e-4) / one.games) for one in bins]
        axes.plot([0, 1], [0, 1], color="0.7", linewidth=1)
        axes.errorbar([one.predicted for one in bins], [one.won for one in bins], yerr=errors, fmt="o", capsize=3)
        for one in bins:
            axes.annotate(f"{one.games:,}", (one.predicted, one.won), (6, -12), textcoords="offset points", fontsize=8)
        axes.set(title=f"{name}, {len(mine):,} games", xlabel="predicted", ylabel="won", xlim=(0, 1.02), ylim=(0, 1.02))
        axes.set_aspect("equal")


EXPERIMENT: Final = Experiment(
    name="bidding-self-play",
    measure=measure,
    report=report,
    size=12_000,
    unit="deals",
    seed=11,
    chunk=20,
    quick=Quick(4, settings={"player": "kermit:2"}),
    options=(Option("player", "kermit:20"),),
    source="Long's thesis, Table 4.1, 10,000 human games; shape of human games",
    published={
        "passed in": "2 to 6%",
        "won": "80 to 82%",
        "grand": "26 to 32%",
        "null, ouvert or not": "6 to 7%",
        "suit: open hands": 0.67,
        "suit: won": 0.80,
        "grand: open hands": 0.82,
        "grand: won": 0.93,
        "null: open hands": "58% (ouvert too)",
        "null: won": "75% (ouvert too)",
    },
    plot=plot,
)
