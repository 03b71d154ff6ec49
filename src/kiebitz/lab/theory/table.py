"""Endings at the table: what do players lose to the equilibrium in the last three tricks, by sampled deals?

A case is an undecided ending as in `theory-endings`. Chance deals its worlds as likely as auction, contract, discards
and the cards of seven tricks make them, and the equilibrium knows that, as the players do. Deals are drawn by that
chance; in each of them either role is played by the player, by open cards and by the equilibrium, against the
equilibrium with the same luck. What the equilibrium makes more is the loss, in the declarer's list points less a
defender's.

Then the cards as they truly lay, a match: players on all seats, and either role given to the equilibrium. Nobody
promises that it gains there, since the others do not play it, and the worlds are believed as likely as the tables say.

Subjects are the players. Seconds are those of one processor, for worlds, weights, game and equilibrium.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from kiebitz import _core
from kiebitz.cards import cards_in
from kiebitz.deals import SEATS
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick, Row
from kiebitz.lab.figures import mean, spread
from kiebitz.lab.theory.endings import ROLES, is_open, played_to_ending
from kiebitz.players.recipes import KIEBITZ, recipe_of
from kiebitz.seats import observe
from kiebitz.work.streams import stream
from kiebitz.worlds import World

_TURNS: Final = 1000
_AT_TABLE: Final = 0.2  # seconds that a move may take there
_OPEN, _EQUILIBRIUM = "open cards", "equilibrium"
Who: TypeAlias = _core.SeatPlayer | _core.TreePolicy
Seats: TypeAlias = Mapping[int, Who]


@dataclass(frozen=True, slots=True)
class Table:
    """An ending, and how it is played on by policies of it and by players of the core."""

    seen: _core.Observation
    ending: _core.Ending

    def lead(self, world: Sequence[int], seats: Seats, luck: int) -> int:
        """The declarer's list points less a defender's, with this luck at every seat."""
        game = _core.SeatGame(self.seen, world)
        draws = {seat: Random(stream(luck, "seat", seat)) for seat in SEATS}
        while not game.is_over:
            turn = game.turn
            game.play(self._card(seats[turn], game.seen_by(turn), draws[turn]))
        points = game.list_points()
        declarer = self.seen.declarer
        assert declarer is not None
        return points[declarer] - points[(declarer + 1) % len(SEATS)]

    def _card(self, who: Who, mine: _core.Observation, draw: Random) -> int:
        luck = draw.getrandbits(60)
        if isinstance(who, _core.SeatPlayer):
            return who.choose(mine, luck)
        chances = self.ending.chances(who, mine)
        if not chances:  # no card matters
            return int(next(iter(cards_in(mine.legal))))
        cards, shares = zip(*chances, strict=True)
        return int(Random(luck).choices(cards, shares)[0])


def measure(
    subject: str, seed: int, number: int, *, player: str, worlds: int, deals: int, accuracy: float
) -> Iterator[Row]:
    """One deal, if its ending is undecided and has no more worlds."""
    game = played_to_ending(seed, number, player)
    if game is None or game.turn is None or not is_open(game):
        return
    seen = observe(game.view(None))
    fitting = _core.Worlds(seen)
    if fitting.size > worlds:
        return
    started = time.process_time()
    listed = fitting.enumerate(0, fitting.size)
    weights = KIEBITZ.weigh(listed, seen)
    table = Table(seen, _core.Ending(seen, listed, weights))
    best = table.ending.equilibrium(_TURNS, accuracy)
    row: Row = {"worlds": fitting.size, "seconds": time.process_time() - started}
    who = recipe_of(subject).in_core()
    played: dict[str, Who] = {subject: who, _OPEN: table.ending.open_cards(), _EQUILIBRIUM: best}
    luck = stream(seed, "table", number)
    drawn = Random(luck).choices(listed.masks(), weights, k=deals)
    for role in ROLES:
        for name, policy in played.items():
            seats = _seated(seen.declarer, role, policy, best)
            leads = [table.lead(world, seats, stream(luck, deal)) for deal, world in enumerate(drawn)]
            row[f"{name}, {role}"] = _for_role(role, sum(leads) / deals)
        row[f"match, {role}"] = _gain(table, World.of_game(game).masks, role, who, best, luck)
    yield row


def _seated(declarer: int | None, role: str, own: Who, others: Who) -> Seats:
    return {seat: own if (seat == declarer) == (role == ROLES[0]) else others for seat in SEATS}


def _for_role(role: str, lead: float) -> float:
    return lead if role == ROLES[0] else -lead


def _gain(
    table: Table, true: Sequence[int], role: str, who: _core.SeatPlayer, best: _core.TreePolicy, luck: int
) -> float:
    """What a role makes more by the equilibrium, with the player everywhere else."""
    usual, changed = (
        table.lead(true, _seated(table.seen.declarer, role, own, who), stream(luck, "match")) for own in (who, best)
    )
    return _for_role(role, changed - usual)


def report(found: Found) -> Iterator[Figure]:
    """What each role loses, and what it would gain in the match: in all endings, and where a move is quick."""
    for subject, rows in found.rows.items():
        for name in (subject, _OPEN):
            for role in ROLES:
                lost = [row[f"{_EQUILIBRIUM}, {role}"] - row[f"{name}, {role}"] for row in rows]
                yield mean(f"lost by {name} as {role}", lost, ".2f", subject)
        quick = [row for row in rows if row["seconds"] <= _AT_TABLE]
        for role in ROLES:
            yield mean(f"match: equilibrium as {role}, gain", [row[f"match, {role}"] for row in rows], "+.2f", subject)
            if len(quick) > 1:
                gained = [row[f"match, {role}"] for row in quick]
                yield mean(f"match: as {role}, solved in {_AT_TABLE} s, gain", gained, "+.2f", subject)
        yield from spread("worlds", [row["worlds"] for row in rows], subject=subject)
        yield from spread("processor seconds", [row["seconds"] for row in rows], ".2f", subject)


EXPERIMENT: Final = Experiment(
    name="theory-table",
    measure=measure,
    report=report,
    size=200,
    unit="deals",
    chunk=10,
    quick=Quick(30, ("kermit:2",), {"player": "rules", "worlds": 2000, "deals": 2, "accuracy": 1.0}),
    subjects=("kiebitz",),
    check_subject=recipe_of,
    options=(Option("player", "kermit:10"), Option("worlds", 92_400), Option("deals", 40), Option("accuracy", 0.5)),
)
