"""Fair play: who errs so seldom, game after game, that hidden cards must have been known (Long's thesis, 9.2.5)?

With open cards even the strongest player errs now and then: a card that is best by all that was known may lose in the
true deal. Somebody who never does knows more. So mistakes with open cards are counted by role, and set against those
of strong honest players by a z-score: how many standard deviations fewer than theirs.

Beside the rate stand the *traps*: decisions in which the card that a strong policy takes to be best, by what the seat
knew, loses in the true deal, and another wins. Who plays the other, time and again, plays what is best in the true deal
but not by what was known. That weighs more: of such cards honest players miss most.

It is evidence, never a proof: it can tell luck from knowledge only over many games, and says nothing of how somebody
came to know.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from kiebitz import _core
from kiebitz.cards import Card
from kiebitz.deals import SEATS
from kiebitz.game import Game
from kiebitz.memory.truth import declarer_wins
from kiebitz.policy.network import load_playing
from kiebitz.seats import observe
from kiebitz.solver import Solver

DECLARER: Final = "declarer"
DEFENDER: Final = "defender"
ROLES: Final = (DECLARER, DEFENDER)
SUSPICIOUS: Final = -2.9  # standard deviations


@dataclass(frozen=True, slots=True)
class Openings:
    """Decisions in which, with open cards, some cards won the game and some lost it.

    plain, plain_errors  those in which the card that seems best wins; and how often a losing one was played
    traps, trap_errors   those in which the card that seems best loses; the same
    """

    games: int = 0
    plain: int = 0
    plain_errors: int = 0
    traps: int = 0
    trap_errors: int = 0

    def __add__(self, other: Openings) -> Openings:
        return Openings(
            self.games + other.games,
            self.plain + other.plain,
            self.plain_errors + other.plain_errors,
            self.traps + other.traps,
            self.trap_errors + other.trap_errors,
        )

    @property
    def number(self) -> int:
        """Of opportunities for a mistake."""
        return self.plain + self.traps

    @property
    def errors(self) -> int:
        """Of them taken."""
        return self.plain_errors + self.trap_errors

    @property
    def rate(self) -> float | None:
        """Mistakes per opportunity; `None` where there was none."""
        return self.errors / self.number if self.number else None


@dataclass(frozen=True, slots=True)
class Strong:
    """How often strong honest players err: of all opportunities, of plain ones, and in traps."""

    rate: float
    plain: float
    trap: float

    def z_of_rate(self, found: Openings) -> float | None:
        """How many standard deviations more often somebody errs than they would; below 0 less often."""
        return _z(found.errors, [(found.number, self.rate)])

    def z_of_knowing(self, found: Openings) -> float | None:
        """The same with traps and other decisions apart, which tells knowledge from skill sooner."""
        return _z(found.errors, [(found.plain, self.plain), (found.traps, self.trap)])


# Of `kiebitz`, also with 640 worlds, rounded down, so that nobody honest errs less by skill.
STRONG: Final = {
    DECLARER: Strong(rate=0.018, plain=0.008, trap=0.15),
    DEFENDER: Strong(rate=0.07, plain=0.025, trap=0.25),
}


@dataclass(frozen=True, slots=True)
class Suspicion:
    """What stands out of one role of somebody, or of two who defend together."""

    names: tuple[str, ...]
    role: str
    found: Openings
    z_of_rate: float | None
    z_of_knowing: float | None

    @property
    def is_raised(self) -> bool:
        """Whether so few mistakes are beyond what strong players manage by luck."""
        return any(z is not None and z <= SUSPICIOUS for z in (self.z_of_rate, self.z_of_knowing))


@dataclass(frozen=True, slots=True)
class Audit:
    """What an archive tells.

    games    that were judged; skipped: those without all cards, or in which no card was played
    people   each name in each role, peeking where it is raised
    pairs    each two who defended together; collusion where it is raised
    """

    games: int
    skipped: int
    people: tuple[Suspicion, ...]
    pairs: tuple[Suspicion, ...]

    @property
    def peeking(self) -> tuple[Suspicion, ...]:
        """Roles in which somebody seems to know hidden cards."""
        return tuple(one for one in self.people if one.is_raised)

    @property
    def collusion(self) -> tuple[Suspicion, ...]:
        """Pairs that seem to know each other's cards; not those of whom one seems to know all cards anyway."""
        peeking = {one.names[0] for one in self.peeking if one.role == DECLARER}
        return tuple(pair for pair in self.pairs if pair.is_raised and not peeking & set(pair.names))


@dataclass(frozen=True, slots=True)
class Judged:
    """What a game tells of its seats."""

    declarer: int
    seats: tuple[Openings, Openings, Openings]

    def role(self, seat: int) -> str:
        """That of a seat."""
        return DECLARER if seat == self.declarer else DEFENDER


def judge_openings(game: Game) -> Judged | None:
    """What a finished game with all its cards tells; `None` where no card was played."""
    if game.declarer is None or game.position is None:
        return None
    found = [Openings(games=1)] * len(SEATS)
    solver, policy, replayed = Solver(), load_playing(), Game(game.deal)
    for seat, move in game.history:
        if isinstance(move, Card):
            found[seat] += _opening(solver, policy, replayed, seat, move)
        replayed.push(move)
    first, second, third = found
    return Judged(game.declarer, (first, second, third))


def _opening(solver: Solver, policy: _core.CardPolicy, game: Game, seat: int, card: Card) -> Openings:
    """One decision: nothing where all cards win, or all lose."""
    outcomes = declarer_wins(solver, game)
    if len(set(outcomes.values())) < 2:
        return Openings()
    wins = {each for each, won in outcomes.items() if won == (seat == game.declarer)}
    chances = dict(policy.chances(observe(game.view(seat))))
    seems_best = max(outcomes, key=lambda each: chances[each])
    error = int(card not in wins)
    return Openings(0, 1, error, 0, 0) if seems_best in wins else Openings(0, 0, 0, 1, error)


def audit(games: Iterable[tuple[tuple[str, str, str], Judged | None]], strong: Mapping[str, Strong] = STRONG) -> Audit:
    """What games with the names of their seats tell; games that could not be judged are counted."""
    people: dict[tuple[str, str], Openings] = {}
    pairs: dict[tuple[str, str], Openings] = {}
    judged = skipped = 0
    for names, game in games:
        if game is None:
            skipped += 1
            continue
        judged += 1
        for seat, name in enumerate(names):
            _count(people, (name, game.role(seat)), game.seats[seat])
        for one, other in combinations([seat for seat in SEATS if seat != game.declarer], 2):
            first, second = sorted((names[one], names[other]))
            _count(pairs, (first, second), game.seats[one])
            _count(pairs, (first, second), game.seats[other])
    return Audit(
        judged,
        skipped,
        tuple(_suspicion((name,), role, found, strong[role]) for (name, role), found in sorted(people.items())),
        tuple(_suspicion(pair, DEFENDER, found, strong[DEFENDER]) for pair, found in sorted(pairs.items())),
    )


def _count(where: dict[tuple[str, str], Openings], key: tuple[str, str], found: Openings) -> None:
    where[key] = where.get(key, Openings()) + found


def _suspicion(names: tuple[str, ...], role: str, found: Openings, strong: Strong) -> Suspicion:
    return Suspicion(names, role, found, strong.z_of_rate(found), strong.z_of_knowing(found))


def _z(errors: int, expected: Iterable[tuple[int, float]]) -> float | None:
    """The standard score of a sum of binomials; `None` where nothing was to be expected."""
    parts = list(expected)
    spread = math.sqrt(sum(number * rate * (1 - rate) for number, rate in parts))
    return (errors - sum(number * rate for number, rate in parts)) / spread if spread else None
