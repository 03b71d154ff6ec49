"""Grand or a suit game, where both promise about the same: both are played, and the model's odds of grand set right.

What is fitted on some deals is checked on others, by another seed (501 and 502). Subjects are the opponents.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from statistics import fmean
from typing import Final

from kiebitz.bidding import Bidder, Value, best_option, options_with_skat, shipped_model, shipped_passing
from kiebitz.bidding import Option as Choice
from kiebitz.bidding.outlook import CLOSE, learned_options
from kiebitz.cards import Rank
from kiebitz.contract import Kind
from kiebitz.deals import deal
from kiebitz.game import Game
from kiebitz.lab.bidding.choices import play_contract
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean, plain, share
from kiebitz.lab.seating import check_player
from kiebitz.moves import PICK_UP
from kiebitz.view import Phase


@dataclass(frozen=True, slots=True)
class Close:
    """Chances and points of a grand and a suit game, as the model has learned them, and of grand set right; how many
    cards of its longest suit are held in grand; and how they ended."""

    number: int
    grand_win: float
    suit_win: float
    right_win: float
    grand_points: float
    suit_points: float
    right_points: float
    longest: int
    grand: Row = field(default_factory=dict)
    suit: Row = field(default_factory=dict)

    @property
    def is_changed(self) -> bool:
        """Whether grand is declared only because it was set right."""
        return self.grand_points <= self.suit_points < self.right_points


@cache
def _bidder() -> Bidder:
    return Bidder(replace(shipped_model(), proves=False), Value(shipped_passing()))  # quick, and bids the same


def measure(subject: str, seed: int, number: int, *, player: str, changed_only: bool) -> Iterator[Close]:
    """Both contracts of one deal against one opponent, if the choice is close."""
    game = Game(deal(1_000_000 * seed + number))
    for grand, suit, right in _close_options(game):
        close = Close(
            number=number,
            grand_win=grand.prospect.win,
            suit_win=suit.prospect.win,
            right_win=right.prospect.win,
            grand_points=grand.prospect.points,
            suit_points=suit.prospect.points,
            right_points=right.prospect.points,
            longest=_longest(game, grand),
        )
        if close.is_changed or not changed_only:
            outcomes = [asdict(play_contract(game, choice, player, subject, number)) for choice in (grand, suit)]
            yield replace(close, grand=outcomes[0], suit=outcomes[1])


def _longest(game: Game, grand: Choice) -> int:
    assert game.turn is not None
    assert grand.discard is not None
    lengths = Counter(card.suit for card in game.view(game.turn).hand - grand.discard if card.rank is not Rank.JACK)
    return max(lengths.values())


def _close_options(game: Game) -> Iterator[tuple[Choice, Choice, Choice]]:
    """After the auction: grand and the best suit game, if these two are the best, about alike, and nothing is sure."""
    while game.phase in (Phase.AUCTION, Phase.SKAT):
        assert game.turn is not None
        view = game.view(game.turn)
        if game.phase is Phase.AUCTION:
            game.push(_bidder().bid(view))
        else:
            game.push(PICK_UP if _bidder().picks_up(view) else _bidder().declare(view))
    if game.phase is not Phase.DECLARE or game.turn is None:
        return
    cards, seat, bid = game.view(game.turn).hand, game.turn, game.auction.bid
    options = learned_options(shipped_model(), cards, seat, bid)
    grands = [option for option in options if option.contract.kind is Kind.GRAND]
    suits = [option for option in options if option.contract.kind < Kind.GRAND]
    if not grands or not suits or any(option.is_sure for option in options):
        return
    grand, suit, best = grands[0], best_option(suits), best_option(options)
    if best in (grand, suit) and abs(grand.prospect.points - suit.prospect.points) < CLOSE:
        by_kind = {option.contract.kind: option for option in options_with_skat(shipped_model(), cards, seat, bid)}
        yield grand, suit, by_kind[Kind.GRAND]


def report(found: Found) -> Iterator[Figure]:
    """By opponent: wins predicted and won; the odds of grand that fit best; what the changed contracts have brought."""
    for opponent in found.rows:
        cases = found.each(Close, opponent)
        changed = [case for case in cases if case.is_changed]
        yield plain("close choices", len(cases), of=found.size, subject=opponent)
        yield from _wins(opponent, cases)
        yield from _gains(opponent, "all, grand less suit", cases)
        yield from _gains(opponent, "changed, new less old", changed)
        predicted = _mean([case.right_points - case.suit_points for case in changed])
        yield plain("changed: points predicted", predicted, "+.1f", len(changed), opponent)
        for name, some in (
            ("4 or more of a suit", [case for case in cases if case.longest > 3]),
            ("3 at most", [case for case in cases if case.longest <= 3]),
        ):
            yield plain(f"{name}: grand, learned", _mean([case.grand_win for case in some]), ".1%", len(some), opponent)
            yield share(f"{name}: grand, won", [case.grand["won"] for case in some], subject=opponent)


def _wins(opponent: str, cases: Sequence[Close]) -> Iterator[Figure]:
    for name, chances in (
        ("grand, learned", [case.grand_win for case in cases]),
        ("grand, set right", [case.right_win for case in cases]),
        ("suit, predicted", [case.suit_win for case in cases]),
    ):
        yield plain(name, _mean(chances), ".1%", len(cases), opponent)
    won = [case.grand["won"] for case in cases]
    yield share("grand, won", won, subject=opponent)
    yield share("suit, won", [case.suit["won"] for case in cases], subject=opponent)
    if 0 < sum(won) < len(won):
        low, best, high = _odds([case.grand_win for case in cases], fmean(won))
        yield Figure("odds of grand that fit", best, ".2f", len(cases), (low, high), opponent)


def _gains(opponent: str, name: str, cases: Sequence[Close]) -> Iterator[Figure]:
    for what, key in (("list points", "points"), ("less the others' mean", "relative")):
        yield mean(f"{name}: {what}", [case.grand[key] - case.suit[key] for case in cases], subject=opponent)


def _odds(predicted: Sequence[float], won: float) -> tuple[float, float, float]:
    """The factor of the odds that makes the predictions come true on average, with its 95% interval."""
    shift, information = 0.0, 0.0
    for _ in range(50):
        chances = [1 / (1 + (1 - chance) / chance * math.exp(-shift)) for chance in predicted]
        information = sum(chance * (1 - chance) for chance in chances)
        shift += (won * len(chances) - sum(chances)) / information
    error = 1.96 / math.sqrt(information)
    return math.exp(shift - error), math.exp(shift), math.exp(shift + error)


def _mean(values: Sequence[float]) -> float:
    return fmean(values) if values else math.nan


EXPERIMENT: Final = Experiment(
    name="bidding-grands",
    measure=measure,
    report=report,
    size=5150,
    unit="deals",
    seed=501,
    chunk=50,
    quick=Quick(25, ("rules",), {"player": "kermit:2"}),
    subjects=("kermit:10", "rules", "book"),
    check_subject=check_player,
    options=(
        Option("player", "kermit:10"),
        Option("changed_only", False),
    ),
)
