"""The host leads the table: asks the human and the computer players in turn, deal after deal, and keeps it all safe."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from rich.text import Text

from kiebitz.cli.table.card_reading import Unclear
from kiebitz.cli.table.commands import NO, YES, Command, read_command
from kiebitz.cli.table.hints import hint_lines
from kiebitz.cli.table.opponents import Mistake, Opponents, computers_accept
from kiebitz.cli.table.reading import read_move
from kiebitz.cli.table.records import append_record
from kiebitz.cli.table.result_page import result_lines
from kiebitz.cli.table.score_page import score_lines, standings_lines
from kiebitz.cli.table.screen import Scene, last_trick_line, log_entry, whole_screen
from kiebitz.cli.table.seeds import derived_seed
from kiebitz.cli.table.store import forget_table, save_table
from kiebitz.cli.table.table import Table
from kiebitz.cli.table.terminal import Terminal
from kiebitz.cli.table.wording import Wording
from kiebitz.deal import SEATS
from kiebitz.moves import CLAIM, Claim, Move, Resign
from kiebitz.view import Phase, View

DEALS_ON_A_PAGE = 14


class LeftTable(Exception):
    """The human quit."""


class Host:
    """Leads one table from where it stands to its end."""

    def __init__(self, table: Table, terminal: Terminal, wording: Wording, session: Path) -> None:
        self.table = table
        self.terminal = terminal
        self.wording = wording
        self.phrases = wording.phrases
        self._session = session
        self._opponents = Opponents()
        self._messages: list[Text] = []
        self._storage_warned = False
        self._refused_claim: tuple[int, int] | None = None  # where the game stood when a claim was refused
        self._logged: tuple[int, int] | None = None  # where the game stood when the log last showed it

    # -- deals ---------------------------------------------------------------------------------------------------

    def run(self, greeting: Sequence[str] = ()) -> None:
        """Play to the end of the list, or until the human leaves."""
        for line in greeting:
            self._tell(line)
        self._store()
        with closing(self._opponents):
            self._play_list()
        forget_table(self._session)
        self._say_goodbye()

    def _play_list(self) -> None:
        is_last = False
        while not is_last:
            is_last = self.table.is_last_deal
            self._play_deal()
            self._opponents.end_deal(self.table)
            self._save_record()
            self.table.enter_result()
            if not is_last:
                self._store()

    def _play_deal(self) -> None:
        """Play and look at the result; in practice that may lead back into the game."""
        while True:
            while not self.table.game.is_over:
                self._take_turn()
            if self._review_result():
                return

    def _take_turn(self) -> None:
        game = self.table.game
        if game.claimed and self._claim_is_accepted():
            self._defenders_resign()
        elif game.turn == self.table.human_seat:
            self._human_turn()
        else:
            self._computer_turn()

    def _review_result(self) -> bool:
        """Show the result; whether the human has finished with this deal."""
        question = self.phrases.ask_end if self.table.is_last_deal else self.phrases.ask_next_deal
        while True:
            self._show_result()
            text = self._ask(question)
            command = read_command(text)
            if command is not None:
                if self._obey(command) and not self.table.game.is_over:
                    return False
            elif not text:
                return True
            else:
                self._tell(self.phrases.press_enter_to_go_on.format(text=text))

    def _say_goodbye(self) -> None:
        lines = [Text(self.phrases.saved_to.format(path=self.table.options.save))]
        if not self.table.is_single:
            scores = score_lines(self.table, self.wording, self._deals_shown())
            lines = [*scores, Text(), *standings_lines(self.table, self.wording), *lines]
        self.terminal.write([*self._messages, Text(), *lines])

    # -- moves ---------------------------------------------------------------------------------------------------

    def _push(self, move: Move) -> None:
        self.table.game.push(move)
        self._store()

    def _computer_turn(self) -> None:
        scene, seat = self._scene(), self.table.game.turn
        assert seat is not None
        with self.terminal.waiting(self.phrases.thinking.format(name=scene.names[seat])):
            mistake = self._opponents.move(self.table)
        if mistake is not None:
            self._tell_mistake(mistake, scene)
        self._store()

    def _tell_mistake(self, mistake: Mistake, scene: Scene) -> None:
        self._tell(self.phrases.faulty.format(name=scene.names[mistake.seat], reason=mistake.reason))

    def _human_turn(self) -> None:
        """Ask until there is a move, or until a command has changed the game."""
        view = self.table.view()
        while True:
            self._show_table()
            text = self._ask(self._question(view))
            command = read_command(text)
            if command is not None:
                if self._obey(command):
                    return
                continue
            try:
                move = read_move(text, view, self.wording)
            except Unclear as error:
                self._tell(str(error))
                continue
            self._push(move)
            return

    def _question(self, view: View) -> str:
        phrases = self.phrases
        if view.phase is Phase.AUCTION:
            return self._auction_question(view)
        if view.phase is Phase.SKAT:
            return phrases.ask_skat
        if view.phase is Phase.DECLARE:
            return phrases.ask_declaration
        legal = view.legal_cards()
        return phrases.ask_only_card.format(card=self.wording.card(legal[0])) if len(legal) == 1 else phrases.ask_card

    def _auction_question(self, view: View) -> str:
        auction = view.auction
        if auction.is_holding:
            return self.phrases.ask_hold.format(name=self._scene().names[auction.bidder], bid=auction.bid)
        following = auction.next_bid()
        return self.phrases.ask_top_bid if following is None else self.phrases.ask_bid.format(bid=following)

    # -- claims --------------------------------------------------------------------------------------------------

    def _claim_is_accepted(self) -> bool:
        """Whether the defenders give up. Computer players look again after every card, a human is asked once."""
        game, human = self.table.game, self.table.human_seat
        if human not in (None, game.declarer):
            return self._human_accepts()
        accepted = computers_accept(game)
        if not accepted and human == game.declarer and self._claim_is_new():
            self._refused_claim = self._place()
            self._tell(self.phrases.claim_refused)
        return accepted

    def _human_accepts(self) -> bool:
        """Ask the human defender, whose computer partner goes along."""
        game = self.table.game
        if not self._claim_is_new() or game.declarer is None:
            return False
        name = self._scene().names[game.declarer]
        accepted = self._ask_yes_or_no(self.phrases.ask_claim.format(name=name))
        if not accepted:
            self._refused_claim = self._place()
        return accepted

    def _claim_is_new(self) -> bool:
        return isinstance(self.table.game.moves[-1], Claim) and self._refused_claim != self._place()

    def _place(self) -> tuple[int, int]:
        """Where the table stands: the deal, and the number of moves in it."""
        return self.table.number, len(self.table.game.history)

    def _defenders_resign(self) -> None:
        """End the game; a human defender comes first, so that taking back takes the partner's resignation along."""
        game, human = self.table.game, self.table.human_seat
        for seat in sorted(SEATS, key=lambda seat: seat != human):
            if seat != game.declarer and seat not in game.resigned:
                self._push(Resign(seat))

    # -- commands ------------------------------------------------------------------------------------------------

    def _obey(self, command: Command) -> bool:
        """Do what was asked; whether the game has changed by it."""
        if command is Command.QUIT:
            raise LeftTable
        if command is Command.UNDO:
            return self._undo()
        if command is Command.CLAIM:
            return self._claim()
        if command is Command.RESIGN:
            return self._resign()
        if command is Command.HELP:
            self._show_page([Text(line) for line in self.phrases.help.splitlines()])
        elif command is Command.HINT:
            self._show_hint()
        elif command is Command.LIST:
            self._show_list()
        else:
            self._show_last_trick()
        return False

    def _show_hint(self) -> None:
        view = self.table.view()
        if not view.my_turn:
            self._tell(self.phrases.hint_not_now)
            return
        with self.terminal.waiting(self.phrases.thinking_about_hint):
            lines = hint_lines(view, self.wording, derived_seed(self.table.options.seed, "hint", self.table.number))
        if len(lines) == 1:
            self._tell(lines[0].plain)
        else:
            self._show_page(lines)

    def _show_list(self) -> None:
        if self.table.is_single:
            self._tell(self.phrases.no_list)
        else:
            self._show_page(score_lines(self.table, self.wording, self._deals_shown()))

    def _show_last_trick(self) -> None:
        scene = self._scene()
        if scene.view.finished_tricks:
            self._messages.append(last_trick_line(scene))
        else:
            self._tell(self.phrases.no_last_trick)

    def _undo(self) -> bool:
        if not self.table.options.practice:
            self._tell(self.phrases.undo_only_in_practice)
        elif not self.table.can_take_back():
            self._tell(self.phrases.nothing_to_undo)
        else:
            self.table.take_back()
            self._refused_claim = None
            self._store()
            self._tell(self.phrases.undone)
            return True
        return False

    def _claim(self) -> bool:
        game = self.table.game
        if game.phase is not Phase.PLAY:
            self._tell(self.phrases.only_in_play)
        elif game.declarer != self.table.human_seat:
            self._tell(self.phrases.only_declarer_claims)
        elif game.claimed:
            self._tell(self.phrases.claimed_already)
        else:
            self._push(CLAIM)
            return True
        return False

    def _resign(self) -> bool:
        """Give up; a computer partner of a human defender goes along."""
        game, human = self.table.game, self.table.human_seat
        if game.phase is not Phase.PLAY or human is None:
            self._tell(self.phrases.only_in_play)
            return False
        if not self._ask_yes_or_no(self.phrases.ask_resign):
            return False
        if human == game.declarer:
            self._push(Resign(human))
        else:
            self._defenders_resign()
        return True

    # -- the screen ----------------------------------------------------------------------------------------------

    def _scene(self) -> Scene:
        return Scene.of(self.table, self.wording)

    def _show_table(self) -> None:
        scene = self._scene()
        if self.terminal.is_screen:
            self.terminal.draw([*whole_screen(scene), Text()])
        elif self._is_new_in_log():
            self.terminal.write(log_entry(scene))

    def _show_result(self) -> None:
        lines = result_lines(self._scene())
        if self.terminal.is_screen:
            self.terminal.draw(lines)
        elif self._is_new_in_log():
            self.terminal.write([Text(), *lines])

    def _is_new_in_log(self) -> bool:
        """Whether the table has moved on; otherwise it stands right above, and only a typing error is answered."""
        is_new = self._logged != self._place()
        self._logged = self._place()
        return is_new

    def _show_page(self, lines: list[Text]) -> None:
        self.terminal.show_page(lines, self.phrases.press_enter)

    def _deals_shown(self) -> int | None:
        """In a log the list is shown whole, on a screen as far as it fits."""
        return DEALS_ON_A_PAGE if self.terminal.is_screen else None

    def _tell(self, message: str) -> None:
        """Keep a message to be shown above the next question."""
        self._messages.append(Text(message, style="yellow"))

    def _ask(self, question: str) -> str:
        self.terminal.write(self._messages)
        self._messages.clear()
        return self.terminal.ask(question)

    def _ask_yes_or_no(self, question: str) -> bool:
        while True:
            self._show_table()
            answer = self._ask(question).lower()
            if answer in YES or answer in NO:
                return answer in YES
            if read_command(answer) is Command.QUIT:
                raise LeftTable
            self._tell(self.phrases.say_yes_or_no)

    # -- keeping -------------------------------------------------------------------------------------------------

    def _store(self) -> None:
        """Keep the table on disk. A disk that fails is told once and does not end the game."""
        try:
            save_table(self.table, self._session)
        except OSError as error:
            if not self._storage_warned:
                self._storage_warned = True
                self._tell(self.phrases.session_not_saved.format(path=self._session, reason=error.strerror or error))

    def _save_record(self) -> None:
        try:
            append_record(self.table, datetime.datetime.now(datetime.UTC))
        except OSError as error:
            self._tell(self.phrases.not_saved.format(path=self.table.options.save, reason=error.strerror or error))
