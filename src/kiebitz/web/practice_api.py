"""What the page asks about practice: what comes next, of today's queue or the puzzles, and what an answer is worth."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.routing import Route

from kiebitz.practice.themes import Theme
from kiebitz.practice.trainers import Trainer
from kiebitz.web.owner import ApiFault, OwnerRoutes, wanted
from kiebitz.web.practice import PracticeRoom


class PuzzlesWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Which puzzles are asked for; what is not said does not matter."""

    trainer: Trainer | None = None
    theme: Theme | None = None
    grade: Annotated[int, Meta(ge=1, le=5)] | None = None
    after: Annotated[str, Meta(max_length=100)] = ""


class AnswerGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to what was asked under a key, when it had been answered so often."""

    key: Annotated[str, Meta(max_length=100)]
    answers: Annotated[int, Meta(ge=0)]
    answer: Annotated[str, Meta(max_length=40)]
    seconds: Annotated[float, Meta(ge=0)]


class PlayWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on in a seat after so many moves of the main line of a board."""

    board: Annotated[str, Meta(max_length=15_000)]
    moves: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=2)]


class PracticeApi:
    """The handlers, with what they need."""

    def __init__(self, room: PracticeRoom) -> None:
        self._room = room

    def routes(self, owner: OwnerRoutes) -> list[Route]:
        """Where what is answered."""
        return [
            owner.route("/api/practice", "GET", self._today),
            owner.route("/api/practice/answers", "POST", self._answer),
            owner.route("/api/practice/play", "POST", self._play_on),
            owner.route("/api/puzzles", "GET", self._puzzles),
        ]

    def _today(self, _request: Request, _body: bytes) -> Any:
        return self._room.today()

    def _puzzles(self, request: Request, _body: bytes) -> Any:
        said = {name: value for name, value in request.query_params.items() if value}
        try:
            asked = msgspec.convert(said, PuzzlesWanted, strict=False)
        except msgspec.ValidationError as error:
            raise ApiFault(400, "malformed", str(error)) from None
        return self._room.puzzles(asked.trainer, asked.theme, asked.grade, asked.after)

    def _answer(self, _request: Request, body: bytes) -> Any:
        given = wanted(body, AnswerGiven)
        return self._room.answer(given.key, given.answers, given.answer, given.seconds)

    def _play_on(self, _request: Request, body: bytes) -> Any:
        asked = wanted(body, PlayWanted)
        return {"table": self._room.play_on(asked.board, asked.moves, asked.seat)}
