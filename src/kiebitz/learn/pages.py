"""The pages in their order, read from the file beside this one. Their words stand in the catalogue, by their names."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from kiebitz.learn.tasks import Task, read_task

# A hand for a first game of one's own: the others have passed, and forehand says what comes.
FIRST_GAME: Final = "CAT98.SJA8.HJT.D7/CKQ.STQ.HQ.DJATQ9/CJ7.S97.HAK98.DK8/SK.H7 p p"


@dataclass(frozen=True, slots=True)
class Page:
    """A page with its tasks; the last one has none, but a game at a table."""

    name: str
    tasks: tuple[Task, ...]


@cache
def read_pages() -> tuple[Page, ...]:
    """All pages; `InvalidTask` names a task that is wrong."""
    told = tomllib.loads(files(__name__.rpartition(".")[0]).joinpath("pages.toml").read_text(encoding="utf-8"))
    return tuple(Page(page["name"], tuple(map(read_task, page.get("task", ())))) for page in told["page"])
