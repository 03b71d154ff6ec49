"""Options of an engine: what may be set, to which values, and what holds if nothing is set."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from kiebitz.engine.fields import Fields, InvalidMessage, shown

OptionValue: TypeAlias = bool | int | float | str

_TYPES: Final[dict[str, tuple[type, ...]]] = {
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "choice": (str,),
    "text": (str,),
}


@dataclass(frozen=True, slots=True)
class Option:
    """One option. `low` and `high` bound numbers, both included; `choices` are the texts of a choice."""

    name: str
    type: str
    default: OptionValue
    low: float | None = None
    high: float | None = None
    choices: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.type not in _TYPES:
            raise InvalidMessage(f"the option {self.name!r} has an unknown type; known: {', '.join(_TYPES)}")
        self.check(self.default)

    def check(self, value: object) -> OptionValue:
        """The value if the option may have it, else `InvalidMessage`."""
        if type(value) not in _TYPES[self.type]:
            raise InvalidMessage(f"the option {self.name!r} is of type {self.type}, so it cannot be {shown(value)}")
        if isinstance(value, int | float) and not self._is_within(value):
            raise InvalidMessage(f"the option {self.name!r} is from {self.low} to {self.high}, not {value}")
        if self.type == "choice" and value not in self.choices:
            raise InvalidMessage(f"the option {self.name!r} is one of {', '.join(self.choices)}, not {shown(value)}")
        return value  # type: ignore[return-value]

    def read(self, text: str) -> OptionValue:
        """The value that somebody wrote as text."""
        if self.type == "boolean":
            return self.check({"true": True, "false": False}.get(text, text))
        if self.type in ("integer", "number"):
            for number in (int, float):
                try:
                    return self.check(number(text))
                except (ValueError, OverflowError) as error:
                    if isinstance(error, InvalidMessage):
                        raise
        return self.check(text)

    def _is_within(self, value: float) -> bool:
        low = -math.inf if self.low is None else self.low
        high = math.inf if self.high is None else self.high
        return low <= value <= high


def encode_option(option: Option) -> dict[str, Any]:
    told: dict[str, Any] = {"name": option.name, "type": option.type, "default": option.default}
    if option.low is not None:
        told["min"] = option.low
    if option.high is not None:
        told["max"] = option.high
    if option.choices:
        told["choices"] = list(option.choices)
    return told


def decode_option(value: object) -> Option:
    told = Fields(value, "an option")
    return Option(
        name=told.text("name"),
        type=told.text("type"),
        default=told.value("default"),
        low=None if told.is_null("min") else told.number("min"),
        high=None if told.is_null("max") else told.number("max"),
        choices=() if told.is_null("choices") else tuple(told.texts("choices")),
    )


def read_settings(texts: dict[str, str], offered: tuple[Option, ...]) -> dict[str, OptionValue]:
    """The values that somebody wrote for options; `InvalidMessage` for one that is not offered."""
    known = {option.name: option for option in offered}
    for name in texts:
        if name not in known:
            raise InvalidMessage(f"no option {shown(name)} is offered; there are: {', '.join(known) or 'none'}")
    return {name: known[name].read(text) for name, text in texts.items()}
