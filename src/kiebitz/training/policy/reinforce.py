"""`kiebitz train policy --reinforce`: a policy plays against itself and others, and learns from what its cards bring.

What learns is in the core (`cpp/learning`). Here deals are bid, turns follow each other, and the curve is kept. The
same plan gives the same networks, on any number of threads, interrupted or not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from kiebitz import _core
from kiebitz.arena.contracts import Contracted
from kiebitz.models.loading import open_model
from kiebitz.policy.network import NETWORK, load_policy, model_in
from kiebitz.training.manifest import write_manifest
from kiebitz.training.policy.checkpoint import Checkpoint
from kiebitz.training.policy.contracts import bid_contracts, read_contracts
from kiebitz.training.policy.greedy import Yardstick, family_of
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.streams import stream
from kiebitz.work.workers import Workers

_CHUNK: Final = {"rules": 20_000, "kermit": 400}  # deals of a piece; about as long for both
_OLDER: Final = 4  # selves of before that are kept as guests
_SLIPS: Final = 0.15  # how often any card is played by a guest who slips


class Watch(Protocol):
    """Whoever is told how far it has gone."""

    def begin(self, stage: str) -> None:
        """What is done from now on."""

    def advance(self) -> None:
        """One more piece or turn is done."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to learn from, and how.

    games         to learn from
    deals         bid by `rules` for them, used again and again, and `kermit_deals` by `kermit`
    test_deals    bid by `rules` to measure on, of each family `tests` in the end and `curve_deals` for the curve
    start         the folder of a policy to go on from; without, the one that ships
    shares        of suit games, grand and null among the games
    turn, batch   games that are played before they are learned from, and games for one step
    rate          how long a step is at first; it goes down to 0
    anchor        what it costs to leave the start, in hundreds of list points a nat
    guests        in what share of the games somebody else sits there
    every         turns from one point of the curve to the next
    """

    games: int = 6_000_000
    deals: int = 1_000_000
    kermit_deals: int = 10_000
    test_deals: int = 800_000
    tests: int = 60_000
    curve_deals: int = 3_000
    start: str = ""
    shares: tuple[float, float, float] = (0.5, 0.3, 0.2)
    turn: int = 8192
    batch: int = 512
    rate: float = 5e-4
    anchor: float = 0.004
    guests: float = 0.2
    every: int = 40
    seed: int = 1

    @property
    def turns(self) -> int:
        return -(-self.games // self.turn)

    @property
    def pieces(self) -> int:
        return len(_pieces(self))


QUICK: Final = Plan(
    games=512, deals=1_000, kermit_deals=20, test_deals=1_000, curve_deals=100, turn=128, batch=64, every=2
)


def reinforce(workers: Workers, plan: Plan, out: Path, watch: Watch, command: str, threads: int) -> dict[str, Any]:
    """Learn and write the networks with their manifest, which is returned.

    Deals that are bid and a checkpoint stay in the folder, and the same plan goes on with them.
    """
    with RunFolder(out, "training", asdict(plan)):
        watch.begin("bidding")
        do_missing(workers, _pieces(plan), out / "deals", watch.advance)
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
            held_out=_held_out(plan, out, course.numbers(), threads),
            files=[NETWORK],
            more={"plan": asdict(plan), "curve": course.curve},
        )


def start_of(folder: str) -> bytes:
    """The numbers of a policy to go on from."""
    return open_model(model_in(folder), folder).read(NETWORK)


def _held_out(plan: Plan, out: Path, numbers: bytes, threads: int) -> dict[str, Any]:
    """What was gained over the policy that ships and over rules, which fewer deals are enough to tell."""
    player = _core.PolicyPlayer(_core.Policy(numbers))
    rivals = (
        ("policy", _core.PolicyPlayer(load_policy()), plan.tests),
        ("rules", _core.RulesPlayer(), plan.tests // 6),
    )
    return {
        name: Yardstick(_test_deals(plan, out, tests), rival, threads).measure(player) for name, rival, tests in rivals
    }


def _pieces(plan: Plan) -> list[Piece]:
    wanted = (
        ("train", "rules", plan.deals),
        ("train", "kermit", plan.kermit_deals),
        ("test", "rules", plan.test_deals),
    )
    return [
        Piece(
            f"{what}-{bidder}-{first:08}.npz",
            bid_contracts,
            (bidder, what, plan.seed, first, min(_CHUNK[bidder], deals - first)),
        )
        for what, bidder, deals in wanted
        for first in range(0, deals, _CHUNK[bidder])
    ]


def _read(plan: Plan, out: Path, what: str) -> Contracted:
    names = [piece.name for piece in _pieces(plan) if piece.name.startswith(what)]
    return np.concatenate([read_contracts((out / "deals" / name).read_bytes()) for name in names])


def _test_deals(plan: Plan, out: Path, number: int) -> Contracted:
    """So many of each family, from the first on."""
    deals = _read(plan, out, "test")
    families = family_of(deals)
    return np.concatenate([deals[families == family][:number] for family in np.unique(families)])


class _Course:
    """Turns of learning, from where the last checkpoint is."""

    def __init__(self, plan: Plan, out: Path, start: bytes, threads: int) -> None:
        self._plan, self._threads = plan, threads
        deals = _read(plan, out, "train")
        self._deals = _core.ContractList(deals.tobytes())
        families = family_of(deals)
        self._pools = [np.flatnonzero(families == family) for family in range(len(plan.shares))]
        self._start = _core.Policy(start)
        self._learner = _core.Learner(start, plan.seed)
        self._file = out / "checkpoint.npz"
        tests = _test_deals(plan, out, plan.curve_deals)
        self._yardstick = Yardstick(tests, _core.PolicyPlayer(load_policy()), threads)
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
            self._drawn().tolist(),
            stream(self._plan.seed, "play", self.turn),
            self._plan.rate * (1 - self.turn / self._plan.turns),
            anchor=self._plan.anchor,
            batch=self._plan.batch,
            others=self._guests(),
            share=self._plan.guests,
            threads=self._threads,
        )
        self.turn += 1
        if self.turn % self._plan.every == 0 or self.turn == self._plan.turns:
            self._note(seen)

    def _drawn(self) -> npt.NDArray[np.int64]:
        """The deals of a turn, as many of each family as the plan says."""
        source = np.random.default_rng(stream(self._plan.seed, "deals", self.turn))
        shares = [share if len(pool) else 0 for share, pool in zip(self._plan.shares, self._pools, strict=True)]
        families = source.choice(len(shares), self._plan.turn, p=np.array(shares) / sum(shares))
        found = np.zeros(self._plan.turn, np.int64)
        for family, pool in enumerate(self._pools):
            places = np.flatnonzero(families == family)
            found[places] = source.choice(pool, len(places)) if len(places) else []
        return found

    def _guests(self) -> Sequence[_core.SeatPlayer]:
        """Rules, whoever it was at the start, with slips too, and selves of before."""
        start = _core.PolicyPlayer(self._start, varies=True)
        older = [_core.PolicyPlayer(_core.Policy(numbers), varies=True) for numbers in self._older]
        return [_core.RulesPlayer(), start, _core.SlippingPlayer(start, _SLIPS), *older]

    def _note(self, seen: _core.Lessons) -> None:
        numbers = self.numbers()
        self.curve.append(
            {
                "games": self.turn * self._plan.turn,
                "gain": self._yardstick.measure(_core.PolicyPlayer(_core.Policy(numbers))),
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
