"""How long the statistics over an archive take: `python -m benchmarks.statistics [--games 100000] [--reviews 1000]`.

The rows are those of some hundred random games, over and over with other dates and names, and some of them have a
review; all groupings and all mistakes are counted, as the page is told them. Processor time is told beside the time
that passed, since other programs make people wait too.
"""

from __future__ import annotations

import argparse
import datetime
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from kiebitz import check_record
from kiebitz.practice.statistics import statistics_of
from kiebitz.review.kept import keep_review
from kiebitz.session import ALL_GAMES, FILE_NAME, GroupedBy, Identity, Store, Subject
from kiebitz.session.game_row import GameRow, row_of_record
from tests.review.made_up import made_up_review
from tests.session.collected import game_record

_KINDS: Final = 200  # games that are different
_TIMES: Final = 5
_NAMES: Final = 300
_NOW: Final = datetime.datetime(2025, 1, 1, tzinfo=datetime.UTC)


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


def keep_reviews(store: Store, number: int) -> None:
    """Reviews of the last games."""
    for listed in store.games.search(limit=number):
        subject = Subject.of_collected(store.games.get(listed.id))
        keep_review(store, subject, made_up_review(subject.game))


def main() -> None:
    """Fill a store and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--reviews", type=int, default=1000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / FILE_NAME) as store:
        store.me.keep(Identity("Emil"))
        store.games.add(rows(options.games))
        keep_reviews(store, options.reviews)
        for _ in range(_TIMES):
            passed, worked = time.perf_counter(), time.process_time()
            found = statistics_of(store, ALL_GAMES, _NOW)
            passed, worked = time.perf_counter() - passed, time.process_time() - worked
            games, reviews = found.lines[GroupedBy.ALL][0].games, found.reviewed.games
            print(f"{games} games, {reviews} reviewed: {passed:.2f} s passed, {worked:.2f} s worked")


if __name__ == "__main__":
    main()
