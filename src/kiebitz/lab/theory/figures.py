"""The examples of strategy fusion and non-locality: what do players do who open the cards, and what should they?

Subjects are the examples, in the order of the thesis's argument: `kiebitz.lab.theory.miniatures` tells each. R0 opens
the cards, R1 finishes games with R0; both split what looks equal. The equilibrium is by CFR+, for two players as for
three. Scores are those of who decides, 1 for a win and -1 for a loss, with the equilibrium at all other seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kiebitz.lab.experiment import Experiment, Figure, Found, Quick, Row
from kiebitz.lab.figures import plain
from kiebitz.lab.theory.miniatures import EXAMPLES, example
from kiebitz.lab.theory.synthetic import recursive_policies

PLAYERS: Final = ("R0", "R1", "equilibrium")
_TURNS: Final = 3000


def measure(subject: str, seed: int, number: int) -> Iterator[Row]:
    """One example."""
    shown = example(subject)
    game = shown.tree.game
    best = game.equilibrium(_TURNS)
    for name, policy in zip(PLAYERS, (*recursive_policies(game, 1), best), strict=True):
        moves = shown.tree.told(policy)[shown.place]
        score = game.payoffs(game.joined(policy, best, shown.player))[shown.player]
        yield {"player": name, "right": sum(moves[move] for move in shown.right), "score": score}


def report(found: Found) -> Iterator[Figure]:
    """How often each is right, and what comes of it."""
    for subject, rows in found.rows.items():
        for row in rows:
            yield plain(f"{row['player']}, right", row["right"], ".0%", subject=subject)
            yield plain(f"{row['player']}, score", row["score"], "+.3f", subject=subject)


def plot(canvas: Any, found: Found) -> None:
    """Scores side by side."""
    axes = canvas.subplots()
    for place, player in enumerate(PLAYERS):
        scores = [row["score"] for rows in found.rows.values() for row in rows if row["player"] == player]
        axes.bar([number + 0.27 * (place - 1) for number in range(len(scores))], scores, 0.25, label=player)
    axes.set_xticks(range(len(found.rows)), [example(name).name for name in found.rows], rotation=20, fontsize=7)
    axes.axhline(0, color="black", linewidth=0.5)
    axes.set_ylabel("score of who decides")
    axes.legend(fontsize=8)


EXPERIMENT: Final = Experiment(
    name="theory-figures",
    measure=measure,
    report=report,
    size=1,
    unit="cases",
    quick=Quick(1),
    subjects=tuple(EXAMPLES),
    source="Long's thesis, Figs. 4.1, 5.1 to 5.3, 7.1 and 8.1",
    plot=plot,
)
