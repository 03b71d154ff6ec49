"""The examples in which open cards mislead: strategy fusion and non-locality, as games that can be solved.

Some are bare trees. Others are the last tricks of a Skat game: chance draws one of some positions, each seat knows its
own hand and the cards that fell, the declarer wins or loses, and each defender gets the opposite.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from kiebitz.cards import CardSet, parse_cards
from kiebitz.contract import Kind
from kiebitz.lab.theory.tree import End, Node, Place, Tree, Turn, draw, grow
from kiebitz.play import Position

_SEATS: Final = 3


@dataclass(frozen=True, slots=True)
class Example:
    """A game with the one decision that it is about.

    place  who decides there, and what it knows
    right  the moves that are right
    """

    name: str
    tree: Tree
    place: Place
    right: tuple[str, ...]

    @property
    def player(self) -> int:
        """Who decides."""
        return self.place[0]


def _won(value: float) -> End:
    return End((value, -value))


def fusion() -> Example:
    """Fig. 5.1(a): to the right is a certain win; to the left a guess that open cards take for knowledge."""
    left = (Turn(0, "left", {"a": _won(1 - 2 * world), "b": _won(2 * world - 1)}) for world in (0, 1))
    worlds = (Turn(0, "root", {"left": guess, "right": _won(1)}) for guess in left)
    return Example("fusion (5.1a)", grow(2, draw(*worlds)), (0, "root"), ("right",))


def non_locality() -> Example:
    """Fig. 5.1(b): who is asked at all can tell the world, since in the other one nobody would have asked."""
    guess = [Turn(1, "asked", {"left": _won(1 - 2 * world), "right": _won(2 * world - 1)}) for world in (1, 0)]
    first = Turn(0, "world 1", {"ask": guess[0], "win": _won(1)})
    second = Turn(0, "world 2", {"ask": guess[1], "lose": _won(-1)})
    return Example("non-locality (5.1b)", grow(2, draw(first, second)), (1, "asked"), ("right",))


def foisted_guess() -> Example:
    """Fig. 7.1: to guess oneself wins one time in four, to let others guess three in four; open cards see no guess."""
    worlds = []
    for world in range(4):
        mine = Turn(0, "guess", {str(name): _won(1 if name == world else -1) for name in range(4)})
        theirs = Turn(1, "guess", {str(name): _won(-1 if name == world else 1) for name in range(4)})
        worlds.append(Turn(0, "root", {"left": mine, "right": theirs}))
    return Example("foisted guess (7.1)", grow(2, draw(*worlds)), (0, "root"), ("right",))


def _cards(text: str) -> int:
    return parse_cards(text).mask


def ending(hands: Sequence[tuple[str, str, str]], leader: int, declarer: int, wins: Callable[[Position], bool]) -> Tree:
    """The last tricks of a grand, dealt in one of some ways."""
    masks = [(_cards(first), _cards(second), _cards(third)) for first, second, third in hands]
    deals = [Position(Kind.GRAND, declarer, dealt, leader=leader) for dealt in masks]
    return grow(_SEATS, draw(*(_play(deal.hands, deal, "", wins) for deal in deals)))


def _play(dealt: tuple[int, int, int], position: Position, fell: str, wins: Callable[[Position], bool]) -> Node:
    if position.is_over:
        value = 1.0 if wins(position) else -1.0
        return End(tuple(value if seat == position.declarer else -value for seat in range(_SEATS)))
    moves = {str(card): _play(dealt, position.after(card), f"{fell} {card}", wins) for card in position.legal_moves()}
    return Turn(position.turn, (str(CardSet(dealt[position.turn])), fell.strip()), moves)


def _place(player: int, hand: str, fell: str = "") -> Place:
    return player, (str(parse_cards(hand)), fell)


def underestimated() -> Example:
    """Fig. 4.1: whoever holds CK, CQ and HQ must throw one away, and cannot know which of two nines was kept."""
    tree = ending(
        [("CJ CA C9", "CK CQ HQ", "D7 D8 D9"), ("CJ CA H9", "CK CQ HQ", "D7 D8 D9")], 0, 0, lambda end: end.tricks == 3
    )
    return Example("underestimated (4.1)", tree, _place(0, "CJ CA C9"), ("CA", "CJ"))


def kept_ace() -> Example:
    """Fig. 5.2: the ace first, and the other side must guess which ten was put away."""
    tree = ending([("DA CT", "CA SA", "H7 H8"), ("DA ST", "CA SA", "H7 H8")], 0, 0, lambda end: end.tricks == 2)
    return Example("gambit (5.2)", tree, _place(0, "DA CT"), ("DA",))


def spared_ace() -> Example:
    """Fig. 5.3: the declarer knows all cards, forehand does not; both discards lose with open cards."""
    worlds = []
    for partner in ("hearts", "clubs"):
        leads = {suit: _won(-1 if suit == partner else 1) for suit in ("hearts", "clubs")}
        worlds.append(Turn(0, partner, {"keep the ace": Turn(1, "lead", leads), "spare the ace": _won(-1)}))
    return Example("spared ace (5.3)", grow(2, draw(*worlds)), (0, "hearts"), ("keep the ace",))


def ambiguous_lead() -> Example:
    """Fig. 8.1: the nine tells the partner what the eight leaves open. Whoever takes the ace of hearts wins."""
    four = ("CJ", "S7", "S8", "S9")
    pairs = [(one, other) for place, one in enumerate(four) for other in four[place + 1 :]]
    hands = [(" ".join(pair), "HA H7", " ".join(card for card in four if card not in pair)) for pair in pairs]
    tree = ending(hands, 0, 2, lambda end: end.points >= 11)
    return Example("ambiguous lead (8.1)", tree, _place(0, "S9 S8"), ("S9",))


EXAMPLES: Final[dict[str, Callable[[], Example]]] = {
    "fusion": fusion,
    "non-locality": non_locality,
    "gambit": kept_ace,
    "spared-ace": spared_ace,
    "underestimated": underestimated,
    "foisted-guess": foisted_guess,
    "ambiguous-lead": ambiguous_lead,
}


@cache
def example(name: str) -> Example:
    """One of them."""
    return EXAMPLES[name]()
