"""Who has an account and has come in, and what carries messages to that one."""

from __future__ import annotations

from typing import Final, Protocol

from kiebitz.network.messages import ClientHere, Message


class Line(Protocol):
    """What carries messages to a guest."""

    address: str

    def send(self, message: Message) -> None:
        """Say something; never waits."""
        ...

    def close(self) -> None:
        """Say nothing more."""
        ...


class Guest:
    """Somebody with an account. Who is away from a game has no line, and finds the seat again.

    proof   by what that one is known again after the server was ended, if anything need be kept for that
    """

    def __init__(self, name: str, line: Line | None = None, proof: str = "") -> None:
        self.name: Final = name
        self.address = "" if line is None else line.address
        self.line = line
        self.proof = proof
        self.here = ClientHere(name)

    @property
    def is_connected(self) -> bool:
        """Whether anybody hears what is said."""
        return self.line is not None

    def send(self, message: Message) -> None:
        """Say something, if anybody hears it."""
        if self.line is not None:
            self.line.send(message)
