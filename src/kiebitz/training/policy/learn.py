"""`kiebitz train policy`: games are played, networks fitted to their cards, and measured on games never seen."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import numpy as np

from kiebitz import _core
from kiebitz.inference import load_inference
from kiebitz.policy.network import NETWORK
from kiebitz.training.policy.bits import TRICKS, mean_bits, measure
from kiebitz.training.policy.decisions import Decisions, decisions_of
from kiebitz.training.policy.fit import Lesson, fit
from kiebitz.training.policy.games import Games, play_games, play_test_games, read_games
from kiebitz.training.policy.network import Array, flat
from kiebitz.training.policy.report import (
    Foreseen,
    by_role_and_trick,
    by_style,
    foreseen,
    summary,
    together,
    with_themselves,
)
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.workers import Workers

MANIFEST: Final = "policy.json"
TESTED: Final = ("kermit:10", "rules", "ddss:20", "book")  # the last two are not learned from
_CHUNK: Final = 200
_HELD_OUT: Final = 40  # every so many games
_NETS: Final = _core.Policy.nets
_CURVE: Final = (8, 4, 2)  # parts of the games, to see what more of them bring


@dataclass(frozen=True, slots=True)
class Plan:
    """What to learn from, and how. The same plan gives the same networks.

    deals       that are bid; where all pass there is no game
    softness    how much the evidence for the other cards counts beside the card chosen
    test_games  deals for every tested style
    """

    deals: int = 100_000
    softness: float = 0.1
    test_games: int = 200
    seed: int = 1
    lesson: Lesson = field(default_factory=Lesson)

    @property
    def pieces(self) -> int:
        return -(-self.deals // _CHUNK)


QUICK: Final = Plan(deals=120, test_games=2, lesson=Lesson(epochs=2, batch=128))


def learn(workers: Workers, plan: Plan, out: Path, watch: Callable[[], None], command: str) -> dict[str, Any]:
    """Learn the networks and write them with their manifest, which is returned.

    Games that are played stay in the folder, and the same plan goes on with them.
    """
    with RunFolder(out, "training", {"deals": plan.deals, "seed": plan.seed}):
        games = _play(plan, workers, out, watch)
        is_held_out = games["number"] % _HELD_OUT == _HELD_OUT - 1
        learned = decisions_of(games[~is_held_out], plan.softness)
        held_out = decisions_of(games[is_held_out], softness=0)
        nets, found = _fit_all(learned, held_out, plan.lesson)
        (out / NETWORK).write_bytes(np.concatenate(nets).astype("<f4").tobytes())
        manifest = {
            "command": command,
            "date": datetime.now(UTC).date().isoformat(),
            "versions": {"kiebitz": version("kiebitz"), "numpy": np.__version__},
            "plan": asdict(plan),
            "games": len(games),
            "decisions": len(learned),
            "held_out": summary(found),
            "by_role_and_trick": by_role_and_trick(found),
            "by_style": by_style(found),
            "with_themselves": with_themselves(learned),
            "learning_curve": list(_curve(games[~is_held_out], held_out, plan)),
            "bits": _bits(_core.Policy((out / NETWORK).read_bytes()), plan),
        }
        (out / MANIFEST).write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    return manifest


def _play(plan: Plan, workers: Workers, out: Path, watch: Callable[[], None]) -> Games:
    folder = out / "games"
    pieces = [
        Piece(f"{first:08}.npz", play_games, (plan.seed, first, min(_CHUNK, plan.deals - first)))
        for first in range(0, plan.deals, _CHUNK)
    ]
    do_missing(workers, pieces, folder, watch)
    return np.concatenate([read_games((folder / piece.name).read_bytes()) for piece in pieces])


def _fit_all(learned: Decisions, held_out: Decisions, lesson: Lesson) -> tuple[list[Array], Foreseen]:
    """The numbers of all nets, and what they make of decisions held out."""
    nets, found = [], []
    for net in range(_NETS):
        numbers = fit(learned[learned["net"] == net], net // 2, lesson)
        nets.append(flat(numbers))
        found.append(foreseen(held_out[held_out["net"] == net], numbers, net // 2))
    return nets, together(found)


def _curve(games: Games, held_out: Decisions, plan: Plan) -> Iterator[dict[str, float]]:
    """Log-loss and agreement with fewer games."""
    for part in _CURVE:
        some = decisions_of(games[: len(games) // part], plan.softness)
        _, found = _fit_all(some, held_out, plan.lesson)
        yield {"games": len(games) // part, **summary(found)}


def _bits(policy: _core.Policy, plan: Plan) -> dict[str, dict[str, dict[str, list[float]]]]:
    """By style, role and trick: doublings by bids, those that cards add, and the standard error of these."""
    reading = _core.CardReading(policy)
    found = {}
    for name in TESTED:
        games = play_test_games(name, plan.seed, plan.test_games)
        means = mean_bits(measure(games, load_inference(), reading, plan.seed))
        found[name] = {
            role: {
                str(trick): [round(bits, 3) for bits in means[own, trick]] for trick in TRICKS if (own, trick) in means
            }
            for role, own in (("declarer", True), ("defender", False))
        }
    return found
