"""Bids, hand games, contracts and discards by what was learned from outcomes, each for itself, against the tables.

Subjects are the decisions that one side takes by `outcomes`; all others are taken by the tables on both sides, and the
cards are played by the same player. Every deal is played in all six arrangements of two sides at three seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from kiebitz.arena.match import ARRANGEMENTS
from kiebitz.bidding import Bidder, Option, Value, best_option, options_with_skat
from kiebitz.bidding.chances import OUTCOMES, load_model
from kiebitz.bidding.passing import load_passing
from kiebitz.deals import deal
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick
from kiebitz.lab.experiment import Option as Setting
from kiebitz.lab.figures import mean
from kiebitz.models.loading import standing
from kiebitz.moves import Call, Declare
from kiebitz.training.bidding.played import play_out
from kiebitz.view import Phase, View

_SUBJECTS: Final = ("everything", "bids", "hand games", "contracts", "discards")


@dataclass(frozen=True, slots=True)
class Deal:
    """What the side with outcomes has more on a deal, in list points a game."""

    number: int
    gain: float


@cache
def _bidder(folder: str) -> Bidder:
    """Without proofs, which cost time and are the same for all."""
    return Bidder(replace(load_model(folder), proves=False), Value(load_passing(folder)))


@dataclass(frozen=True)
class Mixed:
    """Takes one kind of decision by outcomes, the others by the tables."""

    tables: Bidder
    outcomes: Bidder
    part: str

    def _by(self, part: str) -> Bidder:
        return self.outcomes if self.part in (part, "everything") else self.tables

    def bid(self, view: View) -> Call:
        """Of the bids."""
        return self._by("bids").bid(view)

    def picks_up(self, view: View) -> bool:
        """Whether to play from the hand."""
        return self._by("hand games").picks_up(view)

    def declare(self, view: View) -> Declare:
        """A hand game, or a contract and then its discard."""
        if view.phase is Phase.SKAT:
            return self._by("hand games").declare(view)
        contract = best_option(_options(self._by("contracts"), view)).contract
        found = {option.contract: option.discard for option in _options(self._by("discards"), view)}
        return Declare(contract, found[contract])


def _options(bidder: Bidder, view: View) -> list[Option]:
    assert view.seat is not None
    return options_with_skat(bidder.model, view.hand, view.seat, view.auction.bid)


def measure(subject: str, seed: int, number: int, *, model: str, player: str) -> Iterator[Deal]:
    """One deal in all arrangements."""
    tables, outcomes = _bidder(""), _bidder(model or str(standing(OUTCOMES)))
    mixed = Mixed(tables, outcomes, subject)
    gain = 0
    for arrangement in ARRANGEMENTS:
        bidders = [mixed if side == "A" else tables for side in arrangement]
        points = play_out(deal(1_000_000 * seed + number), bidders, player, (seed, "parts", number)).result()
        gain += sum(own if side == "A" else -own for side, own in zip(arrangement, points.list_points(), strict=True))
    yield Deal(number, gain / 9)  # each side has nine seats


def report(found: Found) -> Iterator[Figure]:
    """By subject, with intervals over deals."""
    for subject in found.rows:
        gains = [one.gain for one in found.each(Deal, subject)]
        yield mean("points a game", gains, "+.2f", subject)


EXPERIMENT: Final = Experiment(
    name="bidding-parts",
    measure=measure,
    report=report,
    size=800,
    unit="deals",
    seed=31,
    chunk=10,
    quick=Quick(1),
    subjects=_SUBJECTS,
    options=(Setting("model", ""), Setting("player", "policy")),
)
