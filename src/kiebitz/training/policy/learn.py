"""`kiebitz train policy`: games are played, networks fitted to their cards, and measured on games never seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kiebitz import _core
from kiebitz.inference import load_inference
from kiebitz.models.loading import open_model
from kiebitz.policy.network import NETWORK
from kiebitz.training.manifest import write_manifest
from kiebitz.training.policy.bits import TRICKS, mean_bits, measure
from kiebitz.training.policy.decisions import Decisions, decisions_of
from kiebitz.training.policy.fit import Lesson, fit
from kiebitz.training.policy.games import Games, play_games, play_test_games, read_games
from kiebitz.training.policy.network import Array, Numbers, flat, nets_of
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

TESTED: Final = ("kermit:10", "rules", "ddss:20", "book")  # the last two are not learned from
_CHUNK: Final = 200
_HELD_OUT: Final = 40  # every so many games
_NETS: Final = _core.Policy.nets
_CURVE: Final = (8, 4, 2)  # parts of the games, to see what more of them bring


@dataclass(frozen=True, slots=True)
class Plan:
    """What to learn from, and how. The same plan gives the same networks.

    deals       that are bid; where all pass there is no game
    teacher     whose cards the experts play; without, those of `kermit:10`
    start       the folder of a training to go on from: its network, and its games beside the new ones
    softness    how much the evidence for the other cards counts beside the card chosen
    test_games  deals for every tested style
    """

    deals: int = 100_000
    teacher: str = ""
    start: str = ""
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
    with RunFolder(out, "training", _parameters(plan)):
        games = _play(plan, workers, out, watch)
        is_held_out = _held_out(games)
        older = _games_of(Path(plan.start)) if plan.start else games[:0]
        training = np.concatenate([older[~_held_out(older)], games[~is_held_out]])
        learned = decisions_of(training, plan.softness)
        held_out = decisions_of(games[is_held_out], softness=0)
        nets, found = _fit_all(learned, held_out, plan)
        (out / NETWORK).write_bytes(np.concatenate(nets).astype("<f4").tobytes())
        return write_manifest(
            out,
            "policy",
            command=command,
            seed=plan.seed,
            games=len(games),
            held_out=summary(found),
            files=[NETWORK],
            more={
                "plan": asdict(plan),
                "older_games": len(older),
                "decisions": len(learned),
                **({"before": summary(_foreseen(held_out, _start(plan)))} if plan.start else {}),
                "by_role_and_trick": by_role_and_trick(found),
                "by_style": by_style(found),
                "with_themselves": with_themselves(learned),
                "learning_curve": [] if plan.start else list(_curve(training, held_out, plan)),
                "bits": _bits(_core.Policy((out / NETWORK).read_bytes()), plan),
            },
        )


def _parameters(plan: Plan) -> dict[str, Any]:
    """What the results depend on; who teaches and the start only where there are any, as in folders of before."""
    taught = {"teacher": plan.teacher, "start": plan.start}
    return {"deals": plan.deals, "seed": plan.seed, **{name: value for name, value in taught.items() if value}}


def _play(plan: Plan, workers: Workers, out: Path, watch: Callable[[], None]) -> Games:
    folder = out / "games"
    pieces = [
        Piece(f"{first:08}.npz", play_games, (plan.seed, first, min(_CHUNK, plan.deals - first), plan.teacher))
        for first in range(0, plan.deals, _CHUNK)
    ]
    do_missing(workers, pieces, folder, watch)
    return np.concatenate([read_games((folder / piece.name).read_bytes()) for piece in pieces])


def _games_of(folder: Path) -> Games:
    """All that an earlier training has learned from, and those that it went on from."""
    games = np.concatenate([read_games(file.read_bytes()) for file in sorted((folder / "games").glob("*.npz"))])
    start = open_model("policy", folder).manifest["plan"].get("start")
    return np.concatenate([_games_of(Path(start)), games]) if start else games


def _held_out(games: Games) -> npt.NDArray[np.bool_]:
    return np.asarray(games["number"] % _HELD_OUT == _HELD_OUT - 1)


def _fit_all(learned: Decisions, held_out: Decisions, plan: Plan) -> tuple[list[Array], Foreseen]:
    """The numbers of all nets, and what they make of decisions held out."""
    starts = _start(plan) if plan.start else [None] * _NETS
    nets = [fit(learned[learned["net"] == net], net // 2, plan.lesson, start) for net, start in enumerate(starts)]
    return [flat(numbers) for numbers in nets], _foreseen(held_out, nets)


def _start(plan: Plan) -> list[Numbers]:
    return nets_of(open_model("policy", plan.start).read(NETWORK))


def _foreseen(decisions: Decisions, nets: Sequence[Numbers]) -> Foreseen:
    return together(
        [foreseen(decisions[decisions["net"] == net], numbers, net // 2) for net, numbers in enumerate(nets)]
    )


def _curve(games: Games, held_out: Decisions, plan: Plan) -> Iterator[dict[str, float]]:
    """Log-loss and agreement with fewer games."""
    for part in _CURVE:
        some = decisions_of(games[: len(games) // part], plan.softness)
        _, found = _fit_all(some, held_out, plan)
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
