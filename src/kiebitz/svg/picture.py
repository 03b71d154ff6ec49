"""A whole picture: a drawing, the parts it is made of, and the surface it lies on."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Final

from kiebitz.errors import Fault
from kiebitz.svg.faces import definitions
from kiebitz.svg.markup import number, plain
from kiebitz.svg.style import Style

_FONT: Final = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif"


class Svg(str):
    """A picture as text; notebooks show what it draws."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<Svg of {len(self)} characters>"

    def _repr_svg_(self) -> str:
        return str(self)


@dataclass(frozen=True, slots=True)
class Box:
    """The part of the plane that a picture shows."""

    left: float
    top: float
    width: float
    height: float

    def surface(self, style: Style) -> str:
        """What lies under the cards; nothing in a transparent picture."""
        if style.surface == "none":
            return ""
        return (
            f'<rect x="{number(self.left)}" y="{number(self.top)}" width="{number(self.width)}"'
            f' height="{number(self.height)}" rx="18" fill="url(#k-{style.surface})"/>'
        )


def picture(drawing: str, box: Box, *, title: str, size: float | None, style: Style) -> Svg:
    """A drawing as an SVG of its own, so many pixels wide; by default as wide as its box."""
    if size is not None and not 0 < size < inf:
        raise Fault("picture-size", given=str(size))
    pixels = 1 if size is None else size / box.width
    seen = " ".join(number(edge) for edge in (box.left, box.top, box.width, box.height))
    return Svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{seen}" width="{number(box.width * pixels)}"'
        f' height="{number(box.height * pixels)}" role="img" font-family="{_FONT}"><title>{plain(title)}</title>'
        f"{definitions(drawing, style)}{drawing}</svg>"
    )
