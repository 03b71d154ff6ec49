"""The table as the human sees it: at most 80 columns, and with the question below it 24 lines.

On a screen of fewer columns, down to 40, cards stay above their numbers, and the contract goes below the seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from kiebitz.cards import Card
from kiebitz.cli.table.events import events_since_decision, latest_that_fit
from kiebitz.cli.table.naming import HUMAN, display_names, where_in_list
from kiebitz.cli.table.terminal import WIDEST
from kiebitz.cli.table.wording import Wording
from kiebitz.deals import SEATS
from kiebitz.hand_order import in_hand_order
from kiebitz.moves import Bid, Hold, Pass
from kiebitz.session import TableView
from kiebitz.view import Phase, Trick, View

CARD_WIDTH = 6
MOST_EVENT_LINES = 3
LABEL_WIDTH = 17  # what stands before events and tricks
TRICK_COLUMN = 14
SHORT_NAME = 8  # where names of all players stand on one line
SEAT_WIDTH = 13  # the mark of whose turn it is, and the seat
ROLE_WIDTH = 14


@dataclass(frozen=True, slots=True)
class Scene:
    """All that is drawn: the table as the human sees it, and the words for it."""

    table: TableView
    wording: Wording
    width: int = WIDEST

    @property
    def view(self) -> View:
        return self.table.view

    @property
    def players(self) -> list[str]:
        """The names in the order of the list."""
        return display_names(self.table.settings, self.wording)

    @property
    def full_names(self) -> tuple[str, str, str]:
        """The names by seat."""
        first, second, third = (self.players[place] for place in self.table.seating)
        return first, second, third

    @property
    def names(self) -> tuple[str, str, str]:
        """The names by seat, so short that all of them fit a line."""
        first, second, third = (self.wording.short(name, SHORT_NAME) for name in self.full_names)
        return first, second, third


def whole_screen(scene: Scene) -> list[Text]:
    """Everything, for a terminal that is cleared before."""
    news = [*event_lines(scene), *old_trick_lines(scene)]
    return [
        status_line(scene),
        rule(scene),
        *seat_lines(scene),
        *([Text(), *news] if news else []),
        *play_lines(scene),
        *hand_lines(scene),
    ]


def log_entry(scene: Scene) -> list[Text]:
    """What is new, for a plain log that goes on and on."""
    heading = []
    if not any(seat == scene.view.seat for seat, _ in scene.view.history) or _just_declared(scene.view):
        heading = [status_line(scene), *seat_lines(scene)]
    news = [*event_lines(scene), *old_trick_lines(scene)]
    return [Text(), *heading, *news, *play_lines(scene), *hand_lines(scene)]


def _just_declared(view: View) -> bool:
    """Whether the contract became known after the seat's last decision, or by it."""
    return view.phase is Phase.PLAY and not any(seat == view.seat for seat, _ in view.plays)


def status_line(scene: Scene) -> Text:
    table, wording = scene.table, scene.wording
    settings = table.settings
    parts = ["Kiebitz", where_in_list(settings, table.number, wording)]
    if settings.is_seeded and not settings.is_single:
        parts.append(wording.say("screen-seed", seed=str(settings.seed)))
    if settings.practice:
        parts.append(wording.say("table-practice"))
    left = Text("  ".join(parts), style="bold")
    return left if settings.is_single else _spread(left, _standing(scene), scene.width)


def _standing(scene: Scene) -> Text:
    """The totals of the list, the human first."""
    totals = scene.table.scores().totals()
    names = [scene.wording.short(name, SHORT_NAME) for name in scene.players]
    return Text("  ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True)))


def _spread(left: Text, right: Text, width: int) -> Text:
    """Two texts at both ends of a line; the right one gives way."""
    gap = width - left.cell_len - right.cell_len
    return left + " " * gap + right if gap >= 2 else left


def rule(scene: Scene) -> Text:
    return Text(("─" if scene.wording.symbols else "-") * scene.width, style="dim")


def seat_lines(scene: Scene) -> list[Text]:
    """Who sits where and what they are, with the contract and the score of the play beside them, or below."""
    contract = _contract_lines(scene)
    longest = max(line.cell_len for line in contract)
    room = scene.width - SEAT_WIDTH - ROLE_WIDTH - longest
    is_beside = room > SHORT_NAME
    name_width = _name_width(scene, room if is_beside else room + longest)
    lines = [_seat_line(scene, seat, name_width) for seat in SEATS]
    if is_beside:
        lines = [line + more for line, more in zip(lines, contract, strict=True)]
    if scene.view.seat is None:
        lines.append(_onlooker_line(scene, name_width))
    return lines if is_beside else [*lines, *(Text("  ") + line for line in contract if line)]


def _name_width(scene: Scene, room: int) -> int:
    """The column of the names: as wide as they need, but for what must stand beside them."""
    needed = max(cell_len(name) for name in scene.players) + 1
    return min(max(SHORT_NAME + 1, needed), room)


def _seat_line(scene: Scene, seat: int, name_width: int) -> Text:
    column = scene.wording.column
    marker = ">" if seat == scene.view.turn else " "
    line = Text(
        column(f"{marker} {scene.wording.say('seat', seat=seat)}", SEAT_WIDTH)
        + column(scene.full_names[seat], name_width),
        style="bold" if seat == scene.view.seat else "",
    )
    return Text.assemble(line, column(_role(scene, seat), ROLE_WIDTH))


def _onlooker_line(scene: Scene, name_width: int) -> Text:
    """The human who deals at a table of four."""
    name = scene.wording.column(scene.players[HUMAN], name_width)
    return Text(f"{'':<{SEAT_WIDTH}}{name}{scene.wording.say('table-dealer')}", style="bold")


def _role(scene: Scene, seat: int) -> str:
    """In the auction what the seat said last, then its side."""
    view, wording = scene.view, scene.wording
    if view.declarer is not None:
        return wording.say("table-declarer") if seat == view.declarer else wording.say("screen-defender")
    calls = [move for caller, move in view.history if caller == seat and isinstance(move, Bid | Hold | Pass)]
    return wording.call(calls[-1]) if calls else ""


def _contract_lines(scene: Scene) -> tuple[Text, Text, Text]:
    view, wording = scene.view, scene.wording
    bid = wording.say("table-bid", bid=view.auction.bid) if view.auction.bid else ""
    if view.contract is None:
        return Text(bid), Text(), Text()
    first = Text.assemble((scene.wording.contract(view.contract), "bold"), f", {bid}")
    done = len(view.finished_tricks)
    tricks = Text(wording.say("screen-tricks", declarer=view.tricks, defenders=done - view.tricks))
    points = Text()
    if scene.table.settings.practice:
        taken = sum(trick.points for trick in view.finished_tricks)
        points = Text(wording.say("screen-points", declarer=view.points, defenders=taken - view.points))
    return first, tricks, points


def event_lines(scene: Scene) -> list[Text]:
    events = events_since_decision(scene.view, scene.names, scene.table.thinking, scene.wording)
    if not events:
        return []
    rows = latest_that_fit(events, scene.width - LABEL_WIDTH, MOST_EVENT_LINES)
    labels = [scene.wording.say("screen-meanwhile"), *[""] * (len(rows) - 1)]
    return [_label(text) + row for text, row in zip(labels, rows, strict=True)]


def _label(text: str, style: str = "dim") -> Text:
    return Text("  ") + Text(f"{text:<{LABEL_WIDTH - 2}}", style=style)


def old_trick_lines(scene: Scene) -> list[Text]:
    """The last trick, small."""
    return [last_trick_line(scene)] if scene.view.phase is Phase.PLAY and scene.view.finished_tricks else []


def play_lines(scene: Scene) -> list[Text]:
    """The current trick, everybody's card under the name, and the declarer's cards if they are open."""
    view = scene.view
    if view.phase is not Phase.PLAY:
        return []
    lines = [Text(), *_trick_lines(scene)]
    if view.open_hand is not None and not view.is_declarer and view.declarer is not None:
        label = scene.wording.say("screen-open-hand", name=scene.names[view.declarer])
        cards = in_hand_order(view.open_hand, view.contract)
        lines += [Text(), Text(f"  {label}  ") + scene.wording.coloured_cards(cards)]
    return lines


def last_trick_line(scene: Scene) -> Text:
    trick = scene.view.finished_tricks[-1]
    line = _label(scene.wording.say("table-last-trick")) + Text("  ").join(_named_cards(scene, trick))
    contract = scene.view.contract
    assert contract is not None
    winner = scene.names[trick.winner(contract)]
    return line + Text(f"  ({scene.wording.trick_to(winner)})", style="dim")


def _named_cards(scene: Scene, trick: Trick) -> list[Text]:
    return [
        Text(f"{scene.names[trick.seat_of(place)]} ") + scene.wording.coloured(card, style="")
        for place, card in enumerate(trick.cards)
    ]


def _trick_lines(scene: Scene) -> list[Text]:
    view = scene.view
    label = scene.wording.say("screen-trick-number", number=len(view.finished_tricks) + 1)
    names, cards = _label(label, "bold"), Text(" " * LABEL_WIDTH)
    trick = Trick(view.leader, view.trick)
    width = min(TRICK_COLUMN, (scene.width - LABEL_WIDTH) // len(SEATS))
    for place in SEATS:
        seat = trick.seat_of(place)
        names.append(scene.wording.column(scene.full_names[seat], width), style="bold" if seat == view.turn else "")
        if place < len(trick.cards):
            played = scene.wording.coloured(trick.cards[place])
        else:
            played = Text("?" if seat == view.turn else "")
        cards += played + " " * (width - played.cell_len)
    return [names, cards]


def hand_lines(scene: Scene) -> list[Text]:
    """The own cards with their numbers; in play, only those that may be played are numbered and not dimmed."""
    view, wording = scene.view, scene.wording
    if view.seat is None:
        return []
    title = Text(f"  {wording.say('screen-your-hand')}")
    if view.skat is not None:
        label = wording.say("table-skat") if view.phase is Phase.DECLARE else wording.say("table-put-away")
        title += Text(f"     {label}: ", style="dim") + scene.wording.coloured_cards(
            in_hand_order(view.skat, view.contract), ""
        )
    hand = in_hand_order(view.hand, view.contract)
    legal = view.legal_cards() if view.phase is Phase.PLAY and view.my_turn else hand
    return [Text(), title, *_numbered_cards(scene, hand, legal)]


def _numbered_cards(scene: Scene, hand: Sequence[Card], legal: Sequence[Card]) -> list[Text]:
    """The cards, each above its number, on as many pairs of lines as it takes."""
    in_a_row = (scene.width - 2) // CARD_WIDTH
    lines: list[Text] = []
    for start in range(0, len(hand), in_a_row):
        lines += _row_of_cards(scene, hand, legal, range(start, min(start + in_a_row, len(hand))))
    return lines


def _row_of_cards(scene: Scene, hand: Sequence[Card], legal: Sequence[Card], places: range) -> tuple[Text, Text]:
    faces, numbers = Text("  "), Text("  ")
    for place in places:
        may = hand[place] in legal
        face = scene.wording.coloured(hand[place], "bold" if may else "dim")
        faces += face + " " * (CARD_WIDTH - face.cell_len)
        numbers.append(f"{place + 1 if may else '-':<{CARD_WIDTH}}", style="dim")
    return faces, numbers
