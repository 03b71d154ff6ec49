"""Soloists: what a declarer makes against two defenders, on deals that `kermit` has bid, as the thesis measures.

Every pair of players has a file; all play the same deals, from the first on, so that any two files can be compared deal
by deal. Luck is that of the players' seed, so a player does the same wherever it knows the same.
"""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from kiebitz import Game, ask, create
from kiebitz.arena.open_players import OPEN_PLAYERS
from kiebitz.cards import Card
from kiebitz.deal import random_deal
from kiebitz.view import Phase
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.statistics import Estimate, estimate_mean
from kiebitz.work.streams import stream
from kiebitz.work.workers import local_workers

DEALS_OF_PIECE = 10
BASELINE = "kermit:160 against kermit:160"
_AGAINST = " against kermit:160"
_SEED = 1  # of the players


@dataclass(frozen=True, slots=True)
class Solo:
    """One game: the declarer's list points, and of either side the decisions with a choice and their processor time."""

    deal: int
    points: int
    decisions: tuple[int, int]
    seconds: tuple[float, float]


def measure(out: Path, declarer: str, defenders: str, seed: int, deals: int, jobs: int) -> None:
    """Play so many deals, or what is missing of them."""
    folder = out / f"{declarer} against {defenders}"
    pieces = [
        Piece(f"{first:06}.jsonl", play_deals, (declarer, defenders, seed, first))
        for first in range(0, deals, DEALS_OF_PIECE)
    ]
    with local_workers(jobs) as workers:
        do_missing(workers, pieces, folder, lambda: None)


def play_deals(declarer: str, defenders: str, seed: int, first: int) -> bytes:
    """The games of some deals, a line each; none where all pass."""
    found = [_solo(game, number, declarer, defenders) for number, game in _games(seed, first)]
    return "".join(json.dumps(asdict(solo)) + "\n" for solo in found).encode()


def _games(seed: int, first: int) -> Iterator[tuple[int, Game]]:
    """Before the first card."""
    bidder = create("kermit", 0)
    for number in range(first, first + DEALS_OF_PIECE):
        game = Game(random_deal(random.Random(stream(seed, "soloists", number))))
        while game.phase not in (Phase.PLAY, Phase.OVER):
            assert game.turn is not None
            game.push(ask(bidder, game.view(game.turn)))
        if game.phase is Phase.PLAY:
            yield number, game


def _solo(game: Game, number: int, declarer: str, defenders: str) -> Solo:
    decisions, seconds = [0, 0], [0.0, 0.0]
    sides = [_card_player(declarer), _card_player(defenders)]
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


def _card_player(name: str) -> Callable[[Game, int], Card]:
    if OPEN_PLAYERS.knows(name):
        return OPEN_PLAYERS.make(OPEN_PLAYERS.parse(name), _SEED).play_open
    player = create(name, _SEED)
    return lambda game, seat: player.play(game.view(seat))


def read(folder: Path) -> dict[int, Solo]:
    """What was played, by deal."""
    lines = [line for file in sorted(folder.glob("*.jsonl")) for line in file.read_text().splitlines()]
    return {solo.deal: solo for solo in (Solo(**json.loads(line)) for line in lines)}


def print_table(out: Path, baseline: str = BASELINE) -> None:
    """All pairs played so far, and what they differ in from one of them on the deals that both have."""
    played = {folder.name: read(folder) for folder in sorted(out.iterdir()) if folder.is_dir()}
    print(
        "soloist and defenders | games | list points a game | less the baseline | ms a decision, soloist and defenders"
    )
    for name, solos in played.items():
        if not solos:
            continue
        points = estimate_mean(np.array([solo.points for solo in solos.values()], float))
        print(
            f"{name:<60} {len(solos):5} {points}  {_less(solos, played.get(baseline, {}))}  {_times([*solos.values()])}"
        )


def _less(solos: dict[int, Solo], baseline: dict[int, Solo]) -> str:
    both = [solos[deal].points - baseline[deal].points for deal in solos if deal in baseline]
    return str(estimate_mean(np.array(both, float))) if both else "-"


def _times(solos: Sequence[Solo]) -> str:
    sides = [
        1000 * sum(solo.seconds[side] for solo in solos) / max(1, sum(solo.decisions[side] for solo in solos))
        for side in (0, 1)
    ]
    return f"{sides[0]:.1f} {sides[1]:.1f}"


def plot(out: Path, file: Path) -> None:
    """What soloists make against the baseline's defenders by their worlds, less what the baseline makes."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    baseline = read(out / BASELINE)
    for name, label in ((r"kermit:(\d+)", "kermit"), (r"rk:(\d+)x\d+.*", "rk, by worlds at the top")):
        found = []
        for folder in out.glob(f"*{_AGAINST}"):
            of = re.fullmatch(name, folder.name.removesuffix(_AGAINST))
            solos = read(folder)
            both = [solos[deal].points - baseline[deal].points for deal in solos if deal in baseline]
            if of is not None and both and folder.name != BASELINE:
                found.append((int(of[1]), estimate_mean(np.array(both, float))))
        _draw(axes, label, sorted(found, key=lambda pair: pair[0]))
    axes.axhline(0, color="0.7", linewidth=1)
    axes.set(xscale="log", xlabel="worlds", ylabel="list points a game, less kermit:160")
    axes.legend()
    figure.savefig(file, dpi=110)


def _draw(axes: Any, label: str, found: Sequence[tuple[int, Estimate]]) -> None:
    means = [estimate.mean for _, estimate in found]
    errors = [estimate.half_width for _, estimate in found]
    axes.errorbar([worlds for worlds, _ in found], means, yerr=errors, fmt="o-", capsize=3, label=label)
