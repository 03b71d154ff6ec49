"""The yardstick: a crude solver that lies next to the checkout, timed on the same deals in the same run."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from kiebitz import Kind, Position
from kiebitz.cards import mask_of, parse_card

FOLDER = Path(__file__).parents[3] / "shared" / "yardstick"


def is_there() -> bool:
    return (FOLDER / "yardstick.cpp").exists()


def build(folder: Path) -> Path:
    """Compile it as its README says."""
    program = folder / "yardstick"
    command = ["g++", "-O3", "-march=native", "-std=c++20", str(FOLDER / "yardstick.cpp"), "-o", str(program)]
    subprocess.run(command, check=True)
    return program


def make_deals(folder: Path, kind: str, count: int, seed: int) -> list[Position]:
    """Deals by its own generator, left as `deals.txt` for it and returned as positions for us."""
    command = [sys.executable, str(FOLDER / "deals.py"), str(seed), str(count), kind, str(folder / "deals")]
    subprocess.run(command, check=True)
    return [_position(json.loads(line)) for line in (folder / "deals.jsonl").read_text().splitlines()]


def _position(deal: dict[str, object]) -> Position:
    hands = deal["hands"]
    skat = deal["skat"]
    assert isinstance(hands, list)
    assert isinstance(skat, list)
    masks = [mask_of(map(parse_card, hand)) for hand in hands]
    kind = Kind("DHSCGN".index(str(deal["game"])))
    return Position(
        kind, int(str(deal["declarer"])), (masks[0], masks[1], masks[2]), mask_of(map(parse_card, skat))
    ).check()


def run(program: Path, mode: str, folder: Path) -> list[tuple[int, float, int]]:
    """Value, seconds and nodes of every deal; `mode` is win, exact or moves."""
    output = subprocess.run([str(program), mode, str(folder / "deals.txt")], check=True, capture_output=True, text=True)
    rows = [line.split() for line in output.stdout.splitlines()]
    return [(int(value), float(seconds), int(nodes)) for _, value, seconds, nodes in rows]
