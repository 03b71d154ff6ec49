"""What is played: the parameters of a match, who sits where, and the deals with the state their games start from."""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import Final, Literal, TypeAlias

from kiebitz.arena.seats import seated, show
from kiebitz.deals import SEATS, random_deal
from kiebitz.errors import Fault
from kiebitz.game import Game
from kiebitz.players import ask
from kiebitz.view import Phase
from kiebitz.work.streams import stream

DEALS_BETWEEN_CHECKS: Final = 100
_MOST_PASSED_IN: Final = 1000  # so many deals in a row that nobody bids on: the bidding system never will


ListLength: TypeAlias = int | Literal["all"]


class Mode(StrEnum):
    """Whether the players take over with the contract declared, or bid for themselves."""

    CARDPLAY = "cardplay"
    FULL = "full"


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """Everything that its games depend on; how many are played, and where, is not part of it.

    bidding       in card play, the player that bids, declares and discards for all three seats
    roles         in card play, whether a third game tells what is gained as declarer and what in defence
    list_length   of full games, for how many deals in order the same players stay, or for all of the match; `None` if
                  they change each time
    one           of full games, whether the first player sits alone against two of another each time
    game_seconds  time for each seat and game
    pipma         whether the games are searched for mistakes
    shorten       whether a game ends as soon as its result is the same however it is played on
    """

    mode: Mode
    players: tuple[str, ...]
    seed: int = 1
    bidding: str = "rules"
    roles: bool = False
    list_length: ListLength | None = None
    one: bool = False
    game_seconds: float | None = None
    pipma: bool = False
    shorten: bool = False

    def __post_init__(self) -> None:
        if len(self.players) < 2:
            raise Fault("match-players")
        if self.roles and self.mode is not Mode.CARDPLAY:
            raise Fault("match-roles")
        if self.one and self.mode is not Mode.FULL:
            raise Fault("match-one-against-two")
        if self.list_length is not None and self.mode is not Mode.FULL:
            raise Fault("match-lists")
        if not (self.list_length in (None, "all") or (isinstance(self.list_length, int) and self.list_length >= 2)):
            raise Fault("match-list-length", given=str(self.list_length))
        if self.shorten and self.list_length is not None:
            raise Fault("match-shortened-lists")
        if self.game_seconds is not None and not self.game_seconds > 0:
            raise Fault("match-game-seconds", given=str(self.game_seconds))

    @property
    def labels(self) -> tuple[str, ...]:
        """The players' names, numbered where a player meets itself."""
        labels: list[str] = []
        for index, name in enumerate(self.players):
            before = self.players[:index].count(name)
            labels.append(f"{name} ({before + 1})" if before else name)
        return tuple(labels)

    @property
    def unit(self) -> str:
        """What counts as one observation: a deal in all its arrangements, or a list."""
        return "list" if isinstance(self.list_length, int) else "deal"

    @property
    def deals_in_unit(self) -> int:
        """How many deals that is."""
        return self.list_length if isinstance(self.list_length, int) else 1

    @property
    def units_between_checks(self) -> int:
        """After how many units a rule for stopping that looks at the results does so again."""
        return max(1, DEALS_BETWEEN_CHECKS // self.deals_in_unit)

    @property
    def pairings(self) -> list[tuple[int, int]]:
        """Everybody meets everybody else, by their numbers; where one sits alone, that is the first."""
        everybody = combinations(range(len(self.players)), 2)
        return [pairing for pairing in everybody if not self.one or pairing[0] == 0]

    def seats_of(self, side: int) -> int:
        """How many seats one side of a pairing has in all the arrangements of a full game."""
        return (3, 6)[side] if self.one else 9

    def tables(self, number: int) -> list[Table]:
        """Those at which a list is played, all on the same deals; a single list of all deals has the number 0."""
        return [Table(number, pairing, places) for pairing in self.pairings for places in arrangements(self, None)]


@dataclass(frozen=True, slots=True)
class Table:
    """Three players who stay together for a list.

    number       of the list
    pairing      the numbers of the players A and B
    arrangement  who has which place, such as ABB; seats rotate, places stay
    """

    number: int
    pairing: tuple[int, int]
    arrangement: str


# Two players A and B at three seats, so that each has had every seat against every company.
ONE_AGAINST_TWO: Final = ("ABB", "BAB", "BBA")
ARRANGEMENTS: Final = (*ONE_AGAINST_TWO, "AAB", "ABA", "BAA")
AMONG_THEMSELVES: Final = "BBB"  # what A's games are compared with to tell roles apart


def arrangements(match: Match, declarer: int | None) -> list[str]:
    """How two players sit down to a deal; in card play one declares against two of the other, then the other."""
    if match.mode is Mode.FULL:
        return list(ONE_AGAINST_TWO if match.one else ARRANGEMENTS)
    swapped = ["".join(alone if seat == declarer else others for seat in SEATS) for alone, others in ("AB", "BA")]
    return [*swapped, AMONG_THEMSELVES] if match.roles else swapped


def names_at(match: Match, pairing: tuple[int, int], arrangement: str) -> tuple[str, str, str]:
    """What the players at the three seats are called; of two alike the second has a mark."""
    names: list[str] = []
    for letter in arrangement:
        name = match.labels[pairing["AB".index(letter)]]
        while name in names:
            name += "'"
        names.append(name)
    first, second, third = names
    return first, second, third


def opening(match: Match, number: int) -> Game:
    """The state in which all games of a deal start.

    In card play, deals on which nobody bids are passed over: it is the first of the number's stream with a contract.
    """
    source = random.Random(stream(match.seed, "deal", number))
    if match.mode is Mode.FULL:
        return Game(random_deal(source))
    for attempt in range(_MOST_PASSED_IN):
        game = Game(random_deal(source))
        _bid(match, game, (number, attempt))
        if not game.is_over:
            return game
    raise Fault("match-passed-in", name=match.bidding, count=_MOST_PASSED_IN)


def _bid(match: Match, game: Game, place: tuple[int, int]) -> None:
    """Let the bidding player lead a game up to the first card, or to its end if all pass."""
    seeds = [stream(match.seed, "bidding", *place, seat) for seat in SEATS]
    with seated([match.bidding] * 3, seeds) as bidders:
        show(bidders, game)
        while (seat := game.turn) is not None and game.phase is not Phase.PLAY:
            game.push(ask(bidders[seat], game.view(seat)))
