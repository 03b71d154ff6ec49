"""How many instructions decisions, exact values and the replay of a record take, against another checkout (callgrind).

    python -m benchmarks.instructions --before CHECKOUT

CHECKOUT is the root of one that `make setup` was run in. Instructions do not depend on what else a machine does; each
count is that of a longer run less that of a shorter one, so that what is done once does not count. It needs valgrind.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]

# Run by the Python of either checkout: they must do with what both have.
DECISIONS: Final = """
import sys
from kiebitz import Game, Phase, ask, create, deal
name, number, only_first = sys.argv[1], int(sys.argv[2]), sys.argv[3] == "first"
table, judge, seed = [create("rules", seat) for seat in range(3)], create(name, 5), 100
while number > 0:
    seed += 1
    game = Game(deal(seed))
    while game.turn is not None:
        view = game.view(game.turn)
        if view.phase is Phase.PLAY and number > 0 and len(view.legal_cards()) > 1:
            judge.play(view)
            number -= 1
            if only_first:
                break
        game.push(ask(table[game.turn], view))
"""
REPLAYS: Final = """
import sys
from kiebitz import check_record, create, deal, format_record, parse_record, record_of_game, referee
table = [create("rules", seat) for seat in range(3)]
texts = [format_record(record_of_game(referee(deal(seed), table).game)) for seed in range(40)]
for _ in range(int(sys.argv[1])):
    for text in texts:
        check_record(parse_record(text), text)
"""
VALUES: Final = """
import sys
from kiebitz import Solver
from kiebitz.lab.deals import positions
for position in positions(sys.argv[1], 60, 3)[: int(sys.argv[2])]:
    Solver().solve(position)
"""
MEASURED: Final[dict[str, tuple[str, list[str], list[str]]]] = {
    "a decision of kermit:10": (DECISIONS, ["kermit:10", "20", "all"], ["kermit:10", "1", "all"]),
    "a first card with 160 worlds": (DECISIONS, ["kermit:160", "3", "first"], ["kermit:160", "1", "first"]),
    **{f"exact values of {kind}": (VALUES, [kind, "60"], [kind, "0"]) for kind in ("suit", "suit+", "grand", "grand+")},
    "the replay of a record": (REPLAYS, ["6"], ["1"]),
}


def counted(checkout: Path, program: str, words: list[str]) -> int:
    """The instructions of a program in a checkout."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", ".venv/bin/python", "-c"]
        done = subprocess.run(
            [*command, program, *words],
            cwd=checkout,
            env=os.environ | {"PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=True,
        )
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", type=Path, required=True)
    before = parser.parse_args().before
    for what, (program, longer, shorter) in MEASURED.items():
        then, now = (counted(place, program, longer) - counted(place, program, shorter) for place in (before, ROOT))
        print(f"{what}: {now / then:.3f} times as many instructions", flush=True)


if __name__ == "__main__":
    main()
