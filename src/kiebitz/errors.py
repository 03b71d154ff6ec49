"""What is wrong with what was given from outside: faults as codes with values, and checks of arguments.

The functions here give back what they were given, or raise an error that says in one sentence what is wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copyreg import __newobj__  # type: ignore[attr-defined]  # how objects are unpickled without their `__init__`
from operator import index
from reprlib import Repr
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, TypeAlias, TypeVar

if TYPE_CHECKING:
    from kiebitz.words import Value, Words

Wanted = TypeVar("Wanted")
FaultValue: TypeAlias = "str | float | Fault"
Naming: TypeAlias = "Callable[[str, str], str]"  # what a value is called, given its name and itself

_QUOTED: Final = ("text", "name")
_LARGEST: Final = 10**12  # number that is written with the marks of a language
_LONGEST: Final = 1000  # characters of a value
_REPR: Final = Repr()
_REPR.maxstring = _REPR.maxother = 80  # whole games have been given where a number was wanted


class Fault(ValueError):
    """What is wrong, as a code and the values that fill in its sentence; the catalogue of words has one for each code.

    A face says it in its language and style. `str` says it in plain English, and only when it is asked: those who read
    archives meet millions. A value that is a fault itself is what lies behind; one called `text` or `name` is quoted
    from others. A code that is no code but a text, of some other program, is said as it is.
    """

    def __init__(self, code: str, /, **values: FaultValue) -> None:
        self.code = code
        self.values: Mapping[str, FaultValue] = values

    def __str__(self) -> str:
        from kiebitz.words import words

        return self.said(words("en"), _as_it_is)

    def said(self, words: Words, naming: Naming) -> str:
        """The fault in a language; cards, contracts and the like are called as `naming` does."""
        from kiebitz.words import NotSaid

        filled = {name: _said(name, value, words, naming) for name, value in self.values.items()}
        try:
            return words.say_of("fault", self.code, **filled)
        except NotSaid:
            return self.code

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    def __hash__(self) -> int:
        return hash(self.code)

    def __reduce__(self) -> tuple[Any, ...]:
        """Faults travel between processes."""
        return __newobj__, (type(self), *self.args), self.__dict__


def fault_of(error: Exception) -> Fault:
    """An error as a fault; what others say has no code, but a text."""
    return error if isinstance(error, Fault) else Fault(str(error))


def _said(name: str, value: FaultValue, words: Words, naming: Naming) -> Value:
    if isinstance(value, Fault):
        return _short(value.said(words, naming))
    if isinstance(value, str):
        return brief(value)[1:-1] if name in _QUOTED else _short(naming(name, value))
    return value if abs(value) < _LARGEST else brief(value)  # not a number is neither


def _short(text: str) -> str:
    """The text, without its middle if it is longer than a sentence can hold."""
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST // 2]}...{text[-_LONGEST // 2 :]}"


def _as_it_is(_name: str, value: str) -> str:
    return value


class WrongType(TypeError, ValueError):
    """An argument of a type that cannot be meant; whoever catches `ValueError` for bad input catches this too."""


def brief(given: object) -> str:
    """What was given, as a sentence can hold it, even if it cannot be written."""
    return _REPR.repr(given)


def checked(given: object, wanted: type[Wanted], rule: str, remedy: str) -> Wanted:
    """What was given if it is of the wanted type, else `WrongType` with the rule and how to get the right thing."""
    if not isinstance(given, wanted):
        raise WrongType(f"{rule}, not {brief(given)}; {remedy}")
    return given


def checked_text(text: object, what: str) -> str:
    """The text, or `WrongType` saying what is read from one."""
    if not isinstance(text, str):
        raise WrongType(f"{what} is read from a text, not from {brief(text)}")
    return text


def checked_number(number: SupportsIndex, what: str, low: int | None = None, high: int | None = None) -> int:
    """The whole number, or `WrongType`, or `ValueError` if it is not within its bounds. `True` is not meant as 1."""
    try:
        whole = index(number)
    except TypeError:
        raise WrongType(f"{what} is a whole number, not {brief(number)}") from None
    if isinstance(number, bool):
        raise WrongType(f"{what} is a whole number, not {number}")
    if (low is not None and whole < low) or (high is not None and whole > high):
        raise ValueError(f"{what} is {_range(low, high)}, not {brief(number)}")
    return whole


def checked_seed(seed: SupportsIndex) -> int:
    """The seed of something random. Python's generator ignores the sign, so -1 would be the same as 1."""
    return checked_number(seed, "a seed", low=0)


def checked_seconds(seconds: object, what: str) -> float:
    """The time, or `WrongType`, or `ValueError` if time cannot be so long."""
    if isinstance(seconds, bool) or not isinstance(seconds, int | float):
        raise WrongType(f"{what} is a number of seconds, not {brief(seconds)}")
    if not seconds >= 0:
        raise ValueError(f"{what} is at least 0 seconds, not {seconds}")
    return seconds


def _range(low: int | None, high: int | None) -> str:
    if low is None:
        return f"at most {high}"
    return f"at least {low}" if high is None else f"from {low} to {high}"
