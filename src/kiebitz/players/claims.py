"""Whether a declarer who lays the cards open is surely right, as a defender or the declarer can judge; and who claims.

The other way round, a declarer who cannot win a trick any more gives the rest to the defenders.

A defender knows the own hand and the declarer's open one; the partner's cards and the skat are unknown. To the declarer
each defender may hold any card not seen. All checks here are one-sided: `True` is certain however the unknown cards
lie and however the defenders play, `False` only means that play goes on. Plain plans are seen at once; what else there
is, a short search finds, which looks at so many positions and never at a clock.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kiebitz.cards import Card, cards_in
from kiebitz.contract import Contract
from kiebitz.guarantees import guaranteed_rest, keeping_rest
from kiebitz.moves import CLAIM, Claim, Move, Resign
from kiebitz.play import ORDERS, CardOrder, legal_cards, winning_card
from kiebitz.players.player import LeavesClaims, Player
from kiebitz.players.referee import ask
from kiebitz.view import Phase, View

NODES: Final = 1_000  # a millisecond
NODES_AFTER_CLAIM: Final = 20_000  # for each card: who has claimed must not lose the proof


def claim_holds(view: View) -> bool:
    """Whether a claim is right, so that a defender may give up: the declarer takes all the rest or, in null, none."""
    if _Seen.of(view) is None:
        return False
    is_null = view.contract is not None and view.contract.is_null
    is_plain = declarer_takes_none(view) if is_null else declarer_takes_rest(view)
    return is_plain or guaranteed_rest(view, nodes=NODES) is True


def certain_end(view: View) -> Claim | Resign | None:
    """What the seat in turn may do to end a game whose rest is certain by what it knows, with more than one trick left.

    A declarer claims, or gives up what is the defenders'; a defender who sees the declarer's cards gives up what cannot
    be had.
    """
    if view.phase is not Phase.PLAY or view.seat is None or not view.my_turn or len(view.hand) < 2:
        return None
    if defenders_take_rest(view):
        return Resign(view.seat)
    done = [move for seat, move in view.history if seat == view.seat]
    if any(isinstance(move, Claim | Resign) for move in done) or not claim_holds(view):
        return None
    return CLAIM if view.is_declarer else Resign(view.seat)


def ask_or_claim(player: Player, view: View) -> Move:
    """What a player does at a table that claims for it: once all the rest is certain, it lays its cards open.

    Should the defenders want to see it, it plays only what keeps all the rest. What is surely theirs it gives up.
    """
    may_claim = isinstance(player, LeavesClaims) and player.leaves_claims
    if not may_claim or view.phase is not Phase.PLAY or not view.is_declarer:
        return ask(player, view)
    if not any(isinstance(move, Claim) for _, move in view.history):
        return certain_end(view) or ask(player, view)
    move, keeping = ask(player, view), keeping_rest(view, nodes=NODES_AFTER_CLAIM)
    return move if not keeping or move in keeping else keeping[0]


def declarer_takes_rest(view: View) -> bool:
    """Whether the declarer of a trump game surely takes every trick still to come, the current one included."""
    table = _Seen.of(view)
    if table is None or table.contract.is_null:
        return False
    if not view.trick:
        return view.leader == table.declarer and _runs(table, table.open_hand)
    if table.has_played:
        return _wins_surely(table, view.trick) and _runs(table, table.open_hand)
    legal = cards_in(legal_cards(table.contract.kind, table.open_hand, view.trick))
    return any(
        _wins_surely(table, (*view.trick, card)) and _runs(table, table.open_hand & ~card.mask) for card in legal
    )


def defenders_take_rest(view: View) -> bool:
    """Whether the declarer of a trump game, in turn and not on lead, cannot win any trick still to come.

    That is so if none of its cards beats the best one of this trick, or any that a defender may hold. Before the end of
    the first trick it is left open, since a game given up then would not count as schneider.
    """
    if not view.is_declarer or not view.trick or not view.finished_tricks or (table := _Seen.of(view)) is None:
        return False
    best = view.trick[winning_card(table.order, view.trick)]
    others = [best, *cards_in(table.own | table.partner)]
    beats = table.order.beats
    return not table.contract.is_null and not any(
        beats(card, other) for card in cards_in(table.open_hand) for other in others
    )


def declarer_takes_none(view: View) -> bool:
    """Whether the declarer of a null game can surely avoid every trick still to come, the current one included."""
    table = _Seen.of(view)
    if table is None or not table.contract.is_null:
        return False
    if not view.trick:
        return view.leader != table.declarer and _stays_under(table, table.own | table.partner)
    if table.has_played:
        return _holder(table, view.trick) != table.declarer and _stays_under(table, table.own | table.partner)
    # The declarer still has to play to this trick: the card led counts among those to stay under.
    return _stays_under(table, table.own | table.partner | view.trick[0].mask)


@dataclass(frozen=True, slots=True)
class _Seen:
    """What a defender knows: masks of the declarer's hand, the own one, and all that the partner may hold.

    As the declarer sees it, the own hand too is all that this defender may hold.
    """

    contract: Contract
    order: CardOrder
    declarer: int
    defender: int
    leader: int
    open_hand: int
    own: int
    partner: int
    has_played: bool

    @classmethod
    def of(cls, view: View) -> _Seen | None:
        """`None` where the question does not arise: no card play, an onlooker, or the declarer's hand is not seen."""
        seat, declarer, contract = view.seat, view.declarer, view.contract
        if view.phase is not Phase.PLAY or contract is None or seat is None or declarer is None:
            return None
        is_declarer = seat == declarer
        held = view.hand if is_declarer else view.open_hand
        if held is None:
            return None
        defender = (declarer + 1) % 3 if is_declarer else seat
        may_hold = [view.unseen.mask & ~voids.mask for voids in view.voids]
        return cls(
            contract=contract,
            order=ORDERS[contract.kind],
            declarer=declarer,
            defender=defender,
            leader=view.leader,
            open_hand=held.mask,
            own=may_hold[defender] if is_declarer else view.hand.mask,
            partner=may_hold[3 - defender - declarer],
            has_played=(declarer - view.leader) % 3 < len(view.trick),
        )


def _holder(table: _Seen, trick: tuple[Card, ...]) -> int:
    """The seat that has the trick so far."""
    return (table.leader + winning_card(table.order, trick)) % 3


def _wins_surely(table: _Seen, trick: tuple[Card, ...]) -> bool:
    """Whether the declarer has the trick, and nobody still to play can take it away."""
    if _holder(table, trick) != table.declarer:
        return False
    best = trick[winning_card(table.order, trick)]
    for place in range(len(trick), 3):
        seat = (table.leader + place) % 3
        cards = table.own if seat == table.defender else table.partner
        if any(table.order.beats(card, best) for card in cards_in(cards)):
            return False
    return True


def _runs(table: _Seen, hand: int) -> bool:
    """Whether the declarer, on lead with this hand, can draw all trumps and then lead nothing but winners."""
    trumps = table.order.trumps
    side_suits = hand & ~trumps
    if not _suit_runs(table, hand, trumps):
        return False
    if side_suits and (hand & trumps).bit_count() < _rounds_to_draw(table, trumps):
        return False
    return all(_suit_runs(table, hand, 0xFF << 8 * suit & ~trumps) for suit in range(4))


def _rounds_to_draw(table: _Seen, suit: int) -> int:
    """After how many leads of a suit no defender can have any of it left, since both must follow."""
    return max((table.own & suit).bit_count(), (table.partner & suit).bit_count())


def _suit_runs(table: _Seen, hand: int, suit: int) -> bool:
    """Whether the declarer's cards of a suit win one after the other, led from the top and never trumped."""
    strength = table.order.strength
    against = max((strength[card] for card in cards_in((table.own | table.partner) & suit)), default=-1)
    held = cards_in(hand & suit)
    tops = sum(strength[card] > against for card in held)
    return tops == len(held) or tops >= _rounds_to_draw(table, suit)


def _stays_under(table: _Seen, others: int) -> bool:
    """Whether in every suit the declarer's lowest card is under the lowest outside, the second under the second, ...

    Then there is a lower card for every card led. Playing the highest lower card, and throwing away the highest of a
    suit when void, keeps it so. Cards outside that lie in the skat only make it safer.
    """
    strength = table.order.strength
    for suit in range(4):
        held, outside = (
            sorted(strength[card] for card in cards_in(cards & 0xFF << 8 * suit)) for cards in (table.open_hand, others)
        )
        if any(low >= high for low, high in zip(held, outside, strict=False)):
            return False
    return True
