"""Whom does the fair play check suspect? Honest players, those who see all cards, and defenders who see each other's.

Each deal, bid by `kermit`, is played twice: one of the subject declares against two `policy`, then two of the subject
defend against it. The deals are a pool from which samples are drawn with replacement, of 300 games in a role (and of
36), each checked as an archive would be. So samples share games: they tell how the check behaves for this pool, whose
own luck they do not hold. The limits that it goes by were chosen on the deals of seeds 1 and 2.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from kiebitz.arena.match import Match, Mode, opening
from kiebitz.arena.seats import check_players, seated, show
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick
from kiebitz.lab.figures import plain, share
from kiebitz.players import continue_game
from kiebitz.review.audit import DECLARER, ROLES, STRONG, SUSPICIOUS, Openings, Suspicion, judge_openings
from kiebitz.work.streams import stream

GAMES: Final = (300, 36)
_SAMPLES: Final = 1000
_OTHERS: Final = "policy"


@dataclass(frozen=True, slots=True)
class RolePlayed:
    """What a subject did in one game: the declarer alone, or both defenders together."""

    number: int
    role: str
    openings: dict[str, int]


def measure(subject: str, seed: int, number: int) -> Iterator[RolePlayed]:
    """Both games of a deal."""
    match = Match(mode=Mode.CARDPLAY, players=(_OTHERS, _OTHERS), seed=seed, bidding="kermit")
    start = opening(match, number)
    declarer = start.declarer
    assert declarer is not None
    for role in ROLES:
        specs = [subject if (seat == declarer) == (role == DECLARER) else _OTHERS for seat in range(3)]
        seeds = [stream(seed, "audit", number, seat) for seat in range(3)]
        game = start.copy()
        with seated(specs, seeds) as players:
            show(players, game)
            continue_game(game, players)
        judged = judge_openings(game)
        assert judged is not None
        found = sum((judged.seats[seat] for seat in range(3) if judged.role(seat) == role), Openings())
        yield RolePlayed(number, role, asdict(found))


def report(found: Found) -> Iterator[Figure]:
    """Rates by role, and how many samples are suspected."""
    for subject in found.rows:
        for role in ROLES:
            pool = [Openings(**row["openings"]) for row in found.rows[subject] if row["role"] == role]
            if pool:
                yield from _told(subject, role, pool, found.seed)


def _told(subject: str, role: str, pool: Sequence[Openings], seed: int) -> Iterator[Figure]:
    total = sum(pool, Openings())
    if total.number:
        yield plain(f"{role}: mistakes", total.errors / total.number, ".1%", total.number, subject)
    if total.plain:
        yield plain(f"{role}: mistakes, traps apart", total.plain_errors / total.plain, ".1%", total.plain, subject)
    if total.traps:
        yield plain(f"{role}: mistakes in traps", total.trap_errors / total.traps, ".0%", total.traps, subject)
    for games in GAMES:
        luck = random.Random(stream(seed, "audit", subject, role, games))
        suspicions = [_checked(role, luck.choices(pool, k=games)) for _ in range(_SAMPLES)]
        by_rate = [one.z_of_rate is not None and one.z_of_rate <= SUSPICIOUS for one in suspicions]
        yield share(f"{role}: suspected after {games} games", [one.is_raised for one in suspicions], subject=subject)
        yield share(f"{role}: by the rate alone after {games} games", by_rate, subject=subject)


def _checked(role: str, games: Sequence[Openings]) -> Suspicion:
    total, strong = sum(games, Openings()), STRONG[role]
    return Suspicion(("sample",), role, total, strong.z_of_rate(total), strong.z_of_knowing(total))


EXPERIMENT: Final = Experiment(
    name="opponents-audit",
    measure=measure,
    report=report,
    size=300,
    unit="deals",
    chunk=10,
    quick=Quick(6, ("policy", "cheat")),
    subjects=("kiebitz:640", "kiebitz", "kermit", "policy", "rules", "cheat", "collude"),
    check_subject=lambda name: check_players([name]),
    source="Long's thesis, 9.2.5",
)
