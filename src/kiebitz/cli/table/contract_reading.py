"""Reading a contract that a person typed: `gh`, `chs`, `krh`, `null ouvert`, `grand hand schneider`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from kiebitz.contract import Contract, parse_contract

_KINDS: Final = {
    **dict.fromkeys(("d", "diamonds", "ka", "karo"), "D"),
    **dict.fromkeys(("h", "hearts", "herz"), "H"),
    **dict.fromkeys(("s", "spades", "p", "pik"), "S"),
    **dict.fromkeys(("c", "clubs", "kr", "kreuz"), "C"),
    **dict.fromkeys(("g", "grand"), "G"),
    **dict.fromkeys(("n", "null"), "N"),
    **dict(zip("♦♥♠♣", "DHSC", strict=True)),
}
_EXTRAS: Final = {"hand": "H", "ouvert": "O", "open": "O", "schneider": "S", "schwarz": "Z"}
_COMPACT: Final = re.compile(r"(kr|ka|[cshdgnp♦♥♠♣])([hosz]*)")


def read_contract(words: Sequence[str]) -> Contract | None:
    """The contract meant by some lower-case words, `None` if they are none."""
    if not words:
        return None
    token = _kind_token(words[0])
    for word in words[1:]:
        token += _EXTRAS.get(word, word.upper() if set(word) <= set("hosz") else "?")
    return _complete(token)


def _kind_token(word: str) -> str:
    if word in _KINDS:
        return _KINDS[word]
    match = _COMPACT.fullmatch(word)
    return "?" if match is None else _KINDS[match[1]] + match[2].upper()


def _complete(token: str) -> Contract | None:
    """Announcing is possible only in hand games, so whoever announces plays hand."""
    if set(token[1:]) & set("SZ") and "H" not in token[1:]:
        token += "H"
    try:
        return parse_contract(token)
    except ValueError:
        return None
