"""What was sent to somebody, read by one who looks for what that one may not know yet."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final

from kiebitz import CARDS, Card, CardSet, Game, parse_card
from kiebitz.hand_order import in_hand_order
from tests.knowledge import known_cards
from tests.web.tabs import Message

_CARD: Final = re.compile("|".join(map(str, CARDS)) + "|[♣♠♥♦]")
_TEXT, _CLOSE, _PING = 0x81, 0x88, 0x89  # the first byte of a frame that is not cut in parts


def cards_named(text: str) -> set[Card]:
    """All cards that a text names, and an error for a suit by its sign."""
    return {parse_card(found) for found in _CARD.findall(text)}


def assert_told_no_more_than_known(message: Message, game: Game, seat: int | None) -> None:
    """A message about a deal under way names no card but those that are known at a seat, or without one by all."""
    told = json.loads(json.dumps(message))
    out = None if told["sight"]["practice"] is None else told["sight"]["practice"].pop("out")
    known = known_cards(game, seat)
    assert (named := cards_named(json.dumps(told, ensure_ascii=False))) <= known, (named - known, message)
    if out is not None:  # which cards they are, everybody can count; their order tells nothing
        assert out == [str(card) for card in in_hand_order(CardSet(set(CARDS) - known), game.contract)]


def floats_in(value: object) -> Iterator[float]:
    """All figures with a point: thoughts of computer players are such, and nothing at a table."""
    if isinstance(value, float):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from floats_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from floats_in(part)


def texts_in(heard: bytes) -> Iterator[str]:
    """The messages of all bytes that came over a socket, which holds nothing else but pings and a farewell."""
    at = heard.index(b"\r\n\r\n") + 4
    while at < len(heard):
        kind, length, start = heard[at], heard[at + 1], at + 2
        if length >= 126:
            size = 2 if length == 126 else 8
            length, start = int.from_bytes(heard[start : start + size], "big"), start + size
        at = start + length
        if kind == _TEXT and at <= len(heard):  # the last may have been cut off
            yield heard[start:at].decode()
        else:
            assert kind in (_TEXT, _PING, _CLOSE), hex(kind)
            assert kind == _TEXT or length < 126
