"""What is wrong with a call, in German: click itself tells it in English only."""

from __future__ import annotations

import click


def german_fault(fault: click.ClickException) -> str:
    """The fault from what click knows of it; where that is no more than a sentence, the sentence."""
    match fault:
        case click.NoSuchOption(option_name=name):
            return f"Die Option {name} gibt es nicht."
        case click.BadOptionUsage(option_name=name):
            return f"Die Option {name} braucht einen Wert."
        case click.MissingParameter(param=click.Parameter() as param):
            return f"Es fehlt {param.get_error_hint(fault.ctx)}."
        case click.BadParameter(param=click.Parameter() as param):
            return f"Ungültiger Wert für {param.get_error_hint(fault.ctx)}: {_allowed(param.type) or fault.message}"
    return fault.format_message()


def german_call(context: click.Context) -> str:
    """How the command is called, and where there is more about it."""
    words = " ".join(context.command.collect_usage_pieces(context))
    return f"Aufruf: {context.command_path} {words}\nMehr dazu mit: {context.command_path} --help\n"


def _allowed(kind: object) -> str:
    """What a value may be, as far as its type tells."""
    match kind:
        case click.Choice(choices=choices):
            return f"erlaubt ist {' oder '.join(choices)}."
        case click.IntRange(min=low, max=high) | click.FloatRange(min=low, max=high):
            return f"erlaubt ist eine Zahl {_range(low, high)}."
        case click.Path() | click.File():
            return "diese Datei ist nicht zu lesen."
    return "erlaubt ist eine ganze Zahl." if kind is click.INT else ""


def _range(low: float | None, high: float | None) -> str:
    return f"von {low} bis {high}" if high is not None else f"ab {low}"
