"""The teaching positions: each can be, and is a lesson in two languages. Players are scored and not judged."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from math import sqrt
from pathlib import Path

import pytest

from kiebitz.contract import Kind
from kiebitz.lab.players.lessons import ALL, FROM_GAMES, MADE_UP, by_group, measure
from kiebitz.lessons import LANGUAGES, InvalidLesson, Lesson, read_lessons
from kiebitz.worlds import sample_worlds

LESSONS = read_lessons()

SOUND = """
de = "Regel"
en = "Rule"

[[lesson]]
id = "made-up"
seat = 1
declarer = 0
moves = "p 18 y p s C"
tricks = ["CJ C7 C8", "SJ"]
hand = "ST8.HT9.DKQ987"
right = "D9.D8.D7"
wrong = "S8"
de = "Grund"
en = "Reason"
"""


def read_made_up(folder: Path, text: str) -> list[Lesson]:
    (folder / "made.toml").write_text(text, encoding="utf-8")
    return read_lessons(folder)


def test_there_are_sixty_and_each_is_named_after_its_principle() -> None:
    assert len(LESSONS) == 60
    for lesson in LESSONS:
        assert lesson.name.rpartition("-")[0] == lesson.principle.name


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_defender_is_to_play_and_the_cards_can_lie_so(lesson: Lesson) -> None:
    view = lesson.view
    assert view.my_turn
    assert not view.is_declarer
    (world,) = sample_worlds(view, 1, seed=1)
    legal = set(world.position(view).check().legal_moves())
    assert set(lesson.right) < legal
    assert lesson.wrong in legal - set(lesson.right)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_the_reason_is_given_in_both_languages(lesson: Lesson) -> None:
    texts = [lesson.reason[language] for language in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    assert all(len(text) > 40 and text.endswith(".") for text in texts)


def test_lessons_are_spread_over_games_roles_and_tricks() -> None:
    kinds = Counter(_kind(lesson) for lesson in LESSONS)
    assert min(kinds["suit"], kinds["grand"], kinds["null"]) >= 7
    before = sum(_plays_before_the_declarer(lesson) for lesson in LESSONS)
    assert 20 <= before <= 40
    tricks = Counter(len(lesson.view.finished_tricks) for lesson in LESSONS)
    assert sum(number for trick, number in tricks.items() if trick == 0) <= 20
    assert len(tricks) >= 7


def _kind(lesson: Lesson) -> str:
    assert lesson.view.contract is not None
    return {Kind.GRAND: "grand", Kind.NULL: "null"}.get(lesson.view.contract.kind, "suit")


def _plays_before_the_declarer(lesson: Lesson) -> bool:
    assert lesson.view.seat is not None
    return lesson.view.declarer == (lesson.view.seat + 1) % 3


@pytest.mark.parametrize("name", ["rules", "book", "policy"])
def test_a_player_solves_more_than_whoever_guesses(name: str, record_property: Callable[[str, object], None]) -> None:
    right = [float(row["right"]) for row in measure(name, 1, 0, missed=False)]
    for group, (solved, number) in by_group(LESSONS, right).items():
        record_property(f"{name}: {group}", f"{solved:g} of {number}")
    print(f"{name} solves {sum(right):g} of {len(LESSONS)} lessons, a guess {_guessed():g}")
    assert sum(right) > _guessed() + 3 * sqrt(len(LESSONS)) / 2  # three standard errors at most


def _guessed() -> float:
    """How many lessons a card at random solves in the mean."""
    return sum(len(lesson.right) / len(lesson.view.legal_cards()) for lesson in LESSONS)


def test_every_lesson_counts_in_its_principle_where_it_comes_from_and_in_all() -> None:
    half = [0.5] * len(LESSONS)
    groups = by_group(LESSONS, half)
    assert groups[ALL] == (30, 60)
    assert groups.keys() - {FROM_GAMES, MADE_UP, ALL} == {lesson.principle.name for lesson in LESSONS}
    for some in ({FROM_GAMES, MADE_UP}, groups.keys() - {FROM_GAMES, MADE_UP, ALL}):
        assert (sum(groups[name][0] for name in some), sum(groups[name][1] for name in some)) == groups[ALL]


def test_the_example_of_the_page_works_outside_a_clone(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs/lessons.md").read_text()
    (example,) = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    printed = subprocess.run([sys.executable, "-c", example], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert [line.split()[0] for line in printed.stdout.splitlines()] == [lesson.name for lesson in LESSONS]


# -- what is refused -------------------------------------------------------------------------------------------------


def test_a_sound_lesson_is_read(tmp_path: Path) -> None:
    (lesson,) = read_made_up(tmp_path, SOUND)
    assert (lesson.name, lesson.principle.name, str(lesson.right)) == ("made-up", "made", "D987")


@pytest.mark.parametrize(
    ("sound", "broken", "fault"),
    [
        ("seat = 1", "seat = 2", "seat 2 is not to play"),
        ("declarer = 0", "declarer = 2", "the declarer is seat 0"),
        ("ST8.HT9", "SJ8.HT9", "seen in two places"),
        ("DKQ987", "DKQ98", "had 9 cards"),
        ('right = "D9.D8.D7"', 'right = "DA"', "cannot be played"),
        ('right = "D9.D8.D7"', 'right = ""', "there are right cards"),
        ('right = "D9.D8.D7"', 'right = "S8"', "another"),
        ('wrong = "S8"', 'wrong = "S8.H9"', "at most one wrong card"),
        ('"SJ"]', '"SJ DJ"]', "had 11 cards"),
        ('"CJ C7 C8"', '"CJ D7 C8"', "had 9 cards"),
        ("p 18 y p s C", "p 18 y s C", "cannot come here"),
        ("declarer = 0", 'declarer = 0\nopen = "CATKQ9.HAK.DA"', "only there"),
        ('de = "Grund"', "", "'de' is missing"),
        ('en = "Reason"', 'en = " "', "not given in 'en'"),
        ('en = "Rule"', "", "not given in 'en'"),
        ('wrong = "S8"', 'wrnog = "S8"', "no field 'wrnog'"),
        ("seat = 1", "seat = ", "made.toml"),
    ],
)
def test_a_broken_lesson_is_refused_with_its_fault(tmp_path: Path, sound: str, broken: str, fault: str) -> None:
    assert sound in SOUND
    with pytest.raises(InvalidLesson, match=fault):
        read_made_up(tmp_path, SOUND.replace(sound, broken, 1))


def test_a_name_is_given_once(tmp_path: Path) -> None:
    lesson = SOUND[SOUND.index("[[lesson]]") :]
    with pytest.raises(InvalidLesson, match="two lessons"):
        read_made_up(tmp_path, SOUND + lesson)


def test_files_hold_nothing_but_lessons() -> None:
    for path in (path for path in files("kiebitz.lessons").iterdir() if path.name.endswith(".toml")):
        assert tomllib.loads(path.read_text(encoding="utf-8")).keys() == {"lesson", *LANGUAGES}
