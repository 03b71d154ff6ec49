"""Words of a line, read strictly: how many there are, which of them are numbers, flags, names and texts.

A line is words with one blank between; a text goes to its end. `NotALine` says what is wrong with one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from kiebitz.errors import Fault

T = TypeVar("T")

NOBODY: Final = "."  # an empty seat, an onlooker
_SHOWN: Final = 200  # characters of what is refused
LONGEST_LINE: Final = 16_384  # characters; a whole record has fewer than a thousand
_ACCOUNT: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]{2,7}")
_TABLE: Final = re.compile(r"\.[0-9]{1,9}|[A-Za-z][A-Za-z0-9_-]{2,7}|t:[!-~]{1,40}")
_INTEGER: Final = re.compile(r"-?[0-9]{1,9}")
_DECIMAL: Final = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,9})?")
_BREAKS: Final = str.maketrans({"\r": "\x01", "\n": "\x02"})
_BREAKS_BACK: Final = str.maketrans({"\x01": "\r", "\x02": "\n"})


class NotALine(Fault):
    """A line that the protocol does not have."""

    def __init__(self, said: str) -> None:
        super().__init__("iss-line", text=said[:_SHOWN])


def is_account(name: str) -> bool:
    """Whether somebody can have an account of this name: three to eight letters, digits, - and _, a letter first."""
    return _ACCOUNT.fullmatch(name) is not None


def is_table(name: str) -> bool:
    """Whether a table can be called so: `.5` if it is public, else a name."""
    return _TABLE.fullmatch(name) is not None


def split(line: str) -> list[str]:
    """The words of a line; none of them is empty."""
    found = line.split(" ")
    if "" in found or len(line) > LONGEST_LINE:
        raise NotALine(line)
    return found


def integer(word: str) -> int:
    """A whole number."""
    if _INTEGER.fullmatch(word) is None:
        raise NotALine(word)
    return int(word)


def decimal(word: str) -> float:
    """A number that may have a fraction, of which one digit counts."""
    if _DECIMAL.fullmatch(word) is None:
        raise NotALine(word)
    return round(float(word), 1)


def seconds(value: float) -> str:
    """Seconds as they are told, with one digit of a fraction."""
    return f"{value:.1f}"


def flag(word: str) -> bool:
    """0 or 1."""
    if word not in ("0", "1"):
        raise NotALine(word)
    return word == "1"


def one_of(word: str, *known: str) -> str:
    """One of some words."""
    if word not in known:
        raise NotALine(word)
    return word


def text(words: Sequence[str]) -> str:
    """What is said in all these words, with its line breaks."""
    if not words:
        raise NotALine(" ".join(words))
    return " ".join(words).translate(_BREAKS_BACK)


def written(said: str) -> str:
    """A text on one line: whatever cannot be printed becomes a question mark."""
    broken = said.translate(_BREAKS)
    return "".join(sign if sign.isprintable() or sign in "\x01\x02" else "?" for sign in broken)


def exactly(words: Sequence[str], *counts: int) -> None:
    """`NotALine` unless there are so many words."""
    if len(words) not in counts:
        raise NotALine(" ".join(words))


def at_least(words: Sequence[str], count: int) -> None:
    """`NotALine` if there are fewer words."""
    if len(words) < count:
        raise NotALine(" ".join(words))


def line(*words: object) -> str:
    """Words put together to a line."""
    return " ".join(map(str, words))


def flags(values: Iterable[bool]) -> str:
    """Flags as words."""
    return " ".join(str(int(value)) for value in values)


def in_turn(words: Sequence[str], size: int, read: Callable[[Sequence[str]], T]) -> tuple[T, ...]:
    """What every group of so many words says."""
    return tuple(read(words[start : start + size]) for start in range(0, len(words), size))
