"""The screen and the keyboard, or files and pipes in their place.

In a terminal the screen is cleared before it is drawn, and in colour. Elsewhere the output is a plain log without any
escape code, into which the answers read are written too, as they would stand on a screen.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from kiebitz.cli.output import shows_symbols
from kiebitz.formats.foreign_text import printable

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

NARROWEST = 40
WIDEST = 80
LONGEST_ANSWER = 60  # more is no answer, and would break the screen when repeated


class Terminal:
    """Where the table is shown and the human is asked."""

    def __init__(self) -> None:
        _never_fail_on_odd_characters()
        is_terminal = sys.stdout.isatty()
        self.console = Console(
            file=sys.stdout,
            force_terminal=is_terminal,
            width=None if is_terminal else WIDEST,
            highlight=False,
            emoji=False,
            markup=False,
        )
        self.is_screen = is_terminal and not self.console.is_dumb_terminal
        self.is_interactive = self.is_screen and sys.stdin.isatty()
        self._lines = _edited_lines() if self.is_interactive else None

    @property
    def width(self) -> int:
        """The columns that there are, as long as they are enough to show a table; a log always has 80."""
        return max(NARROWEST, min(self.console.width, WIDEST))

    @property
    def shows_symbols(self) -> bool:
        """Whether suit symbols can be printed."""
        return shows_symbols(sys.stdout)

    def draw(self, lines: Sequence[Text]) -> None:
        """Show a new screen."""
        if self.is_screen:
            self.console.clear()
        self.write(lines)

    def write(self, lines: Sequence[Text]) -> None:
        """Go on below what is there."""
        for line in lines:
            self.console.print(_fit_to_print(line), soft_wrap=not self.is_screen)

    def ask(self, question: str) -> str:
        """An answer, without the blanks around it; `EOFError` at the end of input."""
        if self._lines is not None:
            return self._lines.prompt(f"{question} ").strip()[:LONGEST_ANSWER]
        self.console.print(f"{question} ", end="", soft_wrap=True)
        sys.stdout.flush()
        line = sys.stdin.readline()
        self.console.print(Text(line.strip()[:LONGEST_ANSWER]), soft_wrap=True)
        if not line:
            raise EOFError
        return line.strip()[:LONGEST_ANSWER]

    def show_page(self, lines: Sequence[Text], question: str) -> None:
        """Show something in place of the table until the human has read it; in a log it just stands there."""
        self.draw(lines)
        if self.is_interactive:
            self.ask("\n" + question)

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """Tell that something may take a while."""
        if not self.is_screen:
            yield
            return
        with self.console.status(Text(text, style="dim"), spinner="line"):
            yield


def _fit_to_print(line: Text) -> Text:
    """A line without blanks at its end and without what would act on the terminal: others wrote some of it."""
    rows = line.plain.split("\n")
    copy = line.copy() if all(map(str.isprintable, rows)) else Text("\n".join(map(printable, rows)), style=line.style)
    copy.rstrip()
    return copy


def _never_fail_on_odd_characters() -> None:
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _edited_lines() -> PromptSession[str]:
    """A prompt at which a line can be edited, and earlier ones be found again."""
    from prompt_toolkit import PromptSession  # whoever plays by a pipe need not wait for it

    return PromptSession()
