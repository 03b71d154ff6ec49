"""The ways to judge a card that are compared: open cards, games played on, foreseen outcomes, and means of open cards
with each of the others.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import Final, TypeAlias

from kiebitz import _core
from kiebitz.players import KERMIT, Games
from kiebitz.players.recipe import SHIPPED
from kiebitz.policy import load_policy

SHARES: Final = (0.25, 0.5, 0.75)  # of games, in means with open cards
OPEN: Final = ("open 40", "open 160")
_SMALLEST: Final = 1e-3  # what a card point, or a trick of a null game, is worth beside a win: it breaks ties
_WIN: Final = 200  # list points between a game won and lost, about
_FORESEEN: Final = 40  # worlds in which outcomes are foreseen
_DRAWN: Final = 400  # worlds of which those are drawn by their weights

Worths: TypeAlias = dict[int, float]  # of each legal card, as shares of wins
Way: TypeAlias = Callable[[_core.Observation, int], Worths]


READER: Final = replace(KERMIT, reading=SHIPPED)


def judge_by(worlds: int, games: Games | None = None) -> _core.JudgingPlayer:
    """Somebody who reads cards and judges in one way in either role."""
    return replace(READER, worlds=worlds, declarers_games=games, defenders_games=games).player().judge


@cache
def ways(policies: tuple[str, ...]) -> dict[str, Way]:
    """By name, open cards first; with policies of other trainings, none but the ways that they change."""
    found = {
        "open 40": judge_by(40),
        "open 160": judge_by(160),
        "policy 160": judge_by(160, Games()),
    }
    if policies:
        found |= {f"{Path(folder).name} 160": judge_by(160, Games(policy=folder)) for folder in policies}
        return {name: partial(_evidence, player) for name, player in found.items()}
    found["varied 160"] = judge_by(160, Games(player="varied"))
    found["rules 160"] = judge_by(160, Games(player="rules"))
    for moves in (2, 5, 8, 11):
        found[f"policy 40, {moves} moves"] = judge_by(40, Games(moves=moves))
    found["3 worlds 20, 5 moves"] = judge_by(20, Games(player="3", moves=5))
    foreseen: dict[str, Way] = {f"outcome after {moves} moves": partial(_foreseen, moves) for moves in (0, 5)}
    return {name: partial(_evidence, player) for name, player in found.items()} | foreseen


@dataclass(frozen=True, slots=True)
class Judged:
    """What one way says of every legal card, and how much processor time that took."""

    worths: Worths
    seconds: float

    @property
    def best(self) -> int:
        """The card that it plays."""
        return max(self.worths, key=self.worths.__getitem__)


def judge(seen: _core.Observation, seed: int, policies: tuple[str, ...] = ()) -> dict[str, Judged]:
    """What all ways say, and their means."""
    found = {name: _judged(way, seen, seed) for name, way in ways(policies).items()}
    for open_cards in OPEN:
        for others in [name for name in ways(policies) if name not in OPEN]:
            for share in SHARES:
                found[f"{open_cards} + {share:.0%} {others}"] = _mean(found[open_cards], found[others], share)
    return found


def _judged(way: Way, seen: _core.Observation, seed: int) -> Judged:
    begin = time.process_time()
    worths = way(seen, seed)
    return Judged(worths, time.process_time() - begin)


def _evidence(player: _core.JudgingPlayer, seen: _core.Observation, seed: int) -> Worths:
    cards = player.evidence(seen, seed, all_values=True).cards
    return {card: (score or 0.0) + _sign(seen) * _SMALLEST * (value or 0.0) for card, *_, score, _, value in cards}


def _foreseen(moves: int, seen: _core.Observation, seed: int) -> Worths:
    """After so many cards of the policy its second head tells how the game will end."""
    worlds, weights = READER.sampler().choose(seen, _DRAWN, seed)
    drawn = random.Random(seed).choices(worlds.masks(), weights or None, k=_FORESEEN)
    legal = [card for card in range(32) if seen.legal >> card & 1]
    return {
        card: _sign(seen) * sum(_outcome(seen, world, card, moves) for world in drawn) / len(drawn) / _WIN
        for card in legal
    }


def _outcome(seen: _core.Observation, world: list[int], card: int, moves: int) -> float:
    game, policy = _core.SeatGame(seen, world), load_policy()
    player = _core.PolicyPlayer(policy)
    game.play(card)
    for _ in range(moves):
        if not game.is_over:
            game.play(player.choose(game.seen_by(game.turn), 0))
    return declarers_lead(seen, game) if game.is_over else policy.outcome(game.seen_by(game.turn))


def declarers_lead(seen: _core.Observation, game: _core.SeatGame) -> float:
    """What the declarer makes less the mean of the others, in a game that is over."""
    points = game.list_points()
    assert seen.declarer is not None
    return points[seen.declarer] - (sum(points) - points[seen.declarer]) / 2


def _sign(seen: _core.Observation) -> int:
    return 1 if seen.seat == seen.declarer else -1


def _mean(first: Judged, second: Judged, share: float) -> Judged:
    worths = {card: (1 - share) * first.worths[card] + share * second.worths[card] for card in first.worths}
    return Judged(worths, first.seconds + second.seconds)
