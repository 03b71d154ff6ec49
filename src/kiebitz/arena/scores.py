"""From games to points per 36, deal by deal, as the papers count them.

Card play: what a player got as declarer plus what one of two defenders got on the same deal, / 2 x 36. Full games: what
it got at its nine seats in the six arrangements of a deal, / 9 x 36. A score is the sum of its parts by role and kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from kiebitz.arena.match import Mode
from kiebitz.arena.results import KINDS, PlayedGame
from kiebitz.arena.statistics import Values
from kiebitz.deal import SEATS

DECLARER, DEFENDER = ROLES = (0, 1)
LIST: Final = 36
_OTHER: Final = len(KINDS)  # passed in, or broken off before a declaration


@dataclass(frozen=True, slots=True)
class PairScores:
    """Points per 36 of two players on every deal: an array by deal, player (A, B), role and kind."""

    parts: Values

    def of(self, side: int) -> Values:
        """A player's score on every deal."""
        return self._sum(side, slice(None), slice(None))

    def in_role(self, side: int, role: int) -> Values:
        return self._sum(side, role, slice(None))

    def difference(self) -> Values:
        return self.of(0) - self.of(1)

    def difference_in_role(self, role: int) -> Values:
        return self.in_role(0, role) - self.in_role(1, role)

    def difference_in_kind(self, kind: str) -> Values:
        """What the games of a kind add to the difference."""
        index = KINDS.index(kind)
        return self._sum(0, slice(None), index) - self._sum(1, slice(None), index)

    def _sum(self, side: int, role: int | slice, kind: int | slice) -> Values:
        chosen: Values = self.parts[:, side, role, kind]
        total: Values = chosen.reshape(len(chosen), -1).sum(axis=1)
        return total


def pair_scores(mode: Mode, pairing: tuple[int, int], deals: Sequence[Sequence[PlayedGame]]) -> PairScores:
    """The scores of a pairing on deals given by their games."""
    parts = np.zeros((len(deals), 2, len(ROLES), len(KINDS) + 1))
    for number, games in enumerate(deals):
        for game in games:
            if game.pairing == pairing:
                _add(parts[number], mode, game)
    return PairScores(parts)


def _add(parts: Values, mode: Mode, game: PlayedGame) -> None:
    kind = _OTHER if game.kind is None else KINDS.index(game.kind)
    for seat in SEATS:
        role = DECLARER if seat == game.declarer else DEFENDER
        parts["AB".index(game.arrangement[seat]), role, kind] += _weight(mode, role) * game.list_points[seat]


def _weight(mode: Mode, role: int) -> float:
    """What a seat's points count. In card play two defenders are one player, who gets half of both."""
    if mode is Mode.FULL:
        return LIST / 9
    return LIST / 2 if role == DECLARER else LIST / 4
