"""Events of a table as a browser hears them."""

from __future__ import annotations

from kiebitz.moves import format_move
from kiebitz.session import (
    CameBack,
    ClaimRefused,
    Closed,
    DealOver,
    Dealt,
    Entered,
    Event,
    Failed,
    Marked,
    Moved,
    NotRecorded,
    Renamed,
    Reseated,
    TableOver,
    TableView,
    TakenBack,
    WentAway,
)
from kiebitz.web.messages import Happened


def happened(event: Event, table: TableView) -> Happened:
    """What is told about an event, which the table has already cut to what the place may hear."""
    match event:
        case Moved(number, seat, move, seconds):
            return Happened("moved", seat, None, number, format_move(move), seconds is not None)
        case Dealt(number):
            return Happened("dealt", number=number)
        case Failed(seat):
            return Happened("failed", seat)
        case TakenBack(number, place):
            return Happened("taken back", place=place, number=number)
        case Marked(place, mark):
            return Happened("marked", place=place, mark=mark.value)
        case Renamed(place):
            return Happened("renamed", place=place)
        case WentAway(place):
            return Happened("went away", place=place)
        case CameBack(place):
            return Happened("came back", place=place)
        case Reseated():
            return Happened("reseated")
        case DealOver(number):
            return Happened("deal over", number=number)
        case Entered(number):
            return Happened("entered", number=number)
        case ClaimRefused():
            return Happened("claim refused", table.view.declarer)
        case NotRecorded():
            return Happened("not recorded")
        case TableOver():
            return Happened("table over")
        case Closed():
            return Happened("closed")
