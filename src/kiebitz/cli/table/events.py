"""What the others did since the human's last decision, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from kiebitz.cards import Card
from kiebitz.cli.table.wording import Wording
from kiebitz.view import View

_SEPARATOR = "  "
SHORTEST_THOUGHT = 0.05  # seconds; less would be told as none


def events_since_decision(
    view: View, names: Sequence[str], thinking: Mapping[int, float], wording: Wording
) -> list[Text]:
    """One short text for each move after the seat's last own move, and for each trick that ended with one.

    names     by seat
    thinking  how many seconds a move took, by its number
    """
    start = max((number for number, (seat, _) in enumerate(view.history) if seat == view.seat), default=-1)
    cards = 0
    events = []
    for number, (seat, move) in enumerate(view.history):
        if number > start:
            events.append(wording.event(names[seat], move) + _time(thinking.get(number, 0.0), wording))
        if isinstance(move, Card):
            cards += 1
            if cards % 3 == 0 and number >= start and view.contract is not None:
                winner = view.finished_tricks[cards // 3 - 1].winner(view.contract)
                events.append(Text(wording.trick_to(names[winner]), style="italic"))
    return events


def _time(seconds: float, wording: Wording) -> Text:
    return Text(f" ({wording.seconds(seconds)})", style="dim") if seconds >= SHORTEST_THOUGHT else Text()


def latest_that_fit(events: Sequence[Text], width: int, lines: int) -> list[Text]:
    """The last events that fit into some lines of a width; what was left out is shown by dots."""
    rows: list[Text] = []
    row = Text()
    for event in reversed(events):
        longer = event + _SEPARATOR + row if row else event
        if longer.cell_len <= width - 4:  # room for the dots
            row = longer
            continue
        rows.insert(0, row)
        if len(rows) == lines:
            rows[0] = Text("... ") + rows[0]
            return rows
        row = event
    return [row, *rows] if row else rows
