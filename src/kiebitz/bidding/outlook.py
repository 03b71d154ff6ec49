"""What a hand promises: every contract weighed over skats, discards and announcements, by the core.

Points are the declarer's Seeger-Fabian points less the mean of the others', so that what a loss gives to the defenders
counts against a game, as it does at the table.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final

from kiebitz import _core
from kiebitz.bidding.chances import Model
from kiebitz.bidding.proofs import CONFIDENT, Candidate, proven
from kiebitz.cards import CardSet
from kiebitz.contract import Contract, Kind
from kiebitz.seats import contract_flags

# Of a grand and a suit game that look alike, grand does better than it looks; perhaps since the best suit game is the
# best of four guesses and grand one alone. Fitted and checked by `kiebitz lab bidding-grands`.
CLOSE: Final = 16.0  # list points
GRAND_ODDS: Final = 1.4  # times as good as the model says
_GAME_WON: Final = 1  # of game, schneider and schwarz
_CERTAIN: Final = 1 - 1e-6  # chances are sums of small numbers


@dataclass(frozen=True, slots=True)
class Prospect:
    """What is expected: list points relative to the others, and the chance to win."""

    points: float
    win: float


@dataclass(frozen=True, slots=True)
class Option:
    """A contract with what it promises.

    share    before the skat is known, how many of the skats make it the best contract to declare
    discard  after picking up, the best two cards to put away
    is_sure  whether it is proven that it cannot be lost
    """

    contract: Contract
    prospect: Prospect
    share: float | None = None
    discard: CardSet | None = None
    is_sure: bool = False


class Outlook:
    """Ten cards before the skat is known."""

    def __init__(self, model: Model, hand: CardSet, seat: int) -> None:
        self._model, self._hand, self._seat = model, hand, seat
        self._by_contest: dict[int, _core.Outlook] = {}

    def _at(self, bid: int) -> _core.Outlook:
        """Cards look worse the higher the others go; made when it is first asked for."""
        contest = _core.contest_of(bid)
        if contest not in self._by_contest:
            self._by_contest[contest] = _core.Outlook(self._model.evaluator, self._hand.mask, self._seat, contest)
        return self._by_contest[contest]

    def with_skat(self, bid: int) -> Prospect:
        """Picking up, with the best contract and discard for each skat."""
        return Prospect(*self._at(bid).with_skat(bid))

    def best_win_with_skat(self, bid: int) -> float:
        """The chance to win of somebody who picks up and then wants to win, whatever it brings."""
        return self._at(bid).best_win_with_skat(bid)

    def skat_games(self, bid: int) -> list[Option]:
        """Each contract if no other were declared after picking up; only those that the bid allows."""
        return _options(self._at(bid).skat_games(bid))

    def hand_games(self, bid: int) -> list[Option]:
        """All hand games at a bid; what is proven about them counts as certain."""
        options = _options(self._at(bid).hand_games(bid, self._proven))
        return [
            replace(option, is_sure=bool(self._proven[option.contract.kind]) and option.prospect.win > _CERTAIN)
            for option in options
        ]

    @cached_property
    def _proven(self) -> tuple[int, ...]:
        """How much of a hand game of each kind is certain; the likeliest are searched first."""
        if not self._model.proves:
            return (0,) * len(Kind)
        chances = {kind: self._model.evaluator.chances(kind, self._hand.mask, 0, self._seat) for kind in Kind}
        kinds = sorted(Kind, key=lambda kind: -chances[kind][0 if kind is Kind.NULL else 1])
        steps = proven([Candidate(kind, self._hand, CardSet(), self._seat, chances[kind]) for kind in kinds])
        by_kind = dict(zip(kinds, steps, strict=True))
        return tuple(by_kind[kind] for kind in Kind)

    def best_hand_game(self, bid: int) -> Option:
        """The hand game that promises most at a bid."""
        return max(self.hand_games(bid), key=lambda option: option.prospect.points)

    def likeliest_game(self, bid: int) -> Contract:
        """What one has in mind who bids so much: the best game from the hand, or what most skats will make best."""
        from_hand = self.best_hand_game(bid)
        if from_hand.prospect.points > self.with_skat(bid).points:
            return from_hand.contract
        return max(self.skat_games(bid), key=lambda option: option.share or 0.0).contract

    def declaring(self, bid: int) -> Prospect:
        """The better of picking up and playing from the hand."""
        return max(self.with_skat(bid), self.best_hand_game(bid).prospect, key=lambda prospect: prospect.points)


@lru_cache(maxsize=64)
def outlook_of(model: Model, hand: CardSet, seat: int) -> Outlook:
    """The outlook of a hand, kept for the next question about it."""
    return Outlook(model, hand, seat)


def options_with_skat(model: Model, cards: CardSet, seat: int, bid: int) -> list[Option]:
    """Each contract that the bid allows with its best discard, for the twelve cards after picking up."""
    return list(_options_with_skat(model, cards, seat, bid))


@lru_cache(maxsize=64)
def _options_with_skat(model: Model, cards: CardSet, seat: int, bid: int) -> tuple[Option, ...]:
    """Kept for the next question about the same cards: whoever declared asks again what was foreseen."""
    options = learned_options(model, cards, seat, bid)
    if not _underrates_grand(options):
        return tuple(options)
    won = {
        option: _with_proof(model, option, cards, seat, bid, _GAME_WON).prospect
        for option in options
        if option.contract.kind is Kind.GRAND
    }
    return tuple(
        replace(option, prospect=_raised(option.prospect, won[option])) if option in won else option
        for option in options
    )


def learned_options(model: Model, cards: CardSet, seat: int, bid: int) -> list[Option]:
    """The same as the model has learned it, with what is proven, before grands are set right beside suit games."""
    choices = _core.AfterSkat(model.evaluator, cards.mask, seat, _core.contest_of(bid)).choices(bid)
    options = [
        Option(_contract(flags), Prospect(points, win), discard=CardSet(discard))
        for flags, discard, points, win, is_allowed in choices
        if is_allowed
    ]
    if not model.proves or max(option.prospect.win for option in options) < CONFIDENT:
        return options
    likely = sorted(
        (option for option in options if option.prospect.win >= CONFIDENT), key=lambda option: -option.prospect.points
    )
    steps = proven([_candidate(model, option, cards, seat) for option in likely])
    sure = {
        option.contract: _with_proof(model, option, cards, seat, bid, number)
        for option, number in zip(likely, steps, strict=True)
        if number
    }
    return [sure.get(option.contract, option) for option in options]


def _candidate(model: Model, option: Option, cards: CardSet, seat: int) -> Candidate:
    assert option.discard is not None
    kind, hand, away = option.contract.kind, cards - option.discard, option.discard
    return Candidate(kind, hand, away, seat, model.evaluator.chances(kind, hand.mask, away.mask, seat))


def _with_proof(model: Model, option: Option, cards: CardSet, seat: int, bid: int, steps: int) -> Option:
    """The same of which so many of game, schneider and schwarz are certain."""
    assert option.discard is not None
    found = evaluated(model, option.contract, cards, option.discard, seat, bid, steps)
    return replace(option, prospect=found, is_sure=found.win > _CERTAIN)


def prospect_of(model: Model, contract: Contract, cards: CardSet, discard: CardSet, seat: int, bid: int) -> Prospect:
    """What a contract promises with these two of twelve cards put away."""
    learned = evaluated(model, contract, cards, discard, seat, bid)
    if contract.kind is not Kind.GRAND or not _underrates_grand(learned_options(model, cards, seat, bid)):
        return learned
    return _raised(learned, evaluated(model, contract, cards, discard, seat, bid, _GAME_WON))


def evaluated(
    model: Model, contract: Contract, cards: CardSet, discard: CardSet, seat: int, bid: int, steps: int = 0
) -> Prospect:
    """By the model, if so many of game, schneider and schwarz are certain."""
    hand = cards - discard
    return Prospect(*model.evaluator.prospect(contract_flags(contract), hand.mask, discard.mask, seat, bid, steps))


def _underrates_grand(options: list[Option]) -> bool:
    """Whether a suit game is about as good, and nothing is proven."""
    grands = [option.prospect.points for option in options if option.contract.kind is Kind.GRAND]
    suits = [option.prospect.points for option in options if option.contract.kind < Kind.GRAND]
    if not grands or not suits or any(option.is_sure for option in options):
        return False
    return abs(max(grands) - max(suits)) < CLOSE


def _raised(learned: Prospect, won: Prospect) -> Prospect:
    """With the better odds, some of the games that were thought lost are won."""
    more = (GRAND_ODDS - 1) * learned.win
    saved = more / (1 + more)
    return Prospect(
        learned.points + saved * (won.points - learned.points), learned.win + saved * (won.win - learned.win)
    )


def best_option(options: list[Option]) -> Option:
    """The option that promises most points."""
    return max(options, key=lambda option: option.prospect.points)


def _options(rows: list[tuple[tuple[int, bool, bool, bool, bool], float, float, float, bool]]) -> list[Option]:
    return [
        Option(_contract(flags), Prospect(points, win), share=share)
        for flags, points, win, share, is_allowed in rows
        if is_allowed
    ]


def _contract(flags: tuple[int, bool, bool, bool, bool]) -> Contract:
    kind, *rest = flags
    return Contract(Kind(kind), *rest)
