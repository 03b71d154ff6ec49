"""A game at another's table, put together from what its server tells: from lines to a `View` that players decide on."""

from __future__ import annotations

from dataclasses import dataclass, field

from kiebitz.errors import Fault
from kiebitz.formats.iss import Record, parse_record, replay
from kiebitz.formats.iss.record import UNKNOWN
from kiebitz.network.messages import Played, Start
from kiebitz.network.views import WORLD
from kiebitz.network.words import NotALine
from kiebitz.view import View


@dataclass(slots=True)
class Mirror:
    """One game. `seat` is `None` for who sits out or looks on; `left` are the seconds of the seats."""

    number: int
    names: tuple[str, str, str]
    seat: int | None
    left: tuple[float, float, float]
    deal: tuple[str, ...] = ()
    moves: list[tuple[str, str]] = field(default_factory=list)

    @classmethod
    def of(cls, start: Start, me: str) -> Mirror:
        """A game that begins, or one that is gone on with."""
        mirror = cls(start.number, start.names, start.names.index(me) if me in start.names else None, start.seconds)
        if start.mode and mirror.seat is not None:
            try:
                record = parse_record(start.record)
            except Fault:
                raise NotALine(start.record) from None
            mirror.deal, mirror.moves = record.deal, list(record.moves)
        return mirror

    def play(self, played: Played) -> None:
        """Take a move in; the first is the deal. Who has no seat has nothing to decide, and takes none in."""
        self.left = played.seconds
        if self.seat is None:
            return
        if self.deal:
            self.moves.append((played.who, played.move))
        elif played.who == WORLD:
            self.deal = tuple(played.move.replace("|", ".").split("."))
        else:
            raise NotALine(str(played))

    def view(self) -> View | None:
        """What the own seat knows, `None` before the deal and for who has no seat; `NotALine` if that cannot be."""
        if self.seat is None or not self.deal:
            return None
        record = Record(self.deal, tuple(self.moves), UNKNOWN, self.names, view=self.seat)
        try:
            return replay(record).view(self.seat, self.names)
        except (Fault, ValueError, IndexError):
            raise NotALine(" ".join(self.deal)) from None
