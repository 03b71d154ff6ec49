"""The ways to judge a card that are compared: open cards, games played on, and means of both."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from kiebitz import _core
from kiebitz.inference import load_inference
from kiebitz.policy import load_policy, policy_reading
from kiebitz.recursive import playout_player

SHARES: Final = (0.25, 0.5, 0.75)  # of games, in means with open cards
OPEN: Final = ("open 40", "open 160")
_SMALLEST: Final = 1e-3  # what a card point, or a trick of a null game, is worth beside a win: it breaks ties

Worths: TypeAlias = dict[int, float]  # of each legal card


def monte_carlo(worlds: int, playouts: _core.Playouts | None = None) -> _core.MonteCarloPlayer:
    """A player that reads cards and judges in one way in either role."""
    return _core.MonteCarloPlayer(
        worlds=worlds,
        likelihood=load_inference(),
        reading=policy_reading(),
        declarers_playouts=playouts,
        defenders_playouts=playouts,
    )


@cache
def ways() -> dict[str, _core.MonteCarloPlayer]:
    """By name, open cards first."""
    policy = _core.PolicyPlayer(load_policy())
    found = {
        "open 40": monte_carlo(40),
        "open 160": monte_carlo(160),
        "policy 160": monte_carlo(160, _core.Playouts(policy)),
        "varied 160": monte_carlo(160, _core.Playouts(playout_player("varied"))),
        "rules 160": monte_carlo(160, _core.Playouts(_core.RulesPlayer())),
    }
    for moves in (2, 5, 8, 11):
        found[f"policy 40, {moves} moves"] = monte_carlo(40, _core.Playouts(policy, moves=moves))
    found["3 worlds 20, 5 moves"] = monte_carlo(20, _core.Playouts(playout_player("3"), moves=5))
    return found


@dataclass(frozen=True, slots=True)
class Judged:
    """What one way says of every legal card, and how much processor time that took."""

    worths: Worths
    seconds: float

    @property
    def best(self) -> int:
        """The card that it plays."""
        return max(self.worths, key=self.worths.__getitem__)


def judge(seen: _core.Observation, seed: int) -> dict[str, Judged]:
    """What all ways say, and their means."""
    found = {name: _judged(player, seen, seed) for name, player in ways().items()}
    for open_cards in OPEN:
        for games in [name for name in ways() if name not in OPEN]:
            for share in SHARES:
                found[f"{open_cards} + {share:.0%} {games}"] = _mean(found[open_cards], found[games], share)
    return found


def _judged(player: _core.MonteCarloPlayer, seen: _core.Observation, seed: int) -> Judged:
    begin = time.process_time()
    cards = player.evidence(seen, seed, all_values=True).cards
    taken = time.process_time() - begin
    sign = 1 if seen.seat == seen.declarer else -1
    return Judged(
        {card: (score or 0.0) + sign * _SMALLEST * (value or 0.0) for card, *_, score, _, value in cards}, taken
    )


def _mean(first: Judged, second: Judged, share: float) -> Judged:
    worths = {card: (1 - share) * first.worths[card] + share * second.worths[card] for card in first.worths}
    return Judged(worths, first.seconds + second.seconds)
