"""An engine that is rarely right, run by the attack `engines` with a file for the numbers of its processes.

Most of its answers leave it alive, so that one process gives thousands; some end it, or leave others behind.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable
from typing import Any

Question = dict[str, Any]

CHANCE = random.Random(os.getpid())  # until it is given a seed
LONGEST_LINE = 65_536
NONSENSE = [
    b"\n",
    b"{}\n",
    b"[]\n",
    b"null\n",
    b"{\n",
    b'{"type":\n',
    b"\xff\xfe\x00\n",
    '{"type":"ready"}\n'.encode("utf-16"),
    b'\xef\xbb\xbf{"type":"ready"}\n',
    b"[" * 50_000 + b"\n",
    b'{"a":' * 10_000 + b"\n",
    b'{"type":"answer","id":NaN,"move":"pass"}\n',
    b'{"type":"answer","id":1e400,"move":"pass"}\n',
    b'{"type":"answer","id":' + b"9" * 5_000 + b',"move":"pass"}\n',
    b'{"type":"answer","id":true,"move":"pass"}\n',
    b'{"type":"answer","id":-1}\n',
    b'{"type":"hello","protocol":1,"name":"again"}\n',
    b'{"type":"ready"}\n',
    b'{"type":"quit"}\n',
    b"x" * (LONGEST_LINE + 1) + b"\n",
    b" " * (4 * LONGEST_LINE),
]


def note(number: int) -> None:
    with open(sys.argv[1], "a") as file:
        file.write(f"{number}\n")


def write(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def send(**message: object) -> None:
    write(json.dumps(message).encode() + b"\n")


def answer(question: Question, move: str, back: int = 0) -> None:
    send(type="answer", id=question["id"] - back, move=move)


def text() -> str:
    odd = [7, 10, 27, 34, 91, 93, 0x1F0A1, 0x202E]
    letters = "".join(chr(CHANCE.choice([*odd, CHANCE.randrange(32, 127)])) for _ in range(9))
    return letters * CHANCE.choice([0, 1, 1, 1, 500])


def nearly(word: str) -> str:
    place = CHANCE.randrange(len(word) + 1)
    return word[:place] + CHANCE.choice(["", ".", " ", "X", "\u0000", "J", "7"]) + word[place + CHANCE.randrange(2) :]


def right(question: Question) -> str:
    word = CHANCE.choice(question["legal"])
    needs_discard = question["type"] == "declare" and len(question["view"]["hand"]) == 12
    return ".".join([word, *CHANCE.sample(question["view"]["hand"], 2)]) if needs_discard else word


def give_twice(question: Question) -> None:
    answer(question, right(question))
    answer(question, right(question))


def give_old_ones_first(question: Question) -> None:
    for back in range(CHANCE.randrange(1, 30), 0, -1):
        answer(question, right(question), back)
    answer(question, right(question))


def complain(question: Question) -> None:
    send(type="error", id=CHANCE.choice([question["id"], None]), message=text())


def talk_aside(question: Question) -> None:
    sys.stderr.buffer.write(os.urandom(5_000))
    sys.stderr.flush()
    answer(question, right(question))


HARMLESS: list[Callable[[Question], None]] = [
    lambda question: answer(question, right(question)),
    lambda question: answer(question, nearly(right(question))),
    lambda question: answer(question, text()),
    lambda question: answer(question, CHANCE.choice(["claim", "resign", "timeout", "leave", "hold", "264", "CJ", "G"])),
    give_twice,
    give_old_ones_first,
    complain,
    talk_aside,
]


def close_output() -> None:
    """Seldom: it is waited for a while whether the end comes."""
    os.close(1) if CHANCE.random() < 0.1 else os._exit(1)


def leave_children(question: Question) -> None:
    for _ in range(2):
        note(os.spawnlp(os.P_NOWAIT, "sleep", "sleep", "600"))
    os._exit(0)


def flood(question: Question) -> None:
    while True:
        answer(question, "pass", back=1)


def be_silent(question: Question) -> None:
    while True:
        if not sys.stdin.readline():
            os._exit(0)


DEADLY: list[Callable[[Question], None]] = [
    lambda question: write(CHANCE.choice(NONSENSE)),
    lambda question: write(os.urandom(CHANCE.randrange(1, 2_000)) + b"\n"),
    lambda question: answer(question, "pass", back=-1),
    lambda question: send(type="answer", id=question["id"], move=CHANCE.choice([1, None, [], {}, ["pass"]])),
    lambda question: os._exit(CHANCE.choice([0, 3])),
    lambda question: os.abort(),
    lambda question: close_output(),
    leave_children,
]
ENDLESS: list[Callable[[Question], None]] = [flood, be_silent]  # only where a clock runs
AT_THE_START: list[Callable[[], None]] = [
    lambda: write(CHANCE.choice(NONSENSE)),
    lambda: os._exit(1),
    lambda: send(type="hello", protocol=2, name="later"),
    lambda: send(type="hello", protocol=1, name="test", options=[{"name": "seed", "type": "gift"}]),
    lambda: close_output(),
]


def introduce() -> None:
    send(type="hello", protocol=1, name="hostile", options=[{"name": "seed", "type": "integer", "default": 0}])


def reply(question: Question) -> None:
    if question["seconds_left"] is not None:
        CHANCE.choice(ENDLESS)(question)
    CHANCE.choice(DEADLY if CHANCE.random() < 0.002 else HARMLESS)(question)


note(os.getpid())
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        CHANCE.choice(AT_THE_START)() if CHANCE.random() < 0.1 else introduce()
    elif message["type"] == "options":
        CHANCE.seed(message["values"]["seed"])
        send(type="ready")
    elif message["type"] == "quit":
        break
    elif "id" in message:
        reply(message)
