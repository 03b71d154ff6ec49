"""How soon is it known how bold somebody bids? A threshold is found from what is said and refused in lists of 36 games.

One player bids by a system, two others by a threshold of 0.6; all play their cards by rules, and after each game what
everybody has seen of the hands is kept (Long's thesis, section 8.3). Of a player with a threshold the error is told; of
others, whose threshold nobody knows, how far lists differ from the median of all lists.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kiebitz.bidding.chances import shipped_model
from kiebitz.deals import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick
from kiebitz.lab.figures import plain, share
from kiebitz.memory import played_openly
from kiebitz.memory.calls import Calls, calls_shown
from kiebitz.players import continue_game, create, create_bidding
from kiebitz.players.registry import parse_player
from kiebitz.work.streams import stream

GAMES: Final = 36
_LENGTHS: Final = (9, 18, GAMES)
_OTHERS: Final = "threshold:0.6+rules"
_CLOSE: Final = 0.02


@dataclass(frozen=True, slots=True)
class Estimate:
    """What is thought of a player after some games of a list; `None` before anything was shown."""

    number: int
    games: int
    threshold: float | None
    shown: int


def measure(subject: str, seed: int, number: int) -> Iterator[Estimate]:
    """The estimates of one list."""
    specs = (f"{subject}+rules", _OTHERS, _OTHERS)
    players = [create(spec, stream(seed, "thresholds", number, place)) for place, spec in enumerate(specs)]
    calls = Calls()
    for deal in range(GAMES):
        places = [(deal + seat) % len(SEATS) for seat in SEATS]
        game = Game(random_deal(random.Random(stream(seed, "thresholds", number, "deal", deal))))
        continue_game(game, [players[place] for place in places])
        seen = played_openly(game.view(None))
        if seen is not None:
            calls = calls.after(calls_shown(seen, places.index(0), shipped_model()))
        if deal + 1 in _LENGTHS:
            yield Estimate(number, deal + 1, calls.threshold, calls.number)


def report(found: Found) -> Iterator[Figure]:
    """Errors after some games, and how many lists come close."""
    for subject in found.rows:
        rows = [row for row in found.each(Estimate, subject) if row.threshold is not None]
        for games in _LENGTHS:
            after = [row.threshold for row in rows if row.games == games and row.threshold is not None]
            if after:
                yield from _told(subject, games, after, threshold_of(subject))


def _told(subject: str, games: int, estimates: Sequence[float], truth: float | None) -> Iterator[Figure]:
    middle = statistics.median(estimates) if truth is None else truth
    errors = [abs(estimate - middle) for estimate in estimates]
    name = "error" if truth is not None else "distance from the median"
    yield plain(f"threshold after {games} games", statistics.median(estimates), ".3f", len(estimates), subject)
    yield plain(f"median {name} after {games} games", statistics.median(errors), ".3f", len(errors), subject)
    yield plain(f"mean {name} after {games} games", statistics.fmean(errors), ".3f", len(errors), subject)
    yield share(f"within 0.02 after {games} games", [error <= _CLOSE for error in errors], subject=subject)


def threshold_of(system: str) -> float | None:
    """The threshold of a bidding system that has one."""
    if system == "threshold":
        return 0.6
    name, _, value = system.partition(":")
    return float(value) if name == "threshold" else None


def check_system(name: str) -> None:
    """`ValueError` if nothing bids by this name."""
    parse_player(f"{name}+rules")
    create_bidding(name)


EXPERIMENT: Final = Experiment(
    name="opponents-thresholds",
    measure=measure,
    report=report,
    size=100,
    unit="lists",
    chunk=4,
    quick=Quick(2, ("threshold:0.6",)),
    subjects=("threshold:0.55", "threshold:0.6", "threshold:0.65", "threshold:0.7", "value", "rules"),
    check_subject=check_system,
    source="Long's thesis, 8.3",
    published={"rules: mean distance from the median after 36 games": "below 0.02, XSkat and people"},
)
