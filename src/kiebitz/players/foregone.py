"""Games whose result is the same however they are played on, as somebody can tell who sees all cards.

That is more than a claim says, which only needs right play: here no card may matter any more, neither the declarer's
nor the defenders'. So a game that ends by this rule has the points and tricks that it would have had.
"""

from __future__ import annotations

from kiebitz.cards import cards_in
from kiebitz.deals import SEATS
from kiebitz.game import Game
from kiebitz.moves import CLAIM, Move, Resign
from kiebitz.play import ORDERS, Position
from kiebitz.view import Phase


def foregone(game: Game) -> list[Move]:
    """The moves that end a game with the only result it can have; none where that is not seen.

    All the rest goes to the side on lead if none of the others' cards beats one of its cards: the others can never get
    in. Seen between two tricks, with two of them or more to come.
    """
    position = game.position
    if game.phase is not Phase.PLAY or position is None or position.trick or position.cards_left < 2:
        return []
    assert game.contract is not None
    if position.leader == position.declarer:
        # In null the declarer loses with the next trick, and what is in it is not certain.
        return [] if game.contract.is_null or not _keeps_the_lead(position) else _claimed(game)
    if not _keeps_the_lead(position):
        return []
    if game.contract.is_null:
        return _claimed(game)
    # A declarer who gives up before the end of the first trick is not schneider.
    return [] if position.cards_left == 10 else [Resign(position.declarer)]


def _keeps_the_lead(position: Position) -> bool:
    """Whether the side on lead wins every trick, whatever is played."""
    own, others = position.hands[position.declarer], 0
    for seat in SEATS:
        others |= 0 if seat == position.declarer else position.hands[seat]
    leading, following = (own, others) if position.leader == position.declarer else (others, own)
    beaters = ORDERS[position.kind].beaters
    return not any(beaters[lead] & following for lead in cards_in(leading))


def _claimed(game: Game) -> list[Move]:
    """All the rest is the declarer's; in null none of it."""
    ending: list[Move] = [] if game.claimed else [CLAIM]
    return ending + [Resign(seat) for seat in SEATS if seat != game.declarer and seat not in game.resigned]
