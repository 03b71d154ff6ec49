"""Endings of own games in which open cards are wrong: how they are kept, and how their pictures are drawn."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kiebitz import Card, Game, parse_card, parse_game, svg
from kiebitz.svg import Svg

FILE: Final = Path(__file__).parents[3] / "data/endings/open_cards.txt"


@dataclass(frozen=True, slots=True)
class Kept:
    """One of them: what open cards lead, what the equilibrium leads, and what each card brings less than the best."""

    open_cards: dict[Card, float]
    best: dict[Card, float]
    brought: dict[Card, float]
    game: Game

    @property
    def lost(self) -> float:
        """By open cards, in list points."""
        return -sum(chance * self.brought[card] for card, chance in self.open_cards.items())

    def picture(self) -> Svg:
        """What the leader sees, with what each card brings."""
        return svg.view(
            self.game.view(self.game.turn), values={card: f"{points:.1f}" for card, points in self.brought.items()}
        )


def _numbers(words: str) -> dict[Card, float]:
    pairs = [word.split("=") for word in words.split()]
    return {parse_card(card): float(number) for card, number in pairs}


def kept() -> list[Kept]:
    """All of the file."""
    lines = [line for line in FILE.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    parts = [line.split(" | ") for line in lines]
    return [Kept(*map(_numbers, numbers), parse_game(game)) for *numbers, game in parts]
