"""Boards and practice under two tabs and `kill -9` of a real server: what was acknowledged is there, once, and moves on
to another store."""

from __future__ import annotations

import http.client
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence, Sized
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from kiebitz.board import Tree, format_tree, read
from kiebitz.moves import Move, format_move, parse_move
from kiebitz.practice.exercise import Asked
from kiebitz.practice.own_data import export_me, import_me
from kiebitz.practice.queue import Queue
from kiebitz.session import FILE_NAME, Store
from kiebitz.view import View
from tests.folders import quick_folder
from tests.practice.practised import NOW, days, with_reviewed_game
from tests.session.tables import TOPS_GRAND
from tests.thorough import count
from tests.web.serving import Server, serving
from tests.web.tabs import ask, ask_as_owner, owner

KILLS = count(usual=4, thorough=12)
SECONDS = 0.3  # at most until the kill
LOST = (OSError, http.client.HTTPException)  # the server, in the middle of a request
ROOT = [parse_move(word) for word in TOPS_GRAND.split()[1:]]
FIRST_CARDS = ("CJ", "SJ")  # each tab has a variation of its own

Line = tuple[Move, ...]


class Tab(Protocol):
    """A page of somebody; `done` is what was acknowledged."""

    @property
    def done(self) -> Sized: ...

    def act(self) -> None: ...


def until_killed(server: Server, source: random.Random, tabs: Sequence[Tab]) -> None:
    """Let tabs go on, each as soon as it is answered, until the server is killed; and start it again."""
    before = sum(len(tab.done) for tab in tabs)
    with ThreadPoolExecutor(len(tabs)) as running:
        ends = [running.submit(_until_lost, tab.act) for tab in tabs]
        while sum(len(tab.done) for tab in tabs) == before and not all(end.done() for end in ends):
            time.sleep(0.01)
        time.sleep(source.random() * SECONDS)
        server.kill()
        for end in ends:
            end.result()
    server.restart()


def _until_lost(deed: Callable[[], None]) -> None:
    try:
        while True:
            deed()
    except LOST:
        pass


@dataclass
class Analyst:
    """Somebody who tries cards on a board that another one changes, too.

    done     all that was acknowledged: the moves, and what is said of them
    pending  what was sent last; nobody knows what became of it
    """

    server: Server
    board: int
    source: random.Random
    done: dict[Line, str] = field(default_factory=dict)
    pending: tuple[Line, str] | None = None

    def act(self) -> None:
        """Try a card, or say something of one that was tried."""
        path = self.source.choice(list(self.done))
        cards = read(TOPS_GRAND).standing(path).legal_cards()
        if cards and self.source.random() < 0.6:
            card = self.source.choice(cards)
            after = (*path, card)
            self._send(after, self.done.get(after, ""), {"path": _words(path), "what": "play", "move": str(card)})
        elif len(path) > len(ROOT):
            comment = f"{self.source.randrange(1000)}"
            self._send(path, comment, {"path": _words(path), "what": "say", "comment": comment})

    def _send(self, path: Line, comment: str, change: dict[str, object]) -> None:
        self.pending = path, comment
        answer = ask(
            self.server, "POST", "/api/board/change", {"board": self.board, **change}, headers=owner(self.server)
        )
        assert answer.status == 200, answer
        self.done[path] = comment

    def assert_kept(self, tree: Tree) -> None:
        """All that was acknowledged is there; of what was under way all or nothing."""
        kept = {path: node.comment for path, node in tree.walk()}
        mine = {path: comment for path, comment in kept.items() if path in self.done}
        under_way = dict([self.pending] if self.pending else [])
        assert {path for path in self.done if path not in kept} == set()
        for path, comment in mine.items():
            assert comment in (self.done[path], under_way.get(path))
        self.done |= {path: kept[path] for path in under_way if path in kept} | mine


def _words(path: Line) -> list[str]:
    return [format_move(move) for move in path]


def test_a_board_that_two_tabs_change_outlives_kill_9_and_moves_to_another_store() -> None:
    source = random.Random(37)
    with quick_folder() as home, serving(home) as server:
        board = ask_as_owner(server, "POST", "/api/boards", {"title": "Two tabs", "text": TOPS_GRAND})["board"]
        analysts = [Analyst(server, board, random.Random(number)) for number in range(len(FIRST_CARDS))]
        for analyst, card in zip(analysts, FIRST_CARDS, strict=True):
            ask_as_owner(
                server, "POST", "/api/board/change", {"board": board, "path": _words(tuple(ROOT)), "move": card}
            )
            analyst.done[(*ROOT, parse_move(card))] = ""
        for _ in range(KILLS):
            until_killed(server, source, analysts)
            tree = kept_board(server.folder, board)
            for analyst in analysts:
                analyst.assert_kept(tree)
        known = {path for analyst in analysts for path in analyst.done}
        assert {path for path, _ in tree.walk() if len(path) > len(ROOT)} == known, "nothing that nobody has tried"
        assert len(known) > 2 * len(FIRST_CARDS)
        assert_moves(server.folder)


def kept_board(folder: Path, board: int) -> Tree:
    with Store(folder / FILE_NAME) as store:
        return store.boards.get(board)[1]


def assert_moves(folder: Path) -> None:
    """All boards and the queue of a store are the same in another one, however often they are taken in."""
    with Store(folder / FILE_NAME) as store, quick_folder() as other_folder:
        export_me(store, path := other_folder / "me.zip", NOW)
        with Store(other_folder / FILE_NAME) as other:
            for _ in range(2):
                import_me(other, path)
            assert _boards(other) == _boards(store)
            assert list(other.practice.export()) == list(store.practice.export())
            assert _asked(other) == _asked(store)


def _asked(store: Store) -> list[tuple[View, Asked]]:
    """What is asked in three days; the same moment has a number of its own in each store."""
    queue = Queue(store)
    asked = [queue.exercise(key) for key in queue.today(days(3))]
    return [(each.view, each.question) for each in asked if each is not None]


def _boards(store: Store) -> list[tuple[str, str]]:
    found = [store.boards.get(line.id) for line in store.boards.list()]
    return sorted((title, format_tree(tree)) for title, tree in found)


@dataclass
class Learner:
    """Somebody who answers what is asked as soon as it is asked; `done` is what was acknowledged."""

    server: Server
    answer: int  # which of the choices
    done: list[tuple[str, int, str]] = field(default_factory=list)

    def act(self) -> None:
        exercise = self._ask("GET", "/api/practice")["exercise"]
        if exercise is None:
            raise ConnectionError("the day is over")
        choices = exercise["offers"] or exercise["cards"] or [_declaration(exercise)]
        given = choices[self.answer % len(choices)]
        asked = {"key": exercise["key"], "answers": exercise["answers"]}
        sent = {**asked, "answer": given, "seconds": 20}
        answer = ask(self.server, "POST", "/api/practice/answers", sent, owner(self.server))
        assert answer.status in (200, 409), answer
        if answer.status == 200:
            self.done.append((exercise["key"], exercise["answers"], given))

    def _ask(self, method: str, path: str) -> Any:
        answer = ask(self.server, method, path, None, owner(self.server))
        assert answer.status == 200, answer
        return answer.json


def _declaration(exercise: dict[str, Any]) -> str:
    return ".".join([exercise["contracts"][0], *exercise["hand"][:2]])


def test_answers_of_two_tabs_count_once_and_outlive_kill_9() -> None:
    source = random.Random(38)
    with quick_folder() as home, serving(home) as server:
        with Store(server.folder / FILE_NAME) as store:
            with_reviewed_game(store, 1, 2)
        learners = [Learner(server, answer) for answer in range(2)]
        for _ in range(KILLS):
            until_killed(server, source, learners)
        done = [each for learner in learners for each in learner.done]
        assert done
        assert max(Counter((key, number) for key, number, _ in done).values()) == 1
        kept = kept_answers(server.folder)
        assert {(key, number): given for key, number, given in done}.items() <= kept.items()
        asked = set(_today(server.folder))
        assert not asked & {key for key, _ in kept}, "what was answered is not asked again today"
        assert_moves(server.folder)


def kept_answers(folder: Path) -> dict[tuple[str, int], str]:
    """Each answer that is on disk, by what was asked and how often that had been answered before."""
    found: dict[tuple[str, int], str] = {}
    with Store(folder / FILE_NAME) as store:
        for row in store.practice.answers():
            item = store.practice.get(row.item)
            key = f"puzzle:{item.puzzle}" if item.puzzle is not None else f"moment:{item.id}"
            number = sum(other == key for other, _ in found)
            found[key, number] = row.answer
    return found


def _today(folder: Path) -> list[str]:
    with Store(folder / FILE_NAME) as store:
        return Queue(store).today(NOW.now().astimezone())
