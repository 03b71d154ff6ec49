"""What computer players claim and whether it is right, and what a match saves that ends games whose result is certain.

Three of one player play each deal to the last card, at a table that claims for its declarers, and shortened as in
`kiebitz arena --shorten`. Deals that are passed in are passed over. Subjects are the players.

Each claim is checked with all that a declarer could have missed: with open cards in every world that fits, or in so
many drawn ones where there are more, whether the declarer can take all the rest (in null, none); and on the real cards,
where the declarer plays only what a search without limits proves to keep the rest, against the players themselves and
against defenders who play at random, some times over. A claim that fails anywhere counts as refuted. A shortened game
counts as wrong if anything in its result but how it ended differs from the same game played to the last card.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from kiebitz.cards import Card
from kiebitz.deals import SEATS, deal
from kiebitz.game import Game
from kiebitz.guarantees import keeping_rest
from kiebitz.lab.experiment import Experiment, Figure, Found, Option, Quick
from kiebitz.lab.figures import mean, plain, share, spread
from kiebitz.lab.seating import check_player, table_of
from kiebitz.moves import CLAIM, Resign
from kiebitz.players import Player, ask, continue_game
from kiebitz.players.claims import ask_or_claim, certain_end, claim_holds
from kiebitz.scoring import Result
from kiebitz.solver import Side, Solver, points_to_win
from kiebitz.view import Phase, View
from kiebitz.worlds import count_worlds, enumerate_worlds, sample_worlds

RANDOM_DEFENCES: Final = 10
LOOKS: Final = 3  # the quickest counts, whatever else the machine does
ALL_CARDS: Final = 30


@dataclass(slots=True)
class Counts:
    """What came of one game."""

    number: int
    claimed: bool = False
    conceded: bool = False
    at_once: bool = False
    cards_by_claims: int = 0
    other_points: bool = False
    lower_points: bool = False
    worlds: int = 0
    refuted: bool = False
    shortened: bool = False
    cards_shortened: int = 0
    wrong: bool = False
    played_seconds: float = 0.0
    shortened_seconds: float = 0.0
    look_seconds: list[float] = field(default_factory=list)  # of each look whether the rest is certain


def measure(subject: str, seed: int, number: int, *, worlds: int) -> Iterator[Counts]:
    """One deal, if somebody plays: the same three for every way to play it."""
    start, counts = Game(deal(seed * 1_000_003 + number)), Counts(number)
    if not _bid(start, table_of(subject, 3 * seed)):
        return
    begun = time.perf_counter()
    full = continue_game(start.copy(), table_of(subject, 3 * seed)).game
    counts.played_seconds = time.perf_counter() - begun
    _count_shortened(counts, start, full, table_of(subject, 3 * seed))
    _count_claim(counts, start, full, table_of(subject, 3 * seed), worlds)
    yield counts


def _bid(game: Game, players: list[Player]) -> bool:
    while game.turn is not None and game.phase is not Phase.PLAY:
        game.push(ask(players[game.turn], game.view(game.turn)))
    return game.phase is Phase.PLAY


def cards_played(game: Game) -> int:
    """How many cards were played."""
    return sum(isinstance(move, Card) for move in game.moves)


def as_played_on(result: Result) -> Result:
    """A result without how the game ended."""
    return replace(result, resigned=False)


def _count_shortened(counts: Counts, start: Game, full: Game, players: list[Player]) -> None:
    begun = time.perf_counter()
    short = continue_game(start.copy(), players, shorten=True)
    counts.shortened_seconds = time.perf_counter() - begun
    counts.shortened = short.foregone > 0
    counts.cards_shortened = cards_played(full) - cards_played(short.game)
    counts.wrong = as_played_on(short.game.result()) != as_played_on(full.result())


def _count_claim(counts: Counts, start: Game, full: Game, players: list[Player], worlds: int) -> None:
    game = start.copy()
    claimed: Game | None = None
    while game.turn is not None:
        if game.claimed and all(claim_holds(game.view(seat)) for seat in SEATS if seat != game.declarer):
            for seat in SEATS:
                if seat != game.declarer:
                    game.push(Resign(seat))
            counts.conceded = True
            counts.at_once = claimed is not None and cards_played(claimed) == cards_played(game)
            counts.cards_by_claims = ALL_CARDS - cards_played(game)
            break
        view = game.view(game.turn)
        if view.is_declarer and not game.claimed:
            counts.look_seconds.append(min(_seconds_of_look(view) for _ in range(LOOKS)))
        move = ask_or_claim(players[game.turn], view)
        if move == CLAIM:
            claimed = game.copy()
        game.push(move)
    if claimed is None:
        return
    counts.claimed = True
    before, after = full.result(), game.result()
    counts.other_points = before.list_points() != after.list_points()
    assert game.declarer is not None
    counts.lower_points = after.list_points()[game.declarer] < before.list_points()[game.declarer]
    counts.refuted = not (_holds_in_worlds(counts, claimed, worlds) and _holds_played_on(claimed, players))


def _seconds_of_look(view: View) -> float:
    begun = time.perf_counter()
    certain_end(view)
    return time.perf_counter() - begun


def _holds_in_worlds(counts: Counts, claimed: Game, worlds: int) -> bool:
    assert claimed.declarer is not None
    assert claimed.contract is not None
    view = claimed.view(claimed.declarer)
    few = count_worlds(view) <= worlds
    solver = Solver()
    for world in enumerate_worlds(view) if few else sample_worlds(view, worlds, seed=1):
        counts.worlds += 1
        position = world.position(view)
        is_null = claimed.contract.is_null
        needed = points_to_win(position)  # in null, tricks to be survived
        if not (solver.at_least(position, needed) if is_null else solver.takes_all_tricks(position, Side.DECLARER)):
            return False
    return True


def _holds_played_on(claimed: Game, players: list[Player]) -> bool:
    """Against the players themselves, then against chance."""
    sources = [None, *(random.Random(number) for number in range(RANDOM_DEFENCES))]
    return all(_takes_rest(claimed.copy(), players, source) for source in sources)


def _takes_rest(game: Game, players: list[Player], source: random.Random | None) -> bool:
    assert game.position is not None
    assert game.contract is not None
    lost = game.position.defender_tricks
    game.push(CLAIM)
    while game.turn is not None:
        view = game.view(game.turn)
        if game.turn == game.declarer:
            if not (keeping := keeping_rest(view)):
                return False
            game.push(keeping[0])
        else:
            game.push(ask(players[game.turn], view) if source is None else source.choice(game.legal_moves()))
    assert game.position is not None
    return game.position.tricks == 0 if game.contract.is_null else game.position.defender_tricks == lost


def report(found: Found) -> Iterator[Figure]:
    """Claims, shortened games, times."""
    for player in found.rows:
        yield from _told(player, found.each(Counts, player))


def _told(player: str, games: Sequence[Counts]) -> Iterator[Figure]:
    claims = [game for game in games if game.claimed]
    yield share("games with a claim", [game.claimed for game in games], subject=player)
    for what, name in (
        ("conceded", "conceded"),
        ("at_once", "conceded at once"),
        ("refuted", "refuted"),
        ("other_points", "other list points"),
        ("lower_points", "fewer for the declarer"),
    ):
        yield plain(f"claims: {name}", sum(getattr(game, what) for game in claims), of=len(claims), subject=player)
    yield plain("claims: worlds looked at", sum(game.worlds for game in claims), subject=player)
    yield mean("cards not played by claims", [game.cards_by_claims for game in games], ".2f", player)
    yield share("games shortened", [game.shortened for game in games], subject=player)
    yield mean("cards not played, shortened", [game.cards_shortened for game in games], ".2f", player)
    yield plain("shortened: other results", sum(game.wrong for game in games), of=len(games), subject=player)
    yield from spread("ms to look for a claim", [1000 * s for game in games for s in game.look_seconds], ".2f", player)
    for what, name in (("played_seconds", "to the last card"), ("shortened_seconds", "shortened")):
        yield plain(f"seconds, {name}", sum(getattr(game, what) for game in games), ".1f", subject=player)


EXPERIMENT: Final = Experiment(
    name="certain-claims",
    measure=measure,
    report=report,
    size=2000,
    unit="games of each player",
    chunk=20,
    counts=lambda row: True,
    quick=Quick(4, ("rules",), {"worlds": 5}),
    subjects=("value+rules", "kermit:10"),
    check_subject=check_player,
    options=(Option("worlds", 100),),
)
