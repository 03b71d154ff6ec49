"""Pictures as SVG: cards, hands, deals, games, views, positions and solutions.

    from kiebitz import svg

    svg.deal(kiebitz.deal(seed=7))                                # notebooks show it, text for everything else
    svg.view(game.view(0), style=svg.Style(language="de", four_colours=True))
    svg.view(view, values=player.evidence(view, all_values=True))  # how often each card wins
    svg.position(position, values=kiebitz.solve_cards(position))  # what each card is worth

A picture of a view holds what the view knows: a hidden card is a back, and nothing in the text tells which it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from kiebitz.cards import CARDS, Card
from kiebitz.deals import FOREHAND, SEATS, Deal
from kiebitz.errors import WrongType, brief
from kiebitz.game import Game
from kiebitz.play import Position
from kiebitz.solver import Solution
from kiebitz.svg.faces import definitions, symbol_name
from kiebitz.svg.fan import Fan, draw_card
from kiebitz.svg.marks import Values, format_bounds, marks_of
from kiebitz.svg.picture import Box, Svg, picture
from kiebitz.svg.style import PLAIN, Style
from kiebitz.svg.table import BOX, TableDrawing
from kiebitz.svg.tableau import Tableau, tableau_of_deal, tableau_of_game, tableau_of_position, tableau_of_view
from kiebitz.view import View
from kiebitz.words import words

_T = TypeVar("_T")

__all__ = [
    "Style",
    "Svg",
    "Values",
    "back",
    "card",
    "deal",
    "deck",
    "game",
    "hand",
    "position",
    "solution",
    "symbol_name",
    "view",
]

_CARD: Final = Box(-54, -78, 108, 159)  # with room for its shadow


def card(card: Card, *, size: float | None = None, style: Style = PLAIN) -> Svg:
    """One card; `size` is the width of the picture in pixels, here as everywhere."""
    return picture(draw_card(_checked(card, Card), style), _CARD, title=str(card), size=size, style=style)


def back(*, size: float | None = None) -> Svg:
    """A card face down, in every style the same."""
    return picture(draw_card(None, PLAIN), _CARD, title="", size=size, style=PLAIN)


def deck(*, style: Style = PLAIN) -> Svg:
    """All cards and the back as symbols for a web page: nothing is seen of them until one is used.

    `<svg viewBox="0 0 100 150"><use href="#k-en-CJ" width="100" height="150"/></svg>` draws a card whose symbol is on
    the page, or in a file named before the `#`; `symbol_name` tells the names, the back is `k-back` in every deck.
    """
    every = "".join(draw_card(card, style) for card in (*CARDS, None))
    return Svg(f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">{definitions(every, style)}</svg>')


def hand(
    cards: Iterable[Card], *, values: Values | None = None, size: float | None = None, style: Style = PLAIN
) -> Svg:
    """Cards held as a fan, in the order they come."""
    if not isinstance(cards, Iterable):
        raise WrongType(f"a hand is drawn of several cards, not of {brief(cards)}")
    held = [_checked(card, Card) for card in cards]
    fan = Fan(x=0, y=0, step=46)
    marks = marks_of(values, for_declarer=None)
    box = fan.box(len(held), marked=bool(marks))
    drawn = box.surface(style) + fan.draw(held, marks, style)
    return picture(drawn, box, title=" ".join(map(str, held)), size=size, style=style)


def deal(deal: Deal, *, bottom: int = FOREHAND, size: float | None = None, style: Style = PLAIN) -> Svg:
    """All hands and the skat; `bottom` is the seat nearest to the onlooker."""
    return _table(tableau_of_deal(_checked(deal, Deal)), bottom, size, style)


def game(
    game: Game,
    *,
    values: Values | None = None,
    bottom: int = FOREHAND,
    size: float | None = None,
    style: Style = PLAIN,
) -> Svg:
    """A game with all cards open; once it is over, the hands from which it was played, and the result."""
    return _table(tableau_of_game(_checked(game, Game)), bottom, size, style, values)


def view(view: View, *, values: Values | None = None, size: float | None = None, style: Style = PLAIN) -> Svg:
    """A game as a seat sees it, itself at the bottom; an onlooker sits behind forehand."""
    bottom = FOREHAND if _checked(view, View).seat is None else view.seat
    return _table(tableau_of_view(view), bottom, size, style, values)


def position(
    position: Position,
    *,
    values: Values | None = None,
    bottom: int | None = None,
    size: float | None = None,
    style: Style = PLAIN,
) -> Svg:
    """Open hands that a game can reach, by default with the seat in turn at the bottom."""
    turn = _checked(position, Position).check().turn
    return _table(tableau_of_position(position), turn if bottom is None else bottom, size, style, values)


def solution(solution: Solution, *, bottom: int | None = None, size: float | None = None, style: Style = PLAIN) -> Svg:
    """A solved position: its value and, where they were asked for, the values of the cards."""
    solved = _checked(solution, Solution).position
    value = words(style.language).say("picture-value", value=format_bounds(solution))
    bottom = solved.turn if bottom is None else bottom
    return _table(tableau_of_position(solved), bottom, size, style, solution.cards, value)


def _table(
    tableau: Tableau, bottom: int | None, size: float | None, style: Style, values: Values | None = None, *notes: str
) -> Svg:
    if bottom not in SEATS:
        raise ValueError(f"no seat {bottom!r} can be at the bottom; seats are 0 forehand, 1 middlehand, 2 rearhand")
    table = TableDrawing(tableau, bottom, style)
    drawn = table.draw(marks_of(values, for_declarer=tableau.turn == tableau.declarer), notes)
    return picture(drawn, BOX, title=table.title(), size=size, style=style)


def _checked(given: _T, kind: type[_T]) -> _T:
    if not isinstance(given, kind):
        raise WrongType(f"a {kind.__name__} can be drawn here, not {brief(given)}")
    return given
