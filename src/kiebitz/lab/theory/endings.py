"""The last three tricks as a game of their own: what does open-card play lose to the equilibrium?

A case is a deal that one player bids and plays for seven tricks. Where nobody has won yet, chance deals the cards
that an onlooker has not seen in every way that fits what was shown, each as likely as the others, as in the thesis. The
equilibrium is by CFR+; with three players nobody promises that it is one, so what each seat alone could still gain is
measured. Then each role is given to open cards, against the equilibrium: exact expectations over all worlds, in the
declarer's list points less a defender's.

Endings with more worlds than the option says are left out and counted.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Final

from kiebitz import _core
from kiebitz.cards import card_points
from kiebitz.contract import Kind
from kiebitz.deals import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean, plain, share, spread
from kiebitz.lab.seating import bid_with
from kiebitz.players import ask, create
from kiebitz.seats import observe
from kiebitz.work.streams import stream
from kiebitz.worlds import World

TRICKS: Final = 3
_TURNS: Final = 1000
_WON, _LOST = 61, 60  # points by which the declarer has won, and the defenders
ROLES: Final = ("declarer", "defenders")


def measure(subject: str, seed: int, number: int, *, player: str, worlds: int, accuracy: float) -> Iterator[Row]:
    """One deal; nothing where all pass, or where cards lie open."""
    game = Game(random_deal(random.Random(stream(seed, "endings", number))))
    who = create(player, stream(seed, "endings", "player", number))
    if not bid_with(who, game) or (game.contract is not None and game.contract.ouvert):
        return
    while game.turn is not None and game.position is not None and game.position.cards_left > TRICKS:
        game.push(ask(who, game.view(game.turn)))
    if game.turn is None or not is_open(game):
        yield {"undecided": False}
        return
    seen = observe(game.view(None))
    yield {"undecided": True, "depends": depends_on_play(game, seen), **solved(seen, worlds, accuracy)}


def is_open(game: Game) -> bool:
    """Whether neither side has what it needs."""
    position = game.position
    assert position is not None
    if position.kind == Kind.NULL:
        return position.tricks == 0
    declarer = position.points + card_points(position.skat)
    return declarer < _WON and position.defender_points < _LOST


def depends_on_play(game: Game, seen: _core.Observation) -> bool:
    """Whether anybody could still do better or worse in the world that is true."""
    true = _core.WorldList([World.of_game(game).masks])
    ending = _core.ExtensiveGame.ending(seen, true)
    return max(ending.gains(ending.uniform())) > 0


def solved(seen: _core.Observation, most: int, accuracy: float) -> Row:
    """The ending as a game, and each role with open cards in it."""
    started = time.perf_counter()
    all_worlds = _core.Worlds(seen)
    if all_worlds.size > most:
        return {"worlds": all_worlds.size, "solved": False}
    ending = _core.ExtensiveGame.ending(seen, all_worlds.enumerate(0, all_worlds.size))
    best = ending.equilibrium(_TURNS, accuracy)
    took = time.perf_counter() - started
    assert seen.declarer is not None
    value = ending.payoffs(best)[seen.declarer]
    pimc = ending.open_cards()
    defence = best
    for seat in SEATS:
        defence = defence if seat == seen.declarer else ending.joined(pimc, defence, seat)
    alone = ending.payoffs(ending.joined(pimc, best, seen.declarer))[seen.declarer]
    against = ending.payoffs(defence)[seen.declarer]
    return {
        "worlds": all_worlds.size,
        "solved": True,
        "nodes": ending.size,
        "seconds": took,
        "left": sum(ending.gains(best)),
        "declarer": value - alone,
        "defenders": against - value,
    }


def report(found: Found) -> Iterator[Figure]:
    """How many endings are open, and what open cards lose in them."""
    rows = found.all
    yield share("undecided: neither side has its points", [row["undecided"] for row in rows])
    yield share("undecided: and the result depends on play", [bool(row.get("depends")) for row in rows])
    done = [row for row in rows if row.get("solved")]
    yield plain("left out for their worlds", sum(not row["solved"] for row in rows if "solved" in row))
    for role in ROLES:
        yield mean(f"lost by open cards as {role}", [row[role] for row in done], ".2f")
    yield mean("lost by open cards, mean of roles", [sum(row[role] for role in ROLES) / 2 for row in done], ".2f")
    yield from spread("what all seats together could still gain", [row["left"] for row in done], ".2f")
    yield from spread("worlds", [row["worlds"] for row in done])
    yield from spread("seconds", [row["seconds"] for row in done], ".2f")


EXPERIMENT: Final = Experiment(
    name="theory-endings",
    measure=measure,
    report=report,
    size=1000,
    unit="deals",
    chunk=10,
    quick=Quick(12, settings={"player": "rules", "worlds": 100, "accuracy": 1.0}),
    options=(Option("player", "kermit:10"), Option("worlds", 20_000), Option("accuracy", 0.15)),
    source="Long's thesis, 5.2.1: 3,000 open endings of games of people",
    published={"undecided: neither side has its points": 0.15, "lost by open cards, mean of roles": 0.42},
)
