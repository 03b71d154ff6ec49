"""What do the levels do wrong? How often each follows the rules of thumb that every player learns first.

Each deal, bid by `kermit`, is played by three of the subject. In suit games and grands it is counted how often there
was an occasion for a habit, and how often the card was played by it. None of them is always right: the strongest level
shows how often.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from kiebitz.arena.match import Match, Mode, opening
from kiebitz.arena.seats import check_players
from kiebitz.cards import Card, Rank, cards_in
from kiebitz.contract import Kind
from kiebitz.deals import SEATS
from kiebitz.game import Game
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick
from kiebitz.lab.figures import share
from kiebitz.play import ORDERS, Position, winning_card
from kiebitz.players import continue_game, create
from kiebitz.work.streams import stream

_DEAR: Final = 10  # card points from which a card, or a trick, is worth something
_EARLY: Final = 8  # tricks that are left, and more: the first three
_MANY: Final = 5  # trumps

_Occasion: TypeAlias = Callable[[Position, Card], bool | None]  # whether a card is played by it; `None` of no occasion


@dataclass(frozen=True, slots=True)
class Occasions:
    """How often there was an occasion for a habit in one game, and how often it was followed."""

    number: int
    habit: str
    times: int
    followed: int


def measure(subject: str, seed: int, number: int) -> Iterator[Occasions]:
    """One game among three of the subject; nothing of a null game."""
    game = opening(Match(mode=Mode.CARDPLAY, players=(subject, subject), seed=seed, bidding="kermit"), number)
    if game.contract is None or game.contract.kind is Kind.NULL:
        return
    continue_game(game, [create(subject, stream(seed, "habits", number, seat)) for seat in SEATS])
    found: dict[str, list[bool]] = {name: [] for name in HABITS}
    replayed = Game(game.deal)
    for _, move in game.history:
        if isinstance(move, Card) and replayed.position is not None and len(replayed.legal_moves()) > 1:
            for name, occasion in HABITS.items():
                followed = occasion(replayed.position, move)
                if followed is not None:
                    found[name].append(followed)
        replayed.push(move)
    for name, times in found.items():
        yield Occasions(number, name, len(times), sum(times))


def _side_leads(position: Position) -> bool:
    """Whether the trick belongs to the side in turn so far."""
    holder = (position.leader + winning_card(ORDERS[position.kind], position.trick)) % len(SEATS)
    return (holder == position.declarer) == (position.turn == position.declarer)


def _taking(position: Position) -> list[Card]:
    """The cards that win the trick as it lies."""
    order = ORDERS[position.kind]
    best = position.trick[winning_card(order, position.trick)]
    return [card for card in position.legal_moves() if order.beats(card, best)]


def _can_choose(position: Position) -> bool:
    """Whether a dear card could be played, and a cheap one."""
    dear = [card.points >= _DEAR for card in position.legal_moves()]
    return any(dear) and not all(dear)


def _smears(position: Position, card: Card) -> bool | None:
    """Last in a trick of the partner's, who will keep it: ace or ten on it."""
    is_last = len(position.trick) == 2 and position.turn != position.declarer
    return card.points >= _DEAR if is_last and _side_leads(position) and _can_choose(position) else None


def _saves(position: Position, card: Card) -> bool | None:
    """Last in a trick that cannot be won: no ace or ten on it."""
    is_lost = len(position.trick) == 2 and not _side_leads(position) and not _taking(position)
    return card.points < _DEAR if is_lost and _can_choose(position) else None


def _takes(position: Position, card: Card) -> bool | None:
    """Last in a dear trick of the other side's: take it."""
    if len(position.trick) != 2 or _side_leads(position) or sum(each.points for each in position.trick) < _DEAR:
        return None
    return card in _taking(position) if _taking(position) else None


def _draws_trumps(position: Position, card: Card) -> bool | None:
    """Declarer with many trumps in the first tricks of a suit game: lead one."""
    trumps = ORDERS[position.kind].trumps
    hand = position.hands[position.turn]
    is_occasion = (
        not position.trick
        and position.turn == position.declarer
        and position.kind is not Kind.GRAND
        and position.cards_left >= _EARLY
        and (hand & trumps).bit_count() >= _MANY
        and hand & ~trumps
    )
    return bool(trumps >> card & 1) if is_occasion else None


def _keeps_tens(position: Position, card: Card) -> bool | None:
    """With a plain ten whose ace somebody else holds: do not lead it."""
    if position.trick:
        return None
    seat, plain_cards = position.turn, ~ORDERS[position.kind].trumps
    elsewhere = sum(hand for other, hand in enumerate(position.hands) if other != seat)  # they have no card in common
    tens = [card for card in cards_in(position.hands[seat] & plain_cards) if card.rank is Rank.TEN]
    endangered = [ten for ten in tens if elsewhere >> (8 * ten.suit + Rank.ACE) & 1]
    return card not in endangered if endangered else None


HABITS: Final[Mapping[str, _Occasion]] = {
    "smears on the partner's trick": _smears,
    "saves ace and ten from a lost trick": _saves,
    "takes a dear trick": _takes,
    "draws trumps as declarer": _draws_trumps,
    "leads no ten under its ace": _keeps_tens,
}


def report(found: Found) -> Iterator[Figure]:
    """How often each habit was followed."""
    for subject in found.rows:
        games = found.each(Occasions, subject)
        for name in HABITS:
            times = sum(game.times for game in games if game.habit == name)
            followed = sum(game.followed for game in games if game.habit == name)
            yield share(name, [True] * followed + [False] * (times - followed), subject=subject)


EXPERIMENT: Final = Experiment(
    name="opponents-habits",
    measure=measure,
    report=report,
    size=200,
    unit="deals",
    chunk=20,
    quick=Quick(2, ("kiebitz:level=1", "rules")),
    subjects=(*(f"kiebitz:level={level}" for level in (1, 2, 3, 4)), "kiebitz", "rules"),
    check_subject=lambda name: check_players([name]),
    source="Long's thesis, 9.2.5",
)
