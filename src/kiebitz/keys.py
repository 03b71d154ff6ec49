"""Keys for tables and files: what was seen as a text, a number that stays the same, and one for all names of suits.

stable_hash(view)      # 64 bits, the same in every process, on every machine and in later releases
canonical_key(view)    # a text that does not change when suits are renamed that play no part of their own

Views, observations and positions have both. Two that are equal have the same hash and key; a view's names of players do
not count. Where a contract is declared, the suits that are not trump may change their names: three in a suit game, all
four in grand, jacks staying where they are, and all four with their jacks in null. What the rules say of the rest of
the game is then the same; what somebody's bids suggest about a suit may not be. A position knows card points alone, so
that all suit games are clubs in its key, which is a position again. Before the declaration every suit has its value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import blake2b
from itertools import permutations
from typing import Final, TypeAlias

from kiebitz.cards import CARDS, JACKS, Card, CardSet, cards_in, format_cards, mask_of
from kiebitz.contract import Contract, Kind
from kiebitz.errors import WrongType, brief
from kiebitz.moves import Declare, Move
from kiebitz.play import Position
from kiebitz.seats import Observation
from kiebitz.view import View

Seen: TypeAlias = View | Observation | Position
Renaming: TypeAlias = tuple[Card, ...]  # for every card the one that stands for it

_SUITS: Final = range(4)
_SAME: Final[Renaming] = CARDS


def stable_hash(seen: Seen) -> int:
    """A number of 64 bits for what was seen."""
    return int.from_bytes(blake2b(_text_of(seen)(_SAME).encode(), digest_size=8).digest(), "big")


def canonical_key(seen: Seen) -> str:
    """A text for what was seen, the same whatever the suits are called that the game allows to rename."""
    return min(map(_text_of(seen), _renamings(seen)))


def _text_of(seen: Seen) -> Callable[[Renaming], str]:
    """How something is written, given what its cards are called."""
    match seen:
        case Position():
            return lambda names: str(_renamed_position(seen, names))
        case View():
            return lambda names: _view_text(seen, names)
        case Observation():
            return lambda names: _observation_text(seen, names)
    raise WrongType(f"a View, an Observation or a Position has a key, not {brief(seen)}")


def _renamings(seen: Seen) -> Iterator[Renaming]:
    kind = _kind_of(seen)
    if kind is None:
        yield _SAME
        return
    trump = None if kind in (Kind.GRAND, Kind.NULL) else int(kind)
    called = int(Kind.CLUBS) if isinstance(seen, Position) else trump
    for suits in permutations(_SUITS):
        if trump is None or suits[trump] == called:
            yield _renaming(suits, moves_jacks=kind == Kind.NULL)


def _kind_of(seen: Seen) -> Kind | None:
    if isinstance(seen, Position):
        return seen.kind
    if isinstance(seen, View):
        return None if seen.contract is None else seen.contract.kind
    return None if seen.contract is None else Kind(seen.contract[0])


def _renaming(suits: tuple[int, ...], *, moves_jacks: bool) -> Renaming:
    return tuple(
        CARDS[8 * suits[card >> 3] + (card & 7)] if moves_jacks or not JACKS >> card & 1 else card for card in CARDS
    )


def _mask(mask: int, names: Renaming) -> int:
    return mask_of(names[card] for card in cards_in(mask))


def _renamed_position(position: Position, names: Renaming) -> Position:
    hands = [_mask(hand, names) for hand in position.hands]
    return Position(
        kind=_renamed_kind(position.kind, names),
        declarer=position.declarer,
        hands=(hands[0], hands[1], hands[2]),
        skat=_mask(position.skat, names),
        leader=position.leader,
        trick=tuple(names[card] for card in position.trick),
        points=position.points,
        tricks=position.tricks,
    )


def _renamed_kind(kind: Kind, names: Renaming) -> Kind:
    """A suit game is named by its suit, which any of its lower cards tells."""
    return kind if kind in (Kind.GRAND, Kind.NULL) else Kind(names[8 * kind] >> 3)


def _view_text(view: View, names: Renaming) -> str:
    sets = (view.hand, view.skat, view.open_hand)
    cards = ["?" if some is None else format_cards(_mask(some.mask, names)) for some in sets]
    moves = [f"{seat}:{_renamed_move(move, names)}" for seat, move in view.history]
    end = [] if view.result is None else [f"={view.result.value}:{view.result.points}:{view.result.matadors}"]
    return " ".join([_seat(view.seat), *cards, *moves, *end])


def _renamed_move(move: Move, names: Renaming) -> Move:
    if isinstance(move, Card):
        return names[move]
    if isinstance(move, Declare) and move.discard is not None:
        return Declare(move.contract, CardSet(_mask(move.discard.mask, names)))
    return move


def _observation_text(seen: Observation, names: Renaming) -> str:
    seat, hand, contract, declarer, skat, holder, bid, limits, plays, open_hand = seen.__getstate__()
    cards = ["?" if mask is None else format_cards(_mask(mask, names)) for mask in (hand, skat, open_hand)]
    declared = "-" if contract is None else str(Contract(Kind(contract[0]), *contract[1:]))
    known = (_seat(seat), *cards, declared, _seat(declarer), _seat(holder), str(bid))
    shown = [f"{low}-{high}" for low, high in limits]
    return " ".join([*known, *shown, *(f"{player}:{names[card]}" for player, card in plays)])


def _seat(seat: int | None) -> str:
    return "-" if seat is None else str(seat)
