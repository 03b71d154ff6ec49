"""First steps as the page asks for them: the pages with their tasks, and whether an answer is right."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.routing import Route

from kiebitz.contract import format_contract
from kiebitz.learn import FIRST_GAME, Page, Task, read_pages
from kiebitz.web.owner import ApiFault, OwnerRoutes, wanted
from kiebitz.web.sight import texts


class TaskSeen(Struct, frozen=True, rename="camel"):
    """Something to do: the own cards, those on the table, what is played, what can be answered.

    kind    what is asked; with `choices` one of them, else as many cards as are `wanted`
    seat    of the own place and of who leads, so that cards lie where they were played from
    """

    name: str
    kind: str
    hand: list[str]
    trick: list[str]
    leader: int
    seat: int
    contract: str | None
    declarer: int | None
    choices: list[str]
    wanted: int


class PageSeen(Struct, frozen=True):
    """A page with its tasks; its words are found by the names."""

    name: str
    tasks: list[TaskSeen]


class LearnSeen(Struct, frozen=True, rename="camel"):
    """All pages, and the game that the last one plays."""

    pages: list[PageSeen]
    first_game: str


class Answered(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has answered to a task."""

    task: Annotated[str, Meta(max_length=40)]
    answer: Annotated[list[Annotated[str, Meta(max_length=10)]], Meta(max_length=12)]


class Judged(Struct, frozen=True, rename="camel"):
    """Whether that is right, and what would be."""

    is_right: bool
    right: list[str]


class LearnApi:
    """The handlers."""

    def routes(self, owner: OwnerRoutes) -> list[Route]:
        """Where what is answered."""
        return [
            owner.route("/api/learn", "GET", self._pages),
            owner.route("/api/learn/answers", "POST", self._answer),
        ]

    def _pages(self, _request: Request, _body: bytes) -> Any:
        return LearnSeen([_page_seen(page) for page in read_pages()], FIRST_GAME)

    def _answer(self, _request: Request, body: bytes) -> Any:
        answered = wanted(body, Answered)
        task = next((task for page in read_pages() for task in page.tasks if task.name == answered.task), None)
        if task is None:
            raise ApiFault(404, "not found", "there is no such task")
        return Judged(task.is_right(answered.answer), list(task.right[0]))


def _page_seen(page: Page) -> PageSeen:
    return PageSeen(page.name, [_task_seen(task) for task in page.tasks])


def _task_seen(task: Task) -> TaskSeen:
    view = task.view
    return TaskSeen(
        name=task.name,
        kind=task.kind.value,
        hand=texts(task.hand),
        trick=texts(task.trick),
        leader=task.leader,
        seat=(task.leader + len(task.trick)) % 3 if view is None or view.seat is None else view.seat,
        contract=None if task.contract is None else format_contract(task.contract),
        declarer=None if view is None else view.declarer,
        choices=list(task.choices),
        wanted=task.wanted,
    )
