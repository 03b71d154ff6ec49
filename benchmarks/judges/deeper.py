"""More worlds for those cards in which judges differ; elsewhere nothing depends on them.

Which cards these are is decided by the judges and never by what the cards were worth so far, so nothing is favoured.
What was played is kept for the judges who come later.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeAlias

from benchmarks.judges.decisions import DEEPER, Decision, truth_of
from kiebitz import _core
from kiebitz.work.chunks import Piece, do_missing
from kiebitz.work.streams import stream
from kiebitz.work.workers import local_workers

FOLDER: Final = "deeper"
_AT_ONCE: Final = 20

Place: TypeAlias = tuple[int, int, int]  # deal, number, card


def deepened(decisions: Sequence[Decision], cards: Mapping[str, Sequence[int]], out: Path, jobs: int) -> list[Decision]:
    """The decisions with more games for every card that one judge plays and another does not."""
    wanted = {
        place: one for one, *played in zip(decisions, *cards.values(), strict=True) for place in _wanted(one, played)
    }
    _play(wanted, out / FOLDER, jobs)
    found = read(out / FOLDER)
    return [replace(one, truth=_joined(one, found)) for one in decisions]


def _wanted(decision: Decision, cards: Sequence[int]) -> list[Place]:
    several = sorted(set(cards))
    is_settled = all(values == decision.truth[0] for values in decision.truth)
    return [] if len(several) == 1 or is_settled else [(decision.deal, decision.number, card) for card in several]


def _play(wanted: Mapping[Place, Decision], folder: Path, jobs: int) -> None:
    known = read(folder)
    missing = [(place, wanted[place].seen) for place in sorted(wanted) if place not in known]
    chunks = [missing[first : first + _AT_ONCE] for first in range(0, len(missing), _AT_ONCE)]
    pieces = [Piece(f"{_digest(chunk)}.jsonl", play_cards, (chunk,)) for chunk in chunks]
    with local_workers(jobs, len(pieces)) as workers:
        do_missing(workers, pieces, folder, lambda: None)


def _digest(chunk: Sequence[tuple[Place, Any]]) -> str:
    return f"{stream(*(part for place, _ in chunk for part in place)):016x}"


def play_cards(chunk: Sequence[tuple[Place, dict[str, Any]]]) -> bytes:
    """What strong players make of some cards, a line each."""
    lines = []
    for (deal, number, card), seen in chunk:
        luck = stream("deeper", deal, number) >> 2
        (truth,) = truth_of(_core.Observation(**seen), [card], DEEPER, luck)
        lines.append(json.dumps({"place": [deal, number, card], "truth": truth}, separators=(",", ":")) + "\n")
    return "".join(lines).encode()


def read(folder: Path) -> dict[Place, list[int]]:
    """All that was played so far."""
    lines = [json.loads(line) for file in sorted(folder.glob("*.jsonl")) for line in file.read_text().splitlines()]
    return {(deal, number, card): line["truth"] for line in lines for deal, number, card in [line["place"]]}


def _joined(decision: Decision, found: Mapping[Place, list[int]]) -> list[list[int]]:
    places = [(decision.deal, decision.number, card) for card in decision.cards]
    return [values + found.get(place, []) for values, place in zip(decision.truth, places, strict=True)]
