"""Endings by the switch: what does a player gain that plays the last three tricks by an equilibrium?

A case is an undecided ending as in `theory-endings`. It is played on several times with luck of its own: by the player
on all seats, and with either role given to the same player with `endings=equilibrium`, which knows no more than its
view. Up to the first card that is another one both games are the same. Told is what the role makes more, in the
declarer's list points less a defender's.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from statistics import fmean
from typing import Final

from kiebitz.game import Game
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean, share
from kiebitz.lab.seating import play_out, relative_points
from kiebitz.lab.theory.endings import ROLES, is_open, played_to_ending
from kiebitz.players import Recipe, recipe_of
from kiebitz.work.streams import stream


def measure(subject: str, seed: int, number: int, *, player: str, lucks: int) -> Iterator[Row]:
    """One deal, if its ending is undecided."""
    game = played_to_ending(seed, number, player)
    if game is None or game.turn is None or not is_open(game):
        return
    usual = recipe_of(subject)
    switched = replace(usual, endings=True)
    gained: dict[str, list[float]] = {role: [] for role in ROLES}
    for turn in range(lucks):
        luck = stream(seed, "switch", number, turn)
        plain = lead(game, usual, usual, luck)
        gained[ROLES[0]].append(lead(game, switched, usual, luck) - plain)
        gained[ROLES[1]].append(plain - lead(game, usual, switched, luck))
    row: Row = {role: fmean(gains) for role, gains in gained.items()}
    row["differs"] = any(gain != 0 for gains in gained.values() for gain in gains)
    yield row


def lead(game: Game, declarer: Recipe, defenders: Recipe, luck: int) -> float:
    """The declarer's list points less a defender's, if the game is played on so."""
    played = game.copy()
    assert played.declarer is not None
    recipes = (declarer if seat == played.declarer else defenders for seat in range(3))
    play_out(played, [recipe.player(luck + seat) for seat, recipe in enumerate(recipes)])
    return relative_points(played, played.declarer)


def report(found: Found) -> Iterator[Figure]:
    """What each role gains, and how often it makes any difference."""
    for subject, rows in found.rows.items():
        for role in ROLES:
            yield mean(f"gained as {role}", [row[role] for row in rows], "+.2f", subject)
        both = [sum(row[role] for role in ROLES) / 2 for row in rows]
        yield mean("gained, mean of roles", both, "+.2f", subject)
        yield share("endings in which it matters", [row["differs"] for row in rows], subject=subject)


EXPERIMENT: Final = Experiment(
    name="theory-switch",
    measure=measure,
    report=report,
    size=1000,
    unit="deals",
    chunk=10,
    quick=Quick(4, ("kermit:2",), {"player": "rules", "lucks": 1}),
    subjects=("kiebitz:40",),
    check_subject=recipe_of,
    options=(Option("player", "kermit:10"), Option("lucks", 2)),
)
