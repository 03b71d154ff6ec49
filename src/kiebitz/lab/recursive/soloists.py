"""Soloists: what a declarer makes against two defenders, on deals that `kermit` has bid, as the thesis measures.

A subject is a pair, "rrules:160 against uct:1600", of any players, and of those that see all cards. All play the same
deals, from the first on; each is compared, deal by deal, with the pair named first, and with the same pair the other
way round, if that was measured too. Luck is that of the players' seed, so a player does the same wherever it knows the
same. Times are processor time of decisions with a choice.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kiebitz.deals import random_deal
from kiebitz.errors import Fault
from kiebitz.game import Game
from kiebitz.lab.experiment import Experiment, Figure, Found, Quick
from kiebitz.lab.figures import mean, plain
from kiebitz.lab.seating import bid_with, card_player, check_player
from kiebitz.players import create
from kiebitz.work.streams import stream

BASELINE: Final = "kermit:160 against kermit:160"
_AGAINST: Final = " against "
_SEED: Final = 1  # of the players


@dataclass(frozen=True, slots=True)
class Solo:
    """One game: the declarer's list points, and of either side the decisions with a choice and their processor time."""

    number: int
    points: int
    decisions: tuple[int, int]
    seconds: tuple[float, float]


def measure(subject: str, seed: int, number: int) -> Iterator[Solo]:
    """One game; none where all pass."""
    game = Game(random_deal(random.Random(stream(seed, "soloists", number))))
    if bid_with(create("kermit", 0), game):
        yield _solo(game, number, *read_pair(subject))


def read_pair(subject: str) -> tuple[str, str]:
    """`Fault` if it names no pair."""
    declarer, against, defenders = subject.partition(_AGAINST)
    if not against:
        raise Fault("subject-of-soloists")
    return declarer, defenders


def check_subject(subject: str) -> None:
    """`Fault` if nobody plays by these names."""
    for name in read_pair(subject):
        check_player(name)


def _solo(game: Game, number: int, declarer: str, defenders: str) -> Solo:
    decisions, seconds = [0, 0], [0.0, 0.0]
    sides = [card_player(declarer, _SEED), card_player(defenders, _SEED)]
    while (seat := game.turn) is not None:
        side = int(seat != game.declarer)
        begin, has_choice = time.process_time(), len(game.legal_moves()) > 1
        card = sides[side](game, seat)
        if has_choice:
            decisions[side] += 1
            seconds[side] += time.process_time() - begin
        game.push(card)
    assert game.declarer is not None
    points = game.result().list_points()[game.declarer]
    return Solo(number, points, (decisions[0], decisions[1]), (seconds[0], seconds[1]))


def report(found: Found) -> Iterator[Figure]:
    """List points of each pair, and what it makes less others on the deals that both have."""
    played = {subject: _by_deal(found, subject) for subject in found.rows}
    first = next(iter(played))
    for subject, solos in played.items():
        yield mean("list points a game", [float(solo.points) for solo in solos.values()], ".1f", subject)
        if subject != first:
            yield mean(f"less {first}", _less(solos, played[first]), subject=subject)
        other = _AGAINST.join(reversed(read_pair(subject)))
        if other in played and other != subject:
            yield mean("less the other way round", _less(solos, played[other]), subject=subject)
        for side, name in enumerate(("soloist", "defenders")):
            yield plain(f"{name}, ms a decision", _milliseconds(list(solos.values()), side), ".1f", subject=subject)


def _by_deal(found: Found, subject: str) -> dict[int, Solo]:
    return {solo.number: solo for solo in found.each(Solo, subject)}


def _less(solos: dict[int, Solo], others: dict[int, Solo]) -> list[float]:
    return [float(solos[deal].points - others[deal].points) for deal in solos if deal in others]


def _milliseconds(solos: Sequence[Solo], side: int) -> float:
    decisions = sum(solo.decisions[side] for solo in solos)
    return 1000 * sum(solo.seconds[side] for solo in solos) / max(1, decisions)


def plot(canvas: Any, found: Found) -> None:
    """What soloists make by their worlds, less what the pair named first makes, against the same defenders."""
    axes, first = canvas.subplots(), next(iter(found.rows))
    defenders, baseline = read_pair(first)[1], _by_deal(found, first)
    for name, label in ((r"kermit:(\d+)", "kermit"), (r"rk:(\d+)x\d+.*", "rk, by worlds at the top")):
        points = []
        for subject in found.rows:
            of = re.fullmatch(name + re.escape(f"{_AGAINST}{defenders}"), subject)
            if of is not None and subject != first:
                points.append((int(of[1]), mean(subject, _less(_by_deal(found, subject), baseline))))
        points.sort(key=lambda point: point[0])
        reach = [(gain.interval or (gain.ours, gain.ours))[1] - gain.ours for _, gain in points]
        worlds, gains = [worlds for worlds, _ in points], [gain.ours for _, gain in points]
        if points:
            axes.errorbar(worlds, gains, yerr=reach, fmt="o-", capsize=3, label=label)
            axes.set_xscale("log")
            axes.legend()
    axes.axhline(0, color="0.7", linewidth=1)
    axes.set(xlabel="worlds", ylabel=f"list points a game, less {first}")


_UCT, _RULES, _READING, _RK = "uct:1600", "rrules:160", "rrules:160,inference", "rk:160x10"

EXPERIMENT: Final = Experiment(
    name="recursive-soloists",
    measure=measure,
    report=report,
    size=300,
    unit="deals",
    chunk=10,
    quick=Quick(2, ("rules against rules", "cheat against rules")),
    subjects=(
        BASELINE,
        *(f"kermit:{worlds} against kermit:160" for worlds in (10, 20, 40, 80, 320, 640)),
        f"{_UCT} against {_RULES}",
        f"{_RULES} against {_UCT}",
        f"{_UCT} against {_READING}",
        f"{_READING} against {_UCT}",
        *(f"{soloist} against rules" for soloist in ("rules", "rrules:320", "kermit:160", "cheat", _RK)),
        *(f"rrules:{worlds} against {defenders}" for defenders in ("rules", "kermit:160") for worlds in (10, 40, 160)),
        *(f"kermit:{worlds} against cheat" for worlds in (10, 160)),
        *(f"kermit:160 against kermit:{worlds}" for worlds in (10, 640)),
        f"{_RK} against kermit:160",
        f"kermit:160 against {_RK}",
    ),
    check_subject=check_subject,
    source="Furtak's thesis, Table 9.1, Figs. 9.3 to 9.5",
    published={
        f"{BASELINE}: list points a game": 55.2,
        f"{_UCT} against {_RULES}: list points a game": 61.3,
        f"{_RULES} against {_UCT}: list points a game": 74.1,
        f"{_RULES} against {_UCT}: less the other way round": 12.8,
        f"{_UCT} against {_READING}: list points a game": 54.0,
        f"{_READING} against {_UCT}: list points a game": 74.4,
        f"{_READING} against {_UCT}: less the other way round": 20.4,
        "kermit:160 against rules: list points a game": 80.7,
        "cheat against rules: list points a game": 80.9,
        f"{_RK} against rules: list points a game": 83.8,
        f"{_RK} against kermit:160: less {BASELINE}": 7,
    },
    plot=plot,
)
