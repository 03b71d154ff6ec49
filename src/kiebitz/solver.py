"""Open hands solved exactly: the value of a position, of every card, and the line of best play by both sides.

    import kiebitz

    position = kiebitz.parse_position("CJAT.SK7/CQ9.SJ.HKT/SAT8.HA7/DK8 G 0")
    kiebitz.solve(position).value        # the declarer's card points under best play
    kiebitz.solve_cards(position)        # the same after each legal card

In suit and grand games a value is the declarer's card points in all: skat, tricks taken and tricks to come. In null it
is the number of tricks, from the one under way on, that the declarer survives.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Final

from kiebitz import _core
from kiebitz.bounds import checked_threads
from kiebitz.cards import CARDS, Card, card_points
from kiebitz.contract import Kind
from kiebitz.cores import cores
from kiebitz.errors import Fault, WrongType, brief, checked, checked_number, checked_seconds, fault_of
from kiebitz.goal import Goal
from kiebitz.play import Position
from kiebitz.scoring import POINTS_TO_WIN
from kiebitz.stop import Calls

DEFAULT_TABLE_MB: Final = 8  # more only slows the look-ups down, on the hardest deals too
EVERY_TRICK: Final = 121  # as a number of card points: more than all of them
_MOST_NODES: Final = 10**18  # nobody waits for so many
_MOST_SECONDS: Final = 10**9


class TableKind(StrEnum):
    """How proven states are remembered."""

    NONE = "none"
    BARE = "bare"
    CANONICAL = "canonical"
    PARTITION = "partition"


class Method(StrEnum):
    """How a question is answered."""

    ZERO_WINDOW = "zero_window"
    FULL_WINDOW = "full_window"
    PROOF_NUMBER = "proof_number"


class Approach(StrEnum):
    """The questions that lead to a value."""

    ESTIMATE = "estimate"
    FROM_BELOW = "from_below"


class Ordering(StrEnum):
    """Which cards are tried first."""

    GIVEN = "given"
    FEW_ANSWERS = "few_answers"
    LIKELY_CUT = "likely_cut"
    FASTEST_CUT = "fastest_cut"


class QuasiSymmetry(StrEnum):
    """Between which neighbouring cards of a hand one value bounds the other."""

    NONE = "none"
    CLOSE = "close"
    ANY = "any"


class DeclarerBound(StrEnum):
    """What the declarer is taken to be sure of without search."""

    NONE = "none"
    REVALUED = "revalued"
    RANKED = "ranked"


class DefenderOracle(StrEnum):
    """What the defenders can take without losing the lead, found by a search that is not counted; for measurements."""

    NONE = "none"
    EXACT = "exact"
    SIDE_SUITS = "side_suits"


_STANDARD: Final = _core.Techniques()
_STANDARD_TABLE: Final = TableKind(_STANDARD.table)
_STANDARD_METHOD: Final = Method(_STANDARD.method)
_STANDARD_APPROACH: Final = Approach(_STANDARD.approach)
_STANDARD_ORDERING: Final = Ordering(_STANDARD.ordering)
_STANDARD_QUASI_SYMMETRY: Final = QuasiSymmetry(_STANDARD.quasi_symmetry)
_STANDARD_DECLARER_BOUND: Final = DeclarerBound(_STANDARD.declarer_bound)
_STANDARD_DEFENDER_ORACLE: Final = DefenderOracle(_STANDARD.defender_oracle)


class Side(StrEnum):
    """The declarer, or both defenders."""

    DECLARER = "declarer"
    DEFENDERS = "defenders"


@dataclass(frozen=True, slots=True, kw_only=True)
class Techniques:
    """The switches of the search; the defaults are the fastest.

    They change its speed, never a value, but for `early_groups`: Kermit took king and queen, ace and ten for equals in
    the first tricks, "at the cost of small score differences".
    """

    table: TableKind = _STANDARD_TABLE
    method: Method = _STANDARD_METHOD
    approach: Approach = _STANDARD_APPROACH
    ordering: Ordering = _STANDARD_ORDERING
    history: bool = _STANDARD.history
    table_moves: bool = _STANDARD.table_moves
    merge_equals: bool = _STANDARD.merge_equals
    early_groups: bool = _STANDARD.early_groups
    drop_dominated: bool = _STANDARD.drop_dominated
    quasi_symmetry: QuasiSymmetry = _STANDARD_QUASI_SYMMETRY
    declarer_bound: DeclarerBound = _STANDARD_DECLARER_BOUND
    defender_bound: bool = _STANDARD.defender_bound
    sure_trumps: bool = _STANDARD.sure_trumps
    child_probes: bool = _STANDARD.child_probes
    exchange_suits: bool = _STANDARD.exchange_suits
    declarer_oracle: bool = _STANDARD.declarer_oracle
    defender_oracle: DefenderOracle = _STANDARD_DEFENDER_ORACLE


class _Bounded:
    """A value known to lie between two bounds."""

    __slots__ = ()
    lower: int
    upper: int

    @property
    def is_exact(self) -> bool:
        return self.lower == self.upper

    @property
    def value(self) -> int:
        """The exact value; `ValueError` if a limit has left only bounds."""
        if not self.is_exact:
            raise ValueError(f"no exact value is known, only bounds: {self.lower} to {self.upper}")
        return self.lower

    def reaches(self, points: int) -> bool | None:
        """Whether the value is at least so much, None if the bounds leave that open."""
        return _reaches(self.lower, self.upper, points)


@dataclass(frozen=True, slots=True)
class CardValue(_Bounded):
    """What a position is worth after a card: bounds that meet unless a limit came before."""

    card: Card
    lower: int
    upper: int

    def _repr_svg_(self) -> str:
        from kiebitz import svg  # pictures know the rules, the rules no pictures

        return svg.hand([self.card], values=[self])


@dataclass(frozen=True, slots=True)
class Solution(_Bounded):
    """What a position is worth: bounds that meet unless a limit came before.

    nodes    states searched
    cards    the same for every legal card, where that was asked
    """

    position: Position
    lower: int
    upper: int
    nodes: int
    seconds: float
    cards: tuple[CardValue, ...] = ()

    @property
    def won(self) -> bool | None:
        """Whether the declarer wins, by 61 points or with no trick in null; None if the bounds leave that open."""
        return self.reaches(points_to_win(self.position))

    @property
    def lost_in_trick(self) -> int | None:
        """In null, the number of the trick (1 to 10) in which the declarer loses; None if the game is won."""
        return lost_in_trick(self.position, self.value)

    def _repr_svg_(self) -> str:
        from kiebitz import svg  # pictures know the rules, the rules no pictures

        return svg.solution(self)


def points_to_win(position: Position) -> int:
    """The value from which on the declarer wins: 61 points, in null all tricks survived."""
    return position.cards_left if position.kind == Kind.NULL else POINTS_TO_WIN


def lost_in_trick(position: Position, survived: int) -> int | None:
    """The number of the trick in which a null is lost whose declarer survives so many more; None if it is won."""
    if position.kind != Kind.NULL or survived >= position.cards_left:
        return None
    return 10 - position.cards_left + survived + 1


def check_solvable(position: Position) -> Position:
    """Raise `ValueError` naming the fault if there is nothing to solve in a position; else return it."""
    checked(position, Position, "a Position is solved", "parse_position reads one").check()
    if position.kind == Kind.NULL and position.tricks:
        raise Fault("position-null-lost")
    return position


class Solver:
    """Answers questions and keeps what it has proven, which helps with related positions: others of the same deal, or
    other distributions of the hidden cards (but not with more than seven cards a hand: there it forgets, since looking
    for what is not there only costs time). What it keeps for one kind of game is forgotten when asked about another;
    the suits count as one kind.

    May be used from several threads at once, which then take turns. Limits of nodes and seconds hold for each call, the
    time for its turn included.
    """

    def __init__(
        self,
        table_mb: float = DEFAULT_TABLE_MB,
        techniques: Techniques | None = None,
        lookup: _core.Lookup | None = None,
    ) -> None:
        """With a `lookup`, such as that of midgame tables, what is known beforehand is not searched."""
        self._solver = _core.Solver(_core_techniques(techniques), _bytes(table_mb), lookup)
        self._calls = Calls()

    def solve(
        self,
        position: Position,
        *,
        guess: int | None = None,
        node_limit: int | None = None,
        time_limit: float | None = None,
    ) -> Solution:
        """The value of a position. A `guess` near it saves time; a wrong one costs some."""
        question = _core.Question("value", guess=_checked_guess(guess))
        return _solution(position, self._ask(position, question, node_limit, time_limit))

    def solve_cards(
        self,
        position: Position,
        *,
        points: int | None = None,
        guess: int | None = None,
        node_limit: int | None = None,
        time_limit: float | None = None,
    ) -> list[CardValue]:
        """The value of every legal card; with `points`, only bounds that tell whether it reaches them, much faster."""
        solution = self.measure_cards(
            position, points=points, guess=guess, node_limit=node_limit, time_limit=time_limit
        )
        return list(solution.cards)

    def measure_cards(
        self,
        position: Position,
        *,
        points: int | None = None,
        guess: int | None = None,
        node_limit: int | None = None,
        time_limit: float | None = None,
    ) -> Solution:
        """The same as a solution, which holds the cards and tells what they cost."""
        return _solution(position, self._ask(position, _cards_question(points, guess), node_limit, time_limit))

    def at_least(
        self, position: Position, points: int, *, node_limit: int | None = None, time_limit: float | None = None
    ) -> bool | None:
        """Whether the value reaches so much, a cheaper question than how much it is; None if a limit came first."""
        return self.measure_at_least(position, points, node_limit=node_limit, time_limit=time_limit).reaches(points)

    def measure_at_least(
        self, position: Position, points: int, *, node_limit: int | None = None, time_limit: float | None = None
    ) -> Solution:
        """The same as a solution, whose bounds lie on one side of the points and which tells what they cost."""
        return _solution(
            position, self._ask(position, _core.Question("at_least", _checked_points(points)), node_limit, time_limit)
        )

    def best_line(
        self, position: Position, *, node_limit: int | None = None, time_limit: float | None = None
    ) -> list[Card]:
        """Best play by both sides to the end, or as far as the limits allow; a lost null ends with the loss."""
        answer = self._ask(position, _core.Question("line"), node_limit, time_limit)
        return [CARDS[card] for card in answer.line]

    def takes_all_tricks(
        self, position: Position, side: Side | str, *, node_limit: int | None = None, time_limit: float | None = None
    ) -> bool | None:
        """Whether a side that wants nothing else can take every trick from here on; None if a limit came first."""
        what = "declarer_takes_all" if Side(side) is Side.DECLARER else "defenders_take_all"
        answer = self._ask(position, _core.Question(what), node_limit, time_limit)
        return _reaches(answer.lower, answer.upper, position.cards_left)

    def cards_reaching(self, position: Position, goal: Goal) -> dict[Card, bool]:
        """For every legal card whether the declarer reaches a goal after it, under best play by both sides."""
        check_solvable(position)
        checked(goal, Goal, "a Goal is reached", "goal_in_view tells that of a game")
        if (goal is Goal.NULL) != (position.kind == Kind.NULL):
            raise ValueError(f"{goal.value} cannot be the goal of a game of kind {position.kind.letter}")
        if goal is Goal.SCHWARZ:
            return {card: self._is_schwarz(position.after(card)) for card in position.legal_moves()}
        needed = goal.points or position.cards_left
        return {card.card: bool(card.reaches(needed)) for card in self.solve_cards(position, points=needed)}

    def _is_schwarz(self, position: Position) -> bool:
        if position.defender_tricks or position.is_over:
            return not position.defender_tricks
        return bool(self.takes_all_tricks(position, Side.DECLARER))

    def cancel(self) -> None:
        """End the searches under way, from another thread: each raises `Cancelled` soon. What was proven is kept."""
        self._calls.cancel()

    def clear(self) -> None:
        """Forget everything proven so far."""
        self._solver.clear()

    @property
    def table_entries(self) -> int:
        """How many proven states are kept."""
        return self._solver.table_entries

    def _ask(
        self, position: Position, question: _core.Question, node_limit: int | None, time_limit: float | None
    ) -> _core.Answer:
        limits = checked_limits(node_limit, time_limit)
        with self._calls.begin() as stop:
            return self._solver.answer(core_position(position), question, *limits, stop)


def solve(
    position: Position, *, guess: int | None = None, node_limit: int | None = None, time_limit: float | None = None
) -> Solution:
    """The value of a position under best play by both sides; see `Solver.solve`."""
    return Solver().solve(position, guess=guess, node_limit=node_limit, time_limit=time_limit)


def solve_cards(
    position: Position, *, points: int | None = None, node_limit: int | None = None, time_limit: float | None = None
) -> list[CardValue]:
    """The value of every legal card; see `Solver.solve_cards`."""
    return Solver().solve_cards(position, points=points, node_limit=node_limit, time_limit=time_limit)


def at_least(
    position: Position, points: int, *, node_limit: int | None = None, time_limit: float | None = None
) -> bool | None:
    """Whether the value of a position reaches so much; see `Solver.at_least`."""
    return Solver().at_least(position, points, node_limit=node_limit, time_limit=time_limit)


def best_line(position: Position) -> list[Card]:
    """Best play by both sides to the end; see `Solver.best_line`."""
    return Solver().best_line(position)


def takes_all_tricks(position: Position, side: Side | str) -> bool:
    """Whether a side that wants nothing else can take every trick from here on."""
    return bool(Solver().takes_all_tricks(position, side))


def solve_many(
    positions: Iterable[Position],
    *,
    cards: bool = False,
    threads: int = 1,
    node_limit: int | None = None,
    time_limit: float | None = None,
    table_mb: float = DEFAULT_TABLE_MB,
    techniques: Techniques | None = None,
    keep_tables: bool = False,
) -> Iterator[Solution]:
    """Solutions of many positions, in their order, each as soon as it and those before it are there.

    cards        also the value of every legal card
    threads      how many positions are solved at once, never more than there are cores; it changes no value and no node
                 count
    node_limit   for each position, like time_limit
    table_mb     for each thread
    keep_tables  helps where the positions are related; node counts, and bounds under a limit, then vary with `threads`
    """
    limits = checked_limits(node_limit, time_limit)
    threads = min(checked_threads(threads), cores())
    if not isinstance(positions, Iterable):
        raise WrongType(f"solve_many takes several positions, not {brief(positions)}; solve takes one")
    asked = list(positions)
    core_positions = [_numbered(index, position) for index, position in enumerate(asked)]
    question = _core.Question("cards" if cards else "value")
    options = (_core_techniques(techniques), _bytes(table_mb), threads, *limits, bool(keep_tables))

    def solutions() -> Iterator[Solution]:
        batch = _core.Batch(core_positions, question, *options)
        try:
            for position, answer in zip(asked, batch, strict=True):
                yield _solution(position, answer)
        finally:
            batch.stop()

    return solutions()


def _reaches(lower: int, upper: int, points: int) -> bool | None:
    return True if lower >= points else False if upper < points else None


def _numbered(index: int, position: Position) -> _core.Position:
    try:
        return core_position(position)
    except ValueError as fault:
        raise Fault("position-number", number=index, reason=fault_of(fault)) from None


def core_position(position: Position) -> _core.Position:
    """The same position in the core."""
    check_solvable(position)
    points = position.points + card_points(position.skat)
    return _core.Position(
        Kind(position.kind), position.declarer, position.hands, position.leader, position.trick, points, position.tricks
    )


def _core_techniques(techniques: Techniques | None) -> _core.Techniques:
    if techniques is None:
        return _STANDARD
    switches = checked(techniques, Techniques, "the switches of the search are Techniques", "None stands for the best")
    return _core.Techniques(**asdict(switches))


def _bytes(megabytes: float) -> int:
    if isinstance(megabytes, bool) or not isinstance(megabytes, int | float):
        raise WrongType(f"the size of a table is a number of megabytes, not {brief(megabytes)}")
    if not 0 <= megabytes <= 2**24:
        raise Fault("table-size", given=str(megabytes))
    return int(megabytes * 2**20)


def checked_limits(node_limit: int | None, time_limit: float | None) -> tuple[int | None, float | None]:
    """The limits if they are any; those beyond all searches do not limit, and the core need not count so far."""
    nodes = None if node_limit is None else checked_number(node_limit, "the limit of nodes", low=0)
    seconds = None if time_limit is None else checked_seconds(time_limit, "the limit of time")
    return (
        None if nodes is None or nodes > _MOST_NODES else nodes,
        None if seconds is None or seconds > _MOST_SECONDS else seconds,
    )


def _checked_guess(guess: int | None) -> int | None:
    return None if guess is None else checked_number(guess, "the guess of a value", low=0, high=120)


def _checked_points(points: int) -> int:
    return checked_number(points, "the value to be reached", low=0, high=EVERY_TRICK)


def _cards_question(points: int | None, guess: int | None) -> _core.Question:
    if points is None:
        return _core.Question("cards", guess=_checked_guess(guess))
    return _core.Question("cards_at_least", _checked_points(points))


def _card_values(answer: _core.Answer) -> Iterator[CardValue]:
    for card, lower, upper in answer.cards:
        yield CardValue(CARDS[card], lower, upper)


def _solution(position: Position, answer: _core.Answer) -> Solution:
    cards = tuple(_card_values(answer))
    return Solution(position, answer.lower, answer.upper, answer.nodes, answer.seconds, cards)
