"""How long the statistics over an archive take: `python -m benchmarks.statistics [--games 100000]`.

The rows are those of some hundred random games, over and over with other dates and names; all groupings are counted.
Processor time is told beside the time that passed, since other programs make people wait too.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from kiebitz import check_record
from kiebitz.session import ALL_GAMES, FILE_NAME, GroupedBy, Identity, Store
from kiebitz.session.game_row import GameRow, row_of_record
from tests.session.collected import game_record

_KINDS: Final = 200  # games that are different
_TIMES: Final = 5
_NAMES: Final = 300


def rows(games: int) -> Iterator[GameRow]:
    """So many games, in which one person always sits somewhere."""
    source = random.Random(1)
    patterns = [row_of_record(game_record(number), check_record(game_record(number))) for number in range(_KINDS)]
    for number in range(games):
        names = ["Emil", f"a{source.randrange(_NAMES)}", f"b{source.randrange(_NAMES)}"]
        source.shuffle(names)
        year, month, day = 2010 + number % 15, 1 + number % 12, 1 + number % 28
        row = patterns[number % _KINDS] | {
            "digest": number.to_bytes(16, "big"),
            "played": f"{year}-{month:02}-{day:02}T00:00:00+00:00",
        }
        for seat, name in enumerate(names):
            row |= {f"name{seat}": name, f"folded{seat}": name.lower()}
        yield row


def main() -> None:
    """Fill a store and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / FILE_NAME) as store:
        store.me.keep(Identity("Emil"))
        store.games.add(rows(games))
        for _ in range(_TIMES):
            passed, worked = time.perf_counter(), time.process_time()
            lines = store.statistics.lines(ALL_GAMES)
            passed, worked = time.perf_counter() - passed, time.process_time() - worked
            print(f"{lines[GroupedBy.ALL][0].games} games: {passed:.2f} s passed, {worked:.2f} s worked")


if __name__ == "__main__":
    main()
