"""How many worlds a second are judged at the first card, with exact values and with likely ones: in full, that is, who
wins and the points of every card, and as much as a decision needs.

Subjects are players; the first is the one that the others are compared with. All decide about the same first card, by
the same worlds. Time is the processor's, of one thread.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from kiebitz.lab.deals import declared, nth_position
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean, plain, ratio, share
from kiebitz.players.recipes import recipe_of

PLAYERS: Final = (
    "kermit:40",
    "kermit:40,probcut=0.9",
    "kermit:40,probcut=0.7",
    "kermit:40,probcut=0.5",
    "kermit:40,probcut=0.3",
    "kermit:40,probcut=0.1",
)


def measure(subject: str, seed: int, number: int, *, deals: str) -> Iterator[Row]:
    """One deal's first card, in full and as a decision."""
    game = declared(nth_position(deals, seed, number))
    view = game.view(0)
    player = recipe_of(subject).player(seed)
    row: Row = {}
    for name, all_values in (("full", True), ("decision", False)):
        begin = time.thread_time()
        found = player.evidence(view, all_values=all_values)
        row[name] = {
            "seconds": time.thread_time() - begin,
            "worlds": found.worlds,
            "best": str(found.best),
            "values": {str(card.card): card.value for card in found.cards},
        }
    yield row


def report(found: Found) -> Iterator[Figure]:
    """Worlds a second, by how much more than the first, and how often it is the same card."""
    base = next(iter(found.rows.values()))
    for player, rows in found.rows.items():
        for what in ("full", "decision"):
            seconds, worlds = ([row[what][each] for row in rows] for each in ("seconds", "worlds"))
            yield plain(f"{what}: worlds a second", sum(worlds) / sum(seconds), ",.0f", len(rows), player)
            if rows is not base and len(rows) == len(base):
                yield ratio(f"{what}: speed, of exact", [row[what]["seconds"] for row in base], seconds, ".2f", player)
                same = [one[what]["best"] == other[what]["best"] for one, other in zip(rows, base, strict=True)]
                yield share(f"{what}: same card", same, ".1%", player)
        if rows is not base and len(rows) == len(base):
            errors = [
                abs(value - other["full"]["values"][card])
                for one, other in zip(rows, base, strict=True)
                for card, value in one["full"]["values"].items()
            ]
            yield mean("full: error of a card's mean value", errors, ".2f", player)


def _check(name: str) -> object:
    return recipe_of(name).player()


EXPERIMENT: Final = Experiment(
    name="solver-worlds",
    measure=measure,
    report=report,
    size=60,
    unit="deals",
    chunk=10,
    quick=Quick(1, ("kermit:2", "kermit:2,probcut=0.5")),
    subjects=PLAYERS,
    check_subject=_check,
    options=(Option("deals", "suit+"),),
    source="Furtak's thesis, 9.4: 68 worlds a second exactly, 237 at a threshold of 0.5",
)
