"""The last three tricks as a game of their own: what does open-card play lose to the equilibrium?

A case is a deal that one player bids and plays for seven tricks. Where nobody has won yet, chance deals the cards that
an onlooker has not seen in every way that fits what was shown. Subjects are the root distributions: each way as likely
as the others, as in the thesis, or as likely as auction, contract and discards make it (theorem of 6.2.1). The
equilibrium is by CFR+; with three players nobody promises that it is one, so what each seat alone could still gain is
measured, and added up. Then each role is given to open cards, against the equilibrium: exact expectations over all
worlds, in the declarer's list points less a defender's.

Undecided is told four times, each time of fewer games: neither side has its points; the result still depends on play;
some card still decides, with open cards on both sides and as the game was played on by the same player; the lead to the
eighth trick does. Losses are told twice, too: in a seat's own list points a defender has 40 at stake, as against the
declarer three times the value of the game, and 100. Values are those with the cards as they lie.

Endings with more worlds than the option says are left out and counted; there are never more than 92,400. Seconds are
those of one processor, for the game and its equilibrium.
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
from kiebitz.inference import load_inference
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean, plain, share, spread
from kiebitz.lab.seating import bid_with
from kiebitz.memory.truth import declarer_wins
from kiebitz.players import Player, ask, create
from kiebitz.scoring import game_value
from kiebitz.seats import observe
from kiebitz.solver import Solver
from kiebitz.work.streams import stream
from kiebitz.worlds import World

TRICKS: Final = 3
_TURNS: Final = 1000
_FOR_DEFENDER: Final = 40  # list points of each for a game that is beaten
_WON, _LOST = 61, 60  # points by which the declarer has won, and the defenders
ROLES: Final = ("declarer", "defenders")
ALIKE, BY_BIDS = SUBJECTS = ("worlds alike", "worlds by bids")
_MOST_WORLDS: Final = 92_400  # of eleven cards: 11! / (3! 3! 3! 2!)


def measure(subject: str, seed: int, number: int, *, player: str, worlds: int, accuracy: float) -> Iterator[Row]:
    """One deal."""
    game = played_to_ending(seed, number, player)
    if game is None:
        return
    if game.turn is None or not is_open(game):
        yield {"undecided": False}
        return
    seen = observe(game.view(None))
    row: Row = {"undecided": True, "depends": depends_on_play(game, seen), **solved(seen, worlds, accuracy, subject)}
    row["stake"] = share_of_defender(game)
    row["decides"] = decisions(game, create(player, stream(seed, "endings", "player", number)))
    yield row


def played_to_ending(seed: int, number: int, player: str) -> Game | None:
    """A deal that one player bids and plays for seven tricks; nothing where all pass, or where cards lie open."""
    game = Game(random_deal(random.Random(stream(seed, "endings", number))))
    who = create(player, stream(seed, "endings", "player", number))
    if not bid_with(who, game) or (game.contract is not None and game.contract.ouvert):
        return None
    while game.turn is not None and game.position is not None and game.position.cards_left > TRICKS:
        game.push(ask(who, game.view(game.turn)))
    return game


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
    true = _core.Ending(seen, _core.WorldList([World.of_game(game).masks]))
    return max(true.gains(true.uniform())) > 0


def decisions(game: Game, who: Player) -> list[bool]:
    """For each card as one player plays on whether another one would change who wins with open cards."""
    solver, found = Solver(), []
    while game.turn is not None:
        found.append(len(set(declarer_wins(solver, game).values())) > 1)
        game.push(ask(who, game.view(game.turn)))
    return found


def share_of_defender(game: Game) -> float:
    """What share of the gap between a game won and lost is a defender's 40 points."""
    assert game.contract is not None
    value = max(game_value(game.contract, game.matadors()), game.auction.bid)
    return _FOR_DEFENDER / (3 * value + 100 + _FOR_DEFENDER)


def solved(seen: _core.Observation, most: int, accuracy: float, root: str = ALIKE) -> Row:
    """The ending as a game, and each role with open cards in it."""
    all_worlds = _core.Worlds(seen)
    if all_worlds.size > most:
        return {"worlds": all_worlds.size, "solved": False}
    listed = all_worlds.enumerate(0, all_worlds.size)
    weights = load_inference().weigh(listed, seen) if root == BY_BIDS else []
    started = time.process_time()
    ending = _core.Ending(seen, listed, weights)
    best = ending.equilibrium(_TURNS, accuracy)
    took = time.process_time() - started
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
        "ends": ending.ends,
        "seconds": took,
        "left": sum(ending.gains(best)),
        "declarer": value - alone,
        "defenders": against - value,
    }


def report(found: Found) -> Iterator[Figure]:
    """How many endings are open, and what open cards lose in them."""
    for subject, rows in found.rows.items():
        yield share("undecided: neither side has its points", [row["undecided"] for row in rows], subject=subject)
        depends = [bool(row.get("depends")) for row in rows]
        yield share("undecided: and the result depends on play", depends, subject=subject)
        decides = [row.get("decides", [False]) for row in rows]
        yield share("undecided: and a card still decides", [any(cards) for cards in decides], subject=subject)
        yield share("undecided: and the lead decides", [cards[0] for cards in decides], subject=subject)
        done = [row for row in rows if row.get("solved")]
        left_out = sum(not row["solved"] for row in rows if "solved" in row)
        yield plain("left out for their worlds", left_out, subject=subject)
        for role in ROLES:
            yield mean(f"lost by open cards as {role}", [row[role] for row in done], ".2f", subject)
        both = [sum(row[role] for role in ROLES) / 2 for row in done]
        yield mean("lost by open cards, mean of roles", both, ".2f", subject)
        own = [row["declarer"] * (1 - row["stake"]) for row in done]
        yield mean("lost by open cards as declarer, own points", own, ".2f", subject)
        own = [row["defenders"] * row["stake"] for row in done]
        yield mean("lost by open cards as defenders, own points of each", own, ".2f", subject)
        yield from spread("what all seats could still gain, summed", [row["left"] for row in done], ".2f", subject)
        yield from spread("worlds", [row["worlds"] for row in done], subject=subject)
        yield from spread("processor seconds", [row["seconds"] for row in done], ".2f", subject)


EXPERIMENT: Final = Experiment(
    name="theory-endings",
    measure=measure,
    report=report,
    size=1500,
    unit="deals",
    chunk=10,
    quick=Quick(12, (ALIKE,), {"player": "rules", "worlds": 100, "accuracy": 1.0}),
    subjects=SUBJECTS,
    options=(Option("player", "kermit:10"), Option("worlds", _MOST_WORLDS), Option("accuracy", 0.5)),
    source="Long's thesis, 5.2.1: 3,000 open endings of games of people",
    published={
        f"{ALIKE}: undecided: neither side has its points": 0.15,
        f"{ALIKE}: lost by open cards, mean of roles": 0.42,
    },
)
