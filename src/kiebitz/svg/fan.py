"""Cards in their places: a single one, and a hand held as a fan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import cos, degrees, inf, sin
from typing import Final

from kiebitz.cards import Card
from kiebitz.svg.faces import BACK, HEIGHT, WIDTH, symbol_name
from kiebitz.svg.marks import Mark
from kiebitz.svg.markup import group, moved, number, write
from kiebitz.svg.picture import Box
from kiebitz.svg.style import INK, PAPER, Style

_RIM: Final = 24
_MARK_ROOM: Final = 27  # above a card
_MARK_RISE: Final = 16  # of its middle


def draw_card(card: Card | None, style: Style) -> str:
    """A card around the origin, or a back, with its shadow."""
    name = BACK if card is None else symbol_name(card, style=style)
    return (
        f'<use href="#k-shadow"/><use href="#{name}" x="{-WIDTH // 2}" y="{-HEIGHT // 2}" width="{WIDTH}"'
        f' height="{HEIGHT}"/>'
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Fan:
    """Where a hand is held: cards side by side on a wide arc.

    x, y    the middle of the fan's middle card
    step    from card to card, less where the hand would not fit into the room
    room    from the first card's middle to the last one's
    radius  of the arc
    """

    x: float
    y: float
    scale: float = 1
    step: float
    room: float = inf
    radius: float = 1500

    def box(self, count: int, *, marked: bool) -> Box:
        """Where so many cards lie, marks and a rim around them included."""
        angle = (count - 1) / 2 * self._step(count) / self.radius
        width, height = WIDTH / 2 * self.scale, HEIGHT / 2 * self.scale
        beside = self.radius * sin(angle) + width * cos(angle) + height * sin(angle) + _RIM
        above = height + marked * _MARK_ROOM * self.scale + _RIM
        below = self.radius * (1 - cos(angle)) + height * cos(angle) + width * sin(angle) + _RIM
        return Box(self.x - beside, self.y - above, 2 * beside, above + below)

    def draw(self, cards: Sequence[Card | None], marks: Mapping[Card, Mark], style: Style) -> str:
        """Cards from left to right, `None` for a back, with the marks of those that have one above them."""
        step, last = self._step(len(cards)), len(cards) - 1
        in_sight = step / self.scale if last else WIDTH
        drawn = ""
        for place, card in enumerate(cards):
            content = draw_card(card, style)
            if card is not None and card in marks:
                content += _draw_mark(marks[card], in_sight, style)
            drawn += group(content, self._place((place - last / 2) * step / self.radius))
        return drawn

    def _step(self, count: int) -> float:
        return min(self.step, self.room / max(count - 1, 1))

    def _place(self, angle: float) -> str:
        """Where the card at an angle of the arc lies."""
        x, y = self.x + self.radius * sin(angle), self.y + self.radius * (1 - cos(angle))
        return moved(x, y, turn=degrees(angle), scale=self.scale)


def _draw_mark(mark: Mark, in_sight: float, style: Style) -> str:
    """Words on a plate above the part of a card that others leave in sight, no wider than that."""
    width = max(32, 10 * len(mark.text) + 12)
    fill = style.paint.accent if mark.best else PAPER
    plate = (
        f'<rect x="{number(-width / 2)}" y="-11" width="{number(width)}" height="22" rx="11" fill="{fill}"'
        f' stroke="{INK}" stroke-opacity=".25"/>'
    )
    words = write(mark.text, 0, 5.5, size=16, fill=INK, bold=mark.best)
    x, y = (in_sight - WIDTH) / 2, -HEIGHT / 2 - _MARK_RISE
    return group(plate + words, moved(x, y, scale=min(1, in_sight / width)))
