"""Options of a player or a program: what may be set, to which values, and what holds if nothing is set."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, TypeAlias

OptionValue: TypeAlias = bool | int | float | str

_TYPES: Final[dict[str, tuple[type, ...]]] = {
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "choice": (str,),
    "text": (str,),
}
_SHOWN: Final = 80  # of a value in a complaint about it


class InvalidOption(ValueError):
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
            raise InvalidOption(f"the option {self.name!r} has an unknown type; known: {', '.join(_TYPES)}")
        if self.default is not None:
            self.check(self.default)

    def check(self, value: object) -> OptionValue:
        """The value if the option may have it, else `InvalidOption`."""
        if type(value) not in _TYPES[self.type]:
            raise InvalidOption(f"the option {self.name!r} is of type {self.type}, so it cannot be {_shown(value)}")
        if isinstance(value, int | float) and not self._is_within(value):
            raise InvalidOption(f"the option {self.name!r} is {self._bounds()}, not {value}")
        if self.type == "choice" and value not in self.choices:
            raise InvalidOption(f"the option {self.name!r} is one of {', '.join(self.choices)}, not {_shown(value)}")
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

    def _bounds(self) -> str:
        if self.low is None and self.high is None:
            return "a number"
        if self.low is not None and self.high is not None:
            return f"from {self.low} to {self.high}"
        return f"at least {self.low}" if self.high is None else f"at most {self.high}"


def format_value(value: OptionValue) -> str:
    """How a value is written; `Option.read` is the inverse."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."
