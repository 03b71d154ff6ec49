"""How a game ended: won or lost, with schneider or schwarz, overbid, and its Seeger-Fabian list points."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kiebitz.calculation import Calculation, calculate
from kiebitz.contract import Contract, null_value
from kiebitz.errors import Fault, brief, checked, checked_number

POINTS_TO_WIN: Final = 61
SCHNEIDER_POINTS: Final = 90
WIN_BONUS: Final = 50
DEFENDER_BONUS: Final = {3: 40, 4: 30}
PENALTY: Final = 100
LIST_LENGTHS: Final = (3, 9, 18, 36, 48)  # 48 is the usual list of a table of four


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    declarer  the declarer's seat; `None` when all passed, or when the game broke off before a declaration
    won       whether the declarer won
    value     the game value, doubled and negative when lost; 0 without a declarer
    matadors  tops, positive with and negative without; 0 in null
    overbid   whether the game was worth less than the bid
    points    the declarer's card points, skat included
    tricks    the declarer's tricks
    schneider, schwarz  whether the winning side reached them
    penalty   the seat that broke the game off before a declaration
    left, timed_out     the seat that left or exceeded its time, in any phase
    resigned  whether a side resigned
    """

    declarer: int | None
    won: bool = False
    value: int = 0
    matadors: int = 0
    overbid: bool = False
    points: int = 0
    tricks: int = 0
    schneider: bool = False
    schwarz: bool = False
    penalty: int | None = None
    left: int | None = None
    timed_out: int | None = None
    resigned: bool = False

    @property
    def passed_in(self) -> bool:
        """Whether nobody played."""
        return self.declarer is None and self.penalty is None

    def calculation(self, contract: Contract, bid: int) -> Calculation:
        """How the value of this declared game comes about; of a lost game, half of what is taken off."""
        return calculate(contract, self.matadors, schneider=self.schneider, schwarz=self.schwarz, bid=bid)

    def list_points(self, table: int = 3) -> tuple[int, int, int]:
        """Seeger-Fabian points of the three seats at a table of 3 or 4 players."""
        if table not in (3, 4):
            raise Fault("list-players", given=brief(table))
        points = [0, 0, 0]
        if self.penalty is not None:
            points[self.penalty] = -PENALTY
        elif self.declarer is not None and self.won:
            points[self.declarer] = self.value + WIN_BONUS
        elif self.declarer is not None:
            points = [DEFENDER_BONUS[table]] * 3
            points[self.declarer] = self.value - WIN_BONUS
        return points[0], points[1], points[2]

    def dealer_points(self) -> int:
        """What the dealer, who sits out at a table of four, gets when the declarer loses."""
        return DEFENDER_BONUS[4] if self.declarer is not None and not self.won else 0


PASSED_IN: Final = Result(declarer=None)


def settle(
    declarer: int,
    contract: Contract,
    bid: int,
    matadors: int,
    points: int,
    tricks: int,
    *,
    any_trick_done: bool = True,
    null_given_up: bool = False,
    left: int | None = None,
    timed_out: int | None = None,
    resigned: bool = False,
) -> Result:
    """The result of a declared game from what the declarer took, skat included.

    After an early end the caller has already given the rest of the cards to the side that they fall to. A loss
    counts as schneider or schwarz only once a trick has been completed (`any_trick_done`).
    """
    if contract.is_null:
        won = tricks == 0 and not null_given_up
        value = null_value(contract)
        return Result(
            declarer,
            won,
            value if won else -2 * value,
            points=points,
            tricks=tricks,
            left=left,
            timed_out=timed_out,
            resigned=resigned,
        )
    needed = SCHNEIDER_POINTS if contract.schneider else POINTS_TO_WIN
    won = points >= needed and (tricks == 10 or not contract.schwarz)
    schneider = points >= SCHNEIDER_POINTS if won else points <= 30 and any_trick_done
    schwarz = tricks == 10 if won else tricks == 0 and any_trick_done
    calculation = calculate(contract, matadors, schneider=schneider, schwarz=schwarz, bid=bid)
    won = won and not calculation.overbid
    return Result(
        declarer,
        won,
        calculation.value if won else -2 * calculation.value,
        matadors,
        calculation.overbid,
        points,
        tricks,
        schneider,
        schwarz,
        left=left,
        timed_out=timed_out,
        resigned=resigned,
    )


def game_value(contract: Contract, matadors: int, *, schneider: bool = False, schwarz: bool = False) -> int:
    """What a game is worth when won, for instance to see how high one can bid."""
    checked(contract, Contract, "a Contract has a value", "parse_contract reads one")
    checked_number(matadors, "the number of tops, without them negative,", low=-11, high=11)
    return calculate(contract, matadors, schneider=schneider, schwarz=schwarz).value


def seated(dealer: int, players: int) -> tuple[int, int, int]:
    """Who is forehand, middlehand and rearhand when this one of 3 or 4 deals; of three, the dealer is rearhand."""
    return (dealer + 1) % players, (dealer + 2) % players, (dealer + 3) % players


@dataclass(slots=True)
class ScoreList:
    """The list of a table: 3 or 4 players, a number of deals, seats that rotate from deal to deal."""

    players: tuple[str, ...]
    length: int = 36
    results: list[Result] = field(default_factory=list)

    def __post_init__(self) -> None:
        checked(self.players, tuple, "the players of a list are a tuple of names", "ScoreList(('A', 'B', 'C'))")
        if len(self.players) not in DEFENDER_BONUS:
            raise Fault("list-players", given=str(len(self.players)))
        if self.length not in LIST_LENGTHS:
            lengths = ", ".join(map(str, LIST_LENGTHS[:-1]))
            raise Fault("list-length", lengths=lengths, longest=LIST_LENGTHS[-1], given=str(self.length))

    @property
    def is_complete(self) -> bool:
        """Whether all deals are entered."""
        return len(self.results) >= self.length

    def dealer(self, number: int) -> int:
        """The player who deals the deal of this number, counted from 0."""
        return number % len(self.players)

    def seating(self, number: int) -> tuple[int, int, int]:
        """The players at forehand, middlehand and rearhand."""
        return seated(self.dealer(number), len(self.players))

    def add(self, result: Result) -> None:
        """Enter the next result; a deal passed in counts as a deal with no points."""
        if self.is_complete:
            raise Fault("list-complete", length=self.length)
        self.results.append(checked(result, Result, "a Result is entered in a list", "game.result() is one"))

    def row(self, number: int) -> list[int]:
        """What each player got for one deal."""
        result, points = self.results[number], [0] * len(self.players)
        for player, got in zip(self.seating(number), result.list_points(len(self.players)), strict=True):
            points[player] = got
        if len(self.players) == 4:
            points[self.dealer(number)] = result.dealer_points()
        return points

    def totals(self) -> list[int]:
        """The points of all players so far."""
        totals = [0] * len(self.players)
        for number in range(len(self.results)):
            totals = [total + got for total, got in zip(totals, self.row(number), strict=True)]
        return totals

    def games_won_and_lost(self, player: int) -> tuple[int, int]:
        """The games a player declared, won and lost: what decides between equal totals."""
        won = lost = 0
        for number, result in enumerate(self.results):
            if result.declarer is not None and self.seating(number)[result.declarer] == player:
                won, lost = won + result.won, lost + (not result.won)
        return won, lost

    def ranking(self) -> list[int]:
        """Players by points, then more games won, then fewer lost."""
        totals = self.totals()

        def standing(player: int) -> tuple[int, int, int]:
            won, lost = self.games_won_and_lost(player)
            return -totals[player], -won, lost

        return sorted(range(len(self.players)), key=standing)
