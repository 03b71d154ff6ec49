"""A review beside something that must stay quick: in a process of its own, which takes only the time that is left."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Collection
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from kiebitz.cores import cores
from kiebitz.deals import SEATS
from kiebitz.errors import Fault
from kiebitz.formats.game_text import format_game, parse_game
from kiebitz.game import Game
from kiebitz.review.comparison import WORLDS
from kiebitz.review.reviewing import Review, Reviewer
from kiebitz.review.verdict import Verdict
from kiebitz.stop import Cancelled
from kiebitz.work.workers import become_background_worker, put_behind_others

MOST_THREADS: Final = 4


class ReviewFailed(Fault):
    """The process that reviewed a game has broken down."""


class BackgroundReview:
    """A review of one game, to be run once, on a thread that can wait."""

    def __init__(self, game: Game, seats: Collection[int] = SEATS, worlds: int = WORLDS) -> None:
        self._asked = format_game(game), tuple(seats), worlds
        self._lock = threading.Lock()
        self._process: BaseProcess | None = None
        self._is_cancelled = False

    def run(self, watch: Callable[[Verdict], None] = lambda _: None) -> Review:
        """Wait for the review, and be told each verdict when it is found; `Cancelled`, or `ReviewFailed`."""
        with self._start() as hearing:
            try:
                while isinstance(said := hearing.recv(), Verdict):
                    watch(said)
            except EOFError:
                raise (
                    Cancelled("the review was cancelled") if self._is_cancelled else ReviewFailed("review-broken")
                ) from None
            finally:
                self._end()
        assert isinstance(said, Review)
        return said

    def cancel(self) -> None:
        """End it now, or keep it from being begun."""
        with self._lock:
            self._is_cancelled = True
            if self._process is not None:
                self._process.kill()

    def _start(self) -> Connection:
        """Started afresh instead of as a copy of this process, whose threads may hold locks just then."""
        context = multiprocessing.get_context("spawn")
        with self._lock:
            if self._is_cancelled:
                raise Cancelled("the review was cancelled")
            hearing, saying = context.Pipe(duplex=False)
            with saying:
                self._process = context.Process(
                    target=_review, args=(saying, os.getpid(), *self._asked), name="review", daemon=True
                )
                self._process.start()
                assert self._process.pid is not None
                put_behind_others(self._process.pid)
        return hearing

    def _end(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.join()


def _review(saying: Connection, leader: int, game: str, seats: tuple[int, ...], worlds: int) -> None:
    become_background_worker(leader)
    reviewer = Reviewer(worlds=worlds, threads=min(MOST_THREADS, cores()))
    saying.send(reviewer.review(parse_game(game), seats, saying.send))
