"""Skat in the parameters of synthetic trees: correlation, bias and disambiguation of games that were bid for.

A case is a deal, bid and declared by one player; subjects are the kinds of games. From the first card on it is walked
through at random many times, past every card that would end the game, down to a choice all of whose cards end it.
Where these win and lose alike the choice is correlated, and the share of wins among those is the bias. Cards that
nobody can choose otherwise belong to the choice before them.

Other walks count the worlds that fit what a seat knows whenever it is to play. If they are halved h times from one of
its turns to the next, a synthetic tree of disambiguation h / (1 + h) does as much.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import Any, Final

from kiebitz import _core
from kiebitz.arena.results import kind_of
from kiebitz.deals import random_deal
from kiebitz.game import Game
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean
from kiebitz.lab.seating import bid_with
from kiebitz.players import create
from kiebitz.seats import observe
from kiebitz.solver import core_position
from kiebitz.work.streams import stream
from kiebitz.worlds import World

KINDS: Final = ("suit", "grand", "null")
_WON: Final = 61
_LATE: Final = 12  # cards left in all hands; before that no trump game ends by one card


def measure(subject: str, seed: int, number: int, *, bidding: str, walks: int, counts: int) -> Iterator[Row]:
    """One deal, if it is bid for and of this kind."""
    source = random.Random(stream(seed, "skat", number))
    game = Game(random_deal(source))
    if not bid_with(create(bidding, 0), game):
        return
    assert game.contract is not None
    assert game.position is not None
    if kind_of(game.contract) != subject:
        return
    position = core_position(game.position)
    alike = [ends for _ in range(walks) if (ends := last_choice(position, subject == "null", source)) is not None]
    if not alike:
        return
    same = [ends[0] for ends in alike if len(set(ends)) == 1]
    halvings = [times for _ in range(counts) for times in halved(game, source)]
    yield {
        "correlation": len(same) / len(alike),
        "bias": sum(same) / len(same) if same else None,
        "halvings": math.fsum(halvings) / len(halvings) if halvings else None,  # some null games end at once
    }


def last_choice(position: _core.Position, is_null: bool, source: random.Random) -> list[bool] | None:
    """Whether the declarer wins after each card of a choice that ends a walk; `None` if it never comes to one."""
    played, found = 0, None
    while not position.is_over and found is None:
        cards = cards_of(position.legal())
        if len(cards) > 1 and (is_null or sum(hand.bit_count() for hand in position.hands) <= _LATE):
            ends = {card: end_after(position, card, is_null) for card in cards}
            going_on = [card for card, won in ends.items() if won is None]
            if not going_on:
                found = [won for won in ends.values() if won is not None]
                break
            cards = going_on
        position.play(source.choice(cards))
        played += 1
    for _ in range(played):
        position.undo()
    return found


def end_after(position: _core.Position, card: int, is_null: bool) -> bool | None:
    """Whether the declarer has won if this card leads to the end, as nobody has a choice any more."""
    position.play(card)
    played = 1
    while not position.is_over and len(cards := cards_of(position.legal())) == 1:
        position.play(cards[0])
        played += 1
    won = None if not position.is_over else position.tricks == 0 if is_null else position.points >= _WON
    for _ in range(played):
        position.undo()
    return won


def cards_of(mask: int) -> list[int]:
    """The numbers of the cards of a mask."""
    return [card for card in range(32) if mask >> card & 1]


def halved(game: Game, source: random.Random) -> Iterator[float]:
    """How many times the worlds of a seat were halved since its last turn, in one walk to the end."""
    assert game.position is not None
    seats = _core.SeatGame(observe(game.view(game.position.turn)), World.of_game(game).masks)
    position, before = core_position(game.position), dict[int, int]()
    while not seats.is_over:
        worlds = _core.Worlds(seats.seen_by(seats.turn)).size
        if (last := before.get(seats.turn, 1)) > 1:
            yield math.log2(last / worlds)
        before[seats.turn] = worlds
        card = source.choice(cards_of(position.legal()))
        position.play(card)
        seats.play(card)


def report(found: Found) -> Iterator[Figure]:
    """Means over games, and how many games lie near the published ones."""
    for kind, rows in found.rows.items():
        yield mean("correlation", [row["correlation"] for row in rows], ".3f", kind)
        biases = [row["bias"] for row in rows if row["bias"] is not None]
        yield mean("bias", biases, ".3f", kind)
        middle = math.fsum(biases) / max(1, len(biases))
        yield mean("bias, distance from its mean", [abs(bias - middle) for bias in biases], ".3f", kind)
        halvings = [row["halvings"] for row in rows if row["halvings"] is not None]
        yield mean("halvings of the worlds between turns", halvings, ".2f", kind)
        yield mean("disambiguation", [times / (1 + times) for times in halvings], ".3f", kind)


def plot(canvas: Any, found: Found) -> None:
    """Every game is a point: correlation and bias, and beside it disambiguation."""
    canvas.set_size_inches(9, 3 * len(found.rows))
    for axes, (kind, rows) in zip(canvas.subplots(len(found.rows), 2, squeeze=False), found.rows.items(), strict=True):
        known = [row for row in rows if row["bias"] is not None and row["halvings"] is not None]
        for panel, column in zip(axes, ("correlation", "disambiguation"), strict=True):
            values = [
                row["halvings"] / (1 + row["halvings"]) if column != "correlation" else row[column] for row in known
            ]
            panel.scatter(values, [row["bias"] for row in known], s=6, alpha=0.4)
            panel.set_xlim(0, 1)
            panel.set_ylim(0, 1)
            panel.set_xlabel(f"{column}, {kind}", fontsize=8)
            panel.set_ylabel("bias", fontsize=8)


EXPERIMENT: Final = Experiment(
    name="theory-skat",
    measure=measure,
    report=report,
    size=300,
    unit="games of each kind",
    chunk=20,
    quick=Quick(2, ("suit",), {"walks": 30, "counts": 1}),
    subjects=KINDS,
    counts=lambda row: True,
    options=(Option("bidding", "kermit:1"), Option("walks", 200), Option("counts", 3)),
    source="Long's thesis, 5.4.3, Fig. 5.8",
    plot=plot,
    published={f"{kind}: disambiguation": 0.6 for kind in KINDS}
    | {f"{kind}: correlation": "0.8 to 1" for kind in KINDS},
)
