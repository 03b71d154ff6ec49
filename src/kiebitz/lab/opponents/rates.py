"""Do those who err less score more? All our players, levels included, on the same contracts (Long's thesis, 7.2.2).

Each deal, bid by `kermit`, is played three times, with the subject at each of the seats against two others, who are the
same for everybody. So a subject declares and defends as often as anybody, and only its cards make a difference.
Mistakes are those with open cards, counted by role and by trick; points are its own list points; mastery is how well
experts foresee its cards, by which levels are told apart as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kiebitz.arena.match import Match, Mode, opening
from kiebitz.arena.seats import check_players, seated, show
from kiebitz.deals import SEATS
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick
from kiebitz.lab.figures import mean, plain, share
from kiebitz.memory.foresight import foresight
from kiebitz.memory.mistakes import MISTAKE, RIGHT, TRICKS, count_by_trick, count_mistakes, judge
from kiebitz.players import continue_game
from kiebitz.policy.network import load_policy
from kiebitz.work.streams import stream

_LIST: Final = 36
_OTHERS: Final = "policy"
_IN_DETAIL: Final = ("kiebitz:level=1", "rules", "kermit:20", "kiebitz:20", "mistake:0.10,like=kermit:20")  # by trick


@dataclass(frozen=True, slots=True)
class SeatPlayed:
    """One game of the subject: its points, whether it declared, the word of its cards (`memory.mistakes`), how many of
    them it could choose, and how well experts foresaw these (`memory.foresight`)."""

    number: int
    points: float
    declared: bool
    word: str
    choices: int
    mastery: float


def measure(subject: str, seed: int, number: int, others: str) -> Iterator[SeatPlayed]:
    """The three games of a deal."""
    start = opening(Match(mode=Mode.CARDPLAY, players=(others, others), seed=seed, bidding="kermit"), number)
    for seat in SEATS:
        specs = [subject if place == seat else others for place in SEATS]
        game = start.copy()
        with seated(specs, [stream(seed, "rates", number, place) for place in SEATS]) as players:
            show(players, game)
            continue_game(game, players)
        points = game.result().list_points()
        shown = foresight(game, load_policy())[seat]
        yield SeatPlayed(
            number, points[seat], game.declarer == seat, judge(game)[seat], shown.cards, shown.mastery or 0.0
        )


def report(found: Found) -> Iterator[Figure]:
    """Points and rates of each, and how far they go together."""
    rates, points = [], []
    for subject in found.rows:
        games = found.each(SeatPlayed, subject)
        yield mean(f"points per {_LIST}", _by_deal(games), ",.0f", subject)
        yield _rate("mistakes", [game.word for game in games], subject)
        yield _rate("mistakes as declarer", [game.word for game in games if game.declared], subject)
        yield _rate("mistakes in defence", [game.word for game in games if not game.declared], subject)
        choices = sum(game.choices for game in games)
        mastery = sum(game.mastery * game.choices for game in games) / max(choices, 1)
        yield plain("mastery", mastery, "+.3f", choices, subject)
        rates.append(count_mistakes(game.word for game in games).rate or 0.0)
        points.append(_LIST * sum(game.points for game in games) / len(games))
    if len(rates) > 2:
        import numpy as np

        yield plain("correlation of rate and points", float(np.corrcoef(rates, points)[0, 1]), "+.2f", len(rates))


def _rate(what: str, words: Sequence[str], subject: str) -> Figure:
    signs = "".join(words)
    return share(what, [sign == MISTAKE for sign in signs if sign in (MISTAKE, RIGHT)], subject=subject)


def _by_deal(games: Sequence[SeatPlayed]) -> list[float]:
    """Points per list, deal by deal."""
    points: dict[int, float] = {}
    for game in games:
        points[game.number] = points.get(game.number, 0.0) + _LIST * game.points / len(SEATS)
    return list(points.values())


def plot(canvas: Any, found: Found) -> None:
    """Figures 7.2 and 7.3 of the thesis: rate against points, and rate by trick."""
    left, right = canvas.subplots(1, 2)
    for subject in found.rows:
        games = found.each(SeatPlayed, subject)
        rate = count_mistakes(game.word for game in games).rate
        if rate is not None:
            scored = _LIST * sum(game.points for game in games) / len(games)
            left.plot(rate, scored, "o", color="C0", markersize=4)
            left.annotate(subject, (rate, scored), fontsize=6, xytext=(3, 2), textcoords="offset points")
        if subject in _IN_DETAIL:
            by_trick = [count.rate for count in count_by_trick([game.word for game in games])]
            right.plot(range(1, TRICKS + 1), [float("nan") if one is None else one for one in by_trick], label=subject)
    left.set(xlabel="mistakes per opportunity", ylabel=f"list points per {_LIST}")
    right.set(xlabel="trick", ylabel="mistakes per opportunity")
    right.legend(fontsize=6, frameon=False)


EXPERIMENT: Final = Experiment(
    name="opponents-rates",
    measure=measure,
    report=report,
    size=300,
    unit="deals",
    chunk=20,
    quick=Quick(4, ("rules", "policy", "cheat")),
    subjects=(
        *(f"kiebitz:level={level}" for level in (1, 2, 3, 4)),
        "rules",
        "book",
        "policy",
        "ddss:20",
        "uct:400",
        "kermit:20",
        "kiebitz:20",
        "mistake:0.25,like=kermit:20",
        "mistake:0.10,like=kermit:20",
        "mistake:0.03,like=kermit:20",
        "cheat",
    ),
    check_subject=lambda name: check_players([name]),
    options=(Option("others", _OTHERS),),
    source="Long's thesis, Figs. 7.2 and 7.3, 9.1.3",
    plot=plot,
)
