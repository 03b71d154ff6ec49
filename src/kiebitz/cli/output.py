"""Standard streams as they may be: closed, full, a pipe that nobody reads any more, unable to show suit symbols.

A command just writes. Whatever becomes of that is told here, in a line and the exit status.
"""

from __future__ import annotations

import codecs
import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from typing import Final, TextIO

import click

from kiebitz.cards import SUIT_SYMBOLS
from kiebitz.formats.foreign_text import printable
from kiebitz.words import Words

_FAILED: Final = 1
_PLAIN: Final = str.maketrans(
    {
        "←": "<-",
        "±": "+-",
        "×": "x",
        "…": "...",
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
        "„": '"',
        "“": '"',
    }
)
_IN_PLAIN_LETTERS: Final = "kiebitz.plain"  # our way to write what an encoding lacks


def shows_symbols(stream: TextIO) -> bool:
    """Whether suit symbols can be printed there; else cards are written in letters."""
    try:
        SUIT_SYMBOLS.encode(stream.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


@contextmanager
def streams_in_order(words: Words) -> Iterator[None]:
    """Run a command whose output may fail: that ends the program with a line on standard error, if that can be read.

    A reader that has gone, as in `kiebitz ... | head -1`, has seen enough: nothing is said.
    """
    _open_closed_streams()
    _never_fail_on_odd_characters()
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except OSError as fault:
        _forget_output()
        if fault.errno != errno.EPIPE:
            where = fault.filename or words.say("program-output")
            reason = f"{where}: {fault.strerror}" if fault.strerror else str(fault)
            with suppress(OSError):
                click.echo(words.say("usage-fault", reason=printable(reason)), err=True)
        sys.exit(_FAILED)


def _open_closed_streams() -> None:
    """Give closed streams a descriptor, so that no file that is opened later gets theirs, and is written into.

    Nothing is read from it, and what is written there fails, as it does in other programs.
    """
    for name, number in (("stdin", 0), ("stdout", 1), ("stderr", 2)):
        if getattr(sys, name) is None:
            nowhere = os.open(os.devnull, os.O_RDONLY)
            if nowhere != number:
                os.dup2(nowhere, number)
                os.close(nowhere)
            setattr(sys, name, open(number, "r" if number == 0 else "w"))  # noqa: SIM115


def _forget_output() -> None:
    """Write what is left to nowhere, or the interpreter would try to write it at its end, and complain once more."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    with suppress(OSError):  # in a test there is nothing behind the stream
        os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _never_fail_on_odd_characters() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=_IN_PLAIN_LETTERS)


def _in_plain_letters(fault: UnicodeError) -> tuple[str, int]:
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    lacking = fault.object[fault.start : fault.end]
    return lacking.translate(_PLAIN).encode("ascii", "replace").decode(), fault.end


codecs.register_error(_IN_PLAIN_LETTERS, _in_plain_letters)
