"""The terminal table in a real terminal."""

from __future__ import annotations

import re
import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiebitz.session import FILE_NAME, Identity, Store
from tests.cli.tables import ESCAPE, TOPS, Screen


@pytest.fixture
def grand(home: Path) -> Iterator[Screen]:
    """The human leads to a grand with every top card."""
    screen = Screen(home, "--position", f"{TOPS} p p 18 s G.D8.D7", "--opponent", "random", "--new")
    yield screen
    if screen.process.poll() is None:
        screen.process.kill()


def test_a_terminal_gets_colour_and_a_cleared_screen(grand: Screen) -> None:
    drawn = grand.expect("? = help]:")
    assert f"{ESCAPE}[2J" in drawn
    assert f"{ESCAPE}[1;31m♥J" in drawn
    grand.answer("cj")
    again = grand.expect("? = help]:")
    assert "Last trick" in again
    grand.type("quit\n")
    grand.expect("kiebitz play --resume")
    assert grand.close() == 0


def test_no_colour_when_it_is_not_wanted(home: Path) -> None:
    screen = Screen(home, "--position", f"{TOPS} p p 18 s G.D8.D7", "--new", NO_COLOR="1")
    assert f"{ESCAPE}[1;31m" not in screen.expect("? = help]:")
    screen.type("quit\n")
    assert screen.close() == 0


def test_interrupt_leaves_a_table_that_can_be_continued(home: Path, grand: Screen) -> None:
    grand.expect("? = help]:")
    grand.answer("cj")
    grand.expect("? = help]:")
    grand.interrupt()
    said = grand.expect("Continue with: kiebitz play --resume")
    assert "Traceback" not in said
    assert grand.close() == 130
    again = Screen(home, "--resume", "--lang", "de")
    shown = again.expect("? = Hilfe]:")
    assert "Letzter Stich" in shown
    again.type("\x04")  # Ctrl-D
    again.expect("Weiter geht es mit: kiebitz play --resume")
    assert again.close() == 0


def test_on_a_narrow_terminal_the_hand_goes_on_below(home: Path) -> None:
    screen = Screen(home, "--position", f"{TOPS} p p 18 s G.D8.D7", "--new", columns=40, NO_COLOR="1")
    shown = re.sub(rf"{ESCAPE}\[[0-9;]*m|\r", "", screen.expect("help]:"))
    assert "  ♣J    ♠J    ♥J    ♦J    ♣A    ♣10\n  1     2     3     4     5     6\n  ♣K    ♣Q    ♠A    ♠10\n" in shown
    screen.type("quit\n")
    assert screen.close() == 0


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_leaving_with_an_interrupt_is_no_error_for_make(home: Path) -> None:
    repository, programs = Path(__file__).parents[2], Path(sys.executable).parent
    make = ("make", "-C", str(repository), "-o", ".venv/installed", f"BIN={programs}", "play-terminal")
    screen = Screen(home, program=make)
    screen.expect("? = help]:")
    screen.interrupt()
    screen.expect("Continue with: kiebitz play --resume")
    assert screen.close() in (0, -signal.SIGINT)  # make itself minds the interrupt too
    assert "***" not in screen.seen


def test_a_line_can_be_edited_and_an_earlier_one_be_found_again(grand: Screen) -> None:
    grand.expect("? = help]:")
    grand.type("nonsens\x1b[Dx\n")  # one to the left, then another letter
    grand.expect("nonsenxs")
    grand.expect("? = help]:")
    grand.type("\x1b[A\n")  # the line before
    grand.expect("nonsenxs")
    grand.expect("? = help]:")
    grand.type("quit\n")
    grand.expect("kiebitz play --resume")
    assert grand.close() == 0


def test_who_has_never_said_it_is_asked_for_a_name_once(home: Path) -> None:
    grand = ("--position", f"{TOPS} p p 18 s G.D8.D7", "--opponent", "random", "--new")
    first = Screen(home, *grand, known_as=None)
    first.expect("What is your name?")
    first.type("\n")
    first.expect("a name has 1 to 20 characters")
    first.expect("What is your name?")
    first.type("Wilhelmine\n")
    assert "Wilhelmine" in first.expect("? = help]:")
    first.type("quit\n")
    assert first.close() == 0
    with Store(home / "kiebitz" / FILE_NAME) as store:
        assert store.me.get() == Identity("Wilhelmine")
    again = Screen(home, *grand, known_as=None)
    shown = again.expect("? = help]:")
    assert "Wilhelmine" in shown
    assert "your name" not in shown
    again.type("quit\n")
    assert again.close() == 0


def test_who_will_not_say_a_name_can_leave(home: Path) -> None:
    screen = Screen(home, "--new", known_as=None)
    screen.expect("What is your name?")
    screen.type("quit\n")
    assert screen.close() == 0
