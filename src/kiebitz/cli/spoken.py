"""Commands whose help is found in the catalogue, in the language of the call, by the way to them.

`kiebitz arena full` has its text in `help-arena-full`. Its option `--deals` is `option-arena-full-deals`, or what all
commands of the arena say of it, `option-arena-deals`, or what all commands do. So a declaration holds no sentence, and
every command has `--lang`.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from typing import Any, Final

import click

from kiebitz.cli.speaker import language_in
from kiebitz.words import LANGUAGES, Words, words
from kiebitz.words.catalogue import slug

_CALL: Final = re.compile(r"^ *kiebitz ", re.MULTILINE)  # a paragraph with calls keeps its lines
_AS_WRITTEN: Final = "\b\n"  # click's mark for it


class SpokenCommand(click.Command):
    """A command with `--lang`, and with help in every language."""

    def __init__(self, *args: Any, **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        if not any("--lang" in param.opts for param in self.params):
            self.params.append(_language_option())

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [words(language_in(ctx)).say("program-any-options"), *super().collect_usage_pieces(ctx)[1:]]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, words(language_in(ctx)).say("program-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self.told(ctx))

    def told(self, ctx: click.Context) -> str:
        """What it does."""
        return help_text(_path(ctx), language_in(ctx))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        speaker = words(language_in(ctx))
        with formatter.section(speaker.say("program-options")):
            formatter.write_dl([option_row(option, ctx, speaker) for option in options_of(self, ctx)])


class SpokenGroup(SpokenCommand, click.Group):
    """A group of such commands."""

    command_class = SpokenCommand

    def __init__(self, *args: Any, **attributes: Any) -> None:
        alone = {"callback": _help_alone, "invoke_without_command": True, "no_args_is_help": True}
        super().__init__(*args, **alone | attributes)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*super().collect_usage_pieces(ctx)[:-1], words(language_in(ctx)).say("program-any-command")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        speaker = words(language_in(ctx))
        with formatter.section(speaker.say("program-commands")):
            formatter.write_dl([(name, self.summary(ctx, name)) for name in self.list_commands(ctx)])

    def summary(self, ctx: click.Context, name: str) -> str:
        """What one of its commands does, in a sentence."""
        return help_text((*_path(ctx), name), language_in(ctx)).partition("\n\n")[0]


def _help_alone() -> None:
    """Whoever names no command is told which there are."""
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        raise click.exceptions.NoArgsIsHelpError(context)


def options_of(command: click.Command, context: click.Context) -> list[click.Option]:
    """All options of a command, `--help` last."""
    return [param for param in command.get_params(context) if isinstance(param, click.Option)]


def option_codes(path: tuple[str, ...], option: click.Option) -> Iterator[str]:
    """Where the help of an option may stand: under the command, under one of its groups, under its own name alone."""
    name = max(option.opts, key=len)
    for length in range(len(path), -1, -1):
        yield slug("-".join((*path[:length], name)))


def _language_option() -> click.Option:
    def keep(context: click.Context, _option: click.Parameter, language: str | None) -> None:
        context.obj = language or context.obj

    choice = click.Choice(LANGUAGES)
    return click.Option(["--lang"], type=choice, callback=keep, is_eager=True, expose_value=False)


def _path(context: click.Context) -> tuple[str, ...]:
    """The words that lead to a command, without the name of the program."""
    if context.parent is None:
        return ()
    return (*_path(context.parent), context.info_name or "")


def help_text(path: tuple[str, ...], language: str) -> str:
    """What a command does, as click formats it."""
    paragraphs = words(language).say_of("help", "-".join(path) or "kiebitz").split("\n\n")
    return "\n\n".join(_AS_WRITTEN * bool(_CALL.search(text)) + text for text in paragraphs)


def option_row(option: click.Option, context: click.Context, speaker: Words) -> tuple[str, str]:
    """An option as it is written, and what it does."""
    written = copy.copy(option)
    if _is_named_by_type(option, context):
        written.metavar = speaker.say_of("program-type", option.type.name)
    names, _ = written.get_help_record(context) or ("", "")
    code = next(code for code in option_codes(_path(context), option) if speaker.knows_of("option", code))
    return names, f"{speaker.say_of('option', code)}  {_extra(option, context, speaker)}".rstrip()


def _is_named_by_type(option: click.Option, context: click.Context) -> bool:
    """Whether its value is written as TEXT or INTEGER, for lack of a better name."""
    has_name = option.metavar is not None or option.type.get_metavar(option, context) is not None
    return not has_name and not option.is_flag and option.nargs == 1


def _extra(option: click.Option, context: click.Context, speaker: Words) -> str:
    """What else is to be known of its value, in brackets."""
    found = option.get_help_extra(context)
    told = [speaker.say("program-default", value=found["default"])] if "default" in found else []
    told += [found["range"]] if "range" in found else []
    told += [speaker.say("program-required")] if "required" in found else []
    return f"[{'; '.join(told)}]" if told else ""
