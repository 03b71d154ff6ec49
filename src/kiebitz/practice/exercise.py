"""Something that is asked: a position as one seat saw it, a question, and what is right.

Answers are words: moves as in game strings, numbers, `yes` and `no`. So every face sends and keeps them alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from kiebitz.contract import Contract, Kind
from kiebitz.errors import Fault
from kiebitz.moves import PASS, Bid, Declare, Hold, Move, PickUp, format_move, parse_move
from kiebitz.play import ORDERS
from kiebitz.practice.puzzle import Puzzle
from kiebitz.practice.themes import Theme, theme_of
from kiebitz.review.before_play import judge_before_play
from kiebitz.review.reason import Reason
from kiebitz.review.verdict import SURE, Foresight, Verdict
from kiebitz.view import Phase, View, allowed_contracts

AS_GOOD: Final = 1.0  # list points within which two choices are alike, whatever their error
YES, NO = "yes", "no"


class Asked(Enum):
    """What is asked."""

    BID = "bid"  # go along or pass
    SKAT = "skat"  # pick up, or play from the hand
    DECLARE = "declare"  # what to play and to put away
    CARD = "card"
    TRUMPS = "trumps"  # how many are out
    MISTAKE = "mistake"  # was what is shown one


class NoAnswer(Fault):
    """What was said is no answer to the question."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """One thing that is asked.

    key     names it: `moment:17` is an item of the store, `puzzle:12-1` a puzzle, behind a trainer's name if one asks
    offers  the answers to choose from; empty where cards are to be tapped
    right   those that are right; a declaration may be as good without being here
    made    what was done then, or what tempts
    behind  where the question is about a move: what is right there, and what tempts
    is_own  whether it was the person's own game
    game    the game of the collection, and after how many moves
    """

    key: str
    view: View
    question: Asked
    offers: tuple[str, ...]
    right: tuple[str, ...]
    made: str | None
    reason: Reason | None
    theme: Theme | None = None
    texts: Mapping[str, str] | None = None
    grade: int | None = None
    is_own: bool = False
    game: int | None = None
    number: int | None = None
    names: tuple[str, str, str] | None = None
    answers: int = 0
    behind: tuple[str, str] | None = None

    def judge(self, answer: str) -> bool:
        """Whether an answer is right; `NoAnswer` if it is none."""
        if answer in self.right:
            return True
        if self.question is Asked.DECLARE:
            return self._is_as_good(self._declaration(answer))
        possible = self.offers or tuple(map(str, self.view.legal_cards()))
        if answer not in possible:
            raise NoAnswer("practice-no-answer", answer=answer)
        return False

    def _declaration(self, answer: str) -> Declare:
        try:
            move = parse_move(answer)
        except ValueError:
            raise NoAnswer("practice-no-answer", answer=answer) from None
        if not isinstance(move, Declare) or move not in self.view.legal_moves():
            raise NoAnswer("practice-no-answer", answer=answer)
        return move

    def _is_as_good(self, move: Declare) -> bool:
        """Few of the many declarations have been compared, so the judge is asked about the others."""
        judged = judge_before_play(self.view, move)
        return judged is not None and judged.size is None


def of_puzzle(puzzle: Puzzle) -> Exercise:
    """A puzzle, asked as it is."""
    right = tuple(map(format_move, puzzle.right))
    tempting = None if puzzle.tempting is None else format_move(puzzle.tempting)
    question = question_of(puzzle.view)
    offers = () if question in (Asked.CARD, Asked.DECLARE) else tuple(sorted({*right, tempting or ""} - {""}))
    return Exercise(
        key=f"puzzle:{puzzle.name}",
        view=puzzle.view,
        question=question,
        offers=offers,
        right=right,
        made=tempting,
        reason=puzzle.reason,
        theme=puzzle.theme,
        texts=puzzle.texts,
        grade=puzzle.grade,
    )


def of_verdict(key: str, view: View, verdict: Verdict) -> Exercise:
    """A moment of a reviewed game; what is as good as the best within its error is right."""
    assert verdict.foresight is not None
    made, question = format_move(verdict.move), question_of(view)
    right = tuple(format_move(move) for move in _right(verdict.foresight, verdict.move))
    offers = () if question in (Asked.CARD, Asked.DECLARE) else _offers(verdict.foresight, verdict.move)
    theme = None if verdict.reason is None else theme_of(verdict.reason.kind)
    return Exercise(key, view, question, offers, right, made, verdict.reason, theme, is_own=True)


def _right(found: Foresight, made: Move) -> list[Move]:
    best = found.of(found.best).points
    slack = max(AS_GOOD, SURE * found.error)
    near = [option.move for option in found.options if best - option.points <= slack]
    return [move for move in near if move != made or found.size is None]


def _offers(found: Foresight, made: Move) -> tuple[str, ...]:
    """To go along or not is one question, whatever number was said; of games from the hand the best is offered."""
    along: list[Move] = [move for move in (found.best, made) if isinstance(move, Bid | Hold)]
    options = [option.move for option in found.options]
    if any(move == PASS for move in options):
        going = along or [move for move in options if move != PASS]
        return format_move(PASS), *dict.fromkeys(format_move(move) for move in going[:1])
    others = [move for move in options if not isinstance(move, PickUp)]
    return tuple(
        dict.fromkeys(format_move(move) for move in (found.best, made, *others[:1], *options) if move in options)
    )[:4]


def question_of(view: View) -> Asked:
    """What somebody is asked whose turn it is."""
    return {
        Phase.AUCTION: Asked.BID,
        Phase.SKAT: Asked.SKAT,
        Phase.DECLARE: Asked.DECLARE,
        Phase.PLAY: Asked.CARD,
    }[view.phase]


def declarable(view: View) -> list[Contract]:
    """What may be declared once the skat is picked up; nothing before and after that."""
    return allowed_contracts(view.auction.bid, hand=False) if view.phase is Phase.DECLARE and view.my_turn else []


# -- other questions about the same position -------------------------------------------------------------------------


def trumps_out(view: View) -> int:
    """How many trumps this seat has not seen: in the others' hands, or in a skat that it does not know."""
    assert view.contract is not None
    return (ORDERS[view.contract.kind].trumps & view.unseen.mask).bit_count()


def counting_trumps(exercise: Exercise) -> Exercise | None:
    """How many trumps are out; `None` where there are none, or where there is nothing to count yet."""
    view = exercise.view
    if view.contract is None or view.contract.kind is Kind.NULL or len(view.finished_tricks) < 2:
        return None
    right = trumps_out(view)
    offers = tuple(str(number) for number in range(max(0, right - 3), right + 4))
    key, texts = f"count/{exercise.key}", None
    return replace(
        exercise,
        key=key,
        question=Asked.TRUMPS,
        offers=offers,
        right=(str(right),),
        made=None,
        reason=None,
        texts=texts,
    )


def judging_a_move(exercise: Exercise) -> Exercise | None:
    """Was that a mistake: what is right in every other puzzle, what tempts in the rest."""
    if exercise.made is None:
        return None
    is_wrong = sum(exercise.key.encode()) % 2 == 0
    shown = exercise.made if is_wrong else exercise.right[0]
    right = (YES if is_wrong else NO,)
    return replace(
        exercise,
        key=f"mistake/{exercise.key}",
        question=Asked.MISTAKE,
        offers=(YES, NO),
        right=right,
        made=shown,
        behind=(exercise.right[0], exercise.made),
    )
