"""The page on the protocol tells what is spoken."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from kiebitz import ALL_CONTRACTS
from kiebitz.engine.messages import decode_from_engine, decode_from_host
from kiebitz.engine.views import encode_view
from tests.games import finished_game

PAGE = (Path(__file__).parents[2] / "docs/engine-protocol.md").read_text()
LINES = re.findall(r"^([<>]) (\{.*)$", PAGE, flags=re.MULTILINE)


@pytest.mark.parametrize(("sign", "line"), [(sign, line) for sign, line in LINES if "..." not in line])
def test_the_lines_of_the_example_are_messages(sign: str, line: str) -> None:
    (decode_from_host if sign == ">" else decode_from_engine)(line.encode())


def test_every_member_of_a_view_is_told() -> None:
    view = msgspec.to_builtins(encode_view(finished_game(1).view(0)))
    for name in (*view, *view["result"]):
        assert f"`{name}`" in PAGE


def test_the_shape_of_every_contract_is_told() -> None:
    assert {str(contract) for contract in ALL_CONTRACTS} == {
        *(suit + announced for suit in "DHSCG" for announced in ("", "H", "HS", "HZ", "O")),
        *("N", "NH", "NO", "NOH"),
    }
    assert "`C CH CHS CHZ CO`" in PAGE
    assert "`N NH NO NOH`" in PAGE
