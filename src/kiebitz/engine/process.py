"""A running engine: a process that reads messages on standard input and writes them on standard output.

Three threads of its own carry the lines, so that an engine that neither reads nor writes cannot hold anybody up. What
an engine does wrong is an `EngineFault`; after one that leaves its state unknown it is `broken` and has been killed.
"""

from __future__ import annotations

import contextlib
import queue
import shutil
import signal
import threading
import time
from collections import deque
from collections.abc import Sequence
from typing import IO, Final

from kiebitz.engine.faults import InvalidMessage, shown
from kiebitz.engine.messages import (
    LONGEST_LINE,
    Answer,
    Complaint,
    EngineMessage,
    Greeting,
    HostMessage,
    Introduction,
    Question,
    Quit,
    Ready,
    Settings,
    Subject,
    decode_from_engine,
    encode,
)
from kiebitz.engine.watched import Watched
from kiebitz.stop import Cancelled
from kiebitz.view import View

QUIT_SECONDS: Final = 2.0  # to end after `quit`, and then again after the signal to terminate
_WAITING_LINES: Final = 100  # that nobody has asked for; an engine that writes more is made to wait
_LAST_WORDS: Final = 200  # characters of standard error, quoted when an engine ends


class EngineFault(Exception):
    """An engine did not keep to the protocol, or said that it cannot go on."""


class EngineTimeout(EngineFault, TimeoutError):
    """An engine did not answer in time."""


class Engine:
    """One process of an engine, from its start to its end.

    Whoever waits for it brings a `stop`: once that is set, and `wake` called, the wait ends with `Cancelled`.

    broken        why no more questions can be put to it, `None` while all is well
    owes_answer   whether the last question is still unanswered
    discarded     how many answers came too late or twice
    stray         what was still written, but not read by anybody, when it was stopped
    """

    def __init__(self, command: Sequence[str]) -> None:
        self.broken: str | None = None
        self.owes_answer = False
        self.discarded = 0
        self.stray: list[bytes] = []
        self._last_id = 0
        if shutil.which(command[0]) is None:
            raise EngineFault(f"the engine {shown(command[0])} cannot be started: there is no such program")
        try:
            self._program = Watched(command, QUIT_SECONDS)
        except (OSError, ValueError) as error:
            raise EngineFault(f"the engine {shown(command[0])} cannot be started: {error}") from None
        process = self._program.process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._inbox: queue.Queue[bytes | None] = queue.Queue(_WAITING_LINES)  # `None` only wakes who waits
        self._log: deque[bytes] = deque(maxlen=5)
        _start(_write_lines, process.stdin, self._outbox)
        self._reader = _start(_read_lines, process.stdout, self._inbox)
        self._logger = _start(_keep_last_lines, process.stderr, self._log)

    # -- talking -------------------------------------------------------------------------------------------------

    def tell(self, message: HostMessage) -> None:
        """Send a message that needs no answer."""
        self._outbox.put(encode(message))

    def greet(self, deadline: float, stop: threading.Event) -> Introduction:
        """Open the session."""
        self.tell(Greeting())
        message = self._receive(deadline, stop, "to be greeted")
        if not isinstance(message, Introduction):
            raise self._break(f"the engine did not greet back, but sent {shown(message)}")
        return message

    def set_options(self, settings: Settings, deadline: float, stop: threading.Event) -> None:
        """Set its options and wait until it is ready: then it has begun anew, whatever was before."""
        self.tell(settings)
        message = self._receive(deadline, stop, "to be set up")
        while isinstance(message, Answer) and message.id <= self._last_id:  # a second one, to what was asked before
            self.discarded += 1
            message = self._receive(deadline, stop, "to be set up")
        if not isinstance(message, Ready):
            raise self._break(f"the engine is not ready, but sent {shown(message)}")
        self._last_id = 0  # the same questions, numbers included, are to have the same answers

    def ask(
        self,
        subject: Subject,
        view: View,
        seconds_left: float | None,
        seconds_per_move: float,
        stop: threading.Event,
    ) -> str:
        """Put a question and wait for its answer; answers to earlier ones are thrown away."""
        deadline = time.monotonic() + (
            seconds_per_move if seconds_left is None else min(seconds_per_move, seconds_left)
        )
        self._last_id += 1
        self.owes_answer = True
        self.tell(Question(subject, self._last_id, view, seconds_left, seconds_per_move))
        while True:
            message = self._receive(deadline, stop, f"to the question {subject.value!r}")
            if isinstance(message, Answer) and message.id == self._last_id:
                self.owes_answer = False
                return message.move
            if isinstance(message, Complaint) and message.id in (None, self._last_id):
                self.owes_answer = False
                raise EngineFault(f"the engine says: {message.message}")
            if not isinstance(message, Answer | Complaint) or (message.id or 0) > self._last_id:
                raise self._break(f"the engine answered what nobody asked: {shown(message)}")
            self.discarded += 1

    def wake(self) -> None:
        """Let whoever waits look at the `stop`."""
        with contextlib.suppress(queue.Full):  # then it is awake
            self._inbox.put_nowait(None)

    def _receive(self, deadline: float, stop: threading.Event, what: str) -> EngineMessage:
        line = None
        while line is None:
            if stop.is_set():
                raise Cancelled(f"the engine's answer is not waited for any more {what}")
            try:
                line = self._inbox.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise EngineTimeout(f"no answer of the engine in time {what}") from None
        if not line:
            raise self._break(self._how_it_ended())
        try:
            return decode_from_engine(line)
        except InvalidMessage as error:
            raise self._break(f"the engine wrote what is no message: {error}") from None

    def _break(self, reason: str) -> EngineFault:
        self.broken = reason
        self.stop(0)
        return EngineFault(reason)

    def _how_it_ended(self) -> str:
        if not self._program.ends_within(QUIT_SECONDS):
            return "the engine closed its standard output"
        self._logger.join(QUIT_SECONDS)
        last_words = b"".join(self._log).decode(errors="replace").strip()[-_LAST_WORDS:]
        return f"the engine ended with status {self.exit_status}" + (f": {last_words}" if last_words else "")

    # -- the end -------------------------------------------------------------------------------------------------

    @property
    def exit_status(self) -> int | None:
        """How the process ended: negative by a signal, `None` while it runs."""
        return self._program.process.returncode

    def stop(self, seconds: float = QUIT_SECONDS) -> None:
        """End the process: by asking, then by the signal to terminate, then by force. Doing so again does nothing.

        One that still owes an answer does not listen, and is not waited for before the signal. However it ended, what
        it has started ends with it.
        """
        if not self._program.is_ours:
            return
        self._outbox.put(encode(Quit()))
        self._outbox.put(None)
        if not self._program.ends_within(0 if self.owes_answer else seconds) and seconds:
            self._program.send(signal.SIGTERM)
            self._program.ends_within(seconds)
        self._program.send(signal.SIGKILL)
        self._program.ends_within(QUIT_SECONDS)
        self._drain()

    def _drain(self) -> None:
        """Take what is left off the line, so that the reader comes to its end."""
        deadline = time.monotonic() + QUIT_SECONDS
        while (self._reader.is_alive() or not self._inbox.empty()) and time.monotonic() < deadline:
            with contextlib.suppress(queue.Empty):
                if line := self._inbox.get(timeout=0.01):
                    self.stray.append(line[:_LAST_WORDS])


def _start(work: object, *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=work, args=arguments, daemon=True)  # type: ignore[arg-type]
    thread.start()
    return thread


def _write_lines(stream: IO[bytes], lines: queue.SimpleQueue[bytes | None]) -> None:
    with contextlib.suppress(OSError), stream:  # an engine that has ended is found out when its answer is awaited
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()


def _read_lines(stream: IO[bytes], lines: queue.Queue[bytes | None]) -> None:
    """Hand on every line, and an empty one at the end. After one that is too long nothing can be understood."""
    with stream:
        line = b" "
        while line and len(line) <= LONGEST_LINE:
            line = stream.readline(LONGEST_LINE + 1)
            lines.put(line)


def _keep_last_lines(stream: IO[bytes], lines: deque[bytes]) -> None:
    with stream:
        while line := stream.readline(1024):
            lines.append(line)
