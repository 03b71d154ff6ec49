"""Options of a player on the line: told by an engine, and set by its host.

Whatever is wrong with them there is an `InvalidMessage`, as with everything else that a foreign program writes.
"""

from __future__ import annotations

from typing import Any, Final

from kiebitz.engine.fields import Fields, InvalidMessage, shown
from kiebitz.players.options import InvalidOption, Option, OptionValue

SEED: Final = "seed"  # the option that gets the seed of the player


def encode_option(option: Option) -> dict[str, Any]:
    """An option as a JSON object."""
    told: dict[str, Any] = {"name": option.name, "type": option.type, "default": option.default}
    if option.low is not None:
        told["min"] = option.low
    if option.high is not None:
        told["max"] = option.high
    if option.type == "choice":
        told["choices"] = list(option.choices)
    if option.meaning:
        told["meaning"] = option.meaning
    return told


def decode_option(value: object) -> Option:
    """The option that a JSON object describes."""
    told = Fields(value, "an option")
    try:
        return Option(
            name=told.text("name"),
            type=told.text("type"),
            default=told.value("default"),
            low=None if told.is_null("min") else told.number("min"),
            high=None if told.is_null("max") else told.number("max"),
            choices=() if told.is_null("choices") else tuple(told.texts("choices")),
            meaning="" if told.is_null("meaning") else told.text("meaning"),
        )
    except InvalidOption as fault:
        raise InvalidMessage(str(fault)) from None


def read_settings(texts: dict[str, str], offered: tuple[Option, ...]) -> dict[str, OptionValue]:
    """The values that somebody wrote for options; `InvalidMessage` for one that is not offered or cannot have it."""
    known = {option.name: option for option in offered}
    for name in texts:
        if name not in known:
            raise InvalidMessage(f"no option {shown(name)} is offered; there are: {', '.join(known) or 'none'}")
    try:
        return {name: known[name].read(text) for name, text in texts.items()}
    except InvalidOption as fault:
        raise InvalidMessage(str(fault)) from None
