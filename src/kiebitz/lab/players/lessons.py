"""How many of the teaching positions players solve, by principle. Subjects are the players.

A player that draws worlds is asked with several seeds, from `--seed` on, and the share of its answers that are right
counts. `--missed` lists the lessons missed with the cards played instead.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final

from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import plain
from kiebitz.lab.seating import check_player
from kiebitz.lessons import Lesson, read_lessons
from kiebitz.players import create

FROM_GAMES, MADE_UP, ALL = "from games", "made up", "all"


def measure(subject: str, seed: int, number: int, *, missed: bool) -> Iterator[Row]:
    """All lessons with one seed."""
    player = create(subject, seed + number)
    for lesson in read_lessons():
        card = player.play(lesson.view)
        yield {"lesson": lesson.name, "card": str(card), "right": card in lesson.right}


def by_group(lessons: Sequence[Lesson], right: Sequence[float]) -> dict[str, tuple[float, int]]:
    """The lessons solved and their number: for each principle, by where they come from, and in all."""
    found: dict[str, list[float]] = defaultdict(list)
    for lesson, share in zip(lessons, right, strict=True):
        found[lesson.principle.name].append(share)
    found |= {FROM_GAMES: [], MADE_UP: [], ALL: [*right]}
    for lesson, share in zip(lessons, right, strict=True):
        found[FROM_GAMES if lesson.from_game else MADE_UP].append(share)
    return {group: (sum(values), len(values)) for group, values in found.items()}


def report(found: Found) -> Iterator[Figure]:
    """Lessons solved by group, and perhaps those that were missed."""
    lessons = read_lessons()
    for player, rows in found.rows.items():
        of_lesson = {lesson.name: [row for row in rows if row["lesson"] == lesson.name] for lesson in lessons}
        right = [fmean(row["right"] for row in of_lesson[lesson.name]) for lesson in lessons]
        for group, (solved, number) in by_group(lessons, right).items():
            yield plain(group, solved, ".1f", number, player)
        for lesson in lessons if found.settings["missed"] else ():
            wrong = [row["card"] for row in of_lesson[lesson.name] if not row["right"]]
            if wrong:
                what = f"missed {lesson.name}: {' '.join(sorted(set(wrong)))} instead of {lesson.right}"
                yield plain(what, len(wrong), of=len(of_lesson[lesson.name]), subject=player)


EXPERIMENT: Final = Experiment(
    name="players-lessons",
    measure=measure,
    report=report,
    size=10,
    unit="seeds",
    quick=Quick(1, ("rules", "book")),
    subjects=("book", "rules", "policy", "kermit:40", "kermit:160", "kermit:160,cards=policy"),
    check_subject=check_player,
    options=(Option("missed", False),),
)
