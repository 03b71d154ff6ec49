"""What was played on a shared set, side by side: wins, differences deal by deal, 2 x 2 tables, times."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from statistics import mean

import numpy as np

from benchmarks.null.playing import Played, results_in
from kiebitz.work.statistics import estimate_mean

BASE = "kermit"


def print_tables(folder: Path) -> None:
    """Everything that a folder holds."""
    for place in sorted(path for path in folder.iterdir() if path.is_dir()):
        found = {file.stem: {row.number: row for row in results_in(file)} for file in sorted(place.glob("*.jsonl"))}
        print(f"\n{place.name}")
        for name, rows in found.items():
            print(f"  {name:<60} {_summary(list(rows.values()))}")
            print(f"    {_two_by_two(list(rows.values()))}")
        for name, rows in found.items():
            for other in _rivals(name):
                if other in found and other != name:
                    print(f"  {name} less {other}: {_difference(rows, found[other])}")
                    print(f"    {_as_in_the_paper(rows, found[other])}")


def _summary(rows: list[Played]) -> str:
    times = {
        "declarer": [second for row in rows for second in row.declarer_seconds],
        "defenders": [second for row in rows for second in row.defender_seconds],
    }
    spent = ", ".join(
        f"{who} {1000 * mean(seconds):.0f} ms, most {1000 * max(seconds):.0f}"
        for who, seconds in times.items()
        if seconds
    )
    return f"{len(rows)} games, declarer wins {percent([row.won for row in rows])}; {spent}"


def _two_by_two(rows: list[Played]) -> str:
    """The paper's tables: open cards against what was played."""
    lost = [row for row in rows if not row.open_won]
    won = [row for row in rows if row.open_won]
    return (
        f"lost with open cards {len(lost)}: beaten {percent([not row.won for row in lost])}; "
        f"won with open cards {len(won)}: beaten {percent([not row.won for row in won])}"
    )


def _rivals(name: str) -> list[str]:
    declarer, _, defenders = name.partition(" v ")
    return [f"{declarer} v {BASE}", f"{BASE} v {defenders}"]


def _difference(rows: dict[int, Played], others: dict[int, Played]) -> str:
    """Of the declarer's wins, in percentage points, deal by deal."""
    common = sorted(rows.keys() & others.keys())
    gains = np.array([100.0 * (rows[number].won - others[number].won) for number in common])
    return f"{estimate_mean(gains)} on {len(common)} deals"


def _as_in_the_paper(rows: dict[int, Played], others: dict[int, Played]) -> str:
    """Tables 1 and 2: of the games lost with open cards, who of the two has won as declarer."""
    lost = [number for number in rows.keys() & others.keys() if not rows[number].open_won]
    counts = Counter((others[number].won, rows[number].won) for number in lost)
    cells = ((False, False), (False, True), (True, False), (True, True))
    shares = ", ".join(
        f"0{int(base)}{int(ours)} {counts[base, ours]} ({counts[base, ours] / len(lost):.1%})" for base, ours in cells
    )
    return f"open cards, the other, this one: {shares}"


def percent(wins: list[bool]) -> str:
    return f"{100 * mean(wins):.1f}%" if wins else "-"
