"""Obeying what the human types that is no move: help, hint, list, last trick, undo, claim, resign, quit."""

from __future__ import annotations

from rich.text import Text

from kiebitz.cli.table.commands import Command
from kiebitz.cli.table.desk import Desk, LeftTable
from kiebitz.cli.table.hints import hint_lines
from kiebitz.cli.table.naming import HUMAN
from kiebitz.cli.table.score_page import score_lines
from kiebitz.cli.table.screen import last_trick_line
from kiebitz.moves import CLAIM, Claim, Resign
from kiebitz.session import Table
from kiebitz.view import Phase

DEALS_ON_A_PAGE = 14


def obey(command: Command, table: Table, desk: Desk) -> bool:
    """Do what was asked; whether the game has changed by it."""
    if command is Command.QUIT:
        raise LeftTable
    if command is Command.UNDO:
        return _undo(table, desk)
    if command is Command.CLAIM:
        return _claim(table, desk)
    if command is Command.RESIGN:
        return _resign(table, desk)
    if command is Command.HELP:
        desk.show_page([Text(line) for line in desk.wording.say("terminal-help").splitlines()])
    elif command is Command.HINT:
        _show_hint(table, desk)
    elif command is Command.LIST:
        _show_list(table, desk)
    else:
        _show_last_trick(table, desk)
    return False


def deals_on_a_page(desk: Desk) -> int | None:
    """In a log the list is shown whole, on a screen as far as it fits."""
    return DEALS_ON_A_PAGE if desk.terminal.is_screen else None


def _show_hint(table: Table, desk: Desk) -> None:
    view = table.view(HUMAN).view
    if not view.my_turn:
        desk.tell(desk.wording.say("answer-no-hint-now"))
        return
    seed = desk.durably(lambda: table.take_hint(HUMAN))
    with desk.terminal.waiting(desk.wording.say("hint-waiting")):
        lines = hint_lines(view, desk.wording, seed)
    if len(lines) == 1:
        desk.tell(lines[0].plain)
    else:
        desk.show_page(lines)


def _show_list(table: Table, desk: Desk) -> None:
    if table.settings.is_single:
        desk.tell(desk.wording.say("screen-no-list"))
    else:
        desk.show_page(score_lines(table.view(HUMAN), desk.wording, deals_on_a_page(desk), desk.terminal.width))


def _show_last_trick(table: Table, desk: Desk) -> None:
    scene = desk.scene(table.view(HUMAN))
    if scene.view.finished_tricks:
        desk.tell_line(last_trick_line(scene))
    else:
        desk.tell(desk.wording.say("screen-no-last-trick"))


def _undo(table: Table, desk: Desk) -> bool:
    if not table.settings.practice:
        desk.tell(desk.wording.say("answer-only-in-practice"))
    elif not table.view(HUMAN).can_take_back:
        desk.tell(desk.wording.say("answer-nothing-to-take-back"))
    else:
        desk.durably(lambda: table.take_back(HUMAN))
        return True
    return False


def _claim(table: Table, desk: Desk) -> bool:
    view = table.view(HUMAN).view
    if view.phase is not Phase.PLAY:
        desk.tell(desk.wording.say("answer-only-in-play"))
    elif not view.is_declarer:
        desk.tell(desk.wording.say("answer-only-declarer-claims"))
    elif any(isinstance(move, Claim) for _, move in view.history):
        desk.tell(desk.wording.say("answer-claimed-already"))
    else:
        desk.durably(lambda: table.move(HUMAN, CLAIM))
        return True
    return False


def _resign(table: Table, desk: Desk) -> bool:
    seen = table.view(HUMAN)
    seat = seen.view.seat
    if seen.view.phase is not Phase.PLAY or seat is None:
        desk.tell(desk.wording.say("answer-only-in-play"))
        return False
    if not desk.ask_yes_or_no(desk.wording.say("ask-resign"), seen):
        return False
    desk.durably(lambda: table.move(HUMAN, Resign(seat)))
    return True
