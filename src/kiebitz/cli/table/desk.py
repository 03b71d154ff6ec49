"""The human's side of the table: what is shown, what is told above the next question, and what is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.text import Text

from kiebitz.cli.table.commands import NO, YES, Command, read_command
from kiebitz.cli.table.result_page import result_lines
from kiebitz.cli.table.screen import Scene, log_entry, whole_screen
from kiebitz.cli.table.terminal import Terminal
from kiebitz.cli.table.wording import Wording
from kiebitz.session import NotStored, StoreGone, TableView

Done = TypeVar("Done")


class LeftTable(Exception):
    """The human quit."""


class LeftUnkept(Exception):
    """The human left when the last thing done could not be stored."""


class Desk:
    """Shows the table and asks the human."""

    def __init__(self, terminal: Terminal, wording: Wording) -> None:
        self.terminal = terminal
        self.wording = wording
        self._messages: list[Text] = []
        self._logged: tuple[int, int] | None = None  # where the game stood when the log last showed it

    # -- showing -------------------------------------------------------------------------------------------------

    def show_table(self, table: TableView) -> None:
        scene = self.scene(table)
        if self.terminal.is_screen:
            self.terminal.draw([*whole_screen(scene), Text()])
        elif self._is_new_in_log(table):
            self.terminal.write(log_entry(scene))

    def show_result(self, table: TableView) -> None:
        lines = result_lines(self.scene(table))
        if self.terminal.is_screen:
            self.terminal.draw(lines)
        elif self._is_new_in_log(table):
            self.terminal.write([Text(), *lines])

    def scene(self, table: TableView) -> Scene:
        """What there is to draw, in the human's words and on the human's screen."""
        return Scene(table, self.wording, self.terminal.width)

    def show_page(self, lines: Sequence[Text]) -> None:
        self.terminal.show_page(lines, self.wording.say("ask-enter"))

    def _is_new_in_log(self, table: TableView) -> bool:
        """Whether the table has moved on; otherwise it stands right above, and only a typing error is answered."""
        place = table.number, len(table.view.history)
        is_new = self._logged != place
        self._logged = place
        return is_new

    def tell(self, message: str) -> None:
        """Keep a message to be shown above the next question."""
        self._messages.append(Text(message, style="yellow"))

    def tell_line(self, line: Text) -> None:
        self._messages.append(line)

    def write_messages(self) -> None:
        self.terminal.write(self._messages)
        self._messages.clear()

    # -- asking --------------------------------------------------------------------------------------------------

    def ask(self, question: str) -> str:
        self.write_messages()
        return self.terminal.ask(question)

    def ask_yes_or_no(self, question: str, table: TableView | None = None, default: bool | None = None) -> bool:
        """Ask until the answer is one; an empty one is the default, if there is one."""
        while True:
            if table is not None:
                self.show_table(table)
            answer = self.ask(question).lower()
            if not answer and default is not None:
                return default
            if answer in YES or answer in NO:
                return answer in YES
            if read_command(answer) is Command.QUIT:
                raise LeftTable
            self.tell(self.wording.say("answer-yes-or-no"))

    def durably(self, act: Callable[[], Done]) -> Done:
        """Do something that is to be stored. If it cannot be, nothing has happened: the human may try again."""
        while True:
            try:
                return act()
            except NotStored as fault:
                self.tell(self._not_stored(fault))
            try:
                answer = self.ask(self.wording.say("ask-retry"))
            except (EOFError, KeyboardInterrupt):
                raise LeftUnkept from None
            if read_command(answer) is Command.QUIT:
                raise LeftUnkept

    def _not_stored(self, fault: NotStored) -> str:
        if isinstance(fault, StoreGone):
            return self.wording.say("storing-gone", path=str(fault.path))
        return self.wording.say("storing-failed", path=str(fault.path), reason=str(fault.reason))
