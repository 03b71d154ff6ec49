"""What a browser is shown of a room: who is there, who sits where, and how the next deal comes about. No cards."""

from __future__ import annotations

from msgspec import Struct

from kiebitz.session.room_events import RoomView, Shuffling
from kiebitz.session.settings import Place
from kiebitz.session.shuffle import Stage
from kiebitz.web.sight import ContributionSeen, Sitting


class ShufflingSeen(Struct, frozen=True, rename="camel"):
    """A deal in the making: what the server and the places are bound to, and who is waited for."""

    stage: Stage
    commitment: str
    contributions: list[ContributionSeen]
    missing: list[int]


class RoomSeen(Struct, frozen=True, rename="camel"):
    """A room as one who is in it is shown it.

    me          the own place, `None` for onlookers
    places      who sits there from the next deal on, `sitting` who does now
    here        the places of those who are there
    silent      who kept the last deal from being made, and had no part in it
    """

    room: int
    me: int | None
    deals: int
    is_practice: bool
    has_chat: bool
    clock: int | None
    away_after: int
    places: list[Sitting]
    sitting: list[Sitting]
    here: list[int]
    onlookers: int
    table: int | None
    is_playing: bool
    shuffling: ShufflingSeen | None
    silent: list[int]


def room_seen(view: RoomView, me: int | None) -> RoomSeen:
    """A room as the one at a place is shown it."""
    agreed = view.agreement
    return RoomSeen(
        room=view.number,
        me=me,
        deals=agreed.deals,
        is_practice=agreed.practice,
        has_chat=agreed.chat,
        clock=agreed.clock,
        away_after=agreed.away_after,
        places=_sitting(view.places),
        sitting=_sitting(view.sitting),
        here=list(view.here),
        onlookers=view.onlookers,
        table=view.table,
        is_playing=view.is_playing,
        shuffling=None if view.shuffling is None else _shuffling(view.shuffling),
        silent=list(view.silent),
    )


def _sitting(places: tuple[Place, ...]) -> list[Sitting]:
    return [Sitting(place.name, place.player) for place in places]


def _shuffling(shuffling: Shuffling) -> ShufflingSeen:
    return ShufflingSeen(
        shuffling.stage,
        shuffling.commitment,
        [ContributionSeen(each.place, each.commitment) for each in shuffling.contributions],
        list(shuffling.missing),
    )
