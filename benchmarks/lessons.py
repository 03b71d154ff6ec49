"""How many of the teaching positions players solve, by principle.

    python -m benchmarks.lessons PLAYER... [--seed 1] [--seeds 1] [--wrong] [--json]

A player that draws worlds is asked with several seeds, and the share of its answers that are right counts.
`--wrong` lists the lessons missed with the cards played instead.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Sequence
from statistics import mean

from kiebitz import Card, create
from kiebitz.lessons import Lesson, read_lessons

FROM_GAMES, MADE_UP, ALL = "from games", "made up", "all"


def answers(name: str, lessons: Sequence[Lesson], seeds: Sequence[int]) -> list[list[Card]]:
    """For each lesson the card played with each seed."""
    players = [create(name, seed) for seed in seeds]
    return [[player.play(lesson.view) for player in players] for lesson in lessons]


def shares(lessons: Sequence[Lesson], played: Sequence[Sequence[Card]]) -> list[float]:
    """For each lesson the share of right answers."""
    return [mean(card in lesson.right for card in cards) for lesson, cards in zip(lessons, played, strict=True)]


def by_group(lessons: Sequence[Lesson], right: Sequence[float]) -> dict[str, tuple[float, int]]:
    """The lessons solved and their number: for each principle, by where they come from, and in all."""
    found: dict[str, list[float]] = defaultdict(list)
    for lesson, share in zip(lessons, right, strict=True):
        found[lesson.principle.name].append(share)
    found |= {FROM_GAMES: [], MADE_UP: [], ALL: [*right]}
    for lesson, share in zip(lessons, right, strict=True):
        found[FROM_GAMES if lesson.from_game else MADE_UP].append(share)
    return {group: (sum(values), len(values)) for group, values in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs="+")
    parser.add_argument("--seed", type=int, default=1, help="the first")
    parser.add_argument("--seeds", type=int, default=1, help="how many")
    parser.add_argument("--wrong", action="store_true", help="list what was missed")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    lessons = read_lessons()
    seeds = range(options.seed, options.seed + options.seeds)
    played = {name: answers(name, lessons, seeds) for name in options.players}
    solved = {name: shares(lessons, cards) for name, cards in played.items()}
    if options.json:
        print(json.dumps({name: _as_json(lessons, solved[name], played[name]) for name in options.players}, indent=1))
        return
    _print_table(lessons, solved)
    if options.wrong:
        for name in options.players:
            _print_missed(name, lessons, played[name])


def _as_json(lessons: Sequence[Lesson], right: Sequence[float], played: Sequence[Sequence[Card]]) -> dict[str, object]:
    return {
        "solved": by_group(lessons, right),
        "cards": {lesson.name: [str(card) for card in cards] for lesson, cards in zip(lessons, played, strict=True)},
    }


def _print_table(lessons: Sequence[Lesson], solved: dict[str, list[float]]) -> None:
    columns = [by_group(lessons, right) for right in solved.values()]
    width = max(map(len, solved)) + 2
    print(f"{'':24}" + "".join(f"{name:>{width}}" for name in solved))
    for group, (_, number) in columns[0].items():
        print(f"{group:<20}{number:>4}" + "".join(f"{column[group][0]:>{width}.1f}" for column in columns))


def _print_missed(name: str, lessons: Sequence[Lesson], played: Sequence[Sequence[Card]]) -> None:
    print(f"\n{name} missed:")
    for lesson, cards in zip(lessons, played, strict=True):
        if missed := sorted({card for card in cards if card not in lesson.right}):
            print(f"  {lesson.name:<18}{' '.join(map(str, missed))} instead of {lesson.right}")


if __name__ == "__main__":
    main()
