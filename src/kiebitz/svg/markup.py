"""The small change of SVG: numbers, text, and parts that are drawn once and used often."""

from __future__ import annotations

from html import escape
from typing import Literal

from kiebitz.formats.foreign_text import printable

Anchor = Literal["start", "middle"]


def number(value: float) -> str:
    """A number as short as can be, to a hundredth."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def plain(words: str) -> str:
    """Any text, made safe to stand in an SVG."""
    return escape(printable(words))


def moved(x: float, y: float, *, scale: float = 1, turn: float = 0) -> str:
    """A transform: put something in its place, then turn and scale it there."""
    steps = [f"translate({number(x)} {number(y)})"]
    if turn:
        steps.append(f"rotate({number(turn)})")
    if scale != 1:
        steps.append(f"scale({number(scale)})")
    return "".join(steps)


def use(part: str, x: float, y: float, *, scale: float = 1, turn: float = 0, fill: str = "") -> str:
    """A part, drawn around a point."""
    colour = f' fill="{fill}"' if fill else ""
    return f'<use href="#{part}"{colour} transform="{moved(x, y, scale=scale, turn=turn)}"/>'


def group(content: str, transform: str) -> str:
    """Elements together, moved and turned."""
    return f'<g transform="{transform}">{content}</g>'


def write(
    words: str,
    x: float,
    y: float,
    *,
    size: float,
    fill: str,
    bold: bool = False,
    anchor: Anchor = "middle",
) -> str:
    """Words that begin or are centred at a point of their base line."""
    weight = ' font-weight="600"' if bold else ""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" fill="{fill}"'
        f' text-anchor="{anchor}"{weight}>{plain(words)}</text>'
    )
