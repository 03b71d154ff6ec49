"""`kiebitz train values`: positions are labelled, the networks fitted to most of them and measured on the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np

from kiebitz import _core
from kiebitz.training.manifest import write_manifest
from kiebitz.training.values.accuracy import FAMILIES, rows
from kiebitz.training.values.fit import Lesson, fit
from kiebitz.training.values.labels import OF_EACH, make_labels, read_labels
from kiebitz.training.values.network import Numbers, flat
from kiebitz.training.values.starts import Starts
from kiebitz.values import NETWORKS
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.workers import Workers


class Watch(Protocol):
    """Who is told how far it is."""

    def begin(self, stage: str) -> None: ...
    def advance(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Plan:
    """What to learn from; the same plan gives the same networks.

    chunks   of labels: `of_each` random positions of each kind and size, and as many from games
    every    so many chunks there is one that is held out
    """

    chunks: int = 200
    of_each: int = OF_EACH
    every: int = 10
    lesson: Lesson = field(default_factory=Lesson)
    seed: int = 1

    @property
    def pieces(self) -> int:
        return self.chunks + len(FAMILIES) * self.lesson.epochs


QUICK: Final = Plan(chunks=2, of_each=40, every=2, lesson=Lesson(epochs=8, batch=64))


def learn(workers: Workers, plan: Plan, out: Path, watch: Watch, command: str) -> dict[str, Any]:
    """Learn the networks and write them with their manifest, which is returned."""
    with RunFolder(out, "training", asdict(plan)):
        watch.begin("labelling values")
        pieces = [Piece(f"labels-{at:05}.npz", make_labels, (plan.seed, at, plan.of_each)) for at in range(plan.chunks)]
        do_missing(workers, pieces, out / "labels", watch.advance)
        chunks = [read_labels((out / "labels" / piece.name).read_bytes()) for piece in pieces]
        tested = range(plan.every - 1, plan.chunks, plan.every)
        fitting = np.concatenate([chunk for at, chunk in enumerate(chunks) if at not in tested])
        held_out = np.concatenate([chunks[at] for at in tested])
        watch.begin("fitting values")
        nets = [
            _net(out / f"{name}.npz", Starts.of(fitting, family), plan.lesson, watch.advance)
            for family, name in enumerate(FAMILIES)
        ]
        numbers = np.concatenate([flat(net) for net in nets]).astype("<f4").tobytes()
        (out / NETWORKS).write_bytes(numbers)
        estimator = _core.ValueEstimator(numbers)
        watch.begin("measuring values")
        return write_manifest(
            out,
            "values",
            command=command,
            seed=plan.seed,
            games=len(fitting),
            held_out=[
                row
                for family in range(len(FAMILIES))
                for row in rows(Starts.of(fitting, family), Starts.of(held_out, family), estimator)
            ],
            files=[NETWORKS],
            more={"plan": asdict(plan)},
        )


def _net(file: Path, starts: Starts, lesson: Lesson, watch: Callable[[], None]) -> Numbers:
    """Fitted, or as an interrupted run has left it."""
    if not file.exists():
        net = fit(starts, lesson, watch)
        unfinished = file.with_suffix(".writing.npz")
        np.savez(unfinished, allow_pickle=False, **net)
        unfinished.replace(file)
        return net
    for _ in range(lesson.epochs):
        watch()
    with np.load(file) as found:
        return {name: found[name] for name in found.files}
