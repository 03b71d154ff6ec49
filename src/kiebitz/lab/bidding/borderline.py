"""Contracts chosen by a small lead: the best and the next best of another kind, less than 10 list points behind, are
both played, and set beside what was predicted. Subjects are the opponents; points are the declarer's less the mean of
the others'.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final

from kiebitz.bidding import Option as Choice
from kiebitz.bidding import options_with_skat, shipped_model
from kiebitz.contract import Contract, Kind
from kiebitz.deals import deal
from kiebitz.game import Game
from kiebitz.lab.bidding.choices import play_contract
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean, plain, share
from kiebitz.lab.seating import check_player
from kiebitz.players import ask, create
from kiebitz.view import Phase

LEAD: Final = 10.0  # list points by which a contract is chosen, at most


def measure(subject: str, seed: int, number: int, *, player: str) -> Iterator[Row]:
    """Both contracts of one deal against one opponent, with everybody of `player` bidding, if the choice is close."""
    bidder, game = create(player, seed), Game(deal(1_000_000 * seed + number))
    while game.phase in (Phase.AUCTION, Phase.SKAT):
        assert game.turn is not None
        game.push(ask(bidder, game.view(game.turn)))
    if game.phase is not Phase.DECLARE:
        return
    for both in _close_calls(game):
        outcomes = [play_contract(game, choice, player, subject, number) for choice in both]
        yield {
            "choice": " before ".join(_sort(choice.contract) for choice in both),
            "predicted_wins": [choice.prospect.win for choice in both],
            "won": [outcome.won for outcome in outcomes],
            "predicted": both[0].prospect.points - both[1].prospect.points,
            "brought": outcomes[0].relative - outcomes[1].relative,
        }


def _close_calls(game: Game) -> Iterator[tuple[Choice, Choice]]:
    """The best contract and the next, if little lies between them and they are of different kinds."""
    assert game.turn is not None
    options = options_with_skat(shipped_model(), game.view(game.turn).hand, game.turn, game.auction.bid)
    best, *others = sorted(options, key=lambda option: -option.prospect.points)
    for rival in others[:1]:
        if best.prospect.points - rival.prospect.points < LEAD and rival.contract.kind is not best.contract.kind:
            yield best, rival


def _sort(contract: Contract) -> str:
    if contract.is_null:
        return "null ouvert" if contract.ouvert else "null"
    return "grand" if contract.kind is Kind.GRAND else "suit"


def report(found: Found) -> Iterator[Figure]:
    """By opponent and sort, the commonest first."""
    for opponent, rows in found.rows.items():
        yield plain("close choices", len(rows), of=found.size, subject=opponent)
        for choice, _ in Counter(row["choice"] for row in rows).most_common():
            yield from _told(opponent, choice, [row for row in rows if row["choice"] == choice])


def _told(opponent: str, choice: str, rows: Sequence[Row]) -> Iterator[Figure]:
    """Wins predicted and won, of the chosen and the rival, and what the choice has brought."""
    for which, name in enumerate(("the chosen", "the other")):
        predicted = fmean(row["predicted_wins"][which] for row in rows)
        yield plain(f"{choice}: {name}, predicted", predicted, ".1%", len(rows), opponent)
        yield share(f"{choice}: {name}, won", [row["won"][which] for row in rows], subject=opponent)
    yield mean(f"{choice}: points brought", [row["brought"] for row in rows], subject=opponent)
    yield plain(f"{choice}: points predicted", fmean(row["predicted"] for row in rows), "+.1f", len(rows), opponent)


EXPERIMENT: Final = Experiment(
    name="bidding-borderline",
    measure=measure,
    report=report,
    size=4000,
    unit="deals",
    seed=3,
    chunk=50,
    quick=Quick(12, ("rules",), {"player": "kermit:2"}),
    subjects=("kermit:10", "rules", "book"),
    check_subject=check_player,
    options=(Option("player", "kermit:10"),),
)
