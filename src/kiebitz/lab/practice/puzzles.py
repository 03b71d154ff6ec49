"""Whether other players answer the puzzles that ship as they say: a second judge. Subjects are the players.

Whoever made the puzzles judged them in the worlds of a review; a player decides by its own worlds, games on trial and
bidding, so that a puzzle which both answer alike hangs on no one way to judge. Lessons are not among them: a person
has written those. `--missed` lists what was answered otherwise.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from typing import Final

from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import plain, share
from kiebitz.lab.seating import check_player
from kiebitz.moves import format_move
from kiebitz.players import ask, create
from kiebitz.practice.exercise import of_puzzle
from kiebitz.practice.puzzle import shipped_puzzles

ALL: Final = "all"


def measure(subject: str, seed: int, number: int, *, missed: bool) -> Iterator[Row]:
    """One puzzle, answered by one player."""
    for name, _ in islice(shipped_puzzles(), number, number + 1):
        exercise = of_puzzle(shipped_puzzles().get(name))
        answer = format_move(ask(create(subject, seed + number), exercise.view))
        right = (not exercise.offers or answer in exercise.offers) and exercise.judge(answer)
        yield {"puzzle": name, "asked": exercise.question.value, "answer": answer, "right": right}


def report(found: Found) -> Iterator[Figure]:
    """The share answered as they say, by what is asked and in all, and perhaps the others."""
    for player, rows in found.rows.items():
        kinds: defaultdict[str, list[bool]] = defaultdict(list)
        for row in rows:
            kinds[row["asked"]].append(row["right"])
            kinds[ALL].append(row["right"])
        yield from (share(kind, right, subject=player) for kind, right in sorted(kinds.items()))
        for row in rows if found.settings["missed"] else ():
            if not row["right"]:
                yield plain(f"{row['puzzle']}: {row['answer']}", 1, subject=player)


EXPERIMENT: Final = Experiment(
    name="practice-puzzles",
    measure=measure,
    report=report,
    size=500,
    unit="puzzles",
    chunk=5,
    quick=Quick(2, ("policy",)),
    subjects=("kiebitz:2000", "kermit:2000", "rules"),
    check_subject=check_player,
    options=(Option("missed", False),),
)
