"""What the page asks about analysis boards: read, gone about, solved, kept, exported."""

from __future__ import annotations

import random
from threading import Lock
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.routing import Route

from kiebitz import svg
from kiebitz.board import Tree, advise, next_move, parse_tree, read, record_of_tree, solve
from kiebitz.deals import deal, format_deal
from kiebitz.formats.iss import format_record
from kiebitz.moves import Move, format_move, parse_move
from kiebitz.session import Store
from kiebitz.web.advice import HintSeen, hint_seen
from kiebitz.web.board import BoardSeen, Changed, Looked, SetupAsked, board_seen, setup_seen, solution_seen
from kiebitz.web.owner import OwnerRoutes, wanted


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever somebody has of a deal, as text; nothing is a new deal."""

    text: Annotated[str, Meta(max_length=15_000)] = ""
    forward: int = 0


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """A board to be kept under a title; one that is kept already gets another one."""

    title: Annotated[str, Meta(max_length=200)]
    text: Annotated[str, Meta(max_length=15_000)] = ""
    board: int | None = None


class Exported(Looked, frozen=True, forbid_unknown_fields=True):
    """A board to be taken along: as a record, or as a picture of where one is."""

    form: Literal["record", "svg"] = "record"


class BoardLineSeen(Struct, frozen=True, rename="camel"):
    """A line about a kept board."""

    board: int
    title: str
    changed: str


class BoardApi:
    """The handlers, with what they need. One question at a time computes, so that tables go on beside it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thinking = Lock()

    def routes(self, owner: OwnerRoutes) -> list[Route]:
        """Where what is answered."""
        return [
            owner.route("/api/board/read", "POST", self._read),
            owner.route("/api/board/check", "POST", self._check),
            owner.route("/api/board/look", "POST", self._look),
            owner.route("/api/board/change", "POST", self._change),
            owner.route("/api/board/solve", "POST", self._solve),
            owner.route("/api/board/advise", "POST", self._advise),
            owner.route("/api/board/next", "POST", self._next),
            owner.route("/api/board/export", "POST", self._export),
            owner.route("/api/boards", "GET", self._boards),
            owner.route("/api/boards", "POST", self._keep),
            owner.route("/api/boards/{board:int}", "DELETE", self._delete),
        ]

    def _read(self, _request: Request, body: bytes) -> BoardSeen:
        given = wanted(body, Given)
        text = given.text.strip() or format_deal(deal())
        tree = read(text)
        return board_seen(tree, tree.main_line()[: given.forward])

    def _check(self, _request: Request, body: bytes) -> Any:
        asked = wanted(body, SetupAsked)
        setup = asked.setup()
        return setup_seen(setup.filled(random.getrandbits(63)) if asked.deal_rest else setup)

    def _look(self, _request: Request, body: bytes) -> BoardSeen:
        looked = wanted(body, Looked)
        title, tree = self._found(looked)
        line = tree.main_line(looked.moves())
        return board_seen(tree, line[: len(looked.path) + looked.forward], looked.board, title)

    def _change(self, _request: Request, body: bytes) -> BoardSeen:
        changed = wanted(body, Changed)
        path = changed.moves()
        after = _path_after(changed, path)
        title, tree = self._found(changed)
        if changed.board is None:
            _change(tree, changed, path)
        else:
            tree = self._store.boards.change(changed.board, lambda kept: _change(kept, changed, path))
        return board_seen(tree, after, changed.board, title)

    def _solve(self, _request: Request, body: bytes) -> Any:
        looked = wanted(body, Looked)
        _, tree = self._found(looked)
        with self._thinking:
            return solution_seen(solve(tree.standing(looked.moves())))

    def _advise(self, _request: Request, body: bytes) -> HintSeen:
        looked = wanted(body, Looked)
        _, tree = self._found(looked)
        with self._thinking:
            return hint_seen(advise(tree.standing(looked.moves())))

    def _next(self, _request: Request, body: bytes) -> Any:
        looked = wanted(body, Looked)
        _, tree = self._found(looked)
        with self._thinking:
            return {"move": format_move(next_move(tree.standing(looked.moves())))}

    def _export(self, _request: Request, body: bytes) -> Any:
        asked = wanted(body, Exported)
        _, tree = self._found(asked)
        if asked.form == "record":
            return {"text": format_record(record_of_tree(tree))}
        standing = tree.standing(asked.moves())
        if standing.game is not None:
            return {"text": str(svg.game(standing.game))}
        assert standing.position is not None
        return {"text": str(svg.position(standing.position))}

    # -- kept ----------------------------------------------------------------------------------------------------------

    def _boards(self, _request: Request, _body: bytes) -> Any:
        return [BoardLineSeen(line.id, line.title, line.changed.isoformat()) for line in self._store.boards.list()]

    def _keep(self, _request: Request, body: bytes) -> Any:
        kept = wanted(body, Kept)
        if kept.board is None:
            return {"board": self._store.boards.keep(kept.title, parse_tree(kept.text))}
        self._store.boards.rename(kept.board, kept.title)
        return {"board": kept.board}

    def _delete(self, request: Request, _body: bytes) -> Any:
        self._store.boards.delete(request.path_params["board"])
        return {}

    def _found(self, looked: Looked) -> tuple[str, Tree]:
        """The board that is meant, as the store or the page has it."""
        return ("", parse_tree(looked.text)) if looked.board is None else self._store.boards.get(looked.board)


def _change(tree: Tree, changed: Changed, path: list[Move]) -> None:
    match changed.what:
        case "play":
            tree.play(path, parse_move(changed.move))
        case "say":
            tree.say(path, changed.comment)
        case "remove":
            tree.remove(path)
        case "promote":
            tree.promote(path)


def _path_after(changed: Changed, path: list[Move]) -> list[Move]:
    """Where one is then."""
    if changed.what == "play":
        return [*path, parse_move(changed.move)]
    return path[:-1] if changed.what == "remove" else path
