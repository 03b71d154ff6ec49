"""Options of a player or a program: what may be set, to which values, and what holds if nothing is set."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, TypeAlias

from kiebitz.errors import Fault, brief

OptionValue: TypeAlias = bool | int | float | str

_TYPES: Final[dict[str, tuple[type, ...]]] = {
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "choice": (str,),
    "text": (str,),
}


class InvalidOption(Fault):
    """An option that there is not, or a value that it cannot have."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option.

    default    the value if nothing is set, `None` where that is no value but the lack of one
    low, high  bounds of a number, both included
    choices    the texts of a choice; with `is_folder` those that name none
    is_folder  whether its text names a folder of this machine, which not everybody may have read
    meaning    what it does, in a few words, if the catalogue of words does not know it
    """

    name: str
    type: str
    default: OptionValue | None
    low: float | None = None
    high: float | None = None
    choices: tuple[str, ...] = ()
    meaning: str = ""
    is_folder: bool = False

    def __post_init__(self) -> None:
        if self.type not in _TYPES:
            raise InvalidOption("option-of-unknown-type", name=self.name, known=", ".join(_TYPES))
        if self.default is not None:
            self.check(self.default)

    def check(self, value: object) -> OptionValue:
        """The value if the option may have it, else `InvalidOption`."""
        if type(value) not in _TYPES[self.type]:
            raise InvalidOption("option-of-other-type", name=self.name, type=self.type, given=brief(value))
        if isinstance(value, int | float) and not self._is_within(value):
            raise self._out_of_bounds(value)
        if self.type == "choice" and value not in self.choices:
            choices = ", ".join(self.choices)
            raise InvalidOption("option-not-a-choice", name=self.name, choices=choices, given=brief(value))
        return value  # type: ignore[return-value]

    def read(self, text: str) -> OptionValue:
        """The value that somebody wrote as text."""
        if self.type == "boolean":
            return self.check({"true": True, "false": False}.get(text, text))
        if self.type in ("integer", "number"):
            for number in (int, float):
                try:
                    value = number(text)
                except (ValueError, OverflowError):
                    continue
                return self.check(value)
        return self.check(text)

    def names_folder(self, value: OptionValue) -> bool:
        """Whether a value of the option stands for a folder of this machine."""
        return self.is_folder and value not in ("", *self.choices)

    def _is_within(self, value: float) -> bool:
        low = -math.inf if self.low is None else self.low
        high = math.inf if self.high is None else self.high
        return low <= value <= high

    def _out_of_bounds(self, value: float) -> InvalidOption:
        name, given, low, high = self.name, str(value), str(self.low), str(self.high)
        if self.low is not None and self.high is not None:
            return InvalidOption("option-not-between", name=name, low=low, high=high, given=given)
        if self.low is not None:
            return InvalidOption("option-too-low", name=name, low=low, given=given)
        if self.high is not None:
            return InvalidOption("option-too-high", name=name, high=high, given=given)
        return InvalidOption("option-not-a-number", name=name, given=given)


def format_value(value: OptionValue) -> str:
    """How a value is written; `Option.read` is the inverse."""
    return str(value).lower() if isinstance(value, bool) else str(value)
