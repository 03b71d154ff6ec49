"""Decisions of own games, which card each way would play, and what these cards bring between strong players.

What a card is worth is told by games of `kermit:10` at all seats in worlds drawn by bids and cards, others than those
by which the ways decide; the cards of a decision are played in the same worlds with the same luck.
"""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import mean
from typing import Final

import numpy as np

from benchmarks.recursive.ways import OPEN, declarers_lead, judge
from kiebitz import Game, _core, create
from kiebitz.deal import SEATS, random_deal
from kiebitz.inference import load_inference
from kiebitz.policy import policy_reading
from kiebitz.seats import observe
from kiebitz.training.inference.data import bid_out
from kiebitz.view import Phase
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.statistics import estimate_mean
from kiebitz.work.streams import stream
from kiebitz.work.workers import local_workers
from kiebitz.worlds import World

PER_GAME: Final = 5  # decisions looked at
LAST_CARD: Final = 24  # after eight tricks there is little to decide
TRUTH: Final = 48  # games for each card
DRAWN: Final = 200  # worlds, of which those are taken by weight
DEALS_OF_PIECE: Final = 5
_STRONG: Final = 10  # worlds of the players who tell what a card is worth


@dataclass(frozen=True, slots=True)
class Choice:
    """One decision: the card of each way, its time, and what the cards somebody would play brought, game by game."""

    deal: int
    is_declarer: bool
    kind: str  # suit, grand, null
    trick: int
    cards: dict[str, int]
    seconds: dict[str, float]
    brought: dict[str, list[float]]  # list points less the mean of the others', of the side in turn; none if all agree


def measure(out: Path, seed: int, deals: int, jobs: int, policies: tuple[str, ...] = ()) -> None:
    """Look at the decisions of so many deals, or what is missing of them; for `policies` see `ways`."""
    pieces = [
        Piece(f"{first:06}.jsonl", look_at_deals, (seed, first, min(DEALS_OF_PIECE, deals - first), policies))
        for first in range(0, deals, DEALS_OF_PIECE)
    ]
    with local_workers(jobs) as workers:
        do_missing(workers, pieces, out, lambda: None)


def look_at_deals(seed: int, first: int, count: int, policies: tuple[str, ...]) -> bytes:
    """The choices of some deals, a line each."""
    found = [choice for number in range(first, first + count) for choice in _choices(seed, number, policies)]
    return "".join(json.dumps(asdict(choice)) + "\n" for choice in found).encode()


def _strong() -> _core.MonteCarloPlayer:
    return _core.MonteCarloPlayer(_STRONG, _core.Sampler(load_inference()))


def _choices(seed: int, number: int, policies: tuple[str, ...]) -> Iterator[Choice]:
    luck = random.Random(stream(seed, "recursive choices", number))
    game = Game(random_deal(luck))
    bid_out(game, [create("kermit", 0)] * len(SEATS))
    if game.phase is not Phase.PLAY:
        return
    assert game.contract is not None
    kind = "null" if game.contract.is_null else "grand" if game.contract.kind.name == "GRAND" else "suit"
    played = _core.SeatGame(observe(game.view(None)), World.of_game(game).masks)
    player, looked_at, card = _strong(), luck.sample(range(LAST_CARD), PER_GAME), 0
    while not played.is_over:
        seen, luck_here = played.seen_by(played.turn), luck.getrandbits(62)
        if card in looked_at and seen.legal.bit_count() > 1:
            yield _choice(seen, luck_here, number, kind, card // 3 + 1, policies)
        played.play(player.choose(seen, luck_here))
        card += 1


def _choice(seen: _core.Observation, seed: int, deal: int, kind: str, trick: int, policies: tuple[str, ...]) -> Choice:
    found = judge(seen, seed, policies)
    cards = {way: judged.best for way, judged in found.items()}
    several = sorted(set(cards.values()))
    brought = {str(card): _brought(seen, card, seed + 1) for card in several} if len(several) > 1 else {}
    seconds = {way: judged.seconds for way, judged in found.items()}
    return Choice(deal, seen.seat == seen.declarer, kind, trick, cards, seconds, brought)


def _brought(seen: _core.Observation, card: int, seed: int) -> list[float]:
    """What games of strong players bring after a card; the same worlds and luck for every card."""
    worlds, weights = _core.Sampler(load_inference(), policy_reading()).choose(seen, DRAWN, seed)
    masks = worlds.masks()
    drawn = random.Random(seed).choices(range(len(masks)), weights or None, k=TRUTH)
    games = [_core.SeatGame(seen, masks[world]) for world in drawn]
    for game in games:
        game.play(card)
    _core.finish_games(games, [_strong()] * 3, seed % (1 << 31))
    sign = 1 if seen.seat == seen.declarer else -1
    return [sign * declarers_lead(seen, game) for game in games]


def read(out: Path) -> list[Choice]:
    """All choices looked at so far."""
    return [
        Choice(**json.loads(line)) for file in sorted(out.glob("*.jsonl")) for line in file.read_text().splitlines()
    ]


def print_table(choices: Sequence[Choice], rows: int) -> None:
    """For either role the ways, the best first; null games by themselves."""
    for is_null in (False, True):
        for is_declarer in (True, False):
            name = ("declarer" if is_declarer else "defender") + (" in null" if is_null else "")
            some = [one for one in choices if one.is_declarer == is_declarer and (one.kind == "null") == is_null]
            if some:
                _print_role(name, some, rows)


def _print_role(name: str, choices: Sequence[Choice], rows: int) -> None:
    differ = [choice for choice in choices if choice.brought]
    print(f"\n{name}: {len(choices)} decisions, {len(differ)} with different cards")
    print(
        "way | points a decision less open 160 | right where they differ | points lost | ms | by tricks 1-2, 3-4, ..."
    )
    gains = {way: [_worth(choice, way) - _worth(choice, OPEN[1]) for choice in choices] for way in choices[0].cards}
    ordered = sorted(gains, key=lambda way: -mean(gains[way]))
    alone = [way for way in ordered if "+" not in way]
    for way in [*ordered[:rows], *(way for way in alone if way not in ordered[:rows])]:
        right = mean(_worth(choice, way) >= _best(choice) for choice in differ)
        lost = mean(_best(choice) - _worth(choice, way) for choice in choices)
        milliseconds = 1000 * mean(choice.seconds[way] for choice in choices)
        found = estimate_mean(np.array(gains[way]))
        print(f"{way:<38} {found.mean:+.2f} ± {found.error or 0:.2f} {right:7.1%} {lost:7.2f} {milliseconds:7.1f}"
              f"   {_by_tricks(choices, gains[way])}")  # fmt: skip


def _by_tricks(choices: Sequence[Choice], gains: Sequence[float]) -> str:
    by: dict[int, list[float]] = defaultdict(list)
    for choice, gain in zip(choices, gains, strict=True):
        by[(choice.trick - 1) // 2].append(gain)
    return " ".join(f"{mean(by[pair]):+.1f}" for pair in sorted(by))


def _worth(choice: Choice, way: str) -> float:
    return mean(choice.brought[str(choice.cards[way])]) if choice.brought else 0.0


def _best(choice: Choice) -> float:
    return max((mean(brought) for brought in choice.brought.values()), default=0.0)


def plot_policies(choices: Sequence[Choice], file: Path) -> None:
    """What playouts by each policy bring less open cards, alone and as a quarter beside these, for either role."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 3.5), layout="constrained")
    FigureCanvasAgg(figure)
    alone = [way for way in choices[0].cards if "+" not in way and way not in OPEN]
    for axes, is_declarer in zip(figure.subplots(1, 2, sharey=True), (True, False), strict=True):
        some = [one for one in choices if one.is_declarer == is_declarer and one.kind != "null"]
        for label, before in (("alone", ""), ("a quarter, open cards in 160 worlds", f"{OPEN[1]} + 25% ")):
            found = [
                estimate_mean(np.array([_worth(one, before + way) - _worth(one, OPEN[1]) for one in some]))
                for way in alone
            ]
            axes.errorbar(
                range(len(alone)),
                [estimate.mean for estimate in found],
                yerr=[estimate.error or 0.0 for estimate in found],
                fmt="o-",
                capsize=3,
                label=label,
            )
        axes.axhline(0, color="0.7", linewidth=1)
        axes.set(title="declarers" if is_declarer else "defenders", xticks=range(len(alone)), xticklabels=alone)
    figure.axes[0].set_ylabel("list points a decision, ± s.e.")
    figure.axes[0].legend()
    figure.savefig(file, dpi=110)
