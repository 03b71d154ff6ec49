"""Where reinforcement has got to, in one file, so that it goes on from there."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """After so many turns: the learner, its selves of before as bytes of floats, and the curve so far."""

    turn: int
    state: bytes
    older: list[bytes]
    curve: list[dict[str, Any]]

    def write(self, file: Path) -> None:
        """Complete or not at all."""
        unfinished = file.with_suffix(".writing")
        with unfinished.open("wb") as stream:
            np.savez(
                stream,
                turn=self.turn,
                state=np.frombuffer(self.state, np.uint8),
                older=np.array([np.frombuffer(numbers, np.uint8) for numbers in self.older]),
                curve=np.frombuffer(json.dumps(self.curve).encode(), np.uint8),
            )
        unfinished.replace(file)

    @classmethod
    def read(cls, file: Path) -> Checkpoint:
        """What was written last."""
        with np.load(file) as found:
            return cls(
                int(found["turn"]),
                found["state"].tobytes(),
                [numbers.tobytes() for numbers in found["older"]],
                json.loads(found["curve"].tobytes()),
            )
