"""What a match has shown: every player's points per 36 and their parts, and every difference with its interval."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from kiebitz.arena.match import ListLength, Match, Mode
from kiebitz.arena.results import KINDS, PlayedGame
from kiebitz.arena.scores import DECLARER, DEFENDER, LIST, PairScores, compares, pair_scores
from kiebitz.deals import SEATS
from kiebitz.memory.mistakes import MistakeCount, count_by_trick, count_mistakes
from kiebitz.work.sequential import Decision, SequentialTest, decide
from kiebitz.work.statistics import Estimate, estimate_mean


@dataclass(frozen=True, slots=True)
class RoleCount:
    """Games in one role: how many, how many won by the own side, and list points per game."""

    games: int
    won: int
    points: float


@dataclass(frozen=True, slots=True)
class Mistakes:
    """Perfect-information mistakes in all and by trick."""

    all: MistakeCount
    by_trick: list[MistakeCount]


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """One player over all its games.

    games                       at how many seats it sat
    per_36, declarer, defender  points per 36, and the parts that come from either role
    as_declarer, as_defender    counts by kind of game, with "all" for their sum
    """

    name: str
    games: int
    per_36: Estimate
    declarer: Estimate
    defender: Estimate
    as_declarer: dict[str, RoleCount]
    as_defender: dict[str, RoleCount]
    moves: int
    seconds: float
    faults: int
    mistakes: Mistakes | None
    mistakes_as_declarer: Mistakes | None
    mistakes_as_defender: Mistakes | None

    @property
    def per_game(self) -> float:
        """Points for each game, a 36th of those per 36."""
        return self.per_36.mean / LIST

    @property
    def share_declared(self) -> float:
        """Of its games."""
        return self.as_declarer["all"].games / self.games

    @property
    def share_won(self) -> float | None:
        """Of the games that it declared, if it declared any."""
        declared = self.as_declarer["all"]
        return declared.won / declared.games if declared.games else None

    @property
    def seconds_per_move(self) -> float:
        """The mean time of a decision."""
        return self.seconds / self.moves if self.moves else 0.0


@dataclass(frozen=True, slots=True)
class Difference:
    """Points per 36 of the first player less those of the second, and what roles and kinds of game add to that.

    declarer, defender                 the points made in a role, of the first less of the second
    gain_as_declarer, gain_in_defence  what the first does better in a role, the others' play being the same
    decision                           what the sequential test has found after how many units, if there is one
    """

    first: str
    second: str
    per_36: Estimate
    declarer: Estimate
    defender: Estimate
    kinds: dict[str, Estimate]
    gain_as_declarer: Estimate | None
    gain_in_defence: Estimate | None
    decision: Decision | None

    @property
    def per_game(self) -> Estimate:
        """Points for each game, a 36th of those per 36."""
        return self.per_36.times(1 / LIST)


@dataclass(frozen=True, slots=True)
class Report:
    """All of it."""

    mode: Mode
    seed: int
    bidding: str | None
    one: bool
    list_length: ListLength | None
    lists: int | None
    deals: int
    games: int
    passed_in: int
    test: SequentialTest | None
    players: list[PlayerReport]
    differences: list[Difference]


def report(match: Match, units: Sequence[Sequence[PlayedGame]], test: SequentialTest | None = None) -> Report:
    """The report on the units that count, deals or lists, and on a test of their differences.

    `ValueError` if there is none.
    """
    games = [game for unit in units for game in unit]
    scores = {pairing: pair_scores(match, pairing, units) for pairing in match.pairings}
    return Report(
        mode=match.mode,
        seed=match.seed,
        bidding=match.bidding if match.mode is Mode.CARDPLAY else None,
        one=match.one,
        list_length=match.list_length,
        lists=len(units) if match.unit == "list" else None,
        deals=len(units) * match.deals_in_unit,
        games=len(games),
        passed_in=sum(game.declarer is None for game in games),
        test=test,
        players=[_player(match, number, scores, games) for number in range(len(match.players))],
        differences=[_difference(match, pairing, found, test) for pairing, found in scores.items()],
    )


def plain_report(found: Report) -> dict[str, Any]:
    """The report as values that JSON knows, with the figures that follow from others."""
    plain = asdict(found)
    for row, player in zip(plain["players"], found.players, strict=True):
        row["per_game"] = player.per_game
        row["share_declared"], row["share_won"] = player.share_declared, player.share_won
        row["seconds_per_move"] = player.seconds_per_move
        row["mistake_rate"] = None if player.mistakes is None else player.mistakes.all.rate
    for row, difference in zip(plain["differences"], found.differences, strict=True):
        row["per_game"] = asdict(difference.per_game)
    return plain


def _player(
    match: Match, number: int, scores: dict[tuple[int, int], PairScores], games: Sequence[PlayedGame]
) -> PlayerReport:
    taken = [(game, seat) for game in games for seat in SEATS if game.player_at(seat) == number]
    seats = [(game, seat) for game, seat in taken if compares(game)]

    def estimate(score: Callable[[PairScores, int], Any]) -> Estimate:
        mine = [score(found, pairing.index(number)) for pairing, found in scores.items() if number in pairing]
        return estimate_mean(np.mean(mine, axis=0))

    return PlayerReport(
        name=match.labels[number],
        games=len(seats),
        per_36=estimate(PairScores.of),
        declarer=estimate(lambda found, side: found.in_role(side, DECLARER)),
        defender=estimate(lambda found, side: found.in_role(side, DEFENDER)),
        as_declarer=_by_kind(match.mode, DECLARER, seats),
        as_defender=_by_kind(match.mode, DEFENDER, seats),
        moves=sum(game.moves[seat] for game, seat in taken),
        seconds=sum(game.seconds[seat] for game, seat in taken),
        faults=sum(game.faults[seat] for game, seat in taken),
        mistakes=_mistakes(seats),
        mistakes_as_declarer=_mistakes([(game, seat) for game, seat in seats if seat == game.declarer]),
        mistakes_as_defender=_mistakes([(game, seat) for game, seat in seats if seat != game.declarer]),
    )


def _mistakes(seats: Sequence[tuple[PlayedGame, int]]) -> Mistakes | None:
    """What was counted at some seats, if anything was."""
    words = [game.mistakes[seat] for game, seat in seats if game.mistakes is not None]
    return Mistakes(count_mistakes(words), count_by_trick(words)) if words else None


def _by_kind(mode: Mode, role: int, seats: Sequence[tuple[PlayedGame, int]]) -> dict[str, RoleCount]:
    """Counts of the games in a role. In card play both defenders are the player, and the game counts once."""
    chosen = [
        (game, seat)
        for game, seat in seats
        if game.declarer is not None and (seat == game.declarer) == (role == DECLARER)
    ]
    if mode is Mode.CARDPLAY:
        chosen = list({game.id: (game, seat) for game, seat in chosen}.values())
    counts = {kind: _count(role, [entry for entry in chosen if entry[0].kind == kind]) for kind in KINDS}
    return {"all": _count(role, chosen), **counts}


def _count(role: int, chosen: Sequence[tuple[PlayedGame, int]]) -> RoleCount:
    won = sum(game.won == (role == DECLARER) for game, _ in chosen)
    points = sum(game.list_points[seat] for game, seat in chosen)
    return RoleCount(len(chosen), won, points / len(chosen) if chosen else 0.0)


def _difference(match: Match, pairing: tuple[int, int], scores: PairScores, test: SequentialTest | None) -> Difference:
    first, second = pairing
    as_declarer, in_defence = scores.gain_as_declarer(), scores.gain_in_defence()
    return Difference(
        first=match.labels[first],
        second=match.labels[second],
        per_36=estimate_mean(scores.difference()),
        declarer=estimate_mean(scores.difference_in_role(DECLARER)),
        defender=estimate_mean(scores.difference_in_role(DEFENDER)),
        kinds={kind: estimate_mean(scores.difference_in_kind(kind)) for kind in KINDS},
        gain_as_declarer=None if as_declarer is None else estimate_mean(as_declarer),
        gain_in_defence=None if in_defence is None else estimate_mean(in_defence),
        decision=None if test is None else decide(test, scores.difference(), match.units_between_checks),
    )
