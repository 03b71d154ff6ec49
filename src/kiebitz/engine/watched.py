"""A program that outlives neither its host nor its own end together with what it has started.

It runs in a session of its own, and beside it in its process group sits a watchman: a shell that reads from a pipe, the
lifeline, of which only the host holds the other end. However the host ends, its end of the pipe is closed with it, and
the watchman ends the group. As long as the watchman lives, the number of the group can mean no other one. It is a
child of nobody, so that a program that waits for all its children does not wait for it.

What has left the group is known by its environment, in which the program is given a variable of its own: where the
system shows the environments of processes, as Linux does in /proc, all that have it are ended too.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import subprocess
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Final

# $1 the lifeline, $2 the seconds from the host's end to SIGTERM and from there to SIGKILL, $3 the name of the variable,
# then the command. Where a lifeline cannot be opened by its name, the program runs without a watchman.
_START: Final = """
(
    trap '' TERM
    {
        read -r nothing; sleep "$2"; kill -TERM 0; sleep "$2"
        for each in $(grep -ls "$3=" /proc/[0-9]*/environ); do
            each=${each%/environ}; kill -KILL "${each#/proc/}"
        done
        kill -KILL 0
    } < "/dev/fd/$1" > /dev/null 2>&1 &
)
export "$3=1"
shift 3
exec "$@"
"""
_ROUNDS: Final = 10  # in which processes are looked for that others start while they are being ended


class Watched:
    """A running program and all that it has started.

    process  the program; its standard streams are pipes
    is_ours  whether this process started it, not one that this process was forked from
    """

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self.is_ours = True
        self._mark = f"KIEBITZ_ENGINE_{secrets.token_hex(8)}"
        watched_end, self._lifeline = os.pipe()
        try:
            self.process = subprocess.Popen(
                ["/bin/sh", "-c", _START, "watchman", str(watched_end), f"{seconds:g}", self._mark, *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # besides, Ctrl-C reaches only the host
                pass_fds=(watched_end,),
            )
        except BaseException:
            os.close(self._lifeline)
            raise
        finally:
            os.close(watched_end)
        _running.add(self)
        self._last = threading.Thread(target=self._end_what_it_left, daemon=True)
        self._last.start()

    def send(self, number: signal.Signals) -> None:
        """Send a signal to the program and all that it has started, if it has not ended."""
        if self in _running:
            self._send(number)

    def ends_within(self, seconds: float) -> bool:
        """Whether the program, and all that it has started, ends in so many seconds."""
        self._last.join(seconds)
        return not self._last.is_alive()

    def _end_what_it_left(self) -> None:
        self.process.wait()
        _running.remove(self)
        self._send(signal.SIGKILL)
        _end_marked(self._mark)
        os.close(self._lifeline)

    def _send(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, number)


def _end_marked(mark: str) -> None:
    """End what has left the group and kept its environment."""
    for _ in range(_ROUNDS):
        found = [process for process in _processes() if f"{mark}=".encode() in _environment(process)]
        for process in found:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGKILL)
        if not found:
            return


def _processes() -> list[int]:
    """All that the system shows; none where it shows none."""
    try:
        return [int(name) for name in os.listdir("/proc") if name.isdecimal()]
    except OSError:
        return []


def _environment(process: int) -> bytes:
    """What a process was started with; nothing if it has ended or is somebody else's."""
    try:
        return Path(f"/proc/{process}/environ").read_bytes()
    except OSError:
        return b""


_running: Final[set[Watched]] = set()  # that this process has started


def _disown() -> None:
    """A forked process must not hold the lifelines of its parent's programs, nor end them."""
    while _running:
        program = _running.pop()
        program.is_ours = False
        os.close(program._lifeline)


os.register_at_fork(after_in_child=_disown)
