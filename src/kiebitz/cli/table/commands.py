"""The words that are no moves: help, hint, list, last trick, undo, claim, resign, quit; and yes and no."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final


class Command(Enum):
    HELP = auto()
    HINT = auto()
    LIST = auto()
    LAST = auto()
    UNDO = auto()
    CLAIM = auto()
    RESIGN = auto()
    QUIT = auto()


# Both languages are understood whichever is shown.
_COMMANDS: Final = {
    Command.HELP: ("?", "help", "hilfe"),
    Command.HINT: ("hint", "tipp", "tip"),
    Command.LIST: ("list", "liste"),
    Command.LAST: ("last", "letzter"),
    Command.UNDO: ("undo", "zurück", "zurueck"),
    Command.CLAIM: ("claim", "rest"),
    Command.RESIGN: ("resign", "aufgeben"),
    Command.QUIT: ("quit", "q", "exit", "ende"),
}
_COMMAND_OF_WORD: Final = {word: command for command, words in _COMMANDS.items() for word in words}

YES: Final = frozenset(("y", "yes", "j", "ja"))
NO: Final = frozenset(("n", "no", "nein"))
PASSES: Final = frozenset(("p", "pass", "passe", "weg"))


def read_command(text: str) -> Command | None:
    return _COMMAND_OF_WORD.get(text.strip().lower())
