"""The analysis board as the page is shown it: where the cards lie along a path, and the tree around it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kiebitz.board import LONGEST_COMMENT, Node, Setup, Standing, Tree, format_tree
from kiebitz.board.setup import setup_of
from kiebitz.board.tree_text import LONGEST
from kiebitz.cards import Card, CardSet, card_points, parse_card, parse_cards
from kiebitz.contract import KIND_LETTERS, Contract, Kind, format_contract
from kiebitz.deals import SEATS, Deal
from kiebitz.game import Game
from kiebitz.hand_order import in_hand_order
from kiebitz.moves import Bid, Move, format_move, parse_move
from kiebitz.play import ORDERS, Position, winning_card
from kiebitz.solver import Solution, lost_in_trick
from kiebitz.view import Phase, allowed_contracts
from kiebitz.web.causes import Cause, cause_seen
from kiebitz.web.games import Moment
from kiebitz.web.sight import Ended, TrickSeen, ended, texts, trick_seen, tricks_taken

MoveText = Annotated[str, Meta(max_length=40)]
Place = Annotated[str, Meta(max_length=200)]


class Looked(Struct, frozen=True, forbid_unknown_fields=True):
    """A board as the page has it, kept as `board` or else as `text`, and where on it one is."""

    text: Annotated[str, Meta(max_length=LONGEST)] = ""
    board: int | None = None
    path: Annotated[list[MoveText], Meta(max_length=80)] = []
    forward: int = 0  # so many moves on along the main line

    def moves(self) -> list[Move]:
        """The path as moves."""
        return [parse_move(text) for text in self.path]


class Changed(Looked, frozen=True, forbid_unknown_fields=True):
    """What is done there: a move, a comment, a branch taken away or made the main line."""

    what: Literal["play", "say", "remove", "promote"] = "play"
    move: MoveText = ""
    comment: Annotated[str, Meta(max_length=LONGEST_COMMENT)] = ""


class SetupAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A position while it is being made: cards of the seats and the skat, and what is played."""

    places: Annotated[list[Place], Meta(min_length=4, max_length=4)]
    kind: Literal["C", "S", "H", "D", "G", "N"] | None = None
    declarer: Annotated[int, Meta(ge=0, le=2)] = 0
    leader: Annotated[int, Meta(ge=0, le=2)] = 0
    trick: Annotated[list[Annotated[str, Meta(max_length=4)]], Meta(max_length=3)] = []
    points: Annotated[int, Meta(ge=0, le=120)] = 0
    tricks: Annotated[int, Meta(ge=0, le=10)] = 0
    deal_rest: bool = False

    def setup(self) -> Setup:
        """The same in the library."""
        first, second, third, skat = map(parse_cards, self.places)
        return Setup(
            (first, second, third, skat),
            None if self.kind is None else Kind(KIND_LETTERS.index(self.kind)),
            self.declarer,
            self.leader,
            tuple(map(parse_card, self.trick)),
            self.points,
            self.tricks,
        )


class FaultAt(Struct, frozen=True):
    """What is wrong with a setup, at a place if it is about one."""

    cause: Cause
    place: int | None


class SetupSeen(Struct, frozen=True, rename="camel"):
    """A setup as it is: `text` once nothing is wrong with it."""

    places: list[list[str]]
    kind: str | None
    declarer: int
    leader: int
    trick: list[str]
    points: int
    tricks: int
    faults: list[FaultAt]
    text: str | None


class NodeSeen(Struct, frozen=True, rename="camel"):
    """A move of the tree."""

    seat: int
    move: str
    comment: str
    next: list[NodeSeen]


class BoardSeen(Struct, frozen=True, rename="camel"):
    """A board and where on it one is.

    board, title  where it is kept
    text      all of it in one line
    path      the moves to here, and `moments` what lay where from the start on
    calls     what may be said, picked up or declared here; `cards` what may be played
    asks      whether it can be asked what the seat in turn would do
    """

    board: int | None
    title: str
    text: str
    path: list[str]
    moments: list[Moment]
    tree: list[NodeSeen]
    comment: str
    root_comment: str
    calls: list[str]
    cards: list[str]
    contract: str | None
    declarer: int | None
    bid: int
    is_position: bool
    asks: bool
    setup: SetupSeen
    end: Ended | None


class ValueSeen(Struct, frozen=True, rename="camel"):
    """A card with open cards: the declarer's card points in all, or in null the trick in which it is lost."""

    card: str
    value: int
    lost_in: int | None
    is_best: bool


class SolutionSeen(Struct, frozen=True, rename="camel"):
    """What open cards say: the value of the position and of every card; `won` by the declarer."""

    values: list[ValueSeen]
    value: int
    lost_in: int | None
    is_null: bool
    won: bool


def board_seen(tree: Tree, path: list[Move], board: int | None = None, title: str = "") -> BoardSeen:
    """A board at the end of a path."""
    standing, moments = Standing(tree.root), []
    moments.append(_moment(standing))
    for move in path:
        standing.push(move)
        moments.append(_moment(standing))
    game = standing.game
    return BoardSeen(
        board=board,
        title=title,
        text=format_tree(tree),
        path=[format_move(move) for move in path],
        moments=moments,
        tree=_nodes(tree),
        comment=tree.node(path).comment,
        root_comment=tree.comment,
        calls=_calls(standing),
        cards=texts(standing.legal_cards()),
        contract=_contract(standing),
        declarer=_declarer(standing),
        bid=0 if game is None else game.auction.bid,
        is_position=not isinstance(tree.root, Deal),
        asks=game is not None and not standing.is_over,
        setup=setup_seen(setup_of(tree.root)),
        end=_end(tree, standing),
    )


def _end(tree: Tree, standing: Standing) -> Ended | None:
    game = standing.game
    if game is None or not game.is_over or not isinstance(tree.root, Deal):
        return None  # how high a set-up position was bid is made up
    return ended(game, game.result(), was_sure=False)


def setup_seen(setup: Setup) -> SetupSeen:
    """A setup with all that is wrong in it."""
    faults = [FaultAt(cause_seen(each.fault), each.place) for each in setup.faults()]
    return SetupSeen(
        places=[texts(in_hand_order(cards, None)) for cards in setup.places],
        kind=None if setup.kind is None else setup.kind.letter,
        declarer=setup.declarer,
        leader=setup.leader,
        trick=texts(setup.trick),
        points=setup.points,
        tricks=setup.tricks,
        faults=faults,
        text=None if faults else format_tree(Tree(setup.root())),
    )


def solution_seen(solution: Solution) -> SolutionSeen:
    """What open cards say; of values that a limit left open the bound that is certain for the declarer."""
    position = solution.position
    wants_much = position.turn == position.declarer
    lowers = [found.lower for found in solution.cards]
    best = max(lowers) if wants_much else min(lowers)
    return SolutionSeen(
        values=[
            ValueSeen(str(found.card), found.lower, lost_in_trick(position, found.lower), found.lower == best)
            for found in solution.cards
        ],
        value=solution.lower,
        lost_in=lost_in_trick(position, solution.lower),
        is_null=position.kind == Kind.NULL,
        won=bool(solution.won),
    )


def _nodes(tree: Tree) -> list[NodeSeen]:
    """The tree with the seat of every move."""
    return [_node(child, Standing(tree.root)) for child in tree.children]


def _node(node: Node, before: Standing) -> NodeSeen:
    line, standing, made = node, before, []
    while True:
        standing.push(line.move)
        seat = standing.moves[-1][0]
        others = []
        for other in line.children[1:]:
            branch = Standing(standing.root)
            for _, move in standing.moves:
                branch.push(move)
            others.append(_node(other, branch))
        made.append((seat, line, others))
        if not line.children:
            break
        line = line.children[0]
    following: list[NodeSeen] = []
    for seat, each, others in reversed(made):
        seen = NodeSeen(seat, format_move(each.move), each.comment, [*following, *others])
        following = [seen]
    return following[0]


def _calls(standing: Standing) -> list[str]:
    """What is no card: in the auction the next number or holding, and passing; later picking up and contracts."""
    game = standing.game
    if game is None or game.turn is None or game.phase is Phase.PLAY:
        return []
    if game.phase is Phase.AUCTION:
        calls = game.auction.legal_calls()
        bids = [call for call in calls if isinstance(call, Bid)]
        return [*(format_move(call) for call in bids[:1]), *(str(call) for call in calls if not isinstance(call, Bid))]
    contracts = [format_contract(contract) for contract in allowed_contracts(game.auction.bid, hand=not game.picked_up)]
    return ["s", *contracts] if game.phase is Phase.SKAT else contracts


def _contract(standing: Standing) -> str | None:
    if standing.game is not None:
        return None if standing.game.contract is None else format_contract(standing.game.contract)
    return None if standing.position is None else standing.position.kind.letter


def _declarer(standing: Standing) -> int | None:
    if standing.game is not None:
        return standing.game.declarer
    return None if standing.position is None else standing.position.declarer


def _moment(standing: Standing) -> Moment:
    seat, move = standing.moves[-1] if standing.moves else (None, None)
    said = None if move is None else format_move(move)
    if standing.game is not None:
        return _moment_of_game(standing.game, seat, said)
    assert standing.position is not None
    return _moment_of_position(standing, standing.position, seat, said)


def _moment_of_game(game: Game, seat: int | None, move: str | None) -> Moment:
    view = game.view(None)
    skat = game.deal.skat if game.position is None else CardSet(game.position.skat)
    is_up = game.picked_up and game.position is None
    defended = sum(trick.points for trick in view.finished_tricks) - view.points
    return Moment(
        seat=seat,
        move=move,
        phase=game.phase,
        turn=game.turn,
        hands=[_held(game.hand(each), game.contract) for each in SEATS],
        skat=[] if is_up else _held(skat, game.contract),
        trick=TrickSeen(view.leader, texts(view.trick)),
        last_trick=trick_seen(view.finished_tricks[-1], view) if view.finished_tricks else None,
        tricks=tricks_taken(view),
        points=(0, 0) if game.position is None else (view.points + skat.points, defended),
    )


def _moment_of_position(standing: Standing, position: Position, seat: int | None, move: str | None) -> Moment:
    contract = Contract(position.kind)
    tricks = [0, 0, 0]
    tricks[position.declarer] = position.tricks
    last = None
    if standing.last_trick is not None:
        leader, cards = standing.last_trick
        last = TrickSeen(leader, texts(cards), (leader + winning_card(ORDERS[position.kind], cards)) % 3)
    return Moment(
        seat=seat,
        move=move,
        phase=Phase.OVER if position.is_over else Phase.PLAY,
        turn=standing.turn,
        hands=[_held(CardSet(hand), contract) for hand in position.hands],
        skat=_held(CardSet(position.skat), contract),
        trick=TrickSeen(position.leader, texts(position.trick)),
        last_trick=last,
        tricks=(tricks[0], tricks[1], tricks[2]),
        points=(position.points + card_points(position.skat), max(0, position.defender_points)),
    )


def _held(cards: CardSet, contract: Contract | None) -> list[str | None]:
    held: list[Card] = in_hand_order(cards, contract)
    return [*texts(held)]
