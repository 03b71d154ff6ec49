"""Tables for the tests: `kiebitz play` typed at through a pipe and in a terminal, and tables made without either."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterable, Sequence
from io import StringIO
from pathlib import Path

from click.testing import CliRunner, Result
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from kiebitz.cli.table.command import play
from kiebitz.cli.table.screen import LABEL_WIDTH
from kiebitz.formats.game_text import format_game
from kiebitz.formats.iss import parse_record, replay
from kiebitz.players import ask, create
from kiebitz.session import FILE_NAME, Identity, Place, Question, Settings, Store, Summary, Table, names_beside
from kiebitz.session.state import TableState

# Answers that lead through any deal: pass, want to see a claim, try the cards by number until one may be played, go on
# to the next deal.
ANY_DEAL = "p\nn\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n\n"
TOPS = "CJATKQ.SJAT.HJ.DJ/C987.SKQ.HATK.DAT/S987.HQ987.DKQ9/D87"
NULL_DEAL = "CTJQKA.S9TJ.H8.DT/SQK.HTJQK.DJQKA/C789.S78.H79.D789/SA.HA"
ESCAPE = "\x1b"
PATIENCE = 120.0  # seconds for what takes one when the machine is idle


def run(home: Path, typed: str, *arguments: str, **environment: str) -> Result:
    """`kiebitz play` with standard input and output as pipes."""
    env = {"XDG_DATA_HOME": str(home), "LC_ALL": "C.UTF-8", **environment}
    return CliRunner().invoke(play, arguments, input=typed, env=env, catch_exceptions=False)


def tables(home: Path) -> list[Summary]:
    """The stored tables, the one played last first."""
    with Store(home / "kiebitz" / FILE_NAME) as store:
        return store.summaries()


def unfinished(home: Path) -> list[int]:
    return [summary.id for summary in tables(home) if not summary.is_over]


def stored(home: Path, number: int | None = None) -> TableState:
    """The stored table of a number, or the one played last."""
    with Store(home / "kiebitz" / FILE_NAME) as store:
        return store.load(number or store.summaries()[0].id).state


def stored_game(home: Path) -> str:
    return format_game(stored(home).game)


def records(home: Path) -> list[str]:
    return (home / "kiebitz" / "games.sgf").read_text().splitlines()


def words_but_times(output: str) -> list[str]:
    """What the table has said, but for how long the computer players thought, which may break lines elsewhere.

    What happened meanwhile goes too: longer times leave room for fewer moves there.
    """
    meanwhile = rf"  (Meanwhile|Inzwischen) .*\n( {{{LABEL_WIDTH}}}.*\n)*"
    return re.sub(rf"  (Time to think|Bedenkzeit) .*\n|{meanwhile}| \(\d+[.,]\d s\)", "", output).split()


def replay_text(line: str) -> str:
    return format_game(replay(parse_record(line)))


def heed_interrupts() -> None:
    """A test run in the background inherits that Ctrl-C is ignored; a person's shell does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


PLAY = (sys.executable, "-c", "from kiebitz.cli.table.command import play; play()")


def introduce(home: Path, name: str) -> None:
    """Let the store know who the human is, as somebody who has played before."""
    folder = home / "kiebitz"
    folder.mkdir(mode=0o700, exist_ok=True)
    with Store(folder / FILE_NAME) as store:
        if store.me.get() is None:
            store.me.keep(Identity(name))


class Screen:
    """`kiebitz play` in a pseudo-terminal of 24 lines."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        program: Sequence[str] = PLAY,
        columns: int = 80,
        known_as: str | None = "Emil",
        **environment: str,
    ) -> None:
        if known_as is not None:
            introduce(home, known_as)
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        # Where the tests run has a width too, which must not be taken for that of this terminal.
        env = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        env |= {"XDG_DATA_HOME": str(home), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"} | environment
        env["PROMPT_TOOLKIT_NO_CPR"] = "1"  # nobody tells where the cursor is
        self.process = subprocess.Popen(
            [*program, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )
        os.close(slave)
        self.seen = ""

    def expect(self, text: str) -> str:
        """Wait for a text; what came up to and with it."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.seen:
            ready, _, _ = select.select([self._master], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"{text!r} did not come, but {self.seen!r}"
            try:
                self.seen += os.read(self._master, 65536).decode(errors="replace")
            except OSError:  # Linux says so when the program has ended
                assert text in self.seen, self.seen
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def answer(self, text: str) -> None:
        """Type a line and wait for the next screen: with what is typed, its question is drawn once more."""
        self.type(f"{text}\n")
        self.expect(f"{ESCAPE}[2J")

    def interrupt(self) -> None:
        """Press Ctrl-C until it is heard: one that comes while `input` is just starting waits for the next key."""
        for _ in range(10):
            os.killpg(self.process.pid, signal.SIGINT)
            if select.select([self._master], [], [], 2.0)[0]:
                return

    def close(self) -> int:
        """Wait for the end; `seen` is then what came after all that was expected."""
        code = self.process.wait(timeout=PATIENCE)
        while select.select([self._master], [], [], 0)[0]:
            try:
                self.seen += os.read(self._master, 65536).decode(errors="replace")
            except OSError:
                break
        os.close(self._master)
        return code


def draw(lines: Iterable[Text], width: int = 80) -> list[str]:
    """What rich makes of some lines in a terminal of so many columns."""
    file = StringIO()
    console = Console(file=file, width=width, highlight=False)
    for line in lines:
        console.print(line)
    return file.getvalue().splitlines()


def assert_fits(drawn: list[str], lines_below: int) -> None:
    assert len(drawn) + lines_below <= 24, drawn
    assert max(map(cell_len, drawn)) <= 80


def some_table(folder: Path, seed: int, opponents: int, name: str = "Wilhelm8") -> Table:
    names = names_beside(name, opponents)
    places = (Place(name), *(Place(name, "random") for name in names))
    return Table.begin(Store(folder / FILE_NAME), Settings(places, 36, seed=seed, practice=True))


def push_any_move(table: Table) -> None:
    """A random move of whoever is in turn."""
    awaited = table.step()
    if awaited is not None and awaited.question is Question.MOVE:
        table.move(0, ask(create("random", 1), table.view(0).view))


def play_out(table: Table) -> None:
    """Finish the deal with random moves and enter it."""
    while table.view(0).game is None:
        push_any_move(table)
    table.next_deal(0)
