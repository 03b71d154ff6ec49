"""Lists: the same three players stay at a table, deals come in order, seats rotate, and everybody sees each game end.

The players stay in the process that has seated them, and which plays their deals one by one, so that each can be kept
as soon as it is finished. After an interruption they are seated anew and told how the games before ended: whoever
plays by its seed and by what it has seen goes on as if it had been there.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Final

from kiebitz.arena.match import Match, Table, names_at, opening
from kiebitz.arena.play import play_game, specs_at
from kiebitz.arena.results import PlayedGame
from kiebitz.arena.seats import seated
from kiebitz.deals import SEATS
from kiebitz.formats.iss import parse_record, replay
from kiebitz.memory import Memory
from kiebitz.players import Player, Remembers, Watcher
from kiebitz.players.referee import tell_the_end
from kiebitz.scoring import seated as seating
from kiebitz.work.streams import stream


@dataclass(slots=True)
class _Company:
    """Those at a table, by place, what closes them, and what those who make use of it remember of each other."""

    players: list[Player]
    stack: ExitStack
    memory: Memory = field(default_factory=Memory)

    def remember(self, match: Match, table: Table, deal: int, record: str) -> None:
        """With one more game, for those who want to know."""
        remembering = [player for player in self.players if isinstance(player, Remembers)]
        if remembering:
            self.memory = self.memory.after(replay(parse_record(record)).view(None, _names(match, table, deal)))
        for player in remembering:
            player.meet(self.memory)


_companies: Final[dict[tuple[Match, Table], _Company]] = {}  # of this process


def play_next(match: Match, table: Table, deal: int, past: Sequence[str] | None) -> PlayedGame:
    """The deal of a list, counted from 0, at a table.

    past  the records of the games before, for players who sit down; `None` if they are there
    """
    if past is not None:
        _sit_down(match, table, past)
    company = _companies.get((match, table))
    if company is None:
        raise BrokenExecutor("the players of a list have gone with their process")
    places, number = _places(deal), table.number * match.deals_in_unit + deal
    arrangement = "".join(table.arrangement[place] for place in places)
    players = [company.players[place] for place in places]
    start, names = opening(match, number), _names(match, table, deal)
    game = play_game(match, number, start, table.pairing, arrangement, players, names)
    company.remember(match, table, deal, game.record)
    if deal + 1 == match.list_length:
        _rise(match, table)
    return game


def leave_tables() -> None:
    """Let everybody go who sits at a table of this process."""
    for match, table in list(_companies):
        _rise(match, table)


def _sit_down(match: Match, table: Table, past: Sequence[str]) -> None:
    _rise(match, table)
    seeds = [stream(match.seed, "list", table.number, place) for place in SEATS]
    with ExitStack() as stack:
        players = stack.enter_context(seated(specs_at(match, table.pairing, table.arrangement), seeds))
        _tell(match, table, players, past)
        company = _companies[match, table] = _Company(players, stack.pop_all())
    for deal, record in enumerate(past):
        company.remember(match, table, deal, record)


def _rise(match: Match, table: Table) -> None:
    company = _companies.pop((match, table), None)
    if company is not None:
        company.stack.close()


def _tell(match: Match, table: Table, players: Sequence[Player], past: Sequence[str]) -> None:
    """Show everybody who remembers how the games before ended."""
    if not any(isinstance(player, Watcher) for player in players):
        return
    for deal, record in enumerate(past):
        seats = [players[place] for place in _places(deal)]
        tell_the_end(replay(parse_record(record)), seats, _names(match, table, deal))


def _places(deal: int) -> tuple[int, int, int]:
    """Which places are at the three seats; the first one deals first."""
    return seating(deal % len(SEATS), len(SEATS))


def _names(match: Match, table: Table, deal: int) -> tuple[str, str, str]:
    """What those at the three seats are called: everybody keeps a name for the whole list."""
    names = names_at(match, table.pairing, table.arrangement)
    first, second, third = (names[place] for place in _places(deal))
    return first, second, third
