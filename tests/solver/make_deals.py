"""Solve forty seeded deals by a plain search and write them down, for the full search to be tested against.

    python -m tests.solver.make_deals

The plain search is the one that agrees with a naive minimax in the core's tests: a table of relative ranks, no static
bounds, cards in the given order. Each line: position ; value ; card=value for every legal card.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from kiebitz import Kind, Position, Solver, Techniques, format_position
from kiebitz.solver import DeclarerBound, Ordering, QuasiSymmetry, TableKind
from tests.solver.positions import played_position, random_position

FOLDER = Path(__file__).parents[2] / "data" / "deals"
PLAIN = Techniques(
    table=TableKind.CANONICAL,
    ordering=Ordering.GIVEN,
    history=False,
    table_moves=False,
    merge_equals=False,
    drop_dominated=False,
    quasi_symmetry=QuasiSymmetry.NONE,
    declarer_bound=DeclarerBound.NONE,
    defender_bound=False,
    sure_trumps=False,
    child_probes=False,
)
_EACH = 10


def suit_deals(source: random.Random) -> Iterator[Position]:
    for number in range(_EACH):
        yield random_position(source, Kind(number % 4), 10)


def grand_deals(source: random.Random) -> Iterator[Position]:
    for _ in range(_EACH):
        yield random_position(source, Kind.GRAND, 10)


def null_deals(source: random.Random) -> Iterator[Position]:
    for _ in range(_EACH):
        yield random_position(source, Kind.NULL, 10)


def midgame_deals(source: random.Random) -> Iterator[Position]:
    for number in range(_EACH):
        yield played_position(source, Kind(number % 6), 3 + number)


DEALS = {"suit": suit_deals, "grand": grand_deals, "null": null_deals, "midgame": midgame_deals}


def solved_line(solver: Solver, position: Position) -> str:
    value = solver.solve(position).value
    cards = solver.solve_cards(position)
    return f"{format_position(position)} ; {value} ; {' '.join(f'{card.card}={card.value}' for card in cards)}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, deals in DEALS.items():
        solver = Solver(techniques=PLAIN, table_mb=512)
        lines = [solved_line(solver, position) for position in deals(random.Random(name))]
        (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
