"""`kiebitz learn`: the pages of first steps at the terminal, whose tasks are answered by typing."""

from __future__ import annotations

import click
from rich.console import Console
from rich.text import Text

from kiebitz.cards import parse_card
from kiebitz.cli.speaker import Speaker, speaking
from kiebitz.cli.spoken import SpokenCommand
from kiebitz.contract import KIND_LETTERS, Kind
from kiebitz.learn import Page, Task, TaskKind, read_pages

PAGES = len(read_pages())


@click.command("learn", cls=SpokenCommand)
@click.argument("page", required=False, type=click.IntRange(1, PAGES))
@speaking
def learn(page: int | None, speaker: Speaker) -> None:
    console = Console(highlight=False)
    for number, each in enumerate(read_pages(), 1):
        if page in (None, number):
            _show(each, number, console, speaker)


def _show(page: Page, number: int, console: Console, speaker: Speaker) -> None:
    place = speaker.say("learn-page-of", page=number, pages=PAGES)
    console.print(Text(speaker.say_of("learn-title", page.name), "bold"), Text(place, "dim"))
    console.print(speaker.say_of("learn-text", page.name))
    for task in page.tasks:
        _ask(task, console, speaker)
    if not page.tasks:
        console.print(speaker.say("learn-first-game-typed"))
    console.print()


def _ask(task: Task, console: Console, speaker: Speaker) -> None:
    """Ask until the answer is right, or until nothing is typed: then it is shown."""
    console.print()
    console.print(Text(speaker.say_of("learn-ask", task.name), "bold"))
    if task.trick:
        console.print(Text(speaker.say("learn-on-table") + ": "), speaker.cards(task.trick))
    if task.hand:
        console.print(speaker.cards(task.hand))
    choices = _choices(task, speaker)
    if choices:
        console.print(", ".join(choices))
    while typed := click.prompt(speaker.say("learn-answer"), default="", show_default=False).strip():
        if task.is_right(_read(typed)):
            console.print(Text(speaker.say("learn-right"), "green"), speaker.say_of("learn-why", task.name))
            return
        console.print(Text(speaker.say("learn-wrong"), "red"), speaker.say("learn-again"))
    console.print(speaker.say("learn-would-be", answer=" ".join(task.right[0])), speaker.say_of("learn-why", task.name))


def _choices(task: Task, speaker: Speaker) -> list[str]:
    if task.kind is not TaskKind.CONTRACT:
        return list(task.choices)
    return [f"{letter} = {speaker.kind(Kind(KIND_LETTERS.index(letter)))}" for letter in task.choices]


def _read(typed: str) -> list[str]:
    """The words of an answer; cards may be spelled in every way."""
    return [_word(word) for word in typed.replace(",", " ").split()]


def _word(word: str) -> str:
    try:
        return str(parse_card(word))
    except ValueError:
        return word if word in ("p", "y") else word.upper()
