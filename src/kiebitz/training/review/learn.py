"""`kiebitz train review`: games are played, votes taken, chances fitted to how they ended, and checked on others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from kiebitz.outcomes.calibration import CALIBRATION_FILE, UNCALIBRATED, Question
from kiebitz.players import STRONGEST
from kiebitz.training.manifest import write_manifest
from kiebitz.training.review.fit import fit, log_loss, reliability
from kiebitz.training.review.plot import check_plot_is_possible, plot
from kiebitz.training.review.votes import Vote, played_votes, read_votes
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.run_folder import RunFolder
from kiebitz.work.workers import Workers

PLOT: Final = "reliability.png"
LEAST_GAMES: Final = 200  # in a bin, for its gap to count
_CHUNK: Final = 20
_WINNING: Final = (Question.STANDS, Question.WON)  # which are checked, as chances to win that are shown


@dataclass(frozen=True, slots=True)
class Plan:
    """What to learn from. The same plan gives the same calibration.

    player      who plays in all seats
    games       to learn from
    test_games  to check on
    """

    player: str = f"{STRONGEST}:40"
    games: int = 4000
    test_games: int = 2000
    seed: int = 1

    @property
    def pieces(self) -> int:
        return -(-(self.games + self.test_games) // _CHUNK)


def learn(workers: Workers, plan: Plan, out: Path, watch: Callable[[], None], command: str) -> dict[str, Any]:
    """Learn the calibration and write it with its manifest, which is returned; games stay in the folder."""
    check_plot_is_possible()
    with RunFolder(out, "training", asdict(plan)):
        votes = _votes(plan, workers, out, watch)
        learned = [vote for vote in votes if vote.game < plan.games]
        held_out = [vote for vote in votes if vote.game >= plan.games and vote.question in _WINNING]
        calibration = fit(learned)
        calibration.save(out / CALIBRATION_FILE)
        bins = reliability(calibration, held_out)
        plot(bins, out / PLOT)
        return write_manifest(
            out,
            "review",
            command=command,
            seed=plan.seed,
            games=plan.games,
            held_out={
                "log_loss": log_loss(calibration, held_out),
                "reliability": [asdict(found) for found in bins],
                "before": [asdict(found) for found in reliability(UNCALIBRATED, held_out)],
                "largest_gap": max((found.gap for found in bins if found.games >= LEAST_GAMES), default=None),
            },
            files=[CALIBRATION_FILE],
            more={"plan": asdict(plan)},
        )


def _votes(plan: Plan, workers: Workers, out: Path, watch: Callable[[], None]) -> list[Vote]:
    all_games = plan.games + plan.test_games
    folder = out / "votes"
    pieces = [
        Piece(f"{first:08}.json", played_votes, (plan.player, plan.seed, first, min(_CHUNK, all_games - first)))
        for first in range(0, all_games, _CHUNK)
    ]
    do_missing(workers, pieces, folder, watch)
    return [vote for piece in pieces for vote in read_votes((folder / piece.name).read_bytes())]
