"""What a picture of the table shows. Whatever is not in a tableau cannot be drawn, so hidden cards are only counted."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kiebitz.cards import CardSet
from kiebitz.contract import Contract
from kiebitz.deals import SEATS, Deal
from kiebitz.game import Game
from kiebitz.moves import Bid, Call, Hold, Pass, PickUp
from kiebitz.play import Position
from kiebitz.scoring import Result
from kiebitz.view import Phase, Trick, View


@dataclass(frozen=True, slots=True)
class Pile:
    """A hand or the skat: the cards that may be seen, and how many more lie face down."""

    shown: CardSet
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class Score:
    """What the two sides have in their tricks, the declarer's first."""

    tricks: tuple[int, int]
    points: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tableau:
    """A table with three hands.

    skat      `None` while it is in the declarer's hand, or is not known of at all
    put_away  whether the skat is the declarer's discard
    calls     each seat's last word in the auction
    leader    the seat that leads the trick under way
    trick     the cards on the table or, before a new trick begins, the last one, where that is known
    result    how the game ended; the hands are then those from which it was played
    """

    hands: tuple[Pile, Pile, Pile]
    skat: Pile | None = None
    put_away: bool = False
    names: tuple[str, str, str] | None = None
    calls: tuple[Call | None, Call | None, Call | None] = (None, None, None)
    bid: int = 0
    contract: Contract | None = None
    declarer: int | None = None
    turn: int | None = None
    leader: int | None = None
    trick: Trick | None = None
    score: Score | None = None
    result: Result | None = None


def tableau_of_deal(deal: Deal) -> Tableau:
    """All cards as they were dealt."""
    return Tableau(hands=_piles(deal.hands), skat=Pile(deal.skat))


def tableau_of_position(position: Position) -> Tableau:
    """All cards of an open-hand position."""
    return Tableau(
        hands=_piles([CardSet(hand) for hand in position.hands]),
        skat=Pile(CardSet(position.skat)) if position.skat else None,
        contract=Contract(position.kind),
        declarer=position.declarer,
        turn=None if position.is_over else position.turn,
        leader=None if position.is_over else position.leader,
        trick=Trick(position.leader, position.trick),
        score=Score((position.tricks, position.defender_tricks), (position.points, position.defender_points)),
    )


def tableau_of_game(game: Game) -> Tableau:
    """All cards open; once a game is over, the hands as they were when play began."""
    seen = tableau_of_view(game.view(None))
    hands = [game.hand(seat) | pile.shown for seat, pile in zip(SEATS, seen.hands, strict=True)]
    skat = game.deal.skat if game.discard is None else game.discard
    return replace(seen, hands=_piles(hands), skat=None if seen.skat is None else Pile(skat))


def tableau_of_view(view: View) -> Tableau:
    """What the view knows; once a game is over, that includes who played what."""
    picked_up = any(isinstance(move, PickUp) for _, move in view.history)
    in_hand = picked_up and view.contract is None
    first, second, third = (_hand_in(view, seat, 12 if in_hand and seat == view.declarer else 10) for seat in SEATS)
    return Tableau(
        hands=(first, second, third),
        skat=None if in_hand else Pile(CardSet(), 2) if view.skat is None else Pile(view.skat),
        put_away=picked_up,
        names=view.names,
        calls=_last_calls(view),
        bid=view.auction.bid,
        contract=view.contract,
        declarer=view.declarer,
        turn=view.turn,
        leader=view.leader if view.phase is Phase.PLAY else None,
        trick=_trick_on_table(view),
        score=None if view.contract is None else _score(view),
        result=view.result,
    )


def _piles(hands: list[CardSet] | tuple[CardSet, ...]) -> tuple[Pile, Pile, Pile]:
    first, second, third = (Pile(hand) for hand in hands)
    return first, second, third


def _hand_in(view: View, seat: int, dealt: int) -> Pile:
    played = CardSet(card for player, card in view.plays if player == seat)
    kept = played if view.phase is Phase.OVER else CardSet()
    if seat == view.seat:
        return Pile(view.hand | kept)
    if seat == view.declarer and view.open_hand is not None:
        return Pile(view.open_hand | kept)
    return Pile(kept, dealt - len(played))


def _last_calls(view: View) -> tuple[Call | None, Call | None, Call | None]:
    last = {seat: move for seat, move in view.history if isinstance(move, Bid | Hold | Pass)}
    return last.get(0), last.get(1), last.get(2)


def _trick_on_table(view: View) -> Trick | None:
    if view.phase is Phase.OVER:
        return None  # its cards are shown in the hands they came from
    if view.trick:
        return Trick(view.leader, view.trick)
    return view.finished_tricks[-1] if view.finished_tricks else None


def _score(view: View) -> Score:
    finished = view.finished_tricks
    points = sum(trick.points for trick in finished)
    return Score((view.tricks, len(finished) - view.tricks), (view.points, points - view.points))
