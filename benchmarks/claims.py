"""What computer players claim and whether it is right, and what a match saves that ends games whose result is certain.

    python -m benchmarks.claims [--games 2000] [--seed 1] [--player value+rules] [--worlds 100]

Three of one player play each deal to the last card, at a table that claims for its declarers, and shortened as in
`kiebitz arena --shorten`. Deals that are passed in are passed over.

Each claim is checked with all that a declarer could have missed: with open cards in every world that fits, or in so
many drawn ones where there are more, whether the declarer can take all the rest (in null, none); and on the real cards,
where the declarer plays only what a search without limits proves to keep the rest, against the players themselves and
against defenders who play at random, some times over. A claim that fails anywhere counts as refuted. A shortened game
counts as wrong if anything in its result but how it ended differs from the same game played to the last card.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from kiebitz import CLAIM, Card, Game, Phase, Player, Resign, Result, Solver, View, ask, create, deal
from kiebitz.deal import SEATS
from kiebitz.guarantee import keeping_rest
from kiebitz.players import continue_game
from kiebitz.players.claims import ask_or_claim, certain_end, claim_holds
from kiebitz.solve import Side, points_to_win
from kiebitz.worlds import count_worlds, enumerate_worlds, sample_worlds

RANDOM_DEFENCES = 10
LOOKS = 3  # the quickest counts, whatever else the machine does
ALL_CARDS = 30


@dataclass(slots=True)
class Counts:
    """What came of some games."""

    games: int = 0
    claimed: int = 0
    at_once: int = 0
    by_claims: int = 0
    cards_by_claims: int = 0
    other_points: int = 0
    lower_points: int = 0
    worlds: int = 0
    refuted: int = 0
    shortened: int = 0
    cards_shortened: int = 0
    wrong: int = 0
    seconds_played: float = 0.0
    seconds_shortened: float = 0.0
    looks: list[float] = field(default_factory=list)  # the seconds of each look whether the rest is certain


def measure(spec: str, games: int, seed: int, worlds: int) -> Counts:
    """Play and check."""
    counts = Counts()
    for start in openings(spec, games, seed):
        counts.games += 1
        begun = time.perf_counter()
        full = continue_game(start.copy(), players_of(spec, seed)).game
        counts.seconds_played += time.perf_counter() - begun
        _count_shortened(counts, start, full, players_of(spec, seed))
        _count_claim(counts, start, full, players_of(spec, seed), worlds)
    return counts


def players_of(spec: str, seed: int) -> list[Player]:
    """The same three for every way to play a deal."""
    return [create(spec, 3 * seed + seat) for seat in SEATS]


def openings(spec: str, games: int, seed: int) -> Iterator[Game]:
    """So many games up to the first card."""
    number = found = 0
    players = players_of(spec, seed)
    while found < games:
        game = Game(deal(seed * 1_000_003 + number))
        number += 1
        while game.turn is not None and game.phase is not Phase.PLAY:
            game.push(ask(players[game.turn], game.view(game.turn)))
        if game.phase is Phase.PLAY:
            found += 1
            yield game


def cards_played(game: Game) -> int:
    """How many cards were played."""
    return sum(isinstance(move, Card) for move in game.moves)


def as_played_on(result: Result) -> Result:
    """A result without how the game ended."""
    return replace(result, resigned=False)


def _count_shortened(counts: Counts, start: Game, full: Game, players: list[Player]) -> None:
    begun = time.perf_counter()
    short = continue_game(start.copy(), players, shorten=True)
    counts.seconds_shortened += time.perf_counter() - begun
    counts.shortened += short.foregone > 0
    counts.cards_shortened += cards_played(full) - cards_played(short.game)
    counts.wrong += as_played_on(short.game.result()) != as_played_on(full.result())


def _count_claim(counts: Counts, start: Game, full: Game, players: list[Player], worlds: int) -> None:
    game = start.copy()
    claimed: Game | None = None
    while game.turn is not None:
        if game.claimed and all(claim_holds(game.view(seat)) for seat in SEATS if seat != game.declarer):
            for seat in SEATS:
                if seat != game.declarer:
                    game.push(Resign(seat))
            counts.by_claims += 1
            counts.at_once += claimed is not None and cards_played(claimed) == cards_played(game)
            counts.cards_by_claims += ALL_CARDS - cards_played(game)
            break
        view = game.view(game.turn)
        if view.is_declarer and not game.claimed:
            counts.looks.append(min(_seconds_of_look(view) for _ in range(LOOKS)))
        move = ask_or_claim(players[game.turn], view)
        if move == CLAIM:
            claimed = game.copy()
        game.push(move)
    if claimed is None:
        return
    counts.claimed += 1
    before, after = full.result(), game.result()
    counts.other_points += before.list_points() != after.list_points()
    assert game.declarer is not None
    counts.lower_points += after.list_points()[game.declarer] < before.list_points()[game.declarer]
    counts.refuted += not (_holds_in_worlds(counts, claimed, worlds) and _holds_played_on(claimed, players))


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


def show(counts: Counts) -> None:
    """One line for each figure."""
    games = max(counts.games, 1)
    print(f"games with a contract        {counts.games}")
    print(f"claimed                      {counts.claimed} ({counts.claimed / games:.1%})")
    print(f"  conceded                   {counts.by_claims}, at once {counts.at_once}")
    print(f"  cards not played           {counts.cards_by_claims} ({counts.cards_by_claims / games:.2f} a game)")
    checked = f"in {counts.worlds} worlds, against {RANDOM_DEFENCES + 1} defences each"
    print(f"  refuted                    {counts.refuted} ({checked})")
    print(f"  other list points          {counts.other_points}, fewer for the declarer {counts.lower_points}")
    print(f"shortened                    {counts.shortened} ({counts.shortened / games:.1%})")
    print(f"  cards not played           {counts.cards_shortened} ({counts.cards_shortened / games:.2f} a game)")
    print(f"  other results              {counts.wrong}")
    looks = sorted(1000 * seconds for seconds in counts.looks) or [0.0]
    median, most = looks[len(looks) // 2], looks[95 * len(looks) // 100]
    print(f"ms to look for a claim       median {median:.2f}, 95% {most:.2f}, longest {looks[-1]:.2f} ({len(looks)})")
    print(f"seconds, to the last card    {counts.seconds_played:.1f}, shortened {counts.seconds_shortened:.1f}")


def main() -> None:
    """Read the options, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default="value+rules")
    parser.add_argument("--worlds", type=int, default=100)
    options = parser.parse_args()
    show(measure(options.player, options.games, options.seed, options.worlds))


if __name__ == "__main__":
    main()
