"""A computer player whose decisions last longer than any test waits, so that they can be broken off.

One that may stop when a card is clearly best is done with any number of worlds in less than a second.
"""

from __future__ import annotations

from kiebitz import Card, CorePlayer, Recipe, View
from kiebitz.players.rules import RulesPlayer


class Endless(CorePlayer):
    """Finds the value of every card in 100,000 worlds, which takes minutes."""

    def __init__(self, threads: int = 1) -> None:
        super().__init__(Recipe(worlds=100_000, threads=threads).in_core(), RulesPlayer())

    def play(self, view: View) -> Card:
        return self.evidence(view, all_values=True).best
