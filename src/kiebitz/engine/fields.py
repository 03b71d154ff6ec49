"""Members of a JSON object, asked for by name and type: what a foreign program wrote is checked before it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_SHOWN = 80  # of a foreign value in a complaint about it


class InvalidMessage(ValueError):
    """A line that is no message of the protocol, or a message that contradicts itself."""


class Fields:
    """A JSON object; `what` names it in complaints."""

    def __init__(self, value: object, what: str) -> None:
        if not isinstance(value, dict):
            raise InvalidMessage(f"{what} must be an object, not {shown(value)}")
        self._members: Mapping[str, Any] = value
        self.what = what

    def names(self) -> list[str]:
        """The names of all members."""
        return list(self._members)

    def is_null(self, name: str) -> bool:
        """Whether a member is null or missing."""
        return self._members.get(name) is None

    def value(self, name: str) -> Any:
        """A member, whatever it is."""
        if name not in self._members:
            raise InvalidMessage(f"{self.what} has no {name!r}")
        return self._members[name]

    def text(self, name: str) -> str:
        """A member that is a text."""
        return self._typed(name, "a text", isinstance(self.value(name), str))  # type: ignore[no-any-return]

    def flag(self, name: str) -> bool:
        """A member that is true or false."""
        return self._typed(name, "true or false", isinstance(self.value(name), bool))  # type: ignore[no-any-return]

    def integer(self, name: str) -> int:
        """A member that is a whole number."""
        return self._typed(name, "a whole number", type(self.value(name)) is int)  # type: ignore[no-any-return]

    def number(self, name: str) -> float:
        """A member that is a number."""
        return self._typed(name, "a number", type(self.value(name)) in (int, float))  # type: ignore[no-any-return]

    def seat(self, name: str) -> int:
        """A member that is a seat, 0 to 2."""
        seat = self.integer(name)
        self._typed(name, "a seat: 0 forehand, 1 middlehand, 2 rearhand", seat in (0, 1, 2))
        return seat

    def items(self, name: str) -> list[object]:
        """A member that is a list."""
        return self._typed(name, "a list", isinstance(self.value(name), list))  # type: ignore[no-any-return]

    def texts(self, name: str) -> list[str]:
        """A member that is a list of texts."""
        texts = [item for item in self.items(name) if isinstance(item, str)]
        self._typed(name, "a list of texts", len(texts) == len(self.items(name)))
        return texts

    def _typed(self, name: str, expected: str, is_right: bool) -> Any:
        value = self.value(name)
        if not is_right:
            raise InvalidMessage(f"{name!r} in {self.what} must be {expected}, not {shown(value)}")
        return value


def shown(value: object) -> str:
    """A foreign value, short enough to be quoted."""
    text = repr(value)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."
