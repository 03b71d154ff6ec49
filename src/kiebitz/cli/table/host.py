"""The host leads the human through a table: shows what happens, asks when the human is awaited, deal after deal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.text import Text

from kiebitz.cli.table.card_reading import Unclear
from kiebitz.cli.table.commands import read_command
from kiebitz.cli.table.desk import Desk
from kiebitz.cli.table.naming import HUMAN
from kiebitz.cli.table.orders import deals_on_a_page, obey
from kiebitz.cli.table.reading import read_move
from kiebitz.cli.table.score_page import score_lines, standings_lines
from kiebitz.moves import Claim, Resign
from kiebitz.players.claims import certain_end
from kiebitz.session import (
    Awaited,
    ClaimRefused,
    DealOver,
    Event,
    Failed,
    NotRecorded,
    Question,
    Table,
    TableView,
    TakenBack,
)
from kiebitz.view import Phase, View


class Host:
    """Leads one table from where it stands to its end."""

    def __init__(self, table: Table, desk: Desk) -> None:
        self._table = table
        self._desk = desk
        self._wording = desk.wording
        self._offered: int | None = None  # the deal whose end was offered

    def run(self, greeting: Sequence[str] = ()) -> None:
        """Play to the end of the list, or until the human leaves."""
        for line in greeting:
            self._desk.tell(line)
        self._table.watch(HUMAN, self._hear)
        while not self._table.is_over:
            awaited = self._desk.durably(self._step)
            if awaited is not None:
                self._answer(awaited)
        self._say_goodbye()

    def _step(self) -> Awaited | None:
        """Let a computer player move, or find that the human is awaited."""
        table = self._view()
        if table.awaited is not None or table.view.turn is None:
            return self._table.step()
        name = self._desk.scene(table).names[table.view.turn]
        with self._desk.terminal.waiting(self._wording.say("table-thinking", name=name)):
            return self._table.step()

    def _answer(self, awaited: Awaited) -> None:
        if awaited.question is Question.MOVE:
            self._take_turn()
        elif awaited.question is Question.CLAIM:
            self._judge_claim()
        else:
            self._look_at_result()

    def _view(self) -> TableView:
        return self._table.view(HUMAN)

    # -- what is awaited -----------------------------------------------------------------------------------------

    def _take_turn(self) -> None:
        """Ask until there is a move, or until a command has changed the game."""
        while True:
            table = self._view()
            self._desk.show_table(table)
            self._offer_the_end(table)
            text = self._desk.ask(self._question(table))
            command = read_command(text)
            if command is not None:
                if obey(command, self._table, self._desk):
                    return
                continue
            try:
                move = read_move(text, table.view, self._wording)
            except Unclear as error:
                self._desk.tell(str(error))
                continue
            self._desk.durably(partial(self._table.move, HUMAN, move))
            return

    def _offer_the_end(self, table: TableView) -> None:
        """Say once in a deal that nothing can change any more."""
        if self._offered == table.number or (end := certain_end(table.view)) is None:
            return
        self._offered = table.number
        self._desk.tell(self._offer(end, table.view))

    def _offer(self, end: Claim | Resign, view: View) -> str:
        wording, game = self._wording, _game(view)
        if isinstance(end, Claim):
            return wording.say("type-claim", game=game)
        return wording.say("type-resign", game=game, side="declarer" if view.is_declarer else "defender")

    def _question(self, table: TableView) -> str:
        view = table.view
        if view.phase is Phase.AUCTION:
            return self._auction_question(table)
        if view.phase is Phase.SKAT:
            return self._wording.say("ask-skat")
        if view.phase is Phase.DECLARE:
            return self._wording.say("ask-declaration")
        return self._card_question(view)

    def _auction_question(self, table: TableView) -> str:
        auction = table.view.auction
        if auction.is_holding:
            name = self._desk.scene(table).names[auction.bidder]
            return self._wording.say("ask-hold", name=name, bid=auction.bid)
        following = auction.next_bid()
        if following is None:
            return self._wording.say("ask-top-bid")
        return self._wording.say("ask-bid", bid=following)

    def _card_question(self, view: View) -> str:
        legal = view.legal_cards()
        if len(legal) > 1:
            return self._wording.say("ask-card")
        return self._wording.say("ask-only-card", card=self._wording.card(legal[0]))

    def _judge_claim(self) -> None:
        table = self._view()
        assert table.view.declarer is not None
        assert table.view.contract is not None
        name = self._desk.scene(table).names[table.view.declarer]
        question = self._wording.say("ask-claim", game=_game(table.view), name=name)
        accepts = self._desk.ask_yes_or_no(question, table)
        self._desk.durably(lambda: self._table.answer_claim(HUMAN, accepts))

    def _look_at_result(self) -> None:
        """Show the result until the human goes on; in practice that may be back into the game."""
        question = self._wording.say("ask-end" if self._view().is_last_deal else "ask-next-deal")
        while True:
            self._desk.show_result(self._view())
            text = self._desk.ask(question)
            command = read_command(text)
            if command is not None:
                if obey(command, self._table, self._desk):
                    return
            elif not text:
                self._desk.durably(lambda: self._table.next_deal(HUMAN))
                return
            else:
                self._desk.tell(self._wording.say("answer-enter", text=text))

    # -- what is told --------------------------------------------------------------------------------------------

    def _hear(self, event: Event, table: TableView) -> None:
        """Turn what happened into a message, where the screen does not show it anyway."""
        if isinstance(event, TakenBack):
            self._desk.tell(self._wording.say("event-taken-back"))
        elif isinstance(event, ClaimRefused) and table.view.is_declarer:
            self._desk.tell(self._wording.say("event-claim-refused"))
        elif isinstance(event, NotRecorded):
            self._desk.tell(self._wording.say("end-not-recorded", path=str(event.path), reason=event.reason))
        elif isinstance(event, Failed) and table.game is None:
            name = self._desk.scene(table).names[event.seat]
            self._desk.tell(self._wording.say("event-failed", name=name))
        elif isinstance(event, DealOver):
            self._tell_faults(table)

    def _tell_faults(self, table: TableView) -> None:
        names = self._desk.scene(table).names
        for number, reason in table.faults.items():
            seat = table.view.history[number][0]
            self._desk.tell(self._wording.say("screen-faulty", name=names[seat], reason=reason))

    def _say_goodbye(self) -> None:
        table, wording = self._view(), self._wording
        lines = [Text(self._wording.say("end-saved-to", path=str(table.settings.save)))]
        if not table.settings.is_single:
            scores = score_lines(table, wording, deals_on_a_page(self._desk), self._desk.terminal.width)
            lines = [*scores, Text(), *standings_lines(table, wording), *lines]
        self._desk.write_messages()
        self._desk.terminal.write([Text(), *lines])


def _game(view: View) -> str:
    """Whether tricks are to be taken or avoided, as sentences tell it apart."""
    return "null" if view.contract is not None and view.contract.is_null else "trump"
