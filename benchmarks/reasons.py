"""Mistakes by lot, with the sentence that tells why and the two lines it was read from: to be read by a teacher.

    python -m benchmarks.reasons --games 40 --number 100 --seed 20261119
    python -m benchmarks.reasons --lang de

Games are of `rules` and of the weakest `kermit`, half of the mistakes of each; cards are compared in 160 worlds. Of
every mistake it tells the table as its seat saw it, all hands as they lay or are supposed to lie, what was played, what
was better, what it cost, the sentence, and how the game goes on with best play after either card.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import replace

from kiebitz.cards import Card, CardSet
from kiebitz.cli.reasons import reason_text
from kiebitz.cli.speaker import Speaker, speaker
from kiebitz.lab.review.reasons import Mistake, mistakes
from kiebitz.outcomes.calibration import shipped_calibration
from kiebitz.review.comparison import Comparer
from kiebitz.review.reasons.cards import reason_against
from kiebitz.review.reasons.contrast import Contrast, contrasts_of
from kiebitz.review.reasons.finding import DECISIVE
from kiebitz.review.reasons.lines import Line
from kiebitz.solver import Solver
from kiebitz.worlds import World

PLAYERS = ("rules", "kermit:level=1")
WORLDS = 160
SEATS = "FMR"


def drawn(seed: int, games: int, number: int) -> Iterator[Mistake]:
    """So many mistakes, half of each player, in the order of the lot."""
    chosen = random.Random(seed)
    for player in PLAYERS:
        found = [mistake for game in range(games) for mistake in mistakes(player, seed, game, WORLDS)]
        yield from chosen.sample(found, min(number // len(PLAYERS), len(found)))


def told(mistake: Mistake, speaking: Speaker) -> Iterator[str]:
    """All that a reader needs."""
    view, foresight = mistake.view, mistake.foresight
    name = SEATS[view.seat or 0]
    declared = "" if view.contract is None else f" {view.contract} of {SEATS[view.declarer or 0]} at {view.auction.bid}"
    history = " ".join(str(move) for _, move in view.history if not isinstance(move, Card))
    yield f"{name}{declared}; auction {history}"
    yield f"hand {view.hand}" + ("" if view.skat is None else f", skat {view.skat}")
    if view.plays:
        yield "played " + " ".join(f"{SEATS[seat]}:{card}" for seat, card in view.plays)
    of_made, of_best = (foresight.of(move) for move in (mistake.move, foresight.best))
    made, best = (f"{each.move} {each.points:+.0f} ({each.win or 0.0:.0%})" for each in (of_made, of_best))
    yield f"made {made}, better {best}, loss {foresight.loss:.0f}"
    if mistake.reason is None:
        yield "NO REASON"
        return
    yield f"[{mistake.reason.kind.value}] {reason_text(mistake.reason, SEATS, speaking)}"
    if isinstance(mistake.move, Card):
        yield from _lines(mistake)


def _lines(mistake: Mistake) -> Iterator[str]:
    view, move, best = mistake.view, mistake.move, mistake.foresight.best
    assert isinstance(move, Card)
    assert isinstance(best, Card)
    reason = mistake.reason
    assert reason is not None
    decides, supposed = mistake.foresight.win_loss >= DECISIVE, reason.supposed
    for world in _worlds(mistake):
        contrasts = contrasts_of(Solver(), world.position(view), move, best)
        found = reason_against(contrasts, decides=decides) if contrasts else None
        if found is None or (supposed is not None and supposed.card not in world.hands[supposed.seat]):
            continue
        if replace(found, supposed=supposed) == reason:
            hands = (f"{name} {CardSet(contrasts[0].position.hands[seat])}" for seat, name in enumerate(SEATS))
            yield "cards " + ", ".join(hands)
            yield from (f"  {line}" for line in _both(contrasts[0]))
            return


def _worlds(mistake: Mistake) -> Iterator[World]:
    view, move, best = mistake.view, mistake.move, mistake.foresight.best
    assert isinstance(move, Card)
    assert isinstance(best, Card)
    if mistake.reason is not None and mistake.reason.supposed is None:
        yield mistake.truth
        return
    costs = Comparer(shipped_calibration(), worlds=WORLDS).costs(view, move, best)
    yield from (world for world, _ in sorted(costs, key=lambda found: -found[1]))


def _both(contrast: Contrast) -> Iterator[str]:
    for name, line in (("best  ", contrast.after_best), ("played", contrast.after_played)):
        yield f"{name} {_written(line)}"
    yield f"declarer's points after best {contrast.values[1]}, after played {contrast.values[0]}"


def _written(line: Line) -> str:
    return " | ".join(
        f"{SEATS[trick.leader]}:{' '.join(map(str, trick.cards))} -> {SEATS[trick.winner]}{trick.points}"
        for trick in line.tricks
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="of each player")
    parser.add_argument("--number", type=int, default=100)
    parser.add_argument("--seed", type=int, default=2026_11_19)
    parser.add_argument("--lang", default=None)
    options = parser.parse_args()
    speaking = speaker(options.lang)
    for place, mistake in enumerate(drawn(options.seed, options.games, options.number), 1):
        print(f"{place}. " + "\n   ".join(told(mistake, speaking)), flush=True)


if __name__ == "__main__":
    main()
