"""Which card each judge would play: players by their names, and juries made of what was kept of every decision."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from benchmarks.judges.decisions import PLAYING, POLICY, Decision
from kiebitz.arena.roles import in_core
from kiebitz.players.registry import PLAYERS, parse_player
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.streams import stream
from kiebitz.work.workers import local_workers

BASELINE: Final = "kermit:160,cards=policy"  # open cards in worlds by bids and cards
ASKED_AT_ONCE: Final = 100
_SMALLEST: Final = 1e-3  # list points that the policy's liking is worth where it breaks ties
_LEAST_CHANCE: Final = 1e-3

Worths: TypeAlias = npt.NDArray[np.float64]  # of every card, for the seat in turn
Jury: TypeAlias = Callable[[Decision], Worths]


def cards_of(name: str, decisions: Sequence[Decision], out: Path, jobs: int) -> list[int]:
    """The card that a judge plays in every decision."""
    jury = jury_named(name)
    if jury is not None:
        return [one.cards[int(np.argmax(jury(one)))] for one in decisions]
    return _asked(name, decisions, out, jobs)


# -- juries ------------------------------------------------------------------------------------------------------------


_JURY: Final = re.compile(r"jury:([01](?:\.\d+)?)(?:,(policy|playing|foreseen))?(,flat)?(?:,likes=(\d+(?:\.\d+)?))?")


def jury_named(name: str) -> Jury | None:
    """What a name such as `jury:0.25,playing,flat,likes=5` stands for; `None` for names of others.

    0.25     the share of what stands beside open cards
    playing  which is games of the reinforced policy; `policy` of the imitating one, and without a word; `foreseen` what
             the reinforced one foresees after the card
    flat     only where open cards make no difference
    likes=5  so many list points for a nat of the chance that the reinforced policy gives a card
    """
    found = _JURY.fullmatch(name)
    if found is None:
        return None
    share, beside, only_if_flat, likes = float(found[1]), found[2] or POLICY, found[3] is not None, float(found[4] or 0)

    def jury(decision: Decision) -> Worths:
        open_cards = mean(decision, decision.open)
        here = share if not only_if_flat or np.ptp(open_cards) < 1 else 0.0
        other = mean(decision, decision.foreseen if beside == "foreseen" else decision.games[beside])
        return (1 - here) * open_cards + here * other + likes * liking(decision, PLAYING) + _tie_break(decision)

    return jury


def mean(decision: Decision, values: list[list[int]]) -> Worths:
    """What the cards are worth to the seat in turn, over the worlds."""
    found: Worths = decision.sign * np.average(np.array(values), axis=1, weights=decision.weights)
    return found


def liking(decision: Decision, policy: str) -> Worths:
    """The logarithm of every card's chance; what is hardly ever played may still be right."""
    found: Worths = np.log(np.maximum(decision.chances[policy], _LEAST_CHANCE))
    return found


def _tie_break(decision: Decision) -> Worths:
    found: Worths = _SMALLEST * np.array(decision.chances[PLAYING])
    return found


# -- players -----------------------------------------------------------------------------------------------------------


def _asked(name: str, decisions: Sequence[Decision], out: Path, jobs: int) -> list[int]:
    """Of a player; its cards are kept, unless it reads a folder, in which other weights may lie next time."""
    folder = out / "cards" / name.replace("/", "_")
    spec = parse_player(name)
    if PLAYERS.reads_folder(spec):
        for file in folder.glob("*.json"):
            file.unlink()
    chunks = [decisions[first : first + ASKED_AT_ONCE] for first in range(0, len(decisions), ASKED_AT_ONCE)]
    pieces = [Piece(f"{_digest(chunk)}.json", ask, (name, [_question(one) for one in chunk])) for chunk in chunks]
    with local_workers(jobs, len(pieces)) as workers:
        do_missing(workers, pieces, folder, lambda: None)
    return [card for piece in pieces for card in json.loads((folder / piece.name).read_text())]


def _digest(decisions: Sequence[Decision]) -> str:
    """Names a chunk: that of a growing collection is another one each time."""
    return f"{stream(*(part for one in decisions for part in (one.deal, one.number))):016x}"


def _question(decision: Decision) -> tuple[dict[str, object], int]:
    return decision.seen, stream("asked", decision.deal, decision.number)


def ask(name: str, questions: Sequence[tuple[dict[str, object], int]]) -> bytes:
    """The cards of a player, as JSON."""
    from kiebitz import _core

    player = in_core(name)
    return json.dumps([player.choose(_core.Observation(**seen), luck) for seen, luck in questions]).encode()  # type: ignore[arg-type]
