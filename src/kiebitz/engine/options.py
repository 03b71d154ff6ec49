"""Options of a player on the line: told by an engine, and set by its host.

Whatever is wrong with them there is an `InvalidMessage`, as with everything else that a foreign program writes.
"""

from __future__ import annotations

from typing import Final

from kiebitz.engine.faults import InvalidMessage, shown
from kiebitz.engine.wire import OptionTold
from kiebitz.players.options import InvalidOption, Option, OptionValue

SEED: Final = "seed"  # the option that gets the seed of the player


def encode_option(option: Option) -> OptionTold:
    """An option as it is told."""
    return OptionTold(
        name=option.name,
        type=option.type,  # type: ignore[arg-type]  # one of these texts
        default=option.default,
        min=option.low,
        max=option.high,
        choices=list(option.choices) if option.type == "choice" else None,
        meaning=option.meaning or None,
    )


def decode_option(told: OptionTold) -> Option:
    """The option that was told; `InvalidMessage` if it contradicts itself."""
    try:
        return Option(
            name=told.name,
            type=told.type,
            default=told.default,
            low=told.min,
            high=told.max,
            choices=tuple(told.choices or ()),
            meaning=told.meaning or "",
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
