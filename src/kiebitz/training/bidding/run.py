"""The first stage as a whole: label, fit, and let the fitted model choose the next hands to label."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from kiebitz.bidding.chances import Model
from kiebitz.training.bidding.samples import CHUNK, SAMPLE, Samples, label_chunk
from kiebitz.training.bidding.tables import fit_tables
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.workers import Workers

HELD_OUT: Final = 10  # every tenth chunk is for judging only


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is labelled. The first turn takes hands at random, each later one those that the model before thinks
    of; the last fit is to all.

    chunks  the number of chunks in each turn
    size    samples in a chunk
    """

    chunks: tuple[int, ...]
    size: int = CHUNK

    @property
    def total(self) -> int:
        return sum(self.chunks)


QUICK: Final = Plan((8, 12), size=1000)
FULL: Final = Plan((30, 80, 300))


@dataclass(frozen=True, slots=True)
class Labelled:
    """Samples to learn from, and samples to judge by: those of the last turn that were held out."""

    training: Samples
    held_out: Samples


def label_and_fit(
    workers: Workers, plan: Plan, seed: int, folder: Path, watch: Callable[[], None], begin: Callable[..., None]
) -> tuple[Model, Labelled]:
    """All turns; chunks that are in the folder already are not labelled again."""
    model: Model | None = None
    for turn in range(len(plan.chunks)):
        begin("labelling", turn=turn + 1, turns=len(plan.chunks))
        do_missing(workers, _pieces(plan, seed, turn, model), folder, watch)
        begin("fitting", turn=turn + 1, turns=len(plan.chunks))
        labelled = read(folder, plan, turn)
        model = fit_tables(labelled.training)
    assert model is not None
    return model, labelled


def _pieces(plan: Plan, seed: int, turn: int, model: Model | None) -> Iterator[Piece]:
    for number in range(plan.chunks[turn]):
        yield Piece(_name(turn, number), label_chunk, (seed, turn, number, model, plan.size))


def _name(turn: int, number: int) -> str:
    return f"{turn}-{number:05}.samples"


def read(folder: Path, plan: Plan, turn: int) -> Labelled:
    """The samples of all turns up to one."""
    training, held_out = [], []
    for earlier in range(turn + 1):
        for number in range(plan.chunks[earlier]):
            samples = np.frombuffer((folder / _name(earlier, number)).read_bytes(), SAMPLE)
            if number % HELD_OUT:
                training.append(samples)
            elif earlier == turn:
                held_out.append(samples)
    return Labelled(np.concatenate(training), np.concatenate(held_out))
