"""Who the human is: asked once, at a terminal, and known from then on to every face."""

from __future__ import annotations

from functools import partial

from kiebitz.cli.faults import fault_in_words
from kiebitz.cli.table.commands import Command, read_command
from kiebitz.cli.table.desk import Desk, LeftTable
from kiebitz.errors import Fault
from kiebitz.session import Identity, Store


def ask_for_name(store: Store, desk: Desk) -> None:
    """Ask a human who has never said it until there is a name; pipes and files are not asked."""
    while desk.terminal.is_interactive and store.me.get() is None:
        answer = desk.ask(desk.wording.say("ask-name"))
        if read_command(answer) is Command.QUIT:
            raise LeftTable
        try:
            identity = Identity(answer)
        except Fault as fault:
            desk.tell(fault_in_words(fault, desk.wording.language, desk.wording))
        else:
            desk.durably(partial(store.me.keep, identity))
