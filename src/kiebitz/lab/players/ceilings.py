"""How much is there to win at most? A player who sees all cards from some trick on, in one role, behind the same bids.

A deal is bid and played by one player at all seats. Then it is played again, from the beginning of a trick on: in one
role all cards are seen, the other plays on as it does. Who sees leaves out every card that gives a game or a schneider
away with open cards, and otherwise plays as before; so what is gained is owed to sight alone. Nobody without sight can
gain so much: it is a limit, by role and trick, of what better judging can bring.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from kiebitz.arena.results import kind_of
from kiebitz.cards import Card
from kiebitz.deals import SEATS, random_deal
from kiebitz.game import Game
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick
from kiebitz.lab.figures import mean, plain
from kiebitz.lab.seating import bid_with, check_player
from kiebitz.memory.truth import card_values, declarer_wins
from kiebitz.players import Player, create
from kiebitz.scoring import SCHNEIDER_POINTS
from kiebitz.solver import Solver
from kiebitz.work.streams import stream

ROLES: Final = ("declarer", "defence")
TRICKS: Final = range(1, 10)  # in the last one nobody has a choice
_OUT_OF_SCHNEIDER: Final = 31


@dataclass(frozen=True, slots=True)
class Ceiling:
    """What sight from a trick on brings a role on one deal, in the list points of the declarer less a defender's.

    decisions  how often the role had a choice in that trick, without sight
    """

    number: int
    kind: str
    role: str
    trick: int
    gain: int
    decisions: int


def measure(subject: str, seed: int, number: int, *, bidding: str) -> Iterator[Ceiling]:
    """The ceilings of one deal for a player; none where all pass."""
    game = Game(random_deal(random.Random(stream(seed, "ceilings", number))))
    if not bid_with(create(bidding, 0), game):
        return
    assert game.contract is not None
    kind, player = kind_of(game.contract), create(subject, stream(seed, "ceilings", "player", number))
    starts, decisions = _played(game, player)
    before = _lead(game)
    for role, sign in zip(ROLES, (1, -1), strict=True):
        for trick in TRICKS:
            if trick <= len(starts):
                seeing = _lead(play_seeing(starts[trick - 1].copy(), player, role))
                yield Ceiling(number, kind, role, trick, sign * (seeing - before), decisions[role][trick - 1])


def _played(game: Game, player: Player) -> tuple[list[Game], dict[str, list[int]]]:
    """Play a game to its end; what it was at the beginning of each trick, and each role's decisions there."""
    starts: list[Game] = []
    decisions: dict[str, list[int]] = {role: [] for role in ROLES}
    while (seat := game.turn) is not None:
        assert game.position is not None
        if not game.position.trick:
            starts.append(game.copy())
            for counted in decisions.values():
                counted.append(0)
        decisions[role_of(game, seat)][-1] += len(game.legal_moves()) > 1
        game.push(player.play(game.view(seat)))
    return starts, decisions


def play_seeing(game: Game, player: Player, role: str) -> Game:
    """Play a game on to its end, one role seeing all cards."""
    while (seat := game.turn) is not None:
        card = player.play(game.view(seat))
        game.push(_with_sight(game, card) if role_of(game, seat) == role else card)
    return game


def role_of(game: Game, seat: int) -> str:
    """The declarer's, or that of the defence."""
    return ROLES[seat != game.declarer]


def _with_sight(game: Game, card: Card) -> Card:
    """The card, unless it gives something away; else one that gives nothing away and saves most card points."""
    if len(game.legal_moves()) == 1:
        return card
    sign = 1 if game.turn == game.declarer else -1
    ranks = _ranks(game)
    best = max(sign * wins for wins, _ in ranks.values())
    keeping = {one: sign * points for one, (wins, points) in ranks.items() if sign * wins == best}
    return card if card in keeping else max(keeping, key=keeping.__getitem__)


def _ranks(game: Game) -> dict[Card, tuple[int, int]]:
    """Of every legal card with open cards: lost in schneider 0, lost 1, won 2, with schneider 3; and card points."""
    assert game.contract is not None
    values = {value.card: value.value for value in card_values(_solver(), game)}
    wins = declarer_wins(_solver(), game)
    if game.contract.is_null:
        return {card: (2 * won, values[card]) for card, won in wins.items()}
    limits = {True: SCHNEIDER_POINTS, False: _OUT_OF_SCHNEIDER}
    return {card: (2 * won + (values[card] >= limits[won]), values[card]) for card, won in wins.items()}


def _lead(game: Game) -> int:
    """What the declarer of a finished game has in the list less what a defender has."""
    assert game.declarer is not None
    points = game.result().list_points()
    return points[game.declarer] - points[(game.declarer + 1) % len(SEATS)]


@cache
def _solver() -> Solver:
    return Solver()


# -- what all deals tell -----------------------------------------------------------------------------------------------


def report(found: Found) -> Iterator[Figure]:
    """What there is to gain by sight from each trick on, and by a decision in it; 18 games in a role count as 36."""
    for subject in found.rows:
        rows = found.each(Ceiling, subject)
        for role in ROLES:
            for trick in TRICKS:
                points = gains(rows, role, trick)
                yield mean(f"{role}, a game, from trick {trick} on", points, subject=subject)
                decisions = sum(row.decisions for row in rows if (row.role, row.trick) == (role, trick))
                each = (sum(points) - sum(gains(rows, role, trick + 1))) / max(1, decisions)
                yield plain(f"{role}, a decision in trick {trick}", each, "+.1f", decisions, subject)


def gains(rows: Sequence[Ceiling], role: str, trick: int) -> list[int]:
    """Of every deal; from a trick on that was not played there was nothing to gain."""
    found = {row.number: row.gain for row in rows if (row.role, row.trick) == (role, trick)}
    return [found.get(number, 0) for number in sorted({row.number for row in rows})]


EXPERIMENT: Final = Experiment(
    name="players-ceilings",
    measure=measure,
    report=report,
    size=300,
    unit="deals",
    chunk=10,
    quick=Quick(6, ("rules",), {"bidding": "rules"}),
    subjects=("kiebitz:40",),
    check_subject=check_player,
    options=(Option("bidding", "kermit"),),
)
