"""A right message of a page, spoilt: what comes over a socket from somebody who tries what a server takes."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from kiebitz.web.messages import LONGEST_MESSAGE
from tests.web.hostile import AT, Frame, message

_ODD: Final[list[Any]] = [
    *(None, True, -1, 0, 2**31, 2**63, 2**64, 10**400, 0.5, 1e308, "", "\0", "\ud800", "♣J", "9" * 39, "x" * 41),
    *([], {}, [0], [0, 3], [9, 9], [0, 0, 0], [[]], {"a": []}, [AT], ["0", "0"], [0.0, 1.5], "x" * LONGEST_MESSAGE),
]


def spoilt(source: Random, right: dict[str, Any]) -> Frame:
    """A frame that has begun as this message: with odd fields, cut, or nothing of it left."""
    kind = source.randrange(6)
    if kind < 2:
        return _nearly_right(source, right)
    if kind == 2:
        return _cut(source, right)
    if kind == 3:
        return Frame(source.randbytes(source.randrange(200)), is_text=False)
    if kind == 4:
        return Frame(source.randbytes(source.randrange(20)) + b"\xff", is_text=True)  # no UTF-8
    return Frame(json.dumps(odd(source)) * source.choice([0, 1, 1, 2, 3000]))


def odd(source: Random) -> Any:
    """What no field holds, but for some moment of a game now and then."""
    return [source.choice(_ODD), AT[0], source.randint(-2, 40)] if source.random() < 0.1 else source.choice(_ODD)


def _nearly_right(source: Random, right: dict[str, Any]) -> Frame:
    """One or two fields are missing, odd or too many."""
    fields = dict(right)
    for _ in range(source.randint(1, 2)):
        name = source.choice([*fields, "more"])
        if source.random() < 0.3:
            fields.pop(name, None)
        else:
            fields[name] = odd(source)
    return message(**fields)


def _cut(source: Random, right: dict[str, Any]) -> Frame:
    """It ends too early, or with a sign too much or changed somewhere."""
    text = json.dumps(right)
    place = source.randrange(len(text))
    sign = source.choice(["", '"', "{", "\\", "\\ud800", "\x7f", "9" * 400, text])
    return Frame(text[:place] + sign + text[place + source.randint(0, 2) :] * source.randint(0, 1))
