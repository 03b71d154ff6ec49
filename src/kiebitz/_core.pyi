"""The C++ core. Cards are numbers 0 to 31 and sets of cards are masks, as in `kiebitz.cards`."""

import enum
from collections.abc import Sequence
from typing import Final, overload

import numpy
from numpy.typing import NDArray

def supports_v3() -> bool:
    """Whether the build for processors with bit extraction and its relatives (x86-64-v3) runs here."""

MOST_WORLDS: Final[int] = 100000

MOST_THREADS: Final[int] = 1024

class Position:
    """Card play with all cards open; impossible positions raise `ValueError`."""

    def __init__(
        self,
        kind: int,
        declarer: int,
        hands: Sequence[int],
        leader: int = 0,
        trick: Sequence[int] = [],
        points: int = 0,
        tricks: int = 0,
    ) -> None: ...
    def legal(self) -> int: ...
    def play(self, card: int) -> None: ...
    def undo(self) -> None: ...
    def perft(self, depth: int) -> int: ...
    @property
    def declarer(self) -> int: ...
    @property
    def leader(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def hands(self) -> list[int]: ...
    @property
    def trick(self) -> list[int]: ...
    @property
    def points(self) -> int: ...
    @property
    def tricks(self) -> int: ...
    @property
    def is_over(self) -> bool: ...

class Cancelled(RuntimeError):
    """Work that was stopped before its end, or refused because the program is ending."""

class Stop:
    """Somebody's wish that work ends; may be requested from any thread. The end of the interpreter implies it."""

    def __init__(self) -> None: ...
    def request(self) -> None: ...

class Lookup:
    """What a solver looks up where its bounds have no answer."""

class MidgameTables(Lookup):
    """Values of states with few cards left, read where they lie."""

    def __init__(self, tells_ranks: bool = True) -> None: ...
    def add_null(self, packed: memoryview) -> None:
        """Null diagrams of one size and leader; they are read where they lie."""

    def add_trump(self, packed: memoryview) -> None:
        """The rows of one split; they are read where they lie."""

    def sizes(self, kind: int) -> int:
        """For which numbers of cards a hand there is an answer in a kind of game, as a set of bits."""

class PerfectTables(Lookup):
    """What tables would know if they knew everything: by search."""

    def __init__(self, sizes: int, error: int = 0, tells_proofs: bool = False) -> None: ...

def grow_null(cards: int, leader: int, every: int = 1) -> tuple[bytes, int, int, int, int]:
    """Null diagrams of a size and leader, every so many-th fine split: packed; splits, nodes, states, searched ones."""

def merged_null(leaders: list[memoryview]) -> int:
    """How many nodes the null diagrams of one size would have if all fine splits of a split were one diagram."""

def row_curves(packed: memoryview, by_rows: bool, by_valuations: bool) -> tuple[bytes, bytes]:
    """What is missed where each row keeps 0, 1, 2, ... tentpoles: lengths of the curves, and all curves, as floats."""

def cut_rows(packed: memoryview, by_rows: bool, by_valuations: bool, prices: list[float]) -> list[bytes]:
    """The rows of a split with the tentpoles that are worth a price each, packed, for each price."""

def rows_known(packed: memoryview) -> tuple[int, float, float]:
    """Tentpoles that rows keep, and the share of values that they tell: of all valuations, and of all sets of cards."""

def trump_splits(kind: int, cards: int) -> list[list[int]]:
    """All splits of a suit or grand game with so many cards a hand: trumps first, the other suits from the longest."""

def grow_rows(kind: int, cards: int, number: int) -> tuple[bytes, list[tuple[int, int, int]]]:
    """The rows of a split by its number: packed; and of each how often it is met, its tentpoles, its smaller half."""

class ValueEstimator:
    """What starts of tricks are worth at a glance, by networks given as bytes of floats."""

    def __init__(self, numbers: bytes) -> None: ...
    def estimates(self, kind: int, hands: bytes, leaders: bytes) -> bytes:
        """For each what the declarer still gets, and by how much that is mostly wrong, as floats."""

    numbers: Final[int] = ...

    feelers: Final[int] = ...

    hidden: Final[int] = ...

    deep: Final[int] = ...

class Pruning:
    """Cuts by an estimator where it is sure enough: right with a chance of about `confidence`."""

    def __init__(self, estimator: ValueEstimator, confidence: float) -> None: ...

def value_bounds(kind: int, hands: bytes, leaders: bytes) -> bytes:
    """For each what static analysis proves of its value, at least and at most, as 32-bit integers."""

def value_features(kind: int, hands: bytes, leaders: bytes) -> bytes:
    """For each the features of Furtak's linear estimators, as 32-bit integers."""

def value_patterns(kind: int, hands: bytes, leaders: bytes) -> bytes:
    """For each how its groups of cards lie, as the networks read them, as 32-bit integers."""

def value_feature_sizes(kind: int) -> list[int]:
    """How many values each of these features has."""

class Techniques:
    """The switches of the search; the defaults are the fastest combination."""

    def __init__(
        self,
        *,
        table: str = "partition",
        method: str = "zero_window",
        approach: str = "estimate",
        ordering: str = "fastest_cut",
        history: bool = True,
        table_moves: bool = True,
        merge_equals: bool = True,
        early_groups: bool = False,
        drop_dominated: bool = True,
        quasi_symmetry: str = "none",
        declarer_bound: str = "ranked",
        defender_bound: bool = True,
        sure_trumps: bool = True,
        child_probes: bool = False,
        exchange_suits: bool = False,
        declarer_oracle: bool = False,
        defender_oracle: str = "none",
    ) -> None: ...
    @property
    def table(self) -> str: ...
    @property
    def method(self) -> str: ...
    @property
    def approach(self) -> str: ...
    @property
    def ordering(self) -> str: ...
    @property
    def history(self) -> bool: ...
    @property
    def table_moves(self) -> bool: ...
    @property
    def merge_equals(self) -> bool: ...
    @property
    def early_groups(self) -> bool: ...
    @property
    def drop_dominated(self) -> bool: ...
    @property
    def quasi_symmetry(self) -> str: ...
    @property
    def declarer_bound(self) -> str: ...
    @property
    def defender_bound(self) -> bool: ...
    @property
    def sure_trumps(self) -> bool: ...
    @property
    def child_probes(self) -> bool: ...
    @property
    def exchange_suits(self) -> bool: ...
    @property
    def declarer_oracle(self) -> bool: ...
    @property
    def defender_oracle(self) -> str: ...

class Answer:
    """Proven bounds; `complete` is false where a limit came before the answer."""

    @property
    def lower(self) -> int: ...
    @property
    def upper(self) -> int: ...
    @property
    def cards(self) -> list[tuple[int, int, int]]: ...
    @property
    def line(self) -> list[int]: ...
    @property
    def complete(self) -> bool: ...
    @property
    def nodes(self) -> int: ...
    @property
    def seconds(self) -> float: ...

class Question:
    """value, at_least, cards, cards_at_least, line, declarer_takes_all or defenders_take_all."""

    def __init__(
        self, what: str, points: int = 0, guess: int | None = None, pruning: Pruning | None = None
    ) -> None: ...

class Solver:
    """Answers questions about positions and keeps its table; safe to use from several threads."""

    def __init__(self, techniques: Techniques, table_bytes: int, lookup: Lookup | None = None) -> None: ...
    def answer(
        self,
        position: Position,
        question: Question,
        node_limit: int | None = None,
        time_limit: float | None = None,
        stop: Stop | None = None,
    ) -> Answer: ...
    def clear(self) -> None: ...
    @property
    def table_entries(self) -> int: ...

class Batch:
    """One question about many positions on several threads: iterates over the answers in order."""

    def __init__(
        self,
        positions: Sequence[Position],
        question: Question,
        techniques: Techniques,
        table_bytes: int,
        threads: int = 1,
        node_limit: int | None = None,
        time_limit: float | None = None,
        keep_tables: bool = False,
    ) -> None: ...
    def __iter__(self) -> Batch: ...
    def __next__(self) -> Answer: ...
    def stop(self) -> None: ...

class Observation:
    """
    What one seat, or an onlooker, knows of a game; what no game can be raises `ValueError`.

    It is made of what was known before the first card, `hand` and `skat` included, and of the cards played since.
    """

    def __init__(
        self,
        *,
        seat: int | None,
        hand: int,
        contract: tuple[int, bool, bool, bool, bool] | None = None,
        declarer: int | None = None,
        skat: int = 0,
        skat_holder: int | None = None,
        bid: int = 0,
        limits: Sequence[tuple[int, int]] = [(0, 1000), (0, 1000), (0, 1000)],
        plays: Sequence[tuple[int, int]] = [],
        open_hand: int | None = None,
    ) -> None: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def hand(self) -> int: ...
    @property
    def skat(self) -> int: ...
    @property
    def open_hand(self) -> int | None: ...
    @property
    def played(self) -> list[int]: ...
    @property
    def voids(self) -> list[int]: ...
    @property
    def plays(self) -> list[tuple[int, int]]: ...
    @property
    def limits(self) -> list[tuple[int, int]]: ...
    @property
    def bid(self) -> int: ...
    @property
    def contract(self) -> tuple[int, bool, bool, bool, bool] | None: ...
    @property
    def declarer(self) -> int | None: ...
    @property
    def leader(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def trick(self) -> list[int]: ...
    @property
    def points(self) -> int: ...
    @property
    def tricks(self) -> int: ...
    @property
    def unseen(self) -> int: ...
    @property
    def points_to_win(self) -> int | None:
        """What the declarer needs as far as this seat can know; 121 is every trick, `None` that none may be taken."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Observation: ...
    def __deepcopy__(self, memo: object) -> Observation: ...
    def __getstate__(
        self,
    ) -> tuple[
        int | None,
        int,
        tuple[int, bool, bool, bool, bool] | None,
        int | None,
        int,
        int | None,
        int,
        list[tuple[int, int]],
        list[tuple[int, int]],
        int | None,
    ]: ...
    def __setstate__(
        self,
        arg: tuple[
            int | None,
            int,
            tuple[int, bool, bool, bool, bool] | None,
            int | None,
            int,
            int | None,
            int,
            Sequence[tuple[int, int]],
            Sequence[tuple[int, int]],
            int | None,
        ],
        /,
    ) -> None: ...
    @property
    def legal(self) -> int: ...

    endless: Final[int] = ...

    size: Final[int] = ...

class SeatPlayer:
    """Somebody in the core who plays cards at one seat; the same seed gives the same card."""

    def choose(self, seen: Observation, seed: int) -> int: ...
    @property
    def leaves_to_chance(self) -> bool:
        """Whether another seed may make it another card."""

class RandomPlayer(SeatPlayer):
    """Takes any legal card."""

    def __init__(self) -> None: ...

class RulesPlayer(SeatPlayer):
    """Plays by rules of thumb and leaves nothing to chance."""

    def __init__(self) -> None: ...

class Result:
    """How a game has ended; `value` is that of the game, whether won or lost."""

    @property
    def won(self) -> bool: ...
    @property
    def value(self) -> int: ...
    @property
    def overbid(self) -> bool: ...
    @property
    def schneider(self) -> bool: ...
    @property
    def schwarz(self) -> bool: ...
    @property
    def points(self) -> int: ...
    @property
    def tricks(self) -> int: ...
    @property
    def declarer_points(self) -> int:
        """In the list."""

    @property
    def defender_points(self) -> int:
        """Of each defender, in the list."""

class SeatGame:
    """Card play in the core: the game of an observation in a world. Each seat has an observation of its own."""

    def __init__(self, seen: Observation, world: Sequence[int]) -> None: ...
    def seen_by(self, seat: int) -> Observation: ...
    def play(self, card: int) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int:
        """Of the state now."""

    def __copy__(self) -> SeatGame: ...
    def __deepcopy__(self, memo: object) -> SeatGame: ...
    def __getstate__(self) -> tuple[Observation, list[int]]: ...
    def __setstate__(self, arg: tuple[Observation, Sequence[int]], /) -> None: ...
    @property
    def turn(self) -> int: ...
    @property
    def is_over(self) -> bool: ...
    def result(self) -> Result: ...
    def list_points(self) -> list[int]: ...

def finish_games(games: Sequence[SeatGame], players: Sequence[SeatPlayer], seed: int) -> None:
    """Plays every game to its end with these players at seats 0, 1 and 2; each game has luck of its own."""

def play_roles(
    deals: Sequence[SeatGame],
    first: SeatPlayer,
    second: SeatPlayer,
    luck: Sequence[Sequence[Sequence[int]]] = [],
    *,
    threads: int = 1,
) -> list[list[Result]]:
    """
    Plays every deal three times: the first player declares against two of the second, the second against two of the
    first, and the second among themselves. The deals stay as they are.

    luck  for every deal, seat and number of a card, the seed of the decision; may be left out where nobody needs it
    """

class Guarantor:
    """
    Whether a declarer reaches a goal, whatever the hidden cards are and however they are played.

    What is seen is an observation of the declarer, or a position of which it sees its own cards and the skat alone. A
    goal is a number of card points, 121 for every trick, 0 for none; `None` says that the limits came first. Who asks
    again, with more nodes, need not have worlds tried again that may refute it.
    """

    def __init__(self) -> None: ...
    @property
    def nodes(self) -> int: ...
    @overload
    def ask(
        self,
        seen: Observation,
        needed: int,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Stop | None = None,
        tries_worlds: bool = True,
    ) -> bool | None: ...
    @overload
    def ask(
        self,
        seen: Position,
        needed: int,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Stop | None = None,
        tries_worlds: bool = True,
    ) -> bool | None: ...
    @overload
    def ask_cards(
        self,
        seen: Observation,
        needed: int,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Stop | None = None,
    ) -> list[tuple[int, bool | None]]: ...
    @overload
    def ask_cards(
        self,
        seen: Position,
        needed: int,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Stop | None = None,
    ) -> list[tuple[int, bool | None]]: ...
    @overload
    def points(
        self, seen: Observation, *, nodes: int | None = None, seconds: float | None = None, stop: Stop | None = None
    ) -> tuple[int, int]: ...
    @overload
    def points(
        self, seen: Position, *, nodes: int | None = None, seconds: float | None = None, stop: Stop | None = None
    ) -> tuple[int, int]: ...
    def ask_rest(
        self, seen: Observation, *, nodes: int | None = None, seconds: float | None = None, stop: Stop | None = None
    ) -> bool | None: ...
    def ask_rest_cards(
        self, seen: Observation, *, nodes: int | None = None, seconds: float | None = None, stop: Stop | None = None
    ) -> list[tuple[int, bool | None]]: ...

class WorldList:
    """Worlds kept in the core: the masks of the three hands and the skat."""

    def __init__(self, masks: Sequence[Sequence[int]]) -> None: ...
    def __len__(self) -> int: ...
    def masks(self) -> list[list[int]]: ...

class Worlds:
    """All worlds that fit an observation, or what is left of it in memory; `ValueError` if there is none."""

    def __init__(self, seen: Observation, remembered_tricks: int | None = None) -> None: ...
    @property
    def size(self) -> int: ...
    def sample(self, number: int, seed: int, distinct: bool = False) -> WorldList: ...
    def enumerate(self, first: int, number: int) -> WorldList: ...

class Reward(enum.Enum):
    """What a game that is over is worth to the three seats."""

    LIST = 0
    """List points of Seeger and Fabian."""

    RELATIVE = 1
    """The own list points less the mean of the others'."""

    VALUE = 2
    """The game value, twice and below zero when lost; nothing for defenders."""

    WIN = 3
    """1 or -1 for the declarer, half of it with the other sign for each defender."""

class WholeGame:
    """
    A whole game from the deal to the result, as one state machine over the actions 0 to 126.

    It is made of the masks of the three hands and the skat, and of the actions so far. Equal games have the same deal
    and actions; the hash is that of the state now.
    """

    def __init__(self, dealt: Sequence[int], actions: Sequence[int] = []) -> None: ...
    @staticmethod
    def deal(seed: int) -> WholeGame:
        """A new game on the deal of a seed."""

    @property
    def dealt(self) -> list[int]: ...
    @property
    def history(self) -> list[int]: ...
    @property
    def phase(self) -> int:
        """0 auction, 1 skat, 2 with the skat in hand, 3 card play, 4 over."""

    @property
    def turn(self) -> int | None: ...
    @property
    def declarer(self) -> int | None: ...
    @property
    def bid(self) -> int: ...
    @property
    def contract(self) -> tuple[int, bool, bool, bool, bool] | None: ...
    @property
    def is_over(self) -> bool: ...
    def hand(self, seat: int) -> int: ...
    @property
    def put_away(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def legal_mask(self) -> NDArray[numpy.int8]:
        """A byte for each action, 1 where it is legal now."""

    def is_legal(self, action: int) -> bool: ...
    def push(self, action: int) -> None:
        """The seat in turn acts; `ValueError` if it may not."""

    def information_state(self, seat: int | None = None) -> NDArray[numpy.int8]:
        """What a seat, by default the one in turn, has seen: a byte of 0 or 1 for each bit."""

    def information_key(self, seat: int | None = None) -> bytes:
        """The same, eight bits to a byte."""

    def information_text(self, seat: int | None = None) -> str:
        """The same in words: the own deal and all moves as the seat heard them."""

    def public_state(self) -> NDArray[numpy.int8]:
        """What everybody has seen, a byte for each bit."""

    def public_text(self) -> str: ...
    def look(self, information: NDArray[numpy.int8], legal: NDArray[numpy.int8]) -> None:
        """Fills arrays with the sight and the mask of the seat in turn."""

    def seen_by(self, seat: int | None) -> Observation:
        """The observation of a seat, or of an onlooker."""

    def result(self) -> Result: ...
    def returns(self, reward: Reward = Reward.LIST) -> list[float]: ...
    def resample(self, seat: int | None, seed: int) -> WholeGame:
        """A game that looks the same to a seat, or to an onlooker, with all other cards dealt anew."""

    def copy(self) -> WholeGame: ...
    def __copy__(self) -> WholeGame: ...
    def __deepcopy__(self, memo: object) -> WholeGame: ...
    def __getstate__(self) -> tuple[list[int], list[int]]: ...
    def __setstate__(self, arg: tuple[Sequence[int], Sequence[int]], /) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

def action_text(action: int) -> str:
    """An action as 18, y, p, s, GH or CJ."""

ACTIONS: Final[int] = 127

TENSOR_VERSION: Final[int] = 1

def information_layout() -> list[tuple[str, int, int]]:
    """Name, rows and columns of every field of an information state, in order."""

def public_layout() -> list[tuple[str, int, int]]:
    """The same of a public state."""

class GameBatch:
    """Whole games stepped together; a game that ends is followed by a new one. `kiebitz.env.Batch` keeps its arrays."""

    def __init__(
        self, size: int, seed: int, reward: Reward = Reward.LIST, starts: Sequence[WholeGame] = []
    ) -> None: ...
    def look(
        self, information: NDArray[numpy.int8], legal: NDArray[numpy.int8], turns: NDArray[numpy.int8]
    ) -> None: ...
    def step(
        self, actions: NDArray[numpy.int64], returns: NDArray[numpy.float32], over: NDArray[numpy.bool_]
    ) -> None: ...
    def draw(self, actions: NDArray[numpy.int64]) -> None:
        """For each game any legal action."""

    def game(self, place: int) -> WholeGame:
        """A copy of one of the games."""

    def __len__(self) -> int: ...

class Inference:
    """Tells how likely a world is, given bids and contract."""

    def weigh(self, worlds: WorldList, seen: Observation) -> list[float]: ...

class CountedInference(Inference):
    """Histograms of what hands hold, by what was bid; declarers' hands are cut."""

    def __init__(self, cells: Sequence[float], evaluator: Evaluator, least: float) -> None: ...

    rows: Final[int] = ...

class Likelihood(Inference):
    """Tables fitted to bids, contracts and discards."""

    def __init__(self, cells: Sequence[float]) -> None: ...
    @staticmethod
    def class_of(bid: int) -> int: ...

    classes: Final[int] = ...

    auction_rows: Final[int] = ...

    contract_rows: Final[int] = ...

    discard_rows: Final[int] = ...

class SuitTable:
    """What the cards of a suit are worth in null: chances by game, lead, cards put away and pattern, in one row."""

    def __init__(self, chances: Sequence[float]) -> None: ...

class NullPutting:
    """How likely worlds are if the declarer of a null game has put away what a sane one would."""

    def __init__(
        self, table: SuitTable, putting: float = 1.0, steepness: float = 12.0, enough: float = 0.35
    ) -> None: ...
    def weigh(self, worlds: WorldList, seen: Observation) -> list[float]: ...

def auction_rows(hands: Sequence[int]) -> list[list[int]]: ...
def counted_rows(hands: Sequence[int]) -> list[list[int]]: ...
def contract_rows(cards: int, bid: int, hand: bool) -> list[list[int]]: ...
def discard_rows(cards: int, kind: int) -> list[tuple[int, int]]: ...
def bidding_features(kind: int, holdings: Sequence[tuple[int, int, int]]) -> bytes:
    """The places of holdings (hand, away, seat) in the tables of a kind, as 32-bit integers row by row."""

def bidding_tables(kind: int) -> list[tuple[str, int, int, int]]:
    """The tables of a kind: name, offset, entries of a context, contexts."""

def glem_places(kind: int, holdings: Sequence[tuple[int, int, int]]) -> bytes:
    """The places of holdings (hand, away, seat) in counted tables: of each suit, or -1, and of trumps."""

def glem_cells(grand: bool) -> tuple[int, int]:
    """How many cells the counted tables of side suits and of trumps have, of suit games or of grand."""

def contest_of(bid: int) -> int:
    """How hard an auction is that has come to a bid, from 0 to 2."""

class Evaluator:
    """The bidding model: chances of ten cards and the two put away (0 where the skat is unknown)."""

    def __init__(self, numbers: bytes) -> None: ...
    def chances(
        self, kind: int, hand: int, away: int, seat: int, contest: int = 0
    ) -> tuple[float, float, float, float]: ...
    def prospect(
        self, contract: tuple[int, bool, bool, bool, bool], hand: int, away: int, seat: int, bid: int, proven: int = 0
    ) -> tuple[float, float]: ...
    def discards(self, kind: int, cards: int, seat: int) -> list[tuple[int, tuple[float, float, float, float]]]: ...

class AfterSkat:
    """Twelve cards weighed: every contract with its best discard."""

    def __init__(self, evaluator: Evaluator, cards: int, seat: int, contest: int) -> None: ...
    def choices(self, bid: int) -> list[tuple[tuple[int, bool, bool, bool, bool], int, float, float, bool]]: ...
    def best_win(self, bid: int) -> float: ...

class Outlook:
    """Ten cards weighed over all skats, discards and contracts."""

    def __init__(self, evaluator: Evaluator, hand: int, seat: int, contest: int) -> None: ...
    def with_skat(self, bid: int) -> tuple[float, float]: ...
    def best_win_with_skat(self, bid: int) -> float: ...
    def skat_games(self, bid: int) -> list[tuple[tuple[int, bool, bool, bool, bool], float, float, float, bool]]: ...
    def hand_games(
        self, bid: int, proven: Sequence[int] = [0, 0, 0, 0, 0, 0]
    ) -> list[tuple[tuple[int, bool, bool, bool, bool], float, float, float, bool]]: ...

class CardPolicy:
    """How likely an expert, or somebody else, plays each legal card, knowing what a seat knows."""

    def chances(self, seen: Observation, expert: bool = True) -> list[tuple[int, float]]: ...
    def outcome(self, seen: Observation, expert: bool = True) -> float:
        """What the declarer will have in the list less the mean of the others."""

class WidePolicy(CardPolicy):
    """One that only plays, of bytes of floats."""

    def __init__(self, numbers: bytes) -> None: ...

    size: Final[int] = ...

    feelers: Final[int] = ...

    hidden: Final[int] = ...

class Policy(CardPolicy):
    """One that cards are read by, of bytes of floats."""

    def __init__(self, numbers: bytes) -> None: ...

    size: Final[int] = ...

    feelers: Final[int] = ...

    hidden: Final[int] = ...

    key: Final[int] = ...

    nets: Final[int] = ...

    groups: Final[int] = ...

    places: Final[int] = ...

    group_bits: Final[int] = ...

    context_bits: Final[int] = ...

class PolicyPlayer(SeatPlayer):
    """Plays the likeliest card of a policy; at temperature 1 each as often as it is likely, hotter more alike."""

    def __init__(self, policy: CardPolicy, temperature: float = 0.0) -> None: ...

class CardReading:
    """
    How likely worlds are, given the cards that others have played.

    exponent  of the product of their chances, 0 to 1; blunders: how often anybody may play any card
    experts   how likely one sits at each seat, and not somebody else
    """

    def __init__(
        self, policy: Policy, exponent: float = 0.85, blunders: float = 0.02, experts: Sequence[float] = [0.5, 0.5, 0.5]
    ) -> None: ...
    def weigh(self, worlds: WorldList, seen: Observation) -> list[float]: ...

def policy_bits(seen: Observation, expert: bool) -> bytes:
    """What the policy looks at: the bits of the context in 16 bytes, and of each group of cards in 24."""

def policy_net(seen: Observation) -> int:
    """Which of its networks is asked."""

def policy_places(kind: int) -> list[tuple[int, int]]:
    """For every card, by its number, its group and its place there."""

class Sampler:
    """
    From what a seat knows to worlds, drawn uniformly from all that fit, or so that likely ones come oftener.

    likelihood         what bids, contract and discard tell; without it all worlds are the same
    reading            what the cards played tell besides; it needs a likelihood
    putting            what a sane declarer of a null game would have put away
    infers_as          the role in which all that is asked: both, declarer, defenders
    remembered_tricks  finished ones; all without a number
    """

    def __init__(
        self,
        likelihood: Inference | None = None,
        reading: CardReading | None = None,
        putting: NullPutting | None = None,
        *,
        infers_as: str = "both",
        remembered_tricks: int | None = None,
    ) -> None: ...
    def choose(self, seen: Observation, number: int, seed: int) -> tuple[WorldList, list[float]]:
        """The worlds of a decision with their weights; there are none where all worlds count the same."""

class Liking:
    """
    What a policy likes of the cards, a head start in scores of worlds.

    weight  of the logarithm of a card's chance
    until   up to this trick of the game
    """

    def __init__(self, policy: CardPolicy, weight: float, until: int = 10) -> None: ...

class Jury:
    """
    Who judges a card in a world: open cards, and games beside them that seat players play on, if there are some.

    Each of the players knows what its seat would know there.

    share  what games count, above 0 and up to 1; open cards have the rest
    moves  so many cards are played after the one judged, then open cards tell what is left; all without a number
    doubt  no game is played with a card that open cards see further behind than this, in shares of wins
    since  from this trick of the game on; before it open cards judge alone
    fading what share is left in every trick of that in the trick before
    liking the head start that a policy gives the cards; none without
    errors in place of open cards and games, open cards with which everybody errs so often
    pruning by which values with open cards may be estimated; who wins is always proven
    """

    def __init__(
        self,
        declarer: SeatPlayer | None = None,
        defenders: SeatPlayer | None = None,
        *,
        share: float = 1.0,
        moves: int | None = None,
        doubt: float | None = None,
        since: int = 1,
        fading: float = 1.0,
        liking: Liking | None = None,
        errors: float | None = None,
        pruning: Pruning | None = None,
    ) -> None: ...

class Evidence:
    """What the worlds say about every legal card: (card, worlds, win share, score, its standard error, mean value)."""

    @property
    def best(self) -> int: ...
    @property
    def worlds(self) -> int: ...
    @property
    def is_full(self) -> bool: ...
    @property
    def cards(self) -> list[tuple[int, int, float, float | None, float | None, float | None]]: ...

class JudgingPlayer(SeatPlayer):
    """Somebody who judges its cards, and says what speaks for each of them."""

    def evidence(
        self,
        seen: Observation,
        seed: int,
        *,
        all_values: bool = False,
        seconds: float | None = None,
        stop: Stop | None = None,
    ) -> Evidence: ...

class Outcomes:
    """
    How a game ends in worlds: the declarer's list points, card by card for the first world, then for the next.

    worths  of each world: what the endings are worth that can still come, 0 of others; lost in schneider, lost, won,
            schneider, schwarz
    """

    @property
    def cards(self) -> list[int]: ...
    @property
    def worlds(self) -> WorldList: ...
    @property
    def weights(self) -> list[float]: ...
    @property
    def list_points(self) -> list[int]: ...
    @property
    def worths(self) -> list[list[int]]: ...
    @property
    def is_full(self) -> bool: ...

class Foresight:
    """What best play with open cards leads to, in worlds that fit what a seat knows."""

    def __init__(self, sampler: Sampler = ..., *, threads: int = 1, table_bytes: int = 67108864) -> None: ...
    def of_cards(self, seen: Observation, worlds: int, seed: int, stop: Stop | None = None) -> Outcomes: ...
    def declarer_share(self, seen: Observation, worlds: int, seed: int, stop: Stop | None = None) -> float: ...

class RelayPlayer(SeatPlayer):
    """Plays like the first player, from some trick on, counted from 1, like the second."""

    def __init__(self, first: SeatPlayer, second: SeatPlayer, trick: int) -> None: ...

class SlippingPlayer(SeatPlayer):
    """Plays like another player, but any card in a share of its decisions."""

    def __init__(self, player: SeatPlayer, share: float) -> None: ...

class NullApartPlayer(JudgingPlayer):
    """Leaves null games to another player."""

    def __init__(self, others: JudgingPlayer, null: JudgingPlayer) -> None: ...

class MonteCarloPlayer(JudgingPlayer):
    """
    Judges cards in worlds that fit what the seat knows; keeps a solver for each thread.

    A card is worth what best play with open cards brings, or what games bring that are played on, or a mean of both.
    """

    def __init__(
        self,
        worlds: int = 160,
        sampler: Sampler = ...,
        *,
        declarers_jury: Jury = ...,
        defenders_jury: Jury = ...,
        scoring: str = "kermit",
        threads: int = 1,
        table_bytes: int = 67108864,
    ) -> None: ...

class AchievingPlayer(JudgingPlayer):
    """
    As declarer of a trump game, plays for one strategy that wins in as many worlds as possible; else by Monte Carlo.

    sets       into so many lots the worlds are dealt, each with a set of worlds that one strategy wins
    by_points  whether the mean of card points with open cards decides between cards whose sets are equally large
    nodes      of search in which the sets of one decision are grown
    """

    def __init__(
        self,
        worlds: int = 160,
        sampler: Sampler = ...,
        *,
        sets: int = 1,
        by_points: bool = True,
        nodes: int = 8000000,
        threads: int = 1,
        table_bytes: int = 67108864,
    ) -> None: ...

class UctPlayer(JudgingPlayer):
    """
    Grows a tree of the cards that may fall by playouts in worlds, and plays the card most visited.

    exploration  the more, the longer cards are tried that have done badly
    players      who finish the games, by default rules of thumb at every seat
    """

    def __init__(
        self,
        *,
        playouts: int = 1600,
        exploration: float = 0.7,
        sampler: Sampler = ...,
        players: Sequence[SeatPlayer] | None = None,
    ) -> None: ...

class NullRulesPlayer(SeatPlayer):
    """Plays null by rules of thumb."""

    def __init__(self, table: SuitTable) -> None: ...

class NullPlayer(JudgingPlayer):
    """
    Judges cards of null games: plans against all skats where the hand lies open, elsewhere worlds.

    With rules goes what the card that they would play is worth beside winning.
    """

    def __init__(
        self,
        sampler: Sampler = ...,
        *,
        declarers_worlds: int = 160,
        defenders_worlds: int = 160,
        declarers_jury: Jury = ...,
        defenders_jury: Jury = ...,
        rules: tuple[SeatPlayer, float] | None = None,
        ouvert_nodes: int = 60000,
        ouvert_decisions: int = 10,
    ) -> None: ...

class ContractList:
    """Deals with their contracts, of 36 bytes each: hands and skat, limits, bid, declarer, flags."""

    def __init__(self, packed: bytes) -> None: ...
    def __len__(self) -> int: ...

def play_contracts(
    deals: ContractList, declarer: SeatPlayer, defenders: SeatPlayer, seed: int = 0, threads: int = 1
) -> list[int]:
    """What each deal brings the declarer in the list, less one defender."""

class Lessons:
    """What a turn of learning has seen, as means over its decisions."""

    @property
    def decisions(self) -> int: ...
    @property
    def distance(self) -> float: ...
    @property
    def entropy(self) -> float: ...
    @property
    def clipped(self) -> float: ...
    @property
    def outcome_error(self) -> float: ...
    @property
    def critic_error(self) -> float: ...
    @property
    def advantage(self) -> float: ...

class Learner:
    """Reinforces a policy by what its games bring; goes on from bytes of floats."""

    def __init__(self, start: bytes, seed: int) -> None: ...
    def learn(
        self,
        deals: ContractList,
        numbers: Sequence[int],
        seed: int,
        rate: float,
        anchor: float = 0.009999999776482582,
        clip: float = 0.20000000298023224,
        trace: float = 0.949999988079071,
        outcomes: float = 0.10000000149011612,
        batch: int = 512,
        others: Sequence[SeatPlayer] = [],
        share: float = 0.0,
        threads: int = 1,
    ) -> Lessons:
        """Plays the deals of some numbers and learns from them; the same on any number of threads."""

    def numbers(self) -> bytes:
        """Of the policy as it is now, as `WidePolicy` reads them."""

    def state(self) -> bytes:
        """All that learning goes on from."""

    def restore(self, state: bytes) -> None:
        """What `state` has given."""

class TreePolicy:
    """How likely every action of every information set is, set after set."""

    def __init__(self, shares: Sequence[float]) -> None: ...
    @property
    def shares(self) -> list[float]: ...

class ExtensiveGame:
    """
    A game with chance, players and information sets.

    Nodes are told as parent, who acts (-1: nobody), information set and chance; payoffs are those of the ends.
    """

    def __init__(
        self, players: int, nodes: Sequence[tuple[int, int, int, float]], payoffs: Sequence[float]
    ) -> None: ...
    @staticmethod
    def synthetic(
        bias: float,
        correlation: float,
        disambiguation: float,
        seed: int,
        depth: int = 8,
        worlds: int = 8,
        most_moves: int = 2,
        early: float = 0.0,
        alike: float = 0.0,
        blind: int = 0,
    ) -> ExtensiveGame: ...
    @staticmethod
    def ending(
        seen: Observation, worlds: WorldList, weights: Sequence[float] = [], most_nodes: int = 5000000
    ) -> ExtensiveGame:
        """The last tricks of a game of Skat, dealt in one of these ways; without weights all are as likely."""

    @property
    def players(self) -> int: ...
    @property
    def size(self) -> int: ...
    def open_cards(self, ties: str = "split") -> TreePolicy:
        """Everybody finishes each world that may be as if all cards were open (PIMC)."""

    def playouts(self, policy: TreePolicy, ties: str = "split") -> TreePolicy:
        """Everybody finishes each world that may be by players of a policy (IIMC)."""

    def uct(self, playouts: int, exploration: float, seed: int) -> TreePolicy:
        """Everybody follows a tree of random playouts."""

    @property
    def sets(self) -> list[tuple[int, int, int]]:
        """Of every information set its player, its first action in a policy and how many."""

    def uniform(self) -> TreePolicy:
        """Everybody plays at random."""

    def equilibrium(self, turns: int, accuracy: float = 0.0, plus: bool = True) -> TreePolicy:
        """By CFR+ or CFR, in so many turns, or until what each player alone could gain adds up to the accuracy."""

    def payoffs(self, policy: TreePolicy) -> list[float]:
        """What each player may expect."""

    def gains(self, policy: TreePolicy) -> list[float]:
        """What each player alone could gain by a best response."""

    def best_response(self, policy: TreePolicy, player: int) -> tuple[TreePolicy, float]:
        """A player's best policy against the others', and its value."""

    def joined(self, own: TreePolicy, others: TreePolicy, player: int) -> TreePolicy:
        """One policy for a player, another for all others."""

class Ending:
    """The last tricks of a game of Skat, without what cannot matter."""

    def __init__(
        self, seen: Observation, worlds: WorldList, weights: Sequence[float] = [], most_ends: int = 20000000
    ) -> None:
        """Dealt in one of these ways; without weights all are as likely."""

    @property
    def ends(self) -> int: ...
    def open_cards(self) -> TreePolicy:
        """Everybody finishes each world that may be as if all cards were open (PIMC)."""

    def chances(self, policy: TreePolicy, mine: Observation) -> list[tuple[int, float]]:
        """How likely a seat plays each of its cards; nothing where it does not matter."""

    def with_card(self, policy: TreePolicy, mine: Observation, card: int) -> TreePolicy:
        """The policy in which a seat plays this card in what it knows now."""

    @property
    def sets(self) -> list[tuple[int, int, int]]:
        """Of every information set its player, its first action in a policy and how many."""

    def uniform(self) -> TreePolicy:
        """Everybody plays at random."""

    def equilibrium(self, turns: int, accuracy: float = 0.0, plus: bool = True) -> TreePolicy:
        """By CFR+ or CFR, in so many turns, or until what each player alone could gain adds up to the accuracy."""

    def payoffs(self, policy: TreePolicy) -> list[float]:
        """What each player may expect."""

    def gains(self, policy: TreePolicy) -> list[float]:
        """What each player alone could gain by a best response."""

    def best_response(self, policy: TreePolicy, player: int) -> tuple[TreePolicy, float]:
        """A player's best policy against the others', and its value."""

    def joined(self, own: TreePolicy, others: TreePolicy, player: int) -> TreePolicy:
        """One policy for a player, another for all others."""

class PrefixTree:
    """A game tree of any size whose values are known without search."""

    def __init__(
        self, seed: int, least_moves: int = 4, most_moves: int = 12, damage: int = 6, error: int = 4
    ) -> None: ...
    def value(self, depth: int) -> int:
        """What a search down to a depth finds."""

    def minimum_proof(self, depth: int) -> int:
        """The fewest nodes that prove this value."""

    def visited(self, depth: int, search: str, cut_first: float = 0.0, sight: str = "nothing") -> list[int]:
        """The nodes that a search visits which deepens move by move, up to each depth."""

def play_openings(
    evaluator: Evaluator,
    player: SeatPlayer,
    number: int,
    seed: int,
    hands: float = 0.2,
    daring: float = 1.0,
    threads: int = 1,
) -> bytes:
    """Games on any hand as bytes: kind, seat, ouvert, level, hand, away; shares from the hand and daring."""

def evaluate_openings(evaluator: Evaluator, openings: bytes, corrected: bool = True) -> bytes:
    """The four chances of each opening as bytes of floats; uncorrected, the odds that were learned."""

class OpeningLearner:
    """Learns from openings how games end."""

    def __init__(self, seed: int) -> None: ...
    def learn(self, openings: bytes, rate: float, batch: int = 512) -> float:
        """Learns from openings in their order, so many for a step; tells the mean loss in nats."""

    def numbers(self) -> bytes:
        """Of the networks as they are now, as `Evaluator` reads them."""
