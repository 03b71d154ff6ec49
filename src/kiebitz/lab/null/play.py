"""Null declared by force on random deals, played by one declarer and one pair of defenders; all pairs share the deals.

A subject is a set and a pair: "closed, kermit v kermit:null=specialist". The sets are closed and ouvert; "closed lost"
and "ouvert lost" leave out what is won with open cards. `cheat` sees all cards; `parts:rules`, `parts:search` and
others are the specialist taken apart. A pair is compared, deal by deal, with the pairs that have `kermit` on one side
instead. Times are processor time of decisions with a choice.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from kiebitz.errors import Fault
from kiebitz.game import Game
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick
from kiebitz.lab.figures import mean, plain, share
from kiebitz.lab.null.forced import CONTRACTS, forced_game
from kiebitz.lab.null.parts import null_player
from kiebitz.memory.truth import declarer_wins
from kiebitz.solver import Solver

BASE: Final = "kermit"
_LOST: Final = " lost"
_AGAINST: Final = " v "


class Pair(NamedTuple):
    """What a subject names."""

    deals: str
    declarer: str
    defenders: str

    def __str__(self) -> str:
        return f"{self.deals}, {self.declarer}{_AGAINST}{self.defenders}"


def read_pair(subject: str) -> Pair:
    """`Fault` if it names no set or no players."""
    deals, _, players = subject.partition(", ")
    declarer, against, defenders = players.partition(_AGAINST)
    if deals.removesuffix(_LOST) not in CONTRACTS or not against:
        raise Fault("subject-of-null-play")
    return Pair(deals, declarer, defenders)


def check_subject(subject: str) -> None:
    """`Fault` if nobody plays by these names."""
    pair = read_pair(subject)
    null_player(pair.declarer)
    null_player(pair.defenders)


@dataclass(frozen=True, slots=True)
class Played:
    """How a game ended.

    open_won  whether the declarer wins with open cards, after the discard
    won       whether the declarer has won; unknown if it was not played
    """

    number: int
    open_won: bool
    won: bool | None
    declarer_seconds: list[float]
    defender_seconds: list[float]


Games: TypeAlias = dict[int, Played]


def measure(subject: str, seed: int, number: int) -> Iterator[Played]:
    """One game from its first card to its end, if the deal belongs to the set."""
    pair = read_pair(subject)
    game = forced_game(pair.deals.removesuffix(_LOST), seed, number)
    if game is None:
        return
    open_won = _is_won_openly(game)
    if open_won and pair.deals.endswith(_LOST):
        yield Played(number, open_won, None, [], [])
        return
    seconds = _play(game, pair)
    yield Played(number, open_won, game.result().won, *seconds)


def _is_won_openly(game: Game) -> bool:
    outcomes = declarer_wins(Solver(table_mb=1), game).values()
    return any(outcomes) if game.turn == game.declarer else all(outcomes)


def _play(game: Game, pair: Pair) -> tuple[list[float], list[float]]:
    """To the end; the seconds of the declarer's and of the defenders' decisions."""
    sides = null_player(pair.declarer), null_player(pair.defenders)
    seconds: tuple[list[float], list[float]] = ([], [])
    while (seat := game.turn) is not None:
        side = int(seat != game.declarer)
        begin, has_choice = time.process_time(), len(game.legal_moves()) > 1
        card = sides[side](game, seat)
        if has_choice:
            seconds[side].append(time.process_time() - begin)
        game.push(card)
    return seconds


def report(found: Found) -> Iterator[Figure]:
    """Wins of each pair, by what open cards say, and differences to the pairs with `kermit` on one side."""
    games: dict[str, Games] = {
        subject: {each.number: each for each in found.each(Played, subject) if each.won is not None}
        for subject in found.rows
    }
    for subject, mine in games.items():
        yield from _of_one(subject, list(mine.values()))
        pair = read_pair(subject)
        for rival in (pair._replace(defenders=BASE), pair._replace(declarer=BASE)):
            if str(rival) != subject and str(rival) in games:
                yield from _compared(subject, mine, f"{rival.declarer}{_AGAINST}{rival.defenders}", games[str(rival)])


def _of_one(subject: str, games: Sequence[Played]) -> Iterator[Figure]:
    yield share("declarer wins", [bool(game.won) for game in games], subject=subject)
    for name, open_won in (("lost", False), ("won", True)):
        beaten = [not game.won for game in games if game.open_won == open_won]
        yield share(f"{name} with open cards, beaten", beaten, subject=subject)
    times = {
        "declarer": [1000 * second for game in games for second in game.declarer_seconds],
        "defenders": [1000 * second for game in games for second in game.defender_seconds],
    }
    for who, spent in times.items():
        yield mean(f"{who}, ms a decision", spent, ".1f", subject)
        yield plain(f"{who}, ms at most", max(spent, default=0.0), ".0f", len(spent), subject)


def _compared(subject: str, games: Games, other: str, others: Games) -> Iterator[Figure]:
    """The declarer's wins in percentage points, deal by deal; and Tables 1 and 2: of the games lost with open cards,
    who of the two has won as declarer."""
    common = sorted(games.keys() & others.keys())
    gains = [100.0 * (bool(games[deal].won) - bool(others[deal].won)) for deal in common]
    yield mean(f"declarer's wins less {other}, points", gains, subject=subject)
    lost = [deal for deal in common if not games[deal].open_won]
    counts = Counter((bool(others[deal].won), bool(games[deal].won)) for deal in lost)
    for theirs, ours in product((False, True), repeat=2):
        part = counts[theirs, ours] / max(1, len(lost))
        yield plain(f"open cards, {other}, this: 0{theirs:d}{ours:d}", part, ".1%", len(lost), subject)


_SPECIALIST: Final = "kermit:null=specialist"
_CLOSED: Final = f"closed, kermit v {_SPECIALIST}"

EXPERIMENT: Final = Experiment(
    name="null-play",
    measure=measure,
    report=report,
    size=1500,
    unit="deals of each set",
    chunk=100,
    counts=lambda row: True,
    quick=Quick(3, ("closed, rules v rules",)),
    subjects=(
        "closed, kermit v kermit",
        _CLOSED,
        f"closed, {_SPECIALIST} v kermit",
        "ouvert lost, cheat v kermit",
        f"ouvert lost, cheat v {_SPECIALIST}",
    ),
    check_subject=check_subject,
    source="Edelkamp, Tables 1 and 2: games of people, his program and people as defenders",
    published={
        f"{_CLOSED}: lost with open cards, beaten": "31.1%, people 45.2%",
        f"{_CLOSED}: open cards, kermit v kermit, this: 000": 0.197,
        f"{_CLOSED}: open cards, kermit v kermit, this: 001": 0.255,
        f"{_CLOSED}: open cards, kermit v kermit, this: 010": 0.115,
        f"{_CLOSED}: open cards, kermit v kermit, this: 011": 0.434,
        f"ouvert lost, cheat v {_SPECIALIST}: lost with open cards, beaten": "83.9%, people 74.9%",
    },
)
