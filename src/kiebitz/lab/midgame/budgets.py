"""What is still known of rows of which a part is kept: by three ways to weigh a value, and by three ways to share out.

A case is a split of three cards a hand, made by `kiebitz train tables --trumps 3` in the folder of `--tables`. Of its
values a tenth, a quarter and a half are kept: those that are worth a price, the one that is missed least taken away
again and again, or shared out by merging cost curves. What is known is counted as often as it is met, that is, by rows
and by sets of cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb, factorial, prod
from pathlib import Path
from typing import Final

from kiebitz import _core
from kiebitz.contract import Kind
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import plain
from kiebitz.midgame import ENDING, trump_files, trump_payload
from kiebitz.training.tables.budgets import (
    curves_of,
    gains,
    greedy_shares,
    kept_at,
    loss,
    price_within,
    shared_out,
)
from kiebitz.training.tables.learn import FAMILIES, WEIGHTS

SHARES: Final = (0.1, 0.25, 0.5)  # of the values
MOST_MERGED: Final = 6_000  # values; larger splits are not merged, for that takes minutes


def measure(subject: str, seed: int, number: int, tables: str) -> Iterator[Row]:
    """One split, or none where there are fewer."""
    payload = _rows(subject, number, tables)
    if payload is None:
        return
    row: Row = {"known": {}, "kept": {}, "lost": {}}
    row["entries"], _, _ = _core.rows_known(payload)
    row["cards"] = _sets_of_cards(FAMILIES[subject], 3 if tables else 2, number)
    for name, weights in WEIGHTS.items():
        curves = curves_of(payload, weights)
        found = gains(curves)
        prices = [price_within(found, int(share * len(found))) for share in SHARES]
        cuts = _core.cut_rows(payload, weights.by_rows, weights.by_valuations, prices)
        for share, cut in zip(SHARES, cuts, strict=True):
            kept, _, known = _core.rows_known(memoryview(cut))
            row["kept"][f"{name} {share}"], row["known"][f"{name} {share}"] = kept, known
    curves = curves_of(payload, WEIGHTS["rows"])
    if sum(map(len, curves)) <= MOST_MERGED:
        found = gains(curves)
        row["all"] = float(sum(curve[0] for curve in curves))
        for share in SHARES:
            priced = [kept_at(curve, price_within(found, int(share * len(found)))) for curve in curves]
            budget = sum(priced)
            row["lost"][f"price {share}"] = loss(curves, priced)
            row["lost"][f"greedy {share}"] = loss(curves, greedy_shares(curves, budget))
            row["lost"][f"merged {share}"] = loss(curves, shared_out(curves, budget))
    yield row


def _rows(family: str, number: int, tables: str) -> memoryview | None:
    """The rows of a split; without tables, of two cards, made here in a moment."""
    kind = FAMILIES[family]
    if number >= trump_files(kind, 3 if tables else 2):
        return None
    if tables:
        return trump_payload(Path(tables) / f"{family}-3-{number:03}{ENDING}")
    payload, _ = _core.grow_rows(kind, 2, number)
    return memoryview(payload)


def _sets_of_cards(kind: Kind, cards: int, number: int) -> int:
    """How many sets of cards have a split, whichever suit is the longest."""
    trumps, *others = _core.trump_splits(kind, cards)[number]
    suits = others[:4] if kind is Kind.GRAND else others[:3]
    orders = factorial(len(suits)) // prod(factorial(times) for times in Counter(suits).values())
    return comb(4 if kind is Kind.GRAND else 11, trumps) * prod(comb(7, length) for length in suits) * orders


def report(found: Found) -> Iterator[Figure]:
    """Sums over all splits."""
    for subject, rows in found.rows.items():
        entries, weights = sum(row["entries"] for row in rows), [row["cards"] for row in rows]
        yield plain("values kept of rows that are whole", entries, of=len(rows), subject=subject)
        for name in rows[0]["known"]:
            known = sum(row["known"][name] * weight for row, weight in zip(rows, weights, strict=True)) / sum(weights)
            kept = sum(row["kept"][name] for row in rows) / entries
            yield plain(f"{name}: values kept", kept, ".1%", subject=subject)
            yield plain(f"{name}: states known", known, ".1%", subject=subject)
        merged = [row for row in rows if row["lost"]]
        for name in merged[0]["lost"] if merged else ():
            lost = sum(row["lost"][name] for row in merged) / sum(row["all"] for row in merged)
            yield plain(f"{name}: valuations lost", lost, ".2%", of=len(merged), subject=subject)


EXPERIMENT: Final = Experiment(
    name="midgame-budgets",
    measure=measure,
    report=report,
    size=56,
    unit="splits of each kind",
    quick=Quick(3),
    subjects=tuple(FAMILIES),
    options=(Option("tables", ""),),
    source="Furtak's thesis, 8.5, Figs. 8.6 to 8.10 (pictures)",
)
