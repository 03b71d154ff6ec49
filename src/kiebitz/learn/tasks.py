"""Something to do for a beginner: cards on the table, a question, and the answers that are right.

Where the rules alone decide, the right answers are worked out by them; where a teacher decides, the task names them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from kiebitz.cards import Card, CardSet, card_points, cards_in, parse_card, parse_cards
from kiebitz.contract import KIND_LETTERS, Contract, matadors, parse_contract
from kiebitz.errors import Fault
from kiebitz.formats.game_text import parse_game
from kiebitz.hand_order import in_hand_order
from kiebitz.moves import parse_move
from kiebitz.play import ORDERS, legal_cards, winning_card
from kiebitz.scoring import settle
from kiebitz.view import View


class InvalidTask(ValueError):
    """A task that is written wrongly, or whose position cannot be."""


class TaskKind(Enum):
    """What is asked."""

    ORDER = "order"  # all cards, from the highest to the lowest
    LEGAL = "legal"  # all cards that may be played
    TRUMPS = "trumps"  # all trumps of a hand
    WINNER = "winner"  # the card that takes the trick
    POINTS = "points"  # the card points of the cards on the table
    VALUE = "value"  # what a game is worth before the first card
    RESULT = "result"  # what a game is worth with so many card points
    CARD = "card"  # the card to play, as a teacher would
    CALL = "call"  # what to say in the auction
    DISCARD = "discard"  # the two cards to put away
    CONTRACT = "contract"  # the game to play


ORDERED: Final = (TaskKind.ORDER,)  # kinds whose answers have an order


@dataclass(frozen=True, slots=True)
class Task:
    """One task.

    name      by which its words are found
    hand      the own cards, as they are held
    trick     the cards on the table, from the leader on; `leader` is a seat
    contract  what is played, if it matters
    choices   what can be answered; without them, cards of the hand or of the trick
    right     the answers that are right: each all that is to be chosen
    view      what the seat in turn knows, where a game is told
    points    the card points of the declarer, where they matter
    """

    name: str
    kind: TaskKind
    hand: tuple[Card, ...]
    trick: tuple[Card, ...]
    leader: int
    contract: Contract | None
    choices: tuple[str, ...]
    right: tuple[tuple[str, ...], ...]
    view: View | None = None
    points: int | None = None

    @property
    def wanted(self) -> int:
        """How many things are to be chosen."""
        return len(self.right[0])

    def is_right(self, answer: Sequence[str]) -> bool:
        """Whether an answer is right; the order matters only where it is asked for."""
        given = list(answer) if self.kind in ORDERED else sorted(answer)
        return any(given == (list(each) if self.kind in ORDERED else sorted(each)) for each in self.right)


def read_task(told: Mapping[str, Any]) -> Task:
    """A task as a file tells it; `InvalidTask` says what is wrong."""
    name = str(told.get("name", ""))
    try:
        return _read(name, told)
    except (Fault, KeyError, TypeError) as error:
        raise InvalidTask(f"{name}: {error}") from None


def _read(name: str, told: Mapping[str, Any]) -> Task:
    kind = TaskKind(told["kind"])
    view = None
    if "game" in told:
        game = parse_game(told["game"])
        if game.turn is None:
            raise InvalidTask(f"{name}: the game is over")
        view = game.view(game.turn)
    contract = view.contract if view is not None else None
    if "contract" in told:
        contract = parse_contract(told["contract"])
    if view is not None:
        hand, trick, leader = view.hand, view.trick, view.leader
    else:
        hand, trick = parse_cards(told.get("hand", "")), tuple(map(parse_card, told.get("trick", [])))
        leader = int(told.get("leader", 0))
    task = Task(
        name,
        kind,
        _shown(kind, hand, contract),
        trick,
        leader,
        contract,
        _choices(kind, told),
        (),
        view,
        told.get("points"),
    )
    return _judged(task, told)


def _shown(kind: TaskKind, hand: CardSet, contract: Contract | None) -> tuple[Card, ...]:
    """The cards as they are held; those to be put in order lie by suit and rank, so that they tell nothing."""
    if kind is TaskKind.ORDER:
        return tuple(sorted(hand, key=lambda card: (card * 13) % 32))
    return tuple(in_hand_order(hand, contract))


def _choices(kind: TaskKind, told: Mapping[str, Any]) -> tuple[str, ...]:
    if kind is TaskKind.CONTRACT:
        return tuple(reversed(KIND_LETTERS[:4])) + tuple(KIND_LETTERS[4:])
    return tuple(str(choice) for choice in told.get("choices", ()))


def _judged(task: Task, told: Mapping[str, Any]) -> Task:
    """The task with its right answers, by the rules or by the teacher, all of them possible."""
    by_rules = _RULES.get(task.kind)
    right = (by_rules(task),) if by_rules is not None else _taught(task, told)
    if not right or (task.choices and not {each[0] for each in right} <= set(task.choices)):
        raise InvalidTask(f"{task.name}: no right answer can be given")
    return Task(
        task.name,
        task.kind,
        task.hand,
        task.trick,
        task.leader,
        task.contract,
        task.choices,
        right,
        task.view,
        task.points,
    )


def _taught(task: Task, told: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    right = tuple(tuple(str(answer).split(".")) for answer in told["right"])
    for answer in right:
        if task.kind is TaskKind.CARD and not (task.view is not None and task.view.is_legal(parse_card(answer[0]))):
            raise InvalidTask(f"{task.name}: {answer[0]} cannot be played")
        if task.kind is TaskKind.CALL and not (task.view is not None and task.view.is_legal(parse_move(answer[0]))):
            raise InvalidTask(f"{task.name}: {answer[0]} cannot be said")
        if task.kind is TaskKind.DISCARD and not set(answer) <= set(map(str, task.hand)):
            raise InvalidTask(f"{task.name}: {'.'.join(answer)} is not held")
    return right


# -- by the rules ----------------------------------------------------------------------------------------------------


def _contract(task: Task) -> Contract:
    if task.contract is None:
        raise InvalidTask(f"{task.name}: a contract is missing")
    return task.contract


def _in_order(task: Task) -> tuple[str, ...]:
    order = ORDERS[_contract(task).kind]
    if any(order.follow[card] != order.follow[task.hand[0]] for card in task.hand):
        raise InvalidTask(f"{task.name}: cards of several suits have no order")
    return tuple(str(card) for card in sorted(task.hand, key=lambda card: -order.strength[card]))


def _legal(task: Task) -> tuple[str, ...]:
    hand = CardSet(task.hand).mask
    return tuple(map(str, cards_in(legal_cards(_contract(task).kind, hand, task.trick))))


def _trumps(task: Task) -> tuple[str, ...]:
    trumps = ORDERS[_contract(task).kind].trumps
    return tuple(str(card) for card in task.hand if trumps >> card & 1)


def _winner(task: Task) -> tuple[str, ...]:
    return (str(task.trick[winning_card(ORDERS[_contract(task).kind], task.trick)]),)


def _points(task: Task) -> tuple[str, ...]:
    return (str(card_points(CardSet(task.trick).mask)),)


def _value(task: Task) -> tuple[str, ...]:
    return (str(_settled(task, 61)),)


def _result(task: Task) -> tuple[str, ...]:
    if task.points is None:
        raise InvalidTask(f"{task.name}: points are missing")
    return (str(_settled(task, task.points)),)


def _settled(task: Task, points: int) -> int:
    contract = _contract(task)
    tops = matadors(contract.kind, CardSet(task.hand).mask)
    result = settle(0, contract, 18, tops, points, 9, any_trick_done=True)
    assert result.value is not None
    return result.value


_RULES: Final[Mapping[TaskKind, Callable[[Task], tuple[str, ...]]]] = {
    TaskKind.ORDER: _in_order,
    TaskKind.LEGAL: _legal,
    TaskKind.TRUMPS: _trumps,
    TaskKind.WINNER: _winner,
    TaskKind.POINTS: _points,
    TaskKind.VALUE: _value,
    TaskKind.RESULT: _result,
}
