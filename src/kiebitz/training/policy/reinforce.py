"""`kiebitz train policy --reinforce`: a policy plays against itself and others, and learns from what its cards bring.

What learns is in the core (`cpp/learning`). Here deals are bid, turns follow each other, and the curve is kept. The
same plan gives the same networks, on any number of threads, interrupted or not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, Protocol

from kiebitz import _core
from kiebitz.models.loading import open_model
from kiebitz.policy.network import NETWORK, load_policy, model_in, policy_of
from kiebitz.training.manifest import write_manifest
from kiebitz.training.policy.checkpoint import Checkpoint
from kiebitz.training.policy.deals import Pools, kermit_tests, pieces, test_deals
from kiebitz.training.policy.greedy import Yardstick
from kiebitz.training.policy.plan import Plan
from kiebitz.work.chunks import do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.streams import stream
from kiebitz.work.workers import Workers

_OLDER: Final = 4  # selves of before that are kept as guests
_WARM_UP: Final = 0.05  # of the turns, until steps are as long as the plan says
_SLIPS: Final = 0.15  # how often any card is played by a guest who slips


class Watch(Protocol):
    """Whoever is told how far it has gone."""

    def begin(self, stage: str) -> None:
        """What is done from now on."""

    def advance(self) -> None:
        """One more piece or turn is done."""


def reinforce(workers: Workers, plan: Plan, out: Path, watch: Watch, command: str, threads: int) -> dict[str, Any]:
    """Learn and write the networks with their manifest, which is returned.

    Deals that are bid and a checkpoint stay in the folder, and the same plan goes on with them.
    """
    with RunFolder(out, "training", asdict(plan)):
        watch.begin("bidding")
        do_missing(workers, pieces(plan), out / "deals", watch.advance)
        start = start_of(plan.start)
        watch.begin("learning")
        course = _Course(plan, out, start, threads)
        while course.turn < plan.turns:
            course.go_on()
            watch.advance()
        watch.begin("measuring")
        (out / NETWORK).write_bytes(course.numbers())
        return write_manifest(
            out,
            "playing",
            command=command,
            seed=plan.seed,
            games=plan.turns * plan.turn,
            held_out=_held_out(plan, out / "deals", course.numbers(), threads),
            files=[NETWORK],
            more={"widths": _widths(), "plan": asdict(plan), "curve": course.curve},
        )


def start_of(folder: str) -> bytes:
    """The numbers of a policy to go on from."""
    return open_model(model_in(folder), folder).read(NETWORK)


def _widths() -> dict[str, int]:
    return {"feelers": _core.WidePolicy.feelers, "hidden": _core.WidePolicy.hidden, "key": _core.Policy.key}


def _held_out(plan: Plan, folder: Path, numbers: bytes, threads: int) -> dict[str, Any]:
    """What was gained over the policy that ships and over rules, which fewer deals are enough to tell."""
    player, shipped = _core.PolicyPlayer(_core.WidePolicy(numbers)), _core.PolicyPlayer(load_policy())
    matches = (
        ("policy", shipped, test_deals(plan, folder, plan.tests)),
        ("rules", _core.RulesPlayer(), test_deals(plan, folder, plan.tests // 6)),
        ("policy-by-kermit", shipped, kermit_tests(plan, folder)),
    )
    return {name: Yardstick(deals, rival, threads).measure(player) for name, rival, deals in matches}


class _Course:
    """Turns of learning, from where the last checkpoint is."""

    def __init__(self, plan: Plan, out: Path, start: bytes, threads: int) -> None:
        self._plan, self._threads = plan, threads
        self._pools = Pools(plan, out / "deals")
        self._deals = _core.ContractList(self._pools.deals.tobytes())
        self._start = policy_of(start)
        self._learner = _core.Learner(start, plan.seed)
        self._file = out / "checkpoint.npz"
        self._yardsticks = {
            name: Yardstick(deals, _core.PolicyPlayer(load_policy()), threads)
            for name, deals in (
                ("gain", test_deals(plan, out / "deals", plan.curve_deals)),
                ("gain_by_kermit", kermit_tests(plan, out / "deals")),
            )
        }
        self._older: list[bytes] = []
        self.turn = 0
        self.curve: list[dict[str, Any]] = []
        if self._file.exists():
            self._restore(Checkpoint.read(self._file))

    def numbers(self) -> bytes:
        return self._learner.numbers()

    def go_on(self) -> None:
        """One turn; now and then a point of the curve, and a checkpoint."""
        seen = self._learner.learn(
            self._deals,
            self._pools.drawn(self.turn).tolist(),
            stream(self._plan.seed, "play", self.turn),
            self._rate(),
            anchor=self._plan.anchor,
            batch=self._plan.batch,
            others=self._guests(),
            share=self._plan.guests,
            threads=self._threads,
        )
        self.turn += 1
        if self.turn % self._plan.every == 0 or self.turn == self._plan.turns:
            self._note(seen)

    def _rate(self) -> float:
        """Short at first, while the critic knows nothing, then from the plan's down to 0."""
        done = self.turn / self._plan.turns
        return self._plan.rate * min(1, done / _WARM_UP) * (1 - done)

    def _guests(self) -> Sequence[_core.SeatPlayer]:
        """Rules, whoever it was at the start, with slips too, and selves of before."""
        start = _core.PolicyPlayer(self._start, temperature=1.0)
        older = [_core.PolicyPlayer(_core.WidePolicy(numbers), temperature=1.0) for numbers in self._older]
        return [_core.RulesPlayer(), start, _core.SlippingPlayer(start, _SLIPS), *older]

    def _note(self, seen: _core.Lessons) -> None:
        numbers = self.numbers()
        player = _core.PolicyPlayer(_core.WidePolicy(numbers))
        self.curve.append(
            {
                "games": self.turn * self._plan.turn,
                **{name: yardstick.measure(player) for name, yardstick in self._yardsticks.items()},
                "distance": round(seen.distance, 4),
                "entropy": round(seen.entropy, 4),
                "outcome_error": round(seen.outcome_error**0.5, 4),
                "critic_error": round(seen.critic_error**0.5, 4),
                "advantage": round(seen.advantage**0.5, 4),
            }
        )
        self._older = [*self._older, numbers][-_OLDER:]
        Checkpoint(self.turn, self._learner.state(), self._older, self.curve).write(self._file)

    def _restore(self, checkpoint: Checkpoint) -> None:
        self._learner.restore(checkpoint.state)
        self.turn, self._older, self.curve = checkpoint.turn, checkpoint.older, checkpoint.curve
