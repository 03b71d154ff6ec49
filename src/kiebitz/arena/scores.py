"""From games to points per 36, deal by deal or list by list, as the papers count them.

Card play: what a player got as declarer plus what one of two defenders got on the same deal, / 2 x 36. Full games: what
it got at its nine seats in the six arrangements of a deal, / 9 x 36; one against two has three seats, the others have
six. A score is the sum of its parts by role and kind.

Roles: what the declarer got less what one defender did, in the game of A against two B, B against two A, and B against
two B. The first less the third is what A gains as declarer, the third less the second what it gains in defence; both
together are the difference between A and B.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from kiebitz.arena.match import AMONG_THEMSELVES, Match, Mode
from kiebitz.arena.results import KINDS, PlayedGame
from kiebitz.deals import SEATS
from kiebitz.work.statistics import Values

DECLARER, DEFENDER = ROLES = (0, 1)
LIST: Final = 36
_OTHER: Final = len(KINDS)  # passed in, or broken off before a declaration


@dataclass(frozen=True, slots=True)
class PairScores:
    """Points per 36 of two players in every unit, a deal or a list.

    parts             by unit, player (A, B), role and kind
    among_themselves  by unit, what the declarer got less what one defender did with B in all seats, if that was played
    """

    parts: Values
    among_themselves: Values | None = None

    def of(self, side: int) -> Values:
        """A player's score on every deal."""
        return self._sum(side, slice(None), slice(None))

    def in_role(self, side: int, role: int) -> Values:
        """The part of a player's score that it made in a role."""
        return self._sum(side, role, slice(None))

    def gain_as_declarer(self) -> Values | None:
        """What A declaring brings more than B declaring, both against two B."""
        if self.among_themselves is None:
            return None
        gain: Values = self.in_role(0, DECLARER) - self.in_role(1, DEFENDER) - self.among_themselves
        return gain

    def gain_in_defence(self) -> Values | None:
        """What two A defending save more than two B do, both against B."""
        if self.among_themselves is None:
            return None
        gain: Values = self.among_themselves - (self.in_role(1, DECLARER) - self.in_role(0, DEFENDER))
        return gain

    def difference(self) -> Values:
        """The first player's score less the second's, in every unit."""
        return self.of(0) - self.of(1)

    def difference_in_role(self, role: int) -> Values:
        """The same of what was made in a role."""
        return self.in_role(0, role) - self.in_role(1, role)

    def difference_in_kind(self, kind: str) -> Values:
        """What the games of a kind add to the difference."""
        index = KINDS.index(kind)
        return self._sum(0, slice(None), index) - self._sum(1, slice(None), index)

    def _sum(self, side: int, role: int | slice, kind: int | slice) -> Values:
        chosen: Values = self.parts[:, side, role, kind]
        total: Values = chosen.sum(axis=tuple(range(1, chosen.ndim)))
        return total


def pair_scores(match: Match, pairing: tuple[int, int], units: Sequence[Sequence[PlayedGame]]) -> PairScores:
    """The scores of a pairing in units given by their games."""
    parts = np.zeros((len(units), 2, len(ROLES), len(KINDS) + 1))
    among_themselves = np.zeros(len(units)) if match.roles else None
    for number, games in enumerate(units):
        for game in games:
            if game.pairing == pairing and compares(game):
                _add(parts[number], match, game)
            elif game.pairing == pairing and among_themselves is not None:
                among_themselves[number] = _declarers_lead(match, game)
    return PairScores(parts, among_themselves)


def compares(game: PlayedGame) -> bool:
    """Whether both players sit in a game."""
    return game.arrangement != AMONG_THEMSELVES


def _add(parts: Values, match: Match, game: PlayedGame) -> None:
    kind = _OTHER if game.kind is None else KINDS.index(game.kind)
    for seat in SEATS:
        side = "AB".index(game.arrangement[seat])
        role = DECLARER if seat == game.declarer else DEFENDER
        parts[side, role, kind] += _weight(match, side, role) * game.list_points[seat]


def _declarers_lead(match: Match, game: PlayedGame) -> float:
    """The declarer's points less those of one defender, in card play with one player in all seats."""
    return sum(
        _weight(match, 1, DECLARER) * game.list_points[seat]
        if seat == game.declarer
        else -_weight(match, 1, DEFENDER) * game.list_points[seat]
        for seat in SEATS
    )


def _weight(match: Match, side: int, role: int) -> float:
    """What a seat's points count. In card play two defenders are one player, who gets half of both."""
    if match.mode is Mode.FULL:
        return LIST / match.seats_of(side) / match.deals_in_unit
    return LIST / 2 if role == DECLARER else LIST / 4


# Name and DuckDB type of every column of the scores, in order: points per 36, a row for each unit and pairing.
SCORE_COLUMNS: Final = {
    "unit": "INTEGER",
    "first": "VARCHAR",
    "second": "VARCHAR",
    "points_first": "DOUBLE",
    "points_second": "DOUBLE",
    "difference": "DOUBLE",
    "gain_as_declarer": "DOUBLE",
    "gain_in_defence": "DOUBLE",
}


def score_rows(match: Match, units: Sequence[Sequence[PlayedGame]]) -> Iterator[dict[str, Any]]:
    """The rows of `SCORE_COLUMNS`, pairing by pairing."""
    for pairing in match.pairings:
        scores = pair_scores(match, pairing, units)
        columns = [scores.of(0), scores.of(1), scores.difference(), scores.gain_as_declarer(), scores.gain_in_defence()]
        names = [match.labels[player] for player in pairing]
        for unit in range(len(units)):
            values = [None if column is None else float(column[unit]) for column in columns]
            yield dict(zip(SCORE_COLUMNS, (unit, *names, *values), strict=True))
