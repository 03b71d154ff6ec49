"""Ctrl-C while the first sentence is read: it is noticed, and the program can still say that it was interrupted."""

from __future__ import annotations

import subprocess
import sys

import pytest

INTERRUPTED_WHILE_READING = """
import os, signal, sys

class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupting())
from kiebitz.words import words
try:
    words("en").say("program-interrupted")
except KeyboardInterrupt:
    print(words("en").say("program-interrupted"))
"""


@pytest.mark.parametrize("module", ["fluent.runtime", "babel.plural", "fluent.syntax.parser"])
def test_whoever_is_interrupted_while_reading_words_can_still_say_so(module: str) -> None:
    program = INTERRUPTED_WHILE_READING.format(module=module)
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout == "Interrupted.\n"


def test_who_ignores_interrupts_is_not_interrupted_by_words() -> None:
    program = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)\n" + INTERRUPTED_WHILE_READING.format(
        module="babel.plural"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout == ""
