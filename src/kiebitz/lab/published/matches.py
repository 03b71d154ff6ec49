"""Matches of Kermit as it was published, with and without its parts, as the thesis counts them.

A subject is a mode and a pair, "cardplay SD - NI" or "full SD - rules"; any players may be named. NI, S, D and SD are
`kermit2010` that infers nothing, as declarer, as defender, and in both roles. In card play the contracts are those of
`kermit2010`, or of somebody else: "cardplay SD - NI by rules" tells whether inference is sound where the bidder is
another than the one it was learned from. A deal of card play is two games, one of full games six. The second line of
each match is the second player.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kiebitz.arena.match import Match, Mode
from kiebitz.arena.play import play_deal
from kiebitz.arena.scores import pair_scores
from kiebitz.arena.seats import check_players
from kiebitz.errors import Fault
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick
from kiebitz.lab.figures import mean, share

_SHORT: Final = {"NI": "none", "S": "declarer", "D": "defenders", "SD": "both"}
_BIDDER: Final = "kermit2010"
_BETWEEN: Final = " - "
_BY: Final = " by "


@dataclass(frozen=True, slots=True)
class Scored:
    """One deal: the points per 36 of both players, and how many games the first of them declared."""

    number: int
    first: float
    second: float
    declared: int
    played: int


def measure(subject: str, seed: int, number: int, *, worlds: int) -> Iterator[Scored]:
    """All games of one deal."""
    match = match_of(subject, seed, worlds)
    games = play_deal(match, number)
    scores = pair_scores(match, (0, 1), [games])
    played = [game for game in games if game.declarer is not None]
    declared = sum(game.player_at(game.declarer) == 0 for game in played if game.declarer is not None)
    yield Scored(number, float(scores.of(0)[0]), float(scores.of(1)[0]), declared, len(played))


def match_of(subject: str, seed: int, worlds: int) -> Match:
    """`Fault` if a subject names no match."""
    mode, _, players = subject.partition(" ")
    pair, _, bidding = players.partition(_BY)
    first, between, second = pair.partition(_BETWEEN)
    if mode not in tuple(Mode) or not between or (bidding and mode == Mode.FULL):
        raise Fault("subject-of-matches")
    names = (_named(first, worlds), _named(second, worlds))
    return Match(mode=Mode(mode), players=names, seed=seed, bidding=bidding or _BIDDER, shorten=True)


def _named(name: str, worlds: int) -> str:
    """A player by what the thesis calls it, or by its own name."""
    return f"kermit2010:worlds={worlds},inference={_SHORT[name]}" if name in _SHORT else name


def check_subject(subject: str) -> None:
    """`Fault` if nobody plays by these names."""
    match = match_of(subject, 1, 1)
    check_players([*match.players, match.bidding])


def report(found: Found) -> Iterator[Figure]:
    """Points per 36 of either player, and what the first is ahead."""
    for subject in found.rows:
        rows = found.each(Scored, subject)
        yield mean("first", [row.first for row in rows], ".0f", subject)
        yield mean("second", [row.second for row in rows], ".0f", subject)
        yield mean("difference", [row.first - row.second for row in rows], "+.0f", subject)
        if subject.startswith(Mode.FULL):
            first = [at < row.declared for row in rows for at in range(row.played)]
            yield share("declared by the first", first, subject=subject)


# Table 4.2: points per 36 games. Table 6.1 is part of it.
_TABLE: Final = {
    "cardplay SD - NI": (996, 779),
    "cardplay SD - S": (986, 801),
    "cardplay SD - D": (861, 820),
    "cardplay SD - rules": (1201, 519),
    "cardplay SD - knn+ddss:40": (1012, 710),
    "full SD - rules": (1188, 629),
    "full NI - rules": (1225, 674),
    "full SD - knn+ddss:40": (1031, 501),
}


def _published() -> dict[str, float]:
    figures: dict[str, float] = {}
    for subject, (first, second) in _TABLE.items():
        figures |= {
            f"{subject}: first": first,
            f"{subject}: second": second,
            f"{subject}: difference": first - second,
        }
    return figures


EXPERIMENT: Final = Experiment(
    name="published-matches",
    measure=measure,
    report=report,
    size=4500,
    unit="deals",
    chunk=10,
    quick=Quick(1, ("cardplay SD - NI", "full NI - rules"), {"worlds": 2}),
    subjects=(
        *_TABLE,
        "full kiebitz:40 - SD",
        "full kermit:40 - SD",
        *(f"cardplay SD - NI by {bidder}" for bidder in ("kermit", "rules", "book", "knn+rules")),
    ),
    check_subject=check_subject,
    options=(Option("worlds", 40),),
    source="Long's thesis, Tables 4.2 and 6.1; XSkat in place of rules, KNNDDSS in place of knn+ddss",
    published=_published(),
)
