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
from kiebitz.moves import Claim
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
        self._phrases = desk.phrases
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
        with self._desk.terminal.waiting(self._phrases.thinking.format(name=name)):
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
                move = read_move(text, table.view, self._desk.wording)
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
        self._desk.tell(self._phrases.offer_claim if isinstance(end, Claim) else self._phrases.offer_resign)

    def _question(self, table: TableView) -> str:
        phrases, view = self._phrases, table.view
        if view.phase is Phase.AUCTION:
            return self._auction_question(table)
        if view.phase is Phase.SKAT:
            return phrases.ask_skat
        if view.phase is Phase.DECLARE:
            return phrases.ask_declaration
        return self._card_question(view)

    def _auction_question(self, table: TableView) -> str:
        auction = table.view.auction
        if auction.is_holding:
            name = self._desk.scene(table).names[auction.bidder]
            return self._phrases.ask_hold.format(name=name, bid=auction.bid)
        following = auction.next_bid()
        return self._phrases.ask_top_bid if following is None else self._phrases.ask_bid.format(bid=following)

    def _card_question(self, view: View) -> str:
        legal = view.legal_cards()
        if len(legal) > 1:
            return self._phrases.ask_card
        return self._phrases.ask_only_card.format(card=self._desk.wording.card(legal[0]))

    def _judge_claim(self) -> None:
        table = self._view()
        assert table.view.declarer is not None
        assert table.view.contract is not None
        name = self._desk.scene(table).names[table.view.declarer]
        question = self._phrases.ask_claim_null if table.view.contract.is_null else self._phrases.ask_claim
        accepts = self._desk.ask_yes_or_no(question.format(name=name), table)
        self._desk.durably(lambda: self._table.answer_claim(HUMAN, accepts))

    def _look_at_result(self) -> None:
        """Show the result until the human goes on; in practice that may be back into the game."""
        question = self._phrases.ask_end if self._view().is_last_deal else self._phrases.ask_next_deal
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
                self._desk.tell(self._phrases.press_enter_to_go_on.format(text=text))

    # -- what is told --------------------------------------------------------------------------------------------

    def _hear(self, event: Event, table: TableView) -> None:
        """Turn what happened into a message, where the screen does not show it anyway."""
        if isinstance(event, TakenBack):
            self._desk.tell(self._phrases.undone)
        elif isinstance(event, ClaimRefused) and table.view.is_declarer:
            self._desk.tell(self._phrases.claim_refused)
        elif isinstance(event, NotRecorded):
            self._desk.tell(self._phrases.not_saved.format(path=event.path, reason=event.reason))
        elif isinstance(event, Failed) and table.game is None:
            name = self._desk.scene(table).names[event.seat]
            self._desk.tell(self._phrases.faulty_for_now.format(name=name))
        elif isinstance(event, DealOver):
            self._tell_faults(table)

    def _tell_faults(self, table: TableView) -> None:
        names = self._desk.scene(table).names
        for number, reason in table.faults.items():
            seat = table.view.history[number][0]
            self._desk.tell(self._phrases.faulty.format(name=names[seat], reason=reason))

    def _say_goodbye(self) -> None:
        table, wording = self._view(), self._desk.wording
        lines = [Text(self._phrases.saved_to.format(path=table.settings.save))]
        if not table.settings.is_single:
            scores = score_lines(table, wording, deals_on_a_page(self._desk), self._desk.terminal.width)
            lines = [*scores, Text(), *standings_lines(table, wording), *lines]
        self._desk.write_messages()
        self._desk.terminal.write([Text(), *lines])
