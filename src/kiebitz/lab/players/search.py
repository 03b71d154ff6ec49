"""What does another way to judge cards gain over the player of before, in each role? Subjects are players.

Every deal is played by the player of before at all seats. Then the subject takes over one role, with the luck that the
player of before had: as long as it plays the same cards, the game is the one that is known, and only the subject is
asked. The player of before is asked again from the first other card on, and a game in which there is none is not played
at all. On the deals of a match with this seed it comes to the gains of `kiebitz arena cardplay --roles`. Null games are
taken to be equal where the specialist plays them for both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache
from typing import Final

from kiebitz import _core
from kiebitz.arena.match import Match, Mode, opening
from kiebitz.arena.results import KINDS
from kiebitz.arena.roles import Luck, in_core, luck_of, start_of_game
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick
from kiebitz.lab.figures import mean, share
from kiebitz.players.recipes import RECIPES, recipe_of
from kiebitz.players.registry import parse_player
from kiebitz.seats import SeatGame, SeatPlayer

_PER_36: Final = 18  # games in either role


@dataclass(frozen=True, slots=True)
class Gained:
    """One deal: what the subject gains in each role, in the declarer's list points less a defender's.

    other_declarer, other_defence  whether it played another card there
    """

    number: int
    kind: str
    declarer: int
    defence: int
    other_declarer: bool
    other_defence: bool


@dataclass(frozen=True, slots=True)
class Known:
    """A deal with the game of the player of before: its cards and what it brought."""

    start: SeatGame
    kind: str
    luck: Luck
    cards: tuple[int, ...]
    lead: int


def measure(subject: str, seed: int, number: int, *, before: str, bidding: str) -> Iterator[Gained]:
    """Both roles of one deal."""
    known = game_of(before, seed, number, bidding)
    if known.kind == "null" and _plays_null_by_specialist(subject) and _plays_null_by_specialist(before):
        yield Gained(number, known.kind, 0, 0, False, False)
        return
    declared, other_declarer = _taken_over(known, player(subject), player(before), declares=True)
    defended, other_defence = _taken_over(known, player(subject), player(before), declares=False)
    yield Gained(number, known.kind, declared - known.lead, known.lead - defended, other_declarer, other_defence)


player = cache(in_core)


def _plays_null_by_specialist(name: str) -> bool:
    spec = parse_player(name)
    return spec.name in RECIPES and recipe_of(name).null


@cache
def game_of(before: str, seed: int, number: int, bidding: str) -> Known:
    """A deal of a match, played by one player at all seats; once for all subjects that one process measures."""
    match = Match(mode=Mode.CARDPLAY, players=(before, before), seed=seed, bidding=bidding)
    start = start_of_game(opening(match, number))
    luck, game, cards = luck_of(seed, number, start), copy(start.game), list[int]()
    while not game.is_over:
        cards.append(_chosen(game, player(before), luck, len(cards)))
        game.play(cards[-1])
    return Known(start.game, KINDS[start.kind], luck, tuple(cards), _lead(game))


def _taken_over(known: Known, subject: SeatPlayer, before: SeatPlayer, *, declares: bool) -> tuple[int, bool]:
    """What the game brings if the subject has one of the roles, and whether any card is another."""
    game, cards = copy(known.start), list[int]()
    while not game.is_over:
        is_subjects = (game.turn == game.seen_by(game.turn).declarer) == declares
        if not is_subjects and _is_known(known, cards):
            card = known.cards[len(cards)]
        else:
            card = _chosen(game, subject if is_subjects else before, known.luck, len(cards))
        cards.append(card)
        game.play(card)
    return _lead(game), not _is_known(known, cards)


def _is_known(known: Known, cards: Sequence[int]) -> bool:
    return known.cards[: len(cards)] == tuple(cards)


def _chosen(game: SeatGame, player: SeatPlayer, luck: Luck, number: int) -> int:
    """The card that the seat in turn would play at the referee's table."""
    seen, seed = game.seen_by(game.turn), luck[game.turn][number]
    if isinstance(player, _core.JudgingPlayer) and seen.legal.bit_count() > 1:
        return player.evidence(seen, seed).best
    return player.choose(seen, seed)


def _lead(game: SeatGame) -> int:
    result = game.result()
    return result.declarer_points - result.defender_points


def report(found: Found) -> Iterator[Figure]:
    """Points per 36, in all and by role; how often something was played otherwise."""
    for subject in found.rows:
        rows = found.each(Gained, subject)
        yield mean("in all, per 36", [_PER_36 * (row.declarer + row.defence) for row in rows], "+.0f", subject)
        yield mean("as declarer, per 36", [_PER_36 * row.declarer for row in rows], "+.0f", subject)
        yield mean("in defence, per 36", [_PER_36 * row.defence for row in rows], "+.0f", subject)
        yield share("deals declared otherwise", [row.other_declarer for row in rows], subject=subject)
        yield share("deals defended otherwise", [row.other_defence for row in rows], subject=subject)


EXPERIMENT: Final = Experiment(
    name="players-search",
    measure=measure,
    report=report,
    size=2000,
    unit="deals",
    chunk=10,
    quick=Quick(4, ("policy",), {"before": "rules", "bidding": "rules"}),
    subjects=("kiebitz:40,playouts=both,finishes=playing,share=0.5,fading=0.75",),
    check_subject=in_core,
    options=(Option("before", "kiebitz:40"), Option("bidding", "kermit")),
)
