"""What a browser is shown of a table: all that its place may know, and nothing else.

The page knows no rules. What may be done, in which order a hand is held and what a contract is worth come with every
sight, so that the page can show them at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict

from kiebitz.calculation import Calculation, calculate
from kiebitz.cards import Card, CardSet
from kiebitz.contract import Contract, format_contract, matadors
from kiebitz.deals import SEATS
from kiebitz.formats.foreign_text import printable
from kiebitz.game import Game
from kiebitz.hand_order import in_hand_order
from kiebitz.moves import Bid, Claim, Hold, Pass, PickUp, Resign
from kiebitz.players.claims import certain_end
from kiebitz.scoring import Result
from kiebitz.session import Question, TableView
from kiebitz.view import Phase, Trick, View, allowed_contracts

Offer: TypeAlias = Literal["claim", "concede"]
Ending: TypeAlias = Literal["played", "claim agreed", "declarer gave up", "defenders gave up"]


class Sitting(Struct, frozen=True, rename="camel"):
    """Who has a place: a person, or the computer player of a spec."""

    name: str
    player: str | None


class Said(Struct, frozen=True, rename="camel"):
    """A word of the auction: `18`, `y`, `p`."""

    seat: int
    call: str


class Sum(Struct, frozen=True, rename="camel"):
    """How the value of a game comes about; the steps are counted one level each, after the tops."""

    base: int
    matadors: int
    steps: list[str]
    levels: int
    worth: int
    bid: int
    overbid: bool
    charged: int


class Choice(Struct, frozen=True, rename="camel"):
    """A contract that may be declared, and what it would be worth by the cards that the declarer knows."""

    contract: str
    kind: str
    hand: bool
    schneider: bool
    schwarz: bool
    ouvert: bool
    sum: Sum


class Options(Struct, frozen=True, rename="camel"):
    """What the person at this place may do now.

    bids      numbers that may be said, the next one first
    holds     whether a number is to be held
    pick_up   whether the skat may be picked up
    choices   contracts that may be declared
    orders    the hand as it is held in each kind of game, while a contract is chosen
    cards     cards that may be played
    follow    why others may not: `trump` or the letter of the suit that is to be followed
    claim, resign  whether these are possible
    offer     `claim` or `concede`, where the rest is certain by what this place knows
    """

    bids: list[int] = []
    holds: bool = False
    pick_up: bool = False
    choices: list[Choice] = []
    orders: dict[str, list[str]] = {}
    cards: list[str] = []
    follow: str | None = None
    claim: bool = False
    resign: bool = False
    offer: Offer | None = None


class TrickSeen(Struct, frozen=True, rename="camel"):
    """Cards in the order in which they were played; `winner` once all three lie there."""

    leader: int
    cards: list[str]
    winner: int | None = None


class Practice(Struct, frozen=True, rename="camel"):
    """What one must remember at a real table, shown at one for practice.

    points  card points in the tricks of the declarer and of the defenders
    tricks  all tricks so far
    out     the cards whose place is not known
    """

    points: tuple[int, int]
    tricks: list[TrickSeen]
    out: list[str]


class Ended(Struct, frozen=True, rename="camel"):
    """How a game ended, and how its value comes about."""

    declarer: int | None
    won: bool
    value: int
    points: int
    tricks: int
    schneider: bool
    schwarz: bool
    overbid: bool
    ending: Ending
    penalty: int | None
    left: int | None
    timed_out: int | None
    sum: Sum | None
    was_sure: bool  # whether it is proven that it could not be lost


class End(Ended, frozen=True, rename="camel"):
    """How the deal ended, with all its cards. `list_points` are what the places get for it."""

    list_points: list[int]
    hands: list[list[str]]
    skat: list[str]
    discard: list[str] | None
    played: list[TrickSeen]
    faults: list[tuple[int, str]]


class Row(Struct, frozen=True, rename="camel"):
    """A line of the list: who declared what, and what the places got; `marked` if somebody took help."""

    declarer: int | None
    contract: str | None
    value: int
    points: list[int]
    marked: bool


class Scores(Struct, frozen=True, rename="camel"):
    """The list so far, the deal just ended included."""

    rows: list[Row]
    totals: list[int]
    won_and_lost: list[tuple[int, int]]
    ranking: list[int]


class ContributionSeen(Struct, frozen=True, rename="camel"):
    """What a place has added to a deal: what it is bound to, and once that is open its number."""

    place: int
    commitment: str
    value: str | None = None


class Seal(Struct, frozen=True, rename="camel"):
    """What the deal can be checked by; secret and salt once it is over, and what people contributed."""

    commitment: str
    secret: str | None = None
    salt: str | None = None
    contributions: list[ContributionSeen] = []


class Sight(Struct, frozen=True, rename="camel"):
    """A table as the browser of one place shows it. Seats are 0 to 2, places 0 to 2 or 3; `me` is a place."""

    table: int
    revision: int
    moves: int
    deal: int
    deals: int
    is_single: bool
    is_practice: bool
    is_seeded: bool  # so that somebody may know the cards
    is_over: bool
    is_last_deal: bool
    places: list[Sitting]
    me: int | None
    seat: int | None
    seating: tuple[int, int, int]
    dealer: int
    phase: Phase
    turn: int | None
    asked: Question | None
    options: Options
    said: list[Said]
    bid: int
    declarer: int | None
    contract: str | None
    picked_up: bool
    claimed: bool
    hand: list[str]
    counts: tuple[int, int, int]
    skat: list[str] | None
    open_hand: list[str] | None
    trick: TrickSeen
    last_trick: TrickSeen | None
    tricks: tuple[int, int, int]
    practice: Practice | None
    end: End | None
    scores: Scores | None
    marks: list[tuple[int, str]]
    can_take_back: bool
    can_let_finish: bool
    away: list[int]  # places of people who are played for
    seal: Seal | None


def sight_of(table: TableView) -> Sight:
    """A table as its place is shown it."""
    view, settings = table.view, table.settings
    marks = sorted((place, mark.value) for place, mark in table.marks[table.number])
    return Sight(
        table=table.table,
        revision=table.revision,
        moves=len(view.history),
        deal=table.number,
        deals=settings.deals,
        is_single=settings.is_single,
        is_practice=settings.practice,
        is_seeded=settings.is_seeded,
        is_over=table.is_over,
        is_last_deal=table.is_last_deal,
        places=[Sitting(place.name, place.player) for place in settings.places],
        me=table.place,
        seat=view.seat,
        seating=table.seating,
        dealer=settings.dealer(table.number),
        phase=view.phase,
        turn=view.turn,
        asked=_asked(table),
        options=_options(table) if _asked(table) is Question.MOVE else Options(),
        said=[Said(seat, str(move)) for seat, move in view.history if isinstance(move, Bid | Hold | Pass)],
        bid=view.auction.bid,
        declarer=view.declarer,
        contract=None if view.contract is None else format_contract(view.contract),
        picked_up=_happened(view, PickUp),
        claimed=_happened(view, Claim),
        hand=texts(in_hand_order(view.hand, view.contract)),
        counts=_counts(view),
        skat=None if view.skat is None else texts(in_hand_order(view.skat, view.contract)),
        open_hand=None if view.open_hand is None else texts(in_hand_order(view.open_hand, view.contract)),
        trick=TrickSeen(view.leader, texts(view.trick)),
        last_trick=trick_seen(view.finished_tricks[-1], view) if view.finished_tricks else None,
        tricks=tricks_taken(view),
        practice=_practice(view) if settings.practice and view.contract is not None else None,
        end=None if table.game is None else _end(table, table.game),
        scores=None if settings.is_single else _scores(table),
        marks=marks,
        can_take_back=table.can_take_back,
        can_let_finish=_can_let_finish(table),
        away=sorted(table.away),
        seal=_seal(table),
    )


def _asked(table: TableView) -> Question | None:
    """What the table wants from this place, if anything."""
    awaited = table.awaited
    return awaited.question if awaited is not None and table.place in awaited.places else None


def _happened(view: View, kind: type) -> bool:
    return any(isinstance(move, kind) for _, move in view.history)


def texts(cards: Iterable[Card]) -> list[str]:
    """Cards as they are written."""
    return [str(card) for card in cards]


# -- what may be done ------------------------------------------------------------------------------------------------


def _options(table: TableView) -> Options:
    view = table.view
    if view.phase is Phase.AUCTION:
        bids = [call.value for call in view.auction.legal_calls() if isinstance(call, Bid)]
        return Options(bids=bids, holds=view.auction.is_holding)
    if view.phase in (Phase.SKAT, Phase.DECLARE):
        return _declaring(view)
    may_claim = view.is_declarer and not _happened(view, Claim)
    may_resign = not any(isinstance(move, Resign) and seat == view.seat for seat, move in view.history)
    return Options(
        cards=texts(view.legal_cards()),
        follow=view.must_follow(),
        claim=may_claim,
        resign=may_resign,
        offer=_offer(view),
    )


def _offer(view: View) -> Offer | None:
    end = certain_end(view)
    return None if end is None else "claim" if isinstance(end, Claim) else "concede"


def _declaring(view: View) -> Options:
    is_hand = view.phase is Phase.SKAT
    contracts = allowed_contracts(view.auction.bid, hand=is_hand)
    kinds = {contract.kind: contract for contract in contracts}
    return Options(
        pick_up=is_hand,
        choices=[_choice(contract, view.hand, view.auction.bid) for contract in contracts],
        orders={kind.letter: texts(in_hand_order(view.hand, contract)) for kind, contract in kinds.items()},
    )


def _choice(contract: Contract, known: CardSet, bid: int) -> Choice:
    tops = matadors(contract.kind, known.mask)
    calculation = calculate(contract, tops, schneider=False, schwarz=False, bid=bid)
    return Choice(
        contract=format_contract(contract),
        kind=contract.kind.letter,
        hand=contract.hand,
        schneider=contract.schneider,
        schwarz=contract.schwarz,
        ouvert=contract.ouvert,
        sum=_sum(calculation),
    )


def _sum(calculation: Calculation) -> Sum:
    return Sum(
        base=calculation.base,
        matadors=calculation.matadors,
        steps=[step.value for step in calculation.steps],
        levels=calculation.levels,
        worth=calculation.worth,
        bid=calculation.bid,
        overbid=calculation.overbid,
        charged=calculation.charged_levels,
    )


def _can_let_finish(table: TableView) -> bool:
    is_helped = any(place == table.place and mark.value == "computer" for place, mark in table.marks[table.number])
    return table.place in table.settings.people and table.view.seat is not None and table.game is None and not is_helped


# -- what lies on the table --------------------------------------------------------------------------------------------


def _counts(view: View) -> tuple[int, int, int]:
    """How many cards each seat holds, which everybody can count."""
    played = [sum(seat == player for player, _ in view.plays) for seat in SEATS]
    twelve = view.declarer if view.phase is Phase.DECLARE else None
    first, second, third = (10 - played[seat] + 2 * (seat == twelve) for seat in SEATS)
    return first, second, third


def trick_seen(trick: Trick, view: View) -> TrickSeen:
    """A finished trick."""
    assert view.contract is not None
    return TrickSeen(trick.leader, texts(trick.cards), trick.winner(view.contract))


def tricks_taken(view: View) -> tuple[int, int, int]:
    """How many tricks each seat has, which everybody can count."""
    taken = [0, 0, 0]
    for trick in view.finished_tricks:
        assert view.contract is not None
        taken[trick.winner(view.contract)] += 1
    return taken[0], taken[1], taken[2]


def _practice(view: View) -> Practice:
    seen = [trick_seen(trick, view) for trick in view.finished_tricks]
    points = sum(trick.points for trick in view.finished_tricks)
    return Practice((view.points, points - view.points), seen, texts(in_hand_order(view.unseen, view.contract)))


# -- how it ended ------------------------------------------------------------------------------------------------------


def ended(game: Game, result: Result, *, was_sure: bool) -> Ended:
    """How a game ended, with this result as far as it is known."""
    contract = game.contract
    return Ended(
        declarer=result.declarer,
        won=result.won,
        value=result.value,
        points=result.points,
        tricks=result.tricks,
        schneider=result.schneider,
        schwarz=result.schwarz,
        overbid=result.overbid,
        ending=ending_of(game),
        penalty=result.penalty,
        left=result.left,
        timed_out=result.timed_out,
        sum=None if contract is None else _sum(result.calculation(contract, game.auction.bid)),
        was_sure=was_sure,
    )


def ending_of(game: Game) -> Ending:
    """Whether somebody gave up; who agrees to a claim does not."""
    gave_up = {seat for seat, move in game.history if isinstance(move, Resign)}
    if game.contract is None or not gave_up:
        return "played"
    if game.declarer in gave_up:
        return "declarer gave up"
    has_claimed = any(isinstance(move, Claim) for _, move in game.history)
    return "claim agreed" if has_claimed else "defenders gave up"


def _end(table: TableView, game: Game) -> End:
    return End(
        **asdict(ended(game, game.result(), was_sure=table.was_sure)),
        list_points=_list_points(table, game),
        hands=[texts(in_hand_order(hand, game.contract)) for hand in game.deal.hands],
        skat=texts(in_hand_order(game.deal.skat, game.contract)),
        discard=None if game.discard is None else texts(in_hand_order(game.discard, game.contract)),
        played=[trick_seen(trick, table.view) for trick in table.view.finished_tricks],
        faults=[(table.view.history[number][0], printable(reason)) for number, reason in table.faults.items()],
    )


def _list_points(table: TableView, game: Game) -> list[int]:
    if not table.settings.is_single:
        return table.scores_now().row(table.number)
    points = [0] * len(table.settings.places)
    for place, got in zip(table.seating, game.result().list_points(), strict=True):
        points[place] = got
    return points


def _scores(table: TableView) -> Scores:
    scores = table.scores_now()
    rows = [
        Row(
            declarer=None if result.declarer is None else scores.seating(number)[result.declarer],
            contract=None if game.contract is None else format_contract(game.contract),
            value=result.value,
            points=scores.row(number),
            marked=bool(table.marks[number]),
        )
        for number, (game, result) in enumerate(zip(table.games_played, scores.results, strict=True))
    ]
    return Scores(
        rows=rows,
        totals=scores.totals(),
        won_and_lost=[scores.games_won_and_lost(place) for place in range(len(table.settings.places))],
        ranking=scores.ranking(),
    )


def _seal(table: TableView) -> Seal | None:
    if table.commitment is None:
        return None
    contributions = [
        ContributionSeen(each.place, each.commitment, None if each.value is None else f"{each.value:032x}")
        for each in table.contributions
    ]
    if table.opening is None:
        return Seal(table.commitment, contributions=contributions)
    return Seal(table.commitment, f"{table.opening.secret:032x}", f"{table.opening.salt:032x}", contributions)
