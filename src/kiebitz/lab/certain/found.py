"""Hands with a game proven by a search as good as endless: of how many does bidding know one, within its limits?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kiebitz import _core
from kiebitz.bidding import options_with_skat, shipped_model
from kiebitz.lab.certain.holdings import cards_of, confident_holdings
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import plain, share

ENDLESS: Final = 30_000_000  # nodes, for a search as good as without limits


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """The games of one hand: how many are proven, and how many bidding knows to be."""
    holdings = list(confident_holdings(seed, number))
    if not holdings:
        return
    options = options_with_skat(shipped_model(), *cards_of(seed, number), 18)
    sure = {option.contract for option in options if option.is_sure and not option.contract.is_null}
    guarantor = _core.Guarantor()
    answers = [each.contract in sure or guarantor.ask(each.seen, 61, nodes=ENDLESS) for each in holdings]
    yield {"proven": answers.count(True), "known": len(sure), "cut_off": answers.count(None)}


def report(found: Found) -> Iterator[Figure]:
    """Of hands and of games."""
    proven = [row for row in found.all if row["proven"]]
    games = sum(row["proven"] for row in proven)
    yield share("hands known while bidding", [row["known"] > 0 for row in proven])
    yield plain("games known while bidding", sum(row["known"] for row in proven) / games, ".1%", games)
    yield plain("games not decided at all", sum(row["cut_off"] for row in found.all))


EXPERIMENT: Final = Experiment(
    name="certain-found",
    measure=measure,
    report=report,
    size=300,
    unit="hands with a proven game",
    chunk=20,
    counts=lambda row: bool(row["proven"]),
    quick=Quick(2),
)
