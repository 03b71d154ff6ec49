"""Decisions of own games, which card each way to judge would play, and what these cards bring between strong players.

Open cards, games played on, foreseen outcomes and means of open cards with each of the others are asked about five
decisions of each game. What a card is worth is told by games of `kermit:10` at all seats in worlds drawn by bids and
cards, others than those by which the ways decide; the cards of a decision are played in the same worlds with the same
luck. Points are list points less the mean of the others', of the side in turn. With `--policy`, policies of other
trainings are compared with the one that ships.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from kiebitz import _core
from kiebitz.deals import random_deal
from kiebitz.game import Game
from kiebitz.inference import load_inference
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick
from kiebitz.lab.figures import mean, plain, share
from kiebitz.lab.recursive.ways import OPEN, declarers_lead, judge
from kiebitz.lab.seating import bid_with
from kiebitz.players import create
from kiebitz.policy import policy_reading
from kiebitz.seats import observe
from kiebitz.work.streams import stream
from kiebitz.worlds import World

LAST_CARD: Final = 24  # after eight tricks there is little to decide
DRAWN: Final = 200  # worlds, of which those are taken by weight
SHOWN: Final = 12  # ways in a table, beside those that are no means
_STRONG: Final = 10  # worlds of the players who tell what a card is worth


@dataclass(frozen=True, slots=True)
class Choice:
    """One decision: the card of each way, its time, and what the cards somebody would play brought, game by game."""

    number: int
    is_declarer: bool
    kind: str  # suit, grand, null
    trick: int
    cards: dict[str, int]
    seconds: dict[str, float]
    brought: dict[str, list[float]]  # list points less the mean of the others', of the side in turn; none if all agree


def _strong() -> _core.MonteCarloPlayer:
    return _core.MonteCarloPlayer(_STRONG, _core.Sampler(load_inference()))


def measure(
    subject: str, seed: int, number: int, *, policy: Sequence[str], decisions: int, games: int
) -> Iterator[Choice]:
    """Some decisions of one game."""
    luck = random.Random(stream(seed, "recursive choices", number))
    game = Game(random_deal(luck))
    if not bid_with(create("kermit", 0), game):
        return
    assert game.contract is not None
    kind = "null" if game.contract.is_null else "grand" if game.contract.kind.name == "GRAND" else "suit"
    played = _core.SeatGame(observe(game.view(None)), World.of_game(game).masks)
    player, looked_at, card = _strong(), luck.sample(range(LAST_CARD), decisions), 0
    while not played.is_over:
        seen, luck_here = played.seen_by(played.turn), luck.getrandbits(62)
        if card in looked_at and seen.legal.bit_count() > 1:
            at = {"number": number, "kind": kind, "trick": card // 3 + 1}
            yield _choice(seen, luck_here, games, tuple(policy), **at)
        played.play(player.choose(seen, luck_here))
        card += 1


def _choice(seen: _core.Observation, seed: int, games: int, policies: tuple[str, ...], **at: Any) -> Choice:
    found = judge(seen, seed, policies)
    cards = {way: judged.best for way, judged in found.items()}
    several = sorted(set(cards.values()))
    brought = {str(card): _brought(seen, card, seed + 1, games) for card in several} if len(several) > 1 else {}
    seconds = {way: judged.seconds for way, judged in found.items()}
    return Choice(is_declarer=seen.seat == seen.declarer, cards=cards, seconds=seconds, brought=brought, **at)


def _brought(seen: _core.Observation, card: int, seed: int, number: int) -> list[float]:
    """What games of strong players bring after a card; the same worlds and luck for every card."""
    worlds, weights = _core.Sampler(load_inference(), policy_reading()).choose(seen, DRAWN, seed)
    masks = worlds.masks()
    drawn = random.Random(seed).choices(range(len(masks)), weights or None, k=number)
    games = [_core.SeatGame(seen, masks[world]) for world in drawn]
    for game in games:
        game.play(card)
    _core.finish_games(games, [_strong()] * 3, seed % (1 << 31))
    sign = 1 if seen.seat == seen.declarer else -1
    return [sign * declarers_lead(seen, game) for game in games]


def report(found: Found) -> Iterator[Figure]:
    """For either role the ways, the best first; null games by themselves."""
    choices = found.each(Choice)
    for is_null in (False, True):
        for is_declarer in (True, False):
            name = ("declarer" if is_declarer else "defender") + (" in null" if is_null else "")
            some = [one for one in choices if one.is_declarer == is_declarer and (one.kind == "null") == is_null]
            if some:
                yield from _of_role(name, some)


def _of_role(role: str, choices: Sequence[Choice]) -> Iterator[Figure]:
    differ = [choice for choice in choices if choice.brought]
    yield plain("decisions with different cards", len(differ), of=len(choices), subject=role)
    gains = {way: [_worth(choice, way) - _worth(choice, OPEN[1]) for choice in choices] for way in choices[0].cards}
    ordered = sorted(gains, key=lambda way: -fmean(gains[way]))
    for way in [*ordered[:SHOWN], *(way for way in ordered[SHOWN:] if "+" not in way)]:
        yield mean(f"{way}: points less {OPEN[1]}", gains[way], "+.2f", role)
        yield share(f"{way}: right", [_worth(choice, way) >= _best(choice) for choice in differ], subject=role)
        lost = fmean(_best(choice) - _worth(choice, way) for choice in choices)
        yield plain(f"{way}: points lost", lost, ".2f", len(choices), role)
        yield plain(f"{way}: ms", 1000 * fmean(choice.seconds[way] for choice in choices), ".1f", len(choices), role)


def _worth(choice: Choice, way: str) -> float:
    return fmean(choice.brought[str(choice.cards[way])]) if choice.brought else 0.0


def _best(choice: Choice) -> float:
    return max((fmean(brought) for brought in choice.brought.values()), default=0.0)


def plot(canvas: Any, found: Found) -> None:
    """What the ways alone bring less open cards, and as a quarter beside these, for either role."""
    choices = [one for one in found.each(Choice) if one.kind != "null"]
    alone = [way for way in found.all[0]["cards"] if "+" not in way and way not in OPEN]
    for axes, is_declarer in zip(canvas.subplots(1, 2, sharey=True), (True, False), strict=True):
        some = [one for one in choices if one.is_declarer == is_declarer]
        for label, before in (("alone", ""), ("a quarter, open cards in 160 worlds", f"{OPEN[1]} + 25% ")):
            gains = [mean(way, [_worth(one, before + way) - _worth(one, OPEN[1]) for one in some]) for way in alone]
            reach = [(gain.interval or (gain.ours, gain.ours))[1] - gain.ours for gain in gains]
            axes.errorbar(alone, [gain.ours for gain in gains], yerr=reach, fmt="o-", capsize=3, label=label)
        axes.axhline(0, color="0.7", linewidth=1)
        axes.set_title("declarers" if is_declarer else "defenders")
        axes.tick_params(axis="x", labelrotation=60, labelsize=7)
    canvas.axes[0].set_ylabel("list points a decision")
    canvas.axes[0].legend()


EXPERIMENT: Final = Experiment(
    name="recursive-choices",
    measure=measure,
    report=report,
    size=300,
    unit="deals",
    chunk=5,
    quick=Quick(1, settings={"decisions": 2, "games": 2}),
    options=(
        Option("policy", ()),
        Option("decisions", 5),
        Option("games", 48),
    ),
    plot=plot,
)
