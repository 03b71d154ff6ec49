"""The review of a game: a verdict on every move, how the game stood, and whether it could be won.

review = Reviewer().review(game)
review.mistakes(seat=0)   # the dearest first
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from typing import Final

from kiebitz.cards import Card
from kiebitz.deals import SEATS
from kiebitz.game import Game
from kiebitz.moves import Bid, Declare, Hold, Move, Pass, PickUp
from kiebitz.outcomes.calibration import Calibration, shipped_calibration
from kiebitz.players import STRONGEST
from kiebitz.review.before_play import judge_before_play
from kiebitz.review.comparison import WORLDS, Comparer
from kiebitz.review.confirming import confirmed
from kiebitz.review.hindsight import judge_card, judge_declaration
from kiebitz.review.reason import Reason
from kiebitz.review.reasons import find_reason
from kiebitz.review.verdict import Foresight, Hindsight, Size, Verdict, sum_of_losses
from kiebitz.review.winning import GAMES, Winning, find_winning
from kiebitz.solver import Solver
from kiebitz.view import View
from kiebitz.worlds import World

Chances = tuple[float | None, ...]  # that the declarer wins, as each seat could see it; `None` if its cards are hidden
DEAREST: Final = 3  # moments that head a review
_CALLS: Final = (Bid, Hold, Pass)
_DECISIONS: Final = (*_CALLS, PickUp, Declare, Card)


@dataclass(frozen=True, slots=True)
class Review:
    """What is said of a game.

    judge     who judged, in which version: what another one says may differ
    verdicts  of every move that was somebody's decision, in order
    chances   for each card played, before it was played
    winning   how the losing side could have won; `None` where that cannot be said
    """

    judge: str
    verdicts: tuple[Verdict, ...]
    chances: tuple[Chances, ...]
    winning: Winning | None

    def mistakes(self, seat: int | None = None, least: Size = Size.INACCURACY) -> list[Verdict]:
        """Those of a seat, or of all, by what could be known, from some size on; the dearest first."""
        sizes = list(Size)[list(Size).index(least) :]
        found = [
            verdict for verdict in self.verdicts if verdict.size in sizes and (seat is None or verdict.seat == seat)
        ]
        return sorted(found, key=_loss, reverse=True)

    def dearest(self, seat: int | None = None, most: int = DEAREST) -> list[Verdict]:
        """The dearest moments of a seat, or of all. An auction is one of them, whatever was said how often."""
        found: list[Verdict] = []
        callers: set[int] = set()
        for verdict in self.mistakes(seat):
            is_call = isinstance(verdict.move, _CALLS)
            if not (is_call and verdict.seat in callers):
                found.append(verdict)
            if is_call:
                callers.add(verdict.seat)
        return found[:most]

    def given_away(self, seat: int) -> float:
        """List points that a seat gave away for sure; an auction is one decision."""
        return sum_of_losses(
            (isinstance(verdict.move, _CALLS), _loss(verdict))
            for verdict in self.verdicts
            if verdict.seat == seat and verdict.size is not None
        )


def _loss(verdict: Verdict) -> float:
    return 0.0 if verdict.foresight is None else verdict.foresight.loss


class Reviewer:
    """Reviews games; the same seed gives the same verdicts.

    worlds  in which the best card is chosen, and as many in which it is compared with the one played
    games   that are played on where no line would have won
    """

    def __init__(
        self,
        *,
        worlds: int = WORLDS,
        games: int = GAMES,
        threads: int = 1,
        seed: int = 0,
        calibration: Calibration | None = None,
    ) -> None:
        self.judge: Final = f"{STRONGEST}:{worlds} {version('kiebitz')}"
        self._games, self._threads, self._seed = games, threads, seed
        self._comparer = Comparer(calibration or shipped_calibration(), worlds=worlds, threads=threads, seed=seed)
        self._solver = Solver()

    def cancel(self) -> None:
        """End a review under way on another thread; it raises `Cancelled`."""
        self._comparer.cancel()
        self._solver.cancel()

    def review(
        self, game: Game, seats: Collection[int] = SEATS, watch: Callable[[Verdict], None] = lambda _: None
    ) -> Review:
        """Review a game, finished or not; `watch` is told each verdict when it is found, likely mistakes first.

        `seats` are those whose cards are known, in a record that hides the others'. Then nothing is said of these, and
        nothing by open cards.
        """
        moments = list(_moments(game))
        is_open = len(seats) == len(SEATS)
        verdicts: dict[int, Verdict] = {}
        for moment in self._likely_mistakes_first(moments, seats):
            verdicts[moment.number] = self._verdict(moment, seats, is_open=is_open)
            watch(verdicts[moment.number])
        return Review(
            judge=self.judge,
            verdicts=tuple(verdicts[moment.number] for moment in moments),
            chances=tuple(self._chances(moment.before, seats) for moment in moments if isinstance(moment.move, Card)),
            winning=self._winning(game) if is_open else None,
        )

    def verdicts_of(self, game: Game, seat: int) -> list[Verdict]:
        """The verdicts on one seat's decisions, as the review of a game with all cards known has them."""
        return [self._verdict(moment, SEATS, is_open=True) for moment in _moments(game) if moment.seat == seat]

    def judge_move(self, game: Game, move: Move) -> Verdict:
        """What is said of one move of the seat in turn, whether it was made or not."""
        assert game.turn is not None
        return self._verdict(_Moment(game, game.view(game.turn), game.turn, move), SEATS, is_open=True)

    def _likely_mistakes_first(self, moments: list[_Moment], seats: Collection[int]) -> list[_Moment]:
        """The dearest by a first glance; else in the order of the game. What is found does not depend on it."""
        return sorted(moments, key=lambda moment: -self._glance(moment, seats))

    def _glance(self, moment: _Moment, seats: Collection[int]) -> float:
        """What a move seems to give away, found quickly."""
        if moment.seat not in seats:
            return 0.0
        if not isinstance(moment.move, Card):
            foresight = judge_before_play(moment.view, moment.move)
            return 0.0 if foresight is None or foresight.size is None else foresight.loss
        return self._comparer.glance(moment.view, moment.move) if len(moment.view.legal_cards()) > 1 else 0.0

    def _verdict(self, moment: _Moment, seats: Collection[int], *, is_open: bool) -> Verdict:
        before, view, move = moment.before, moment.view, moment.move
        foresight = self._foresight(view, move) if moment.seat in seats else None
        return Verdict(
            number=moment.number,
            seat=moment.seat,
            move=move,
            foresight=foresight,
            hindsight=self._hindsight(before, move) if is_open else None,
            reason=self._reason(view, move, foresight, World.of_game(before) if is_open else None),
        )

    def _winning(self, game: Game) -> Winning | None:
        return find_winning(self._solver, game, games=self._games, threads=self._threads, seed=self._seed)

    def _chances(self, game: Game, seats: Collection[int]) -> Chances:
        return tuple(self._comparer.chance(game.view(seat)) if seat in seats else None for seat in SEATS)

    def _foresight(self, view: View, move: Move) -> Foresight | None:
        if not isinstance(move, Card):
            found = judge_before_play(view, move)
            return None if found is None else confirmed(view, found.of(move), found)
        return self._comparer.compare(view, move) if len(view.legal_cards()) > 1 else None

    def _reason(self, view: View, move: Move, foresight: Foresight | None, truth: World | None) -> Reason | None:
        if foresight is None:
            return None
        return find_reason(self._solver, view, move, foresight, truth, self._comparer.costs)

    def _hindsight(self, game: Game, move: Move) -> Hindsight | None:
        if isinstance(move, Card):
            return judge_card(self._solver, game, move)
        return judge_declaration(self._solver, game, move) if isinstance(move, Declare) else None


@dataclass(frozen=True, eq=False, slots=True)
class _Moment:
    """A decision: the game before it, what its seat saw of that, and what it did."""

    before: Game
    view: View
    seat: int
    move: Move

    @property
    def number(self) -> int:
        return len(self.before.history)


def _moments(game: Game) -> Iterator[_Moment]:
    """All decisions; what came after a claim or a resignation was no longer decided by play."""
    replayed = Game(game.deal)
    for seat, move in game.history:
        if isinstance(move, _DECISIONS):
            yield _Moment(replayed.copy(), replayed.view(seat), seat, move)
        replayed.push(move)


def count_decisions(game: Game) -> int:
    """On how many moves of a game a review has a verdict."""
    return sum(isinstance(move, _DECISIONS) for move in game.moves)
