"""How wrong are predictions of one's own game, by how often the defenders err? (Long's thesis, Fig. 7.4)

Contracts are bid by a threshold of 0.6. The declarer plays its cards like the thesis's Kermit, the defenders know which
cards win and give the game away at a rate, as the subject says, and choose like Kermit otherwise. The error is whether
the game was won, 1 or 0, less the chance that the declarer gave it; beside it stands how often the two did err.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from kiebitz.arena.match import Match, Mode, opening
from kiebitz.arena.seats import check_players, seated, show
from kiebitz.bidding.chances import shipped_model
from kiebitz.deals import SEATS
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick
from kiebitz.lab.figures import mean, share
from kiebitz.memory.mistakes import count_mistakes, judge
from kiebitz.players import continue_game
from kiebitz.players.adapting import predicted_win
from kiebitz.work.streams import stream

_BIDS: Final = "threshold:0.6+kermit:20"
_DECLARER: Final = "kermit:20"
_RATES: Final = ("0.03", "0.06", "0.10", "0.15", "0.20", "0.25", "0.30")


@dataclass(frozen=True, slots=True)
class Declared:
    """One game: what the declarer had foreseen, what came of it, and what the two defenders did."""

    number: int
    foreseen: float | None
    won: bool
    mistakes: int
    opportunities: int


def measure(subject: str, seed: int, number: int) -> Iterator[Declared]:
    """One game."""
    start = opening(Match(mode=Mode.CARDPLAY, players=(_BIDS, _BIDS), seed=seed, bidding=_BIDS), number)
    game, declarer = start.copy(), start.declarer
    assert declarer is not None
    specs = [_DECLARER if seat == declarer else others_like(subject) for seat in SEATS]
    with seated(specs, [stream(seed, "errors", number, seat) for seat in SEATS]) as players:
        show(players, game)
        continue_game(game, players)
    words = judge(game)
    count = count_mistakes(words[seat] for seat in SEATS if seat != declarer)
    foreseen = predicted_win(shipped_model(), start.view(declarer))
    yield Declared(number, foreseen, game.result().won, count.mistakes, count.opportunities)


def others_like(subject: str) -> str:
    """A defender: a rate alone is that of somebody who sees which cards win."""
    return f"mistake:{subject},like={_DECLARER}" if subject[:1].isdigit() else subject


def report(found: Found) -> Iterator[Figure]:
    """The error of the prediction, and the rate as it is counted."""
    for subject in found.rows:
        games = found.each(Declared, subject)
        yield mean("won less foreseen", _errors(games), "+.3f", subject)
        yield share("won", [game.won for game in games], subject=subject)
        yield share("mistakes of defenders", _mistakes(games), subject=subject)


def _errors(games: list[Declared]) -> list[float]:
    return [game.won - game.foreseen for game in games if game.foreseen is not None]


def _mistakes(games: list[Declared]) -> list[bool]:
    mistakes = sum(game.mistakes for game in games)
    return [number < mistakes for number in range(sum(game.opportunities for game in games))]


def plot(canvas: Any, found: Found) -> None:
    """The error by the rate as it was counted; those named by a rate are joined."""
    axes = canvas.subplots()
    figures = list(report(found))
    joined = []
    for subject in found.rows:
        error, _, rate = (figure for figure in figures if figure.subject == subject)
        low, high = error.interval or (error.ours, error.ours)
        axes.plot([rate.ours, rate.ours], [low, high], color="C0", linewidth=1)
        axes.plot(rate.ours, error.ours, "o", color="C0")
        axes.annotate(subject, (rate.ours, error.ours), fontsize=7, xytext=(4, 3), textcoords="offset points")
        if subject[:1].isdigit():
            joined.append((rate.ours, error.ours))
    if joined:
        axes.plot(*zip(*sorted(joined), strict=True), color="C0", linewidth=0.5)
    axes.axhline(0, color="grey", linewidth=0.5)
    axes.set(xlabel="mistakes of the two defenders per opportunity", ylabel="won less foreseen")


EXPERIMENT: Final = Experiment(
    name="opponents-errors",
    measure=measure,
    report=report,
    size=400,
    unit="deals",
    chunk=20,
    quick=Quick(4, ("0.10", "rules")),
    subjects=(*_RATES, "rules", "kermit:20"),
    check_subject=lambda name: check_players([others_like(name)]),
    source="Long's thesis, Fig. 7.4",
    plot=plot,
)
