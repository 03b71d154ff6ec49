"""What players give away over many reviewed games: by player, role and kind of game, instead of a rating."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from kiebitz.review.verdict import Size, sum_of_losses

PASSED_IN: Final = "passed in"  # the kind of game of a deal that nobody played

RoleName: TypeAlias = Literal["bidder", "declarer", "defender"]
KindName: TypeAlias = Literal["suit", "grand", "null", "passed in"]
Group = tuple[str, RoleName, KindName]  # player, role, kind


@dataclass(frozen=True, slots=True)
class Total:
    """What a player gives away in a role and a kind of game.

    games  in which the player had something to decide
    lost   list points given away in all of them, by what could be known
    """

    player: str
    role: RoleName
    kind: KindName
    games: int
    lost: float
    inaccuracies: int
    mistakes: int
    blunders: int

    @property
    def lost_a_game(self) -> float:
        """List points given away in one of them, on average."""
        return self.lost / self.games


class Tally:
    """Counts game by game."""

    def __init__(self) -> None:
        self._games: Counter[Group] = Counter()
        self._lost: defaultdict[Group, float] = defaultdict(float)
        self._sizes: defaultdict[Group, Counter[str | None]] = defaultdict(Counter)

    def add(self, decisions: Iterable[dict[str, Any]]) -> None:
        """Count the decisions of one game, as rows of `kiebitz.review.records`."""
        found = defaultdict[tuple[int, str], list[dict[str, Any]]](list)
        for row in decisions:
            found[row["seat"], row["role"]].append(row)
        for rows in found.values():
            group: Group = rows[0]["player"], rows[0]["role"], rows[0]["kind"] or PASSED_IN
            self._games[group] += 1
            self._lost[group] += sum_of_losses((row["phase"] == "call", row["loss"]) for row in rows if row["size"])
            self._sizes[group].update(row["size"] for row in rows)

    def totals(self) -> list[Total]:
        """Those with most games first."""
        groups = sorted(self._games, key=lambda group: (-self._games[group], group))
        return [
            Total(*group, self._games[group], self._lost[group], *(self._sizes[group][size.value] for size in Size))
            for group in groups
        ]
