"""Faults of the input, told in a line or two instead of a traceback, in the language of the command."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from kiebitz.cards import parse_card, parse_cards
from kiebitz.cli.table.wording import Wording
from kiebitz.contract import parse_contract
from kiebitz.errors import fault_of
from kiebitz.formats.foreign_text import printable
from kiebitz.words import words

if TYPE_CHECKING:
    from kiebitz.cli.speaker import Speaker


class Fault(click.ClickException):
    """What is wrong; the program words it when it tells it, since it knows the language."""

    def __init__(self, reason: Exception) -> None:
        super().__init__(printable(str(reason)))
        self.reason = reason


class UsageFault(click.UsageError):
    """What is wrong with what was given in a call."""

    def __init__(self, reason: Exception) -> None:
        super().__init__(printable(str(reason)))
        self.reason = reason


@contextmanager
def faults_told() -> Iterator[None]:
    try:
        yield
    except ValueError as fault:
        raise Fault(fault) from None


def fault_in_words(error: Exception, language: str, wording: Wording) -> str:
    """What is wrong in a line; cards and games have the names of the table. It may quote what others wrote."""

    def named(name: str, value: str) -> str:
        match name.rpartition("_")[2]:
            case "card":
                return wording.card(parse_card(value))
            case "cards":
                return wording.cards(parse_cards(value)) or "-"
            case "contract":
                return wording.contract(parse_contract(value))
        return value

    return printable(fault_of(error).said(words(language), named))


def tell(fault: click.ClickException, speaker: Speaker) -> None:
    """Say what is wrong, and how the command is called if the call is; a group without a command shows its help."""
    if isinstance(fault, click.exceptions.NoArgsIsHelpError):
        fault.show()
        return
    if isinstance(fault, click.UsageError) and fault.ctx is not None:
        click.echo(_call(fault.ctx, speaker), err=True)
    click.echo(speaker.say("usage-fault", reason=_reason(fault, speaker)), err=True)


def _call(context: click.Context, speaker: Speaker) -> str:
    """How the command is called, and where there is more about it."""
    pieces = " ".join(context.command.collect_usage_pieces(context))
    return speaker.say("usage-call", command=context.command_path, pieces=pieces) + "\n"


def _reason(fault: click.ClickException, speaker: Speaker) -> str:
    """What click knows of a fault, in our words; where that is no more than a sentence, the sentence."""
    match fault:
        case Fault(reason=reason) | UsageFault(reason=reason):
            return speaker.fault(reason)
        case click.NoSuchCommand(command_name=name):
            return speaker.say("usage-no-such-command", command=repr(name))
        case click.NoSuchOption(option_name=name):
            return speaker.say("usage-no-such-option", option=name)
        case click.BadOptionUsage(option_name=name):
            return speaker.say("usage-option-without-value", option=name)
        case click.MissingParameter(param=click.Parameter() as param):
            return speaker.say("usage-missing", parameter=_hint(param, fault))
        case click.BadParameter(param=click.Parameter() as param):
            allowed = _allowed(param.type, speaker) or fault.message
            return speaker.say("usage-wrong-value", parameter=_hint(param, fault), reason=allowed)
    return fault.format_message()


def _hint(param: click.Parameter, fault: click.UsageError) -> str:
    return param.get_error_hint(fault.ctx)


def _allowed(kind: object, speaker: Speaker) -> str:
    """What a value may be, as far as its type tells."""
    match kind:
        case click.Choice(choices=choices):
            return speaker.say("usage-choices", choices=", ".join(choices))
        case click.IntRange(min=low, min_open=True) | click.FloatRange(min=low, min_open=True):
            return speaker.say("usage-number-above", low=str(low))
        case click.IntRange(min=low, max=None) | click.FloatRange(min=low, max=None):
            return speaker.say("usage-number-from", low=str(low))
        case click.IntRange(min=low, max=high) | click.FloatRange(min=low, max=high):
            return speaker.say("usage-number-between", low=str(low), high=str(high))
        case click.Path() | click.File():
            return speaker.say("usage-unreadable-file")
    if kind is click.FLOAT:
        return speaker.say("usage-number")
    return speaker.say("usage-whole-number") if kind is click.INT else ""
