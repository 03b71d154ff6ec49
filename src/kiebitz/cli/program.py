"""The command group as a program: however a call ends, it ends with a status and at most a line or two, in the
language of the command, never with a traceback."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import click

from kiebitz.cli.faults import Fault, tell
from kiebitz.cli.language import language_of
from kiebitz.cli.output import streams_in_order
from kiebitz.cli.speaker import speaker
from kiebitz.cli.spoken import SpokenGroup
from kiebitz.extras import MissingExtra, missing_extra
from kiebitz.words import LANGUAGES, words

INTERRUPTED: Final = 130  # what shells report for a program ended by Ctrl-C


class Program(SpokenGroup):
    """A group whose `main` takes care of Ctrl-C, of output that fails and of faults in two languages."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        language = extra["obj"] = _language(given)
        with streams_in_order(words(language)):
            if not extra.setdefault("standalone_mode", True):
                return super().main(given, *rest, **extra)
            try:
                status = super().main(given, *rest, **extra | {"standalone_mode": False})
            except click.ClickException as fault:
                tell(fault, speaker(language))
                sys.exit(fault.exit_code)
            except (MissingExtra, ModuleNotFoundError) as error:
                missing = error if isinstance(error, MissingExtra) else missing_extra(error)
                if missing is None:
                    raise
                tell(Fault(missing), speaker(language))
                sys.exit(Fault.exit_code)
            except (click.Abort, KeyboardInterrupt) as interruption:
                if args is None:  # this is the program, not a test of it: a second Ctrl-C has nothing left to end
                    signal.signal(signal.SIGINT, signal.SIG_IGN)
                click.echo(str(interruption) or words(language).say("program-interrupted"), err=True)
                sys.exit(INTERRUPTED)
            sys.exit(status or 0)


def _language(given: list[str]) -> str:
    """The language of a call, known before it is read: what is wrong with it, and help, are told in it too."""
    named = [after for word, after in pairwise([*given, ""]) if word == "--lang"]
    named += [word.removeprefix("--lang=") for word in given if word.startswith("--lang=")]
    return named[-1] if named and named[-1] in LANGUAGES else language_of(os.environ)
