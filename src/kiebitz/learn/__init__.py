"""First steps: twelve pages for somebody who has never played, each with something to do that the rules judge."""

from kiebitz.learn.pages import FIRST_GAME, Page, read_pages
from kiebitz.learn.tasks import InvalidTask, Task, TaskKind

__all__ = ["FIRST_GAME", "InvalidTask", "Page", "Task", "TaskKind", "read_pages"]
