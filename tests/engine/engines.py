"""Engines for the tests: small real programs, most of them with bad manners."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from kiebitz import Call, Player, View, register
from kiebitz.players.random import RandomPlayer

SAMPLE = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(Path(__file__).parents[2] / 'examples/engine.py'))}"
SERVED_RULES = f"exec:{shlex.quote(sys.executable)} -m kiebitz engine rules"

_PROGRAM = """
import json, os, sys, time
def send(**message):
    print(json.dumps(message), flush=True)
def answer(move):
    send(type="answer", id=message["id"], move=move)
{start}
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        send(type="hello", protocol=1, name="test", options={options})
    elif kind == "options":
        send(type="ready")
    elif kind == "quit":
        break
    elif "id" in message:
        view, legal = message["view"], message["legal"]
        {reply}
"""


def engine(reply: str, start: str = "", options: str = "[]") -> str:
    """The player of a program that replies to questions so."""
    return program(_PROGRAM.format(reply=reply, start=start, options=options))


def program(text: str) -> str:
    """The player of any Python program; without site packages it starts in a few milliseconds."""
    return f"exec:{shlex.quote(sys.executable)} -I -S -c {shlex.quote(text)}"


PASSES = 'answer("pass" if kind == "bid" else legal[0])'


class Chatty(RandomPlayer):
    """Prints where the protocol is spoken, and then breaks down."""

    def bid(self, view: View) -> Call:
        print("thinking")
        raise RuntimeError("lost my cards")


@register("test-chatty", "talks too much")
def _create(seed: int) -> Player:
    return Chatty(seed)


class Counter(RandomPlayer):
    """Counts the games whose ends it sees, tells it when asked to bid, and makes a scene at every end."""

    games = 0

    def bid(self, view: View) -> Call:
        raise RuntimeError(f"{self.games} games seen")

    def game_over(self, view: View) -> None:
        self.games += 1
        raise RuntimeError("again!")


@register("test-counter", "counts the games it has seen")
def _create_counter(seed: int) -> Player:
    return Counter(seed)
