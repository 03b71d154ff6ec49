"""`kiebitz practice`: moments of one's own games and puzzles, one after the other."""

from __future__ import annotations

import datetime
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from kiebitz.cli.faults import faults_told
from kiebitz.cli.practice_page import shown, told
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenCommand
from kiebitz.cli.table.card_reading import Unclear
from kiebitz.cli.table.reading import read_move
from kiebitz.formats.foreign_text import printable
from kiebitz.moves import format_move
from kiebitz.practice.exercise import Exercise
from kiebitz.practice.puzzle import shipped_puzzles
from kiebitz.practice.queue import Queue
from kiebitz.practice.themes import Theme
from kiebitz.practice.trainers import Trainer, exercises
from kiebitz.practice.what_follows import what_follows
from kiebitz.session import FILE_NAME, Store, data_folder

_FILE = click.Path(dir_okay=False, path_type=Path)


@click.command(cls=SpokenCommand)
@click.option("--puzzles", is_flag=True)
@click.option("--trainer", type=click.Choice([trainer.value for trainer in Trainer]))
@click.option("--theme", type=click.Choice([theme.value for theme in Theme]))
@click.option("--grade", type=click.IntRange(1, 5))
@click.option("--export", "exported", type=_FILE)
@click.option("--import", "imported", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@speaking
def practice(
    puzzles: bool,
    trainer: str | None,
    theme: str | None,
    grade: int | None,
    exported: Path | None,
    imported: Path | None,
    speaker: Speaker,
) -> None:
    with faults_told(), Store(_path()) as store:
        if exported is not None:
            rows = list(store.practice.export())
            exported.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
            click.echo(printable(speaker.say("practice-exported", count=len(rows), path=str(exported))))
        elif imported is not None:
            count = store.practice.take_in(map(json.loads, imported.read_text("utf-8").splitlines()))
            click.echo(speaker.say("practice-imported", count=count))
        else:
            queue = Queue(store)
            is_chosen = puzzles or trainer is not None or theme is not None or grade is not None
            wanted = None if trainer is None else Trainer(trainer)
            found = exercises(shipped_puzzles(), wanted, None if theme is None else Theme(theme), grade)
            _ask_all(queue, found if is_chosen else _due(queue), speaker)


def _path() -> Path:
    return data_folder(os.environ) / FILE_NAME


def _due(queue: Queue) -> Iterator[Exercise]:
    """Today's queue, which each answer changes."""
    while queue.refresh(_now()):
        pass
    while (exercise := queue.next(_now())) is not None:
        yield exercise


def _ask_all(queue: Queue, exercises: Iterator[Exercise], speaker: Speaker) -> None:
    console = Console(highlight=False)
    for found in exercises:
        exercise = queue.exercise(found.key) or found
        for line in shown(exercise, speaker):
            console.print(line, soft_wrap=True)
        begun = time.monotonic()
        answer = _answer(exercise, speaker)
        if answer is None:
            return
        outcome = queue.answer(exercise, answer, time.monotonic() - begun, _now())
        follows = what_follows(exercise, answer, queue.truth(exercise))
        for line in told(exercise, answer, follows, speaker, is_right=outcome.is_right):
            console.print(line, soft_wrap=True)
        console.print(Text())
    console.print(Text(speaker.say("practice-over")))


def _answer(exercise: Exercise, speaker: Speaker) -> str | None:
    """What was typed, until it is an answer; `None` at the end of the input."""
    while True:
        try:
            typed = input(f"{speaker.say('practice-terminal-answer')}: ").strip()
        except EOFError:
            return None
        try:
            return _read(typed, exercise, speaker)
        except Unclear as unclear:
            click.echo(printable(str(unclear)))


def _read(typed: str, exercise: Exercise, speaker: Speaker) -> str:
    """A number of a choice, or a move as at the table."""
    if not exercise.offers:
        return format_move(read_move(typed, exercise.view, speaker.wording))
    if typed in exercise.offers:
        return typed
    if typed.isdecimal() and 1 <= int(typed) <= len(exercise.offers):
        return exercise.offers[int(typed) - 1]
    raise Unclear(speaker.say("practice-choose-number", count=len(exercise.offers)))


def _now() -> datetime.datetime:
    return datetime.datetime.now().astimezone()
